"""Every event card has rules, and a sentence in every language unless it is no news."""

from pathlib import Path
from typing import Final

import pytest

from engine.core.words import Text
from engine.games import captains_log
from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.rules.event_cards import EVENT_CARDS
from engine.games.captains_log.words.event_cards import SENTENCES
from tests import wording

TEXTS: Final = Path(captains_log.__path__[0]) / "text"


def test_every_event_effect_has_rules_an_entry_for_its_sentence_and_a_card() -> None:
    assert {*EVENT_CARDS} == {*SENTENCES} == {*EventEffect}
    assert {card.effect for card in standard().events.values()} == {*EventEffect}
    assert all(name == rules.name for name, rules in EVENT_CARDS.items())


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("code", wording.LANGUAGES)
@pytest.mark.parametrize("effect", EVENT_CARDS)
def test_every_event_card_that_is_news_has_a_sentence_in_every_language(
    effect: EventEffect, code: str
) -> None:
    messages, _ = wording.read_all(TEXTS, code)
    key = SENTENCES[effect]
    assert wording.unworded([] if key is None else [Text.of(key)], messages) == []
