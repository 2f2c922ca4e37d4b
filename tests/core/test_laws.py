"""Laws that every game keeps, checked in random play."""

import inspect
from collections import deque
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import pytest

from bot.messages.planner.planner_card import ABOUT_LETTERS
from bot.messages.planner.planner_state import BEST_PLANS
from bot.words.language import voice
from engine.ai.policies import policy
from engine.core.codec import Codec, row_codec, setup_codec
from engine.core.dice import SeededDice, table_dice
from engine.core.game import AnyGame, Setup, is_npc, look, play
from engine.core.log import Row
from engine.core.records import SPECTATOR, clone
from engine.core.words import Text
from tests import laws, wording
from tests.core.every_game import EVERY_GAME, Sitting, each_game, each_sitting, real_games
from tests.soak import Seeds

ROOMS = Path(__file__).parents[2]
CLOSELY = 40
"""First steps of a game that are all checked; of later steps every tenth is."""
RARELY = 12
"""Steps from one turn that is left to the clock to the next."""
BUTTON, SECOND_LINE = 80, 100
"""The letters Discord allows on a button, and below the label of an entry of a menu."""
BRIEFLY = 60
"""Steps that every preset is played for."""

LONG_ENOUGH = 400
"""Steps of random play, which in a game of skill may never end."""


@pytest.mark.rule(
    *("CORE-TURN-02", "CORE-TURN-03", "CORE-TURN-04", "CORE-SECRET-01", "CORE-MENU-01"),
    *("CORE-LOG-03", "CORE-LOG-04", "CORE-PLAN-02", "CORE-PLAN-03", "CORE-PLAN-04"),
)
@each_game
def test_random_play_never_gets_stuck_and_keeps_the_laws(game: AnyGame, seeds: Seeds) -> None:
    for seed in seeds(3):
        keeps_the_laws(game, seed, *laws.opening(game, seed))


@pytest.mark.rule("CORE-SEAT-01", "CORE-SEAT-02", "CORE-SECRET-01", "CORE-TURN-03")
@each_sitting
def test_every_preset_keeps_the_laws_with_the_fewest_and_the_most_seats(
    sitting: Sitting, seeds: Seeds
) -> None:
    game, options, seats = sitting.game, sitting.options, sitting.seats
    assert game.seats(options).can_begin(seats)
    for seed in seeds(1):
        keeps_the_laws(game, seed, *laws.opening(game, seed, options, seats), most=BRIEFLY)


def keeps_the_laws(
    game: AnyGame, seed: str, state: Any, setup: Setup[Any, Any], most: int = LONG_ENOUGH
) -> None:
    laws.sides_are_as_agreed(game, state, setup)
    before, seen = clone(state), deque[Any](maxlen=12)
    for step in islice(laws.random_steps(game, state, seed), most):
        seen.append(step.action)
        laws.rules_are_named(game, state, step.rolls)
        if step.seq <= CLOSELY or step.seq % 10 == 0:
            position(game, before, [*setup.seats], [*seen], f"{seed}:{step.seq}")
            for watcher in (*setup.seats, SPECTATOR):
                for seat in sorted({step.seat, *setup.seats}):
                    laws.shows_no_secret(
                        game, before, watcher, seat, step.action, seed=f"{seed}:{step.seq}"
                    )
            laws.an_undo_gives_back_no_knowledge(
                game, before, step.seat, step.action, f"{seed}:{step.seq}"
            )
        before = clone(state)
    assert game.outcome(state) or game.to_act(state)


def position(game: AnyGame, state: Any, seats: list[str], actions: list[Any], seed: str) -> None:
    laws.refusals_change_nothing(game, state, seats, actions)
    laws.everybody_is_called_once(game, state)
    laws.makes_sense(game, state)
    laws.a_side_is_told_its_own_part(game, state, seats)
    for seat in game.to_act(state):
        laws.suggestions_apply(game, state, seat)
        if not is_npc(seat):
            laws.menus_hold_the_suggestions(game, state, seat)
            laws.plans_are_kept(game, state, seat, seed)
    for seat in (*seats, SPECTATOR):
        laws.standing_orders_are_kept(game, state, seat)
        laws.stops_are_kept(game, state, seat, seed)
        laws.suggestions_are_complete(game, state, seat, actions)


@each_game
def test_the_default_ends_every_turn(game: AnyGame, seeds: Seeds) -> None:
    ended = 0
    for seed in seeds(2):
        state, _ = laws.opening(game, seed)
        for step in islice(laws.random_steps(game, state, seed), LONG_ENOUGH):
            if step.seq % RARELY == 0:
                for seat in game.to_act(state):
                    laws.the_default_ends_a_turn(game, state, seat, f"{seed}:{step.seq}")
                    ended += 1
    assert ended > 2


@each_game
def test_records_survive_json(game: AnyGame) -> None:
    state, setup = laws.opening(game, "json")
    rows: Codec[Row[Any]] = row_codec(game)
    assert setup_codec(game).load(setup_codec(game).dump(setup)) == setup
    for step in islice(laws.random_steps(game, state, "json"), 150):
        assert rows.load(rows.dump(step)) == step
        laws.survives_json(game.state_type, state)
        laws.survives_json(game.view_type, look(game, state, step.seat))
        laws.survives_json(game.action_type, step.action)
        for event in step.events:
            assert event.to is None or [*event.to] == sorted(event.to)
            laws.survives_json(game.event_type, event)
        for decision in game.pending(state):
            laws.survives_json(game.decision_type, decision)


@each_game
def test_every_game_has_presets_and_they_survive_json(game: AnyGame) -> None:
    assert game.presets
    for options in game.presets.values():
        laws.survives_json(game.options_type, options)


@each_game
def test_standing_orders_survive_json_and_have_distinct_labels_in_each_menu(game: AnyGame) -> None:
    for orders in laws.standing_orders(game):
        laws.survives_json(game.orders_type, orders)
        for menu in game.order_menus(orders):
            assert orders in [choice.orders for choice in menu.choices], "what stands is shown"
            assert len({choice.label for choice in menu.choices}) == len(menu.choices)


@each_game
def test_every_older_version_has_its_upgrade(game: AnyGame) -> None:
    assert sorted(game.upgrades) == list(range(1, game.version))


@pytest.mark.rule("CORE-WORDS-01")
@each_game
def test_every_sentence_is_worded_in_every_language(game: AnyGame) -> None:
    folder = folder_of(game)
    shared = kernel_texts()["en"]
    slugs = [one.slug for one in EVERY_GAME]
    cogs = wording.own_rooms(ROOMS / "cogs", slugs, game.slug)
    rooms = [ROOMS / room for room in ("engine/core", "bot", "renders")]
    assert wording.faults(folder, [*rooms, *cogs], shared) == []


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("language", wording.LANGUAGES)
@each_game
def test_title_presets_options_and_levels_are_named_by_the_game_itself(
    game: AnyGame, language: str
) -> None:
    messages, _ = wording.read_all(folder_of(game) / "text", language)
    assert wording.unnamed(game, messages) == []


@pytest.mark.rule("CORE-WORDS-01")
@each_game
def test_every_text_said_in_random_play_is_worded_in_every_language(
    game: AnyGame, seeds: Seeds
) -> None:
    folder = folder_of(game) / "text"
    said: set[Text] = set()
    for seed in seeds(1):
        state, setup = laws.opening(game, seed)
        watchers = (*setup.seats, SPECTATOR)
        said |= laws.spoken(game, state, None, watchers)
        for step in islice(laws.random_steps(game, state, seed), LONG_ENOUGH):
            said |= laws.spoken(game, state, step, watchers)
    for language, shared in kernel_texts().items():
        messages, _ = wording.read_all(folder, language)
        assert wording.unworded(said, {**shared, **messages}) == []


@pytest.mark.rule("CORE-PLAN-02")
@real_games
def test_plans_fit_on_buttons_and_in_menus_in_every_language(game: AnyGame, seeds: Seeds) -> None:
    """Presets in turn, each from a seed of its own, by the second-best level or the only one.

    The first plans have buttons of their own, with more room for the text about them.
    """
    voices = [voice(code, game.slug) for code in wording.LANGUAGES]
    best = policy(game, [*game.levels][-2:][0])
    for options, seed in zip(cycle(game.presets.values()), seeds(1), strict=False):
        state, _ = laws.opening(game, seed, options)
        for seq in range(1, LONG_ENOUGH):
            if not (seats := game.to_act(state)):
                break
            view = look(game, state, seats[0])
            for (place, plan), words in product(enumerate(game.plans(view)), voices):
                assert len(words.say(plan.label, plain=True)) <= BUTTON
                room = SECOND_LINE if place >= BEST_PLANS else ABOUT_LETTERS
                assert len(words.say(plan.about, plain=True)) <= room
            action = game.default(view) if is_npc(seats[0]) else best(view, SeededDice(seed))
            play(game, state, seats[0], action, table_dice(seed, seq), seq=seq)


def folder_of(game: AnyGame) -> Path:
    return Path(inspect.getfile(type(game))).parent


def kernel_texts() -> dict[str, wording.Messages]:
    """Messages that the bot keeps for all games, by language."""
    return {
        language: {
            key: message
            for path in (ROOMS / "bot").rglob(f"{language}.ftl")
            for key, message in wording.read(path)[0].items()
        }
        for language in wording.LANGUAGES
    }
