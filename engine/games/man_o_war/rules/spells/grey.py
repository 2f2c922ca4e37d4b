"""Spells of the Grey college: mist and deceit."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.magic import Bearing, Card, Casting, Choice, Lasting, Wrought
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import settle
from engine.games.man_o_war.rules.panic import panic
from engine.games.man_o_war.rules.spells.celestial import has_sails
from engine.games.man_o_war.rules.spells.spell import (
    AIMS,
    Spell,
    enemies,
    fixed,
    guns,
    lasting,
    own_ships,
    target_of,
)
from engine.games.man_o_war.rules.squadrons import can_act, can_row, can_sail, is_afloat
from engine.space.plane import QUARTER, Pose, ahead

BESIDE: Final[Length] = units(10)
"""How far from the middle of a ship the middle of a bank of fog lies."""

BEARINGS: Final[tuple[Bearing, ...]] = ("ahead", "abeam_starboard", "astern", "abeam_port")
"""Places of fog beside a ship, clockwise from ahead."""


def _fog_bank(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-36: a bank of fog beside a ship blocks sight, and nothing else."""
    del referee
    at = _place(battle, casting)
    battle.spells.append(Lasting(side=side, card=casting.card, choice=casting.choice, at=at))
    return Wrought()


def _place(battle: Open, casting: Casting) -> Pose:
    ship = battle.ships[target_of(casting)]
    quarter = next(n for n, one in enumerate(BEARINGS) if one == casting.choice)
    at = Pose(ship.at.x, ship.at.y, ship.at.heading + quarter * QUARTER)
    there = ahead(at, BESIDE)
    return Pose(there.x, there.y, 0)


def _places(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    """The places beside a ship that are on the table."""
    assert ship is not None, "it is laid beside a ship"
    found: list[Choice] = []
    for one in BEARINGS:
        at = _place(battle, Casting(card=Card.FOG_BANK, ship=ship, choice=one))
        if 0 <= at.x <= battle.width and 0 <= at.y <= battle.height:
            found.append(one)
    return tuple(found)


def _any_ship(battle: Open, side: Side) -> list[ShipId]:
    del side
    return [one for one in range(len(battle.ships)) if is_afloat(battle, one)]


def _whispered_panic(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-37: a die on the Captain's table; none for a ship without a crew (MOW-AMB-58)."""
    del side
    number = target_of(casting)
    crew = battle.ships[number].crew
    done = panic(battle, number, referee)
    settle(battle, number, crew, referee)
    return Wrought(panicked=done, idle=done is None)


def _steal(battle: Open, side: Side, casting: Casting) -> int:
    ship = target_of(casting)
    only = can_sail(battle, ship) and not can_row(battle, ship)
    return fixed(50 if only else 10)(battle, side, casting)


def _veiled(battle: Open, side: Side, casting: Casting) -> int:
    """What fog ahead of an enemy's guns is worth; none is laid elsewhere for its own sake."""
    ship = target_of(casting)
    if battle.ships[ship].flag == side or not can_act(battle, ship):
        return 0
    return fixed(8 * guns(battle, ship))(battle, side, casting)


def _aims(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    del battle, ship
    return AIMS


def _misled(battle: Open, side: Side, casting: Casting) -> int:
    """False bearings matter to who fires at divided ships."""
    own = (n for n in own_ships(battle, side) if card_of(battle, n).divided)
    if next(own, None) is None:
        return 0
    return fixed(4 * guns(battle, target_of(casting)))(battle, side, casting)


SPELLS: Final = (
    Spell(card=Card.FOG_BANK, targets=_any_ship, choices=_places, work=_fog_bank, worth=_veiled),
    Spell(card=Card.WHISPERED_PANIC, targets=enemies, work=_whispered_panic, worth=fixed(60)),
    Spell(card=Card.CLOAK_OF_MIST, targets=own_ships, work=lasting, worth=fixed(35)),
    Spell(card=Card.FALSE_BEARINGS, targets=enemies, choices=_aims, work=lasting, worth=_misled),
    Spell(card=Card.STEAL_THE_WIND, targets=has_sails, work=lasting, worth=_steal),
)
"""All spells of the college."""
