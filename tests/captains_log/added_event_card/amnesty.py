"""The event card Amnesty: Spain thinks better of every captain."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.captains_log.model.cards import EventEffect, Nation
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.model.tasks import Esteem
from engine.games.captains_log.rules.event_cards.event_card_rules import EventCardRules


class Amnesty(EventCardRules):
    """CL-EVENT-01: Spain thinks better of all captains as the card is drawn."""

    name: ClassVar[EventEffect] = EventEffect.AMNESTY

    def take_effect(self, state: LogState, referee: Referee) -> None:
        del referee
        for seat in reversed(state.open.order):
            task = Esteem(seat=seat, nation=Nation.SPAIN, change=1, rule="CL-EVENT-01")
            state.agenda.append(task)
