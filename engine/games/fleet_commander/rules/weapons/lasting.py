"""Tokens of weapons on the board, and orders that end them.

A token *at* a sector may be switched off by the commander who laid it; one *on* a ship may be
shaken off by the ship's commander.
"""

from collections.abc import Iterator, Sequence

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import (
    FleetState,
    FleetView,
    Open,
    ShipId,
    Token,
)
from engine.games.fleet_commander.rules.bridge import spend, usable
from engine.games.fleet_commander.rules.damage import end_token, token_of


def lay(battle: Open, token: Token, referee: Referee) -> None:
    """FC-WEAPON-10, -25: lays *token*; an older token of the same weapon comes back first."""
    older = token_of(battle, token.launcher, token.weapon)
    if older is not None:
        end_token(battle, older, "moved_on", referee)
    battle.tokens.append(token)


def laid_by(battle: Open, launcher: ShipId) -> Token | None:
    """The token that *launcher* keeps at a sector; None if there is none."""
    found = (one for one in battle.tokens if one.launcher == launcher and one.at is not None)
    return next(found, None)


def sent_by(battle: Open, launcher: ShipId) -> Token | None:
    """The token that *launcher* keeps on a ship; None if there is none."""
    found = (one for one in battle.tokens if one.launcher == launcher and one.on is not None)
    return next(found, None)


def suggest_ends(battle: Open, seat: Seat, held: Sequence[Result]) -> Iterator[a.Order]:
    """Orders by which *seat* may end tokens: its own, and those on its ships by *held* dice."""
    for token in battle.tokens:
        if token.at is not None and battle.ships[token.launcher].owner == seat:
            yield a.SwitchOff(ship=token.launcher)
        if token.on is not None and battle.ships[token.on].owner == seat and "R:M" in held:
            yield a.ShakeOff(launcher=token.launcher)


def check_switch_off(view: FleetView, action: a.SwitchOff) -> None:
    """FC-WEAPON-10: one may switch off a token that one's own ship has laid at a sector."""
    battle = view.open
    if laid_by(battle, action.ship) is None or battle.ships[action.ship].owner != view.seat:
        raise RuleViolation("FC-WEAPON-10", "no-interdictor")


def switch_off(battle: Open, action: a.SwitchOff, referee: Referee) -> None:
    token = laid_by(battle, action.ship)
    assert token is not None
    end_token(battle, token, "switched_off", referee)


def check_shake_off(view: FleetView, action: a.ShakeOff) -> None:
    """FC-WEAPON-22, -35: a red multi-directional result ends a token on one's own ship."""
    battle = view.open
    token = sent_by(battle, action.launcher)
    if token is None or token.on is None or battle.ships[token.on].owner != view.seat:
        raise RuleViolation("FC-WEAPON-22", "no-drones")
    if "R:M" not in usable(battle.commanders[view.seat]):
        raise RuleViolation("FC-WEAPON-22", "no-such-die")


def shake_off(state: FleetState, seat: Seat, action: a.ShakeOff, referee: Referee) -> None:
    battle = state.open
    token = sent_by(battle, action.launcher)
    assert token is not None
    spend(battle.commanders[seat], ("R:M",))
    end_token(battle, token, "shaken_off", referee)
