"""Clauses on turns, dice and the battle as a whole."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.words import Listing, Person, Text
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.results import FACES, SPECIALS, Result
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios import words_of


def turn(battle: Open, event: e.Turn) -> Text | None:
    """Tell an event of turns, dice or the battle as a whole; None if it needs no words."""
    match event:
        case e.TurnBegan():
            return None  # The next action tells it, and the board the round.
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
            uses = Listing(
                items=tuple(Text.of("kept-for", use=use) for use in _uses(battle, event))
            )
            who, shown = Person(seat=seat), things.dice(kept)
            return Text.of(
                "event-turn-ended", commander=who, dice=shown, count=len(kept), uses=uses
            )
        case e.Eliminated(seat=seat, ships=ships):
            left = things.ships(battle, ships) if ships else ""
            who = Person(seat=seat)
            return Text.of("event-eliminated", commander=who, ships=left, count=len(ships))
        case e.BattleEnded():
            return words_of(battle).ended(battle, event)
        case _:
            assert_never(event)


def _uses(battle: Open, event: e.TurnEnded) -> Iterator[str]:
    """What the dice kept as a turn ends are good for before the next roll; else the next turn."""
    kept = event.kept
    specials = sum(one in SPECIALS for one in kept)
    armed = any(one.owner == event.seat and one.weapon and one.hull for one in battle.ships)
    found = {
        "shield": any(one[0] == "G" and one not in SPECIALS for one in kept),
        "retreat": "B:S" in kept,
        "counter": "R:S" in kept,
        "weapon": armed and specials >= PRICE,
    }
    yield from (use for use, is_good in found.items() if is_good)
    if not any(found.values()):
        yield "turn"


def _faces(results: Sequence[Result]) -> Iterator[Text]:
    """Explain each face among *results*, for players who see them for the first time."""
    for face in FACES:
        if any(one[2] == face for one in results):
            yield Text.of("face-means", sign=things.face(face), face=face)
