"""Fame: what earns it, the eras it opens, and the end of the game."""

from typing import Any

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.state import LogState


def change_fame(state: LogState, seat: Seat, change: int, why: Any, referee: Referee) -> None:
    """Add *change*, never below 0: announce it, open eras, end the game at the target."""
    raise NotImplementedError


def keep_barrel(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-FAME-01, -02: a token kept; exchanged for fame as soon as there are enough."""
    raise NotImplementedError
