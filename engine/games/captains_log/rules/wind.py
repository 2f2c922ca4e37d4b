"""The wind: one card for all captains, changed by events."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Open
from engine.space.hexes import HEADINGS, Heading


def modifier(sea: Open, heading: Heading) -> int:
    """CL-WIND-01: movement points that the wind adds to a move whose first step goes to
    *heading*.
    """
    return printed(sea).winds[sea.wind].modifiers[heading // 60]


def downwind(sea: Open) -> Heading:
    """Heading to which the wind blows: the one with the highest modifier."""
    modifiers = printed(sea).winds[sea.wind].modifiers
    return HEADINGS[modifiers.index(max(modifiers))]


def change(sea: Open, referee: Referee) -> None:
    """CL-WIND-05 … -07: the next card replaces the current one; an empty deck is shuffled anew."""
    if sea.options.shuffle_wind or not sea.winds:
        sea.winds = sorted(set(printed(sea).winds) - {sea.wind}) or [sea.wind]
    sea.wind = referee.draw(sea.winds, "CL-WIND-05")
    sea.winds.remove(sea.wind)
    referee.announce(e.WindChanged(wind=sea.wind))
