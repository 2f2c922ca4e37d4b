"""Second lines of menu entries: effects, costs and gains of an action."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.judgement.distances import anchorage, steps_from
from engine.games.captains_log.judgement.losses import smuggling
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Service, ShotPennant
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card, printed, ship_card
from engine.games.captains_log.model.state import (
    Ammo,
    Captain,
    Cube,
    Hex,
    LogView,
    Open,
    Ship,
    Upgrade,
)
from engine.games.captains_log.rules import (
    damage,
    explore,
    fame,
    fortress,
    hold,
    move,
    port,
    repair,
    reputation,
    ships,
    shot,
    sight,
    standing,
    turn,
)
from engine.games.captains_log.words import missions, things
from engine.games.captains_log.words.about_deals import about_deal, best_sale_here, visit
from engine.games.captains_log.words.chances import percent
from engine.games.captains_log.words.esteem import loss_briefly, shot_cost

HEXES_AROUND_START: Final = 6
"""Hexes around a start within which ports and barrels are counted."""


def about(view: LogView, path: Sequence[Text], action: a.Action | None) -> Text | None:
    """Second line of the menu entry at the end of *path*, in at most 100 letters; None if there is
    nothing to add.
    """
    captain = view.open.captains.get(view.seat)
    if captain is None:
        return None
    if action is None:
        return _menu(view, captain, path)
    if a.is_answer(action):
        return _answer(view, captain, action)
    if isinstance(action, a.PortAction):
        return about_deal(view, captain, action)
    if isinstance(action, a.FreeAction):
        return _free(view, captain, action)
    return _order(view, captain, action)


def _menu(view: LogView, captain: Captain, path: Sequence[Text]) -> Text | None:
    """Second line of a menu, or of one page of a long menu; None if there is nothing to add."""
    sea = view.open
    key = next((text.key for text in reversed(path) if text.key.startswith("menu-")), "")
    key = path[0].key if key == "menu-range" else key
    actions = turn.actions_left(view)
    doubloons, empty = captain.doubloons, hold.free_slots(captain)
    match key:
        case "menu-sail":
            under_way = sea.turn.points is not None
            points = sea.turn.points or max(_points_ahead(view, captain), default=0)
            how = "onward" if under_way else "first"
            return Text.of("about-menu-sail", how=how, points=points, actions=actions)
        case "menu-turn-about":
            return Text.of("about-menu-turn-about")
        case "menu-explore":
            count = len(sight.explorable(sea, captain.at)) if captain.at is not None else 0
            how = "free" if explore.explores_on(view) else "ends" if sea.turn.points else "action"
            return Text.of("about-menu-explore", count=count, how=how)
        case "menu-fire":
            return _fire_menu(view)
        case "menu-repair":
            rate = repair.IN_YARD if repair.in_port(sea, captain) else repair.AT_SEA
            wood = captain.hold.count(Cube.WOOD)
            harm = hold.damage(captain)
            ends = "yes" if sea.turn.points else "no"
            return Text.of("about-menu-repair", damage=harm, wood=wood, rate=rate, ends=ends)
        case "menu-hold":
            return Text.of("about-menu-hold", free=empty)
        case "menu-buy":
            opened = visit(view)
            return Text.of("about-menu-buy", visit=opened, doubloons=doubloons, free=empty)
        case "menu-sell":
            return Text.of("about-menu-sell", visit=visit(view))
        case "menu-shipyard":
            return Text.of("about-menu-shipyard", visit=visit(view), doubloons=doubloons)
        case "menu-missions":
            return Text.of("about-menu-missions")
        case _:
            return None


def _fire_menu(view: LogView) -> Text:
    shots = list(shot.suggest_shots(view))
    best = max((shot_odds(view, one).hurt for one in shots), default=Fraction())
    return Text.of(
        "about-menu-fire",
        guns=hold.guns(view.open, view.open.captains[view.seat]),
        ships=len({one.target for one in shots}),
        hurt=percent(best),
        ends="yes" if view.open.turn.points else "no",
    )


def _order(view: LogView, captain: Captain, action: a.Order) -> Text | None:
    match action:
        case a.Sail():
            return _sail(view, captain, action)
        case a.TurnAbout():
            return _turn_about(view, captain, action)
        case a.Explore():
            left = turn.actions_left(view) - (not explore.explores_on(view))
            return Text.of("about-explore", actions=left)
        case a.Shoot():
            return shot_in_brief(view, action.target, action.ammo)
        case a.Repair():
            return _repair(view, captain, action)
        case a.TryMission(mission=mission):
            return missions.die(view, mission)
        case a.Scuttle():
            return Text.of("about-scuttle", number=captain.wrecks + 1)
        case a.EndTurn():
            burning = damage.spreading(captain)
            return Text.of("about-end-turn", actions=turn.actions_left(view), fire=burning)
        case _:
            return None


def _sail(view: LogView, captain: Captain, action: a.Sail) -> Text | None:
    if captain.at is None or captain.heading is None:
        return None
    to = chart(view.open).exits[captain.at][action.heading // 60]
    if to < 0:
        return None
    what = _there(view, captain, to)
    if view.open.turn.points is not None:
        return Text.of("about-sail", begins="no", points=0, what=what)
    points = move.movement(view.open, captain, action.heading)
    return Text.of("about-sail", begins="yes", points=points, what=what)


def _there(view: LogView, captain: Captain, to: Hex) -> Text:
    """Hint at the hex *to*: a danger, else a port, else things afloat, else tiles to explore."""
    sea, sheet = view.open, chart(view.open)
    danger = next(dangers(view, captain, to), None)
    if danger is not None:
        return danger
    if to in sheet.moorings:
        return _harbour(view, captain, sheet.moorings[to])
    if to in sea.barrels:
        needed = fame.barrels_needed(sea)
        return Text.of("about-there-barrel", number=captain.barrels + 1, needed=needed)
    if to in sea.loose:
        return Text.of("about-there-adrift", free=hold.free_slots(captain))
    unknown = len(sight.explorable(sea, to)) if sea.unseen else 0
    if unknown:
        return Text.of("about-there-unknown", count=unknown)
    return Text.of("about-there-sea")


def _harbour(view: LogView, captain: Captain, place: Port) -> Text:
    sea = view.open
    if not port.welcome(sea, captain, place):
        return Text.of("about-there-closed", nation=things.owner(sea, place))
    sale = best_sale_here(sea, captain, place)
    if sale:
        goods = things.goods([sale.good] * sale.count)
        return Text.of("about-there-sale", goods=goods, price=sale.total, fame=sale.fame)
    offered: tuple[Fact, ...] = tuple(
        Text.of("service", service=one.value)
        for one in place.card.services
        if port.flag(sea, place) or one not in (Service.BUY, Service.SELL)
    )
    return Text.of("about-there-port", services=Listing(items=offered))


def _points_ahead(view: LogView, captain: Captain) -> Sequence[int]:
    if captain.heading is None:
        return ()
    return move.movements(view.open, captain, hold.draft(view.open, captain))


def _turn_about(view: LogView, captain: Captain, action: a.TurnAbout) -> Text:
    """Effect of the new heading: movement straight ahead next turn, and the number of ships that
    the guns bear on.
    """
    sea, at = view.open, captain.at
    assert at is not None
    points = _straight(sea, captain, action.heading)
    board = chart(sea).board
    bearing = [
        ship
        for ship, there in ships.afloat(sea)
        if ship != view.seat
        and chart(sea).sees(at, there)
        and board.flank(at, action.heading, there)
    ]
    return Text.of("about-turn-about", points=points, ships=len(bearing))


def _straight(sea: Open, captain: Captain, heading: int) -> int:
    """Movement points for a first step straight ahead, facing *heading*."""
    card = ship_card(sea, captain)
    loaded = hold.draft(sea, captain)
    points = card.movement + captain.upgrades.get(Upgrade.SAILS, 0) - captain.sail_damage
    points -= hold.draft_penalty(loaded, card.draft)
    return max(0, points + printed(sea).winds[sea.wind].modifiers[heading // 60])


def dangers(view: LogView, captain: Captain, to: Hex) -> Iterator[Text]:
    """CL-MOVE-08, CL-FORT-02: warnings of each ship or fortress that fires at the ship entering
    *to*.
    """
    sea, sheet = view.open, chart(view.open)
    for other in ships.ships_at(sea, to, but=view.seat):
        if other not in sea.npcs or to in sheet.moorings:
            continue
        armed = any(isinstance(p, ShotPennant) for p in npc_card(sea, sea.npcs[other]).pennants)
        if armed and ships.enemies(sea, other, view.seat):
            yield Text.of("about-there-foe", ship=things.ship_briefly(view, other))
    castle = sheet.fire.get(to)
    if castle:
        owner = fortress.owner(sea, castle.tile)
        if "distrust" in standing.effects(sea, captain, owner):
            yield Text.of("about-there-fortress", dice=castle.fire[to], nation=owner.value)


def shot_in_brief(view: LogView, target: Ship, ammo: Ammo) -> Text | None:
    """Odds of a shot with the esteem it costs; None if *target* is not on the map."""
    sea = view.open
    known = target in sea.captains or target in sea.npcs
    if not known or ships.position(sea, target) is None:
        return None
    odds = shot_odds(view, a.Shoot(target=target, ammo=ammo))
    tenths = round(10 * odds.mean)
    lost = shot_cost(view, target, may_sink=bool(odds.sink))
    return Text.of(
        "about-chained" if ammo is Ammo.CHAIN_SHOT else "about-shot",
        hurt=percent(odds.hurt),
        whole=tenths // 10,
        tenth=tenths % 10,
        sink=percent(odds.sink),
        esteem=Text.of("about-loss", loss=lost) if lost else Text.of("about-no-esteem"),
    )


def _repair(view: LogView, captain: Captain, action: a.Repair) -> Text:
    sea = view.open
    now = hold.damage(captain)
    wood = repair.wood_needed(sea, captain, len(action.slots), action.sails)
    return Text.of(
        "about-repair",
        damage=now,
        then=now - len(action.slots),
        robustness=ship_card(sea, captain).robustness,
        sails=action.sails,
        wood=captain.hold.count(Cube.WOOD) - wood,
    )


def _free(view: LogView, captain: Captain, action: a.FreeAction) -> Text:
    sea = view.open
    match action:
        case a.PickUp(what="barrel"):
            needed = fame.barrels_needed(sea)
            return Text.of("about-barrel", number=captain.barrels + 1, needed=needed)
        case a.PickUp():
            return Text.of("about-pick-up", free=hold.free_slots(captain))
        case a.Jettison():
            return Text.of("about-jettison", gain=_lighter(sea, captain))
        case a.JettisonCannon():
            held = list(captain.hold)
            if Cube.CANNON in held:
                held[hold.spare_cannon(sea.data, captain.ship, held)] = Cube.EMPTY
            return Text.of("about-jettison-cannon", **_guns(sea, captain, tuple(held)))
        case a.Rearrange(hold=anew):
            return Text.of("about-rearrange", **_guns(sea, captain, anew))


def _guns(sea: Open, captain: Captain, anew: Sequence[Cube]) -> dict[str, Fact]:
    same = len(anew) == len(captain.hold)
    then = hold.guns_in(sea.data, captain.ship, tuple(anew)) if same else 0
    now = hold.guns(sea, captain)
    return {"guns": now, "then": then, "better": "no" if then == now else "yes"}


def _lighter(sea: Open, captain: Captain) -> int:
    """Movement points gained by taking one load out of the hold."""
    card, loaded = ship_card(sea, captain), hold.draft(sea, captain)
    after = hold.draft_of(sea, captain, hold.weight(captain.hold) - 1)
    return hold.draft_penalty(loaded, card.draft) - hold.draft_penalty(after, card.draft)


def _answer(view: LogView, captain: Captain, action: a.Answer) -> Text | None:
    sea = view.open
    match action:
        case a.ChooseStart(tile=tile):
            return _start(view, captain, tile)
        case a.ChooseFacing(heading=heading):
            return Text.of("about-facing", points=_straight(sea, captain, heading))
        case a.ReplyShot(ammo=None):
            return Text.of("about-hold-fire")
        case a.ReplyShot(decision=decision, ammo=ammo):
            asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
            if not isinstance(asked, d.PassingShotDecision) or ammo is None:
                return None
            return shot_in_brief(view, asked.ship, ammo)
        case a.ChooseStow():
            return Text.of("about-stow")
        case a.ChooseNation(nation=nation):
            now = company(sea, captain).reputation[nation]
            then = things.signed(min(reputation.JOIN, now + 1))
            return Text.of("about-nation", now=things.signed(now), then=then)
        case a.ReplyJoin(decision=decision, yes=yes):
            return _join(view, decision, yes=yes)
        case a.ChooseRespawn(tile=tile):
            return Text.of("about-respawn", how="port" if tile else "die")
        case a.ChooseRespawnHex():
            return Text.of("about-respawn-hex")
        case a.KeepMission(mission=mission) | a.DropMission(mission=mission):
            return missions.offer(view, mission)


def _start(view: LogView, captain: Captain, tile: int) -> Text | None:
    """Nearest port that buys the cargo for fame, legally if any does, with the cost in esteem if
    not; without one, the number of ports and barrels nearby.
    """
    sea, sheet = view.open, chart(view.open)
    at = sheet.starts.get(tile)
    if at is None:
        return None
    steps = steps_from(sheet, at, hold.draft(sea, captain))
    found: list[tuple[bool, int, int, Text]] = []
    for place in sheet.ports.values():
        sale, there = best_sale_here(sea, captain, place), anchorage(steps, place)
        if sale and sale.fame and there is not None:
            facts: dict[str, Fact] = {"port": place.card.name, "steps": steps[there]}
            smuggles = sale.row == "contraband"
            loss = smuggling(sea, captain, sale.good, sale.count) if smuggles else None
            if loss:
                text = Text.of("about-start-smuggling", loss=loss_briefly(loss), **facts)
            else:
                goods = things.goods([sale.good] * sale.count)
                text = Text.of("about-start-sale", goods=goods, **facts)
            found.append((smuggles, steps[there], place.tile, text))
    if found:
        return min(found, key=lambda one: one[:3])[3]
    return Text.of(
        "about-start",
        hexes=HEXES_AROUND_START,
        ports=sum(
            any(steps[at] <= HEXES_AROUND_START for at in place.anchorages)
            for place in sheet.ports.values()
        ),
        barrels=sum(steps[at] <= HEXES_AROUND_START for at in sea.barrels),
    )


def _join(view: LogView, decision: int, *, yes: bool) -> Text | None:
    if not yes:
        return Text.of("about-stay-free")
    asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
    if not isinstance(asked, d.JoinDecision):
        return None
    captain = view.open.captains[view.seat]
    enemies = tuple(_enemies(view.open, captain, asked))
    return Text.of("about-join", count=len(enemies), nations=Listing(items=enemies))


def _enemies(sea: Open, captain: Captain, asked: d.JoinDecision) -> Iterator[Text]:
    for other in company(sea, captain).reputation:
        if reputation.breaks_with(sea, captain, asked.nation, other):
            yield Text.of("nation", nation=other.value)
