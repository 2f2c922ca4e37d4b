"""Whom a captain might hunt, and from whom to get away."""

from collections.abc import Iterator

from engine.games.captains_log.judgement.intent import Intent, length, rate, sails
from engine.games.captains_log.judgement.prospects import LOSS, Berth, Prospects
from engine.games.captains_log.judgement.worth import ESTEEM, MONEY, esteem_worth
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, Ship
from engine.games.captains_log.rules import hold, reputation, ships

SHOTS_A_TURN = 1.3
"""Broadsides fired in a turn of a chase."""

SCRATCH = 0.25
"""The part of a ship that a shot should take, if it makes an enemy of who would not attack."""


def prey(ahead: Prospects) -> Iterator[Intent]:
    """Ships that can be hurt, be it worth what it costs or not."""
    sea = ahead.sea
    if not hold.guns(sea, ahead.captain):
        return
    for ship, target in ships.afloat(sea):
        if ship == ahead.view.seat:
            continue
        if ahead.bite(ship) > 0:
            yield from _hunt(ahead, ship, target, _prize(ahead, ship))


def _prize(ahead: Prospects, ship: Ship) -> float:
    """What sinking *ship* brings, less what trying it may cost."""
    sea = ahead.sea
    if ship in sea.captains:
        other = sea.captains[ship]
        worth = 1.2 + 0.1 * sum(hold.goods_aboard(other).values())
        worth += 0.3 * max(0, other.fame - ahead.captain.fame)
    else:
        card = npc_card(sea, sea.npcs[ship])
        npc = sea.npcs[ship]
        worth = 1.0 + (card.doubloons + npc.doubloons) * MONEY
        worth += 0.06 * len((*card.goods, *npc.goods))
        worth += _esteem(ahead, ship)
    rounds = 1 / (ahead.bite(ship) * SHOTS_A_TURN)
    fights = ship in sea.captains or ahead.pain(ship) > 0
    agony = rounds * ahead.pain(ship) / ahead.hull if fights else 0.0
    stake = LOSS + 0.1 * sum(hold.goods_aboard(ahead.captain).values())
    return worth - stake * min(2.0, agony * agony) - 0.05 * agony


def _esteem(ahead: Prospects, ship: Ship) -> float:
    """CL-REP-02, -04, -11: what hunting a ship of the rules does to the captain's standing."""
    sea, captain = ahead.sea, ahead.captain
    nation = reputation.flag(sea, ship)
    if nation is None:
        return 0.0
    rounds = min(3.0, 1 / max(0.1, ahead.bite(ship) * SHOTS_A_TURN))
    steps = 1 + max(1, round(rounds))
    worth = esteem_worth(sea, captain, nation, -steps)
    if nation in captain.joined:
        worth -= 2.0
    if any(ships.at_war(sea, nation, other) for other in Nation):
        worth += ESTEEM
    return worth


def _hunt(ahead: Prospects, ship: Ship, target: Hex, worth: float) -> Iterator[Intent]:
    """Fire from where it hurts most, if there is somewhere in reach; else draw near."""
    found = _best_volley(ahead, ship, target)
    if found is not None:
        end, order, harm = found
        turns = max(0.0, (1 / min(1.0, harm) - 1) / SHOTS_A_TURN)
        provokes = ship in ahead.sea.npcs and not ahead.hostile(ship)
        worth = min(worth, 0.0) if provokes and harm < SCRATCH else worth
        yield Intent(
            kind="hunt",
            end=end,
            actions=(*sails(end), order),
            worth=worth,
            score=rate(worth, turns),
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
    chase = 1 / (ahead.bite(ship) * SHOTS_A_TURN)
    yield Intent(
        kind="hunt",
        end=end,
        actions=sails(end),
        worth=worth,
        score=rate(worth, turns + chase),
        turns=turns,
        steps=length(end) + left,
        ship=ship,
    )


def _best_volley(ahead: Prospects, ship: Ship, target: Hex) -> tuple[Berth, Shoot, float] | None:
    """From where to fire which shot at *ship* this turn, and the part of it that it may take."""
    best, found = 0.0, None
    for end in ahead.in_gunshot(target):
        if (ahead.actions if end.course is None else ahead.after_moving) < 1:
            continue
        volley = ahead.volley(end, ship)
        if volley is None:
            continue
        order, harm = volley
        gain = harm - 0.3 * end.fear - 0.05 * len(end.fire)
        gain -= 0.001 * length(end) - (0.05 if end.course is None else 0.0)
        if found is None or gain > best:
            best, found = gain, (end, order, harm)
    return found


def flights(ahead: Prospects) -> Iterator[Intent]:
    """Away from who would win, if the ship can get away."""
    if not ahead.threats or not ahead.rests:
        return
    worst = max(ahead.threats, key=lambda threat: -ahead.chart.board.distance(ahead.at, threat.at))
    ends = [end for end in ahead.nearest_ends.values() if end.course]
    if not ends or ahead.here.fear <= 0.05:
        return
    end = min(ends, key=lambda end: (end.fear + 0.15 * len(end.fire), -length(end)))
    gain = ahead.here.fear - end.fear - 0.15 * len(end.fire)
    if gain > 0.05:
        yield Intent(
            kind="flee",
            end=end,
            actions=sails(end),
            worth=gain,
            score=gain,
            steps=length(end),
            ship=worst.ship,
        )
