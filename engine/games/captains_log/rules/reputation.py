"""Reputation: what nations think of a captain, and what that opens and closes."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.actions import ChooseNation, ReplyJoin
from engine.games.captains_log.decisions import GratitudeDecision, JoinDecision
from engine.games.captains_log.state import LogState, Ship
from engine.games.captains_log.tasks import AskGratitude, Esteem


def attacked(state: LogState, seat: Seat, target: Ship, referee: Referee) -> None:
    """CL-REP-02, -03, -05: what attacking *target* costs the captain of *seat*."""
    raise NotImplementedError


def destroyed(state: LogState, seat: Seat, target: Ship, referee: Referee) -> None:
    """CL-REP-04, -11 … -13: what destroying *target* does; pushes ``AskGratitude`` if due."""
    raise NotImplementedError


def esteem(state: LogState, task: Esteem, referee: Referee) -> None:
    """CL-REP-01: move the marker, minding locks, prestige and column 11."""
    raise NotImplementedError


def ask_gratitude(state: LogState, task: AskGratitude) -> None:
    raise NotImplementedError


def choose_nation(
    state: LogState, asked: GratitudeDecision, action: ChooseNation, referee: Referee
) -> None:
    raise NotImplementedError


def reply_join(
    state: LogState, asked: JoinDecision, action: ReplyJoin, referee: Referee
) -> None:
    raise NotImplementedError
