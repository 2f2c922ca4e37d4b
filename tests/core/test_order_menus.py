"""Menus of standing orders: a choice for each literal that a field may hold."""

from typing import Literal, TypeAlias

from engine.core.order_menus import order_menu
from engine.core.records import value
from engine.core.words import Text

When: TypeAlias = Literal["ask", "never"]


@value
class Orders:
    shots: When = "ask"
    trades: Literal["ask", "always"] = "ask"


def test_a_choice_changes_its_field_of_the_standing_orders_and_no_other() -> None:
    menu = order_menu(Orders(trades="always"), "shots", "orders-shots", "order-shots")
    assert menu.question == Text.of("orders-shots")
    assert [choice.label for choice in menu.choices] == [
        Text.of("order-shots", order="ask"),
        Text.of("order-shots", order="never"),
    ]
    assert [choice.orders for choice in menu.choices] == [
        Orders(shots="ask", trades="always"),
        Orders(shots="never", trades="always"),
    ]


def test_a_menu_of_standing_orders_applies_to_every_seat_unless_it_is_limited() -> None:
    always = order_menu(Orders(), "trades", "orders-trades", "order-trades")
    never = order_menu(Orders(), "trades", "orders-trades", "order-trades", lambda view: False)
    assert always.applies(None)
    assert not never.applies(None)
