"""Moments of play in which missions, and other cards in force, take part."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.model.tasks import Sink


class Moments:
    """The named moments; whatever takes part in some of them overrides those."""

    def port_opened(self, state: LogState, seat: Seat, referee: Referee) -> None:
        """*seat* has begun to deal in the port where its ship lies, and the first deal is made."""

    def goods_sold(self, state: LogState, seat: Seat, referee: Referee) -> None:
        """*seat* has sold goods in the port where its ship lies."""

    def ship_lost(self, state: LogState, loss: Sink, referee: Referee) -> None:
        """A ship is lost; it is still in its place, and nobody has been rewarded."""

    def round_ended(self, state: LogState, referee: Referee) -> None:
        """The time token has moved to the next phase."""

    def settled(self, state: LogState, referee: Referee) -> None:
        """An action or a task has been resolved."""
