"""The hex sea of Captain's Log as a picture: a scene says what, a camera from where."""

from collections.abc import Iterable

from renders.kit.camera import Camera, Hex, Size, frame
from renders.kit.encode import Picture, encode
from renders.sea.paint import paint
from renders.sea.panels import panel_boxes
from renders.sea.scene import Scene

__all__ = ["Camera", "Picture", "Scene", "draw", "view"]

SIZE: Size = (1200, 1200)
CLOSEST = 82
"""Px a hex side when a ship acts; more shows too little around it."""


def view(scene: Scene, hexes: Iterable[Hex], size: Size = SIZE, closest: int = CLOSEST) -> Camera:
    """The closest camera that shows the hexes, the scene's focus under no panel."""
    boxes = panel_boxes(scene, size).values()
    return frame(hexes, size, focus=scene.focus, keep_clear=boxes, sides=(16, closest))


def draw(scene: Scene, camera: Camera) -> Picture:
    """The scene as the camera sees it; the same scene and camera give the same bytes.

    Pure and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0])
