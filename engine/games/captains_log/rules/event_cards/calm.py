"""The calms: events in which nothing happens."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.rules.event_cards.event_card_rules import EventCardRules


class Calm(EventCardRules):
    """CL-EVENT-07: a calm has no effect of its own."""

    name: ClassVar[EventEffect] = EventEffect.CALM

    def take_effect(self, state: LogState, referee: Referee) -> None:
        del state, referee
