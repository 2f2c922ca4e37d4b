"""News: one sentence for each action, with all its results."""

from collections.abc import Iterator, Sequence

from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.words.scenarios import SCENARIO_WORDS, words_of
from engine.games.fleet_commander.words.told_fights import discovery, fight, movement
from engine.games.fleet_commander.words.told_preparation import deployed, preparation
from engine.games.fleet_commander.words.told_turns import turn

_GREAT_NEWS = (
    *("event-battle-ended", "event-objective-ended"),
    *("event-revealed", "event-weapon-revealed"),
    *(key for one in SCENARIO_WORDS.values() for key in one.great),
)
"""Keys of important sentences, which should not be missed."""

_GREATEST = ("event-ship-destroyed", "event-eliminated")
"""Keys of the most important sentences, told before all others in large letters."""

_MISSION_DONE = tuple(key for one in SCENARIO_WORDS.values() for key in one.decisive)
"""Keys that decide who wins a scenario: as important, even within another sentence."""

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


def tell(view: FleetView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it needs none."""
    return next(iter(tell_all(view, [event])), None)


def tell_all(view: FleetView, events: Sequence[e.Told]) -> list[Text]:
    """Tell *events* in few sentences: each action with its results, then the ships destroyed."""
    told: list[Text] = []
    for chapter in _chapters(_decisive(events)):
        if ships := [event for event in chapter if isinstance(event, e.Deployed)]:
            told.append(deployed(view.open, ships))
            continue
        lost = [event for event in chapter if isinstance(event, e.ShipDestroyed)]
        clauses = [*_clauses(view.open, [event for event in chapter if event not in lost])]
        if len(clauses) == 1:
            told += clauses
        elif clauses:
            told.append(_and_so(clauses))
        told += (fight(view.open, event) for event in lost)
    return told


def _decisive(events: Sequence[e.Told]) -> Sequence[e.Told]:
    """*events* without tied rolls for the first turn: only the last roll decides."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, e.FirstRolled)]
    return [event for at, event in enumerate(events) if at not in rolls[:-1]]


def _and_so(clauses: Sequence[Text]) -> Text:
    """Join *clauses* into one sentence: an action, its results, then why nobody could answer it."""
    head, *parts = _landed([one for one in clauses if one.key != "event-unanswered"])
    why = next((one for one in clauses if one.key == "event-unanswered"), None)
    if parts:
        head = Text.of("event-and-so", head=head, parts=Listing(items=tuple(parts)))
    return head if why is None else Text.of("event-because", head=head, why=why)


def _landed(clauses: Sequence[Text]) -> Sequence[Text]:
    """*clauses* with an attack and its damage joined, if all its firepower landed at once."""
    clauses = [*_struck_back(clauses)]
    if len(clauses) < 2 or clauses[0].key != "event-attacked":
        return clauses
    attack, hit, *others = clauses
    did, done = dict(attack.facts), dict(hit.facts)
    if hit.key != "event-damaged":
        return clauses
    if (did["target"], did["power"]) != (done["ship"], done["points"]):
        return clauses
    attack = Text.of(attack.key, **{**did, "lands": "yes"})
    return (Text.of("event-hit", attack=attack, hull=done["hull"], most=done["most"]), *others)


def _struck_back(clauses: Sequence[Text]) -> Iterator[Text]:
    """*clauses* with each counter-attack and its damage joined."""
    left = list(clauses)
    while left:
        clause = left.pop(0)
        did = dict(clause.facts)
        if clause.key == "event-counter-attacked":
            for hit in left:
                done = dict(hit.facts)
                aimed = hit.key == "event-damaged" and done["ship"] == did["target"]
                if aimed and done["points"] == did["power"]:
                    left.remove(hit)
                    clause = Text.of(
                        "event-hit", attack=clause, hull=done["hull"], most=done["most"]
                    )
                    break
        yield clause


def weight(text: Text) -> int:
    """Importance of a sentence of ``tell_all``, for when there is no room for all of them."""
    keys = {fact.key for fact in _within(text) if isinstance(fact, Text)}
    is_greatest = text.key in _GREATEST or bool(keys & {*_MISSION_DONE})
    great = 100 * is_greatest + 2 * bool(keys & {*_GREAT_NEWS})
    return great + bool(keys & {"event-attacked", "event-damaged"})


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


def _clauses(battle: Open, chapter: Sequence[e.Told]) -> Iterator[Text]:
    """The clause of each event of *chapter*, left out if it needs none."""
    for event in chapter:
        if (said := _clause(battle, event)) is not None:
            yield said


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


def _within(fact: Fact) -> Iterator[Fact]:
    """*fact* and all facts within it."""
    yield fact
    inner: Sequence[Fact] = ()
    if isinstance(fact, Text):
        inner = [one for _, one in fact.facts]
    elif isinstance(fact, Listing):
        inner = fact.items
    for one in inner:
        yield from _within(one)
