"""Spells of the Light college: protection and healing."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.condition import is_destroyed
from engine.games.man_o_war.model.magic import Card, Casting, Wrought
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    guns,
    in_fight,
    lasting,
    own_ships,
    target_of,
    token,
)
from engine.games.man_o_war.rules.squadrons import is_afloat

TOKENS: Final = {
    Card.HELLSTORM: "no_fire",
    Card.BLINDING_FLASH: "no_fire",
    Card.WEED_SNARE: "no_move",
    Card.KRAKENS_COIL: "no_move",
}
"""Spells that give a token, by its field."""


def _blinding_flash(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-32: a No Fire token."""
    del referee
    token(battle, side, casting, no_fire=True)
    return Wrought()


def _mend_the_crew(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-33: one crew more, but not more than the card says."""
    del side, referee
    number = target_of(casting)
    room = card_of(battle, number).crew - battle.ships[number].crew
    battle.ships[number].crew += min(1, room)
    return Wrought(crew=min(1, room), idle=not room)


def _stragglers(battle: Open, side: Side) -> list[ShipId]:
    return [one for one in own_ships(battle, side) if battle.ships[one].straggler]


def _beacon(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-34: a straggler acts with its squadron in this turn."""
    battle.ships[target_of(casting)].straggler = False
    return lasting(battle, side, casting, referee)


def _unmake(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-35: all spells on a ship end, and so do the tokens that they gave it."""
    del side, referee
    number = target_of(casting)
    ended = [one for one in battle.spells if one.ship == number and one.at is None]
    for one in ended:
        if one.token and TOKENS.get(one.card) == "no_fire":
            battle.ships[number].no_fire = False
        elif one.token:
            battle.ships[number].no_move = False
        if one.card == Card.BEACON:
            battle.ships[number].straggler = True
    battle.spells[:] = [one for one in battle.spells if one not in ended]
    return Wrought(idle=not ended)


def _any_ship(battle: Open, side: Side) -> list[ShipId]:
    del side
    return [one for one in range(len(battle.ships)) if is_afloat(battle, one)]


def _unmade(battle: Open, side: Side, casting: Casting) -> int:
    """What the enemy's spells on a ship of one's own, or its own on an enemy's, cost."""
    on = [one for one in battle.spells if one.ship == casting.ship and one.at is None]
    return 40 * sum(one.side != side for one in on)


def _destroyed(battle: Open, ship: ShipId) -> int:
    """What a ward is worth: critical hits strike areas that are destroyed."""
    card, hits = card_of(battle, ship), battle.ships[ship].hits
    return 10 + 20 * sum(
        area.criticals and is_destroyed(card, name, hits) for name, area in card.areas.items()
    )


def _missing(battle: Open, side: Side, casting: Casting) -> int:
    del side
    number = target_of(casting)
    return 60 * (battle.ships[number].crew < card_of(battle, number).crew)


SPELLS: Final = (
    Spell(card=Card.BRIGHT_WARD, targets=own_ships, work=lasting, worth=in_fight(_destroyed)),
    Spell(
        card=Card.BLINDING_FLASH,
        targets=enemies,
        work=_blinding_flash,
        worth=in_fight(lambda battle, ship: 25 * guns(battle, ship)),
    ),
    Spell(card=Card.MEND_THE_CREW, targets=own_ships, work=_mend_the_crew, worth=_missing),
    Spell(card=Card.BEACON, targets=_stragglers, work=_beacon, worth=fixed(60)),
    Spell(card=Card.UNMAKE, targets=_any_ship, work=_unmake, worth=_unmade),
)
"""All spells of the college."""
