"""Menus of standing orders."""

from engine.core.order_menus import OrderMenu, order_menu
from engine.games.captains_log.judgement.standing_orders import Orders


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """Menus of the standing orders that a captain can give, *orders* being those in force."""
    return (order_menu(orders, "passing_shot", "orders-passing-shot", "order-passing-shot"),)
