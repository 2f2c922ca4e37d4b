"""Menus of standing orders."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.order_menus import OrderMenu, order_menu
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model.battlefield import fleet_of
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules import deploy
from engine.games.fleet_commander.rules.sides import TEAMS, mode_of


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """The menus of standing orders, with *orders*, the present ones, as the choices made."""
    return tuple(
        order_menu(orders, field, question, choice, partial(_applies, is_of_use))
        for field, question, choice, is_of_use in _MENUS
    )


def _applies(is_of_use: Callable[[FleetView], bool], view: FleetView) -> bool:
    return view.seat in view.open.commanders and is_of_use(view)


def _always(view: FleetView) -> bool:
    del view
    return True


def _may_redirect(view: FleetView) -> bool:
    """FC-ABILITY-08: whether the seat has a cruiser, or may still choose one."""
    battle = view.open
    has_cruiser = any(ship.sort is ShipSort.CRUISER for ship in fleet_of(battle, view.seat))
    return battle.options.abilities and (has_cruiser or _is_choosing(battle))


def _has_allies(view: FleetView) -> bool:
    return mode_of(view.open.options) in TEAMS


def _fights_all(view: FleetView) -> bool:
    return mode_of(view.open.options) == "free_for_all"


def _deploys(view: FleetView) -> bool:
    """Whether the seat deploys ships one by one and has, or may still choose, ships to deploy."""
    battle, seat = view.open, view.seat
    by_hand = battle.options.deployment == "by_hand" and bool(battle.edges[seat])
    return by_hand and (_is_choosing(battle) or bool(deploy.in_hand(battle, seat)))


def _hides(view: FleetView) -> bool:
    """Whether the seat has, or may still choose, hidden ships that others could scan."""
    battle = view.open
    hidden = any(ship.owner == view.seat and ship.hidden for ship in battle.ships)
    return battle.options.hidden_deployment and (hidden or _is_choosing(battle))


def _is_choosing(battle: Open) -> bool:
    """Whether no fleet is on show yet, so that any ship may be chosen."""
    return battle.turn.phase == "setup" and not battle.ships


_MENUS: Final[tuple[tuple[str, str, str, Callable[[FleetView], bool]], ...]] = (
    ("reactions", "orders-reactions", "order-reactions", _always),
    ("redirect", "orders-redirect", "order-redirect", _may_redirect),
    ("allies", "orders-allies", "order-allies", _has_allies),
    ("others", "orders-others", "order-others", _fights_all),
    ("deployment", "orders-deployment", "order-deployment", _deploys),
    ("scans", "orders-scans", "order-scans", _hides),
)
"""Each menu's field, question and choice, and a test whether the menu is still of use to a seat."""
