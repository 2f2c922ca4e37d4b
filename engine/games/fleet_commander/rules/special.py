"""Uses of specials in one's own turn, except weapons: the reroll of two, and the drain."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import are_enemies, fleet_of
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.results import SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, spend, take, usable
from engine.games.fleet_commander.rules.turn import rolled


def check_reroll(view: FleetView, action: a.Reroll) -> None:
    """FC-SPECIAL-03, -04: a reroll takes two specials, and a fleet without a battleship."""
    battle = view.open
    if _has_battleship(battle, view.seat):
        raise RuleViolation("FC-SPECIAL-03", "has-battleship")
    if any(one not in SPECIALS for one in action.specials) or not has_all(
        usable(battle.commanders[view.seat]), action.specials
    ):
        raise RuleViolation("FC-SPECIAL-04", "two-specials")


def reroll(state: FleetState, seat: Seat, action: a.Reroll, referee: Referee) -> None:
    """FC-SPECIAL-05, -23: rolls both specials together; they count as rolled this turn."""
    battle = state.open
    commander = battle.commanders[seat]
    for special in action.specials:
        take(commander, special)
    first, second = rolled(
        battle, [special[0] for special in action.specials], "FC-SPECIAL-04", referee
    )
    commander.rolled += (first, second)
    referee.announce(e.Rerolled(seat=seat, specials=action.specials, results=(first, second)))


def check_drain(view: FleetView, action: a.Drain) -> None:
    """FC-DRAIN-02, -03: a drain takes a green special, and a die on an opponent's bridge."""
    battle, seat = view.open, view.seat
    if not battle.options.drain:
        raise RuleViolation("FC-DRAIN-02", "no-drain")
    if "G:S" not in usable(battle.commanders[seat]):
        raise RuleViolation("FC-DRAIN-02", "no-such-die")
    other = battle.commanders.get(action.seat)
    if other is None or not are_enemies(battle, seat, action.seat):
        raise RuleViolation("FC-DRAIN-02", "no-opponent")
    if action.die not in on_bridge(other):
        raise RuleViolation("FC-DRAIN-03", "not-on-bridge")


def drain(state: FleetState, seat: Seat, action: a.Drain, referee: Referee) -> None:
    commanders = state.open.commanders
    spend(commanders[seat], ("G:S",))
    spend(commanders[action.seat], (action.die,))
    referee.announce(e.BridgeEmptied(seat=action.seat, by=seat, dice=(action.die,), how="drain"))


def suggest_specials(view: FleetView) -> Iterator[a.Order]:
    battle, seat = view.open, view.seat
    held: list[Result] = [one for one in usable(battle.commanders[seat]) if one in SPECIALS]
    if not held:
        return
    if len(held) > 1 and not _has_battleship(battle, seat):
        for pair in combinations_with_replacement(SPECIALS, 2):
            if has_all(held, pair):
                yield a.Reroll(specials=pair)
    if "G:S" in held and battle.options.drain:
        for other, commander in battle.commanders.items():
            if are_enemies(battle, seat, other):
                for die in dict.fromkeys(on_bridge(commander)):
                    yield a.Drain(seat=other, die=die)


def _has_battleship(battle: Open, seat: Seat) -> bool:
    return ShipSort.BATTLESHIP in [ship.sort for ship in fleet_of(battle, seat)]
