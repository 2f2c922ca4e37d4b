"""Reactions to an attack as plans: the best first, with why, and what each of them leaves."""

from collections.abc import Iterator
from typing import assert_never

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import answers
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import firepower_of, have_only, ships_at
from engine.games.fleet_commander.cards import Ability
from engine.games.fleet_commander.concealment import laid_open
from engine.games.fleet_commander.reckoning import after, world_of, worth
from engine.games.fleet_commander.results import COST
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.state import FleetView, Open, ShipId
from engine.games.fleet_commander.words import things


def reaction_plans(view: FleetView, asked: d.ReactDecision) -> Iterator[Plan[a.Action]]:
    """Every reaction that differs by more than its dice, the best of them recommended."""
    labels: set[Text] = set()
    for action in _best_first(view, asked):
        named, told = _told(view.open, asked, action)
        if not labels:
            told = Text.of("about-best", why=_why(view.open, asked, action), about=told)
        if named not in labels:
            labels.add(named)
            yield Plan(label=named, about=told, actions=(action,))


def what_is_left(battle: Open, target: ShipId, points: int, how: str) -> Text:
    """What is left of who is attacked."""
    hull = battle.ships[target].hull
    return Text.of("about-answer", hull=hull, left=max(0, hull - points), points=points, how=how)


def _best_first(view: FleetView, asked: d.ReactDecision) -> list[a.Reaction]:
    """A free die is rolled before all; then what leaves most to the commander, as a captain judges.

    Of what leaves as much fewer dice come first, then the clock's own answer.
    """
    start, first = world_of(view), answers.default(view, asked)
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.Reaction)]

    def place(action: a.Reaction) -> tuple[bool, float, int, bool]:
        left = worth(laid_open(after(start, view.seat, action)), view.seat)
        dice = len(action.shields) if isinstance(action, a.RaiseShields) else 0
        return not isinstance(action, a.RollGreen), -left, dice, action != first

    return sorted(found, key=place)


def _why(battle: Open, asked: d.ReactDecision, action: a.Reaction) -> Text:
    """Why *action* is the best: what it saves, stops or strikes, and for how many dice."""
    strike = asked.strike
    coming = react.damage_by_sector(battle, strike)
    total, hull = sum(coming.values()), battle.ships[strike.target].hull
    stopped, dice = 0, 0
    match action:
        case a.RollGreen():
            how = "free"
        case a.RaiseShields(shields=shields):
            stopped = sum(coming[one.against] for one in shields)
            dice = sum(len(COST.get(one.die, (one.die,))) for one in shields if not one.gas)
            how = "saves" if total - stopped < hull <= total else "stops"
        case a.Retreat():
            how = "retreat"
        case a.CounterAttack():
            how = "counter"
        case a.TakeHit():
            how = "lost" if total >= hull else "slight"
        case _:
            assert_never(action)
    return Text.of("why-best", how=how, power=stopped, dice=dice)


def _told(battle: Open, asked: d.ReactDecision, action: a.Reaction) -> tuple[Text, Text]:
    """An answer to an attack, and what it leaves of who is attacked."""
    strike = asked.strike
    coming = react.damage_by_sector(battle, strike)
    total = sum(coming.values())
    match action:
        case a.RollGreen():
            return Text.of("label-roll-green"), Text.of("about-roll-green")
        case a.RaiseShields(shields=shields):
            named = Text.of("plan-raise", dice=things.dice([one.die for one in shields]))
            blocked = sum(coming[one.against] for one in shields)
            return named, what_is_left(battle, strike.target, total - blocked, "spent")
        case a.Retreat(to=to):
            there = ships_at(battle, strike.way[-1])
            slips = have_only(battle, there, Ability.ION_DRIVE)
            named = Text.of("plan-retreat", sector=things.sector(battle, to))
            return named, what_is_left(battle, strike.target, 0 if slips else total, "retreat")
        case a.CounterAttack(ship=ship):
            power = firepower_of(battle, ships_at(battle, strike.way[-1]))
            foe = battle.ships[ship]
            named = Text.of(
                "plan-counter", target=things.aimed_at(battle, asked.seat, ship), power=power
            )
            return named, Text.of(
                "about-both",
                hull=foe.hull,
                theirs=max(0, foe.hull - power),
                mine=what_is_left(battle, strike.target, total, "counter"),
            )
        case a.TakeHit():
            return Text.of("label-take-hit"), what_is_left(battle, strike.target, total, "kept")
        case _:
            assert_never(action)
