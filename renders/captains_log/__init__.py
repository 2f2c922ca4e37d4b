"""The drawer of Captain's Log."""

from renders.captains_log.drawer import DRAWER, draw
from renders.captains_log.scene import scene_of

__all__ = ["DRAWER", "draw", "scene_of"]
