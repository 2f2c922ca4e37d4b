"""The hex sea of Captain's Log as a picture: a scene says what, a camera from where."""

from collections.abc import Iterable, Iterator

from renders.kit.camera import Camera, Hex, Size, around, frame, steps
from renders.kit.encode import encode
from renders.picture import Picture
from renders.sea import fleet
from renders.sea.chart import Ground, chart_of
from renders.sea.paint import paint
from renders.sea.panels import panel_covers
from renders.sea.scene import Scene

__all__ = ["Camera", "Scene", "action_view", "draw", "view", "warm", "whole_view"]

CARD: Size = (1200, 1200)
"""A square gives a phone the most sea for its width."""
CHART: tuple[Size, ...] = ((1600, 1200), (1600, 1600), (1600, 2000))
"""The sheets a map of the whole sea may take: the one that shows it largest is taken."""
CLOSEST = 82
FARTHEST = 62
"""Px a hex side when a ship acts: closer shows too little around it, farther too small."""
FALLBACKS = (FARTHEST, 52, 40, 28)
"""How far the camera goes back for what must be seen: a long plan, a shot from afar."""
NEAR = 7
"""Steps within which another ship matters to the one that acts."""


def action_view(scene: Scene, size: Size = CARD) -> Camera:
    """The camera for the next choice: the acting ship, its reach, and what has just happened."""
    worth = _worth_of_action(scene)
    if not worth:
        return whole_view(scene, size)
    covers = panel_covers(scene, size)
    vital = [at for at, value in worth.items() if value >= VITAL]

    def back_to(farthest: int) -> Camera:
        sides = scaled(farthest, size), scaled(CLOSEST, size)
        return frame(worth, size, focus=scene.focus, keep_clear=covers, sides=sides)

    for camera in map(back_to, FALLBACKS[:-1]):
        if all(camera.sees(at, -0.8 * camera.side) for at in vital):
            return camera
    return back_to(FALLBACKS[-1])


def whole_view(scene: Scene, size: Size | None = None) -> Camera:
    """The camera that shows every known hex, with as little as can be under a panel."""
    worth = _worth_of_sea(scene)
    cameras: list[Camera] = []
    for sheet in (size,) if size else CHART:
        covers = panel_covers(scene, sheet, without="inset")
        sides = 16, scaled(CLOSEST, sheet)
        cameras.append(frame(worth, sheet, keep_clear=covers, sides=sides))
    return max(cameras, key=lambda camera: camera.side)


def view(
    scene: Scene,
    hexes: Iterable[Hex],
    size: Size = CARD,
    sides: tuple[int, int] = (16, CLOSEST),
) -> Camera:
    """The closest camera that shows the hexes, under no panel if that can be."""
    covers = panel_covers(scene, size)
    return frame(dict.fromkeys(hexes, 1.0), size, keep_clear=covers, sides=sides)


def draw(scene: Scene, camera: Camera) -> Picture:
    """The scene as the camera sees it; the same scene and camera give the same bytes.

    Pure and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0])


def warm() -> Iterator[None]:
    """Draw what every table shares, bit by bit, so that no first picture waits for it."""
    for night in (False, True):
        yield
        scene = Scene(chart_of(SAMPLE), title="1", night=night)
        draw(scene, view(scene, [ground.at for ground in SAMPLE]))
    yield from fleet.warm()


SAMPLE = (Ground((0, 0), "land"), Ground((0, 1), "shoal", 4), Ground((1, 0), "deep"))
"""As small a sea as has everything in it."""
VITAL = 20.0
"""From here on a hex must be in the picture, however far the camera goes back."""


def _worth_of_action(scene: Scene) -> dict[Hex, float]:
    """What each hex is worth to whoever is about to choose."""
    worth: dict[Hex, float] = {}

    def add(value: float, *hexes: Hex) -> None:
        worth.update({at: max(value, worth.get(at, 0)) for at in hexes})

    add(0.5, *(at for at, _ in scene.reach))
    for voyage in scene.voyages:
        add(0.5, *voyage.through)
    if scene.focus is not None:
        add(1.0, *around(scene.focus))
        add(4.0, *(ship.at for ship in scene.vessels if steps(ship.at, scene.focus) <= NEAR))
        add(2.0, *(port.at for port in scene.ports if steps(port.at, scene.focus) <= NEAR - 2))
        add(VITAL, scene.focus)
    add(VITAL, *scene.path)
    for shot in scene.broadsides:
        heard = scene.focus is None or steps(shot.end, scene.focus) <= NEAR
        add(VITAL if heard else 0.5, shot.start, shot.end)
    return worth


def _worth_of_sea(scene: Scene) -> dict[Hex, float]:
    """What each known hex is worth on a map of all."""
    worth = {ground.at: 0.6 if ground.kind == "land" else 0.3 for ground in scene.chart.grounds}
    worth |= dict.fromkeys((thing.at for thing in scene.things), 1.5)
    worth |= dict.fromkeys((fortress.at for fortress in scene.fortresses), 2.0)
    worth |= dict.fromkeys((port.at for port in scene.ports), 3.0)
    worth |= dict.fromkeys((vessel.at for vessel in scene.vessels), 6.0)
    return worth


def scaled(side: int, size: Size) -> int:
    """Px a hex side in a picture of that size, given for one 1200 px wide."""
    return round(side * size[0] / CARD[0])
