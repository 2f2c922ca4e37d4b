"""Deployment: ships come to the edges of the board, one after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander import tasks as t
from engine.games.fleet_commander.battlefield import (
    can_hold,
    figures,
    points_of,
    printed,
    ships_at,
    waiting_ships,
)
from engine.games.fleet_commander.cards import FLEET_SORTS, SignalSort
from engine.games.fleet_commander.decisions import DeployDecision
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.state import FleetState, FleetView, Open, Ship
from engine.space.grid import Cell


def in_hand(battle: Open, seat: Seat) -> list[Ship]:
    """The ships of *seat* still to be deployed, the heaviest first.

    Who has no zone deploys none; ships that a scenario adds come by themselves.
    """
    if not battle.edges[seat]:
        return []
    return [
        one
        for one in waiting_ships(battle, seat)
        if one.sort in FLEET_SORTS or isinstance(one.sort, SignalSort)
    ]


def deploy_next(state: FleetState, seat: Seat) -> None:
    """FC-DEPLOY-03..05: whose turn it is, or who is next and has a ship left; else the battle."""
    battle = state.open
    order = battle.order
    start = order.index(seat)
    for other in (*order[start:], *order[:start]):
        if in_hand(battle, other):
            ask(state, DeployDecision(id=state.asked + 1, seat=other))
            return
    state.agenda.append(t.BeginTurn(seat=order[0]))


def check_deploy(view: FleetView, action: a.Deploy) -> None:
    battle = view.open
    waiting = in_hand(battle, view.seat)
    ship = next((one for one in waiting if one.id == action.ship), None)
    if ship is None:
        raise RuleViolation("FC-DEPLOY-03", "not-in-hand")
    if action.at not in battle.edges[view.seat]:
        raise RuleViolation("FC-DEPLOY-03", "not-your-zone")
    if not can_hold(battle, view.seat, [ship], action.at):
        raise RuleViolation("FC-DEPLOY-01", "no-room")
    if not _leaves_room(battle, view.seat, waiting, ship, action.at):
        raise RuleViolation("FC-DEPLOY-05", "no-room-for-others")
    refusal = scenario_of(battle).refuses_deployment(battle, ship, action.at)
    if refusal is not None:
        raise refusal


def suggest_deployments(view: FleetView, decision: int) -> Iterator[a.Answer]:
    """Each kind of ship to each sector that takes it; the heaviest first."""
    battle = view.open
    waiting = in_hand(battle, view.seat)
    kinds = {(one.sort, one.weapon): one for one in reversed(waiting)}
    for ship in reversed(kinds.values()):
        for at in battle.edges[view.seat]:
            if _takes(battle, waiting, ship, at):
                yield a.Deploy(decision=decision, ship=ship.id, at=at)


def default_deployment(view: FleetView, decision: int) -> a.Deploy:
    """What the clock deploys: the heaviest ship, to the first sector that takes it."""
    battle = view.open
    waiting = in_hand(battle, view.seat)
    ship = waiting[0]
    at = next(cell for cell in battle.edges[view.seat] if _takes(battle, waiting, ship, cell))
    return a.Deploy(decision=decision, ship=ship.id, at=at)


def deploy(state: FleetState, seat: Seat, action: a.Deploy, referee: Referee) -> None:
    _place(state.open, action.ship, action.at, referee)
    order = state.open.order
    following = order[(order.index(seat) + 1) % len(order)]
    state.agenda.append(t.DeployNext(seat=following))


def deploy_in_line(battle: Open, referee: Referee) -> None:
    """House option: every fleet spread over its zone, the heaviest ships in the middle."""
    for seat in battle.order:
        edge = battle.edges[seat]
        spread = _spread(battle, seat, referee)
        while waiting := in_hand(battle, seat):
            ship = waiting[0]
            places = [edge[place] for place in spread]
            open_to = [at for at in places if can_hold(battle, seat, [ship], at)]
            at = min(open_to, key=lambda cell: points_of(battle, ships_at(battle, cell)))
            _place(battle, ship.id, at, referee)


def _spread(battle: Open, seat: Seat, referee: Referee) -> list[int]:
    """The places of a zone in the order in which they are filled: the middle ones first.

    # Ruling FC-HIDDEN-01: signals are spread by chance, for the middle would tell what they are.
    """
    places = len(battle.edges[seat])
    if not battle.options.hidden_deployment:
        middle = (places - 1) / 2
        return sorted(range(places), key=lambda place: (abs(place - middle), place))
    left, found = [*range(places)], list[int]()
    while left:
        found.append(referee.draw(left, "FC-HIDDEN-01", only(seat)))
        left.remove(found[-1])
    return found


def _place(battle: Open, ship: int, at: Cell, referee: Referee) -> None:
    battle.ships[ship] = replace(battle.ships[ship], at=at)
    referee.announce(e.Deployed(ship=ship, at=at))


def _takes(battle: Open, waiting: Sequence[Ship], ship: Ship, at: Cell) -> bool:
    """Whether *ship*, one of those *waiting*, may be deployed *at* a sector of its zone."""
    return (
        can_hold(battle, ship.owner, [ship], at)
        and _leaves_room(battle, ship.owner, waiting, ship, at)
        and scenario_of(battle).refuses_deployment(battle, ship, at) is None
    )


def _leaves_room(battle: Open, seat: Seat, waiting: Sequence[Ship], ship: Ship, at: Cell) -> bool:
    """FC-DEPLOY-05: whether all others could still be deployed once *ship* is *at* a sector.

    # Ruling FC-DEPLOY-05: a placement that would leave a ship without a sector is refused.
    """
    classes = figures(battle.data).ship_class
    most = printed(battle).rulings.most_in_sector
    rooms = [
        most - points_of(battle, ships_at(battle, cell)) - (classes[ship.sort] if cell == at else 0)
        for cell in battle.edges[seat]
    ]
    return _fit([classes[one.sort] for one in waiting if one.id != ship.id], rooms)


def _fit(sizes: Sequence[int], rooms: Sequence[int]) -> bool:
    """Whether things of *sizes*, the largest first, fit into *rooms*."""
    if not sizes:
        return True
    first, *others = sizes
    for room in sorted(set(rooms)):
        if room >= first:
            left = list(rooms)
            left.remove(room)
            if _fit(others, [*left, room - first]):
                return True
    return False
