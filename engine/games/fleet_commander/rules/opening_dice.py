"""The dice that an ambusher rolls before the first turn, and keeps on the bridge."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.results import EACH, Result, rank
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open
from engine.games.fleet_commander.rules.bridge import fits, has_all, store
from engine.games.fleet_commander.rules.turn import roll_from_reserve


def ask_dice(state: FleetState, seat: Seat) -> None:
    ask(state, d.OpeningDiceDecision(id=state.asked + 1, seat=seat))


def suggest_dice(battle: Open, decision: int) -> Iterator[a.RollOpening]:
    """Choices of dice to offer, red and blue ones first.

    # Ruling FC-SCEN-TRAP-02: the dice may be any of the commander's nine.
    """
    count = printed(battle).rulings.opening_dice
    mixes = [
        (red, blue, count - red - blue)
        for red in range(EACH + 1)
        for blue in range(EACH + 1)
        if 0 <= count - red - blue <= EACH
    ]
    for red, blue, green in sorted(mixes, key=lambda mix: (mix[2], abs(mix[0] - mix[1]))):
        yield a.RollOpening(decision=decision, red=red, blue=blue, green=green)


def check_dice(battle: Open, action: a.RollOpening) -> None:
    picked, count = (action.red, action.blue, action.green), printed(battle).rulings.opening_dice
    if max(picked) > EACH:
        raise RuleViolation("FC-SCEN-TRAP-02", "not-in-reserve")
    if sum(picked) != count:
        raise RuleViolation("FC-SCEN-TRAP-02", "so-many-dice", dice=count)


def roll_dice(state: FleetState, seat: Seat, action: a.RollOpening, referee: Referee) -> None:
    battle = state.open
    picked = (action.red, action.blue, action.green)
    results = roll_from_reserve(battle, seat, picked, "FC-SCEN-TRAP-02", referee)
    referee.announce(e.OpeningRolled(seat=seat, results=results))
    ask(state, d.OpeningKeepDecision(id=state.asked + 1, seat=seat))


OPENING_DICE: Final = Question[FleetState, FleetView, d.OpeningDiceDecision, a.RollOpening](
    decision=d.OpeningDiceDecision,
    answers=(a.RollOpening,),
    check=lambda view, _, action: check_dice(view.open, action),
    suggest=lambda view, asked: suggest_dice(view.open, asked.id),
    resolve=lambda state, asked, action, referee: roll_dice(state, asked.seat, action, referee),
)


def suggest_keeps(view: FleetView, decision: int) -> Iterator[a.KeepOpening]:
    """Choices to offer: the best for the turn that follows at once, then the largest others."""
    battle = view.open
    commander = battle.commanders[view.seat]
    best = _best(battle, commander.rolled)
    yield a.KeepOpening(decision=decision, keep=best)
    results = sorted(commander.rolled, key=rank)
    seen = {best}
    for count in range(len(results), -1, -1):
        for keep in combinations(results, count):
            if keep not in seen and fits(battle, keep):
                seen.add(keep)
                yield a.KeepOpening(decision=decision, keep=keep)


def _best(battle: Open, results: Sequence[Result]) -> tuple[Result, ...]:
    """As many results as fit: specials and multi-directional ones first, green ones last."""
    kept: list[Result] = []
    for result in sorted(results, key=lambda one: (one[2] not in "SM", one[0] == "G", one)):
        if fits(battle, [*kept, result]):
            kept.append(result)
    return tuple(sorted(kept, key=rank))


def check_keep(view: FleetView, action: a.KeepOpening) -> None:
    """FC-SCEN-TRAP-02: results of the opening roll are kept, as far as the slots take them."""
    if not has_all(view.open.commanders[view.seat].rolled, action.keep):
        raise RuleViolation("FC-TURN-10", "not-held")
    if not fits(view.open, action.keep):
        raise RuleViolation("FC-BRIDGE-02", "no-slot")


def keep(state: FleetState, seat: Seat, action: a.KeepOpening, referee: Referee) -> None:
    battle = state.open
    store(battle, battle.commanders[seat], action.keep)
    kept = tuple(sorted(action.keep, key=rank))
    referee.announce(e.OpeningKept(seat=seat, kept=kept))


OPENING_KEEP: Final = Question[FleetState, FleetView, d.OpeningKeepDecision, a.KeepOpening](
    decision=d.OpeningKeepDecision,
    answers=(a.KeepOpening,),
    check=lambda view, _, action: check_keep(view, action),
    suggest=lambda view, asked: suggest_keeps(view, asked.id),
    resolve=lambda state, asked, action, referee: keep(state, asked.seat, action, referee),
)
