"""Moves: what a ship is to do with its oars or sails, part by part."""

from typing import NamedTuple

from engine.games.man_o_war.model.deeds import Stroke
from engine.games.man_o_war.model.lengths import Length


class Part(NamedTuple):
    """One part of a move: a *stroke* of a *length*, or *by* an angle in 1/16 degree."""

    stroke: Stroke
    length: Length = 0
    by: int = 0


Move = tuple[Part, ...]
