"""Odds of dice before they are rolled, in words and percent."""

from collections.abc import Iterator
from fractions import Fraction

from engine.core.agenda import waiting
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.forecast import unknown
from engine.games.fleet_commander.judgement.odds import RollOdds, cloud, roll_odds, specials
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView


def chances(view: FleetView, action: a.Action) -> Iterator[Text]:
    """Tell the odds of an action that dice decide; nothing for any other."""
    battle = view.open
    match action:
        case a.RollDice():
            yield from _now(view, action)
            yield from _opened_later(view, action)
        case a.RollOpening(red=red, blue=blue, green=green):
            dice = red + blue + green
            yield Text.of("chance-special", percent=percent(specials(battle, dice, 1)))
        case a.Reroll():
            useful = 1 - specials(battle, len(action.specials), len(action.specials))
            yield Text.of("chance-reroll", percent=percent(useful))
        case a.RollGreen(decision=decision):
            for asked in waiting(view.agenda):
                if asked.id == decision and isinstance(asked, d.ReactDecision):
                    yield Text.of("chance-cloud", percent=percent(cloud(battle, asked.strike)))
        case a.ScanFog():
            found = specials(battle, len(unknown(battle, action)), 1)
            yield Text.of("chance-discovery", percent=percent(found))
        case a.Move(to=to) | a.MoveAgain(to=to) if battle.sectors[to] is not None:
            special = battle.sectors[to]
            assert special is not None
            hit = percent(specials(battle, 1, 1))
            yield Text.of("chance-sector", special=special.value, percent=hit)
        case _:
            return


def opened_now(roll: a.RollDice, odds: RollOdds) -> Text:
    """Tell what the dice of *roll* may allow; *odds* include the dice on the bridge and the ships.

    A use is left out if *roll* has no die for it and the chance is 0.
    """
    parts = (*_acts(odds, roll), *_shield(odds, roll), *opened_arms(odds))
    return Text.of("odds-now", parts=Listing(items=parts))


def _now(view: FleetView, roll: a.RollDice) -> Iterator[Text]:
    """Tell the odds of attacking, moving and firing the weapon in this turn."""
    odds = roll_odds(view, roll)
    if parts := (*_acts(odds, roll), *opened_arms(odds)):
        yield Text.of("odds-now", parts=Listing(items=parts))


def _acts(odds: RollOdds, roll: a.RollDice) -> Iterator[Text]:
    yield from _part("attack", odds.attack, roll.red)
    yield from _part("move", odds.move, roll.blue)


def opened_arms(odds: RollOdds) -> Iterator[Text]:
    """The chance to fire the special weapon; nothing if the commander has none."""
    if odds.weapon is not None:
        yield from _part("weapon", odds.weapon)


def _opened_later(view: FleetView, roll: a.RollDice) -> Iterator[Text]:
    odds = roll_odds(view, roll)
    parts = (
        *_shield(odds, roll),
        *_part("retreat", odds.retreat, roll.blue),
        *_part("counter", odds.counter, roll.red),
    )
    if parts:
        yield Text.of("odds-later", parts=Listing(items=parts))


def _shield(odds: RollOdds, roll: a.RollDice) -> Iterator[Text]:
    """FC-SHIELD-02: a shield blocks only the directions that it shows, so each has its
    own chance.
    """
    if roll.green or odds.straight or odds.diagonal:
        straight, diagonal = percent(odds.straight), percent(odds.diagonal)
        yield Text.of("odds-shield", straight=straight, diagonal=diagonal)


def _part(what: str, chance: Fraction, dice: int = 0) -> Iterator[Text]:
    if dice or chance:
        yield Text.of("odds-part", what=what, percent=percent(chance))


def percent(chance: Fraction) -> int:
    """Percentage of *chance*, rounded; 0 only if it is impossible, 100 only if it is certain."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)
