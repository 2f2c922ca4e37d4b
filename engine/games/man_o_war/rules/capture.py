"""Capture: crews that man ships without any, prizes, and ships taken back."""

from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.squadrons import can_act

PRIZE_CREW: Final = 1
"""MOW-DEC-15: crews put aboard a ship without any."""


def can_man(battle: Open, ship: ShipId) -> bool:
    """MOW-DEC-15: whether *ship* can spare a prize crew, and keep one at least itself."""
    return can_act(battle, ship) and battle.ships[ship].crew > PRIZE_CREW


def man(battle: Open, ship: ShipId, by: ShipId, referee: Referee) -> None:
    """MOW-CAPTURE-01, MOW-CAPTURE-02: a ship without crew is a prize of those who man it.

    MOW-CAPTURE-06, MOW-AMB-19: it is its first owner's again if that mans it, and a straggler for
    this turn (MOW-CAPTURE-07).
    """
    taken, winner = battle.ships[ship], battle.ships[by]
    prize = taken.side != winner.side
    taken.captor = winner.side if prize else None
    taken.manned_from = by if prize else None
    transfer(battle, by, ship, PRIZE_CREW)
    taken.straggler = not prize
    battle.to_act[:] = [one for one in battle.to_act if one != ship]
    referee.announce(e.ShipManned(ship=ship, by=by, crew=PRIZE_CREW, prize=prize))


def transfer(battle: Open, start: ShipId, end: ShipId, crew: int) -> None:
    """MOW-CREW-01: *crew* changes from one ship to another, which has room for it."""
    assert crew <= most_to_move(battle, start, end), "no ship holds more than its card says"
    battle.ships[start].crew -= crew
    battle.ships[end].crew += crew


def most_to_move(battle: Open, start: ShipId, end: ShipId) -> int:
    """MOW-CREW-01: the most crew that may go from one ship to another."""
    room = card_of(battle, end).crew - battle.ships[end].crew
    return min(room, battle.ships[start].crew)
