"""Enchantments: how spells that last change ships, their guns, saves and crews."""

from dataclasses import replace
from typing import Final

from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.magic import Card, Lasting
from engine.games.man_o_war.model.names import Reach, ShipId
from engine.games.man_o_war.model.ships import Oars
from engine.games.man_o_war.model.state import Open
from engine.space.plane import Placed, placed, round_shape

SLOWED: Final[Length] = units(7.5)
"""What a leaden hull costs of each speed."""

GALE: Final[Length] = units(7.5)
"""What a fair gale adds to the speed under sail."""

STRENGTH: Final[Length] = units(5)
"""What the strength of oxen adds to the speeds under oars."""

FOG: Final[Length] = units(5)
"""The radius of a bank of fog."""

DREAD: Final = -2
FURY: Final = 2
"""What dread takes from the totals of a boarding, and fury adds to those of an attacker."""


def spell_on(battle: Open, ship: ShipId, card: Card) -> Lasting | None:
    """MOW-MAGIC-13: the spell of this *card* that is on a ship, its squadron or its fleet."""
    for one in battle.spells:
        if one.card == card and not one.spent and _reaches(battle, one, ship):
            return one
    return None


def is_under(battle: Open, ship: ShipId, card: Card) -> bool:
    return bool(battle.spells) and spell_on(battle, ship, card) is not None


def spend(battle: Open, spell: Lasting) -> None:
    """Mark a *spell* that works once as spent."""
    battle.spells[battle.spells.index(spell)] = replace(spell, spent=True)


def sailed(battle: Open, ship: ShipId, speed: Length) -> Length:
    """MOW-HM-16, MOW-HM-27, MOW-HM-28: the sail speed of a ship under spells, if it has one."""
    if not speed or is_under(battle, ship, Card.BECALM):
        return 0
    gale = GALE if is_under(battle, ship, Card.FAIR_GALE) else 0
    lead = SLOWED if is_under(battle, ship, Card.LEADEN_HULL) else 0
    return max(0, speed + gale - lead)


def rowed(battle: Open, ship: ShipId, oars: Oars) -> Oars:
    """MOW-HM-16, MOW-HM-23: the speeds under oars of a ship under spells; pivots stay possible."""
    add = STRENGTH if is_under(battle, ship, Card.OX_STRENGTH) else 0
    lead = SLOWED if is_under(battle, ship, Card.LEADEN_HULL) else 0
    if not add and not lead:
        return oars
    return Oars(
        speed=max(0, oars.speed + add - lead),
        battle=max(0, oars.battle + add - lead),
        back=max(0, oars.back - lead),
    )


def guns_spiked(battle: Open, ship: ShipId) -> int:
    """MOW-HM-18: the dice that each arc of a ship loses."""
    return int(is_under(battle, ship, Card.SPIKED_GUNS))


def least_hit(battle: Open, ship: ShipId) -> int:
    """MOW-FIRE-06, MOW-HM-22: the lowest face with which the guns of a ship can hit."""
    return 3 if is_under(battle, ship, Card.GULL_SWARM) else 2


def rolls_again(battle: Open, ship: ShipId) -> bool:
    """MOW-HM-20: whether gunnery dice of a ship that miss are rolled again, once."""
    return is_under(battle, ship, Card.TRANSMUTED_SHOT)


def against_saves(battle: Open, ship: ShipId) -> int:
    """MOW-HM-19: what saves against the guns of a ship are changed by."""
    return -1 if is_under(battle, ship, Card.TRUE_BORE) else 0


def on_saves(battle: Open, ship: ShipId) -> int:
    """MOW-HM-17: what the saves of a ship are changed by."""
    return 1 if is_under(battle, ship, Card.GILDED_PLANKS) else 0


def aimed(battle: Open, ship: ShipId, aim: Aim) -> Aim:
    """MOW-HM-39: the aim of the guns of a ship, whatever it was told."""
    spell = spell_on(battle, ship, Card.FALSE_BEARINGS)
    if spell is None or spell.choice not in {"high", "low"}:
        return aim
    return "high" if spell.choice == "high" else "low"


def is_hidden(battle: Open, ship: ShipId, band: Reach) -> bool:
    """MOW-HM-38: whether shots at a ship from this *band* all miss."""
    return band != "short" and is_under(battle, ship, Card.CLOAK_OF_MIST)


def in_boarding(battle: Open, ship: ShipId, *, attacks: bool) -> int:
    """MOW-HM-12, MOW-HM-24: what the total of a ship in a boarding is changed by."""
    fury = FURY if attacks and is_under(battle, ship, Card.WOLF_FURY) else 0
    return fury + (DREAD if is_under(battle, ship, Card.DREAD) else 0)


def attacks_nobody(battle: Open, ship: ShipId) -> bool:
    """MOW-HM-15: whether a ship neither rams nor starts a boarding."""
    return is_under(battle, ship, Card.SOUL_CHILL)


def only_turns(battle: Open, ship: ShipId) -> bool:
    """MOW-HM-40: whether a ship can make no more than one turn under sail."""
    return is_under(battle, ship, Card.STEAL_THE_WIND)


def fogs(battle: Open) -> list[Placed]:
    """MOW-HM-36: the banks of fog, which block sight and nothing else."""
    return [placed(round_shape(FOG), one.at) for one in battle.spells if one.at is not None]


def _reaches(battle: Open, spell: Lasting, ship: ShipId) -> bool:
    if spell.ship is not None:
        return spell.ship == ship
    if spell.at is not None:
        return False
    if spell.squadron is not None:
        return spell.squadron == battle.ships[ship].squadron
    return spell.side == battle.ships[ship].flag
