"""Events parted into chapters: each is what one ship does in a row, and what comes of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.game import is_npc
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import LogView, Ship

Cards = Mapping[Ship, int | None]
"""The card of each NPC; None while it lies face down."""

Known: TypeAlias = tuple[e.Told, Cards]
"""An event, and the cards as they lay then."""


@dataclass(slots=True)
class Chapter:
    """What *doer* did, nobody if None, and what came of it, to whomever."""

    doer: Ship | None
    deeds: list[Known] = field(default_factory=list)
    effects: list[Known] = field(default_factory=list)


def chapters(known: Sequence[Known]) -> Iterator[Chapter]:
    """A new one begins with whoever does something next, and with whatever nobody does."""
    now = Chapter(None)
    for one in known:
        event = one[0]
        who = doer(event)
        begins = isinstance(event, e.NpcRevealed) and bool(now.deeds)
        if _is_of_the_world(event) or begins or who not in (None, now.doer):
            yield now
            now = Chapter(who)
        (now.effects if who is None else now.deeds).append(one)
    yield now


def doer(event: e.Told) -> Ship | None:
    """Who does what *event* tells; None for what befalls somebody, or nobody does."""
    match event:
        case e.Sailed() | e.Turned():
            return event.ship
        case e.Shot(ship=ship, passing=False):
            return ship
        case e.NpcRevealed() | e.NpcEntered() | e.NpcGained() | e.NpcLeft() | e.NpcWaits():
            return event.npc
        case e.Overboard(ship=ship, why="jettisoned"):
            return ship
        case e.ShipPlaced(ship=ship):
            return ship
        case e.Aimed(captain=captain):
            return captain
        case e.TurnBegan() | e.Rested() | e.TileRevealed() | e.BarrelTaken() | e.GoodsTaken():
            return event.captain
        case e.CannonDropped() | e.Rearranged() | e.Repaired() | e.Bought() | e.Sold():
            return event.captain
        case e.WoodTraded() | e.CannonBought() | e.UpgradeBought() | e.AmmoBought():
            return event.captain
        case e.ShipBought():
            return event.captain
        case _:
            return None


def cards_then(view: LogView, events: Sequence[e.Told]) -> list[Cards]:
    """For each event the cards as it happened, worked out from the end."""
    cards, found = cards_now(view), list[Cards]()
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


def cards_now(view: LogView) -> Cards:
    return {name: npc.card for name, npc in view.open.npcs.items()}


def is_of_npc(chapter: Chapter) -> bool:
    return chapter.doer is not None and is_npc(chapter.doer)


def _is_of_the_world(event: e.Told) -> bool:
    match event:
        case e.TimePassed() | e.GameWon():
            return True
        case _:
            return False
