"""Destruction: what the destroyer gains, what a lost captain loses, and how they come back."""

from engine.core.referee import Referee
from engine.core.records import Seat
from engine.games.captains_log.actions import ChooseRespawn
from engine.games.captains_log.decisions import RespawnDecision
from engine.games.captains_log.state import LogState, LogView
from engine.games.captains_log.tasks import RollRespawn, Sink


def sink(state: LogState, task: Sink, referee: Referee) -> None:
    """CL-SINK: the rewards, then the consequences for the ship lost."""
    raise NotImplementedError


def ask_respawn(state: LogState, seat: Seat) -> None:
    """CL-REP-27: offer a port if one welcomes the captain, else push ``RollRespawn``."""
    raise NotImplementedError


def check_respawn(view: LogView, asked: RespawnDecision, action: ChooseRespawn) -> None:
    raise NotImplementedError


def choose_respawn(
    state: LogState, asked: RespawnDecision, action: ChooseRespawn, referee: Referee
) -> None:
    raise NotImplementedError


def roll_respawn(state: LogState, task: RollRespawn, referee: Referee) -> None:
    """CL-SINK-24, -25: a twenty-sided die names the tile; pushes ``AskFacing``."""
    raise NotImplementedError


def stranded(view: LogView) -> bool:
    """CL-SHOAL-04: whether the ship of the view's seat lies on a shoal with no way out."""
    raise NotImplementedError


def scuttle(state: LogState, seat: Seat) -> None:
    """CL-SHOAL-04: push ``Sink`` by nobody's hand."""
    raise NotImplementedError
