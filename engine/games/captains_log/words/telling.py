"""What has happened, told event by event, or gathered where one sentence is enough."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from engine.core.words import Person, Text
from engine.games.captains_log import events as e
from engine.games.captains_log.state import LogView, Ship
from engine.games.captains_log.words import things
from engine.games.captains_log.words.news import Naming, news

Cards = Mapping[Ship, int | None]
"""The card of each NPC; None while it lies face down."""


def tell(view: LogView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it goes without saying."""
    return news(view, event, _naming(view, _now(view)))


def tell_all(view: LogView, events: Sequence[e.Told]) -> list[Text]:
    """*events*, the latest of which led to *view*, in as few sentences as they need.

    A ship's way is told in one sentence, and ships that are gone by the name they had.
    """
    told: list[Text] = []
    for run in _runs(view, events):
        event, cards = run[-1]
        sentence = news(view, event, _naming(view, cards), hexes=len(run))
        if sentence:
            told.append(sentence)
    return told


def _runs(view: LogView, events: Sequence[e.Told]) -> Iterator[list[tuple[e.Told, Cards]]]:
    """Events told together, each with the cards as they lay then."""

    def subject(item: tuple[int, tuple[e.Told, Cards]]) -> Ship | int:
        number, (event, _) = item
        return event.ship if isinstance(event, e.Sailed) else number

    known = enumerate(zip(events, _cards(view, events), strict=True))
    for _, run in groupby(known, subject):
        yield [event for _, event in run]


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
