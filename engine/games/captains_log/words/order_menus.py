"""Menus of standing orders."""

from engine.core.order_menus import OrderMenu, order_menu
from engine.games.captains_log.judgement.standing_orders import Orders


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """What a captain may order beforehand, *orders* being what stands now."""
    return (order_menu(orders, "passing_shot", "orders-passing-shot", "order-passing-shot"),)
