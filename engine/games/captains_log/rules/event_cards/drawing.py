"""The drawing of event cards, and the icons that several of them share."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.rules import wind
from engine.games.captains_log.rules.event_cards.registry import EVENT_CARDS


def draw_event(state: LogState, referee: Referee) -> None:
    """CL-TURN-12: draw an event and resolve it; an empty deck is shuffled anew."""
    sea = state.open
    sea.events = sea.events or sorted(printed(sea).events)
    drawn = referee.draw(sea.events, "CL-TURN-12")
    sea.events.remove(drawn)
    referee.announce(e.EventDrawn(event=drawn))
    card = printed(sea).events[drawn]
    EVENT_CARDS[card.effect].take_effect(state, referee)
    if card.wind:
        wind.change(sea, referee)
