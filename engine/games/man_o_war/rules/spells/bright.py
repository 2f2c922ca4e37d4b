"""Spells of the Bright college: fire."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import Aim, AreaName, CannotSail, SailSlowed
from engine.games.man_o_war.model.magic import Card, Casting, Choice, Wrought
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import area_hit
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    aims,
    enemies,
    fixed,
    ignite,
    lasting,
    own_ships,
    shot,
    target_of,
)
from engine.games.man_o_war.rules.squadrons import is_afloat


def _spark_volley(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-01: one gunnery die."""
    del side
    return shot(battle, casting, 0, referee, "MOW-HM-01")


def _sails(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    assert ship is not None, "it is cast at a ship"
    areas = card_of(battle, ship).areas.items()
    return tuple(name for name, one in areas if isinstance(one.effect, SailSlowed | CannotSail))


def _burning_canvas(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-02: a sail area of the caster's choice catches fire, unless it is saved."""
    del side
    area = AreaName(str(casting.choice))
    return ignite(battle, target_of(casting), area, referee, "MOW-HM-02")


def _pitch_fire(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-03: the area that a gunnery die hits catches fire, unless it is saved."""
    del side
    ship = target_of(casting)
    (face,) = referee.roll(1, DIE, "MOW-HM-03")
    aim: Aim = "high" if casting.choice == "high" else "low"
    area = area_hit(card_of(battle, ship), face, aim) if face > 1 else None
    if area is None:
        return Wrought(dice=(face,), idle=True)
    return ignite(battle, ship, area, referee, "MOW-HM-03", face=face)


def _master_the_flame(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-04: all fires aboard go out, and their areas stay damaged."""
    del side, referee
    ship = battle.ships[target_of(casting)]
    fires = sum(ship.burning.values())
    ship.burning.clear()
    return Wrought(fires=fires, idle=not fires)


def _fires(battle: Open, side: Side, casting: Casting) -> int:
    del side
    return 50 * sum(battle.ships[target_of(casting)].burning.values())


def _burning(battle: Open, side: Side) -> list[ShipId]:
    return [
        one for one in enemies(battle, side) if battle.ships[one].burning and is_afloat(battle, one)
    ]


SPELLS: Final = (
    Spell(
        card=Card.SPARK_VOLLEY,
        targets=enemies,
        choices=aims,
        work=_spark_volley,
        worth=fixed(40),
    ),
    Spell(
        card=Card.BURNING_CANVAS,
        targets=enemies,
        choices=_sails,
        work=_burning_canvas,
        worth=fixed(45),
    ),
    Spell(card=Card.PITCH_FIRE, targets=enemies, choices=aims, work=_pitch_fire, worth=fixed(45)),
    Spell(card=Card.MASTER_THE_FLAME, targets=own_ships, work=_master_the_flame, worth=_fires),
    Spell(card=Card.FAN_THE_EMBERS, targets=_burning, work=lasting, worth=_fires),
)
"""All spells of the college."""
