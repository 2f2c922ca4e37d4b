"""The seat that a text speaks of: the reader's own, or the one that is awaited."""

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.captains_log.model.state import LogView


def to_act(view: LogView) -> Seat:
    """The captain it waits for: who is asked something, else whose turn it is."""
    asked = waiting(view.agenda)
    return asked[0].seat if asked else view.open.turn.seat


def reader(view: LogView) -> Seat:
    """The captain for whom distances are told: who looks, or for who only watches ``to_act``."""
    return view.seat if view.seat in view.open.captains else to_act(view)
