"""Positions in the last picture of a board, so that things stay where its reader knows them."""

from dataclasses import dataclass
from typing import TypeAlias

from renders.kit.camera import Box
from renders.kit.grids import HexCamera

Boxes: TypeAlias = dict[str, Box]


@dataclass(frozen=True, slots=True)
class Seen:
    """Camera of a picture, with the boxes of its panels and of its ports' names."""

    camera: HexCamera
    panels: tuple[tuple[str, Box], ...] = ()
    names: tuple[tuple[str, Box], ...] = ()
