"""How the bot plays a captain's seat: one step at a time, to where most is to be gained."""

import math
from collections.abc import Mapping

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.captains_log import actions as a
from engine.games.captains_log import answers
from engine.games.captains_log import decisions as d
from engine.games.captains_log.cards import Good
from engine.games.captains_log.prospects import Prospects
from engine.games.captains_log.rules import free, hold, move, orders, shipyard, shot
from engine.games.captains_log.state import Ammo, Captain, LogView, Open, Upgrade


def greedy(view: LogView, dice: Dice) -> a.Action:
    """Take what is at hand, else go where the most fame is to be had per turn.

    It looks a single turn ahead and knows no more than its view; *dice* are not needed.
    """
    del dice
    asked = next((one for one in waiting(view.agenda) if one.seat == view.seat), None)
    if asked is not None:
        return _answer(view, asked)
    options = list(orders.suggest(view))
    prospects = Prospects(view)
    for choose in (_at_hand, _deal, _fire, _course, _mend, _scout):
        choice = choose(view, options, prospects)
        if choice is not None:
            return choice
    return orders.default(view)


def _answer(view: LogView, asked: d.Asked) -> a.Action:
    match asked:
        case d.StartDecision():
            prospects = Prospects(view)
            starts = [o for o in answers.suggest(view, asked) if isinstance(o, a.ChooseStart)]
            return max(starts, key=lambda start: prospects.worth_near(start.tile))
        case d.FacingDecision():
            return next(answers.suggest(view, asked))
        case d.PassingShotDecision():
            foe = asked.ship in view.open.npcs
            return a.ReplyShot(decision=asked.id, ammo=Ammo.NORMAL if foe else None)
        case d.RespawnDecision():
            return a.ChooseRespawn(decision=asked.id, tile=asked.tiles[0])
        case d.JoinDecision():
            return a.ReplyJoin(decision=asked.id, yes=True)
        case _:
            return answers.default(view, asked)


def _at_hand(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """A barrel or goods adrift; and a hold in good order, its cannons ready to fire."""
    del prospects
    found = next((option for option in options if isinstance(option, a.PickUp)), None)
    if found is not None:
        return found
    tidy = a.Rearrange(hold=free.tidied(view.open, view.open.captains[view.seat]))
    return tidy if tidy in options else None


def _deal(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """Trade in the port: sell what pays, then spend on what brings fame."""
    captain = view.open.captains[view.seat]
    deals = [option for option in options if isinstance(option, a.PortAction | a.Repair)]
    worth = [(_worth(view.open, captain, deal, prospects), i) for i, deal in enumerate(deals)]
    best, index = max(worth, default=(0.0, 0))
    return deals[index] if best > 0 else None


def _worth(sea: Open, captain: Captain, deal: a.Order, prospects: Prospects) -> float:
    """What a *deal* is worth, in points of fame."""
    match deal:
        case a.Sell(good=good, count=count, oil=oil):
            return prospects.sale(good, count + oil) - 0.2 * oil
        case a.BuyShip():
            return 3.0
        case a.BuyFame():
            return 1.0
        case a.Repair(slots=slots, sails=sails):
            return 0.1 * len(slots) + 0.1 * sails if len(slots) + sails > 1 else 0.0
        case a.BuyWood(pairs=1):
            needs = hold.damage(captain) >= 4 and not hold.count(captain, Good.WOOD)
            return 0.5 if needs else 0.0
        case a.Buy(row=row, count=count):
            return prospects.purchase(row, count)
        case a.BuyCannon():
            return 0.9 if hold.cannons(captain) < 4 else 0.0
        case a.BuyUpgrade(upgrade=Upgrade.CANNON_UPGRADE):
            spare = captain.doubloons - shipyard.upgrade_price(sea, captain, deal.upgrade)
            return 0.6 if spare >= 1000 else 0.0
        case _:
            return 0.0


def _fire(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """The shot that brings a worthwhile target nearest to its end."""
    del prospects
    best, found = 0.3, None
    for option in options:
        if isinstance(option, a.Shoot):
            worth = _damage(view.open, view.seat, option) * _enmity(view, option)
            if worth > best:
                best, found = worth, option
    return found


def _damage(sea: Open, seat: str, shot_: a.Shoot) -> float:
    """Expected damage of a broadside: chain shot does none."""
    if shot_.ammo is Ammo.CHAIN_SHOT:
        return 0.0
    beaten = shot.defence(sea, seat, shot_.target, shot_.ammo)
    guns = shot.broadside(sea, seat, shot_.ammo)
    return sum(
        shot.penetration(face, bonus, beaten) / 12
        for bonus in guns.bonuses
        for face in range(1, 13)
    )


def _enmity(view: LogView, shot_: a.Shoot) -> float:
    """Captains are left alone unless they are ahead in fame."""
    captains = view.open.captains
    if shot_.target not in captains:
        return 1.0
    lead = captains[shot_.target].fame - captains[view.seat].fame
    return 0.6 if lead > 1 else 0.0


def _course(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """Sail towards the most rewarding place within the move, if it beats staying."""
    if not any(isinstance(option, a.Sail) for option in options):
        return None
    at = view.open.captains[view.seat].at
    assert at is not None
    ways = move.routes(view)
    here = prospects.worth(at) if move.may_rest(view) else -math.inf
    best = max(ways, key=lambda to: (prospects.worth(to), -len(ways[to]), -to), default=at)
    if best == at or prospects.worth(best) <= here:
        return None
    return a.Sail(heading=ways[best][0])


def _mend(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """Repair at sea what is badly damaged."""
    del prospects
    if hold.damage(view.open.captains[view.seat]) < 4:
        return None
    return next((option for option in options if isinstance(option, a.Repair)), None)


def _scout(view: LogView, options: list[a.Order], prospects: Prospects) -> a.Order | None:
    """Reveal all that is in sight."""
    del view, prospects
    return next((option for option in options if isinstance(option, a.Explore)), None)


LEVELS: Mapping[str, Policy] = {"greedy": greedy}
