"""Intents to hunt ships, and to flee from ships that would win a fight."""

from collections.abc import Iterator

from engine.games.captains_log.judgement.dangers import (
    BROADSIDES_A_TURN,
    FAME_OF_A_GOOD_LOST,
    FAME_OF_A_SHIP_LOST,
)
from engine.games.captains_log.judgement.errands_of_missions import bounty
from engine.games.captains_log.judgement.intent import Intent, length, sails
from engine.games.captains_log.judgement.losses import losses
from engine.games.captains_log.judgement.prospects import Berth, Prospects, Volley
from engine.games.captains_log.judgement.worth import ESTEEM, esteem_worth, money_worth
from engine.games.captains_log.model.cards import COUNTRIES, Nation
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, Ship
from engine.games.captains_log.rules import hold, reputation, ships

SLIGHT_PART_OF_A_SHIP = 0.25
"""Part of the target, of 1, that a shot should take if it costs a country's esteem."""

SLIGHT_CHANCE_TO_HURT = 0.5
"""Chance to hurt, from 0 to 1, that a shot should have if it costs a country's esteem."""


def prey(ahead: Prospects) -> Iterator[Intent]:
    """Hunts of all ships that can be hurt, whether or not that is worth its cost."""
    sea = ahead.sea
    if not hold.guns(sea, ahead.captain):
        return
    for ship, target in ships.afloat(sea):
        if ship == ahead.view.seat:
            continue
        if ahead.dangers.bite(ship) > 0:
            yield from _hunt(ahead, ship, target, _prize(ahead, ship))


def _prize(ahead: Prospects, ship: Ship) -> float:
    """Fame that sinking *ship* brings, less the fame that the fight may cost."""
    sea = ahead.sea
    if ship in sea.captains:
        other = sea.captains[ship]
        goods = sum(hold.goods_aboard(other).values())
        lost = FAME_OF_A_SHIP_LOST + FAME_OF_A_GOOD_LOST * goods
        worth = 1.0 + 0.1 * goods + lost / (len(sea.captains) - 1)
        worth += 0.3 * max(0, company(sea, other).fame - company(sea, ahead.captain).fame)
    else:
        card = npc_card(sea, sea.npcs[ship])
        npc = sea.npcs[ship]
        worth = 1.0 + money_worth(sea, card.doubloons + npc.doubloons)
        worth += 0.06 * len((*card.goods, *npc.goods))
        worth += _esteem(ahead, ship)
    worth += bounty(ahead, ship)
    agony = ahead.dangers.agony(ship)
    stake = FAME_OF_A_SHIP_LOST + 0.1 * sum(hold.goods_aboard(ahead.captain).values())
    return worth - stake * min(2.0, agony * agony) - 0.05 * agony


def _esteem(ahead: Prospects, ship: Ship) -> float:
    """CL-REP-02, -04, -11: fame that the change of standing by hunting *ship*, an NPC, is worth."""
    sea, captain = ahead.sea, ahead.captain
    nation = reputation.flag(sea, ship)
    if nation is None:
        return 0.0
    rounds = min(3.0, 1 / max(0.1, ahead.dangers.bite(ship) * BROADSIDES_A_TURN))
    steps = 1 + max(1, round(rounds))
    worth = esteem_worth(sea, captain, nation, -steps)
    if nation in company(sea, captain).joined:
        worth -= 2.0
    if any(ships.at_war(sea, nation, other) for other in Nation):
        worth += ESTEEM
    return worth


def _costs_esteem(ahead: Prospects, ship: Ship) -> bool:
    """CL-REP-02: whether firing at *ship* costs esteem: it is a peaceful NPC, or of a country whose
    ports may yet close.
    """
    if ship not in ahead.sea.npcs:
        return False
    nation = reputation.flag(ahead.sea, ship)
    if nation is None or nation not in COUNTRIES:
        return not ahead.dangers.hostile(ship)
    open_ports = company(ahead.sea, ahead.captain).reputation[nation] > reputation.SHUNNED
    return open_ports or not ahead.dangers.hostile(ship)


def _is_ruinous(ahead: Prospects, ship: Ship, volley: Volley) -> bool:
    """CL-REP-02: whether *volley* costs more esteem, in fame, than the part of *ship*'s sinking
    that it may be expected to do.
    """
    cost = sum(
        -esteem_worth(ahead.sea, ahead.captain, loss.nation, loss.change)
        for loss in losses(ahead.view, ship)
    )
    return cost > volley.part


def _hunt(ahead: Prospects, ship: Ship, target: Hex, worth: float) -> Iterator[Intent]:
    """Fire this turn from the best berth in reach; if there is none, draw near."""
    found = _best_volley(ahead, ship, target)
    if found is not None:
        end, volley = found
        turns = max(0.0, (1 / min(1.0, volley.part) - 1) / BROADSIDES_A_TURN)
        slight = volley.part < SLIGHT_PART_OF_A_SHIP or volley.hurts < SLIGHT_CHANCE_TO_HURT
        if (slight and _costs_esteem(ahead, ship)) or _is_ruinous(ahead, ship, volley):
            worth = min(worth, 0.0)
        yield Intent(
            kind="hunt",
            end=end,
            actions=(*sails(end), volley.order),
            worth=worth,
            lasts=turns,
            steps=length(end),
            ship=ship,
        )
        return
    around = [at for at in ahead.chart.board.neighbours[target] if at >= 0]
    far = ahead.towards(around)
    if far is None:
        return
    end, left = far
    if end.course is None and not ahead.sea.turn.moved:
        return
    turns = max(1, ahead.turns(left))
    chase = 1 / (ahead.dangers.bite(ship) * BROADSIDES_A_TURN)
    yield Intent(
        kind="hunt",
        end=end,
        actions=sails(end),
        worth=worth,
        turns=turns,
        lasts=chase,
        steps=length(end) + left,
        ship=ship,
    )


def _best_volley(ahead: Prospects, ship: Ship, target: Hex) -> tuple[Berth, Volley] | None:
    """The best shot at *ship* this turn and the berth to fire it from; None if there is none."""
    best, found = 0.0, None
    for end in ahead.in_gunshot(target):
        if (ahead.actions if end.course is None else ahead.after_moving) < 1:
            continue
        volley = ahead.volley(end, ship)
        if volley is None:
            continue
        gain = volley.part - 0.3 * end.risk
        gain -= 0.001 * length(end) - (0.05 if end.course is None else 0.0)
        if found is None or gain > best:
            best, found = gain, (end, volley)
    return found


def flights(ahead: Prospects) -> Iterator[Intent]:
    """Flight to the safest berth in reach, if the ship lies in danger and can get away."""
    if not ahead.dangers.threats or not ahead.rests:
        return
    worst = max(
        ahead.dangers.threats, key=lambda threat: -ahead.chart.board.distance(ahead.at, threat.at)
    )
    ends = [end for end in ahead.nearest_ends.values() if end.course]
    if not ends or ahead.here.fear <= 0.05:
        return
    end = min(ends, key=lambda end: (end.risk, -length(end)))
    gain = ahead.here.fear - end.risk
    if gain > 0.05:
        yield Intent(
            kind="flee",
            end=end,
            actions=sails(end),
            worth=gain,
            score=gain,
            net=gain,
            steps=length(end),
            ship=worst.ship,
        )
