"""What happens to turns, dice, scenario and battle, told in clauses."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.results import FACES, Result
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words import things

_OBJECTIVES = (
    *("containers", "outdone", "level", "escaped", "cruiser_lost", "shuttle_lost"),
    *("portals", "no_ships"),
)
"""Why a battle is over that class points do not decide."""


def turn(battle: Open, event: e.Turn) -> Text | None:
    """What happens to turns, to dice, and to the battle as a whole."""
    match event:
        case e.TurnBegan():
            return None  # What is done next says it, and the board names the round.
        case e.TurnPassed(seat=seat):
            return Text.of("event-turn-passed", commander=Person(seat=seat))
        case e.DiceRolled(seat=seat, results=results):
            return Text.of(
                "event-dice-rolled",
                commander=Person(seat=seat),
                dice=things.dice(results),
                new="yes" if battle.round == 1 else "no",
                faces=Listing(items=tuple(_faces(results))),
            )
        case e.Rerolled(seat=seat, specials=specials, results=results):
            return Text.of(
                "event-rerolled",
                commander=Person(seat=seat),
                specials=things.dice(specials),
                dice=things.dice(results),
            )
        case e.BridgeEmptied(seat=seat, by=by, dice=dice, how=how):
            return Text.of(
                "event-bridge-emptied",
                commander=Person(seat=seat),
                by=Person(seat=by),
                dice=things.dice(dice),
                count=len(dice),
                how=str(how),
            )
        case e.TurnEnded(seat=seat, kept=kept):
            who, shown = Person(seat=seat), things.dice(kept)
            return Text.of("event-turn-ended", commander=who, dice=shown, count=len(kept))
        case e.Eliminated(seat=seat, ships=ships):
            left = things.ships(battle, ships) if ships else ""
            who = Person(seat=seat)
            return Text.of("event-eliminated", commander=who, ships=left, count=len(ships))
        case e.BattleEnded():
            return _ended(battle, event)
        case _:
            assert_never(event)


def mission(battle: Open, event: e.Mission) -> Text:
    """What happens to what the scenario is about."""
    match event:
        case e.CruiserAwaited(face=face):
            return Text.of("event-cruiser-awaited", comes="yes" if face == "S" else "no")
        case e.CruiserDelayed(at=at):
            return Text.of("event-cruiser-delayed", sector=things.sector_name(battle, at))
        case e.Appeared(at=at):
            return Text.of("event-appeared", sector=things.sector_name(battle, at))
        case e.PortalsHeld(seat=seat):
            return Text.of("event-portals-held", commander=Person(seat=seat))
        case _:
            return _reached(battle, event)


def _reached(battle: Open, event: e.Evacuated | e.Escaped | e.ShuttleCaptured | e.Entered) -> Text:
    """What ships do for it."""
    facts: dict[str, Fact] = {
        "commander": Person(seat=event.seat),
        "sector": things.sector_name(battle, event.at),
    }
    match event:
        case e.Evacuated(ships=ships, total=total):
            named = things.the_ships(battle, ships)
            return Text.of("event-evacuated", ships=named, count=len(ships), total=total, **facts)
        case e.Escaped(ship=ship):
            return Text.of("event-escaped", ship=things.the_ship(battle, ship), **facts)
        case e.ShuttleCaptured(loser=loser):
            return Text.of("event-shuttle-captured", loser=Person(seat=loser), **facts)
        case e.Entered(ships=ships):
            return Text.of("event-entered", ships=things.the_ships(battle, ships), **facts)
        case _:
            assert_never(event)


def _ended(battle: Open, event: e.BattleEnded) -> Text:
    winners = Listing(items=tuple(Person(seat=seat) for seat in event.winners))
    if event.why in _OBJECTIVES:
        count = len(event.winners)
        return Text.of(
            "event-objective-ended",
            why=event.why,
            scenario=battle.options.scenario,
            count=count,
            winners=winners,
        )
    return Text.of("event-battle-ended", why=event.why, count=len(event.winners), winners=winners)


def _faces(results: Sequence[Result]) -> Iterator[Text]:
    """What each face among *results* means: for who sees them for the first time."""
    for face in FACES:
        if any(one[2] == face for one in results):
            yield Text.of("face-means", sign=things.face(face), face=face)
