"""The news of whole games between bots, as a captain reads it from one turn to the next."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from bot.words.language import Language
from bot.words.seat_names import Called
from engine.core.dice import policy_dice, table_dice
from engine.core.game import begin, is_npc, look, play, told
from engine.core.reasons import reason
from engine.games.captains_log import words
from engine.games.captains_log.bots.levels import LEVELS
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.options import PRESETS
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.words.chapters import cards_then, chapters, doer, is_of_npc
from tests.captains_log.sentences import PEOPLE, PLAIN

READER = "p1"
SEEDS = ("alba", "mary", "nancy")
MOST_STEPS = 700

_SINGULAR = {
    "en": re.compile(r"\b(sails|opens|sells|buys|fires|discovers|picks|gains|turns|repairs)\b"),
    "fr": re.compile(r"\b(avance|ouvre|vend|achète|tire|découvre|repêche|gagne|pivote|répare)\b"),
}
"""Verbs that a sentence on the reader does not have in the third person."""


@cache
def messages(seed: str) -> tuple[tuple[LogView, tuple[e.Told, ...]], ...]:
    """The events from one turn of the reader to the next, each with the view after them."""
    return tuple(_messages(seed))


def _messages(seed: str) -> Iterator[tuple[LogView, tuple[e.Told, ...]]]:
    minds = {READER: LEVELS["mate"], "p2": LEVELS["cabin_boy"], "p3": LEVELS["boatswain"]}
    state, setup = begin(CAPTAINS_LOG, list(minds), PRESETS["first"], table_dice(seed, 0))
    events: list[e.Told] = [*told(setup.events, READER)]
    for seq in range(1, MOST_STEPS):
        if not CAPTAINS_LOG.to_act(state):
            break
        seat = CAPTAINS_LOG.to_act(state)[0]
        view, why = look(CAPTAINS_LOG, state, seat), None
        if is_npc(seat):
            action = CAPTAINS_LOG.default(view)
        else:
            action = minds[seat](view, policy_dice(seed, seq))
            why = reason(minds[seat], view, action)
        step = play(CAPTAINS_LOG, state, seat, action, table_dice(seed, seq), seq=seq, why=why)
        for event in told(step.events, READER):
            if isinstance(event, e.TurnBegan) and event.captain == READER:
                yield look(CAPTAINS_LOG, state, READER), tuple(events)
                events = []
            events.append(event)
    yield look(CAPTAINS_LOG, state, READER), tuple(events)


def said(code: str, view: LogView, events: Sequence[e.Told]) -> list[str]:
    names = Called(names=tuple(PEOPLE.items()), reader=READER)
    language = Language(code, "captains_log")
    news = words.tell_all(view, events)
    return [language.say(one.text, names, plain=True).translate(PLAIN) for one in news]


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_news_calls_the_reader_you_and_everybody_else_by_name(seed: str, code: str) -> None:
    you = {"en": "You", "fr": "Vous"}[code]
    addressed = 0
    for view, events in messages(seed):
        for line in said(code, view, events):
            assert PEOPLE[READER] not in line
            if line.startswith(f"{you} "):
                verbs = line.replace("better sails", "")
                assert not _SINGULAR[code].search(verbs), line
                addressed += 1
    assert addressed > 10


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seed", SEEDS)
def test_no_sentence_stands_twice_in_one_message(seed: str, code: str) -> None:
    for view, events in messages(seed):
        lines = said(code, view, events)
        assert len(set(lines)) == len(lines), lines


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_captain_does_after_being_hit_is_told_after_the_hit(seed: str) -> None:
    hit = (e.Shot, e.FortressFired, e.FireSpread, e.ShipLost)
    for view, events in messages(seed):
        order = {id(event): at for at, event in enumerate(events)}
        known = [*zip(events, cards_then(view, events), strict=True)]
        for chapter in chapters(known):
            if is_of_npc(chapter):
                continue
            hits = [order[id(event)] for event, _ in chapter.effects if isinstance(event, hit)]
            deeds = [event for event, _ in chapter.deeds if not isinstance(event, e.Rested)]
            assert all(doer(event) == chapter.doer for event in deeds)
            last = max((order[id(event)] for event in deeds), default=-1)
            assert last < min(hits, default=len(events))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_place_is_named_after_a_port_before_the_sentence_tells_its_discovery(seed: str) -> None:
    compared = 0
    for view, events in messages(seed):
        tiles = [event.tile for event in events if isinstance(event, e.TileRevealed)]
        ports = [port for tile in tiles if (port := chart(view.open).ports.get(tile))]
        lines = [line for line in said("en", view, events) if " discover" in line]
        for port, line in product(ports, lines):
            if f" port of {port.card.name}" in line:
                assert port.card.name not in line.split(" discover")[0]
                compared += 1
    assert compared
