"""Previews show the certain result of an action or nothing, never an imagined result."""

import functools
from typing import Any

import pytest

from bot import clock
from bot.store.models import Table
from bot.tables.codecs import GameCodecs
from bot.tables.live_table import LiveTable
from bot.tables.previews import Preview, preview
from engine.core.dice import table_dice
from engine.core.game import AnyGame, is_npc, look, play, redact
from engine.core.records import Seat, clone
from tests import laws
from tests.core.every_game import each_game
from tests.soak import Seeds
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH

MOST_STEPS, MOST_ACTIONS = 60, 8
"""Most steps of each game that are tried, and most actions of a position that are previewed."""


codecs = functools.cache(GameCodecs)


def table_of(game: AnyGame, state: Any) -> LiveTable:
    """A table of *game* at *state*; its previews roll other dice than the test plays with."""
    now = clock.now()
    table = Table(
        id="t1",
        game=game.slug,
        rules_version=game.version,
        channel_id=1,
        host_id=1,
        seed="ahead",
        commitment="",
        options="{}",
        seq=7,
        created_at=now,
        updated_at=now,
    )
    return LiveTable(table=table, holders=(), codecs=codecs(game), state=state)


def shows_what_will_be(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether *action* has a preview; if so, assert that playing it has the same result."""
    ahead = preview(table_of(game, state), seat, [action])
    if not ahead.steps:
        assert ahead.unsure, "nothing is shown, and nobody is told why"
        return False
    (shown,) = ahead.steps
    after = clone(state)
    step = play(game, after, seat, action, table_dice("other dice", 8), seq=8)
    assert redact(shown, seat) == redact(step, seat), f"{action} was previewed otherwise"
    assert ahead.view == look(game, after, seat), f"{action} left another view than previewed"
    return True


@pytest.mark.rule("CORE-SECRET-01")
@each_game
def test_a_preview_never_shows_an_imagined_result_as_fact(game: AnyGame, seeds: Seeds) -> None:
    shown = 0
    for seed in seeds(1):
        state, _ = laws.opening(game, seed)
        steps = laws.random_steps(game, state, seed)
        for _ in zip(range(MOST_STEPS), steps, strict=False):
            for seat in game.to_act(state):
                actions = () if is_npc(seat) else [*game.suggest(look(game, state, seat))]
                for action in actions[:: 1 + len(actions) // MOST_ACTIONS]:
                    shown += shows_what_will_be(game, state, seat, action)
    assert bool(shown) == (game.preview == "full")


def test_a_preview_of_the_last_sealed_bid_does_not_imagine_the_other_bids() -> None:
    state, _ = laws.opening(SKIRMISH, "sealed")
    first, last = SKIRMISH.pending(state)
    sealed = preview(table_of(SKIRMISH, state), first.seat, [p.Bid(decision=first.id, gold=2)])
    assert not sealed.unsure
    bid = p.Bid(decision=first.id, gold=2)
    play(SKIRMISH, state, first.seat, bid, table_dice("sealed", 1), seq=1)
    before = clone(look(SKIRMISH, state, last.seat))
    for action in SKIRMISH.suggest(before):
        ahead = Preview(table_of(SKIRMISH, state), last.seat)
        ahead.extend(action)
        assert ahead.unsure, f"{action} met an imagined bid"
        assert not ahead.by_chance
        assert (ahead.steps, ahead.view) == ((), before)
