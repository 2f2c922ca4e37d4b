"""Random play of each preset ends, and all its texts can be worded and fit, in both languages."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from bot.words.language import Language, learn, voice
from engine.core.dice import table_dice
from engine.core.game import look, play
from engine.core.records import SPECTATOR, clone
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.battlefield import blocked, board, is_clear
from tests import laws, wording
from tests.core.test_laws import SECOND_LINE
from tests.fleet_commander.battle import Battle
from tests.soak import Seeds

each_preset = pytest.mark.parametrize("preset", GAME.presets)


@each_preset
def test_random_play_comes_to_an_end(preset: str, seeds: Seeds) -> None:
    for seed in seeds(1):
        state, _ = laws.opening(GAME, seed, GAME.presets[preset])
        for _ in islice(laws.random_steps(GAME, state, seed), 20_000):
            pass
        assert GAME.outcome(state) is not None


@each_preset
def test_all_texts_of_random_play_can_be_worded_and_fit_their_limits(
    preset: str, proportion: int
) -> None:
    learn(GAME)
    voices = [voice(code, GAME.slug) for code in wording.LANGUAGES]
    said = GAME.words
    state, setup = laws.opening(GAME, "fits", GAME.presets[preset])
    for line in said.goal(setup.options, 2):
        assert all(words.say(line, plain=True) for words in voices)
    for number, step in enumerate(islice(laws.random_steps(GAME, state, "fits"), 150 * proportion)):
        seats = GAME.to_act(state) or (SPECTATOR,)
        view = look(GAME, state, seats[0])
        assert said.alt is not None
        assert said.news is not None
        alt = said.alt(view)
        assert all(len(words.say(alt, plain=True)) <= 256 for words in voices)
        news = said.news(view, step.events)
        texts = [*(one.text for one in news), *said.summary(view)]
        texts += [line for event in step.events for line in said.reasons(view, event)]
        if number % 10 == 0:
            texts += [*said.map(view), *said.how(view), *said.legend(view)]
            texts += [line for panel in said.panels(view) for line in (panel.title, *panel.lines)]
            hints = (lesson.hint(view) for lesson in said.lessons(view))
            texts += [hint for hint in hints if hint is not None]
        for text in texts:
            assert all(words.say(text, plain=True) for words in voices), text
        if number % 5 == 0 and seats[0] != SPECTATOR:
            _entries_fit(voices, view)


def _entries_fit(voices: Sequence[Language], view: Any) -> None:
    for action in GAME.suggest(view):
        path = GAME.label(view, action)
        about = GAME.words.about(view, path, action)
        told = [] if GAME.words.chances is None else [*GAME.words.chances(view, action)]
        told += GAME.words.consequences(view, action)
        for words in voices:
            if about is not None:
                assert len(words.say(about, plain=True)) <= SECOND_LINE, words.say(
                    about, plain=True
                )
            for text in path:
                assert len(words.say(text, plain=True)) <= 100, words.say(text, plain=True)
            assert all(words.say(text, plain=True) for text in told)


@each_preset
def test_a_game_saved_and_loaded_at_each_step_goes_on_the_same(preset: str) -> None:
    state, setup = laws.opening(GAME, "kept", GAME.presets[preset])
    kept = clone(state)
    for step in islice(laws.random_steps(GAME, state, "kept"), 80):
        kept = laws.survives_json(GAME.state_type, kept)
        dice = table_dice("kept", step.seq)
        again = play(GAME, kept, step.seat, step.action, dice, seq=step.seq, by="policy")
        assert again == step
        for seat in (*setup.seats, SPECTATOR):
            view = look(GAME, state, seat)
            read = laws.survives_json(GAME.view_type, look(GAME, kept, seat))
            assert read == view
            assert [*GAME.suggest(read)] == [*GAME.suggest(view)]


def test_exactly_the_sectors_that_are_not_clear_count_as_blocked() -> None:
    battle = Battle()
    launcher = battle.ship("p1", "battleship", "C3", weapon="interdictor")
    battle.special("A1", "gas_cloud")
    battle.interdictor(launcher, "E3")
    found = blocked(battle.open)
    cells = board(battle.open).cells
    assert {at for at in cells if found >> at & 1} == {battle.at(at) for at in ("C3", "A1", "E3")}
    assert [at for at in cells if is_clear(battle.open, at) is bool(found >> at & 1)] == []
