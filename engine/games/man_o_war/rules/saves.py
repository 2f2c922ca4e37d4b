"""Saves: one die of the owner for each hit."""

from typing import NamedTuple

from engine.core.referee import Referee
from engine.games.man_o_war.rules.initiative import DIE


class Save(NamedTuple):
    """The *face* of a save, and whether it was *good* enough."""

    face: int
    good: bool


def save(number: int, modifier: int, rule: str, referee: Referee) -> Save:
    """MOW-SAVE-01, MOW-SAVE-04: a die that shows at least *number*, with its *modifier*, saves.

    MOW-SAVE-03, MOW-TURN-03, MOW-TURN-04: a 1 always fails.
    """
    (face,) = referee.roll(1, DIE, rule)
    return Save(face, face != 1 and face + modifier >= number)
