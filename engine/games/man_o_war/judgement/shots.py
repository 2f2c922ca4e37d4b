"""Odds of a shot by range, whoever it is fired at and wherever that lies."""

from fractions import Fraction

from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.names import Reach
from engine.games.man_o_war.model.ships import ShipCard, area_hit
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.ruler import REACHES, gun_card


def harm(battle: Open, card: ShipCard, band: Reach, aim: Aim) -> Fraction:
    """MOW-FIRE-05, MOW-SAVE-04: how likely a gun's die does damage to a whole ship in a *band*."""
    modifier = gun_card(battle).bands[REACHES.index(band)].save_modifier
    failed = 0
    for face in range(2, DIE + 1):
        area = area_hit(card, face, aim)
        if area is not None:
            number = card.areas[area].save
            failed += DIE - sum(die + modifier >= number for die in range(2, DIE + 1))
    return Fraction(failed, DIE * DIE)
