"""Painting of a scene, layer by layer; what stands still is kept."""

from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.camera import Point
from renders.kit.grids import FreeCamera
from renders.kit.layout import Layout
from renders.kit.open_water import open_water
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, dashes
from renders.kit.ways import fine
from renders.man_o_war import fleet, grapples, gunnery, spells, ways
from renders.man_o_war.hulks import draw_hulks
from renders.man_o_war.panels import lay_panels, panels_of
from renders.man_o_war.scene import Scene, Terrain
from renders.man_o_war.table import px
from renders.man_o_war.terrain import draw_terrain, shapes_of

KEPT: Final = 8
"""Pictures of the table kept, some five megabytes each."""
BEYOND: Final = rgb("#0B1B28")
ROPE: Final = rgb("#D9B97C")


def paint(scene: Scene, camera: FreeCamera, *, panels: bool = True) -> tuple[Image.Image, Layout]:
    """The scene as the camera sees it, and which parts of the picture are taken."""
    picture = _still(camera, scene.size, scene.terrain).copy()
    layout = Layout((camera.width, camera.height))
    boxes = shown_panels(scene, camera) if panels else {}
    for box in boxes.values():
        layout.block(box, "panel")
    _draw_zones(picture, scene, camera)
    draw_hulks(picture, camera, scene.hulks)
    gunnery.draw_rulers(picture, scene, camera)
    ways.draw_ways(picture, scene, camera)
    ways.draw_tethers(picture, scene, camera)
    fleet.block_ships(layout, scene, camera)
    gunnery.block_marks(layout, scene, camera)
    ways.block_ways(layout, scene, camera)
    fleet.draw_ships(picture, scene, camera)
    spells.draw_rings(picture, scene, camera)
    spells.draw_fogs(picture, scene, camera)
    grapples.draw_grapples(picture, scene, camera)
    gunnery.draw_flights(picture, layout, scene, camera)
    ways.draw_plans(picture, layout, scene, camera)
    fleet.draw_badges(picture, layout, scene, camera)
    ways.draw_beaks(picture, layout, scene, camera)
    spells.draw_castaways(picture, scene, camera)
    fleet.draw_names_of_lost(picture, layout, scene, camera)
    gunnery.draw_marks(picture, layout, scene, camera)
    ways.draw_numbers(picture, layout, scene, camera)
    lay_panels(picture, scene, camera, boxes)
    return picture, layout


def shown_panels(scene: Scene, camera: FreeCamera) -> dict[str, tuple[float, float, float, float]]:
    """The box of each panel in the camera's picture: no inset where all the table is seen."""
    boxes = panels_of(scene, (camera.width, camera.height))
    corners = ((0.0, 0.0), scene.size)
    if all(camera.sees(corner) for corner in corners) or scene.caption:
        boxes.pop("inset", None)
    return boxes


@lru_cache(maxsize=KEPT)
def _still(camera: FreeCamera, size: Point, terrain: tuple[Terrain, ...]) -> Image.Image:
    """The table with its terrain and its edge; cached, so copy it before drawing on it."""
    picture = open_water(camera, shapes_of(terrain)).copy()
    draw_terrain(picture, camera, terrain)
    _draw_edge(picture, camera, size)
    return picture


def _draw_edge(picture: Image.Image, camera: FreeCamera, size: Point) -> None:
    """Darken what lies beyond the table, and draw a rope along its edge."""
    (left, top), (right, bottom) = camera.at((0.0, 0.0)), camera.at(size)
    wide, high = camera.width, camera.height
    whole = (0.0, 0.0, float(wide), float(high))
    if left <= 0 and top <= 0 and right >= wide and bottom >= high:
        return
    shade = Stencil(picture, whole, fine=1)
    shade.polygon([(0, 0), (wide, 0), (wide, high), (0, high)], 176)
    shade.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], 0)
    shade.lay(BEYOND)
    edge = [(left, top), (right, top), (right, bottom), (left, bottom)]
    rope = px(camera, 0.32)
    for tone, width in ((palette.INK, rope * 1.7), (ROPE, rope)):
        line = Stencil(picture, whole, fine=1)
        line.ring(edge, width)
        line.lay(tone)


def _draw_zones(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw where sides may deploy: a wash in the side's colour within a broken line."""
    for side, corners in scene.zones:
        points = [camera.at(at) for at in corners]
        colour = fleet.colour_of(side)
        whole = (0.0, 0.0, float(camera.width), float(camera.height))
        wash = Stencil(picture, whole, fine=1)
        wash.polygon(points, 46)
        wash.lay(colour)
        for tone, width in ((palette.WHITE, 7.0), (colour, 4.0)):
            line = Stencil(picture, whole, fine=1)
            for piece in dashes([*points, points[0]], fine(camera, 22.0), fine(camera, 14.0)):
                line.line(piece, fine(camera, width))
            line.lay(tone)
