"""Menus of standing orders."""

from engine.core.game import OrderChoice, OrderMenu
from engine.core.words import Text
from engine.games.captains_log.judgement.standing_orders import PASSING_SHOTS, Orders


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """What a captain may order beforehand, *orders* being what stands now."""
    del orders  # There is one kind of question, so each choice is all that stands.
    choices = tuple(
        OrderChoice(
            label=Text.of("order-passing-shot", order=order), orders=Orders(passing_shot=order)
        )
        for order in PASSING_SHOTS
    )
    return (OrderMenu(question=Text.of("orders-passing-shot"), choices=choices),)
