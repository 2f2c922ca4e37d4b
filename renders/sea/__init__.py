"""The hex sea of Captain's Log as a picture: a scene says what, a camera from where."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from renders.kit.camera import Size, frame
from renders.kit.encode import encode
from renders.kit.grids import HEXES, Hex, HexCamera
from renders.kit.rows import rows
from renders.picture import Picture
from renders.sea import fleet
from renders.sea.base import warm_sea
from renders.sea.corners import arranged, covered_by, covers
from renders.sea.labels import name_box
from renders.sea.paint import paint
from renders.sea.sample import SAMPLE
from renders.sea.scene import Scene
from renders.sea.seen import Seen
from renders.sea.victory import Victory, paint_victory
from renders.sea.worth import (
    GOAL,
    VITAL,
    worth_around,
    worth_of_action,
    worth_of_rows,
    worth_of_sea,
)

__all__ = [
    "Scene",
    "Seen",
    "action_view",
    "draw",
    "draw_next",
    "draw_victory",
    "view",
    "warm",
    "whole_view",
]

CARD: Size = (1200, 1200)
"""A square gives a phone the most sea for its width."""
CHART: tuple[Size, ...] = ((1600, 1200), (1600, 1600), (1600, 2000))
"""The sheets a map of the whole sea may take: the one that shows it largest is taken."""
CLOSEST = 82
"""Px a hex side at which a picture shows anything: closer tells no more."""
ACTING = 74
"""The same while a ship acts: always one, so that pictures share what lies below."""
FALLBACKS = ((ACTING, 0.28), (ACTING, 0.0), (52, 0.0), (40, 0.0), (28, 0.0))
"""What is tried until all that must be seen is: a long plan, a shot from afar.

How far the camera goes back, and how far inside the acting ship must be, as a share of the width.
"""
KEPT_OFF = 0.2
"""How near the edge, as a share of the width, the acting ship may come before the camera moves."""
LOST = 0.5
"""The share of what matters, but is not vital, that may be lost before the camera moves."""


def action_view(scene: Scene, size: Size = CARD, last: Sequence[Seen] = ()) -> HexCamera:
    """The camera for the next choice: the acting ship, its reach, and what has just happened.

    It is that of one of the `last` pictures, if one shows what matters: the first that does.
    """
    worth = worth_of_action(scene)
    if not worth:
        return whole_view(scene, size, scaled(ACTING, size))
    kept = (seen.camera for seen in last if _still_good(scene, seen, worth, size))
    return next(kept, None) or _framed(scene, size, worth)


def _framed(scene: Scene, size: Size, worth: Mapping[Hex, float]) -> HexCamera:
    """The camera that shows best what matters: as near as all that is vital allows.

    The acting ship is well inside, unless something vital can only be seen with it near an edge.
    """
    ways = covers(scene, size)
    vital = [at for at, value in worth.items() if value >= VITAL]
    around_it = worth_around(scene)
    camera: HexCamera | None = None
    for farthest, inwards in FALLBACKS:
        camera = frame(
            HEXES,
            worth,
            size,
            focus=scene.focus,
            pleasing=around_it,
            covers=ways,
            scales=(scaled(farthest, size), scaled(ACTING, size)),
            inwards=inwards,
        )
        if all(camera.sees(at, -0.8 * camera.scale) for at in vital):
            break
    assert camera is not None
    return camera


def _still_good(scene: Scene, last: Seen, worth: Mapping[Hex, float], size: Size) -> bool:
    """Whether a camera of before shows all that is vital, free of panels, and most of the rest."""
    camera = last.camera
    if (camera.width, camera.height) != size or camera.scale != scaled(ACTING, size):
        return False
    if scene.focus is not None and not camera.sees(scene.focus, -KEPT_OFF * camera.width):
        return False
    panels = arranged(scene, camera, last)
    boxes = [part for name, box in panels.items() for part in covered_by(name, box)]
    lost = 0.0
    for at, value in worth.items():
        x, y = camera.at(at)
        near = (0.6 if value == GOAL else 0.95) * camera.scale  # what stands on land keeps to it
        hidden = any(
            left - near < x < right + near and top - near < y < bottom + near
            for left, top, right, bottom in boxes
        )
        if hidden or not camera.sees(at, -near):
            if value >= GOAL:
                return False
            lost += value
    return lost <= LOST * sum(value for value in worth.values() if value < VITAL)


def whole_view(scene: Scene, size: Size | None = None, closest: int | None = None) -> HexCamera:
    """The camera that shows every known hex, with as little as can be under a panel.

    `closest` bounds the px a hex side.
    """
    worth = worth_of_sea(scene)
    cameras: list[HexCamera] = []
    for sheet in (size,) if size else CHART:
        ways = covers(scene, sheet, without="inset")
        scales = 16, closest or scaled(CLOSEST, sheet)
        cameras.append(frame(HEXES, worth, sheet, covers=ways, scales=scales))
    return max(cameras, key=lambda camera: camera.scale)


def view(
    scene: Scene,
    hexes: Iterable[Hex],
    size: Size = CARD,
    scales: tuple[int, int] = (16, CLOSEST),
) -> HexCamera:
    """The closest camera that shows the hexes, under no panel if that can be."""
    ways = covers(scene, size)
    return frame(HEXES, dict.fromkeys(hexes, 1.0), size, covers=ways, scales=scales)


def draw(scene: Scene, camera: HexCamera) -> Picture:
    """The scene as the camera sees it; the same scene and camera give the same bytes.

    Pure and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0], rows(camera, worth_of_rows(scene)), scene.mark)


def draw_next(scene: Scene, before: Sequence[Seen] = (), size: Size = CARD) -> tuple[Picture, Seen]:
    """The scene for the next choice, as like one of the pictures before as what matters allows.

    And how it is seen. The same scene after the same pictures gives the same bytes.
    """
    camera = action_view(scene, size, before)
    last = next((seen for seen in before if seen.camera == camera), before[0] if before else None)
    image, layout = paint(scene, camera, last)
    boxes = ((port.name, name_box(layout, port)) for port in scene.ports)
    names = tuple((name, box) for name, box in boxes if box is not None)
    shown = encode(image, rows(camera, worth_of_rows(scene)), scene.mark)
    return shown, Seen(camera, tuple(arranged(scene, camera, last).items()), names)


def draw_victory(victory: Victory) -> Picture:
    """The end of a game; the same victory gives the same bytes."""
    return encode(paint_victory(victory))


def warm() -> Iterator[None]:
    """Draw what every table shares, bit by bit, so that no first picture waits for it."""
    for night in (False, True):
        scene = replace(SAMPLE, night=night)
        yield
        draw(scene, action_view(scene))
    yield from warm_sea(scaled(ACTING, CARD))
    yield from fleet.warm(scaled(ACTING, CARD), CARD[0])


def scaled(side: int, size: Size) -> int:
    """Px a hex side in a picture of that size, given for one 1200 px wide."""
    return round(side * size[0] / CARD[0])
