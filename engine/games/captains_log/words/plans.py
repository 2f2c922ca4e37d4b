"""Plans in words: purpose, distance, gain and cost of each intent."""

from collections.abc import Iterator
from functools import reduce
from typing import Literal

from engine.core.plans import Plan
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.distances import anchorage, from_ship
from engine.games.captains_log.judgement.intent import Intent, length
from engine.games.captains_log.judgement.losses import smuggling
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.judgement.prospects import placed
from engine.games.captains_log.judgement.ranking import leads_clearly, ranked
from engine.games.captains_log.judgement.stakes import lasts, name_of, risks
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card, printed
from engine.games.captains_log.model.state import Hex, LogView, Ship
from engine.games.captains_log.rules import fame, free, hold, market, repair
from engine.games.captains_log.rules import port as ports
from engine.games.captains_log.rules.missions import hands
from engine.games.captains_log.words import missions, things
from engine.games.captains_log.words.answer_plans import answer_plans
from engine.games.captains_log.words.chances import percent
from engine.games.captains_log.words.esteem import loss_briefly, sure_cost
from engine.games.captains_log.words.labels import label
from engine.games.captains_log.words.places import exactly, towards
from engine.games.captains_log.words.reasons import why

MOST_PLANS = 25
"""Most entries of one menu."""

MOST_FACTS = 4
"""Most facts on the second line of a menu's entry."""

MOST_DEEDS = 2
"""Most deeds in a port named on that second line."""


def plans(view: LogView) -> tuple[Plan[a.Action], ...]:
    """Plans that the seat of *view* can begin this turn, ranked as bots rank intents; every port is
    among them. Before the voyage they are answers.
    """
    if answers := tuple(answer_plans(view)):
        return answers
    found: dict[Text, Plan[a.Action]] = {}
    ports: set[Text] = set()
    order = ranked(view)
    leads, named = leads_clearly(order), set[str | None]()
    for intent in (one for one in order if one.actions):
        title = plan_label(view, intent)
        if title not in found:
            name = name_of(intent)
            found[title] = Plan(
                label=title,
                about=_about(view, intent),
                actions=intent.actions,
                why=why(view, intent),
                later=_later(title, intent),
                best=leads and not found,
                key=None if name in named else name,
                lasts=lasts(intent),
                risks=risks(intent),
            )
            named.add(name)
            if intent.place is not None and intent.bargain is not None:
                ports.add(title)
    room = MOST_PLANS - len(ports)
    kept: list[Plan[a.Action]] = []
    for title, plan in found.items():
        if title in ports or room > 0:
            kept.append(plan)
            room -= title not in ports
    return tuple(kept)


def plan_label(view: LogView, intent: Intent) -> Text:
    """Title of the plan for *intent*."""
    sails = bool(intent.actions) and isinstance(intent.actions[0], a.Sail)
    match intent.kind:
        case "port" | "deal":
            return _port_label(view, intent)
        case "hunt":
            assert intent.ship is not None
            fires = any(isinstance(order, a.Shoot) for order in intent.actions)
            how = ("close" if sails else "fire") if fires else "chase"
            return Text.of("plan-hunt", how=how, ship=things.ship(view, intent.ship))
        case "flee":
            assert intent.ship is not None
            return Text.of("plan-flee", ship=things.ship(view, intent.ship))
        case "barrel" | "adrift":
            assert intent.at is not None
            return _fetch_label(view, intent, intent.at)
        case "explore":
            return _explore_label(view, intent, sails=sails)
        case "repair":
            (order,) = intent.actions
            assert isinstance(order, a.Repair)
            return Text.of("plan-repair", points=len(order.slots) + order.sails)
        case "stow" | "lighten":
            return label(view, intent.actions[0])[-1]
        case "mission":
            return _mission_label(view, intent)


def _mission_label(view: LogView, intent: Intent) -> Text:
    """Title of a plan for a mission: the place to take one, or what is done for which."""
    name = intent.place.card.name if intent.place else "none"
    ship: Fact = things.ship(view, intent.ship) if intent.ship else "none"
    how = "later" if intent.turns else "now"
    at: Fact = exactly(view, intent.at) if intent.at is not None else "none"
    if not intent.mission:
        return Text.of("plan-take-mission", how=how, port=name)
    if intent.at is not None:
        return Text.of("plan-mission-at-sea", how=how, where=at)
    if intent.ship is not None:
        return Text.of("plan-mission-ship", how=how, ship=ship)
    return Text.of("plan-mission", how=how, mission=intent.mission, port=name)


def _fetch_label(view: LogView, intent: Intent, at: Hex) -> Text:
    """Title of a plan to fetch a barrel or goods adrift; it differs from hex to hex."""
    count = sum(free.adrift(view.open, at).values())
    how, where = "later" if intent.turns else "now", exactly(view, at)
    return Text.of("plan-fetch", how=how, what=intent.kind, count=count, where=where)


def _port_label(view: LogView, intent: Intent) -> Text:
    assert intent.place is not None
    assert intent.bargain is not None
    name, how = intent.place.card.name, "later" if intent.turns else intent.kind
    shown, others = _parted(view, intent.place, intent.bargain)
    if not shown:
        return Text.of("plan-port-bare", name=name)
    if others:
        shown = (*shown, Text.of("plan-deed-others", count=len(others)))
    return Text.of("plan-port", name=name, how=how, deeds=Listing(items=shown))


def _parted(
    view: LogView, place: Port, bargain: Bargain
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Deeds in a port that the plan's title names, and the other deeds."""
    deeds = tuple(_deeds(view, place, bargain))
    sings = any(isinstance(order, a.BuyFame) for order in bargain.actions)
    brief = len(deeds) == 2 and not sings and deeds[1].key != "plan-deed-buy"
    return (deeds, ()) if brief else (deeds[:1], deeds[1:])


def _others(view: LogView, intent: Intent) -> Iterator[Text]:
    """Fact that names the first of the deeds not in the title, and counts all others."""
    if intent.place is not None and intent.bargain is not None:
        _, others = _parted(view, intent.place, intent.bargain)
        if others:
            others = tuple(_summed_up(deed) for deed in others)
            if len(others) > MOST_DEEDS:
                others = (others[0], Text.of("plan-deed-others", count=len(others) - 1))
            yield Text.of("plan-others", deeds=Listing(items=others))


def _summed_up(deed: Text) -> Text:
    """The deed in brief: goods bought are counted together."""
    if deed.key == "plan-deed-buy":
        return Text.of("plan-deed-buy-all", count=dict(deed.facts)["count"])
    return deed


def _deeds(view: LogView, port: Port, bargain: Bargain) -> Iterator[Text]:
    """Texts for all deeds in a port, those that bring fame first."""
    orders = bargain.actions
    if any(isinstance(order, a.BuyShip) for order in orders):
        yield Text.of("plan-deed-ship")
    if songs := sum(isinstance(order, a.BuyFame) for order in orders):
        yield Text.of("plan-deed-fame", count=songs)
    sales = [order for order in orders if isinstance(order, a.Sell)]
    if len(sales) == 1 and not sales[0].oil:
        yield Text.of("plan-deed-sell", goods=things.goods([sales[0].good] * sales[0].count))
    elif sales:
        yield Text.of("plan-deed-sell-all", count=sum(one.count + one.oil for one in sales))
    if any(isinstance(order, a.Repair) for order in orders):
        yield Text.of("plan-deed-repair")
    if guns := sum(isinstance(order, a.BuyCannon) for order in orders):
        yield Text.of("plan-deed-cannon", count=guns)
    if any(isinstance(order, a.BuyUpgrade | a.BuyAmmo) for order in orders):
        yield Text.of("plan-deed-fit")
    purchases = (order for order in orders if isinstance(order, a.Buy))
    if bought := [_good(view, port, one) for one in purchases for _ in range(one.count)]:
        yield Text.of("plan-deed-buy", goods=things.goods(bought), count=len(bought))


def _sold_as(view: LogView, port: Port, order: a.Sell) -> a.Row:
    flag = ports.flag(view.open, port)
    row = market.sold_as(view.open, flag, order.good) if flag else None
    return row or "legal"


def _good(view: LogView, port: Port, order: a.Buy) -> Good:
    flag = ports.flag(view.open, port)
    assert flag is not None
    nation = market.bought_from(view.open, flag, order.row)
    assert nation is not None
    return printed(view.open).markets[nation].good


def _explore_label(view: LogView, intent: Intent, *, sails: bool) -> Text:
    at = view.open.captains[view.seat].at
    if intent.slot is None or at is None:
        return Text.of("plan-explore-far")
    how = "later" if intent.turns else "sail" if sails else "here"
    return Text.of("plan-explore", side=towards(view, at, intent.slot), how=how)


def _about(view: LogView, intent: Intent) -> Text:
    """Facts on the plan's second line; a warning leaves no room for deals not in the title."""
    warned = [*_danger(view, intent), *_smuggling(view, intent)]
    others = [] if warned else [*_others(view, intent)]
    parts = [*_way(view, intent, brief=bool(others or warned)), *others]
    parts += [*warned, *_gain(view, intent)]
    if not parts:
        return Text.of("plan-free")
    return reduce(lambda one, two: Text.of("plan-facts", one=one, two=two), parts[:MOST_FACTS])


def _later(title: Text, intent: Intent) -> Text | None:
    """Text for the way and the turns that remain after this turn; None if the intent is done this
    turn.
    """
    if not intent.turns:
        return None
    left = intent.steps - length(intent.end)
    return Text.of("plan-later", goal=title, left=left, turns=intent.turns)


def _way(view: LogView, intent: Intent, *, brief: bool) -> Iterator[Text]:
    """Fact on the way: its hexes by the shortest way, its turns by the safe way that the plan
    takes.

    The hexes sailed this turn are told if both ways are equally long and *brief* is not set.
    """
    if intent.kind == "hunt" and intent.steps and not intent.turns:
        yield Text.of("plan-hexes", hexes=intent.steps)
    elif intent.steps:
        hexes, leg = intent.steps, length(intent.end)
        if intent.place is not None:
            captain = view.open.captains[view.seat]
            steps = from_ship(view.open, captain)
            at = anchorage(steps, intent.place)
            hexes = intent.steps if at is None else steps[at]
        left, told = intent.steps - leg, 0 if brief or hexes != intent.steps else leg
        yield Text.of("plan-way", hexes=hexes, turns=intent.turns, leg=told, left=left)
    elif intent.kind in ("deal", "port"):
        yield Text.of("plan-here")


def _gain(view: LogView, intent: Intent) -> Iterator[Text]:
    match intent.kind:
        case "port" | "deal":
            assert intent.place is not None
            assert intent.bargain is not None
            yield from _profit(view, intent, intent.place, intent.bargain)
        case "hunt":
            yield from _chance(view, intent)
        case "barrel":
            needed = fame.barrels_needed(view.open)
            number = view.open.captains[view.seat].barrels + 1
            missing = needed - number
            facts = {"number": number, "needed": needed, "wins": _wins_with_a_point(view)}
            yield Text.of("plan-barrel", missing=missing, **facts)
        case "adrift":
            yield Text.of("plan-adrift", room=hold.free_slots(view.open.captains[view.seat]))
        case "explore":
            tiles = sum(order.tiles for order in intent.actions if isinstance(order, a.Explore))
            yield Text.of("plan-tiles", count=tiles)
        case "repair":
            (order,) = intent.actions
            assert isinstance(order, a.Repair)
            captain = view.open.captains[view.seat]
            wood = repair.wood_needed(view.open, captain, len(order.slots), order.sails)
            yield Text.of("plan-wood", wood=wood)
        case "stow":
            yield Text.of("plan-free")
        case "mission":
            yield from _mission_gain(view, intent)
        case "flee" | "lighten":
            pass


def _mission_gain(view: LogView, intent: Intent) -> Iterator[Text]:
    mission = next((one for one in hands.known_to(view) if one.id == intent.mission), None)
    if mission is None:
        yield Text.of("plan-missions-drawn")
        return
    card = hands.card(view.open, mission)
    last = "yes" if mission.step + 1 == len(card.steps) else "no"
    yield Text.of("plan-mission-reward", reward=missions.reward(card), last=last)


def _smuggling(view: LogView, intent: Intent) -> Iterator[Text]:
    """CL-REP-06: warning of goods sold as contraband at a cost in esteem, with the worst that
    follows.

    Of several losses only the one with the worst effects is told.
    """
    if intent.place is None or intent.bargain is None:
        return
    captain = view.open.captains[view.seat]
    sales = (order for order in intent.bargain.actions if isinstance(order, a.Sell))
    smuggled = [one for one in sales if _sold_as(view, intent.place, one) == "contraband"]
    losses = (smuggling(view.open, captain, one.good, one.count + one.oil) for one in smuggled)
    lost = sorted(filter(None, losses), key=lambda loss: (not loss.follows, loss.nation))
    if lost:
        yield Text.of("plan-smuggling", loss=loss_briefly(lost[0]))


def _profit(view: LogView, intent: Intent, port: Port, bargain: Bargain) -> Iterator[Text]:
    if bargain.fame:
        yield Text.of("plan-fame", count=bargain.fame, wins="yes" if bargain.wins else "no")
    if bargain.doubloons:
        yield Text.of(
            "plan-money",
            sign="plus" if bargain.doubloons > 0 else "minus",
            count=abs(bargain.doubloons),
        )
    if bargain.outlet and not intent.end.fire:
        yield Text.of(
            "plan-outlet", name=bargain.outlet, row="contraband" if bargain.smuggled else "legal"
        )
    if not bargain.actions:
        services: tuple[Fact, ...] = tuple(
            Text.of("service", service=service.value) for service in port.card.services
        )
        yield Text.of("plan-flag", nation=things.owner(view.open, port))
        if services and not intent.end.fire:
            yield Text.of("plan-services", services=Listing(items=services))


def _chance(view: LogView, intent: Intent) -> Iterator[Text]:
    """Odds of the shot, the esteem it costs, and the doubloons of the target."""
    assert intent.ship is not None
    order = next((one for one in intent.actions if isinstance(one, a.Shoot)), None)
    if order is not None:
        there = placed(view, intent.end.at, intent.end.heading)
        odds = shot_odds(there, order)
        yield Text.of("plan-odds", hurt=percent(odds.hurt), sink=percent(odds.sink))
        if lost := sure_cost(there, intent.ship):
            yield lost
    count, wins = _spoils(view, intent.ship), _wins_with_a_point(view)
    yield Text.of("plan-prize", count=count, wins=wins)


def _wins_with_a_point(view: LogView) -> Literal["yes", "no"]:
    """CL-END-01: whether one more point of fame wins the game."""
    sea = view.open
    return "yes" if company(sea, sea.captains[view.seat]).fame + 1 >= sea.options.target else "no"


def _spoils(view: LogView, ship: Ship) -> int:
    npc = view.open.npcs.get(ship)
    return npc_card(view.open, npc).doubloons + npc.doubloons if npc else 0


def _danger(view: LogView, intent: Intent) -> Iterator[Text]:
    """Warning that a fortress or ship fires on the way; none if nobody does."""
    if not intent.end.fire:
        return
    castle = chart(view.open).fire
    who = "fortress" if any(at in castle for at in intent.end.fire) else "ship"
    yield Text.of("plan-fire", who=who)
