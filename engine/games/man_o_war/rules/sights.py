"""Sights: a goal as seen from a ship, and what it costs by an intent to see it so."""

from collections.abc import Callable
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.signals import Intent
from engine.space.angles import ONE
from engine.space.plane import CIRCLE, DEGREE, Pose, direction

NEAR_A_FOE: Final[Length] = units(26)
"""Distance between centres from which on ships turn their guns to bear."""

ALONGSIDE: Final[Length] = units(9)
"""Distance between centres at which ships come broadside on."""

TOO_NEAR: Final = 50
"""What each unit nearer than a safe distance costs; one beyond it costs a tenth."""

BEFORE_A_RAM: Final[Length] = units(13)
"""Distance between centres from which a galley rams best next turn."""

Cost = Callable[["Seen"], int]
"""How far from its intent a ship is that sees its goal so; the least is best."""


class Seen(NamedTuple):
    """A thing seen from a pose: so far to starboard, port being negative, and so far ahead.

    *turned* is its heading as seen from there, in 1/16 degree from -180 to 180 degrees.
    """

    aside: int
    ahead: int
    turned: int

    @property
    def far(self) -> int:
        """The distance between the centres."""
        return isqrt(self.aside * self.aside + self.ahead * self.ahead)


def seen(at: Pose, what: Pose | Seen) -> Seen:
    """Where *what* lies as seen from *at*."""
    x, y, heading = what
    east, north = x - at.x, y - at.y
    sine, cosine = direction(at.heading)
    return Seen(
        (east * cosine - north * sine) // ONE,
        (east * sine + north * cosine) // ONE,
        (heading - at.heading + CIRCLE // 2) % CIRCLE - CIRCLE // 2,
    )


def closing(foe: Seen) -> int:
    """Nearer is better, with the enemy dead ahead."""
    behind = 0 if foe.ahead >= 0 else units(20) - 4 * foe.ahead
    return 2 * abs(foe.aside) + foe.ahead + behind


def aiming(foe: Seen) -> int:
    """The enemy dead ahead, and far enough for a ram."""
    near = 3 * max(0, BEFORE_A_RAM - foe.ahead)
    return 4 * abs(foe.aside) + max(0, foe.ahead - BEFORE_A_RAM) + near


def broadside(foe: Seen) -> int:
    """The enemy abeam, not far off; from afar the ship closes first."""
    if foe.far > NEAR_A_FOE:
        return closing(foe) + 2 * NEAR_A_FOE
    return 2 * abs(foe.ahead) + abs(abs(foe.aside) - ALONGSIDE)


@lru_cache
def standing_off(safe: Length) -> Cost:
    """The enemy no nearer than a *safe* distance between centres, not far beyond, rather ahead."""

    def cost(foe: Seen) -> int:
        return off_safety(foe.far, safe) + abs(foe.aside)

    return cost


def off_safety(far: Length, safe: Length) -> int:
    """What it costs to lie *far* from an enemy, where a *safe* distance is wanted."""
    return 5 * (far - safe) if far >= safe else TOO_NEAR * (safe - far)


def off_station(station: Seen) -> int:
    """On the station, in the heading of the leader."""
    return abs(station.aside) + abs(station.ahead) + abs(station.turned) * units(0.05) // DEGREE


COSTS: Final[dict[Intent, Cost]] = {
    "close": closing,
    "ram": aiming,
    "board": closing,
    "broadside_on": broadside,
}
"""The costs of intents that depend on nothing but how the enemy is seen."""
