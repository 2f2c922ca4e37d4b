"""Spells of the Amber college: beasts."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.magic import Card, Casting, Choice, Shove, Wrought
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.forced import throw, turned
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    guns,
    in_fight,
    lasting,
    own_ships,
    rot,
    target_of,
    thrown,
    token,
)
from engine.games.man_o_war.rules.squadrons import can_row
from engine.space.plane import DEGREE

SHOVES: Final[dict[Shove, int]] = {
    "port_15": -15,
    "starboard_15": 15,
    "port_30": -30,
    "starboard_30": 30,
    "port_45": -45,
    "starboard_45": 45,
}
"""Degrees of each shove; negative ones are to port."""


def _krakens_coil(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-21: a No Move token, and the waterline is saved or takes a point."""
    token(battle, side, casting, no_move=True)
    return rot(battle, target_of(casting), referee, "MOW-HM-21")


def _leviathans_shove(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-25: a turn with the template, its side and angle chosen by the caster."""
    del side
    way = _shoved(battle, casting)
    throw(battle, target_of(casting), way, referee)
    return Wrought(way=way)


def _shoved(battle: Open, casting: Casting) -> Way:
    by = next(angle for name, angle in SHOVES.items() if name == casting.choice)
    return turned(battle, target_of(casting), by * DEGREE)


def _oared(battle: Open, side: Side) -> list[ShipId]:
    return [one for one in own_ships(battle, side) if can_row(battle, one)]


def _shoves(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    del battle, ship
    return tuple(SHOVES)


SPELLS: Final = (
    Spell(card=Card.KRAKENS_COIL, targets=enemies, work=_krakens_coil, worth=fixed(110)),
    Spell(
        card=Card.GULL_SWARM,
        targets=enemies,
        work=lasting,
        worth=in_fight(lambda battle, ship: 8 * guns(battle, ship)),
    ),
    Spell(card=Card.OX_STRENGTH, targets=_oared, work=lasting, worth=fixed(30)),
    Spell(card=Card.WOLF_FURY, targets=own_ships, work=lasting, worth=fixed(20)),
    Spell(
        card=Card.LEVIATHANS_SHOVE,
        targets=enemies,
        choices=_shoves,
        work=_leviathans_shove,
        worth=thrown(35, _shoved),
    ),
)
"""All spells of the college."""
