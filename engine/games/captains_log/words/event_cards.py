"""News of event cards as they are drawn."""

from collections.abc import Mapping
from typing import Final

from engine.core.words import Text
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Open

SENTENCES: Final[Mapping[EventEffect, str | None]] = {
    EventEffect.CALM: None,
}
"""Key of the sentence for each card drawn; None for a card that is no news."""


def drawn(sea: Open, event: e.EventDrawn) -> Text | None:
    """The sentence for the card drawn by *event*; None if the card is no news."""
    key = SENTENCES[printed(sea).events[event.event].effect]
    return None if key is None else Text.of(key)
