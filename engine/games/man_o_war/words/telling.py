"""News: a sentence for each ship that acts, in the order in which it happened."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.news import HEADLINE_WEIGHT, EventWeights, News
from engine.core.words import Fact, Listing, Text
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Boarding, Bout, Leg, Ram, Volley, Way
from engine.games.man_o_war.model.names import SIDES, ShipId, other
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.words import magic_news, mishaps, shots, things
from engine.games.man_o_war.words.labels import own_signals
from engine.games.man_o_war.words.things import joined

_WEIGHTS: Final = EventWeights(
    headlines=(e.TurnBegan, e.ShipSunk, e.Scuttled, e.ShipManned, e.SpellCast, e.BattleEnded),
    great=(
        *(e.ShipAbandoned, e.Rammed, e.Boarded, e.RanAground),
        *(e.SpellWorked, e.SpellDispelled, e.WizardFared),
    ),
    notable=(e.Fired, e.Burned, e.FellBehind, e.Refloated),
)

_OF_A_SHIP: Final = (e.Moved, e.RanAground, e.Rammed, e.Fired, e.Boarded, e.Burned)
"""Events told in one sentence for each ship."""


def tell(view: WarView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it needs none."""
    return next((one.text for one in tell_all(view, [event])), None)


def tell_all(view: WarView, events: Sequence[e.Told]) -> list[News]:
    """Tell *events*: what each ship did in a sentence, then what came of it.

    Ships that follow each other and only move alike share a sentence. What sank a ship is never
    left out, as its loss and the turn's initiative are not. That a side has sealed is
    left out once its ships act.
    """
    battle, told = view.open, list[News]()
    alike: list[e.Moved] = []
    for chapter in _chapters(_worth_telling(events)):
        first = chapter[0]
        if isinstance(first, e.ShipSunk) and told:
            told[-1] = replace(told[-1], weight=HEADLINE_WEIGHT)
        if len(chapter) == 1 and isinstance(first, e.Moved):
            if alike and not _are_alike(alike[0], first):
                told.append(_moved(battle, alike))
                alike = []
            alike.append(first)
            continue
        if alike:
            told.append(_moved(battle, alike))
            alike = []
        text = _sealed(view, events, first) or _chapter(battle, chapter)
        if text is not None:
            told.append(News(text=text, weight=_WEIGHTS.of(chapter)))
    return [*told, _moved(battle, alike)] if alike else told


def _sealed(view: WarView, events: Sequence[e.Told], event: e.Told) -> Text | None:
    """MOW-POST-02: what the reader's own side has sealed, if no other of the *events* tells it."""
    own = isinstance(event, e.Sealed) and event.side == SIDES.get(view.seat)
    if not own or any(isinstance(one, e.Signalled) for one in events):
        return None
    signals = own_signals(view)
    if not signals:
        return None
    return Text.of(
        "event-sealed-as", admiral=things.admiral(SIDES[view.seat]), signals=joined(signals)
    )


def _worth_telling(events: Sequence[e.Told]) -> Iterator[e.Told]:
    acted = [at for at, event in enumerate(events) if isinstance(event, e.Moved)]
    for at, event in enumerate(events):
        if not (isinstance(event, e.Sealed) and acted and at < acted[-1]):
            yield event


def _are_alike(first: e.Moved, second: e.Moved) -> bool:
    """Whether two ways have the same legs, and meet nothing."""
    ways = (first.way, second.way)
    if first.straggler != second.straggler:
        return False
    legs = [(way.sailing, [(leg.stroke, leg.run, leg.by) for leg in way.legs]) for way in ways]
    return legs[0] == legs[1] and all(way.met is None and way.land is None for way in ways)


def _moved(battle: Open, events: Sequence[e.Moved]) -> News:
    """The sentence for ships that have moved alike."""
    ships = things.ships(battle, [one.ship for one in events])
    way = _way(battle, events[0].way, count=len(events))
    if events[0].straggler:
        return News(text=Text.of("event-follow", ships=ships, deeds=way, count=len(events)))
    return News(text=Text.of("event-act", ships=ships, deeds=way))


def _chapters(events: Iterable[e.Told]) -> Iterator[list[e.Told]]:
    """*events* in groups: all that one ship did in a row, or else one event."""
    chapter: list[e.Told] = []
    for event in events:
        if chapter and not _goes_on(chapter[-1], event):
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter


def _goes_on(last: e.Told, event: e.Told) -> bool:
    if isinstance(last, e.Burned) or isinstance(event, e.Burned):
        return (
            isinstance(last, e.Burned) and isinstance(event, e.Burned) and (last.ship == event.ship)
        )
    return (
        isinstance(last, _OF_A_SHIP)
        and isinstance(event, e.RanAground | e.Rammed | e.Fired | e.Boarded)
        and last.ship == event.ship
    )


def _chapter(battle: Open, chapter: Sequence[e.Told]) -> Text | None:
    parts: list[Text] = []
    rams = any(isinstance(event, e.Rammed) for event in chapter)
    for event in chapter:
        match event:
            case e.Moved(way=way):
                parts.append(_way(battle, replace(way, met=None) if rams else way, count=1))
            case e.RanAground(ship=ship, grounding=grounding):
                parts.append(mishaps.grounded(battle, ship, grounding))
            case e.Rammed(ram=ram):
                parts.append(_ram(battle, ram))
            case e.Fired(volley=volley):
                parts.append(_volley(battle, volley))
            case e.Boarded(ship=ship, boarding=boarding):
                parts += _boarding(battle, ship, boarding)
            case e.Burned():
                parts.append(mishaps.burned(event))
            case _:
                return _other(battle, event)
    first = chapter[0]
    assert isinstance(first, _OF_A_SHIP), "all others are told alone"
    if isinstance(first, e.Burned):
        name = things.ship(battle, first.ship)
        return Text.of("event-burned", ship=name, fires=joined(parts))
    return Text.of("event-act", ships=things.ship(battle, first.ship), deeds=joined(parts))


def _way(battle: Open, way: Way, count: int) -> Text:
    if not way.legs:
        return Text.of("deed-stay", count=count)
    legs = Listing(items=tuple(_leg(leg, count, sailing=way.sailing) for leg in way.legs))
    if way.stopped == "wind":
        return Text.of("deed-luffed", legs=legs, count=count)
    if way.met is None:
        return Text.of("deed-way", legs=legs)
    met = things.ship(battle, way.met)
    return Text.of("deed-met", legs=legs, met=met, what=way.stopped or "ship")


def _leg(leg: Leg, count: int, *, sailing: bool) -> Text:
    run, facts = things.length(leg.run), things.bend(leg.by)
    stroke = "sail" if sailing and leg.stroke == "ahead" else leg.stroke
    return Text.of("leg", stroke=stroke, count=count, length=run, **facts)


def _ram(battle: Open, ram: Ram) -> Text:
    save = card_of(battle, ram.target).waterline.save
    target = things.ship(battle, ram.target)
    done = Text.of("deed-ram", target=target, save=ram.save, needed=save, points=ram.points)
    if ram.first_save is None:
        return done
    return Text.of("save-again", first=ram.first_save, then=done)


def _volley(battle: Open, volley: Volley) -> Text:
    target = things.ship(battle, volley.met)
    told = joined([shots.shot(battle, one, volley.met) for one in volley.shots])
    aim = volley.aim or "any"
    return Text.of("deed-fire", target=target, aim=aim, band=volley.band, shots=told)


def _boarding(battle: Open, ship: ShipId, boarding: Boarding) -> Iterator[Text]:
    """The rounds of a boarding in order, and who ended it."""
    target = things.ship(battle, boarding.target)
    if not boarding.bouts:
        yield Text.of("deed-board-empty", target=target)
        return
    first, *others = boarding.bouts
    yield Text.of("deed-board", target=target, **_bout(battle, first))
    attacker = ship
    for bout in others:
        turned = "no" if bout.attacker == attacker else "yes"
        name, attacker = things.ship(battle, bout.attacker), bout.attacker
        yield Text.of("deed-go-on", ship=name, turned=turned, **_bout(battle, bout))
    if boarding.ended_by is not None:
        how = "stops" if boarding.ended_by == attacker else "casts_off"
        yield Text.of("deed-break-off", ship=things.ship(battle, boarding.ended_by), how=how)


def _bout(battle: Open, bout: Bout) -> dict[str, Fact]:
    ours, theirs = bout.totals
    lost = things.ships(battle, bout.lost)
    return {"ours": ours, "theirs": theirs, "lost": lost, "losers": len(bout.lost)}


def _other(battle: Open, event: e.Told) -> Text | None:
    match event:
        case e.BattleBegan(wind=wind, pieces=pieces):
            return Text.of("event-began", wind=wind, pieces=pieces)
        case e.Refloated(ship=ship, face=face, off=off):
            how = "tide" if face is None else "yes" if off else "no"
            name = things.ship(battle, ship)
            return Text.of("event-refloated", ship=name, face=face or 0, off=how)
        case e.WindTurned(face=face, wind=wind):
            return Text.of("event-wind", face=face, wind=wind)
        case e.TurnBegan(turn=turn, initiative=side, west=west, east=east):
            who = things.admiral(side)
            high, low = max(west, east), min(west, east)
            return Text.of("event-turn", turn=turn, admiral=who, high=high, low=low)
        case e.Signalled(squadron=squadron, signal=signal):
            told = things.signal(battle, signal)
            return Text.of("told", squadron=things.squadron(battle, squadron), signal=told)
        case e.Sealed(side=side):
            return Text.of("event-sealed", admiral=things.admiral(side))
        case e.ShipSunk(ship=ship):
            return Text.of("event-sunk", ship=things.ship(battle, ship))
        case e.ShipAbandoned(ship=ship):
            return Text.of("event-abandoned", ship=things.ship(battle, ship))
        case e.ShipManned(ship=ship, by=by, crew=crew, prize=prize):
            return Text.of(
                "event-manned",
                ship=things.ship(battle, ship),
                by=things.ship(battle, by),
                crew=crew,
                prize="yes" if prize else "no",
            )
        case e.LeaderReplaced(squadron=squadron, leader=leader):
            letter = battle.squadrons[squadron].letter
            return Text.of("event-leader", letter=letter, ship=things.ship(battle, leader))
        case e.BattleEnded():
            return _ended(event)
        case e.ScuttleOrdered(ship=ship, go=go):
            ordered = "yes" if go else "no"
            return Text.of("told-scuttle", ship=things.ship(battle, ship), go=ordered)
        case e.Scuttled(ship=ship, home=home, saved=saved):
            fate = "own" if home is None else "back" if saved else "lost"
            return Text.of(
                "event-scuttled",
                ship=things.ship(battle, ship),
                fate=fate,
                home="" if home is None else things.ship(battle, home),
            )
        case e.FellBehind(ship=ship):
            return Text.of("event-fell-behind", ship=things.ship(battle, ship))
        case e.Rejoined(ship=ship):
            return Text.of("event-rejoined", ship=things.ship(battle, ship))
        case (
            e.WizardsJoined()
            | e.CardsDrawn()
            | e.CardsDiscarded()
            | e.DeckShuffled()
            | e.SpellPrepared()
            | e.DispelOrdered()
            | e.DiscardOrdered()
            | e.SpellCast()
            | e.SpellDropped()
            | e.SpellDispelled()
            | e.SpellWorked()
            | e.WizardFared()
        ):
            return magic_news.tell(battle, event)
        case e.Moved() | e.RanAground() | e.Rammed() | e.Fired() | e.Boarded() | e.Burned():
            return None


def _ended(event: e.BattleEnded) -> Text:
    honours = dict(event.honours)
    return Text.of(
        "event-ended",
        why=event.why if event.winner else "draw",
        winner=things.admiral(event.winner or "west"),
        loser=things.admiral(other(event.winner or "west")),
        most=max(honours.values()),
        least=min(honours.values()),
    )


def ended(battle: Open, honours: tuple[tuple[str, int], ...]) -> Text | None:
    """The sentence that told the end of a battle; None while it goes on."""
    if battle.ended is None:
        return None
    return _ended(e.BattleEnded(winner=battle.winner, why=battle.ended, honours=honours))
