"""Moves: by a blue result, and by the ion drive a second time with the same result."""

import functools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    figures,
    have_only,
    pointed,
    printed,
    ships_at,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Ability, ShipSort, SignalSort
from engine.games.fleet_commander.model.results import (
    AS_PLAYED,
    COST,
    FACE_OF,
    Face,
    Played,
    Result,
)
from engine.games.fleet_commander.model.state import (
    Again,
    FleetState,
    FleetView,
    Open,
    Ship,
    ShipId,
)
from engine.games.fleet_commander.rules.bridge import has_all, spend, usable
from engine.games.fleet_commander.rules.reveal import reveal
from engine.games.fleet_commander.rules.sectors import carry
from engine.games.fleet_commander.rules.sight import Sight
from engine.space.grid import Cell


def check_move(view: FleetView, action: a.Move) -> None:
    """FC-MOVE-01..06: some ships of one sector go to a sector beside it that the die points at."""
    battle = view.open
    at = sector_of(battle, view.seat, action.ships)
    check_dice(view, (action.die,), "B", "FC-MOVE-06")
    if battle.turn.arrived in action.ships:
        raise RuleViolation("FC-SCEN-PASSAGE-07", "just-arrived")
    if action.containers > len(carriable(battle, action.ships)):
        raise RuleViolation("FC-SCEN-RESCUE-06", "cannot-carry")
    _check_step(battle, action.ships, at, action.to, action.die)


def check_move_again(view: FleetView, action: a.MoveAgain) -> None:
    """FC-ABILITY-01, -05: ships that have just moved go on, by the same result."""
    battle, again = view.open, view.open.turn.again
    if again is None or again.foes is not None:
        raise RuleViolation("FC-ABILITY-01", "no-second-play")
    if not set(action.ships) <= set(again.ships):
        raise RuleViolation("FC-ABILITY-05", "did-not-move")
    at = sector_of(battle, view.seat, action.ships)
    if at != again.at:
        raise RuleViolation("FC-ABILITY-05", "did-not-move")
    _check_step(battle, action.ships, at, action.to, again.die)


def move(state: FleetState, seat: Seat, action: a.Move, referee: Referee) -> None:
    battle = state.open
    at = battle.ships[action.ships[0]].at
    assert at is not None
    # FC-ABILITY-01, -03: nobody but ships with ion drive was in the sector.
    if have_only(battle, ships_at(battle, at), Ability.ION_DRIVE):
        battle.turn.again = Again(die=action.die, at=action.to, ships=action.ships)
    spend(battle.commanders[seat], COST[action.die])
    carry(
        state,
        seat,
        action.ships,
        action.to,
        referee,
        how="die",
        die=action.die,
        containers=carriable(battle, action.ships)[: action.containers],
    )


def move_again(state: FleetState, seat: Seat, action: a.MoveAgain, referee: Referee) -> None:
    again = state.open.turn.again
    assert again is not None
    state.open.turn.again = None
    reveal(state.open, action.ships, referee)  # FC-HIDDEN-15
    carry(state, seat, action.ships, action.to, referee, how="again", die=again.die)


def suggest_moves(view: FleetView, sight: Sight | None = None) -> Iterator[a.Order]:
    """Moves to offer: all ships of a sector, or some; of equal ships one stands for all."""
    battle, seat = view.open, view.seat
    dice = directional(view, "B")
    again = battle.turn.again
    if again is not None and again.foes is None:
        yield from _suggest_again(battle, seat, again)
    if not dice:
        return
    sight = sight or Sight(view)
    rooms, prey = rooms_of(battle, seat, sight.by_sector), prey_of(battle, seat)
    for at, ships in sight.mine.items():
        groups = groups_of(battle, able_to_move(battle, ships))
        most = [len(carriable(battle, group)) for _, group in groups]
        for face, die in dice:
            ends = pointed(sight.field, at, face)
            if len(groups) == 1 and not most[0]:
                ((points, group),) = groups
                for to, step in zip(ends, _steps(die, group, ends), strict=True):
                    if points <= rooms[to] and (points or to != prey):
                        yield step
            else:
                yield from _in_groups(die, ends, groups, most, rooms, prey=prey)


def _in_groups(
    die: Played,
    ends: tuple[Cell, ...],
    groups: Sequence[tuple[int, tuple[ShipId, ...]]],
    most: Sequence[int],
    rooms: Sequence[int],
    *,
    prey: Cell | None,
) -> Iterator[a.Move]:
    """Moves by *die* of each group to each of *ends* with room for it, laden ones first.

    *most* gives the containers that each group can carry. Groups of decoys alone, which count no
    class points, do not go to *prey*, the sector of an enemy's shuttle.
    """
    choices = [
        (points, _steps(die, group, ends), _steps(die, group, ends, laden) if laden else ())
        for (points, group), laden in zip(groups, most, strict=True)
    ]
    for number, to in enumerate(ends):
        for points, steps, laden_steps in choices:
            if points <= rooms[to] and (points or to != prey):
                if laden_steps:
                    yield laden_steps[number]
                yield steps[number]


@functools.lru_cache(maxsize=4096)
def _steps(
    die: Played, ships: tuple[ShipId, ...], ends: tuple[Cell, ...], containers: int = 0
) -> tuple[a.Move, ...]:
    """The move to each of *ends*; cached, as most ships stay where they are for many turns."""
    return tuple([a.Move(die=die, ships=ships, to=to, containers=containers) for to in ends])


def able_to_move(battle: Open, ships: Sequence[Ship]) -> Sequence[Ship]:
    """The ships of a sector that a blue die may move, first those that may carry a container."""
    turn = battle.turn
    if turn.arrived is not None:
        ships = [ship for ship in ships if ship.id != turn.arrived]
    if (began := turn.began) is not None:
        ships = sorted(ships, key=lambda ship: began.ships[ship.id] != ship.at)
    return ships


def carriable(battle: Open, ships: Sequence[ShipId]) -> tuple[int, ...]:
    """FC-SCEN-RESCUE-06, -07: numbers of the containers that *ships* of one sector may carry.

    A ship carries one, if both have begun the turn in one sector. A decoy, which is no ship,
    carries none.
    """
    began = battle.turn.began
    if began is None:
        return ()
    at = battle.ships[ships[0]].at
    decoy = SignalSort.DECOY
    hands = Counter(began.ships[ship] for ship in ships if battle.ships[ship].sort is not decoy)
    found: list[int] = []
    for number, container in enumerate(battle.containers):
        start = began.containers[number]
        if container.at is not None and container.at == at and hands[start]:
            hands[start] -= 1
            found.append(number)
    return tuple(found)


def check_dice(view: FleetView, dice: Sequence[Played], colour: str, rule: str) -> None:
    """FC-DICE-07: all *dice* are of *colour*, and their results are held.

    :raises RuleViolation: by *rule* if a result is not held.
    """
    wanted: list[Result] = []
    for die in dice:
        if die[0] != colour:
            raise RuleViolation("FC-DICE-07", "wrong-colour")
        wanted += COST[die]
    if not has_all(usable(view.open.commanders[view.seat]), wanted):
        raise RuleViolation(rule, "no-such-die")


def directional(view: FleetView, colour: str) -> tuple[tuple[Face, Played], ...]:
    """Each face as which held results of *colour* can be played, M last, with the cheapest way to
    do so.
    """
    held = usable(view.open.commanders[view.seat])
    return _cheapest(colour, tuple([result for result in held if result[0] == colour]))


@functools.lru_cache(maxsize=256)
def _cheapest(colour: str, held: tuple[Result, ...]) -> tuple[tuple[Face, Played], ...]:
    found: list[tuple[Face, Played]] = []
    for face, ways in AS_PLAYED[colour].items():
        for way in ways:
            if has_all(held, COST[way]):
                found.append((face, way))
                break
    return tuple(found)


def rooms_of(battle: Open, seat: Seat, by_sector: Mapping[Cell, Sequence[Ship]]) -> list[int]:
    """The class points that *seat* may still bring to each sector; -1 where it may bring none."""
    classes, most = figures(battle.data).ship_class, printed(battle).rulings.most_in_sector
    rooms, shuttle = [most] * len(battle.sectors), ShipSort.SHUTTLE  # FC-SCEN-CAPTURE-07
    for at, ships in by_sector.items():
        first, room = ships[0], -1
        if first.owner == seat or (len(ships) == 1 and first.sort is shuttle):
            room = most
            for ship in ships:
                room -= classes[ship.sort]
        rooms[at] = room
    for token in battle.tokens:
        if token.at is not None:
            rooms[token.at] = -1
    return rooms


def prey_of(battle: Open, seat: Seat) -> Cell | None:
    """FC-SCEN-CAPTURE-07: the sector of the shuttle of an opponent of *seat*; None without one."""
    shuttle = ShipSort.SHUTTLE
    return next((s.at for s in battle.ships if s.sort is shuttle and s.owner != seat), None)


def groups_of(battle: Open, ships: Sequence[Ship]) -> Sequence[tuple[int, tuple[ShipId, ...]]]:
    """Each distinct choice of *ships* with its class points; all ships come first.

    Ships differ in sort, hull, weapon, drones on them, and whether they are hidden.
    """
    if len(ships) == 1:
        return [(figures(battle.data).ship_class[ships[0].sort], (ships[0].id,))]
    return _groups(battle.data, tuple(ships), beset(battle))


def beset(battle: Open) -> tuple[ShipId, ...]:
    """The ships with drones on them, each once for each token on it."""
    return tuple([token.on for token in battle.tokens if token.on is not None])


@functools.lru_cache(maxsize=1024)
def _groups(
    data: str, ships: tuple[Ship, ...], drones: tuple[ShipId, ...]
) -> tuple[tuple[int, tuple[ShipId, ...]], ...]:
    classes = figures(data).ship_class
    kinds: dict[tuple[str, int, bool, str | None, int], list[Ship]] = {}
    for ship in ships:
        kind = (ship.sort, ship.hull, ship.hidden, ship.weapon, drones.count(ship.id))
        kinds.setdefault(kind, []).append(ship)
    found: list[tuple[int, tuple[ShipId, ...]]] = []
    for counts in product(*[range(len(alike), -1, -1) for alike in kinds.values()]):
        taken = [one for n, alike in zip(counts, kinds.values(), strict=True) for one in alike[:n]]
        if taken:
            points = sum([classes[ship.sort] for ship in taken])
            found.append((points, tuple([ship.id for ship in taken])))
    return tuple(found)


def _suggest_again(battle: Open, seat: Seat, again: Again) -> Iterator[a.Order]:
    left = [battle.ships[ship] for ship in again.ships if battle.ships[ship].at == again.at]
    if not left:
        return
    rooms = rooms_of(battle, seat, ships_by_sector(battle))
    groups = groups_of(battle, left)
    for to in pointed(board(battle), again.at, FACE_OF[again.die]):
        for points, group in groups:
            if points <= rooms[to]:
                yield a.MoveAgain(ships=group, to=to)


def sector_of(battle: Open, seat: Seat, ships: Sequence[ShipId]) -> Cell:
    """The sector that *ships* of *seat* share.

    :raises RuleViolation: if they are not ships of *seat* in one sector of the board.
    """
    if len(set(ships)) < len(ships) or max(ships) >= len(battle.ships):
        raise RuleViolation("FC-TURN-05", "no-such-ship")
    group = [battle.ships[ship] for ship in ships]
    at = group[0].at
    if at is None or {ship.owner for ship in group} != {seat}:
        raise RuleViolation("FC-TURN-05", "not-your-ship")
    if {ship.at for ship in group} != {at}:
        raise RuleViolation("FC-TURN-05", "not-together")
    return at


def _check_step(battle: Open, ships: Sequence[ShipId], at: Cell, to: Cell, die: Played) -> None:
    field = board(battle)
    if to not in field.cells or to not in pointed(field, at, FACE_OF[die]):
        raise RuleViolation("FC-MOVE-01", "not-that-way")
    group = [battle.ships[ship] for ship in ships]
    if not can_hold(battle, group[0].owner, group, to):
        raise RuleViolation("FC-MOVE-04", "no-room")
