"""Conversions from the whole numbers of a battle to cm and degrees, with y to the south."""

import math
from typing import Final

from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import UNITS_IN_CM
from engine.games.man_o_war.model.state import Open
from engine.space.plane import DEGREE
from engine.space.plane import Pose as Exact
from renders.kit.camera import Point
from renders.man_o_war.scene import Pose

BENDS: Final = 6
"""Points drawn of each turn."""


def cm(length: int) -> float:
    """A length in cm."""
    return length / UNITS_IN_CM


def pose_of(battle: Open, at: Exact) -> Pose:
    """A pose on the picture's table."""
    return Pose((cm(at.x), cm(battle.height - at.y)), at.heading / DEGREE)


def points_of(battle: Open, way: Way) -> tuple[Point, ...]:
    """Points of a way, the arcs of its turns among them."""
    here = pose_of(battle, way.start)
    found = [here.at]
    for leg in way.legs:
        there = pose_of(battle, leg.to)
        if leg.stroke == "turn":
            found += _arc(here, there)
        found.append(there.at)
        here = there
    return tuple(found)


def _arc(start: Pose, end: Pose) -> list[Point]:
    """Points amid a turn, on the arc that is tangent to both headings (MOW-GEO-05)."""
    turned = math.radians((end.heading - start.heading + 180) % 360 - 180)
    if not turned:
        return []
    chord, heading = math.dist(start.at, end.at), math.radians(start.heading)
    points: list[Point] = []
    for step in range(1, BENDS):
        half = turned * step / BENDS / 2
        far = chord * math.sin(half) / math.sin(turned / 2)
        points.append(
            (
                start.at[0] + far * math.sin(heading + half),
                start.at[1] - far * math.cos(heading + half),
            )
        )
    return points


def ahead(at: Pose, length: float) -> Point:
    """The point so many cm ahead of a pose."""
    turn = math.radians(at.heading)
    return at.at[0] + length * math.sin(turn), at.at[1] - length * math.cos(turn)
