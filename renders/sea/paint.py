"""Painting of a scene, layer by layer, so that nothing important is hidden."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.grids import HexCamera
from renders.kit.layout import Layout
from renders.kit.palette import rgb
from renders.kit.ways import draw_voyage
from renders.sea import fleet, labels, places, shots, ways
from renders.sea.base import sea_under
from renders.sea.berths import berths_of
from renders.sea.corners import arranged, covered_by
from renders.sea.ghosts import draw_ghosts
from renders.sea.panels import lay_panels
from renders.sea.scene import Scene
from renders.sea.seen import Seen

KEPT: Final = 4
"""Ground pictures kept, six megabytes each."""


def paint(scene: Scene, camera: HexCamera, last: Seen | None = None) -> tuple[Image.Image, Layout]:
    """Paint the picture; the layout returned has the boxes of names, as in `last` if possible."""
    picture = _still(_without_motion(scene), camera).copy()
    layout = Layout((camera.width, camera.height))
    panels = arranged(scene, camera, last)
    for name, box in panels.items():
        for part in covered_by(name, box):
            layout.block(part, f"panel {name}")
    berths = berths_of(scene, camera)
    fleet.block_vessels(layout, berths, camera)
    places.block_land(layout, scene, camera)
    ways.draw_reach(picture, scene, camera)
    ways.draw_zone(picture, camera, scene.found, rgb("#FFE7A0"), rim=215)
    ways.draw_danger(picture, scene, camera)
    for voyage in scene.voyages:
        colour = palette.SOFT_INK if voyage.seat is None else palette.of_seat(voyage.seat)
        draw_voyage(picture, camera, voyage.through, colour)
    fleet.draw_ghost(picture, scene, camera)
    ways.draw_path(picture, scene, camera)
    places.draw_choices(picture, layout, scene, camera)
    fleet.draw_vessels(picture, scene, camera, berths)
    shots.draw_flights(picture, layout, scene, camera, berths)
    # Things with the fewest possible places come first.
    places.draw_anchorages(picture, layout, scene, camera)
    places.draw_things(picture, layout, scene, camera)
    labels.keep_names(layout, scene, camera, last)
    fleet.draw_badges(picture, layout, camera, berths)
    shots.draw_hits(picture, layout, scene, camera, berths)
    ways.block_path(layout, scene, camera)
    labels.draw_names(picture, layout, scene, camera)
    lay_panels(picture, scene, camera, panels)
    return picture, layout


def _without_motion(scene: Scene) -> Scene:
    """The scene without moving things, so that scenes which differ in those share a picture."""
    return Scene(
        chart=scene.chart,
        night=scene.night,
        calm=scene.calm,
        face_down=scene.face_down,
        ports=scene.ports,
        fortresses=tuple(replace(fort, threat=False) for fort in scene.fortresses),
    )


@lru_cache(maxsize=KEPT)
def _still(scene: Scene, camera: HexCamera) -> Image.Image:
    """The sea with all that stands still; cached, so copy it before drawing on it."""
    picture = sea_under(scene.chart, camera, night=scene.night, calm=scene.calm)
    draw_ghosts(picture, scene, camera)
    for fortress in scene.fortresses:
        zone = [at for at, _ in fortress.fire]
        # Dark and broken, since a pale line would look like a ship's reach.
        ways.draw_zone(picture, camera, zone, rgb("#3A1512"), rim=150, broken=True)
    places.draw_jetties(picture, scene, camera)
    places.draw_fortresses(picture, scene, camera)
    places.draw_ports(picture, scene, camera)
    return picture
