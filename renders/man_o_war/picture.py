"""Finished pictures of a scene of Man O'War."""

from collections.abc import Iterator, Sequence
from typing import Final

from renders.kit.camera import Point
from renders.kit.encode import encode
from renders.kit.grids import FreeCamera
from renders.kit.open_water import warm_open_water
from renders.kit.rows import rows
from renders.man_o_war import ships, victory
from renders.man_o_war.cameras import action_view, shows_all, view_of, whole_view
from renders.man_o_war.fleet import look_of
from renders.man_o_war.paint import paint
from renders.man_o_war.sample import SAMPLE
from renders.man_o_war.scene import Scene
from renders.man_o_war.table import CARD, CHART, SQUARE
from renders.picture import Picture

ACTING: Final = 8.0
WARMED: Final = ((52, (0, 0), (3, 3)), (58, (0, 0), (4, 4)), (74, (1, 1), (4, 4)))
"""Zooms whose squares are painted in advance: px a unit, first and last column and row."""


def next_view(scene: Scene, last: Sequence[FreeCamera] = ()) -> FreeCamera:
    """The camera for the next choice: one of the *last*, or a new one.

    Its picture is square unless a taller one shows the same nearer, or what a panel would hide.
    """
    square = action_view(scene, SQUARE, last)
    if square in last:
        return square
    tall = action_view(scene, CARD, last)
    clear = shows_all(scene, square) or not shows_all(scene, tall)
    return square if clear and square.scale >= tall.scale and tall not in last else tall


def all_view(scene: Scene) -> FreeCamera:
    """The camera that shows the whole table."""
    return whole_view(scene, CHART)


def recalled_view(scene: Scene, points: Sequence[Point]) -> FreeCamera:
    """The camera that shows some points, whoever else is near them."""
    return view_of(scene, points, SQUARE)


def draw(scene: Scene, camera: FreeCamera) -> Picture:
    """Draw the scene as the camera sees it; equal arguments give equal bytes."""
    worth = {one.pose.at: ACTING if one.acting else 1.0 for one in scene.ships}
    return encode(paint(scene, camera)[0], rows(camera, worth), scene.mark)


def draw_victory(scene: Scene) -> Picture:
    """Draw the end of a battle; equal scenes give equal bytes."""
    return encode(victory.paint_victory(scene))


def warm() -> Iterator[None]:
    """Draw the parts that all tables share, step by step, before a first picture needs them."""
    yield
    draw(SAMPLE, next_view(SAMPLE))
    for scale, first, last in WARMED:
        yield from warm_open_water(scale, first, last)
    yield from ships.warm(dict.fromkeys(look_of(one) for one in SAMPLE.ships))
    yield from victory.warm()
