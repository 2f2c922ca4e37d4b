"""Plans of several steps that win a battle, where no shot does by itself or after one move."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from engine.core.records import value
from engine.games.fleet_commander.judgement.certainty import (
    OPEN,
    destroys,
    points_to_lose,
    victory_by,
    weapon_damage,
)
from engine.games.fleet_commander.judgement.costs import all_taken_by, taken_by
from engine.games.fleet_commander.judgement.forecast import attack_power
from engine.games.fleet_commander.judgement.positions import Position, goes_on, position_of
from engine.games.fleet_commander.judgement.reckoning import (
    Intent,
    after,
    reckoned,
    unanswered,
    view_of,
    world_of,
)
from engine.games.fleet_commander.judgement.threats import targets
from engine.games.fleet_commander.judgement.worth import VICTORY
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board, figures, firepower_of
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.space.grid import Cell

MOST_DICE: Final = 3
"""Most dice that a plan takes."""

MOST_POSITIONS: Final = 150
"""Most positions that one search looks at."""

STEPS: Final = 2
"""Sectors that a blue die may move ships; it counts twice because of ion drive."""

Orders: TypeAlias = tuple[a.Order, ...]


def winning_plans(view: FleetView, every: Sequence[Intent]) -> Iterator[Intent]:
    """A plan that surely wins, else one that wins unless answered: the first of fewest steps.

    There is none if one of *every* wins as surely already. The search is bounded: ships only come
    nearer to enemies whose loss ends the battle, and gas clouds are the only special sectors
    entered.
    """
    if not scenario_of(view.open).by_points or not _may_win(view):
        return
    known = {victory_by(view, one) for one in every if one.gain >= VICTORY / 2}
    if "sure" in known:
        return
    sure, other = _searched(view, {one.actions for one in every})
    found = sure or other
    if found is None:
        return
    if sure is None and (known or any(victory_by(view, one) for one in every)):
        return
    yield reckoned(found, world_of(view), view.seat)


def win_unless_answered(view: FleetView, every: Sequence[Intent]) -> Intent | None:
    """The intent of *every* that wins unless it is answered, by the fewest dice; None if none does.

    None too in a scenario that points do not decide.
    """
    if not scenario_of(view.open).by_points or not _may_win(view):
        return None
    found = [one for one in every if victory_by(view, one) == "unanswered"]
    return min(found, key=lambda one: len(all_taken_by(*one.actions)), default=None)


def _may_win(view: FleetView) -> bool:
    """Whether all ships with all dice may destroy one or two enemies whose loss ends the battle."""
    battle, red = view.open, _count(view, "R")
    if not red:
        return False
    mine = [one for one in battle.ships if one.owner == view.seat and one.at is not None]
    most = red * firepower_of(battle, mine)
    foes = [one for one in targets(view) if one.hull <= most]
    left = points_to_lose(battle)
    return any(_lose_by(battle, left, few) for count in (1, 2) for few in combinations(foes, count))


def _lose_by(battle: Open, left: Mapping[int, int], ships: Sequence[Ship]) -> bool:
    """Whether the loss of *ships* ends the battle for the side of the first of them.

    *left* gives, by side, the class points that it has yet to lose before it is defeated.
    """
    classes = figures(battle.data).ship_class
    first = battle.commanders[ships[0].owner].side
    of_first = [one for one in ships if battle.commanders[one.owner].side == first]
    return sum(classes[one.sort] for one in of_first) >= left[first]


def _count(view: FleetView, colour: str) -> int:
    """The number of directional results of *colour* that are held."""
    held = usable(view.open.commanders[view.seat])
    return sum(one[0] == colour and one[2] != "S" for one in held)


@value
class _Line:
    """Orders *played* in a search, the unanswered *world* after them, and *dice* left to take."""

    played: Orders
    world: FleetState
    dice: int


def _searched(view: FleetView, known: set[Orders]) -> tuple[Orders | None, Orders | None]:
    """Orders that surely win, and orders that win unless answered; None if none are found.

    *known* are the orders of intents found before, which are left out.
    """
    seat, looked = view.seat, 0
    other: Orders | None = None
    lines = deque([_Line(played=(), world=world_of(view), dice=MOST_DICE)])
    seen: set[Position] = set()
    while lines and looked < MOST_POSITIONS:
        line = lines.popleft()
        for order in _useful(view_of(line.world, seat), line.dice):
            played = (*line.played, order)
            world = after(line.world, seat, order, unanswered)
            looked += 1
            if seat in (world.open.winners or ()) and played not in known:
                if destroys(view, played):
                    return played, other
                other = other or played
            position = position_of(world.open, seat)
            if goes_on(world, seat) and position not in seen:
                seen.add(position)
                dice = line.dice - len(all_taken_by(order))
                lines.append(_Line(played=played, world=world, dice=dice))
    return None, other


def _useful(view: FleetView, dice: int) -> list[a.Order]:
    """Orders of at most *dice* dice that may help to win; the last of the dice fires.

    They are shots that destroy or help to destroy, and moves nearer to enemies whose loss ends the
    battle.
    """
    left = points_to_lose(view.open)
    last = [one for one in targets(view) if _lose_by(view.open, left, (one,))]
    aims = {one.id for one in last}
    places = [one.at for one in last if one.at is not None]
    return [
        order
        for order in orders.suggest(view)
        if len(all_taken_by(order)) <= dice and _helps(view, order, dice, aims, places)
    ]


def _helps(
    view: FleetView, order: a.Order, dice: int, aims: set[int], places: Sequence[Cell]
) -> bool:
    battle = view.open
    more = dice > len(all_taken_by(order))
    match order:
        case a.Attack(target=target, held=()):
            left = battle.ships[target].hull - attack_power(view, order)
            return (target in aims and (left <= 0 or more)) or (left <= 0 and more)
        case a.FireWeapon(target=int() as target):
            return target in aims and weapon_damage(view, order) >= battle.ships[target].hull
        case a.Move() | a.MoveAgain():
            return more and _comes_near(view, order, dice, places)
        case _:
            return False


def _comes_near(
    view: FleetView, move: a.Move | a.MoveAgain, dice: int, places: Sequence[Cell]
) -> bool:
    """Whether *move* leads no further from one of *places*, and near enough to fire in time."""
    battle = view.open
    at = battle.ships[move.ships[0]].at
    if not places or at is None or battle.sectors[move.to] not in OPEN:
        return False
    far = board(battle).distances
    moves = min(_count(view, "B"), dice - 1) - len(taken_by(move))
    steps = STEPS * moves + isinstance(move, a.Move)
    reach = max(1, min(_count(view, "R"), dice - len(taken_by(move)))) + steps
    return any(far[move.to][one] <= min(reach, far[at][one]) for one in places)
