"""Event cards: one object for each effect, and one way to draw them."""

from engine.games.captains_log.rules.event_cards.drawing import draw_event
from engine.games.captains_log.rules.event_cards.event_card_rules import EventCardRules
from engine.games.captains_log.rules.event_cards.registry import EVENT_CARDS

__all__ = ["EVENT_CARDS", "EventCardRules", "draw_event"]
