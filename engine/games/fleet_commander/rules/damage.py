"""Damage: ships that lose hull, ships destroyed, and weapon tokens that end with them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, figures, fleet_of, points_of
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, ShipId, Token
from engine.games.fleet_commander.rules.reveal import reveal


def hurt(battle: Open, ship: ShipId, points: int, cause: e.Cause, referee: Referee) -> None:
    """FC-ATTACK-06, -08: *ship* loses *points* of hull, and no more than it has.

    FC-HIDDEN-13, -16: damage reveals a signal, and removes a decoy.
    """
    if battle.ships[ship].hidden:
        reveal(battle, (ship,), referee)
    one = battle.ships[ship]
    if points <= 0 or not one.hull:
        return
    left = max(0, one.hull - points)
    battle.ships[ship] = replace(one, hull=left)
    referee.announce(e.Damaged(ship=ship, points=points, hull=left, cause=cause))


def hurt_by_class(battle: Open, ships: Iterable[ShipId], cause: e.Cause, referee: Referee) -> None:
    """FC-SECTOR-02: each of *ships* takes as much damage as its class."""
    classes = figures(battle.data).ship_class
    for ship in ships:
        hurt(battle, ship, classes[battle.ships[ship].sort], cause, referee)


def remove_destroyed(state: FleetState, referee: Referee) -> None:
    """FC-ATTACK-07: ships without hull leave the game; tokens of theirs or on them end."""
    battle = state.open
    for ship in battle.ships:
        if ship.hull or ship.at is None:
            continue
        battle.ships[ship.id] = replace(ship, at=None)
        left = points_of(battle, fleet_of(battle, ship.owner))
        referee.announce(e.ShipDestroyed(ship=ship.id, at=ship.at, owner=ship.owner, left=left))
        end_tokens_of(battle, ship.id, referee)


def end_tokens_of(
    battle: Open, ship: ShipId, referee: Referee, why: e.TokenEnd = "destroyed"
) -> None:
    """FC-WEAPON-11, -24: removes the tokens that *ship* launched, and the drones on it."""
    for token in [one for one in battle.tokens if ship in (one.launcher, one.on)]:
        end_token(battle, token, why, referee)


def end_token(battle: Open, token: Token, why: e.TokenEnd, referee: Referee) -> None:
    battle.tokens.remove(token)
    referee.announce(e.TokenEnded(weapon=token.weapon, ship=token.launcher, why=why))


def token_of(battle: Open, launcher: ShipId, weapon: Weapon) -> Token | None:
    """The token of *weapon* that *launcher* has on the board; None if there is none."""
    for token in battle.tokens:
        if token.launcher == launcher and token.weapon is weapon:
            return token
    return None


def end_tokens_left_behind(battle: Open, ships: Sequence[ShipId], referee: Referee) -> None:
    """FC-ZONES-02, FC-WEAPON-11, -24: removes tokens that are in another zone than their
    battleship.
    """
    field = board(battle)
    for token in [*battle.tokens]:
        launcher = battle.ships[token.launcher].at
        there = token.at if token.on is None else battle.ships[token.on].at
        moved = token.launcher in ships or token.on in ships
        if not moved or launcher is None or there is None:
            continue
        if field.zone[launcher] != field.zone[there]:
            end_token(battle, token, "left_zone", referee)
