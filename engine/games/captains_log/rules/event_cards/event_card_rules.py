"""The hooks of event cards."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.model.state import LogState


class EventCardRules:
    """The rules of the event cards with one effect; they keep no state of their own.

    A question that a card asks is a ``Question`` in the card's module, listed in ``answers``.
    """

    name: ClassVar[EventEffect]
    """The effect as the data names it."""

    def take_effect(self, state: LogState, referee: Referee) -> None:
        """Resolve the card just drawn, before the icons printed on it.

        The agenda's next task begins the first turn of the new round. Tasks that the card pushes
        are resolved before it.
        """
        raise NotImplementedError
