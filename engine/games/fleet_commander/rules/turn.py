"""The turn: its start, the roll of dice, the dice kept on the bridge, and the seat that is next."""

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import fleet_of, printed
from engine.games.fleet_commander.model.results import RANK, SHOWN, Result
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Turn
from engine.games.fleet_commander.rules.bridge import (
    Slots,
    best_of,
    best_to_keep,
    fit,
    fits,
    has_all,
    slots_of,
    store,
    usable,
)
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.start_effects import begin_effects


def begin_turn(state: FleetState, seat: Seat, referee: Referee) -> None:
    """FC-TURN-01, -02: the scenario, special sectors, then weapons act; then dice may be rolled."""
    battle = state.open
    order = battle.order
    if order.index(seat) <= order.index(battle.turn.seat):  # The first seat may have no turn.
        battle.round += 1
    battle.turn = Turn(seat=seat, phase="energy")
    referee.announce(e.TurnBegan(seat=seat, round=battle.round))
    if scenario_of(battle).acts_at_start:
        state.agenda += (
            t.BeginEffects(seat=seat),
            t.CheckVictory(),
            t.ScenarioEffect(seat=seat),
        )
    else:
        begin_effects(state, seat)


def to_roll(battle: Open, seat: Seat) -> int:
    """FC-TURN-03, -12: the number of dice that *seat* rolls; fewer if its reserve has fewer."""
    return min(printed(battle).rulings.dice_rolled, sum(battle.commanders[seat].reserve))


def check_roll(view: FleetView, action: a.RollDice) -> None:
    battle = view.open
    if battle.turn.phase != "energy":
        raise RuleViolation("FC-TURN-01", "dice-rolled")
    picked = (action.red, action.blue, action.green)
    reserve = battle.commanders[view.seat].reserve
    if action.red > reserve[0] or action.blue > reserve[1] or action.green > reserve[2]:
        raise RuleViolation("FC-TURN-03", "not-in-reserve")
    if sum(picked) != (most := to_roll(battle, view.seat)):
        raise RuleViolation("FC-TURN-03", "so-many-dice", dice=most)


def roll_dice(state: FleetState, seat: Seat, action: a.RollDice, referee: Referee) -> None:
    """FC-TURN-03: rolls the dice picked from the reserve."""
    battle = state.open
    picked = (action.red, action.blue, action.green)
    results = roll_from_reserve(battle, seat, picked, "FC-TURN-03", referee)
    battle.turn.phase = "actions"
    referee.announce(e.DiceRolled(seat=seat, results=results))


def roll_from_reserve(
    battle: Open, seat: Seat, picked: Sequence[int], rule: str, referee: Referee
) -> tuple[Result, ...]:
    """Roll *picked* dice of red, blue and green from the reserve of *seat*."""
    commander = battle.commanders[seat]
    red, blue, green = picked
    colours = "R" * red + "B" * blue + "G" * green
    for number, count in enumerate(picked):
        commander.reserve[number] -= count
    commander.rolled[:] = rolled(battle, colours, rule, referee)
    return tuple(commander.rolled)


def rolled(battle: Open, colours: Sequence[str], rule: str, referee: Referee) -> list[Result]:
    """The results of a roll of dice of *colours*, sorted by colour and face."""
    faces = printed(battle).rulings.faces
    shown = referee.roll(len(colours), len(faces), rule)
    results: list[Result] = [
        SHOWN[colour][faces[face - 1]] for colour, face in zip(colours, shown, strict=True)
    ]
    return sorted(results, key=RANK.__getitem__)


def suggest_rolls(view: FleetView) -> Iterator[a.Order]:
    battle = view.open
    reserve = tuple(battle.commanders[view.seat].reserve)
    return iter(_rolls(reserve, to_roll(battle, view.seat)))


@functools.lru_cache(maxsize=256)
def _rolls(reserve: tuple[int, ...], most: int) -> tuple[a.RollDice, ...]:
    """Each choice of *most* dice of *reserve*."""
    red, blue, green = reserve
    return tuple(
        a.RollDice(red=reds, blue=blues, green=most - reds - blues)
        for reds in range(min(red, most) + 1)
        for blues in range(min(blue, most - reds) + 1)
        if most - reds - blues <= green
    )


def check_end(view: FleetView, action: a.EndTurn) -> None:
    """FC-TURN-08..10: all dice kept are held, and each has a slot."""
    battle = view.open
    if not has_all(usable(battle.commanders[view.seat]), action.keep):
        raise RuleViolation("FC-TURN-10", "not-held")
    if not fits(battle, action.keep):
        raise RuleViolation("FC-BRIDGE-02", "no-slot")


def end_turn(state: FleetState, seat: Seat, action: a.EndTurn, referee: Referee) -> None:
    battle = state.open
    store(battle, battle.commanders[seat], action.keep)
    kept = tuple(sorted(action.keep, key=RANK.__getitem__))
    referee.announce(e.TurnEnded(seat=seat, kept=kept))
    state.agenda.append(t.NextTurn(after=seat))


def next_turn(state: FleetState, after: Seat, referee: Referee) -> None:
    """FC-TURN-01, FC-TEAM-06, -07: begins the turn of the next seat in order that has a ship."""
    battle = state.open
    start = battle.order.index(after) + 1
    for seat in (*battle.order[start:], *battle.order[:start]):
        if fleet_of(battle, seat):
            state.agenda.append(t.BeginTurn(seat=seat))
            return
        if not battle.commanders[seat].eliminated:
            referee.announce(e.TurnPassed(seat=seat))


def best_end(view: FleetView) -> a.EndTurn:
    return a.EndTurn(keep=best_to_keep(view.open, view.open.commanders[view.seat]))


def suggest_ends(view: FleetView) -> Iterator[a.Order]:
    """Ends of the turn: with the best dice kept, with one of these less, then all others.

    FC-TURN-09, -10: any dice that fit may be kept, or none, which comes last.
    """
    held = sorted(usable(view.open.commanders[view.seat]), key=RANK.__getitem__)
    return iter(_ends(tuple(held), slots_of(view.open)))


@functools.lru_cache(maxsize=512)
def _ends(held: tuple[Result, ...], slots: Slots) -> tuple[a.EndTurn, ...]:
    """The ends with dice of *held*, which is sorted by rank: the same dice are kept only once."""
    best = best_of(held, slots)
    less = [(*best[:number], *best[number + 1 :]) for number in range(len(best))]
    others = (
        keep
        for count in range(min(len(held), slots[0] + slots[2]), 0, -1)
        for keep in dict.fromkeys(combinations(held, count))
        if fit(keep, slots)
    )
    ends = dict.fromkeys((best, *less, *others))
    ends.pop((), None)
    return tuple([a.EndTurn(keep=keep) for keep in (*ends, ())])
