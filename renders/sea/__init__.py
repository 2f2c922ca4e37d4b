"""The hex sea of Captain's Log as a picture: a scene says what, a camera from where."""

from collections.abc import Iterable

from renders.kit.camera import Camera, Hex, Size, around, frame, frame_clear
from renders.kit.encode import Picture, encode
from renders.sea import fleet
from renders.sea.paint import paint
from renders.sea.panels import panel_boxes
from renders.sea.scene import Scene

__all__ = ["Camera", "Picture", "Scene", "action_view", "draw", "view", "warm", "whole_view"]

CARD: Size = (1200, 1200)
"""A square gives a phone the most sea for its width."""
CHART: Size = (1600, 1600)
CLOSEST = 82
FARTHEST = 62
"""Px a hex side when a ship acts: closer shows too little around it, farther too small."""


def action_view(scene: Scene, size: Size = CARD) -> Camera:
    """The camera for the next choice: the acting ship, its reach, and what has just happened."""
    hexes = {at for at, _ in scene.reach} | set(scene.path)
    hexes |= {at for voyage in scene.voyages for at in voyage.through}
    hexes |= {at for shot in scene.broadsides for at in (shot.start, shot.end)}
    if scene.focus is not None:
        hexes |= {scene.focus, *around(scene.focus)}
    if not hexes:
        return whole_view(scene, size)
    sides = scaled(FARTHEST, size), scaled(CLOSEST, size)
    return view(scene, sorted(hexes), size, sides)


def whole_view(scene: Scene, size: Size = CHART) -> Camera:
    """The camera that shows every known hex, as few of them as can be under a panel."""
    hexes = [ground.at for ground in scene.chart.grounds]
    boxes = [box for name, box in panel_boxes(scene, size).items() if name != "inset"]
    return frame_clear(hexes, size, boxes, sides=(16, scaled(CLOSEST, size)))


def view(
    scene: Scene,
    hexes: Iterable[Hex],
    size: Size = CARD,
    sides: tuple[int, int] = (16, CLOSEST),
) -> Camera:
    """The closest camera that shows the hexes, the scene's focus under no panel."""
    boxes = panel_boxes(scene, size).values()
    return frame(hexes, size, focus=scene.focus, keep_clear=boxes, sides=sides)


def draw(scene: Scene, camera: Camera) -> Picture:
    """The scene as the camera sees it; the same scene and camera give the same bytes.

    Pure and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0])


def warm() -> None:
    """Draw what every table shares, so that no first picture waits for it; for a worker thread."""
    fleet.warm()


def scaled(side: int, size: Size) -> int:
    """Px a hex side in a picture of that size, given for one 1200 px wide."""
    return round(side * size[0] / CARD[0])
