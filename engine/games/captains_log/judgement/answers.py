"""The ranked answers to a captain's questions: bots, hints and the clock all take them."""

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from engine.games.captains_log.judgement.distances import steps_from, steps_to
from engine.games.captains_log.judgement.errands import SellErrand, best_sale, way_to
from engine.games.captains_log.judgement.mission_choices import chosen_worth
from engine.games.captains_log.judgement.worth import cargo_worth, esteem_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.state import Ammo, Hex, LogView
from engine.games.captains_log.rules import answers, hold, reputation, ships
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.space.hexes import HEADINGS, Heading

Cost: TypeAlias = tuple[float, ...]
"""Cost of an answer, compared from the left: the lowest is the best."""

NO_SALE_HEXES = 1000.0
"""Hexes counted where no port takes the cargo: more than any way on the map."""

JOINING_FAME = 1.0
"""CL-NATION-19: fame for entering column 11."""


def ranked_answers(view: LogView, asked: d.Asked) -> list[a.Answer]:
    """Every answer to *asked*, a question to the seat of *view*, the best first.

    Of equally good answers, the one that the rules suggest first comes first.
    """
    allowed = [one for one in answers.suggest(view, asked) if a.is_answer(one)]
    return sorted(allowed, key=_costs(view, asked))


def best_answer(view: LogView, asked: d.Asked) -> a.Answer:
    """The first of ``ranked_answers``."""
    return ranked_answers(view, asked)[0]


def sale_from(view: LogView, at: Hex) -> SellErrand | None:
    """The nearest sale for a point of fame from a start at *at*; None if no port in reach makes
    one.
    """
    captain = view.open.captains[view.seat]
    steps = steps_from(chart(view.open), at, hold.draft(view.open, captain))
    return best_sale(view.open, captain, steps, least=GOODS_PER_FAME)


def _costs(view: LogView, asked: d.Asked) -> Callable[[a.Answer], Cost]:
    """Function that gives each answer to *asked* its cost; equally good answers cost the same."""
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
        case d.KeepMissionDecision():
            return lambda one: (-chosen_worth(view, one),)
        case d.DropMissionDecision():
            return lambda one: (chosen_worth(view, one),)


def _start_cost(view: LogView, answer: a.Answer) -> Cost:
    """Hexes to the nearest sale of the cargo; without a sale, starts near many ports cost less."""
    assert isinstance(answer, a.ChooseStart)
    sheet = chart(view.open)
    here = sheet.starts[answer.tile]
    sale = sale_from(view, here)
    crowd = sum(1 / (1 + sheet.board.distance(here, p.at)) for p in sheet.ports.values())
    return (way_to(sale) if sale else NO_SALE_HEXES, 0.0 if sale else -crowd, answer.tile)


def _first_step(view: LogView) -> Heading | None:
    """Heading of the first step to the sale of the cargo; None if no step is needed or none sells
    it.
    """
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
    """Ammunition to fire at the crossing ship; None to hold fire.

    Captains, pirates, and ships of nations that already think the worst of the captain are fired
    at.
    """
    sea = view.open
    if asked.ship in sea.captains:
        return Ammo.NORMAL
    nation = reputation.flag(sea, asked.ship)
    standing = 0 if nation is None else company(sea, sea.captains[view.seat]).reputation[nation]
    spared = nation not in (None, Nation.PIRATES) and standing > reputation.SHUNNED
    return None if spared else Ammo.NORMAL


def _stow_cost(view: LogView, asked: d.StowDecision, answer: a.Answer) -> Cost:
    """Worth of the cargo that is kept, negated."""
    assert isinstance(answer, a.ChooseStow)
    kept = hold.goods_aboard(view.open.captains[view.seat]) + Counter(asked.goods)
    kept.subtract(answer.overboard)
    return (-cargo_worth(view, kept),)


def _gratitude_cost(view: LogView, answer: a.Answer) -> Cost:
    """Nations whose ports are closed cost least, the nearest to opening them first; then those
    nearest to opening their shipyards.
    """
    assert isinstance(answer, a.ChooseNation)
    now = company(view.open, view.open.captains[view.seat]).reputation[answer.nation]
    return (now >= 0, abs(now - 2))


def joining_worth(view: LogView, nation: Nation) -> float:
    """CL-NATION-14, -19: fame that joining *nation* is worth, less the esteem its
    enemies withdraw.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    worth = JOINING_FAME
    for other in Nation:
        if reputation.breaks_with(sea, captain, nation, other):
            fall = min(0, reputation.SHUNNED - company(sea, captain).reputation[other])
            worth += esteem_worth(sea, captain, other, fall)
    return worth


def _respawn_cost(view: LogView, answer: a.Answer) -> Cost:
    """Nearness of enemies: the more of them are close to the hex, the higher."""
    assert isinstance(answer, a.ChooseRespawnHex)
    sea, board = view.open, chart(view.open).board
    enemies = [at for ship, at in ships.afloat(sea) if ships.enemies(sea, view.seat, ship)]
    return (sum(1 / (1 + board.distance(answer.at, at)) for at in enemies),)
