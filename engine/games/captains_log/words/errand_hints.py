"""Hints at errands: the way there, the deed and what it brings, now or in the next turn."""

from engine.core.agenda import waiting
from engine.core.records import value
from engine.core.words import Text
from engine.games.captains_log.judgement import errands as er
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.trades import price_once_bought
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import Captain, LogView
from engine.games.captains_log.rules import explore, market, move, turn
from engine.games.captains_log.rules.means import to_receive
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import exactly, way, way_to_port
from engine.games.captains_log.words.smuggling import warning


@value
class Hint:
    """A hint at something *steps* hexes away; *drifts* says that it is a barrel, which is picked up
    without an action.
    """

    text: Text
    steps: int = 0
    drifts: bool = False


def sell_hint(view: LogView, errand: er.SellErrand, turns: int = 1) -> Text:
    """Hint at the port that takes the cargo, with price and fame, *turns* turns away."""
    sea, sale = view.open, errand.sale
    return Text.of(
        "lesson-sell",
        good=sale.good.value,
        count=sale.count,
        goods=things.goods([sale.good] * sale.count),
        port=sale.place.card.name,
        way=_in_turns(way_to_port(view, sale.place), turns),
        steps=errand.steps,
        price=sale.total,
        fame=sale.fame,
        risk=warning(sea, sea.captains[view.seat], sale.row, sale.good, sale.count),
    )


def at_sea(view: LogView) -> Captain | None:
    """The view's captain; None unless it is their turn to sail."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or captain.at is None or captain.heading is None or sea.winners is not None:
        return None
    mine = sea.turn.seat == view.seat and not sea.turn.over and not waiting(view.agenda)
    return captain if mine else None


def in_time(view: LogView, hint: Hint) -> Text:
    """*hint*; announced for the next turn if nothing can be done for it in this one."""
    able = _is_able(view, hint.steps, drifts=hint.drifts)
    return hint.text if able else Text.of("lesson-next-turn", hint=hint.text)


def errand_hint(view: LogView, errand: er.Errand) -> Hint:
    """Hint at *errand*, with the turns of the way, counted from the turn in which it begins."""
    steps, drifts = errand.steps, isinstance(errand, er.BarrelErrand)
    turns = next((1 + one.turns for one in intents(view) if er.serves(one, errand)), 1)
    turns -= not _is_able(view, steps, drifts=drifts)
    text = _text(view, errand, turns if steps else 1)
    return Hint(text=text, steps=steps, drifts=drifts)


def _is_able(view: LogView, steps: int, *, drifts: bool) -> bool:
    """Whether the captain can still do something this turn for a goal *steps* hexes away.

    That takes a move if it lies elsewhere; here an action, or a movement point if it *drifts*.
    """
    now = view.open.turn
    if steps:
        return bool(move.routes(view))
    able = turn.actions_left(view) > 0 or explore.explores_on(view) or bool(now.port)
    return able or (drifts and bool(now.points))


def _in_turns(how: Text, turns: int) -> Text:
    """The way *how*, with its number of turns if they are several."""
    return Text.of("way-turns", way=how, turns=turns) if turns > 1 else how


def _text(view: LogView, errand: er.Errand, turns: int) -> Text:
    match errand:
        case er.SellErrand():
            return sell_hint(view, errand, turns)
        case er.BuyErrand():
            return _buy_hint(view, errand, turns)
        case er.BarrelErrand():
            return _barrel_hint(view, errand, turns)
        case er.ExploreErrand():
            return _explore_hint(view, errand, turns)


def _buy_hint(view: LogView, errand: er.BuyErrand, turns: int) -> Text:
    """Hint to buy as many goods as the plan for *errand* does, at least those it lacks."""
    sea, stock, outlet = view.open, errand.stock, errand.outlet
    planned = (
        order.count
        for one in intents(view)
        if one.bargain is not None and er.serves(one, errand)
        for order in one.bargain.actions
        if isinstance(order, a.Buy) and order.row == stock.row
    )
    count = max(errand.count, next(planned, 0))
    return Text.of(
        "lesson-buy",
        good=stock.good.value,
        row=stock.row,
        count=count,
        goods=things.goods([stock.good] * count),
        port=stock.place.card.name,
        way=_in_turns(way_to_port(view, stock.place), turns),
        steps=errand.steps,
        cost=market.cost(sea, stock.nation, stock.row, count),
        outlet=outlet.place.card.name,
        price=to_receive(count * price_once_bought(sea, outlet, stock.row, count)),
        risk=warning(sea, sea.captains[view.seat], outlet.row, stock.good, GOODS_PER_FAME),
    )


def _barrel_hint(view: LogView, errand: er.BarrelErrand, turns: int) -> Text:
    towards = _in_turns(way(view, errand.at, errand.steps), turns)
    return Text.of(
        "lesson-barrel",
        place=exactly(view, errand.at),
        way=towards,
        steps=errand.steps,
        wanted=errand.wanted,
    )


def _explore_hint(view: LogView, errand: er.ExploreErrand, turns: int) -> Text:
    towards, at = way(view, errand.at, errand.steps), exactly(view, errand.at)
    towards = _in_turns(towards, turns)
    return Text.of("lesson-explore", place=at, way=towards, steps=errand.steps)
