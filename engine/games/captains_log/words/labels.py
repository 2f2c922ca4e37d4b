"""Menu labels of actions, and the menus in which they stand."""

from collections import Counter
from collections.abc import Iterator

from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import ColumnEffect, Nation
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo, Captain, Cube, Hex, LogView, Open, Ship
from engine.games.captains_log.rules import (
    fame,
    forfeit,
    fortress,
    free,
    hold,
    market,
    means,
    move,
    port,
    repair,
    ships,
    shipyard,
    shot,
    standing,
)
from engine.games.captains_log.words import things
from engine.games.captains_log.words.chances import percent
from engine.games.captains_log.words.places import spot, towards
from engine.games.captains_log.words.questions import answer_label


def label(view: LogView, action: a.Action) -> tuple[Text, ...]:
    """Menu path of *action*, its own label last; no two suggestions share one.

    Labels of actions that are certain to cost fame say so.
    """
    *menus, leaf = _way(view, action)
    lost = forfeit.fame_lost(view, action)
    return (*menus, Text.of("label-forfeit", label=leaf, fame=lost) if lost else leaf)


def _way(view: LogView, action: a.Action) -> tuple[Text, ...]:
    if a.is_answer(action):
        return (answer_label(view, action),)
    if isinstance(action, a.FreeAction):
        return _free(view, action)
    if isinstance(action, a.YardAction):
        return Text.of("menu-shipyard"), _yard(view, action)
    match action:
        case a.Sail():
            return Text.of("menu-sail"), _sail(view, action)
        case a.TurnAbout():
            turned = Text.of("label-turn-about", heading=things.compass(action.heading))
            return Text.of("menu-turn-about"), turned
        case a.Explore():
            return Text.of("menu-explore"), _explore(view, action)
        case a.Shoot():
            return Text.of("menu-fire"), _shoot(view, action)
        case a.Repair():
            return Text.of("menu-repair"), _repair(view, action)
        case a.Scuttle():
            return (Text.of("label-scuttle"),)
        case a.EndTurn():
            return (Text.of("label-end-turn"),)
        case a.Activate():
            return (Text.of("label-activate", ship=things.ship(view, view.seat)),)
        case a.Buy() | a.Sell():
            return _market(view, action)
        case a.BuyFame():
            return (Text.of("label-buy-fame", price=printed(view.open).prices.fame),)
        case a.TakeMission():
            return (Text.of("label-take-mission"),)
        case a.CallForMissions():
            return (Text.of("label-call-for-missions"),)
        case a.TryMission(mission=mission, target=target):
            return Text.of("menu-missions"), _try(view, mission, target)


def _try(view: LogView, mission: str, target: Ship | None) -> Text:
    if target is None:
        return Text.of("label-try-mission", mission=mission)
    return Text.of("label-try-mission-at", mission=mission, ship=things.ship(view, target))


def _explore(view: LogView, action: a.Explore) -> Text:
    at = view.open.captains[view.seat].at
    if action.slot is None or at is None:
        return Text.of("label-explore", count=action.tiles)
    return Text.of("label-explore-one", side=towards(view, at, action.slot))


def _sail(view: LogView, action: a.Sail) -> Text:
    """Heading of a step, the hex it leads to, the points left after it, and the dangers there."""
    sea, heading = view.open, things.compass(action.heading)
    captain = sea.captains[view.seat]
    if captain.at is None or captain.heading is None:
        return Text.of("label-sail-blind", heading=heading)
    to = chart(sea).board.neighbours[captain.at][action.heading // 60]
    if to < 0:
        return Text.of("label-sail-blind", heading=heading)
    before = sea.turn.points
    points = move.movement(sea, captain, action.heading) if before is None else before
    there = spot(view, to)
    left, dangers = max(0, points - 1), tuple(_dangers(view, chart(sea), to))
    if not dangers:
        return Text.of("label-sail", heading=heading, points=left, place=there)
    return Text.of(
        "label-sail-danger",
        heading=heading,
        points=left,
        place=there,
        dangers=Listing(items=dangers),
    )


def _dangers(view: LogView, sheet: Chart, to: Hex) -> Iterator[Fact]:
    for other in ships.ships_at(view.open, to, but=view.seat):
        yield things.ship_briefly(view, other)
    castle = sheet.fire.get(to)
    if castle and "distrust" in _opinion(view, fortress.owner(view.open, castle.tile)):
        yield Text.of("danger-fortress", dice=castle.fire[to])


def _opinion(view: LogView, nation: Nation) -> frozenset[ColumnEffect]:
    return standing.effects(view.open, view.open.captains[view.seat], nation)


def _shoot(view: LogView, action: a.Shoot) -> Text:
    """Target, chance to hurt, dice, and the number that each die needs."""
    sea, seat = view.open, view.seat
    target = things.ship(view, action.target)
    here, there = ships.position(sea, seat), None
    if action.target in sea.captains or action.target in sea.npcs:
        there = ships.position(sea, action.target)
    if here is None or there is None:
        return Text.of("label-fire-blind", target=target, ammo=action.ammo.value)
    return Text.of(
        "label-fire",
        hurt=percent(shot_odds(view, action).hurt),
        target=target,
        ammo=action.ammo.value,
        distance=chart(sea).board.distance(here, there),
        dice=len(shot.broadside(sea, seat, action.ammo).bonuses),
        needed=shot.defence(sea, seat, action.target, ammo=action.ammo) + 1,
    )


def _repair(view: LogView, action: a.Repair) -> Text:
    sea = view.open
    captain = sea.captains[view.seat]
    found = Counter(captain.hold[slot] for slot in action.slots if slot < len(captain.hold))
    hull = tuple(
        Text.of("cube", cube=kind, count=count)
        for kind, count in (
            ("water", sum(found[cube] for cube in hold.WATER)),
            ("fire", sum(found[cube] for cube in hold.FIRE)),
        )
        if count
    )
    sails = (Text.of("sail-points", count=action.sails),) if action.sails else ()
    return Text.of(
        "label-repair",
        what=Listing(items=(*hull, *sails)),
        wood=repair.wood_needed(sea, captain, len(action.slots), action.sails),
    )


def _free(view: LogView, action: a.FreeAction) -> tuple[Text, ...]:
    cargo = Text.of("menu-hold")
    match action:
        case a.PickUp(what="barrel"):
            return (Text.of("label-barrel"),)
        case a.PickUp(what="mission"):
            return (Text.of("label-mission-at-sea"),)
        case a.PickUp():
            at = view.open.captains[view.seat].at
            adrift = free.adrift(view.open, at).elements() if at is not None else ()
            return (Text.of("label-pick-up", goods=things.goods(adrift)),)
        case a.Jettison(good=good):
            return cargo, Text.of("label-jettison", good=good.value, count=1)
        case a.JettisonCannon():
            return cargo, Text.of("label-jettison-cannon")
        case a.Rearrange():
            return cargo, _rearrange(view, action)


def fame_of_stowing(sea: Open, captain: Captain, anew: tuple[Cube, ...]) -> int:
    """CL-HOLD-16: points of fame won by stowing the hold as in *anew*."""
    if len(anew) != len(captain.hold):
        return 0
    covered = hold.fame_covered(sea.data, captain.ship, anew)
    return max(0, covered - fame.fame_covered(sea, captain))


def _rearrange(view: LogView, action: a.Rearrange) -> Text:
    sea = view.open
    captain = sea.captains[view.seat]
    won = fame_of_stowing(sea, captain, action.hold)
    if action.hold == free.tidied(sea, captain):
        how = "tidy"
    else:
        how = "parade" if action.hold == free.paraded(sea, captain) else "other"
    lost = max(0, hold.guns(sea, captain) - hold.guns_in(sea.data, captain.ship, action.hold))
    return Text.of("label-rearrange", how=how, fame=won, guns=lost)


def _market(view: LogView, action: a.Buy | a.Sell) -> tuple[Text, ...]:
    sea = view.open
    moored = port.moored_at(sea, sea.captains[view.seat])
    flag = port.flag(sea, moored) if moored else None
    if isinstance(action, a.Buy):
        return Text.of("menu-buy"), _buy(view, action, flag)
    return Text.of("menu-sell"), _sell(view, action, flag)


def _sell(view: LogView, action: a.Sell, flag: Nation | None) -> Text:
    sea, count = view.open, action.count + action.oil
    nation = market.producer(sea, action.good)
    row = market.sold_as(sea, flag, action.good) if flag else None
    if nation is None or row is None:
        return Text.of("label-sell-blind", good=action.good.value, count=count)
    worth = count * market.price(sea, nation, row)
    price = means.to_receive(worth)
    return Text.of(
        "label-sell",
        good=action.good.value,
        count=action.count,
        oil=action.oil,
        row=row,
        price=price,
        worth=worth,
        rounded="no" if price == worth else "yes",
    )


def _buy(view: LogView, action: a.Buy, flag: Nation | None) -> Text:
    sea = view.open
    nation = market.bought_from(sea, flag, action.row) if flag else None
    if nation is None:
        return Text.of("label-buy-blind", count=action.count, row=action.row)
    price = market.cost(sea, nation, action.row, action.count)
    taken = market.on_offer(sea, nation, action.row)[-action.count :]
    worth = sum(stretch.buy for stretch in taken)
    return Text.of(
        "label-buy",
        good=printed(sea).markets[nation].good.value,
        count=action.count,
        row=action.row,
        price=price,
        worth=worth,
        rounded="no" if price == worth else "yes",
    )


def _yard(view: LogView, action: a.YardAction) -> Text:
    sea = view.open
    captain = sea.captains[view.seat]
    match action:
        case a.BuyWood(pairs=pairs):
            price = shipyard.wood_price(sea, pairs)
            return Text.of("label-buy-wood", count=2 * pairs, price=price)
        case a.SellWood(pairs=pairs):
            price = shipyard.wood_price(sea, pairs)
            return Text.of("label-sell-wood", count=2 * pairs, price=price)
        case a.BuyCannon():
            return Text.of("label-buy-cannon", price=shipyard.cannon_price(sea, captain))
        case a.BuyUpgrade(upgrade=upgrade):
            price = shipyard.upgrade_price(sea, captain, upgrade)
            return Text.of("label-buy-upgrade", upgrade=upgrade.value, price=price)
        case a.BuyAmmo(ammo=ammo):
            price = shipyard.ammo_price(sea, captain, ammo) if ammo is not Ammo.NORMAL else 0
            return Text.of("label-buy-ammo", ammo=ammo.value, price=price)
        case a.BuyShip():
            card = shipyard.next_ship(sea, captain)
            if card is None or card.price is None:
                return Text.of("label-buy-ship-blind")
            price = shipyard.ship_price(sea, captain, card)
            return Text.of("label-buy-ship", ship=things.ship_type(card), price=price)
