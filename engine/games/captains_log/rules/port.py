"""Ports: who may moor and deal there, and the one interaction that covers it all."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.actions import PortAction
from engine.games.captains_log.cards import Nation, Service
from engine.games.captains_log.chart import Port
from engine.games.captains_log.state import Captain, LogState, LogView, Open


def flag(sea: Open, port: Port) -> Nation | None:
    """CL-EXPLORE-05, CL-PORT-03: the nation of *port*; None for native ports."""
    raise NotImplementedError


def moored_at(sea: Open, captain: Captain) -> Port | None:
    """The port on whose anchorage the ship lies."""
    raise NotImplementedError


def usable(sea: Open, captain: Captain) -> Port | None:
    """The port *captain* is moored at and may deal with (CL-PORT-06, CL-AMB-93)."""
    raise NotImplementedError


def offers(sea: Open, captain: Captain, service: Service) -> bool:
    """Whether the captain's port shows *service*."""
    raise NotImplementedError


def check_port(view: LogView, action: PortAction) -> None:
    """The conditions of each trade; whether an action is left is checked by ``turn``."""
    raise NotImplementedError


def suggest_port(view: LogView) -> Iterator[PortAction]:
    """Every sensible ``PortAction`` legal for the view's seat, an action being left."""
    raise NotImplementedError


def trade(state: LogState, seat: Seat, action: PortAction, referee: Referee) -> None:
    raise NotImplementedError
