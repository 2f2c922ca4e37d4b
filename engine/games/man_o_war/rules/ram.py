"""Rams: a ship at battle speed that strikes an enemy with its bow after a long enough run."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Ram, Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import settle
from engine.games.man_o_war.rules.enchantments import attacks_nobody
from engine.games.man_o_war.rules.ground import apart, struck_with_bow
from engine.games.man_o_war.rules.saves import save_of

LEAST_RUN: Final[Length] = units(7.5)
"""MOW-RAM-02, MOW-RAM-03: the least run before a ram, and the least distance at its start."""


def is_ram(battle: Open, ship: ShipId, way: Way) -> bool:
    """MOW-RAM-01, MOW-RAM-02, MOW-RAM-03, MOW-GEO-19: whether *way* ends in a ram.

    Otherwise a contact is an ordinary collision (MOW-RAM-04, MOW-COLL-03). Friends are never
    rammed (MOW-AMB-49).
    """
    if way.stopped != "ship" or way.met is None or len(way.legs) != 1:
        return False
    if attacks_nobody(battle, ship):
        return False
    (leg,) = way.legs
    target = battle.ships[way.met]
    return (
        leg.stroke == "battle"
        and target.flag != battle.ships[ship].flag
        and card_of(battle, ship).ram_damage > 0
        and way.contact is not None
        and way.contact >= LEAST_RUN
        and apart(battle, ship, way.start, way.met) >= LEAST_RUN
        and struck_with_bow(battle, ship, way.end, way.met)
    )


def ram(battle: Open, ship: ShipId, target: ShipId, referee: Referee) -> Ram:
    """MOW-RAM-05, MOW-RAM-06, MOW-RAM-07: the target saves its waterline, or takes the damage."""
    crew, waterline = battle.ships[target].crew, card_of(battle, target).waterline
    saved = save_of(battle, target, waterline.save, 0, referee, rule="MOW-RAM-06")
    points = 0 if saved.good else card_of(battle, ship).ram_damage
    battle.ships[target].waterline += points
    done = Ram(target=target, save=saved.face, points=points, first_save=saved.first)
    referee.announce(e.Rammed(ship=ship, ram=done))
    settle(battle, target, crew, referee)
    return done
