"""Deployment: ships come to the edges of the board, one after the other."""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import (
    can_hold,
    figures,
    printed,
    ships_at,
    waiting_ships,
)
from engine.games.fleet_commander.model.cards import FLEET_SORTS, Formation, SignalSort
from engine.games.fleet_commander.model.decisions import DeployDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.space.grid import Cell


def in_hand(battle: Open, seat: Seat) -> list[Ship]:
    """The ships of *seat* still to be deployed, the heaviest first.

    A seat without a zone deploys none, and ships that a scenario adds are not among them.
    """
    if not battle.edges[seat]:
        return []
    return [
        one
        for one in waiting_ships(battle, seat)
        if one.sort in FLEET_SORTS or isinstance(one.sort, SignalSort)
    ]


def deploy_next(state: FleetState, seat: Seat) -> None:
    """FC-DEPLOY-03..05: asks *seat*, or the next seat with a ship left; else begins the battle."""
    battle = state.open
    order = battle.order
    start = order.index(seat)
    for other in (*order[start:], *order[:start]):
        if in_hand(battle, other):
            if battle.commanders[other].formation is None:
                ask(state, DeployDecision(id=state.asked + 1, seat=other))
            else:
                state.agenda.append(t.DeployInFormation(seat=other))
            return
    state.agenda.append(t.BeginTurn(seat=order[0]))


def check_deployment(view: FleetView, action: a.Deploy | a.DeployFleet) -> None:
    if isinstance(action, a.Deploy):
        _check_deploy(view, action)
    else:
        check_fleet_deployment(view, action)


def _check_deploy(view: FleetView, action: a.Deploy) -> None:
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


def can_deploy(battle: Open, seat: Seat, sizes: Sequence[int]) -> bool:
    """Whether ships of these class points, the largest first, find room in the zone of *seat*."""
    rooms = _rooms(battle, seat)
    return not rooms or _fit(tuple(sizes), tuple(sorted(rooms.values())))


def check_fleet_deployment(view: FleetView, action: a.DeployFleet) -> None:
    """House rule: any formation is allowed, unless signals in a line would tell their sorts."""
    if action.formation not in formations(view.open):
        raise RuleViolation("FC-HIDDEN-01", "signals-in-line")


def formations(battle: Open) -> tuple[Formation, ...]:
    """The formations that a fleet may deploy itself in."""
    return ("random",) if battle.options.hidden_deployment else ("in_line", "random")


def suggest_deployments(view: FleetView, decision: int) -> Iterator[a.Deploy | a.DeployFleet]:
    """Answers to offer: each kind of ship to each sector, the heaviest first; then whole fleets."""
    battle = view.open
    waiting = in_hand(battle, view.seat)
    kinds = {(one.sort, one.weapon): one for one in reversed(waiting)}
    for ship in reversed(kinds.values()):
        for at in battle.edges[view.seat]:
            if takes(battle, waiting, ship, at):
                yield a.Deploy(decision=decision, ship=ship.id, at=at)
    if len(waiting) > 1:
        for formation in formations(battle):
            yield a.DeployFleet(decision=decision, formation=formation)


def default_deployment(view: FleetView, decision: int) -> a.Deploy:
    """FC-DEC-14: the clock deploys the heaviest ship, to the first sector that takes it.

    # Ruling FC-HIDDEN-01: of signals it deploys the one of the lowest number, to the sector with
    # the fewest, because the order of their sorts would tell what they are.
    """
    battle = view.open
    waiting = in_hand(battle, view.seat)
    hidden = battle.options.hidden_deployment
    ship = min(waiting, key=lambda one: one.number) if hidden else waiting[0]
    cells = [cell for cell in battle.edges[view.seat] if takes(battle, waiting, ship, cell)]
    at = min(cells, key=lambda cell: len(ships_at(battle, cell))) if hidden else cells[0]
    return a.Deploy(decision=decision, ship=ship.id, at=at)


def deploy(state: FleetState, seat: Seat, action: a.Deploy, referee: Referee) -> None:
    place_ship(state.open, action.ship, action.at, referee)
    pass_on(state, seat)


def pass_on(state: FleetState, seat: Seat) -> None:
    """FC-DEPLOY-03: once *seat* has deployed a ship, the seat after it is next."""
    order = state.open.order
    following = order[(order.index(seat) + 1) % len(order)]
    state.agenda.append(t.DeployNext(seat=following))


def place_ship(battle: Open, ship: ShipId, at: Cell, referee: Referee) -> None:
    """Puts *ship* on the board *at* a sector, and announces it."""
    battle.ships[ship] = replace(battle.ships[ship], at=at)
    referee.announce(e.Deployed(ship=ship, at=at))


def takes(battle: Open, waiting: Sequence[Ship], ship: Ship, at: Cell) -> bool:
    """Whether *ship*, one of those *waiting*, may be deployed *at* a sector of its zone."""
    return (
        can_hold(battle, ship.owner, [ship], at)
        and _leaves_room(battle, ship.owner, waiting, ship, at)
        and scenario_of(battle).refuses_deployment(battle, ship, at) is None
    )


def _leaves_room(battle: Open, seat: Seat, waiting: Sequence[Ship], ship: Ship, at: Cell) -> bool:
    """FC-DEPLOY-05: whether all other ships could still be deployed with *ship* *at* a sector.

    # Ruling FC-DEPLOY-05: a placement that would leave a ship without a sector is refused.
    """
    classes = figures(battle.data).ship_class
    rooms = _rooms(battle, seat)
    if at in rooms:
        rooms[at] -= classes[ship.sort]
    sizes = tuple([classes[one.sort] for one in waiting if one.id != ship.id])
    return _fit(sizes, tuple(sorted(rooms.values())))


def _rooms(battle: Open, seat: Seat) -> dict[Cell, int]:
    """The class points for which each sector in the zone of *seat* still has room."""
    classes = figures(battle.data).ship_class
    rooms = dict.fromkeys(battle.edges[seat], printed(battle).rulings.most_in_sector)
    for ship in battle.ships:
        if ship.at in rooms:
            rooms[ship.at] -= classes[ship.sort]
    return rooms


@functools.lru_cache(maxsize=4096)
def _fit(sizes: tuple[int, ...], rooms: tuple[int, ...]) -> bool:
    """Whether ships of *sizes*, the largest first, fit into *rooms*, the smallest first."""
    if not sizes:
        return True
    first, *others = sizes
    for room in dict.fromkeys(rooms):
        if room >= first:
            left = list(rooms)
            left.remove(room)
            if _fit(tuple(others), tuple(sorted([*left, room - first]))):
                return True
    return False
