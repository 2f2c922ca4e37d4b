"""Drawing a wanted picture of Fleet Commander: its scene, and the camera for it."""

from pathlib import Path
from typing import Final

from engine.games.fleet_commander.model import data_set
from engine.games.fleet_commander.model.state import FleetView
from renders import space
from renders.fleet_commander.places import seat_number
from renders.fleet_commander.scene import scene_of
from renders.picture import CHOICE, EVERYTHING, Drawer, Picture, Wanted
from renders.space.victory import Victory


def draw(view: FleetView, wanted: Wanted) -> Picture:
    """Draw the battle as *view* shows it.

    A battle that is over has a picture of its own, unless its end is only planned.
    """
    scene = scene_of(
        view,
        wanted.words,
        before=wanted.before,
        told=wanted.events,
        planned=wanted.planned,
        board=wanted.board,
    )
    winners = view.open.winners
    if winners is not None and wanted.frame == CHOICE and not wanted.planned:
        seats = tuple(seat_number(seat) for seat in winners)
        return space.draw_victory(Victory(scene=scene, seats=seats))
    everything = wanted.frame == EVERYTHING
    camera = space.whole_view(scene) if everything else space.action_view(scene)
    return space.draw(scene, camera)


def read(folder: Path) -> None:
    """Load the data sets kept in *folder*."""
    data_set.restore_all(folder)


DRAWER: Final = Drawer(draw=draw, warm=space.warm, read=read)
