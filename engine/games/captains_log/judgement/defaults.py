"""The action that the clock plays for an absent captain: the best one that is safe."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import waiting
from engine.core.game import is_npc
from engine.games.captains_log.judgement.answers import ranked_answers
from engine.games.captains_log.judgement.intent import Intent, Kind, length, sails
from engine.games.captains_log.judgement.losses import smuggling
from engine.games.captains_log.judgement.prospects import Berth, Prospects
from engine.games.captains_log.judgement.ranking import is_useful, ranked
from engine.games.captains_log.judgement.stowing import better_stowed
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.state import Captain, LogView, Open
from engine.games.captains_log.rules import free, hold, market, move, orders, port

_ACTIVATE: Final = a.Activate()

_LEFT_ALONE: Final[tuple[Kind, ...]] = ("hunt", "stow", "lighten")
"""Kinds of intents that the clock does not follow: fights, and cargo thrown overboard.

How the hold is stowed anew is decided apart, for it may cost guns.
"""

FEAR_BORNE: Final = 0.1
"""Fame that sailing to a place may be feared to cost, where the ship would be safe as it lies."""


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
    """A free order that never harms; else the next safe order of what is best to do; else a step to
    the safest place while the ship may not stay; else the order of the rules' own clock.
    """
    order = next(_free_and_safe(view), None) or _next_deed(view)
    if order is not None:
        return order
    if not move.may_rest(view):
        ends = [end for end in Prospects(view).ends if end.course]
        if ends:
            return sails(min(ends, key=_danger))[0]
    return orders.default(view)


def _next_deed(view: LogView) -> a.Order | None:
    """The next order of the best intent that has a safe one: to sail, explore, sell or repair.

    The ship stays for a purchase that would be best here, and only what needs no move is done.
    """
    stays = False
    for intent in ranked(view):
        if not is_useful(intent) or intent.kind in _LEFT_ALONE or _is_perilous(view, intent):
            continue
        if stays and intent.end.course:
            continue
        order = next((one for one in intent.actions if _spends_nothing(view, intent, one)), None)
        if order is not None:
            return order
        stays = True
    return None


def _is_perilous(view: LogView, intent: Intent) -> bool:
    """Whether the way of *intent*, or its end, is dangerous, and no safer than where the ship
    lies.
    """
    end = intent.end
    if end.course is None or end.risk <= FEAR_BORNE:
        return False
    return end.risk >= Prospects(view).here.risk


def _spends_nothing(view: LogView, intent: Intent, order: a.Order) -> bool:
    """Whether *order*, of *intent*, fires at nobody and spends neither money nor the standing on
    which a captain's rights rest.
    """
    match order:
        case a.Sail() | a.PickUp() | a.Explore() | a.CallForMissions():
            return True
        case a.Repair():
            return not any(isinstance(one, a.BuyWood) for one in intent.actions)
        case a.Sell():
            return not _is_smuggled_dearly(view, order)
        case _:
            return False


def _is_smuggled_dearly(view: LogView, sale: a.Sell) -> bool:
    """CL-REP-06: whether *sale* is contraband and costs its producer's esteem with an effect."""
    sea = view.open
    captain = sea.captains[view.seat]
    moored = port.moored_at(sea, captain)
    flag = port.flag(sea, moored) if moored else None
    if flag is None or market.sold_as(sea, flag, sale.good) != "contraband":
        return False
    lost = smuggling(sea, captain, sale.good, sale.count + sale.oil)
    return lost is not None and bool(lost.follows)


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
