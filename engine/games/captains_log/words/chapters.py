"""Events grouped into chapters: deeds of one ship in a row, with their effects."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine.core.game import is_npc
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import LogView, Ship

Cards = Mapping[Ship, int | None]
"""Card of each NPC by its name; None while the card lies face down."""

Known: TypeAlias = tuple[e.Told, Cards]
"""An event, with the NPC cards as they were known at that moment."""


_TOLD_IN_TURN: Final = (
    *(e.Shot, e.FortressFired, e.FireSpread, e.Overboard, e.GoodsBurned),
    *(e.ShipLost, e.Respawned),
)
"""Effects that a captain's later deeds are told after, as they may answer them."""


@dataclass(slots=True)
class Chapter:
    """The *deeds* of *doer*, None for nobody, and their *effects* on anyone."""

    doer: Ship | None
    deeds: list[Known] = field(default_factory=list)
    effects: list[Known] = field(default_factory=list)


def chapters(known: Sequence[Known]) -> Iterator[Chapter]:
    """Chapters of *known* events: a new one begins with each deed of another ship, as time passes,
    with victory, and with a captain's first deed after a shot, after harm to any ship, or after
    their return.
    """
    now = Chapter(None)
    for one in known:
        event = one[0]
        who = doer(event)
        begins = isinstance(event, e.NpcRevealed) and bool(now.deeds)
        goes_on = who is not None and who == now.doer and not isinstance(event, e.Rested)
        begins = begins or (goes_on and _is_told_first(now))
        if _is_of_the_world(event) or begins or who not in (None, now.doer):
            yield now
            now = Chapter(who)
        (now.effects if who is None else now.deeds).append(one)
    yield now


def _is_told_first(now: Chapter) -> bool:
    """Whether the chapter *now* has to be told before further deeds of its captain."""
    return not is_of_npc(now) and (
        any(isinstance(event, e.Shot) for event, _ in now.deeds)
        or any(isinstance(event, _TOLD_IN_TURN) for event, _ in now.effects)
    )


def doer(event: e.Told) -> Ship | None:
    """The ship whose deed *event* is; None for effects, and for events that nobody causes."""
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
    """NPC cards known at each of *events*, worked out backwards from *view*."""
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
