"""News as a story: one sentence for the deeds of each chapter, then its effects."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeGuard

from engine.core.news import GREAT_WEIGHT, NOTABLE_WEIGHT, EventWeights, News
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.judgement.losses import follows
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView, Ship
from engine.games.captains_log.words import things
from engine.games.captains_log.words.aims import aimed
from engine.games.captains_log.words.chapters import (
    Cards,
    Chapter,
    Known,
    cards_then,
    chapters,
    doer,
    is_of_npc,
)
from engine.games.captains_log.words.deeds import (
    captains_deeds,
    is_far,
    last_seen,
    lying,
    npcs_deeds,
)
from engine.games.captains_log.words.news import (
    Naming,
    blows,
    concerns_a_captain,
    goes_without_saying,
    news,
)

MOST_NAMED = 2
"""Most ships far from every captain that one sentence names; of more, it counts the roles."""

_IN_PASSING = (e.Sailed, e.NpcEntered, e.NpcRevealed, e.NpcGained)
"""Deeds of an NPC that are told only in brief if it is far from every captain."""

_WEIGHTS: Final = EventWeights(
    headlines=(e.ShipLost,),
    great=(
        *(e.GameWon, e.FameChanged, e.Joined, e.Betrayed),
        *(e.ShipLost, e.Respawned, e.WreckMarked, e.Shot, e.FortressFired),
    ),
)
"""Importance of events, besides that of naming a captain."""


def tell(view: LogView, event: e.Told) -> Text | None:
    """Sentence for *event* alone; None if the event is not told."""
    return next((one.text for one in tell_all(view, [event])), None)


def tell_all(view: LogView, events: Sequence[e.Told]) -> list[News]:
    """Sentences for *events*, the latest of which led to *view*, as few as possible.

    A ship's deeds in its turn are one sentence, and so are those of all NPCs far from every
    captain. A ship that is gone keeps the name it had; NPCs that only wait are not told.
    """
    known = [
        one
        for one in zip(events, cards_then(view, events), strict=True)
        if not _told_elsewhere(one[0], events)
    ]
    parts = [*chapters(known)]
    told = [one for chapter in parts for one in _chapter(view, chapter)]
    others = (*_distant(view, parts), *_restocked(view, events))
    return [*told, *(News(text=text) for text in others)]


def _told_elsewhere(event: e.Told, events: Sequence[e.Told]) -> bool:
    """Whether *event* is not told by itself: it needs no telling, or another of
    *events* tells it.
    """
    match event:
        case e.Restocked():
            return True
        case e.StartMarked(captain=captain):
            return any(isinstance(one, e.ShipPlaced) and one.ship == captain for one in events)
        case e.FlagDrawn(tile=tile):
            return any(
                isinstance(one, e.Dealt) or (isinstance(one, e.TileRevealed) and one.tile == tile)
                for one in events
            )
        case _:
            return goes_without_saying(event) and doer(event) is None


def _chapter(view: LogView, chapter: Chapter) -> Iterator[News]:
    if _distance(view, chapter) is None:
        yield from _deeds(view, chapter)
    yield from _effects(view, chapter.effects)


def _distance(view: LogView, chapter: Chapter) -> str | None:
    """The kind of shared sentence that tells an NPC's chapter: "far", "left" or "coming"; None if
    the chapter has a sentence of its own.
    """
    if not is_of_npc(chapter):
        return None
    assert chapter.doer is not None
    deeds = [event for event, _ in chapter.deeds if not isinstance(event, e.NpcWaits)]
    kinds, at = {type(event) for event in deeds}, last_seen(deeds)
    if kinds <= set(_IN_PASSING) and at is not None and is_far(view, chapter.doer, at):
        return "far"
    if kinds == {e.NpcLeft}:
        return "left"
    return "coming" if kinds == {e.NpcRevealed} else None


def _distant(view: LogView, parts: Sequence[Chapter]) -> Iterator[Text]:
    """Sentences for NPCs that are told together, one for each kind of ``_distance``."""
    for how in ("coming", "far", "left"):
        names: dict[Text | Person, str] = {}
        for chapter in parts:
            if _distance(view, chapter) == how and chapter.doer is not None:
                event, cards = chapter.deeds[0]
                name = _called(view, chapter.doer, event, cards)
                names[name] = _role(view, cards.get(chapter.doer))
        if names:
            key = f"event-npcs-{how}"
            yield Text.of(key, ships=Listing(items=_folded(names)), count=len(names))


def _role(view: LogView, card: int | None) -> str:
    return "unknown" if card is None else printed(view.open).npcs[card].role.value


def _folded(names: Mapping[Text | Person, str]) -> tuple[Fact, ...]:
    """Ships by their *names* if they are few; else the number of ships of each role."""
    if len(names) <= MOST_NAMED:
        return tuple(names)
    roles = Counter(names.values())
    return tuple(
        Text.of("ships-folded", role=role, count=count) for role, count in roles.most_common()
    )


def _called(view: LogView, npc: Ship, event: e.Told, cards: Cards) -> Text | Person:
    if isinstance(event, e.NpcRevealed):
        return things.npc_presented(view.open, npc, event.card)
    return _naming(view, cards)(npc)


def _restocked(view: LogView, events: Sequence[e.Told]) -> Iterator[Text]:
    """Sentence for the goods that arrived on all markets."""
    found = [event for event in events if isinstance(event, e.Restocked)]
    goods = tuple(
        Text.of(
            "restocked",
            good=printed(view.open).markets[event.nation].good.value,
            count=event.count,
            nation=event.nation.value,
            row=event.row,
        )
        for event in found
    )
    if goods:
        yield Text.of("event-restocked", goods=Listing(items=goods))


def _deeds(view: LogView, chapter: Chapter) -> Iterator[News]:
    """Sentence for the deeds of *chapter*, then one for each shot of a captain, with its dice."""
    if chapter.doer is None:
        return
    events = [event for event, _ in chapter.deeds]
    if is_of_npc(chapter):
        yield from _npcs_deeds(view, chapter.doer, chapter.deeds)
        return
    idle = all(isinstance(event, e.TurnBegan | e.Rested) for event in events)
    told = [event for event in events if idle or not isinstance(event, e.Rested)]
    aims = aimed(view, chapter, partial(_naming, view))
    who = Person(seat=chapter.doer)
    yield from _sentence(who, [*captains_deeds(view, who, told), *aims], NOTABLE_WEIGHT)
    for event, cards in chapter.deeds:
        if isinstance(event, e.Shot):
            yield from _news(view, event, cards)


def _npcs_deeds(view: LogView, npc: Ship, deeds: Sequence[Known]) -> Iterator[News]:
    """Sentence for an NPC's deeds; an NPC just revealed is presented with its level."""
    events = [event for event, _ in deeds]
    targets = [
        _naming(view, cards)(event.target) for event, cards in deeds if isinstance(event, e.Shot)
    ]
    lies = lying(view, npc, events)
    is_near = lies is not None and lies.near is not None
    weight = _weight(view, events, near=is_near, hunts=lies is not None and lies.hunts)
    called = _called(view, npc, *deeds[0])
    doings = npcs_deeds(view, npc, called, events, targets)
    yield from _sentence(called, [*doings], weight)


def _sentence(ship: Text | Person, doings: Sequence[Text], weight: int) -> Iterator[News]:
    if doings:
        told = Text.of("event-doings", ship=ship, doings=Listing(items=tuple(doings)))
        yield News(text=told, weight=weight)


def _effects(view: LogView, effects: Sequence[Known]) -> Iterator[News]:
    """Sentences for effects: lost goods and changes of esteem are each told together."""
    turned = [event for event, _ in effects if isinstance(event, e.WindChanged)]
    at_dawn = isinstance(effects[0][0], e.TimePassed) if effects else False
    for event, cards in _gathered(effects):
        match event:
            case e.TimePassed(round=number, phase=phase) if turned:
                wind = blows(view.open, turned[-1].wind)
                told = Text.of("event-time-passed", round=number, phase=phase, wind=wind)
                yield News(text=told)
            case e.WindChanged() if at_dawn:
                pass
            case _:
                yield from _news(view, event, cards)
    for text in _esteem(view, [event for event, _ in effects]):
        yield News(text=text, weight=NOTABLE_WEIGHT)


def _news(view: LogView, event: e.Told, cards: Cards) -> Iterator[News]:
    """The sentence for *event* alone, with its weight."""
    if (said := news(view, event, _naming(view, cards))) is not None:
        yield News(text=said, weight=_weight(view, [event]))


def _weight(
    view: LogView, events: Sequence[e.Told], *, near: bool = False, hunts: bool = False
) -> int:
    """Importance of a sentence that tells *events*.

    A sentence is notable if it names a captain, or tells of an NPC *near* one. It is great if that
    NPC *hunts* the captain.
    """
    named = near or any(concerns_a_captain(view.open, event) for event in events)
    return max(_WEIGHTS.of(events), GREAT_WEIGHT * hunts) + NOTABLE_WEIGHT * named


def _gathered(effects: Sequence[Known]) -> Iterator[Known]:
    """*effects* without changes of esteem; a ship's goods lost to water, and to fire, are one event
    each.
    """
    lost: dict[tuple[type[e.Told], Ship], tuple[Good, ...]] = {}
    for event, _ in effects:
        if _is_loss(event):
            lost[type(event), event.ship] = lost.get((type(event), event.ship), ()) + event.goods
    for event, cards in effects:
        if isinstance(event, e.ReputationChanged):
            continue
        if not _is_loss(event):
            yield event, cards
        elif goods := lost.pop((type(event), event.ship), ()):
            yield replace(event, goods=goods), cards


def _is_loss(event: e.Told) -> TypeGuard[e.Overboard | e.GoodsBurned]:
    return isinstance(event, e.GoodsBurned) or (
        isinstance(event, e.Overboard) and event.why == "damage"
    )


def _esteem(view: LogView, changes: Sequence[e.Told]) -> Iterator[Text]:
    """Sentence for each captain's changes of esteem, with the worst effect of each."""
    sums: dict[tuple[Seat, Nation], tuple[int, int]] = {}
    for event in changes:
        if not isinstance(event, e.ReputationChanged):
            continue
        before, _ = sums.get((event.captain, event.nation), (0, 0))
        sums[event.captain, event.nation] = before + event.change, event.reputation
    for seat in dict.fromkeys(seat for seat, _ in sums):
        esteem = tuple(
            Text.of(
                "esteem",
                nation=nation.value,
                way="up" if change > 0 else "down",
                reputation=things.signed(reputation),
                follows=_worst(view, nation, reputation - change, reputation),
            )
            for (whose, nation), (change, reputation) in sums.items()
            if whose == seat
        )
        yield Text.of(
            "event-esteem-changed", captain=Person(seat=seat), esteem=Listing(items=esteem)
        )


def _worst(view: LogView, nation: Nation, before: int, after: int) -> str:
    return next(iter(follows(view.open, nation, before, after)), "none")


def _naming(view: LogView, cards: Cards) -> Naming:
    def name(ship: Ship) -> Text | Person:
        if ship in view.open.captains:
            return Person(seat=ship)
        return things.npc_told(view.open, ship, cards.get(ship))

    return name
