"""Reasons why no action of a kind is possible now: refusals of the likeliest attempts."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, get_args

from engine.core.agenda import waiting
from engine.core.errors import RuleViolation
from engine.core.words import Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo, Captain, LogView, Upgrade
from engine.games.captains_log.rules import hold, market, orders, port
from engine.games.captains_log.words import threats
from engine.games.captains_log.words.no_shot import no_shot
from engine.space.hexes import HEADINGS

Attempts: TypeAlias = Callable[[LogView, Captain], Iterator[a.Order]]

_OF_A_SHIP: Final = ("out-of-sight", "not-on-flank")
"""Refusals of a shot because of the place of its target."""
_ANSWERS: Final = get_args(a.Answer)


def why_not(view: LogView, kinds: Sequence[type[Any]]) -> Text | None:
    """Reason why the view's captain can take no action of *kinds* now; None if one is possible.

    Of several refusals the most frequent is told; of refusals for want of money, that of the
    cheapest thing.
    """
    captain = view.open.captains.get(view.seat)
    if captain is None or view.open.winners is not None:
        return None
    if any(kind in _ANSWERS for kind in kinds):
        asked = any(one.seat == view.seat for one in waiting(view.agenda))
        return None if asked else Text.of("why-no-question")
    if any(isinstance(order, tuple(kinds)) for order in _offered(view)):
        return None
    attempts = [one for kind in kinds for one in _attempts(view, captain, kind)]
    refusals = [refusal for one in attempts if (refusal := _refusal(view, one)) is not None]
    if not attempts:
        return None
    near = next((one.target for one in attempts if isinstance(one, a.Shoot)), None)
    if near not in (None, view.seat) and all(one.why in _OF_A_SHIP for one in refusals):
        return no_shot(view, near)
    if not refusals:
        return Text.of("why-stowed")
    (why, _), *_ = Counter(one.why for one in refusals).most_common(1)
    alike = [one for one in refusals if one.why == why]
    told = min(alike, key=lambda one: int(str(one.facts.get("price", 0))))
    return _plainly(view, captain, told)


def refused(view: LogView, order: a.Order) -> Text | None:
    """Reason why the view's captain cannot give *order*; None if it is legal."""
    why = _refusal(view, order)
    return None if why is None else _plainly(view, view.open.captains[view.seat], why)


def _offered(view: LogView) -> Iterator[a.Order]:
    """Orders that the seat can give now, without any question."""
    sea = view.open
    if port.fitting_out(view):
        return port.suggest_port(view)
    free = sea.turn.seat == view.seat and not sea.turn.over and not sea.npc_turn
    return orders.suggest(view) if free and not waiting(view.agenda) else iter(())


def _attempts(view: LogView, captain: Captain, kind: type[Any]) -> Iterator[a.Order]:
    yield from _ALWAYS.get(kind, ())
    if kind in _AT_HAND:
        yield from _AT_HAND[kind](view, captain)


def _refusal(view: LogView, order: a.Order) -> RuleViolation | None:
    try:
        orders.check(view, order)
    except RuleViolation as refused:
        return refused
    return None


def _plainly(view: LogView, captain: Captain, refused: RuleViolation) -> Text:
    """Text of *refused*, reworded if the refusal is about a good, ship or slot that the reader did
    not choose.
    """
    match refused.why:
        case "not-aboard" | "not-traded-here" if not hold.goods_aboard(captain):
            return Text.of("why-no-cargo")
        case "nothing-to-repair":
            return Text.of("why-sound")
        case "no-such-ship":
            return Text.of("why-no-ship")
        case "no-such-cargo":
            return Text.of("why-nothing-aboard")
        case "no-points-left" if not view.open.turn.moved:
            return Text.of("why-not-under-way")
        case _:
            return refused.text


def _turns(view: LogView, captain: Captain) -> Iterator[a.Order]:
    del view
    yield from (a.TurnAbout(heading=one) for one in HEADINGS if one != captain.heading)


def _shots(view: LogView, captain: Captain) -> Iterator[a.Order]:
    """A shot at the nearest enemy, else at the nearest ship; with no other ship in play, at the own
    one.
    """
    ammo = captain.ammo[0] if captain.ammo else Ammo.NORMAL
    near = [name for _, name, _ in threats.others(view, view.seat)]
    near.sort(key=lambda name: not threats.is_foe(view.open, name, view.seat))
    yield a.Shoot(target=near[0] if near else view.seat, ammo=ammo)


def _repairs(view: LogView, captain: Captain) -> Iterator[a.Order]:
    del view
    damaged = [slot for slot, cube in enumerate(captain.hold) if cube in hold.DAMAGED]
    yield a.Repair(slots=tuple(damaged[:1]), sails=0 if damaged else min(1, captain.sail_damage))


def _sales(view: LogView, captain: Captain) -> Iterator[a.Order]:
    """A sale of each good aboard that a market trades; without any aboard, of each good traded."""
    known = [card.good for card in printed(view.open).markets.values()]
    aboard = [good for good in known if hold.count(captain, good)]
    yield from (a.Sell(good=good) for good in aboard or known)


def _pick_ups(view: LogView, captain: Captain) -> Iterator[a.Order]:
    loose = captain.at in view.open.loose and captain.at not in view.open.barrels
    yield a.PickUp(what="loose" if loose else "barrel")


def _jettisons(view: LogView, captain: Captain) -> Iterator[a.Order]:
    del view
    yield a.Jettison(good=min(hold.goods_aboard(captain), default=Good.WOOD))


def _stowings(view: LogView, captain: Captain) -> Iterator[a.Order]:
    del view
    yield a.Rearrange(hold=tuple(captain.hold))


def _powder(view: LogView, captain: Captain) -> Iterator[a.Order]:
    del view
    yield from (a.BuyAmmo(ammo=ammo) for ammo in Ammo if ammo not in captain.ammo)


_ALWAYS: Final[Mapping[type[Any], tuple[a.Order, ...]]] = {
    a.Sail: tuple(a.Sail(heading=heading) for heading in HEADINGS),
    a.Explore: (a.Explore(tiles=1),),
    a.Buy: tuple(a.Buy(row=row) for row in market.ROWS),
    a.JettisonCannon: (a.JettisonCannon(),),
    a.BuyWood: (a.BuyWood(),),
    a.SellWood: (a.SellWood(),),
    a.BuyCannon: (a.BuyCannon(),),
    a.BuyUpgrade: tuple(a.BuyUpgrade(upgrade=upgrade) for upgrade in Upgrade),
    a.BuyShip: (a.BuyShip(),),
    a.BuyFame: (a.BuyFame(),),
    a.TakeMission: (a.TakeMission(),),
    a.CallForMissions: (a.CallForMissions(),),
    a.Scuttle: (a.Scuttle(),),
}
"""Attempts at each kind of order that are the same for every captain."""

_AT_HAND: Final[Mapping[type[Any], Attempts]] = {
    a.TurnAbout: _turns,
    a.Shoot: _shots,
    a.Repair: _repairs,
    a.Sell: _sales,
    a.PickUp: _pick_ups,
    a.Jettison: _jettisons,
    a.Rearrange: _stowings,
    a.BuyAmmo: _powder,
}
"""Functions that list orders for a captain to attempt, by kind of order.

These orders depend on the captain's cargo, damage or surroundings.
"""
