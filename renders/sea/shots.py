"""Shots at ships on the sea: cannonballs in flight, and the mark of a hit or a miss."""

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from renders.kit.badges import shot_mark
from renders.kit.camera import Point
from renders.kit.grids import Hex, HexCamera, hex_at
from renders.kit.layout import Layout, clearest_first
from renders.kit.stencil import stamp
from renders.kit.ways import beside, draw_flight
from renders.sea.berths import Berth, spot_of
from renders.sea.scene import Broadside, Scene

SHOT: Final = 100
"""Size in px of a hit's mark, at a picture 1600 px wide."""
_HITS: Final = (
    *((-0.62, 0.0), (-0.35, 0.75), (-0.35, -0.75), (0.3, 0.9), (0.3, -0.9), (0.95, 0.0)),
    *((-0.75, 0.75), (-0.75, -0.75), (0.8, 0.6), (0.8, -0.6)),
)
"""Places for the mark of a hit around its target, along the shot and aside, in sides."""


def draw_flights(
    picture: Image.Image,
    layout: Layout,
    scene: Scene,
    camera: HexCamera,
    berths: Sequence[Berth],
) -> None:
    """Draw smoke and cannonballs of every shot, from ship to ship even within one hex."""
    for shot in scene.broadsides:
        draw_flight(picture, layout, camera, _ends(shot, camera, berths))


def draw_hits(
    picture: Image.Image,
    layout: Layout,
    scene: Scene,
    camera: HexCamera,
    berths: Sequence[Berth],
) -> None:
    """Draw each shot's mark at the badge of the ship it was aimed at, nearer to it than to others.

    The splash of a miss lies on water. Badges must have their places already.
    """
    land = {ground.at for ground in scene.chart.grounds if ground.kind == "land"}
    size = shot_size(camera)
    for shot in scene.broadsides:
        start, end = _ends(shot, camera, berths)
        if not camera.sees(shot.end) or layout.covered(end, "panel"):
            continue
        spots = _by_badge(layout, shot.hit, end, size) + [
            beside(camera.scale, (start, end), end, far * out, far * aside)
            for far in (1, 1.5, 2)
            for out, aside in _HITS
        ]
        others = [berth.at for berth in berths if berth.at != end]
        spots = clearest_first(spots, end, others)
        if shot.damage <= 0:
            spots = [spot for spot in spots if _hex_under(spot, camera) not in land] or [end]
        spot = layout.place((round(size * 0.8), round(size * 0.8)), spots, "shot")
        stamp(picture, shot_mark(shot.damage, size), spot)


def shot_size(camera: HexCamera) -> int:
    """Px of the mark of a hit."""
    return round(max(0.72 * camera.scale, min(SHOT * camera.width / 1600, 1.5 * camera.scale)))


def _ends(shot: Broadside, camera: HexCamera, berths: Sequence[Berth]) -> tuple[Point, Point]:
    """Where a shot begins and ends, in px."""
    return (
        spot_of(berths, shot.by, shot.start, camera),
        spot_of(berths, shot.hit, shot.end, camera),
    )


def _by_badge(layout: Layout, badge: str, ship_at: Point, size: int) -> list[Point]:
    """Spots for a mark all around a badge, those nearest to the badge's ship first."""
    boxes = [taken.box for taken in layout.taken if badge and taken.what == f"badge {badge}"]
    spots: list[Point] = []
    for left, top, right, bottom in boxes:
        apart = (right - left) / 2 + 0.42 * size, (bottom - top) / 2 + 0.42 * size
        for turn in map(math.radians, range(0, 360, 15)):
            # The mark's box just touches the badge's.
            reach = 1 / max(abs(math.cos(turn)), abs(math.sin(turn)))
            across, down = reach * math.cos(turn) * apart[0], reach * math.sin(turn) * apart[1]
            spots.append(((left + right) / 2 + across, (top + bottom) / 2 + down))
    return sorted(spots, key=lambda spot: math.dist(spot, ship_at))


def _hex_under(spot: Point, camera: HexCamera) -> Hex:
    x, y = spot
    return hex_at((x + camera.left) / camera.scale, (y + camera.top) / camera.scale)
