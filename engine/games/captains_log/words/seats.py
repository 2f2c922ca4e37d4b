"""Seats that texts speak of: the reader's own, or the seat that is to act."""

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.captains_log.model.state import LogView


def to_act(view: LogView) -> Seat:
    """The captain who must act: the one asked a question, else the one whose turn it is."""
    asked = waiting(view.agenda)
    return asked[0].seat if asked else view.open.turn.seat


def reader(view: LogView) -> Seat:
    """The captain from whose ship distances are told: the reader, or ``to_act`` for spectators."""
    return view.seat if view.seat in view.open.captains else to_act(view)
