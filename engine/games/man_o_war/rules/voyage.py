"""Voyages under sail: how far a ship still is from a goal that the wind may forbid to steer at."""

from collections.abc import Callable
from math import ceil, isqrt
from typing import Final

from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import Attitude, ShipId, Wind
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.signals import Intent
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import shape_of
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.ruler import BATTERY_OF, weapon_in
from engine.games.man_o_war.rules.sails import speed_in
from engine.games.man_o_war.rules.sights import ALONGSIDE, NEAR_A_FOE, off_safety, seen
from engine.games.man_o_war.rules.squadrons import can_row, can_sail
from engine.games.man_o_war.rules.wind import attitude, blows_to
from engine.space.angles import ONE
from engine.space.plane import DEGREE, Pose, between, difference, direction

IN_IRONS: Final[Length] = units(10)
"""What it costs a sailing ship to lie into the wind: it loses most of its next move."""

OFF_COURSE: Final[Length] = units(24)
"""What it costs to lie square to the course to steer; beyond 17 cm a ship rather tacks than
waits.
"""

LONG_TACK: Final[Length] = units(30)
"""Length of a tack from which on it is worth staying on it."""

WELL_IN_REACH: Final[Length] = units(18)
"""Distance between centres beyond which broadsides may not reach."""

CLOSE_HAULED: Final = (1_414, 1_000)
"""The way to a goal straight upwind, made at 45 degrees to the wind, as a ratio."""


def safe_distance(battle: Open, ship: ShipId, foe: ShipId) -> Length:
    """MOW-POST-05: the distance between centres at which *ship* stands off from a *foe*.

    It is out of reach of all guns that the foe has left, also after the foe's next move.
    """
    cards = printed(battle).weapons
    reach = max(
        (
            cards[weapon_in(battle, foe, arc)].bands[-1].reach
            for arc in BATTERY_OF
            if dice_of(battle, foe, arc)
        ),
        default=0,
    )
    return reach + _next_move(battle, foe) + _radius(battle, ship) + _radius(battle, foe)


def _next_move(battle: Open, ship: ShipId) -> Length:
    """The farthest that a ship may come in its next move, whatever its course."""
    oars = card_of(battle, ship).oars
    rowed = oars.battle if oars is not None and can_row(battle, ship) else 0
    winds: tuple[Attitude, ...] = ("beam_wind", "following_wind")
    sailed = (speed_in(battle, ship, one) for one in winds if can_sail(battle, ship))
    return max((rowed, *sailed))


def _radius(battle: Open, ship: ShipId) -> Length:
    return ceil(shape_of(battle, ship).radius)


def under_sail(
    battle: Open, ship: ShipId, intent: Intent, goal: Pose, safe: Length
) -> Callable[[Pose], int]:
    """MOW-POST-05: what it costs by an *intent* at *goal* to end a move in a pose; least is best.

    Far off, it is the way still to sail, by tacks if the goal is upwind. Near an enemy it is how
    far the guns are from bearing, or from a *safe* distance to stand off. It is dear to end into
    the wind.
    """
    at = battle.ships[ship].at
    far = between(at, goal)
    bows = dice_of(battle, ship, "bow") > dice_of(battle, ship, "port")

    def cost(end: Pose) -> int:
        if intent == "stand_off" and far <= safe + NEAR_A_FOE // 2:
            found = off_safety(between(end, goal), safe)
        elif far > NEAR_A_FOE:
            found = sailing_distance(battle.wind, end, goal) + off_course(battle.wind, end, goal)
        else:
            found = _bearing(end, goal, bows=bows and intent != "broadside_on")
        in_irons = attitude(battle.wind, end.heading) == "into_the_wind"
        return found + IN_IRONS * in_irons

    return cost


def passing(wind: Wind, end: Pose, past: Pose) -> int:
    """What it costs to end a move in a pose on the way to a place *past* land; least is best."""
    in_irons = attitude(wind, end.heading) == "into_the_wind"
    return sailing_distance(wind, end, past) + off_course(wind, end, past) + IN_IRONS * in_irons


def sailing_distance(wind: Wind, at: Pose, goal: Pose) -> Length:
    """The way that a ship has to sail from *at* to *goal*: straight, or by tacks."""
    up, across = _by_the_wind(wind, goal.x - at.x, goal.y - at.y)
    if up > abs(across):
        return up * CLOSE_HAULED[0] // CLOSE_HAULED[1]
    return isqrt(up * up + across * across)


def off_course(wind: Wind, at: Pose, goal: Pose) -> int:
    """What it costs to lie off the course to *goal*: toward it, or 45 degrees from the wind.

    A tack of which little is left to sail is dear, so that the ship goes about. Only a ship dead
    into the wind can come out of it on either tack.
    """
    sine, cosine = direction(at.heading)
    east, north = goal.x - at.x, goal.y - at.y
    up, across = _by_the_wind(wind, east, north)
    if up > abs(across):
        to_wind, aside = _by_the_wind(wind, sine, cosine)
        along = (to_wind + abs(aside)) * CLOSE_HAULED[1] // CLOSE_HAULED[0]
        left = (up + (across if aside > 0 else -across)) * CLOSE_HAULED[1] // CLOSE_HAULED[0]
        either = abs(aside) * 50 < ONE
        done = 0 if either else LONG_TACK - min(left, LONG_TACK)
        return OFF_COURSE * (ONE - along) // ONE + OFF_COURSE * done // LONG_TACK
    along = (east * sine + north * cosine) // max(1, isqrt(east * east + north * north))
    return OFF_COURSE * (ONE - along) // ONE


def before_the_wind(wind: Wind, at: Pose, end: Pose) -> tuple[int, int]:
    """How far the heading of *end* is from that of the wind, in whole 15 degrees, and how little
    way is made; least is best.
    """
    up, _ = _by_the_wind(wind, end.x - at.x, end.y - at.y)
    return difference(end.heading, blows_to(wind)) // (15 * DEGREE), up


def _by_the_wind(wind: Wind, east: int, north: int) -> tuple[int, int]:
    """A length as so far upwind, and so far across."""
    match wind:
        case "N":
            return -north, east
        case "E":
            return -east, north
        case "S":
            return north, east
        case "W":
            return east, north


def _bearing(end: Pose, goal: Pose, *, bows: bool) -> int:
    """The enemy abeam and not far off, or dead ahead for a ship with most guns in its bow."""
    there = seen(end, goal)
    aside, ahead = abs(there.aside), there.ahead
    if bows:
        behind = 0 if ahead >= 0 else units(20) - 4 * ahead
        return 2 * aside + abs(ahead - ALONGSIDE) + behind
    return 2 * abs(ahead) + abs(aside - ALONGSIDE) + 3 * max(0, aside - WELL_IN_REACH)
