"""The preset First voyage: its setup, and games of players who follow its hints."""

import dataclasses
from collections import Counter
from dataclasses import dataclass, field

import pytest

from engine.ai.guidance import guidance
from engine.core.dice import SeededDice, policy_dice, table_dice
from engine.core.game import begin, is_npc, look, play
from engine.core.records import clone
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.distances import from_ship, steps_to
from engine.games.captains_log.judgement.errands import best_sale, errand, serves
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.decisions import FacingDecision
from engine.games.captains_log.model.options import PRESETS, Options
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.rules import hold, port
from engine.games.captains_log.words import things
from engine.space.hexes import HEADINGS, Heading
from tests.captains_log.hint_follower import follow, hint_for, idle
from tests.soak import Seeds

VOYAGE = PRESETS["first_voyage"]
LONG_VOYAGE = dataclasses.replace(VOYAGE, target=8)
"""A first voyage that goes on when a captain has three points."""


@dataclass
class Log:
    """By captain, the number of their turns until the first and the third point of fame."""

    first: dict[str, int] = field(default_factory=dict)
    third: dict[str, int] = field(default_factory=dict)
    turns: Counter[str] = field(default_factory=Counter)


def sailed(
    seed: str,
    options: Options,
    followers: int,
    bots: int = 0,
    most: int = 14,
    *,
    dawdling: bool = False,
) -> Log:
    """A voyage on which *followers* captains follow every hint, for at most *most* turns each.

    If *dawdling*, they waste every second turn.
    """
    seats = [f"p{number + 1}" for number in range(followers + bots)]
    state, _ = begin(CAPTAINS_LOG, seats, options, table_dice(seed, 0))
    log, seq = Log(), 0
    while CAPTAINS_LOG.to_act(state) and not log.third.keys() >= set(seats[:followers]):
        if max(log.turns.values(), default=0) > most:
            break
        seq += 1
        seat = CAPTAINS_LOG.to_act(state)[0]
        if dawdling and seat in seats[:followers] and log.turns[seat] % 2 == 0:
            action = idle(look(CAPTAINS_LOG, state, seat))
        else:
            action = _action(state, seat, by_hints=seats[:followers], dice=policy_dice(seed, seq))
        step = play(CAPTAINS_LOG, state, seat, action, table_dice(seed, seq), seq=seq)
        for event in step.events:
            match event:
                case e.TurnBegan(captain=captain):
                    log.turns[captain] += 1
                case e.FameChanged(captain=captain, fame=fame):
                    if fame >= 1:
                        log.first.setdefault(captain, log.turns[captain])
                    if fame >= 3:
                        log.third.setdefault(captain, log.turns[captain])
                case _:
                    pass
    return log


def _action(state: LogState, seat: str, *, by_hints: list[str], dice: SeededDice) -> a.Action:
    view = look(CAPTAINS_LOG, state, seat)
    if seat in by_hints:
        return follow(state, seat)
    if is_npc(seat):
        return CAPTAINS_LOG.default(view)
    return next(iter(CAPTAINS_LOG.levels.values()))(view, dice)


def test_the_first_preset_is_the_first_voyage_and_standard_has_the_default_options() -> None:
    assert next(iter(PRESETS)) == "first_voyage"
    assert PRESETS["standard"] == Options()


@pytest.mark.parametrize("captains", [1, 2, 3, 4])
def test_two_nations_have_ports_to_buy_and_sell_and_a_port_takes_each_captains_cargo(
    captains: int, seeds: Seeds
) -> None:
    seats = [f"p{number + 1}" for number in range(captains)]
    for seed in seeds(8):
        state, _ = begin(CAPTAINS_LOG, seats, VOYAGE, SeededDice(seed))
        sea = state.open
        assert all(sea.tiles[:7])
        assert not any(sea.tiles[7:])
        flags = [
            {
                port.flag(sea, place)
                for place in chart(sea).ports.values()
                if service in place.card.services
            }
            for service in (Service.BUY, Service.SELL)
        ]
        assert len(flags[0] & flags[1]) >= 2
        for captain in sea.captains.values():
            ((good, count),) = hold.goods_aboard(captain).items()
            assert count == 4
            assert any(card.good is good for card in _markets(state) if card.nation in flags[1])
        aboard = sum((hold.goods_aboard(one) for one in sea.captains.values()), Counter())
        for card in _markets(state):
            shelf = sea.markets[card.nation]
            shelved = sum(shelf.legal) + sum(shelf.contraband)
            assert sea.supply[card.good] + shelved + aboard[card.good] == 25
        assert not list(CAPTAINS_LOG.faults(state))


def _markets(state: LogState):
    return CAPTAINS_LOG.data.markets.values()


@pytest.mark.parametrize(("followers", "bots"), [(1, 1), (2, 0)])
def test_a_player_who_follows_the_hints_has_1_point_in_3_turns_and_3_points_in_10(
    followers: int, bots: int, seeds: Seeds
) -> None:
    for seed in seeds(8):
        log = sailed(seed, LONG_VOYAGE, followers, bots)
        for number in range(followers):
            seat = f"p{number + 1}"
            assert log.first[seat] <= 3, seed
            assert log.third[seat] <= 10, seed


def test_a_player_who_follows_the_hints_beats_a_bot_of_the_first_level(seeds: Seeds) -> None:
    logs = [sailed(seed, VOYAGE, 1, 1) for seed in seeds(8)]
    assert sum("p1" in log.third for log in logs) >= 0.95 * len(logs)


def test_a_player_who_wastes_every_second_turn_still_mostly_wins_and_always_scores(
    seeds: Seeds,
) -> None:
    logs = [sailed(seed, VOYAGE, 1, 1, most=40, dawdling=True) for seed in seeds(8)]
    assert sum("p1" in log.third for log in logs) >= 0.8 * len(logs)
    for log in logs:
        assert "p1" in log.first
        assert log.third.get("p2", 99) >= 5, "its turns are rounds"


def test_hints_give_an_errand_for_each_point_from_the_start_to_victory(seeds: Seeds) -> None:
    for seed in seeds(5):
        state, _ = begin(CAPTAINS_LOG, ["p1"], VOYAGE, table_dice(seed, 0))
        seq, done = 0, list[str]()
        while CAPTAINS_LOG.to_act(state):
            seq += 1
            (seat,) = CAPTAINS_LOG.to_act(state)
            view = look(CAPTAINS_LOG, state, seat)
            if not is_npc(seat) and not CAPTAINS_LOG.pending(state):
                assert hint_for(view), "the next errand is told"
            action = CAPTAINS_LOG.default(view) if is_npc(seat) else follow(state, seat)
            step = play(CAPTAINS_LOG, state, seat, action, table_dice(seed, seq), seq=seq)
            after = look(CAPTAINS_LOG, state, "p1")
            lessons = CAPTAINS_LOG.words.lessons(after)
            done += [one.key for one in lessons if one.done(after, step.events)]
        assert done == ["point-1", "point-2", "point-3"]
        assert hint_for(after) is None


def test_the_hint_always_agrees_with_the_first_plan_offered(seeds: Seeds) -> None:
    """The first plan does the errand of the hint, or the hint names that plan before the errand."""
    does, named = 0, 0
    for seed in seeds(3):
        state, _ = begin(CAPTAINS_LOG, ["p1", "p2"], VOYAGE, table_dice(seed, 0))
        for seq in range(1, 120):
            seat = next(iter(CAPTAINS_LOG.to_act(state)), None)
            if seat is None:
                break
            view = look(CAPTAINS_LOG, state, seat)
            if not is_npc(seat) and not CAPTAINS_LOG.pending(state):
                plans = tuple(CAPTAINS_LOG.plans(view))
                left = [*CAPTAINS_LOG.words.lessons(view)][view.open.companies[seat].fame :]
                told = guidance(CAPTAINS_LOG, view, left, [], plans)
                if plans and told.text is not None:
                    first = told.plans[0]
                    facts = dict(told.text.facts)
                    task = errand(view)
                    assert task is not None
                    if "plan" in facts:
                        assert facts["plan"] == first.label
                        named += 1
                    else:
                        same = (one for one in intents(view) if one.actions == first.actions)
                        assert any(serves(one, task) for one in same), told.text
                        does += 1
            action = _action(state, seat, by_hints=[], dice=policy_dice(seed, seq))
            play(CAPTAINS_LOG, state, seat, action, table_dice(seed, seq), seq=seq)
    assert does > 20
    assert named > 3


def test_the_points_of_a_first_voyage_are_named_by_their_number(seeds: Seeds) -> None:
    for seed in seeds(3):
        state, _ = begin(CAPTAINS_LOG, ["p1"], VOYAGE, table_dice(seed, 0))
        while not is_npc(seat := CAPTAINS_LOG.to_act(state)[0]) and CAPTAINS_LOG.pending(state):
            play(CAPTAINS_LOG, state, seat, _default(state), table_dice(seed, 1), seq=1)
        view = look(CAPTAINS_LOG, state, "p1")
        names = [dict(one.name.facts) for one in CAPTAINS_LOG.words.lessons(view) if one.name]
        assert [one["number"] for one in names] == [1, 2, 3]


def test_the_hint_for_the_first_heading_names_the_one_that_sells_the_cargo_soonest(
    seeds: Seeds,
) -> None:
    """The heading points along the shortest way to the best sale."""
    advised = 0
    for seed in seeds(4):
        state, _ = begin(CAPTAINS_LOG, ["p1"], VOYAGE, table_dice(seed, 0))
        play(CAPTAINS_LOG, state, "p1", _default(state), table_dice(seed, 1), seq=1)
        view = look(CAPTAINS_LOG, state, "p1")
        asked = next(iter(CAPTAINS_LOG.pending(state)))
        assert isinstance(asked, FacingDecision)
        hint = CAPTAINS_LOG.words.lessons(view)[0].hint(view)
        if hint is None:
            continue
        assert hint.key == "lesson-face"
        (heading,) = (one for one in HEADINGS if things.compass(one) == dict(hint.facts)["heading"])
        captain = view.open.captains["p1"]
        task = best_sale(view.open, captain, from_ship(view.open, captain), least=4)
        assert task is not None
        left = steps_to(chart(view.open), (task.at,), hold.draft(view.open, captain))
        ahead = chart(view.open).board.neighbours[captain.at or 0][HEADINGS.index(heading)]
        assert left[ahead] == task.steps - 1 == left[captain.at or 0] - 1
        turns = {one: _turns_to_sell(state, asked.id, one) for one in HEADINGS}
        assert turns[heading] == min(turns.values()), turns
        advised += 1
    assert advised > 1


def _default(state: LogState) -> a.Action:
    return CAPTAINS_LOG.default(look(CAPTAINS_LOG, state, "p1"))


def _turns_to_sell(state: LogState, asked: int, heading: Heading) -> int:
    """The number of turns until a captain who chose *heading* can sell the cargo."""
    there = clone(state)
    answer = a.ChooseFacing(decision=asked, heading=heading)
    play(CAPTAINS_LOG, there, "p1", answer, table_dice("there", 0), seq=2)
    view = look(CAPTAINS_LOG, there, "p1")
    task = errand(view)
    assert task is not None
    return next((one.turns for one in intents(view) if serves(one, task)), 99)
