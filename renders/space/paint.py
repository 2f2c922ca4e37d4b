"""Painting of a scene, layer by layer, so that nothing important is hidden."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, sqrt

from PIL import Image

from renders.kit.layout import Layout, box_around
from renders.kit.stencil import stamp
from renders.space import aside, board, fire, fleets, motion, muster
from renders.space.scene import Scene, Sign
from renders.space.sectors import SpaceCamera, grid_of
from renders.space.signs import sign
from renders.space.strip import lay_strip, strip_height

TOKEN = 0.40
"""Width of a token, in sectors."""
ALONE = 0.64
"""Width of a signal alone in its sector, in sectors."""
CORNERS = (
    *((0.30, -0.30), (-0.30, -0.30), (0.30, 0.30), (-0.30, 0.30)),
    *((0.38, 0.38), (-0.38, -0.38), (0.38, -0.38), (-0.38, 0.38)),
    *((0.0, -0.40), (0.40, 0.0), (-0.40, 0.0), (0.0, 0.40)),
)
"""Places for a sector's sign, relative to its middle, in sectors, tried in order."""


def paint(scene: Scene, camera: SpaceCamera) -> tuple[Image.Image, Layout]:
    """Paint the picture; the layout returned has the boxes of everything in it."""
    layout = Layout((camera.width, camera.height))
    high = strip_height(scene, camera.width)
    layout.block((0, camera.height - high, camera.width, camera.height), "panel strip")
    insets = aside.boxes(scene, camera)
    for zone, box in insets:
        layout.block(box, f"panel zone {zone + 1}")
    whole = aside.inset_box(scene, camera, high) if grid_of(camera).window else None
    if whole is not None:
        layout.block(whole, "panel inset")
    picture = _paint_board(_seen(scene, camera), camera, layout)
    if whole is not None:
        small = aside.view(scene, 0, whole)
        inside = _paint_board(_still(scene), small, Layout((small.width, small.height)))
        aside.lay_inset(picture, inside, whole, camera)
    for zone, box in insets:
        small = aside.view(scene, zone, box)
        inside = _paint_board(scene, small, Layout((small.width, small.height)))
        aside.lay(picture, inside, zone, box)
    lay_strip(picture, scene)
    return picture, layout


def _seen(scene: Scene, camera: SpaceCamera) -> Scene:
    """The scene without what stands in sectors outside the camera's window."""
    shows = grid_of(camera).shows
    if grid_of(camera).window is None:
        return scene
    return replace(
        scene,
        hazards=tuple(one for one in scene.hazards if shows(one[0])),
        portals=tuple(one for one in scene.portals if shows(one.at)),
        fog=tuple(filter(shows, scene.fog)),
        ships=tuple(one for one in scene.ships if shows(one.at)),
        lost=tuple(one for one in scene.lost if shows(one.at)),
        signs=tuple(one for one in scene.signs if shows(one.at)),
        harms=tuple(one for one in scene.harms if shows(one.at)),
        blasts=tuple(filter(shows, scene.blasts)),
        shields=tuple(one for one in scene.shields if shows(one.at)),
        reach=tuple(filter(shows, scene.reach)),
    )


def _still(scene: Scene) -> Scene:
    """The scene without events, reach and target."""
    return replace(
        scene, moves=(), shots=(), harms=(), blasts=(), shields=(), reach=(), target=None
    )


def _paint_board(scene: Scene, camera: SpaceCamera, layout: Layout) -> Image.Image:
    """Paint everything but the strip, with marks where *layout* has room."""
    picture = board.still(scene, camera).copy()
    board.block_labels(layout, camera)
    fleets.block_ships(layout, scene, camera)
    motion.draw_reach(picture, scene, camera)
    for move in scene.moves:
        motion.draw_move(picture, camera, move)
    for place in scene.blasts:
        fire.draw_blast(picture, camera, place)
    motion.draw_target(picture, scene, camera)
    muster.draw_waiting(picture, scene, camera)
    fleets.draw_ships(picture, scene, camera)
    for shot in scene.shots:
        fire.draw_shot(picture, scene, camera, shot)
    for shield in scene.shields:
        fire.draw_shield(picture, camera, shield)
    fleets.draw_marks(picture, scene, camera)
    _draw_signs(picture, layout, scene, camera)
    for shot in scene.shots:
        fire.draw_damage(picture, layout, scene, camera, shot)
    for harm in scene.harms:
        fire.draw_harm(picture, layout, scene, camera, harm)
    return picture


def _draw_signals(
    picture: Image.Image, layout: Layout, signals: Sequence[Sign], camera: SpaceCamera
) -> None:
    """Draw, side by side, *signals* that share a sector without ships."""
    columns = ceil(sqrt(len(signals)))
    rows, step = ceil(len(signals) / columns), 0.92 / columns
    size = round(min(step, ALONE) * camera.scale)
    x, y = camera.at(signals[0].at)
    for number, one in enumerate(signals):
        right = (number % columns - (columns - 1) / 2) * step
        down = (number // columns - (rows - 1) / 2) * step
        middle = x + right * camera.scale, y + down * camera.scale
        layout.block(box_around(middle, (size, size)), f"sign signal {one.letter}")
        stamp(picture, sign(one.kind, one.letter, one.seat, size), middle)


def _draw_signs(picture: Image.Image, layout: Layout, scene: Scene, camera: SpaceCamera) -> None:
    """Draw tokens and letters of portals, in a free corner if ships lie there."""
    taken = {ship.at for ship in scene.ships}
    marks = [
        (gate.at, board.portal_sign(gate.letter, camera), f"sign {gate.letter}")
        for gate in scene.portals
        if gate.at not in scene.fog
    ]
    crowds = [
        [one for one in scene.signs if one.kind == "signal" and one.at == at]
        for at in dict.fromkeys(one.at for one in scene.signs if one.at not in taken)
    ]
    crowded = [crowd for crowd in crowds if len(crowd) > 1]
    for crowd in crowded:
        _draw_signals(picture, layout, crowd, camera)
    for one in scene.signs:
        if any(one in crowd for crowd in crowded):
            continue
        size = round(camera.scale * TOKEN * (0.7 if one.at in taken else 1.6))
        drawn = sign(one.kind, one.letter, one.seat, size)
        marks.append((one.at, drawn, f"sign {one.kind} {one.letter}"))
    for at, drawn, what in marks:
        x, y = camera.at(at)
        spots = [(x, y), *((x + a * camera.scale, y + b * camera.scale) for a, b in CORNERS)]
        stamp(picture, drawn, layout.place(drawn.size, spots, what))
