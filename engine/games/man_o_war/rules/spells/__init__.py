"""Spells by college, each an object with all that its card does, found by the card."""

from collections.abc import Mapping
from typing import Final

from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.rules.spells import (
    amber,
    amethyst,
    bright,
    celestial,
    gold,
    grey,
    jade,
    light,
)
from engine.games.man_o_war.rules.spells.spell import Spell

SPELLS: Final[Mapping[Card, Spell]] = {
    spell.card: spell
    for college in (bright, jade, amethyst, gold, amber, celestial, light, grey)
    for spell in college.SPELLS
}
"""Every spell by its card (MOW-HM-01 to MOW-HM-40)."""

__all__ = ["SPELLS", "Spell"]
