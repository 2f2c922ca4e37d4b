"""News: one sentence for each action, with all its results."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.news import EventWeights, News
from engine.core.records import value
from engine.core.words import Listing, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.words.scenarios import SCENARIO_WORDS, words_of
from engine.games.fleet_commander.words.told_fights import discovery, fight, landed, movement
from engine.games.fleet_commander.words.told_preparation import deployed, preparation
from engine.games.fleet_commander.words.told_turns import turn

_WEIGHTS: Final = EventWeights(
    headlines=(
        *(e.ShipDestroyed, e.Eliminated),
        *(kind for one in SCENARIO_WORDS.values() for kind in one.decisive),
    ),
    great=(
        *(e.BattleEnded, e.Revealed, e.WeaponRevealed),
        *(kind for one in SCENARIO_WORDS.values() for kind in one.great),
    ),
    notable=(e.Attacked, e.Damaged),
)

_HEADS = (
    *(
        e.Attacked,
        e.WeaponFired,
        e.FieldTested,
        e.TurnBegan,
        e.TurnEnded,
        e.DiceRolled,
    ),
    *(
        e.Deployed,
        e.FormationChosen,
        e.FleetArranged,
        e.FleetsShown,
        e.FleetLaunched,
        e.FirstRolled,
        e.SectorPlaced,
        e.PortalPlaced,
    ),
    *(e.TilesSetAside, e.BridgeEmptied, e.Rerolled, e.TurnPassed, e.Eliminated, e.BattleEnded),
    *(e.SignalsLaunched, e.WeaponsKept, e.Scanned, e.FogScanned),
    *(e.OpeningRolled, e.OpeningKept),
    *(kind for one in SCENARIO_WORDS.values() for kind in one.heads),
)
"""Event types that begin a sentence of their own."""


@value
class _Clause:
    """The words of one event."""

    event: e.Told
    text: Text


def tell(view: FleetView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it needs none."""
    return next((one.text for one in tell_all(view, [event])), None)


def tell_all(view: FleetView, events: Sequence[e.Told]) -> list[News]:
    """Tell *events* in few sentences: each action with its results, then the ships destroyed."""
    battle, told = view.open, list[News]()
    for chapter in _chapters(_decisive(events)):
        if ships := [event for event in chapter if isinstance(event, e.Deployed)]:
            told.append(News(text=deployed(battle, ships)))
            continue
        lost = [event for event in chapter if isinstance(event, e.ShipDestroyed)]
        others = [event for event in chapter if event not in lost]
        if clauses := [*_clauses(battle, others)]:
            text = clauses[0].text if len(clauses) == 1 else _and_so(battle, clauses)
            told.append(News(text=text, weight=_WEIGHTS.of(others)))
        told += (News(text=fight(battle, one), weight=_WEIGHTS.of([one])) for one in lost)
    return told


def _decisive(events: Sequence[e.Told]) -> Sequence[e.Told]:
    """*events* without tied rolls for the first turn: only the last roll decides."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, e.FirstRolled)]
    return [event for at, event in enumerate(events) if at not in rolls[:-1]]


def _and_so(battle: Open, clauses: Sequence[_Clause]) -> Text:
    """Join *clauses* into one sentence: an action, its results, then why nobody could answer it."""
    done = [one for one in clauses if not isinstance(one.event, e.Unanswered)]
    why = next((one.text for one in clauses if isinstance(one.event, e.Unanswered)), None)
    head, *parts = _landed(battle, done)
    if parts:
        head = Text.of("event-and-so", head=head, parts=Listing(items=tuple(parts)))
    return head if why is None else Text.of("event-because", head=head, why=why)


def _landed(battle: Open, clauses: Sequence[_Clause]) -> Iterator[Text]:
    """The words of *clauses*, with an attack and its damage joined if all of it landed at once.

    An attack or a weapon is joined with the damage that follows at once, a counter-attack with any
    later.
    """
    left = list(clauses)
    while left:
        clause = left.pop(0)
        attack, damage = clause.event, None
        if isinstance(attack, e.Attacked):
            damage = _damage(left[:1], attack.strike.target, attack.firepower)
        elif isinstance(attack, e.CounterAttacked):
            damage = _damage(left, attack.target, attack.firepower)
        elif isinstance(attack, e.WeaponFired) and attack.target is not None:
            damage = _damage(left[:1], attack.target)
        if damage is None or not isinstance(attack, e.Attacked | e.CounterAttacked | e.WeaponFired):
            yield clause.text
        else:
            left = [one for one in left if one.event is not damage]
            yield landed(battle, attack, damage)


def _damage(
    clauses: Sequence[_Clause], ship: ShipId, points: int | None = None
) -> e.Damaged | None:
    """The first event among *clauses* in which *ship* takes so many *points*; None if none does."""
    hits = (one.event for one in clauses if isinstance(one.event, e.Damaged))
    mine = (hit for hit in hits if hit.ship == ship)
    return next((hit for hit in mine if points in {None, hit.points}), None)


def _chapters(events: Sequence[e.Told]) -> Iterator[list[e.Told]]:
    """*events* in groups, each of which begins with an action."""
    chapter: list[e.Told] = []
    for event in events:
        if chapter and _is_head(event, chapter):
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter


def _is_head(event: e.Told, chapter: Sequence[e.Told]) -> bool:
    """Whether *event* begins a new group, and does not continue *chapter*."""
    if isinstance(event, e.Deployed) and isinstance(chapter[-1], e.Deployed):
        return False
    if isinstance(event, e.Moved):
        return event.how in {"die", "again", "portal"}
    if isinstance(event, e.Damaged):
        return isinstance(event.cause, Weapon) and not isinstance(chapter[0], e.WeaponFired)
    return isinstance(event, _HEADS)


def _clauses(battle: Open, chapter: Sequence[e.Told]) -> Iterator[_Clause]:
    """The clause of each event of *chapter*, left out if it needs none."""
    for event in chapter:
        if (said := _clause(battle, event)) is not None:
            yield _Clause(event=event, text=said)


def _clause(battle: Open, event: e.Told) -> Text | None:
    if isinstance(event, e.Preparation):
        return preparation(battle, event)
    if isinstance(event, e.Turn):
        return turn(battle, event)
    if isinstance(event, e.Mission):
        return words_of(battle).news(battle, event)
    if isinstance(event, e.Movement):
        return movement(battle, event)
    if isinstance(event, e.Discovery):
        return discovery(battle, event)
    return fight(battle, event)
