"""Saves: one die of the owner for each hit."""

from typing import NamedTuple

from engine.core.referee import Referee
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.enchantments import on_saves, spell_on, spend
from engine.games.man_o_war.rules.initiative import DIE


class Save(NamedTuple):
    """The *face* of a save, whether it was *good* enough, and the *first* die if it is a second."""

    face: int
    good: bool
    first: int | None = None


def save(number: int, modifier: int, rule: str, referee: Referee) -> Save:
    """MOW-SAVE-01, MOW-SAVE-04: a die that shows at least *number*, with its *modifier*, saves.

    MOW-SAVE-03, MOW-TURN-03, MOW-TURN-04: a 1 always fails.
    """
    (face,) = referee.roll(1, DIE, rule)
    return Save(face, face != 1 and face + modifier >= number)


def save_of(
    battle: Open, ship: ShipId, number: int, modifier: int, referee: Referee, *, rule: str
) -> Save:
    """A save of *ship*, under the spells on it (MOW-HM-17).

    MOW-HM-30: with good omens the first of its fleet that fails in the Combat phase is rolled
    again.
    """
    modifier += on_saves(battle, ship)
    saved = save(number, modifier, rule, referee)
    omen = None if saved.good or battle.in_magic else spell_on(battle, ship, Card.OMEN)
    if omen is None:
        return saved
    spend(battle, omen)
    return save(number, modifier, "MOW-HM-30", referee)._replace(first=saved.face)
