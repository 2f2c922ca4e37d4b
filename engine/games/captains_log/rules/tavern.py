"""The tavern: captains pay for songs that bring fame, and take missions."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model.actions import BuyFame
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, LogState, Open
from engine.games.captains_log.rules import fame, means


def check(sea: Open, captain: Captain) -> None:
    """CL-TAVERN-02, CL-AMB-105: check that *captain* can pay for a point of fame; there is no other
    condition.

    :raises RuleViolation: if not.
    """
    means.check_purse(captain, printed(sea).prices.fame, "CL-TAVERN-02")


def suggest(sea: Open, captain: Captain) -> Iterator[BuyFame]:
    if captain.doubloons >= printed(sea).prices.fame:
        yield BuyFame()


def buy_fame(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-TAVERN-02, CL-FAME-17: buy a point of fame at the printed price."""
    state.open.captains[seat].doubloons -= printed(state.open).prices.fame
    fame.change_fame(state, seat, 1, "bought", referee)
