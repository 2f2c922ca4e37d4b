"""Standing orders of a captain, and the answers that they give."""

from typing import Literal, TypeAlias

from engine.core.records import value
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.actions import ReplyShot
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import ships

PassingShot: TypeAlias = Literal["ask", "hold", "enemies"]


@value
class Orders:
    """Standing orders of one captain; *passing_shot* is for ships that cross the captain's hex."""

    passing_shot: PassingShot = "ask"


def answer(view: LogView, asked: d.Asked, orders: Orders) -> ReplyShot | None:
    """CL-MOVE-09: the answer that *orders* of the view's captain give; None if the captain is
    asked.
    """
    if not isinstance(asked, d.PassingShotDecision) or asked.seat != view.seat:
        return None
    if orders.passing_shot == "ask":
        return None
    fires = orders.passing_shot == "enemies" and ships.enemies(view.open, view.seat, asked.ship)
    return ReplyShot(decision=asked.id, ammo=Ammo.NORMAL if fires else None)
