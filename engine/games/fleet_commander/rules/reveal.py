"""Revealing of signals, and of weapons that lie face down."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.state import Open, ShipId


def reveal(battle: Open, ships: Iterable[ShipId], referee: Referee) -> None:
    """FC-HIDDEN-13..16: reveals the signals among *ships*; decoys leave the game."""
    found = [battle.ships[ship] for ship in ships if battle.ships[ship].hidden]
    for ship in found:
        shown = replace(ship, hidden=False)
        if ship.sort is SignalSort.DECOY:
            shown = replace(shown, at=None, hull=0)
        battle.ships[ship.id] = shown
    for owner in dict.fromkeys(ship.owner for ship in found):
        turned = tuple(ship.id for ship in found if ship.owner == owner)
        referee.announce(e.Revealed(seat=owner, ships=turned))


def reveal_weapon(battle: Open, ship: ShipId, referee: Referee) -> None:
    """FC-SECRET-02: turns the weapon of *ship* face up at its first use."""
    one = battle.ships[ship]
    if one.sealed and one.weapon is not None:
        battle.ships[ship] = replace(one, sealed=False)
        referee.announce(e.WeaponRevealed(ship=ship, weapon=one.weapon))
