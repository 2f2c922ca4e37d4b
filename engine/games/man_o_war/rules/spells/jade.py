"""Spells of the Jade college: plants, tides and storms."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.magic import Card, Casting, Choice, Compass, Wrought
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.forced import slid, throw
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    guns,
    in_fight,
    lasting,
    own_ships,
    target_of,
    thrown,
    token,
)
from engine.space.plane import CIRCLE

CURRENT: Final[Length] = units(7.5)
"""How far a rip current carries a ship."""

OF_A_SHIP_AGROUND: Final = 40
"""What it is worth to get a ship off the land, which fails every other time without a spell."""

POINTS: Final[tuple[Compass, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def _hellstorm(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-06: a No Fire token."""
    del referee
    token(battle, side, casting, no_fire=True)
    return Wrought()


def _weed_snare(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-07: a No Move token."""
    del referee
    token(battle, side, casting, no_move=True)
    return Wrought()


def _damaged(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    """The areas with a damage token that is no fire."""
    assert ship is not None, "it is cast at a ship"
    one = battle.ships[ship]
    return tuple(area for area, boxes in one.hits.items() if boxes > one.burning.get(area, 0))


def _mendable(battle: Open, side: Side) -> list[ShipId]:
    return [one for one in own_ships(battle, side) if _damaged(battle, one)]


def _living_timber(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-08: a damage token leaves an area; none of fire, and none of the waterline."""
    del side, referee
    ship, area = battle.ships[target_of(casting)], AreaName(str(casting.choice))
    ship.hits[area] -= 1
    if not ship.hits[area]:
        del ship.hits[area]
    return Wrought(area=area)


def _rip_current(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-09: the ship slides up to 7.5 cm, its heading unchanged."""
    del side
    way = _carried(battle, casting)
    throw(battle, target_of(casting), way, referee)
    return Wrought(way=way)


def _carried(battle: Open, casting: Casting) -> Way:
    toward = POINTS.index(_point(casting)) * CIRCLE // len(POINTS)
    return slid(battle, target_of(casting), CURRENT, toward)


def _point(casting: Casting) -> Compass:
    return next(one for one in POINTS if one == casting.choice)


def _aground(battle: Open, side: Side, casting: Casting) -> int:
    """What it is worth that ships of *side* surely get off the land."""
    del casting
    ships = (battle.ships[one] for one in own_ships(battle, side))
    return OF_A_SHIP_AGROUND * sum(one.aground is not None and not one.no_move for one in ships)


SPELLS: Final = (
    Spell(
        card=Card.HELLSTORM,
        targets=enemies,
        work=_hellstorm,
        worth=in_fight(lambda battle, ship: 25 * guns(battle, ship)),
    ),
    Spell(card=Card.WEED_SNARE, targets=enemies, work=_weed_snare, worth=fixed(50)),
    Spell(
        card=Card.LIVING_TIMBER,
        targets=_mendable,
        choices=_damaged,
        work=_living_timber,
        worth=lambda _battle, _side, _casting: 45,
    ),
    Spell(
        card=Card.RIP_CURRENT,
        targets=enemies,
        choices=lambda _battle, _ship: POINTS,
        work=_rip_current,
        worth=thrown(20, _carried),
    ),
    Spell(card=Card.SPRING_TIDE, work=lasting, worth=_aground),
)
"""All spells of the college."""
