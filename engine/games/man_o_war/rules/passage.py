"""Passages round land: where a ship steers first if land lies on the straight way to its goal."""

from collections.abc import Iterator
from typing import Final

from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import land, shape_of
from engine.games.man_o_war.rules.oars import CHORD, TURNS
from engine.space.plane import (
    Placed,
    Pose,
    Run,
    Shape,
    Turn,
    ahead,
    bearing,
    between,
    direction,
    overlap,
    placed,
    stop,
)

BERTH: Final[Length] = units(1)
"""Room that a ship leaves beside land."""

FEW_CORNERS: Final = 4
"""Corners of land that is not round."""

ALONGSIDE: Final[Length] = units(6)
"""Distance between centres at which a ship has come to its goal."""


def way_round(battle: Open, ship: ShipId, goal: Pose) -> Pose | None:
    """MOW-POST-22: where *ship* steers for, if land lies on the straight way to *goal*.

    It is beside that land, where there is room: at best with a clear way to it, and from it, and
    the shortest whole way. None if the straight way is clear.
    """
    pieces = land(battle)
    if not pieces:
        return None
    at, shape = battle.ships[ship].at, shape_of(battle, ship)
    met = _on_the_way(shape, at, goal, pieces)
    if met is None:
        return None
    places = [
        place
        for place in _beside(shape, at, goal, met)
        if _has_room(battle, shape, place, pieces) and between(at, place) > BERTH
    ]
    return min(
        places,
        key=lambda one: (
            _on_the_way(shape, at, one, pieces) is not None,
            _on_the_way(shape, one, goal, pieces) == met,
            between(at, one) + between(one, goal),
        ),
        default=None,
    )


def is_land_ahead(battle: Open, ship: ShipId, far: Length) -> bool:
    """Whether land lies within *far* straight ahead of a ship."""
    run = Run(battle.ships[ship].at, far)
    return stop(run, shape_of(battle, ship), land(battle)).contact is not None


def has_sea_room(battle: Open, ship: ShipId, at: Pose) -> bool:
    """MOW-POST-22: whether a ship *at* a pose can turn to one side at least, for all land."""
    pieces = land(battle)
    if not pieces:
        return True
    shape = shape_of(battle, ship)
    return any(
        stop(Turn(at, CHORD, by), shape, pieces).contact is None for by in (min(TURNS), max(TURNS))
    )


def _on_the_way(shape: Shape, at: Pose, goal: Pose, pieces: tuple[Placed, ...]) -> Placed | None:
    """The land that a ship meets first on the straight way from *at* to near a *goal*."""
    far = between(at, goal) - ALONGSIDE
    if far <= 0:
        return None
    course = Pose(at.x, at.y, bearing(goal.x - at.x, goal.y - at.y))
    met = stop(Run(course, far), shape, pieces).met
    return pieces[min(met)] if met else None


def _beside(shape: Shape, at: Pose, goal: Pose, met: Placed) -> Iterator[Pose]:
    """The places off the corners of what is *met*; if it is round, off those farthest to port and
    to starboard on the way to *goal*.
    """
    heading = bearing(goal.x - at.x, goal.y - at.y)
    room = shape.radius + BERTH
    corners = met.outline
    if len(corners) > FEW_CORNERS:
        sine, cosine = direction(heading)
        by_side = sorted(corners, key=lambda one: one[0] * cosine - one[1] * sine)
        corners = (by_side[0], by_side[-1])
    else:
        room += room // 2
    for x, y in corners:
        yield ahead(Pose(x, y, heading), room, bearing(x - met.x, y - met.y))


def _has_room(battle: Open, shape: Shape, place: Pose, pieces: tuple[Placed, ...]) -> bool:
    """Whether a ship may lie at a *place*: on the table, and not on land."""
    if not (
        shape.radius <= place.x <= battle.width - shape.radius
        and shape.radius <= place.y <= battle.height - shape.radius
    ):
        return False
    return not any(overlap(placed(shape, place), one) for one in pieces)
