"""Reactions to an attack as plans: the best first, with its reason, each with its result."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.judgement.outcomes import distance_to_enemy
from engine.games.fleet_commander.judgement.reactions import Reacted, ranked_reactions, reason_for
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.words import things

RETREAT: Final = "B:S"
"""The die that a retreat takes (FC-SPECIAL-13)."""


def reaction_plans(view: FleetView, asked: d.ReactDecision) -> Iterator[Plan[a.Action]]:
    """Offer the reactions, the best first and recommended; those that share a label are offered
    once.
    """
    labels: set[Text] = set()
    found = ranked_reactions(view, asked)
    for one in found:
        named, told = _told(view, asked, one)
        if not labels:
            told = Text.of("about-best", why=_why(view, asked, found), about=told)
        if named not in labels:
            labels.add(named)
            yield Plan(label=named, about=told, actions=(one.action,))


def what_is_left(battle: Open, target: ShipId, points: int, how: str, *, dice: int = 0) -> Text:
    """Tell the hull that *points* of damage leave of *target*, *how* it answers, and how many
    *dice* that takes.
    """
    hull = battle.ships[target].hull
    left = max(0, hull - points)
    return Text.of("about-answer", hull=hull, left=left, points=points, how=how, dice=dice)


def _why(view: FleetView, asked: d.ReactDecision, found: Sequence[Reacted]) -> Text:
    """Explain why the first of *found* is the best: the damage it stops or deals, and its dice."""
    hit = found[0].hit
    how = reason_for(view, asked, found)
    return Text.of("why-best", how=how, power=hit.stopped, dice=hit.dice)


def _told(view: FleetView, asked: d.ReactDecision, reacted: Reacted) -> tuple[Text, Text]:
    """Label of a reaction, and the hull that it leaves of the ship attacked."""
    battle, target, hit = view.open, asked.strike.target, reacted.hit
    match reacted.action:
        case a.RollGreen():
            return Text.of("label-roll-green"), Text.of("about-roll-green")
        case a.RaiseShields(shields=shields):
            dice = [result for one in shields for result in COST[one.die]]
            named = Text.of("plan-raise", dice=things.dice([one.die for one in shields]))
            return named, what_is_left(battle, target, hit.passed, "spent", dice=len(dice))
        case a.Retreat(to=to):
            named = Text.of("plan-retreat", sector=things.sector(battle, to))
            return named, Text.of(
                "about-retreat",
                die=things.die(RETREAT),
                left=what_is_left(battle, target, hit.passed, "counter"),
                far=distance_to_enemy(view, to) or 0,
            )
        case a.CounterAttack(ship=ship):
            power = firepower_of(battle, ships_at(battle, asked.strike.way[-1]))
            foe = battle.ships[ship]
            named = Text.of(
                "plan-counter", target=things.aimed_at(battle, asked.seat, ship), power=power
            )
            return named, Text.of(
                "about-both",
                hull=foe.hull,
                theirs=max(0, foe.hull - power),
                mine=what_is_left(battle, target, hit.passed, "counter"),
            )
        case a.TakeHit():
            return Text.of("label-take-hit"), what_is_left(battle, target, hit.passed, "kept")
        case _:
            assert_never(reacted.action)
