"""The open table: exact geometry of ships and land, in integers alone.

Lengths are units: a game says of what, for example 1/10,000 cm or 1/1,000 inch. x grows to the east
and y to the north; headings and angles are sixteenths of a degree (``DEGREE``), clockwise from
north, so that positive is to starboard. A shape lies somewhere at a pose, as a ``Placed``::

    ship = hull(length=50_000, width=20_000)
    others = [placed(ship, pose) for pose in poses]
    end = stop(Run(at, 100_000), ship, others)  # or Turn(at, 50_000, 45 * DEGREE), Pivot(at, by)
    end.pose, end.length, end.met  # numbers of what was met, in *others*
    fire = strip(ship, end.pose, STARBOARD, width=25_000, length=225_000)
    reached = [near(fire, other.outline) for other in others]  # None: not under the ruler

It knows no rules: what a contact, a distance or a side means is told by the game.
"""

from engine.space.angles import (
    CIRCLE,
    DEGREE,
    QUARTER,
    Angle,
    bearing,
    difference,
    direction,
    in_arc,
)
from engine.space.outlines import (
    BOW,
    PORT,
    STARBOARD,
    STERN,
    Disc,
    Outline,
    Placed,
    Point,
    Shape,
    bounds,
    clearance,
    contact_point,
    distance,
    facing_side,
    hull,
    outline_at,
    outward,
    overlap,
    placed,
    polygon,
    round_shape,
    side,
)
from engine.space.poses import Pose, ahead, between, pivoted, wheel
from engine.space.ruler import Strip, band, near, ruler_outline, strip
from engine.space.sightings import sighted, within
from engine.space.ways import (
    MET_GAP,
    STOP_GAP,
    Pivot,
    Ratio,
    Run,
    Stop,
    Turn,
    Way,
    clear,
    edge,
    full,
    pose_on,
    stop,
)

__all__ = [
    "BOW",
    "CIRCLE",
    "DEGREE",
    "MET_GAP",
    "PORT",
    "QUARTER",
    "STARBOARD",
    "STERN",
    "STOP_GAP",
    "Angle",
    "Disc",
    "Outline",
    "Pivot",
    "Placed",
    "Point",
    "Pose",
    "Ratio",
    "Run",
    "Shape",
    "Stop",
    "Strip",
    "Turn",
    "Way",
    "ahead",
    "band",
    "bearing",
    "between",
    "bounds",
    "clear",
    "clearance",
    "contact_point",
    "difference",
    "direction",
    "distance",
    "edge",
    "facing_side",
    "full",
    "hull",
    "in_arc",
    "near",
    "outline_at",
    "outward",
    "overlap",
    "pivoted",
    "placed",
    "polygon",
    "pose_on",
    "round_shape",
    "ruler_outline",
    "side",
    "sighted",
    "stop",
    "strip",
    "wheel",
    "within",
]
