"""Open tables at random: ships and land that lie apart, and legs for the ships to go."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.space.plane import (
    DEGREE,
    Pivot,
    Placed,
    Pose,
    Run,
    Shape,
    Stop,
    Turn,
    Way,
    clearance,
    hull,
    placed,
    round_shape,
    stop,
)

CM = 10_000
GALLEY, WARSHIP, FLAGSHIP = hull(5 * CM, 2 * CM), hull(6 * CM, 25_000), hull(75_000, 3 * CM)
ISLAND, ROCKS, SANDBANK = round_shape(6 * CM), round_shape(3 * CM), hull(12 * CM, 5 * CM)
TEMPLATE = 5 * CM


class Leg(NamedTuple):
    """A way that *shape* went among *others*, and where it stopped."""

    way: Way
    shape: Shape
    others: list[Placed]
    end: Stop


def laid_out(random: Random, ships: int, size: int) -> list[tuple[Shape, Pose]]:
    """So many ships, two islands and a sandbank, nothing overlapping."""
    shapes = [ISLAND, ROCKS, SANDBANK]
    shapes += random.choices([GALLEY, GALLEY, WARSHIP, FLAGSHIP], k=ships)
    found: list[tuple[Shape, Pose]] = []
    while len(found) < len(shapes):
        shape = shapes[len(found)]
        pose = Pose(random.randrange(size), random.randrange(size), random.randrange(5760))
        one = placed(shape, pose)
        if all(clearance(one, placed(*other)) > 0 for other in found):
            found.append((shape, pose))
    return found


def a_way(random: Random, at: Pose) -> Way:
    """A leg: ahead or astern, a turn, or a pivot."""
    kind = random.randrange(8)
    if kind < 3:
        return Run(at, random.randrange(1, 15 * CM))
    if kind == 3:
        return Run(at, random.randrange(1, 5 * CM), (at.heading + 2880) % 5760)
    sign = random.choice((-1, 1))
    if kind < 7:
        degrees = random.choice((45, 45, 30, 15, random.randrange(1, 46)))
        by = random.choice((degrees * DEGREE, random.randrange(1, 45 * DEGREE)))
        return Turn(at, TEMPLATE, sign * by)
    return Pivot(at, sign * random.randrange(1, 180 * DEGREE))


def legs(random: Random, number: int, *, ships: int = 24, size: int = 60 * CM) -> Iterator[Leg]:
    """So many legs, by ships in turns; a table is laid out anew after ten legs a ship."""
    while number > 0:
        table = laid_out(random, ships, size)
        for turn in range(min(number, 10 * ships)):
            mover = 3 + turn % ships
            shape, at = table[mover]
            others = [placed(*one) for n, one in enumerate(table) if n != mover]
            way = a_way(random, at)
            end = stop(way, shape, others)
            yield Leg(way, shape, others, end)
            middle = 0 <= end.pose.x <= size and 0 <= end.pose.y <= size
            table[mover] = shape, end.pose if middle else at
        number -= 10 * ships
