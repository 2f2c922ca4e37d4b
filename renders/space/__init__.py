"""Pictures of the battles of Fleet Commander, drawn from a scene as a camera sees it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from renders.kit.camera import Camera
from renders.kit.encode import encode
from renders.kit.rows import rows
from renders.picture import Picture
from renders.space import victory
from renders.space.aside import front_zone, height_aside, inset_height, inset_sector, width_aside
from renders.space.board import MARGIN
from renders.space.paint import paint
from renders.space.sample import SAMPLE
from renders.space.scene import Place, Scene
from renders.space.sectors import SpaceCamera, Window, sectors
from renders.space.sky import SKIES, sky
from renders.space.strip import strip_height
from renders.space.victory import Victory, paint_victory

__all__ = ["Scene", "action_view", "draw", "draw_victory", "warm", "whole_view"]

WIDTH: Final = 1200
TALLEST: Final = 1500
"""Size of a card in px: 4 to 5 is the ratio that shows most of a battle on a phone."""
LEAST_SECTOR_PX: Final = 128
"""Least px a sector of a whole board; below it, a picture of an action shows a part."""
CLOSE: Final = 186
"""Most px a sector in a picture that shows a part of the board."""
GAIN: Final = 1.25
"""Factor by which sectors must gain in size before a part is shown in place of the board."""
ANY: Final = 0.01
OWN: Final = 1.0
FRONT: Final = 12.0
"""Extra worth when a picture is cut: of any sector, of one with own ships, of one at the front.

The front is where own ships and enemies are nearest; it counts only if nobody fires.
"""


def action_view(scene: Scene, width: int = WIDTH) -> SpaceCamera:
    """The camera for the next choice: the whole board, or the part of a large one that matters.

    While all fleets wait for the battle, nothing matters more than the board.
    """
    whole = whole_view(scene, width)
    unit = width / WIDTH
    waits = not scene.ships and any(fleet.muster for fleet in scene.fleets)
    if waits or whole.scale >= LEAST_SECTOR_PX * unit:
        return whole
    if len(scene.zones) > 1:
        return _front_view(scene, width)
    near = _part_view(scene, width)
    return near if near.scale >= GAIN * whole.scale else whole


def _part_view(scene: Scene, width: int) -> SpaceCamera:
    """The camera that shows whole columns and rows of a large board, with room below for an inset.

    As few as hold all that matters, and else as many as fit.
    """
    unit = width / WIDTH
    rows, columns = scene.zones[0]
    foot, margin = strip_height(scene, width), MARGIN * unit
    least, wide = LEAST_SECTOR_PX * unit, width - 2 * margin
    room = TALLEST * unit - foot - 1.3 * margin
    tall = room - inset_height(scene, inset_sector(scene, 0, width), width)
    down = max(1, min(rows, int(tall / least)))
    closest = min(CLOSE * unit, tall / down)
    worth = _worth(scene)
    window = _window(scene, worth, (1, down))
    for across in range(max(1, int(wide / closest)), max(1, int(wide / least)) + 1):
        window = _window(scene, worth, (min(across, columns), down))
        if all(sectors(scene.zones, (), window).shows(place) for place in worth):
            break
    scale = int(min(closest, wide / window[2]))
    inset = inset_sector(scene, room - down * scale, width)
    below = inset_height(scene, inset, width)
    high = round(down * scale + 1.3 * margin + below + foot)
    spare = (wide - window[2] * scale) / 2
    left = round((window[0] - 0.5) * scale - margin - spare)
    top = round((window[1] - 0.5) * scale - margin)
    return Camera(sectors(scene.zones, (), window), width, high, scale, left, top)


def _window(scene: Scene, worth: Mapping[Place, float], size: tuple[int, int]) -> Window:
    """The part of a zone, *size* columns and rows, that holds most worth, with the focus inside."""
    (rows, columns), (across, down) = scene.zones[0], size
    known = dict(worth)
    if scene.focus is not None:
        known[scene.focus] = sum(worth.values()) + 1
    middle = scene.focus or (0, columns // 2, rows // 2)

    def value(window: Window) -> tuple[float, float]:
        grid = sectors(scene.zones, (), window)
        held = sum(gain for place, gain in known.items() if grid.shows(place))
        off = abs(window[0] + (across - 1) / 2 - middle[1]) + abs(
            window[1] + (down - 1) / 2 - middle[2]
        )
        return held, -off

    return max(
        (
            (column, row, across, down)
            for column in range(columns - across + 1)
            for row in range(rows - down + 1)
        ),
        key=value,
    )


def _front_view(scene: Scene, width: int) -> SpaceCamera:
    """The camera that shows the front zone, with room for the others at its right."""
    front, unit = front_zone(scene), width / 1200
    rows, columns = scene.zones[front]
    foot, margin = strip_height(scene, width), MARGIN * unit
    tall = max(TALLEST * unit - foot, height_aside(scene, front, width))
    room = width - width_aside(scene, front, width) - 1.2 * margin
    scale = int(min(CLOSE * unit, room / columns, (tall - 1.3 * margin) / rows))
    high = round(max(rows * scale + 1.3 * margin, height_aside(scene, front, width)) + foot)
    spare = max(0.0, room - columns * scale) / 2
    left, top = -round(margin + spare + scale / 2), -round(margin + scale / 2)
    return Camera(sectors(scene.zones, (front,)), width, high, scale, left, top)


def _worth(scene: Scene) -> dict[Place, float]:
    """Cost of having each sector outside the picture."""
    worth = {ship.at: 1.0 for ship in (*scene.ships, *scene.lost)}
    worth |= dict.fromkeys(scene.reach, 2.0)
    for way in (
        *(move.through for move in scene.moves),
        *(shot.through for shot in scene.shots),
    ):
        worth |= dict.fromkeys(way, 4.0)
    if scene.target is not None:
        worth[scene.target] = 6.0
    return worth


def _worth_of_rows(scene: Scene) -> dict[Place, float]:
    """Worth of each sector to the seats that play now: fire, their own moves, and the front."""
    asked = {fleet.seat for fleet in scene.fleets if fleet.lit}
    moves = tuple(move for move in scene.moves if move.seat in asked)
    worth = dict.fromkeys(sectors(scene.zones).places, ANY)
    worth |= _worth(replace(scene, moves=moves) if asked else scene)
    for place in {ship.at for ship in scene.ships if ship.seat in asked}:
        worth[place] += OWN
    if not scene.shots and scene.target is None:
        for place in _front(scene, asked):
            worth[place] += FRONT
    return worth


def _front(scene: Scene, asked: set[int]) -> set[Place]:
    """Sectors where ships of *asked* and of others, in one zone, are nearest to each other."""
    own = {ship.at for ship in scene.ships if ship.seat in asked}
    others = {ship.at for ship in scene.ships if ship.seat not in asked}
    apart = {
        (one, other): max(abs(one[1] - other[1]), abs(one[2] - other[2]))
        for one in own
        for other in others
        if one[0] == other[0]
    }
    least = min(apart.values(), default=0)
    return {place for pair, steps in apart.items() if steps == least for place in pair}


def whole_view(scene: Scene, width: int = WIDTH) -> SpaceCamera:
    """The camera that shows every sector, in a picture as low as possible."""
    grid = sectors(scene.zones)
    across, down = grid.span
    unit = width / WIDTH
    margin = MARGIN * unit
    foot = strip_height(scene, width)
    room = TALLEST * unit - foot - 1.3 * margin
    scale = int(min((width - 2 * margin) / across, room / down))
    high = round(down * scale + foot + 1.3 * margin)
    left = -round((width - across * scale) / 2 + scale / 2)
    top = -round(margin + scale / 2)
    return Camera(grid, width, high, scale, left, top)


def draw(scene: Scene, camera: SpaceCamera) -> Picture:
    """Draw the scene as the camera sees it; equal arguments give equal bytes.

    Pure, and safe to call from several threads.
    """
    return encode(paint(scene, camera)[0], rows(camera, _worth_of_rows(scene)), scene.mark)


def draw_victory(end: Victory) -> Picture:
    """Draw the end of a battle; equal victories give equal bytes."""
    return encode(paint_victory(end))


def warm() -> Iterator[None]:
    """Draw the parts that all tables share, step by step, before a first picture needs them."""
    for which in range(len(SKIES)):
        yield
        sky((WIDTH, TALLEST), which)
    yield
    draw(SAMPLE, action_view(SAMPLE))
    yield from victory.warm()
