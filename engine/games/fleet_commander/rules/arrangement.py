"""Fleets arranged unseen: commanders put ships where they like, and all are shown at once."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander import tasks as t
from engine.games.fleet_commander.battlefield import can_hold
from engine.games.fleet_commander.rules.deploy import formations, in_hand, place_ship, takes
from engine.games.fleet_commander.rules.formations import formed
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.state import FleetState, FleetView, Open, Ship


def arrange_fleets(state: FleetState, referee: Referee) -> None:
    """House option: every fleet stands in a formation already, which its commander may change."""
    battle = state.open
    arranging = [seat for seat in battle.order if in_hand(battle, seat)]
    for seat in arranging:
        form_up(state, seat, a.DeployFleet(decision=0, formation=formations(battle)[0]), referee)
    if arranging:
        state.agenda.append(t.ShowFleets())
        asked = enumerate(arranging, state.asked + 1)
        ask(state, *(d.ArrangeDecision(id=number, seat=seat) for number, seat in asked))


def form_up(state: FleetState, seat: Seat, action: a.DeployFleet, referee: Referee) -> None:
    """All ships of *seat* stand in another formation, unseen."""
    state.own[seat].places = formed(state.open, seat, action.formation, referee)


def move_ship(state: FleetState, seat: Seat, action: a.Deploy) -> None:
    """One ship of *seat* stands elsewhere, unseen."""
    own = state.own[seat]
    own.places = tuple((ship, action.at if ship == action.ship else at) for ship, at in own.places)


def check_move(view: FleetView, action: a.Deploy) -> None:
    """FC-DEPLOY-01, -03: a ship of one's own to another sector of one's zone that takes it."""
    battle = view.open
    ship = next((one for one in _arranged(view) if one.id == action.ship), None)
    if ship is None:
        raise RuleViolation("FC-DEPLOY-03", "not-in-hand")
    if action.at not in battle.edges[view.seat]:
        raise RuleViolation("FC-DEPLOY-03", "not-your-zone")
    if action.at == ship.at:
        raise RuleViolation("FC-DEPLOY-03", "already-there")
    without, lifted = _lifted(battle, ship)
    if not can_hold(without, view.seat, [lifted], action.at):
        raise RuleViolation("FC-DEPLOY-01", "no-room")
    if (refusal := scenario_of(without).refuses_deployment(without, lifted, action.at)) is not None:
        raise refusal


def suggest_arrangement(view: FleetView, decision: int) -> Iterator[a.Answer]:
    """To go on with the fleet as it stands, formations, then each ship to each sector."""
    battle = view.open
    yield a.Ready(decision=decision)
    for formation in formations(battle):
        yield a.DeployFleet(decision=decision, formation=formation)
    for ship in _arranged(view):
        without, lifted = _lifted(battle, ship)
        for at in battle.edges[view.seat]:
            if at != ship.at and takes(without, [lifted], lifted, at):
                yield a.Deploy(decision=decision, ship=ship.id, at=at)


def show_fleets(state: FleetState, referee: Referee) -> None:
    """Everybody is ready: all ships come to the board, in the order of their numbers."""
    referee.announce(e.FleetsShown())
    for own in state.own.values():
        for ship, at in sorted(own.places):
            place_ship(state.open, ship, at, referee)
        own.places = ()


def _arranged(view: FleetView) -> list[Ship]:
    """The ships that the view's seat arranges, where they stand."""
    return [] if view.own is None else [view.open.ships[ship] for ship, _ in view.own.places]


def _lifted(battle: Open, ship: Ship) -> tuple[Open, Ship]:
    """*battle* with *ship* in hand again, and the ship."""
    lifted = replace(ship, at=None)
    ships = [lifted if one.id == ship.id else one for one in battle.ships]
    return replace(battle, ships=ships), lifted
