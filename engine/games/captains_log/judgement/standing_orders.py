"""Standing orders: what a captain has decided beforehand, and how that answers a question."""

from typing import Final, Literal, TypeAlias

from engine.core.game import OrderChoice, OrderMenu
from engine.core.records import value
from engine.core.words import Text
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.actions import ReplyShot
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import ships

PassingShot: TypeAlias = Literal["ask", "hold", "enemies"]

_PASSING_SHOTS: Final[tuple[PassingShot, ...]] = ("ask", "hold", "enemies")


@value
class Orders:
    """*passing_shot*: what to do when a ship crosses the captain's hex."""

    passing_shot: PassingShot = "ask"


def answer(view: LogView, asked: d.Asked, orders: Orders) -> ReplyShot | None:
    """CL-MOVE-09: what *orders* of the view's captain answer; None leaves it to the captain."""
    if not isinstance(asked, d.PassingShotDecision) or asked.seat != view.seat:
        return None
    if orders.passing_shot == "ask":
        return None
    fires = orders.passing_shot == "enemies" and ships.enemies(view.open, view.seat, asked.ship)
    return ReplyShot(decision=asked.id, ammo=Ammo.NORMAL if fires else None)


def menus(orders: Orders) -> tuple[OrderMenu[Orders], ...]:
    """What a captain may order beforehand, *orders* being what stands now."""
    del orders  # There is one kind of question, so each choice is all that stands.
    choices = tuple(
        OrderChoice(
            label=Text.of("order-passing-shot", order=order), orders=Orders(passing_shot=order)
        )
        for order in _PASSING_SHOTS
    )
    return (OrderMenu(question=Text.of("orders-passing-shot"), choices=choices),)
