"""Hints for newcomers: the errands that lead to fame from the ship's place."""

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.core.agenda import waiting
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.captains_log.judgement import errands as er
from engine.games.captains_log.judgement.answers import best_answer, sale_from
from engine.games.captains_log.judgement.distances import (
    anchorage,
    from_ship,
    nearest,
)
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.ranking import ranked
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card, printed, ship_card
from engine.games.captains_log.model.state import Captain, LogView, Open, Ship
from engine.games.captains_log.rules import (
    hold,
    port,
    repair,
    ships,
    sink,
)
from engine.games.captains_log.words import things
from engine.games.captains_log.words.errand_hints import Hint, at_sea, errand_hint, in_time
from engine.games.captains_log.words.places import away, way_to_port
from engine.games.captains_log.words.plans import plan_label

LESSON_ROUNDS: Final = 5
"""Rounds from the start of a game in which hints are given."""

NEAR_STEPS: Final = 10
"""Most steps to a barrel or ship that a hint is given for."""


Adviser: TypeAlias = Callable[[LogView, Open, Captain], Hint | None]


def lessons(view: LogView) -> Sequence[Lesson]:
    """Lessons of a first voyage, one for each point of fame; of other games, one for each way to
    fame.
    """
    options = view.open.options
    return _voyage(view) if options.trading_nations else _LESSONS


def _voyage(view: LogView) -> Sequence[Lesson]:
    """Lessons of a first voyage, one for each point of fame; each hints at the errand that can be
    done soonest.

    A lesson keeps its name all through the voyage.
    """
    return tuple(_point(number) for number in range(1, view.open.options.target + 1))


@functools.cache
def _point(number: int) -> Lesson:
    def hint(view: LogView) -> Text | None:
        sea = view.open
        captain = sea.captains.get(view.seat)
        if captain is None or company(sea, captain).fame != number - 1:
            return None
        asked = next((one for one in waiting(view.agenda) if one.seat == view.seat), None)
        if isinstance(asked, d.StartDecision):
            return _start(view, asked)
        if isinstance(asked, d.FacingDecision):
            return _face(view, captain, asked)
        errand = er.errand(view) if at_sea(view) else None
        if errand is None:
            return None
        told = in_time(view, errand_hint(view, errand))
        return _after_first(view, errand, told)

    def led(view: LogView, plan: Plan[a.Action]) -> Text | None:
        errand = er.errand(view) if at_sea(view) else None
        same = (one for one in intents(view) if one.actions == plan.actions)
        if errand is None or any(er.serves(one, errand) for one in same):
            return None
        return Text.of("lesson-led", plan=plan.label)

    def is_done(view: LogView, events: Sequence[e.Told]) -> bool:
        return any(
            isinstance(event, e.FameChanged)
            and event.captain == view.seat
            and event.fame >= number > event.fame - event.change
            for event in events
        )

    name = Text.of("lesson-name", step="point", number=number)
    return Lesson(
        key=f"point-{number}", hint=hint, done=is_done, name=name, led=led, foretold=False
    )


def _after_first(view: LogView, errand: er.Errand, told: Text) -> Text:
    """*told*, the hint at *errand*; after the first plan if that does something else."""
    first = next((one for one in ranked(view) if one.actions), None)
    if first is None or er.serves(first, errand):
        return told
    when = "turn" if told.key == "lesson-next-turn" else "now"
    return Text.of("lesson-first", plan=plan_label(view, first), when=when, hint=told)


def _start(view: LogView, asked: d.StartDecision) -> Text | None:
    """Hint at the start from which the cargo is soonest sold; None if no port in sight takes it."""
    answer = best_answer(view, asked)
    assert isinstance(answer, a.ChooseStart)
    found = sale_from(view, chart(view.open).starts[answer.tile])
    if found is None:
        return None
    sale = found.sale
    goods, name = things.goods([sale.good] * sale.count), sale.place.card.name
    return Text.of("lesson-start", tile=answer.tile, steps=found.steps, port=name, goods=goods)


def _face(view: LogView, captain: Captain, asked: d.FacingDecision) -> Text | None:
    """Hint at the heading that leads soonest to the sale of the cargo; None if there is none to
    sail to.
    """
    found = None if captain.at is None else sale_from(view, captain.at)
    if found is None or not found.steps:
        return None
    answer = best_answer(view, asked)
    assert isinstance(answer, a.ChooseFacing)
    return Text.of(
        "lesson-face",
        heading=things.compass(answer.heading),
        port=found.sale.place.card.name,
        steps=found.steps,
        goods=things.goods([found.sale.good] * found.sale.count),
    )


def _sell(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    errand = er.best_sale(sea, captain, from_ship(sea, captain))
    return errand_hint(view, errand) if errand else None


def _buy(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    errand = er.best_purchase(sea, captain, from_ship(sea, captain))
    return errand_hint(view, errand) if errand else None


def _barrel(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    errand = er.nearest_barrel(sea, captain, from_ship(sea, captain))
    return errand_hint(view, errand) if errand and errand.steps <= NEAR_STEPS else None


def _explore(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    errand = er.exploration(sea, from_ship(sea, captain))
    return errand_hint(view, errand) if errand else None


def _fire(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    """Hint at the best ship to fight: near, of no higher level, and in no port; None if there is
    none.
    """
    steps, level = from_ship(sea, captain), ship_card(sea, captain).level
    prey = {
        name: npc.at
        for name, npc in sea.npcs.items()
        if npc.at is not None
        and npc.at not in chart(sea).moorings
        and npc_card(sea, npc).level <= level
        and steps[npc.at] <= NEAR_STEPS
    }
    hunts = (one for one in intents(view) if one.kind == "hunt")
    name = next((one.ship for one in hunts if one.ship in prey), None)
    if name is None or captain.at is None:
        return None
    at, card = prey[name], npc_card(sea, sea.npcs[name])
    share = (*sink.half(Counter(sea.npcs[name].goods)), *sink.half(Counter(card.goods)))
    text = Text.of(
        "lesson-fire",
        ship=things.ship(view, name),
        way=away(view, captain.at, at),
        spoils=things.haul(share, card.doubloons + sea.npcs[name].doubloons),
        rich="yes" if share or card.doubloons + sea.npcs[name].doubloons else "no",
        foe="yes" if ships.enemies(sea, name, view.seat) else "no",
    )
    return Hint(text=text)


def _repair(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    del view
    damage, wood = hold.damage(captain), hold.count(captain, Good.WOOD)
    if damage < 2 or not wood:
        return None
    most = wood * (repair.IN_YARD if repair.in_port(sea, captain) else repair.AT_SEA)
    text = Text.of("lesson-repair", damage=damage, wood=wood, points=min(damage, most))
    return Hint(text=text)


def _fit(view: LogView, sea: Open, captain: Captain) -> Hint | None:
    """Hint at the nearest shipyard; None if the captain cannot pay a cannon or has no place for
    one.
    """
    price = printed(sea).prices.cannon
    places = hold.icons(sea, captain, "cannon")
    if captain.doubloons < price or hold.cannons(captain) >= places:
        return None
    steps = from_ship(sea, captain)
    yards = {
        at: yard
        for yard in chart(sea).ports.values()
        if Service.SHIPYARD in yard.card.services and port.welcome(sea, captain, yard)
        if (at := anchorage(steps, yard)) is not None
    }
    at = nearest(steps, yards)
    if at is None:
        return None
    text = Text.of(
        "lesson-fit",
        port=yards[at].card.name,
        way=way_to_port(view, yards[at]),
        steps=steps[at],
        price=price,
        guns=hold.guns(sea, captain),
    )
    return Hint(text=text, steps=steps[at])


def _lesson(key: str, hint: Adviser, *deeds: type[e.Told]) -> Lesson:
    """Lesson given in the first rounds, and done once its captain has done one of *deeds*."""

    def hint_now(view: LogView) -> Text | None:
        captain = at_sea(view) if _is_early(view) else None
        said = hint(view, view.open, captain) if captain else None
        return in_time(view, said) if said else None

    def is_done(view: LogView, events: Sequence[e.Told]) -> bool:
        return any(isinstance(event, deeds) and _doer(event) == view.seat for event in events)

    name = Text.of("lesson-name", step=key, number=0)
    return Lesson(key=key, hint=hint_now, done=is_done, name=name, possible=_is_early)


def _is_early(view: LogView) -> bool:
    return view.open.round <= LESSON_ROUNDS


def _doer(event: e.Told) -> Ship | None:
    match event:
        case e.Shot(ship=ship):
            return ship
        case (
            e.Sold(captain=seat)
            | e.Bought(captain=seat)
            | e.BarrelTaken(captain=seat)
            | e.Repaired(captain=seat)
            | e.TileRevealed(captain=seat)
            | e.CannonBought(captain=seat)
            | e.UpgradeBought(captain=seat)
        ):
            return seat
        case _:
            return None


_LESSONS: Final = (
    _lesson("sell", _sell, e.Sold),
    _lesson("barrel", _barrel, e.BarrelTaken),
    _lesson("buy", _buy, e.Bought),
    _lesson("repair", _repair, e.Repaired),
    _lesson("explore", _explore, e.TileRevealed),
    _lesson("fire", _fire, e.Shot),
    _lesson("fit", _fit, e.CannonBought, e.UpgradeBought),
)
