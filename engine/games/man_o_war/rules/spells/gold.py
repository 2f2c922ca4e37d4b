"""Spells of the Gold college: metals."""

from typing import Final

from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    guns,
    in_fight,
    lasting,
    own_ships,
)

SPELLS: Final = (
    Spell(card=Card.LEADEN_HULL, targets=enemies, work=lasting, worth=fixed(40)),
    Spell(card=Card.GILDED_PLANKS, targets=own_ships, work=lasting, worth=fixed(35)),
    Spell(
        card=Card.SPIKED_GUNS,
        targets=enemies,
        work=lasting,
        worth=in_fight(lambda battle, ship: 30 if guns(battle, ship) else 0),
    ),
    Spell(
        card=Card.TRUE_BORE,
        targets=own_ships,
        work=lasting,
        worth=in_fight(lambda battle, ship: 10 * guns(battle, ship)),
    ),
    Spell(
        card=Card.TRANSMUTED_SHOT,
        targets=own_ships,
        work=lasting,
        worth=in_fight(lambda battle, ship: 10 * guns(battle, ship)),
    ),
)
"""All spells of the college, MOW-HM-16 to MOW-HM-20; ``enchantments`` says what each changes."""
