"""Pictures of the hex sea of Captain's Log, drawn from a scene as a camera sees it."""

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
"""Size of a card; a square gives a phone the most sea for its width."""
CHART: tuple[Size, ...] = ((1600, 1200), (1600, 1600), (1600, 2000))
"""Sizes for a map of the whole sea; the one that shows it largest is used."""
CLOSEST = 82
"""Largest zoom, in px a hex side; a larger one would show no more detail."""
ACTING = 74
"""Usual px a hex side while a ship acts: one value, so that pictures share the painted ground."""
FARTHEST = 16
"""Smallest zoom, in px a hex side."""
FALLBACKS = ((ACTING, 0.28), (ACTING, 0.0), (52, 0.0), (40, 0.0), (28, 0.0))
"""Zooms to try until everything vital is seen, such as a long plan or a shot from afar.

Each is the least px a hex side, and the least distance of the acting ship from the edges as a share
of the width.
"""
KEPT_OFF = 0.2
"""Least distance of the acting ship from the edges, as a share of the width, in a kept camera."""
LOST = 0.5
"""Largest share of the worth of all places, vital ones apart, that a kept camera may leave out."""


def action_view(scene: Scene, size: Size = CARD, last: Sequence[Seen] = ()) -> HexCamera:
    """The camera for the next choice: the acting ship, its reach, and the latest events.

    It is the first camera of the `last` pictures that still shows all that matters, or a new one.
    """
    worth = worth_of_action(scene)
    if not worth:
        return whole_view(scene, size, scaled(ACTING, size))
    kept = (seen.camera for seen in last if _still_good(scene, seen, worth, size))
    return next(kept, None) or _framed(scene, size, worth)


def _framed(scene: Scene, size: Size, worth: Mapping[Hex, float]) -> HexCamera:
    """The best camera for `worth`, as near as everything vital allows.

    The acting ship is kept well inside, unless something vital would then be out of the picture, or
    another ship under a panel.
    """
    ways = covers(scene, size)
    vital = [at for at, value in worth.items() if value >= VITAL]
    around_it = worth_around(scene)
    camera: HexCamera | None = None
    good: HexCamera | None = None
    for farthest, inwards in FALLBACKS:
        if good is not None and farthest < ACTING:
            return good
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
            good = good or camera
            if not _hides_a_ship(scene, camera):
                return camera
    assert camera is not None
    return good or camera


def _hides_a_ship(scene: Scene, camera: HexCamera) -> bool:
    """Whether a ship in the picture lies under a panel, or too near to be seen whole."""
    near = 0.8 * camera.scale
    boxes = [
        part for name, box in arranged(scene, camera).items() for part in covered_by(name, box)
    ]
    return any(
        left - near < x < right + near and top - near < y < bottom + near
        for x, y in (camera.at(vessel.at) for vessel in scene.vessels if camera.sees(vessel.at))
        for left, top, right, bottom in boxes
    )


def _still_good(scene: Scene, last: Seen, worth: Mapping[Hex, float], size: Size) -> bool:
    """Whether the last camera shows everything vital, free of panels, and most of the rest."""
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
        near = (0.6 if value == GOAL else 0.95) * camera.scale  # things on land are smaller
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
    """The camera that shows every known hex, as few of them under panels as possible.

    `closest` limits the px a hex side.
    """
    worth = worth_of_sea(scene)
    cameras: list[HexCamera] = []
    for sheet in (size,) if size else CHART:
        ways = covers(scene, sheet, without="inset")
        scales = FARTHEST, closest or scaled(CLOSEST, sheet)
        cameras.append(frame(HEXES, worth, sheet, covers=ways, scales=scales))
    return max(cameras, key=lambda camera: camera.scale)


def view(
    scene: Scene,
    hexes: Iterable[Hex],
    size: Size = CARD,
    scales: tuple[int, int] = (FARTHEST, CLOSEST),
) -> HexCamera:
    """The closest camera that shows the hexes, if possible under no panel."""
    ways = covers(scene, size)
    return frame(HEXES, dict.fromkeys(hexes, 1.0), size, covers=ways, scales=scales)


def draw(scene: Scene, camera: HexCamera) -> Picture:
    """Draw the scene as the camera sees it; equal arguments give equal bytes.

    Pure, and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0], rows(camera, worth_of_rows(scene)), scene.mark)


def draw_next(scene: Scene, before: Sequence[Seen] = (), size: Size = CARD) -> tuple[Picture, Seen]:
    """Draw the scene for the next choice, if possible with the camera of a picture in `before`.

    Returns the camera and boxes too, for the pictures to come. Equal arguments give equal bytes.
    """
    camera = action_view(scene, size, before)
    last = next((seen for seen in before if seen.camera == camera), before[0] if before else None)
    image, layout = paint(scene, camera, last)
    boxes = ((port.name, name_box(layout, port)) for port in scene.ports)
    names = tuple((name, box) for name, box in boxes if box is not None)
    shown = encode(image, rows(camera, worth_of_rows(scene)), scene.mark)
    return shown, Seen(camera, tuple(arranged(scene, camera, last).items()), names)


def draw_victory(victory: Victory) -> Picture:
    """Draw the end of a game; equal victories give equal bytes."""
    return encode(paint_victory(victory))


def warm() -> Iterator[None]:
    """Draw the parts that all tables share, step by step, before a first picture needs them."""
    for night in (False, True):
        scene = replace(SAMPLE, night=night)
        yield
        draw(scene, action_view(scene))
    yield from warm_sea(scaled(ACTING, CARD))
    yield from fleet.warm(scaled(ACTING, CARD), CARD[0])


def scaled(side: int, size: Size) -> int:
    """Px a hex side in a picture of `size`, for `side` px in a picture 1200 px wide."""
    return round(side * size[0] / CARD[0])
