"""Repairs: wood turned into sound planks."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.actions import Repair
from engine.games.captains_log.state import Captain, LogState, LogView, Open


def check_repair(view: LogView, action: Repair) -> None:
    raise NotImplementedError


def suggest_repairs(view: LogView) -> Iterator[Repair]:
    raise NotImplementedError


def repair(state: LogState, seat: Seat, action: Repair, referee: Referee) -> None:
    raise NotImplementedError


def in_port(sea: Open, captain: Captain) -> bool:
    """CL-YARD-05: whether a repair here is part of the interaction with a port's shipyard."""
    raise NotImplementedError
