"""The rules of all event cards by their effect."""

from collections.abc import Mapping
from typing import Final

from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.rules.event_cards.calm import Calm
from engine.games.captains_log.rules.event_cards.event_card_rules import EventCardRules

_ALL: Final[tuple[EventCardRules, ...]] = (Calm(),)

EVENT_CARDS: Final[Mapping[EventEffect, EventCardRules]] = {one.name: one for one in _ALL}
