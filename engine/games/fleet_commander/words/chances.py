"""Odds of dice before they are rolled, in words and percent."""

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.forecast import unknown
from engine.games.fleet_commander.judgement.odds import RollOdds, cloud, roll_odds, specials
from engine.games.fleet_commander.judgement.rolls import RollAims, aims_of
from engine.games.fleet_commander.judgement.volley_odds import LikelyDamage
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words import things

LIKELY: Final = Fraction(1, 5)
"""Smallest chance of the specials for a weapon that is told beside a roll to fight."""


def chances(view: FleetView, action: a.Action) -> Iterator[Text]:
    """Tell the odds of an action that dice decide; nothing for any other."""
    battle = view.open
    match action:
        case a.RollDice():
            yield about_roll(view, action)
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


def about_roll(view: FleetView, roll: a.RollDice) -> Text:
    """Tell what the dice of *roll* are for, with the chance of each use that is left to them.

    The dice on the bridges and the places of the ships count. The chance beside a volley is that of
    at least the damage told, past the shields held, before any other answer.
    """
    parts = [*_uses(view, roll, aims_of(view, roll))]
    if not parts:
        return Text.of("roll-nothing")
    return reduce(lambda head, part: Text.of("about-and", head=head, parts=part), parts)


def _uses(view: FleetView, roll: a.RollDice, found: RollAims) -> Iterator[Text]:
    """The uses of the dice, as many as 100 letters hold: a shot past a shield takes the most."""
    odds = found.odds
    long = found.damage is not None and found.damage.shield != "none"
    if found.mission is not None:
        yield Text.of("roll-mission", kind=found.mission, percent=percent(odds.mission))
    if found.damage is not None:
        yield _damage(view, found.damage)
    for aim in found.aims:
        yield Text.of("roll-aim", aim=aim, percent=percent(odds.move))
    if found.mission is None or not long:
        yield from _shield(odds, roll)
    if found.mission is None and not long and odds.weapon is not None and odds.weapon >= LIKELY:
        yield Text.of("roll-weapon", percent=percent(odds.weapon))


def _damage(view: FleetView, likely: LikelyDamage) -> Text:
    return Text.of(
        "roll-damage",
        percent=percent(likely.chance),
        points=likely.points,
        target=things.aimed_at(view.open, view.seat, likely.target),
        destroyed="yes" if likely.points == likely.hull else "no",
        shield=likely.shield,
    )


def _opened_later(view: FleetView, roll: a.RollDice) -> Iterator[Text]:
    odds = roll_odds(view, roll)
    parts = (
        *_part("retreat", odds.retreat, roll.blue),
        *_part("counter", odds.counter, roll.red),
    )
    if parts:
        yield Text.of("odds-later", parts=Listing(items=parts))


def _shield(odds: RollOdds, roll: a.RollDice) -> Iterator[Text]:
    """FC-SHIELD-02: a shield blocks only the directions that it shows, so each has its
    own chance.
    """
    if roll.green:
        straight, diagonal = percent(odds.straight), percent(odds.diagonal)
        yield Text.of("roll-shield", straight=straight, diagonal=diagonal)


def _part(what: str, chance: Fraction, dice: int = 0) -> Iterator[Text]:
    if dice or chance:
        yield Text.of("odds-part", what=what, percent=percent(chance))


def percent(chance: Fraction) -> int:
    """Percentage of *chance*, rounded; 0 only if it is impossible, 100 only if it is certain."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)
