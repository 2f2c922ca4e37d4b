"""The action that the clock plays for an absent captain: the best one that is safe."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import waiting
from engine.core.game import is_npc
from engine.games.captains_log.judgement.answers import ranked_answers
from engine.games.captains_log.judgement.intent import length, sails
from engine.games.captains_log.judgement.prospects import Berth, Prospects
from engine.games.captains_log.judgement.stowing import better_stowed
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.state import Captain, LogView, Open
from engine.games.captains_log.rules import free, hold, move, orders

_ACTIVATE: Final = a.Activate()


def default(view: LogView) -> a.Action:
    """The clock's action for the seat of *view*: it spends nothing and starts no fight.

    A question gets the best safe answer. A turn without a free and safe action left ends as soon as
    the ship lies where it may stay.
    """
    for asked in waiting(view.agenda):
        if asked.seat == view.seat:
            return _answer(view, asked)
    return _ACTIVATE if is_npc(view.seat) else _order(view)


def _answer(view: LogView, asked: d.Asked) -> a.Answer:
    """The best safe answer to *asked*; every question has a safe one."""
    return next(one for one in ranked_answers(view, asked) if _is_safe(asked, one))


def _is_safe(asked: d.Asked, answer: a.Answer) -> bool:
    """Whether *answer* fires at nobody, joins nobody, and gives up no cargo that could stay."""
    match answer:
        case a.ReplyShot():
            return answer.ammo is None
        case a.ReplyJoin():
            return not answer.yes
        case a.ChooseStow():
            assert isinstance(asked, d.StowDecision)
            old = Counter(answer.overboard) - Counter(asked.goods)
            return old.total() == max(0, asked.excess - len(asked.goods))
        case _:
            return True


def _order(view: LogView) -> a.Order:
    """A step to the safest place while the ship may not stay; else a free and safe order; else the
    order of the rules' own clock.
    """
    if not move.may_rest(view):
        ends = [end for end in Prospects(view).ends if end.course]
        if ends:
            return sails(min(ends, key=_danger))[0]
    return next(_free_and_safe(view), None) or orders.default(view)


def _danger(end: Berth) -> tuple[float, int]:
    return end.risk, length(end)


def _free_and_safe(view: LogView) -> Iterator[a.Order]:
    """Free orders without risk: a barrel here, goods adrift that find room, a hold stowed for more
    fame without fewer guns.
    """
    sea = view.open
    if sea.turn.seat != view.seat or sea.turn.over or not move.may_rest(view):
        return
    captain = sea.captains[view.seat]
    for order in free.suggest_free(view):
        if isinstance(order, a.PickUp) and (order.what == "barrel" or _has_room(sea, captain)):
            yield order
    anew = better_stowed(view)
    if anew is not None:
        stowed = replace(captain, hold=list(anew.hold))
        if hold.guns(sea, stowed) >= hold.guns(sea, captain):
            yield anew


def _has_room(sea: Open, captain: Captain) -> bool:
    """Whether all that drifts where *captain*'s ship lies finds room aboard."""
    assert captain.at is not None
    return free.adrift(sea, captain.at).total() <= hold.free_slots(captain)
