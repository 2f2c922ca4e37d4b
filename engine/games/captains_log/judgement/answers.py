"""The ranked answers to a captain's questions: bots, hints and the clock all take them."""

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from engine.games.captains_log.judgement.distances import steps_from, steps_to
from engine.games.captains_log.judgement.errands import SellErrand, best_sale, way_to
from engine.games.captains_log.judgement.worth import cargo_worth, esteem_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Ammo, Hex, LogView
from engine.games.captains_log.rules import answers, hold, reputation, ships
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.space.hexes import HEADINGS, Heading

Cost: TypeAlias = tuple[float, ...]
"""What an answer costs, compared from the left: the lowest is the best."""

NO_SALE_HEXES = 1000.0
"""The way to a sale where there is none: longer than any on the map."""

JOINING_FAME = 1.0
"""CL-NATION-19: fame for entering column 11."""


def ranked_answers(view: LogView, asked: d.Asked) -> list[a.Answer]:
    """Every answer to *asked*, a question to the seat of *view*, the best first.

    Of equally good ones, the first that the rules suggest.
    """
    allowed = [one for one in answers.suggest(view, asked) if a.is_answer(one)]
    return sorted(allowed, key=_costs(view, asked))


def best_answer(view: LogView, asked: d.Asked) -> a.Answer:
    """The first of ``ranked_answers``."""
    return ranked_answers(view, asked)[0]


def sale_from(view: LogView, at: Hex) -> SellErrand | None:
    """The sale for a point of fame that is nearest to a start at *at*."""
    captain = view.open.captains[view.seat]
    steps = steps_from(chart(view.open), at, hold.draft(view.open, captain))
    return best_sale(view.open, captain, steps, least=GOODS_PER_FAME)


def _costs(view: LogView, asked: d.Asked) -> Callable[[a.Answer], Cost]:
    """What each answer to *asked* costs; those not told apart cost the same."""
    match asked:
        case d.StartDecision():
            return lambda one: _start_cost(view, one)
        case d.FacingDecision():
            goal = _first_step(view)
            return lambda one: (isinstance(one, a.ChooseFacing) and one.heading != goal,)
        case d.PassingShotDecision():
            wanted = _passing_shot(view, asked)
            return lambda one: (isinstance(one, a.ReplyShot) and one.ammo != wanted,)
        case d.StowDecision():
            return lambda one: _stow_cost(view, asked, one)
        case d.GratitudeDecision():
            return lambda one: _gratitude_cost(view, one)
        case d.JoinDecision():
            joins = joining_worth(view, asked.nation) > 0
            return lambda one: (isinstance(one, a.ReplyJoin) and one.yes != joins,)
        case d.RespawnDecision():
            return lambda one: (isinstance(one, a.ChooseRespawn) and not one.tile,)
        case d.RespawnHexDecision():
            return lambda one: _respawn_cost(view, one)


def _start_cost(view: LogView, answer: a.Answer) -> Cost:
    """The way to a sale of the cargo; else how few ports are around."""
    assert isinstance(answer, a.ChooseStart)
    sheet = chart(view.open)
    here = sheet.starts[answer.tile]
    sale = sale_from(view, here)
    crowd = sum(1 / (1 + sheet.board.distance(here, p.at)) for p in sheet.ports.values())
    return (way_to(sale) if sale else NO_SALE_HEXES, 0.0 if sale else -crowd, answer.tile)


def _first_step(view: LogView) -> Heading | None:
    """The heading of the first step to the sale of the cargo; None if there is none."""
    sea = view.open
    captain = sea.captains[view.seat]
    if captain.at is None:
        return None
    sale = sale_from(view, captain.at)
    if sale is None or not sale.steps:
        return None
    left = steps_to(chart(sea), (sale.at,), hold.draft(sea, captain))
    ahead = zip(HEADINGS, chart(sea).board.neighbours[captain.at], strict=True)
    return min((left[at], heading) for heading, at in ahead if at >= 0)[1]


def _passing_shot(view: LogView, asked: d.PassingShotDecision) -> Ammo | None:
    """Fire at captains and pirates, and at whoever cannot think worse of the captain."""
    sea = view.open
    if asked.ship in sea.captains:
        return Ammo.NORMAL
    nation = reputation.flag(sea, asked.ship)
    standing = 0 if nation is None else sea.captains[view.seat].reputation[nation]
    spared = nation not in (None, Nation.PIRATES) and standing > reputation.SHUNNED
    return None if spared else Ammo.NORMAL


def _stow_cost(view: LogView, asked: d.StowDecision, answer: a.Answer) -> Cost:
    """Less what the cargo that is kept is worth."""
    assert isinstance(answer, a.ChooseStow)
    kept = hold.goods_aboard(view.open.captains[view.seat]) + Counter(asked.goods)
    kept.subtract(answer.overboard)
    return (-cargo_worth(view, kept),)


def _gratitude_cost(view: LogView, answer: a.Answer) -> Cost:
    """Who is nearest to opening their ports again comes first, or else their shipyards."""
    assert isinstance(answer, a.ChooseNation)
    now = view.open.captains[view.seat].reputation[answer.nation]
    return (now >= 0, abs(now - 2))


def joining_worth(view: LogView, nation: Nation) -> float:
    """CL-NATION-14, -19: what joining *nation* brings, less what its enemies will think of it."""
    sea = view.open
    captain = sea.captains[view.seat]
    worth = JOINING_FAME
    for other in Nation:
        if reputation.breaks_with(sea, captain, nation, other):
            fall = min(0, reputation.SHUNNED - captain.reputation[other])
            worth += esteem_worth(sea, captain, other, fall)
    return worth


def _respawn_cost(view: LogView, answer: a.Answer) -> Cost:
    """How near enemies are."""
    assert isinstance(answer, a.ChooseRespawnHex)
    sea, board = view.open, chart(view.open).board
    enemies = [at for ship, at in ships.afloat(sea) if ships.enemies(sea, view.seat, ship)]
    return (sum(1 / (1 + board.distance(answer.at, at)) for at in enemies),)
