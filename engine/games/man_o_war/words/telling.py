"""News: a sentence for each ship that acts, in the order in which it happened."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.news import EventWeights, News
from engine.core.words import Fact, Listing, Text
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Leg, Ram, Shot, Volley, Way
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.model.tables import CrewLost, Holed
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.labels import joined

_WEIGHTS: Final = EventWeights(
    headlines=(e.ShipSunk, e.BattleEnded),
    great=(e.ShipAbandoned, e.Rammed),
    notable=(e.Fired,),
)

_OF_A_SHIP: Final = (e.Moved, e.Rammed, e.Fired)
"""Events told in one sentence for each ship."""


def tell(view: WarView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it needs none."""
    return next((one.text for one in tell_all(view, [event])), None)


def tell_all(view: WarView, events: Sequence[e.Told]) -> list[News]:
    """Tell *events*: what each ship did in a sentence, then what came of it."""
    told: list[News] = []
    for chapter in _chapters(events):
        text = _chapter(view.open, chapter)
        if text is not None:
            told.append(News(text=text, weight=_WEIGHTS.of(chapter)))
    return told


def _chapters(events: Sequence[e.Told]) -> Iterator[list[e.Told]]:
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
    return (
        isinstance(last, _OF_A_SHIP)
        and isinstance(event, e.Rammed | e.Fired)
        and last.ship == event.ship
    )


def _chapter(battle: Open, chapter: Sequence[e.Told]) -> Text | None:
    parts: list[Text] = []
    for event in chapter:
        match event:
            case e.Moved(way=way):
                parts.append(_way(battle, way))
            case e.Rammed(ram=ram):
                parts.append(_ram(battle, ram))
            case e.Fired(volley=volley):
                parts.append(_volley(battle, volley))
            case _:
                return _other(battle, event)
    first = chapter[0]
    assert isinstance(first, _OF_A_SHIP), "all others are told alone"
    return Text.of("event-act", ship=things.ship(battle, first.ship), deeds=joined(parts))


def _way(battle: Open, way: Way) -> Text:
    if not way.legs:
        return Text.of("deed-stay")
    legs = Listing(items=tuple(_leg(leg) for leg in way.legs))
    if way.met is None:
        return Text.of("deed-way", legs=legs)
    met = things.ship(battle, way.met)
    return Text.of("deed-met", legs=legs, met=met, what=way.stopped or "ship")


def _leg(leg: Leg) -> Text:
    return Text.of("leg", stroke=leg.stroke, length=things.length(leg.run), **things.bend(leg.by))


def _ram(battle: Open, ram: Ram) -> Text:
    save = card_of(battle, ram.target).waterline.save
    target = things.ship(battle, ram.target)
    return Text.of("deed-ram", target=target, save=ram.save, needed=save, points=ram.points)


def _volley(battle: Open, volley: Volley) -> Text:
    shots = joined([_shot(battle, one) for one in volley.shots])
    target = things.ship(battle, volley.met)
    return Text.of("deed-fire", target=target, band=volley.band, shots=shots)


def _shot(battle: Open, shot: Shot) -> Text:
    area: Fact = "none" if shot.area is None else shot.area.value
    if shot.critical is not None:
        return Text.of(
            "shot-critical",
            die=shot.die,
            area=area,
            save=shot.save or 0,
            critical=shot.critical,
            harm=_harm(battle, shot.critical),
        )
    return Text.of("shot", die=shot.die, area=area, result=shot.result, save=shot.save or 0)


def _harm(battle: Open, face: int) -> Text:
    """What the die of a critical hit does."""
    match printed(battle).tables.criticals.results[face - 1]:
        case Holed(points=points):
            return Text.of("harm-holed", points=points)
        case CrewLost(crew=crew):
            return Text.of("harm-crew", crew=crew)
        case _:
            return Text.of("harm-none")


def _other(battle: Open, event: e.Told) -> Text | None:
    match event:
        case e.BattleBegan(wind=wind):
            return Text.of("event-began", wind=wind)
        case e.WindTurned(face=face, wind=wind):
            return Text.of("event-wind", face=face, wind=wind)
        case e.TurnBegan(turn=turn, initiative=side, west=west, east=east):
            who, other = things.admiral(side), (west, east) if side == "west" else (east, west)
            return Text.of("event-turn", turn=turn, admiral=who, high=other[0], low=other[1])
        case e.Signalled(squadron=squadron, signal=signal):
            told = things.signal(battle, signal)
            return Text.of("told", squadron=things.squadron(battle, squadron), signal=told)
        case e.Sealed(side=side):
            return Text.of("event-sealed", admiral=things.admiral(side))
        case e.ShipSunk(ship=ship):
            return Text.of("event-sunk", ship=things.ship(battle, ship))
        case e.ShipAbandoned(ship=ship):
            return Text.of("event-abandoned", ship=things.ship(battle, ship))
        case e.LeaderReplaced(squadron=squadron, leader=leader):
            letter = battle.squadrons[squadron].letter
            return Text.of("event-leader", letter=letter, ship=things.ship(battle, leader))
        case e.BattleEnded():
            return _ended(event)
        case e.Moved() | e.Rammed() | e.Fired():
            return None


def _ended(event: e.BattleEnded) -> Text:
    honours = dict(event.honours)
    return Text.of(
        "event-ended",
        why=event.why if event.winner else "draw",
        winner=things.admiral(event.winner or "west"),
        most=max(honours.values()),
        least=min(honours.values()),
    )


def ended(battle: Open, honours: tuple[tuple[str, int], ...]) -> Text | None:
    """The sentence that told the end of a battle; None while it goes on."""
    if battle.ended is None:
        return None
    return _ended(e.BattleEnded(winner=battle.winner, why=battle.ended, honours=honours))
