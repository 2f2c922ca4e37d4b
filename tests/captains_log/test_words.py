"""Every text of Captain's Log exists in both languages."""

import dataclasses
import logging
import types
import typing
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.words import language
from bot.words.language import LANGUAGES, Language
from engine.core.game import look, redact
from engine.core.records import SPECTATOR
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import COUNTRIES, Good, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Cube
from tests import laws, wording
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of

TEXTS = Path(words.__file__).parents[1] / "text"

EVENTS: Sequence[type[Any]] = typing.get_args(e.Told)

DECISIONS: Sequence[type[Any]] = typing.get_args(d.Asked)

ACTIONS: Sequence[type[Any]] = typing.get_args(a.Action)


def worded(text: Text, caplog: pytest.LogCaptureFixture, most: int = 2000) -> None:
    """Check that *text* has a sentence of at most *most* characters in each language."""
    for code in LANGUAGES:
        sentence = Language(code, "captains_log").say(text, lambda _: "W" * 32)
        assert not caplog.messages, f"{text}: {caplog.messages}"
        assert sentence
        assert not set(sentence) & set("{}")
        assert "  " not in sentence, sentence
        assert len(sentence) <= most, sentence


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.ERROR):
        yield caplog


SAMPLES: dict[str, tuple[Any, ...]] = {
    "captain": ("p1", "p2"),
    "ship": ("p2", "npc:1", "npc:2"),
    "npc": ("npc:1", "npc:7"),
    "target": ("p1", "npc:2"),
    "by": ("p1", "npc:2", None),
    "first": ("p1",),
    "owner": ("p2",),
    "seat": ("p1",),
    "winners": (("p1",), ("p1", "p2")),
    "tile": (4, 5),
    "tiles": ((1,), (1, 4, 20)),
    "back": ("carrack-1",),
    "barrel": ("barrel-01",),
    "event": ("event-01",),
    "wind": ("still",),
    "order": ("ask", "hold", "enemies"),
    "faces": ((7, 12),),
    "bonuses": ((0, 2),),
    "rule": ("CL-REP-02",),
    "card": (1, 43),
    "id": (1,),
    "decision": (1,),
    "goods": ((), (Good.TEA,), (Good.TEA, Good.TEA, Good.OIL), tuple(Good) * 2),
    "overboard": ((Good.TEA,),),
    "nations": ((Nation.SPAIN, Nation.FRANCE),),
    "slots": ((), (0, 1)),
    "hold": ((Cube.EMPTY,) * 15,),
    "heading": (0, 60, 120, 180, 240, 300),
    "to": (None,),
    "mission": ("transport-01", "rescue-01", "combat-01", "personal-12"),
    "of": ("transport", "personal"),
}
"""Sample values by field; other fields take each value of their type, or a few numbers."""

OF_ONE_KIND: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (e.ShipBought, "ship"): tuple(standard().ships),
    (e.FlagDrawn, "tile"): (4,),
    (e.Aimed, "tile"): (4,),
    (e.FortressFired, "tile"): (5, 6),
    (e.Restocked, "nation"): COUNTRIES,
    (e.Dealt, "tiles"): ((1,), (1, 4, 20)),
    (a.Explore, "tiles"): (1, 5),
    (a.Explore, "slot"): (None, 7, 99),
    (a.Sell, "good"): (Good.SUGAR, Good.SILVER),
    (d.RespawnDecision, "tiles"): ((1, 2),),
    (d.RespawnHexDecision, "hexes"): ((hex_of(2), hex_of(3)),),
    (a.ChooseRespawnHex, "at"): (hex_of(2), 999),
    (d.PassingShotDecision, "ship"): ("p2", "npc:1"),
}


def every(kind: type[Any]) -> Iterator[Any]:
    """Records of *kind* that between them have each sample value of each field."""
    hints = typing.get_type_hints(kind)
    values = {
        field.name: OF_ONE_KIND.get((kind, field.name)) or _values(field.name, hints[field.name])
        for field in dataclasses.fields(kind)
        if field.name != "kind"
    }
    first = {name: some[0] for name, some in values.items()}
    for name, some in values.items():
        yield from (kind(**{**first, name: one}) for one in some)
    if not values:
        yield kind()


def _values(name: str, hint: Any) -> tuple[Any, ...]:
    if name in SAMPLES:
        return SAMPLES[name]
    origin: Any = typing.get_origin(hint)
    if origin is typing.Literal:
        return typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return tuple(one for part in typing.get_args(hint) for one in _values(name, part))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return tuple(hint)
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    assert hint is int, f"no samples for {name}: {hint}"
    return (2, 0, 1)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_unless_it_is_no_news(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    told = [words.tell(table.view(), event) for event in every(kind)]
    assert any(told) or kind in (e.TurnBegan, e.NpcDrawn, e.NpcWaits, e.EventDrawn)
    for text in filter(None, told):
        worded(text, errors, 400)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_has_a_label_even_where_it_is_not_suggested(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    for action in every(kind):
        for text in words.label(table.view("npc:1" if kind is a.Activate else "p1"), action):
            worded(text, errors, 400)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_every_question_has_a_sentence_in_every_language(
    kind: type[Any], table: Table, errors: pytest.LogCaptureFixture
) -> None:
    for decision in every(kind):
        worded(words.ask(table.view(), decision), errors, 400)


def test_every_refusal_says_what_was_wrong_and_what_to_do(
    errors: pytest.LogCaptureFixture,
) -> None:
    messages, _ = wording.read(TEXTS / "en.ftl")
    given = {"nation": "spain", "good": "oil", "ammo": "chain_shot", "service": "sell"}
    refusals = [key for key in messages if key.startswith("violation-")]
    assert len(refusals) > 50
    for key in refusals:
        for number in (0, 1, 5):
            text = Text.of(key, **{name: given.get(name, number) for name in _facts(key, messages)})
            worded(text, errors, 300)
            for code in LANGUAGES:
                sentences = said(code, text).rstrip(".").split(". ")
                assert len(sentences) > 1 or ":" in sentences[0], said(code, text)


def _facts(key: str, messages: wording.Messages) -> set[str]:
    message = messages[key]
    return message.variables.union(*(_facts(one, messages) for one in message.refers))


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("seed", ["anne", "mary"])
def test_random_games_have_a_sentence_for_all_news_and_a_different_label_for_each_action(
    seed: str, errors: pytest.LogCaptureFixture
) -> None:
    game = CAPTAINS_LOG
    state, setup = laws.opening(game, seed)
    for news in words.tell_all(look(game, state, "p1"), setup.events):
        worded(news.text, errors, 400)
    for step in islice(laws.random_steps(game, state, seed), 250):
        for news in words.tell_all(look(game, state, "p1"), redact(step, "p1").events):
            worded(news.text, errors, 400)
        for seat in game.to_act(state):
            view = look(game, state, seat)
            paths = [game.label(view, action) for action in game.suggest(view)]
            for code in LANGUAGES:
                menus = [tuple(said(code, text) for text in path) for path in paths]
                assert len(set(menus)) == len(menus)
                assert not [line for path in menus for line in path if len(line) > 100]
    for seat in (*setup.seats, SPECTATOR):
        view = look(game, state, seat)
        for line in (*words.summary(view), *words.hand(view), *words.describe(view)):
            worded(line, errors)
        worded(words.alt(view), errors, 256)


@pytest.mark.parametrize("code", LANGUAGES)
def test_apostrophes_are_typographic(code: str, table: Table) -> None:
    game, bot = TEXTS / f"{code}.ftl", Path(language.__file__).parent / "text"
    for path in (game, *bot.rglob(f"{code}.ftl")):
        assert "'" not in path.read_text("utf-8"), path
    elided = words.place(table.view(), chart(table.sea).ports[13].anchorages[0])
    assert "'" not in Language(code, "captains_log").say(elided)


def test_names_have_typographic_apostrophes_too() -> None:
    data = standard()
    ports = (card.port.name for card in data.tiles.values() if card.port)
    names = [*ports, *(one.name for cards in (data.npcs, data.ships) for one in cards.values())]
    assert not [name for name in names if "'" in name]
    assert "Widow\N{RIGHT SINGLE QUOTATION MARK}s Laugh" in names
