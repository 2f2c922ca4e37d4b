"""The laws of every game, over each preset, and every sentence in both languages."""

import inspect
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.words.language import learn, voice
from engine.core.codec import row_codec, setup_codec
from engine.core.dice import SeededDice, table_dice
from engine.core.game import look, play
from engine.core.records import SPECTATOR
from engine.core.words import Text
from engine.games import GAMES
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests import laws, wording
from tests.core.test_laws import BUTTON, SECOND_LINE, keeps_the_laws, kernel_texts

ROOMS = Path(__file__).parents[2]
FOLDER = Path(inspect.getfile(type(GAME))).parent
each_preset = pytest.mark.parametrize("preset", GAME.presets)


@each_preset
def test_random_play_never_sticks_and_keeps_the_laws(preset: str) -> None:
    options = GAME.presets[preset]
    seats = GAME.seats(options).seats
    for seed in ("laws-1", "laws-2"):
        keeps_the_laws(GAME, seed, *laws.opening(GAME, seed, options, seats))


@each_preset
def test_random_play_comes_to_an_end(preset: str) -> None:
    for seed in range(6):
        state, _ = laws.opening(GAME, f"end-{seed}", GAME.presets[preset])
        for _ in islice(laws.random_steps(GAME, state, f"end-{seed}"), 3000):
            pass
        assert GAME.outcome(state) is not None


@each_preset
def test_records_survive_json(preset: str) -> None:
    state, setup = laws.opening(GAME, "json", GAME.presets[preset])
    rows = row_codec(GAME)
    assert setup_codec(GAME).load(setup_codec(GAME).dump(setup)) == setup
    for step in islice(laws.random_steps(GAME, state, "json"), 150):
        assert rows.load(rows.dump(step)) == step
        laws.survives_json(GAME.state_type, state)
        laws.survives_json(GAME.view_type, look(GAME, state, step.seat))
        for decision in GAME.pending(state):
            laws.survives_json(GAME.decision_type, decision)


def test_every_sentence_is_worded_in_every_language() -> None:
    shared = kernel_texts()["en"]
    cogs = wording.own_rooms(ROOMS / "cogs", [*(one.slug for one in GAMES), GAME.slug], GAME.slug)
    rooms = [ROOMS / room for room in ("engine/core", "bot", "renders")]
    assert wording.faults(FOLDER, [*rooms, *cogs], shared) == []


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_title_presets_options_and_levels_are_named(language: str) -> None:
    messages, _ = wording.read_all(FOLDER / "text", language)
    assert wording.unnamed(GAME, messages) == []


@each_preset
def test_what_is_said_in_play_is_worded_in_every_language(preset: str) -> None:
    said: set[Text] = set()
    for seed in ("said-1", "said-2", "said-3"):
        state, setup = laws.opening(GAME, seed, GAME.presets[preset])
        watchers = (*setup.seats, SPECTATOR)
        said |= laws.spoken(GAME, state, None, watchers)
        for step in islice(laws.random_steps(GAME, state, seed), 250):
            said |= laws.spoken(GAME, state, step, watchers)
    for language, shared in kernel_texts().items():
        messages, _ = wording.read_all(FOLDER / "text", language)
        assert wording.unworded(said, {**shared, **messages}) == []


@each_preset
@pytest.mark.parametrize("code", wording.LANGUAGES)
def test_what_describes_a_view_is_said_whole_and_fits(preset: str, code: str) -> None:
    learn(GAME)
    words = voice(code, GAME.slug)
    said = GAME.words
    state, setup = laws.opening(GAME, "fits", GAME.presets[preset])
    for line in said.goal(setup.options, 2):
        assert words.say(line, plain=True)
    for number, step in enumerate(islice(laws.random_steps(GAME, state, "fits"), 400)):
        seats = GAME.to_act(state) or (SPECTATOR,)
        view = look(GAME, state, seats[0])
        assert said.alt is not None
        assert said.news is not None
        assert len(words.say(said.alt(view), plain=True)) <= 256
        texts = [*said.news(view, step.events), *said.summary(view)]
        if number % 10 == 0:
            texts += [*said.map(view), *said.how(view), *said.legend(view)]
            texts += [line for panel in said.panels(view) for line in (panel.title, *panel.lines)]
            hints = (lesson.hint(view) for lesson in said.lessons(view))
            texts += [hint for hint in hints if hint is not None]
        for text in texts:
            assert words.say(text, plain=True)
        if number % 5 == 0 and seats[0] != SPECTATOR:
            _entries_fit(words, view)


def _entries_fit(words: Any, view: Any) -> None:
    for action in GAME.suggest(view):
        path = GAME.label(view, action)
        told = GAME.words.about(view, path, action)
        if told is not None:
            assert len(words.say(told, plain=True)) <= SECOND_LINE, words.say(told, plain=True)
        for text in path:
            assert len(words.say(text, plain=True)) <= 100, words.say(text, plain=True)
        for text in GAME.words.consequences(view, action):
            assert words.say(text, plain=True)
        if GAME.words.chances is not None:
            for text in GAME.words.chances(view, action):
                assert words.say(text, plain=True)


@each_preset
@pytest.mark.parametrize("code", wording.LANGUAGES)
def test_plans_fit_on_buttons_and_in_menus(preset: str, code: str) -> None:
    learn(GAME)
    words = voice(code, GAME.slug)
    state, _ = laws.opening(GAME, "plans", GAME.presets[preset])
    for seq in range(1, 120):
        if not (seats := GAME.to_act(state)):
            break
        view = look(GAME, state, seats[0])
        for plan in GAME.plans(view):
            assert len(words.say(plan.label, plain=True)) <= BUTTON, words.say(plan.label)
            assert len(words.say(plan.about, plain=True)) <= SECOND_LINE, words.say(plan.about)
        action = [*GAME.levels.values()][-1](view, SeededDice(f"plans-{seq}"))
        play(GAME, state, seats[0], action, table_dice("plans", seq), seq=seq)
