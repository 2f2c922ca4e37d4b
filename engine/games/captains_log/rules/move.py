"""Moves of a captain's ship: movement points by yaw and wind, then hex by hex."""

import functools
from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Sail, TurnAbout
from engine.games.captains_log.model.cards import ShipCard
from engine.games.captains_log.model.chart import NOWHERE, chart
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import ship_card
from engine.games.captains_log.model.state import Captain, Hex, LogState, LogView, Open, Upgrade
from engine.games.captains_log.model.tasks import Cross, EnterFireZone
from engine.games.captains_log.rules import hold, ships, turn
from engine.games.captains_log.rules.berths import Berths
from engine.space.hexes import HEADINGS, Heading

FRONT = (0, 60, 300)

_SAIL: Final = tuple(Sail(heading=heading) for heading in HEADINGS)
_TURNS_ABOUT: Final = {
    now: tuple(TurnAbout(heading=heading) for heading in HEADINGS if heading != now)
    for now in HEADINGS
}


_Leg: TypeAlias = tuple[Hex, Heading, int, tuple[Heading, ...]]
"""A step to try: the hex that it leaves, its heading, the movement points before it, and the
headings of the steps before.
"""


def movement(sea: Open, captain: Captain, heading: Heading) -> int:
    """CL-MOVE-02: movement points of a move whose first step goes to *heading*.

    They depend on the ship, its draft and sails, the yaw of that step, and the wind.
    """
    return movements(sea, captain, hold.draft(sea, captain))[heading // 60]


def movements(sea: Open, captain: Captain, draft: int) -> tuple[int, ...]:
    """Points of a move for each heading of its first step, *draft* halves being the
    loaded draft.
    """
    card = ship_card(sea, captain)
    points = card.movement + captain.upgrades.get(Upgrade.SAILS, 0) - captain.sail_damage
    points -= hold.draft_penalty(draft, card.draft)
    # CL-MOVE-18: from an anchorage a ship leaves in any direction.
    facing = None if captain.at in chart(sea).moorings else captain.heading
    return _movements(sea.data, captain.ship, sea.wind, facing, points)


def check_sail(view: LogView, action: Sail) -> None:
    sea = view.open
    captain = sea.captains[view.seat]
    if sea.turn.points is None:
        _check_move_left(view)
        points = movement(sea, captain, action.heading)
    else:
        points = sea.turn.points
        _check_ahead(captain, action.heading)
    if points < 1:
        raise RuleViolation("CL-MOVE-01", "no-points-left")
    berths = Berths(sea, view.seat)
    to = _check_water(berths, captain, action.heading)
    if not berths.allows(to, action.heading, points - 1):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-there")


def check_turn_about(view: LogView, action: TurnAbout) -> None:
    """CL-MOVE-17: turning in place takes the whole Move, and needs another heading."""
    _check_move_left(view)
    if action.heading == view.open.captains[view.seat].heading:
        raise RuleViolation("CL-MOVE-17", "already-facing")


def may_move(view: LogView) -> bool:
    """CL-TURN-04, -05: whether a move is under way or can still begin."""
    now = view.open.turn
    return now.points is not None or not (now.moved or now.actions >= turn.ACTIONS)


def may_rest(view: LogView) -> bool:
    """CL-MOVE-06, CL-AMB-93: whether the move may end here; it always may if no way leads on."""
    return view.open.turn.points is None or may_stay(Berths(view.open, view.seat))


def may_stay(berths: Berths) -> bool:
    """CL-MOVE-06, CL-AMB-93: ``may_rest``, for a caller that has *berths* already."""
    captain, points = berths.sea.captains[berths.seat], berths.sea.turn.points
    if points is None:
        return True
    assert captain.at is not None
    assert captain.heading is not None
    return berths.free(captain.at) or not berths.ways_out(captain.at, captain.heading, points)


def check_rest(view: LogView) -> None:
    """CL-MOVE-06: refuse an action that ends the move in a hex where it may not end."""
    if not may_rest(view):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-here")


def check_point_left(view: LogView) -> None:
    """CL-FREE-05, CL-AMB-23: check that a point is left, and after it a way on if the move may not
    end here.

    :raises RuleViolation: if not.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    if not sea.turn.points:
        raise RuleViolation("CL-FREE-05", "no-points-left")
    assert captain.at is not None
    assert captain.heading is not None
    berths = Berths(sea, view.seat)
    if not berths.allows(captain.at, captain.heading, sea.turn.points - 1):
        raise RuleViolation("CL-MOVE-06", "cannot-stop-here")


def suggest_moves(berths: Berths) -> Iterator[Sail | TurnAbout]:
    """Every legal step of the seat of *berths*, and before the first step every turn in place.

    The ship must be able to move.
    """
    sea = berths.sea
    captain, begun = sea.captains[berths.seat], sea.turn.points
    assert captain.at is not None
    assert captain.heading is not None
    if begun is not None:
        yield from _suggest_onward(berths, captain.at, captain.heading, begun)
        return
    exits, depth = berths.chart.exits[captain.at], berths.chart.depth
    points = movements(sea, captain, berths.draft)
    for index, to in enumerate(exits):
        if to != NOWHERE and depth[to] >= berths.draft and points[index]:
            sail_ = _SAIL[index]
            if berths.allows(to, sail_.heading, points[index] - 1):
                yield sail_
    yield from _TURNS_ABOUT[captain.heading]


def sail(state: LogState, seat: Seat, action: Sail, referee: Referee) -> None:
    """CL-MOVE-03, -15, -19: sail one hex for a point; the first step settles the points of the
    move.
    """
    sea = state.open
    captain, now = sea.captains[seat], sea.turn
    assert captain.at is not None
    if now.points is None:
        points = movement(sea, captain, action.heading)
        turn.spend_action(sea)
        now.moved, now.points = True, points
        now.shot_at_by.clear()
    assert now.points is not None
    start, to = captain.at, chart(sea).exits[captain.at][action.heading // 60]
    now.points -= 1
    captain.at, captain.heading = to, action.heading
    referee.announce(
        e.Sailed(ship=seat, start=start, at=to, heading=action.heading, points=now.points)
    )
    entered(state, seat, to)


def turn_about(state: LogState, seat: Seat, action: TurnAbout, referee: Referee) -> None:
    """CL-MOVE-17: turn in place, which is the whole Move."""
    turn.spend_action(state.open)
    state.open.turn.moved = True
    state.open.captains[seat].heading = action.heading
    referee.announce(e.Turned(ship=seat, heading=action.heading))


def entered(state: LogState, ship: Seat, at: Hex) -> None:
    """CL-MOVE-08, -09, CL-FORT-06: let ships in the hex, and a fortress over it, fire at *ship*."""
    sea = state.open
    state.agenda += [
        Cross(ship=ship, other=other) for other in reversed(ships.ships_at(sea, at, but=ship))
    ]
    if at in chart(sea).fire:
        state.agenda.append(EnterFireZone(ship=ship))


@value
class Course:
    """A *way*, as the headings of its steps, and the movement points left at its end."""

    way: tuple[Heading, ...]
    points: int


def routes(view: LogView) -> dict[Hex, tuple[Heading, ...]]:
    """The shortest way, as headings, to each hex in which the move could end now."""
    found: dict[Hex, tuple[Heading, ...]] = {}
    for (at, _), course in courses(view).items():
        found.setdefault(at, course.way)
    return found


def courses(view: LogView, shun: Collection[Hex] = ()) -> dict[tuple[Hex, Heading], Course]:
    """The shortest way to each hex and heading in which the move could end now, the shortest first.

    Ways start from the present position and points, and pass through no hex of *shun*. Fire on the
    way, and its effects, are not foreseen.
    """
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    if captain.at is None or captain.heading is None:
        return {}
    berths = Berths(sea, seat)
    begun = sea.turn.points
    if begun is None and (sea.turn.moved or sea.turn.actions >= turn.ACTIONS):
        return {}
    if begun is None:
        points_to = movements(sea, captain, berths.draft)
        firsts: list[_Leg] = [
            (captain.at, heading, points_to[heading // 60], ()) for heading in HEADINGS
        ]
    else:
        firsts = [(captain.at, heading, begun, ()) for heading in _ahead(captain.heading)]
    return _courses(berths, firsts, {(at, heading): 99 for at in shun for heading in HEADINGS})


def _suggest_onward(berths: Berths, at: Hex, facing: Heading, points: int) -> Iterator[Sail]:
    if points < 1:
        return
    for heading, to in sorted(berths.onward(at, facing)):
        if berths.allows(to, heading, points - 1):
            yield _SAIL[heading // 60]


@functools.lru_cache(maxsize=4096)
def _movements(
    data: str, ship: str, wind: str, facing: Heading | None, points: int
) -> tuple[int, ...]:
    card, modifiers = find(data).ships[ship], find(data).winds[wind].modifiers
    return tuple(
        max(0, points - _yaw(card, facing, heading) + modifier)
        for heading, modifier in zip(HEADINGS, modifiers, strict=True)
    )


def _yaw(card: ShipCard, facing: Heading | None, heading: Heading) -> int:
    """CL-MOVE-10 … -13: the penalty of a first step to one of the three rear hexes, 0 for the
    others.

    # Ruling CL-AMB-61: one number for each rear hex, as the ship's card prints them.
    """
    if facing is None or (turned := (heading - facing) % 360) in FRONT:
        return 0
    return card.yaw[turned // 60 - 2]


def _courses(
    berths: Berths, legs: list[_Leg], best: dict[tuple[Hex, Heading], int]
) -> dict[tuple[Hex, Heading], Course]:
    """Courses that take *legs* as their next steps, and go on from there.

    Legs that reach a hex and heading with no more points than *best* are dropped.
    """
    found: dict[tuple[Hex, Heading], Course] = {}
    start, exits, depth, draft = legs[0][0], berths.chart.exits, berths.chart.depth, berths.draft
    for at, heading, points, way in legs:
        to, left = exits[at][heading // 60], points - 1
        if left < 0 or to == NOWHERE or depth[to] < draft:
            continue
        here = to, heading
        if best.get(here, -1) >= left:
            continue
        best[here] = left
        gone = (*way, heading)
        if to != start and here not in found and berths.free(to):
            found[here] = Course(way=gone, points=left)
        if left:
            legs += [(to, ahead, left, gone) for ahead in _ahead(heading)]
    return found


def _check_move_left(view: LogView) -> None:
    """CL-TURN-04: check that the one move of a turn, which takes an action, is still left."""
    if view.open.turn.moved:
        raise RuleViolation("CL-TURN-04", "already-moved")
    turn.check_action_left(view)


def _check_ahead(captain: Captain, heading: Heading) -> None:
    """CL-MOVE-14: after the first step only the three front hexes can be entered."""
    assert captain.heading is not None
    if (heading - captain.heading) % 360 not in FRONT:
        raise RuleViolation("CL-MOVE-14", "not-ahead")


def _check_water(berths: Berths, captain: Captain, heading: Heading) -> Hex:
    """CL-MOVE-04, CL-SHOAL-01, CL-AMB-87: the hex ahead, which must be revealed sea,
    deep enough.
    """
    sheet = berths.chart
    assert captain.at is not None
    to = sheet.board.neighbours[captain.at][heading // 60]
    if to == NOWHERE:
        raise RuleViolation("CL-MOVE-04", "edge-of-the-sea")
    if not sheet.revealed[to]:
        raise RuleViolation("CL-AMB-87", "unexplored")
    if sheet.land[to]:
        raise RuleViolation("CL-MOVE-04", "land")
    if (depth := sheet.depth[to]) < berths.draft:
        raise RuleViolation("CL-SHOAL-01", "too-deep", draft=berths.draft, depth=depth // 2)
    return to


def _ahead(facing: Heading) -> tuple[Heading, Heading, Heading]:
    return facing, (facing + 60) % 360, (facing + 300) % 360
