"""What has happened, told event by event, or gathered where one sentence is enough."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import TypeAlias

from engine.core.game import is_npc
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log import events as e
from engine.games.captains_log.state import LogView, Ship
from engine.games.captains_log.words import things
from engine.games.captains_log.words.news import Naming, doing, goes_without_saying, news, shown

Cards = Mapping[Ship, int | None]
"""The card of each NPC; None while it lies face down."""

_Known: TypeAlias = tuple[e.Told, Cards]
"""An event, and the cards as they lay then."""

_GREAT = (
    *("event-game-won", "event-fame-changed", "event-joined", "event-betrayed"),
    *("event-ship-destroyed", "event-ship-lost", "event-respawned", "event-wreck-marked"),
    *("event-shot", "event-shot-chained", "event-fortress-fired", "doing-shot"),
)
"""What nobody wants to miss."""


def tell(view: LogView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it goes without saying."""
    return news(view, event, _naming(view, _now(view)))


def tell_all(view: LogView, events: Sequence[e.Told]) -> list[Text]:
    """*events*, the latest of which led to *view*, in as few sentences as they need.

    A ship's way is told in one sentence, all that an NPC does in a row in one, and all NPCs that
    wait in one; ships that are gone go by the name they had.
    """
    known = list(zip(events, _cards(view, events), strict=True))
    placed = {event.ship for event in events if isinstance(event, e.ShipPlaced)}
    told: list[Text] = []
    for run in _runs([one for one in known if _is_worth_telling(one[0], placed)]):
        told += _tell_run(view, run)
    waiting = [one for one in known if isinstance(one[0], e.NpcWaits) and one[0].timer]
    return [*told, *_tell_waiting(view, waiting)]


def weight(text: Text) -> int:
    """How much a sentence of ``tell_all`` matters, where there is no room for every one."""
    facts = list(_within(text))
    great = any(isinstance(fact, Text) and fact.key in _GREAT for fact in facts)
    return 2 * great + any(isinstance(fact, Person) for fact in facts)


def _within(fact: Fact) -> Iterator[Fact]:
    """*fact* and all that fills it."""
    yield fact
    inner: Sequence[Fact] = ()
    if isinstance(fact, Text):
        inner = [one for _, one in fact.facts]
    elif isinstance(fact, Listing):
        inner = fact.items
    for one in inner:
        yield from _within(one)


def _is_worth_telling(event: e.Told, placed: set[Ship]) -> bool:
    """Whether it is told by itself: not if it goes without saying, or is told elsewhere."""
    match event:
        case e.NpcWaits():
            return False
        case e.StartMarked(captain=captain):
            return captain not in placed
        case _:
            return not goes_without_saying(event)


def _runs(known: Sequence[_Known]) -> Iterator[list[_Known]]:
    """Events told together: the steps of a captain's way, all that one NPC does."""

    def subject(item: tuple[int, _Known]) -> Ship | int:
        number, (event, _) = item
        doer = _doer(event)
        return number if doer is None else doer

    for _, run in groupby(enumerate(known), subject):
        yield [one for _, one in run]


def _doer(event: e.Told) -> Ship | None:
    """The ship that does something told together with what it does next."""
    match event:
        case e.Sailed(ship=ship):
            return ship
        case e.Shot(ship=ship, passing=False) if is_npc(ship):
            return ship
        case e.NpcRevealed() | e.NpcEntered() | e.NpcGained() | e.NpcLeft():
            return event.npc
        case _:
            return None


def _tell_run(view: LogView, run: Sequence[_Known]) -> Iterator[Text]:
    """*run* in one sentence, after one on who an NPC turns out to be."""
    parts: list[tuple[_Known, int]] = []
    for sails, several in groupby(run, lambda one: isinstance(one[0], e.Sailed)):
        steps = list(several)
        parts += [(steps[-1], len(steps))] if sails else [(one, 1) for one in steps]
    match [event for (event, _), _ in parts[:2]]:
        case [e.NpcRevealed() as revealed, e.NpcEntered(at=at)]:
            yield shown(view, revealed, at)
            parts = parts[2:]
        case _:
            pass
    while parts and (len(parts) == 1 or isinstance(parts[0][0][0], e.NpcRevealed)):
        (event, cards), hexes = parts.pop(0)
        sentence = news(view, event, _naming(view, cards), hexes=hexes)
        if sentence:
            yield sentence
    if not parts:
        return
    doings = [
        doing(view, event, _naming(view, cards), hexes=hexes) for (event, cards), hexes in parts
    ]
    told = reduce(lambda first, then: Text.of("doing-then", first=first, then=then), doings)
    (last, cards), _ = parts[-1]
    doer = _doer(last)
    assert doer is not None
    yield Text.of("event-doings", ship=_naming(view, cards)(doer), doings=told)


def _tell_waiting(view: LogView, waiting: Sequence[_Known]) -> Iterator[Text]:
    """All that wait, in one sentence if they are several."""
    ships = sorted({event.npc for event, _ in waiting if isinstance(event, e.NpcWaits)})
    if len(ships) > 1:
        numbers = tuple(things.badge(npc) for npc in ships)
        yield Text.of("event-npcs-wait", numbers=Listing(items=numbers))
    elif ships:
        event, cards = waiting[-1]
        sentence = news(view, event, _naming(view, cards))
        assert sentence is not None
        yield sentence


def _cards(view: LogView, events: Sequence[e.Told]) -> list[Cards]:
    """For each event the cards as it happened, worked out from the end."""
    cards, found = _now(view), list[Cards]()
    for event in reversed(events):
        match event:
            case e.ShipLost(ship=ship, card=int(card)):
                cards = {**cards, ship: card}
            case e.NpcLeft(npc=npc, card=card):
                cards = {**cards, npc: card}
            case _:
                pass
        found.append(cards)
        if isinstance(event, e.NpcRevealed):
            cards = {**cards, event.npc: None}
    return found[::-1]


def _now(view: LogView) -> Cards:
    return {name: npc.card for name, npc in view.open.npcs.items()}


def _naming(view: LogView, cards: Cards) -> Naming:
    def name(ship: Ship) -> Text | Person:
        if ship in view.open.captains:
            return Person(seat=ship)
        return things.npc_ship(view.open, ship, cards.get(ship))

    return name
