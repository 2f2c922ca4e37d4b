"""Ports: the right to moor and deal there, and the interaction that covers all deals."""

from collections.abc import Iterator
from typing import Final, assert_never

from engine.core.agenda import waiting
from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.actions import PortAction
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.decisions import StartDecision
from engine.games.captains_log.model.state import Captain, LogState, LogView, Open
from engine.games.captains_log.rules import mission_deck, shipyard, standing, tavern, trading

_NEEDS: Final[dict[type[PortAction], tuple[Service, str]]] = {
    a.Buy: (Service.BUY, "CL-MARKET-06"),
    a.Sell: (Service.SELL, "CL-MARKET-07"),
    a.BuyWood: (Service.SHIPYARD, "CL-YARD-01"),
    a.SellWood: (Service.SHIPYARD, "CL-YARD-01"),
    a.BuyCannon: (Service.SHIPYARD, "CL-YARD-01"),
    a.BuyUpgrade: (Service.SHIPYARD, "CL-YARD-01"),
    a.BuyAmmo: (Service.SHIPYARD, "CL-YARD-01"),
    a.BuyShip: (Service.SHIPYARD, "CL-YARD-01"),
    a.BuyFame: (Service.TAVERN, "CL-TAVERN-01"),
    a.TakeMission: (Service.TAVERN, "CL-TAVERN-01"),
}
"""Service that a port must have for each action, and the rule that demands it."""

_FITTING: Final = (a.BuyWood, a.BuyCannon, a.BuyUpgrade, a.BuyAmmo, a.BuyFame)


def flag(sea: Open, port: Port) -> Nation | None:
    """CL-EXPLORE-05, CL-PORT-03: the nation of *port*; None for native ports."""
    match port.card.owner:
        case "native":
            return None
        case "random":
            return sea.flags[f"port:{port.tile}"]
        case owner:
            return Nation(owner)


def moored_at(sea: Open, captain: Captain) -> Port | None:
    """CL-INTERACT-02, -04: the port on whose anchorage the ship lies; None if on none."""
    return None if captain.at is None else chart(sea).moorings.get(captain.at)


def welcome(sea: Open, captain: Captain, port: Port) -> bool:
    """CL-PORT-06, CL-REP-19: whether *port* lets *captain* moor."""
    nation = flag(sea, port)
    return nation is None or "persona_non_grata" not in standing.effects(sea, captain, nation)


def usable(sea: Open, captain: Captain) -> Port | None:
    """The port in which *captain* is moored and welcome; None if there is none.

    Ruling CL-AMB-93: a persona non grata whose ship lies in the port already cannot use it.
    """
    port = moored_at(sea, captain)
    return port if port is not None and welcome(sea, captain, port) else None


def offers(sea: Open, captain: Captain, service: Service) -> bool:
    """CL-PORT-01, -04: whether *captain*'s port offers *service*; native ports have no market."""
    port = usable(sea, captain)
    return port is not None and _shows(sea, port, service)


def fitting_out(view: LogView) -> bool:
    """CL-SETUP-42: whether the seat is choosing its start, when it may also spend money."""
    for asked in waiting(view.agenda):
        if isinstance(asked, StartDecision) and asked.seat == view.seat:
            return True
    return False


def check_port(view: LogView, action: PortAction) -> None:
    """Check the conditions of a deal, except that an action is left for it, which ``orders``
    checks.

    :raises RuleViolation: if one is not met.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    if not fitting_out(view):
        _check_place(sea, captain, action)
    elif not isinstance(action, _FITTING):
        raise RuleViolation("CL-SETUP-42", "not-before-play")
    nation = _nation(sea, captain)
    if isinstance(action, a.YardAction):
        shipyard.check(sea, captain, nation, action)
        return
    match action:
        case a.Buy():
            assert nation is not None
            trading.check_buy(sea, captain, nation, action)
        case a.Sell():
            assert nation is not None
            trading.check_sell(sea, captain, nation, action)
        case a.BuyFame():
            tavern.check(sea, captain)
        case a.TakeMission():
            mission_deck.check(sea, captain, _tile(sea, captain))
        case a.CallForMissions():
            pass
        case _:
            assert_never(action)


def suggest_port(view: LogView) -> Iterator[PortAction]:
    """Every useful deal that is legal for the view's seat, if an action is left or the port is
    open.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    if fitting_out(view):
        yield from (s for s in shipyard.suggest(sea, captain, None) if isinstance(s, _FITTING))
        yield from tavern.suggest(sea, captain)
        return
    port = usable(sea, captain)
    if port is None:
        return
    nation = flag(sea, port)
    if nation and Service.BUY in port.card.services:
        yield from trading.suggest_buys(sea, captain, nation)
    if nation and Service.SELL in port.card.services:
        yield from trading.suggest_sales(sea, captain, nation)
    if Service.SHIPYARD in port.card.services:
        yield from shipyard.suggest(sea, captain, nation)
    if Service.TAVERN in port.card.services:
        yield from tavern.suggest(sea, captain)
        yield from mission_deck.suggest(sea, captain, port.tile)


def trade(state: LogState, seat: Seat, action: PortAction, referee: Referee) -> None:
    """CL-PORT-02: carry out one deal; an interaction may have any number of them."""
    nation = _nation(state.open, state.open.captains[seat])
    if isinstance(action, a.YardAction):
        shipyard.perform(state, seat, action, referee)
        return
    match action:
        case a.Buy():
            assert nation is not None
            trading.buy(state, seat, action, nation, referee)
        case a.Sell():
            assert nation is not None
            trading.sell(state, seat, action, nation, referee)
        case a.BuyFame():
            tavern.buy_fame(state, seat, referee)
        case a.TakeMission():
            mission_deck.take(state, seat, _tile(state.open, state.open.captains[seat]), referee)
        case a.CallForMissions():
            pass
        case _:
            assert_never(action)


def _check_place(sea: Open, captain: Captain, action: PortAction) -> None:
    port = moored_at(sea, captain)
    if port is None:
        raise RuleViolation("CL-INTERACT-04", "not-moored")
    nation = flag(sea, port)
    if nation and not welcome(sea, captain, port):
        raise RuleViolation("CL-PORT-06", "persona-non-grata", nation=nation.value)
    if isinstance(action, a.CallForMissions):
        return
    service, rule = _NEEDS[type(action)]
    if service not in port.card.services:
        raise RuleViolation(rule, "no-such-service", service=service.value)
    if not _shows(sea, port, service):
        raise RuleViolation("CL-PORT-04", "no-market-of-natives")


def _shows(sea: Open, port: Port, service: Service) -> bool:
    market_of_natives = service in (Service.BUY, Service.SELL) and flag(sea, port) is None
    return service in port.card.services and not market_of_natives


def _tile(sea: Open, captain: Captain) -> int:
    port = moored_at(sea, captain)
    assert port is not None
    return port.tile


def _nation(sea: Open, captain: Captain) -> Nation | None:
    port = moored_at(sea, captain)
    return flag(sea, port) if port else None
