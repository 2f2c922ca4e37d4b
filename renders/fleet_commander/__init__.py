"""The drawer of Fleet Commander."""

from renders.fleet_commander.drawer import DRAWER, draw
from renders.fleet_commander.scene import scene_of

__all__ = ["DRAWER", "draw", "scene_of"]
