"""Fleets arranged unseen: commanders put ships where they like, and all are shown at once."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import can_hold, points_of, printed, ships_at
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.state import (
    FleetState,
    FleetView,
    Open,
    Ship,
    ShipId,
    known_to,
)
from engine.games.fleet_commander.rules.deploy import (
    check_fleet_deployment,
    formations,
    in_hand,
    place_ship,
)
from engine.games.fleet_commander.rules.formations import formed
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.space.grid import Cell

Arranging = a.Deploy | a.DeployFleet | a.Ready


def arrange_fleets(state: FleetState, referee: Referee) -> None:
    """House option: puts every fleet in a formation, and asks all commanders for changes."""
    battle = state.open
    arranging = [seat for seat in battle.order if in_hand(battle, seat)]
    for seat in arranging:
        state.own[seat].places = formed(battle, seat, formations(battle)[0], referee)
    if arranging:
        state.agenda.append(t.ShowFleets())
        asked = enumerate(arranging, state.asked + 1)
        ask(state, *(d.ArrangeDecision(id=number, seat=seat) for number, seat in asked))


def form_up(state: FleetState, seat: Seat, action: a.DeployFleet, referee: Referee) -> None:
    """Puts all ships of *seat* in another formation, unseen."""
    state.own[seat].places = formed(state.open, seat, action.formation, referee)
    referee.announce(e.FleetArranged(to=only(seat), how=action.formation))


def move_ship(state: FleetState, seat: Seat, action: a.Deploy, referee: Referee) -> None:
    """Moves a ship of *seat*, unseen; ships that leave no room for it take its place."""
    own = state.own[seat]
    battle = known_to(state.open, own)
    ship = battle.ships[action.ship]
    assert ship.at is not None, "who is arranged stands somewhere"
    now = dict.fromkeys(exchanged(battle, ship, action.at), ship.at) | {ship.id: action.at}
    own.places = tuple((one, now.get(one, at)) for one, at in own.places)
    moved = e.FleetArranged(to=only(seat), how="moved", ship=action.ship, at=action.at)
    referee.announce(moved)


def exchanged(battle: Open, ship: Ship, to: Cell) -> tuple[ShipId, ...]:
    """The ships that change places with *ship*, which goes *to* a sector; none if it has room."""
    without, lifted = _lifted(battle, ship)
    if can_hold(without, ship.owner, [lifted], to):
        return ()
    return tuple(one.id for one in ships_at(battle, to) if one.sort is not ShipSort.SHUTTLE)


def be_ready(seat: Seat, referee: Referee) -> None:
    """Announces that *seat* is ready; its fleet is shown together with all others."""
    referee.announce(e.FleetArranged(to=only(seat), how="ready"))


def check_arrangement(view: FleetView, asked: d.ArrangeDecision, action: Arranging) -> None:
    """FC-DEPLOY-01, -03: one moves one's own ship within one's zone, or chooses a formation."""
    del asked
    if isinstance(action, a.DeployFleet):
        check_fleet_deployment(view, action)
    elif isinstance(action, a.Deploy) and (refusal := _refusal(view, action)) is not None:
        raise refusal


def suggest_arrangement(view: FleetView, decision: int) -> Iterator[Arranging]:
    """Answers to offer: to keep the fleet as it stands; formations; each ship to each sector."""
    battle = view.open
    yield a.Ready(decision=decision)
    for formation in formations(battle):
        yield a.DeployFleet(decision=decision, formation=formation)
    for ship in _arranged(view):
        for at in battle.edges[view.seat]:
            move = a.Deploy(decision=decision, ship=ship.id, at=at)
            if at != ship.at and _refusal(view, move) is None:
                yield move


def arrange(
    state: FleetState, asked: d.ArrangeDecision, action: Arranging, referee: Referee
) -> None:
    match action:
        case a.Deploy():
            move_ship(state, asked.seat, action, referee)
        case a.DeployFleet():
            form_up(state, asked.seat, action, referee)
        case a.Ready():
            be_ready(asked.seat, referee)


ARRANGEMENT: Final = Question[FleetState, FleetView, d.ArrangeDecision, Arranging](
    decision=d.ArrangeDecision,
    answers=(a.Deploy, a.DeployFleet, a.Ready),
    leave_open=(a.Deploy, a.DeployFleet),
    check=check_arrangement,
    suggest=lambda view, asked: suggest_arrangement(view, asked.id),
    resolve=arrange,
)


def show_fleets(state: FleetState, referee: Referee) -> None:
    """Puts all ships on the board once everybody is ready, in the order of their numbers."""
    referee.announce(e.FleetsShown())
    for own in state.own.values():
        for ship, at in sorted(own.places):
            place_ship(state.open, ship, at, referee)
        own.places = ()


def _arranged(view: FleetView) -> list[Ship]:
    """The ships that the view's seat arranges, with the sectors where they stand."""
    return [] if view.own is None else [view.open.ships[ship] for ship, _ in view.own.places]


def _lifted(battle: Open, ship: Ship) -> tuple[Open, Ship]:
    """*battle* with *ship* taken off the board, and that ship."""
    lifted = replace(ship, at=None)
    ships = [lifted if one.id == ship.id else one for one in battle.ships]
    return replace(battle, ships=ships), lifted


def _refusal(view: FleetView, action: a.Deploy) -> RuleViolation | None:
    battle = view.open
    ship = next((one for one in _arranged(view) if one.id == action.ship), None)
    if ship is None:
        return RuleViolation("FC-DEPLOY-03", "not-in-hand")
    if action.at not in battle.edges[view.seat]:
        return RuleViolation("FC-DEPLOY-03", "not-your-zone")
    if action.at == ship.at:
        return RuleViolation("FC-DEPLOY-03", "already-there")
    if not _fits(battle, ship, action.at):
        return RuleViolation("FC-DEPLOY-01", "no-room")
    without, lifted = _lifted(battle, ship)
    if exchanged(battle, ship, action.at):
        return None  # Ships change places: no sector is left empty.
    return scenario_of(without).refuses_deployment(without, lifted, action.at)


def _fits(battle: Open, ship: Ship, to: Cell) -> bool:
    """Whether *to* has room for *ship*, and its old sector for the ships it changes places with."""
    others = exchanged(battle, ship, to)
    ships = [
        replace(one, at=ship.at if one.id in others else to if one.id == ship.id else one.at)
        for one in battle.ships
    ]
    most = printed(battle).rulings.most_in_sector
    after = replace(battle, ships=ships)
    return all(
        points_of(after, ships_at(after, at)) <= most for at in (to, ship.at) if at is not None
    )
