"""Spells of the Amethyst college: death and dread."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.magic import Card, Casting, Wrought
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import settle
from engine.games.man_o_war.rules.forced import throw, turned
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.panic import TURNED
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    lasting,
    rot,
    target_of,
)
from engine.games.man_o_war.rules.squadrons import can_row


def _drowned_hands(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-11: one crew is lost."""
    del side
    ship = battle.ships[target_of(casting)]
    crew = ship.crew
    ship.crew = max(0, crew - 1)
    settle(battle, target_of(casting), crew, referee)
    return Wrought(crew=crew - ship.crew, idle=not crew)


def _worm_rot(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-13: the waterline is saved, or takes a point."""
    del side
    return rot(battle, target_of(casting), referee, "MOW-HM-13")


def _ghost_at_the_helm(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-14: the ship drifts as if its captain had gone overboard (MOW-CAPTAIN-04)."""
    del side
    (face,) = referee.roll(1, DIE, "MOW-HM-14")
    where = printed(battle).tables.overboard.results[face - 1]
    way = turned(battle, target_of(casting), TURNED[where])
    throw(battle, target_of(casting), way, referee)
    return Wrought(dice=(face,), way=way)


def _soul_chill(battle: Open, side: Side, casting: Casting) -> int:
    rams = can_row(battle, target_of(casting))
    return fixed(60 if rams else 20)(battle, side, casting)


SPELLS: Final = (
    Spell(
        card=Card.DROWNED_HANDS,
        targets=enemies,
        work=_drowned_hands,
        worth=lambda battle, _side, casting: (
            160 // battle.ships[target_of(casting)].crew
            if battle.ships[target_of(casting)].crew
            else 0
        ),
    ),
    Spell(card=Card.DREAD, targets=enemies, work=lasting, worth=fixed(20)),
    Spell(card=Card.WORM_ROT, targets=enemies, work=_worm_rot, worth=fixed(70)),
    Spell(card=Card.GHOST_AT_THE_HELM, targets=enemies, work=_ghost_at_the_helm, worth=fixed(30)),
    Spell(card=Card.SOUL_CHILL, targets=enemies, work=lasting, worth=_soul_chill),
)
"""All spells of the college."""
