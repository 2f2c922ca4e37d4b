"""The order of plans: a captain's, what damages for sure before what does nothing, as hints say."""

from itertools import islice
from typing import Any

import pytest

from bot.words.language import learn
from engine.core.plans import Plan
from engine.games.fleet_commander.bots.captain import order
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.candidates import weighed
from engine.games.fleet_commander.judgement.ranking import (
    SLIGHT_LOSS,
    Aim,
    aim_of,
    danger_of,
    is_chancy,
)
from engine.games.fleet_commander.judgement.reckoning import Intent, intents, world_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.guided import guided
from tests.fleet_commander.plan_texts import abouts
from tests.fleet_commander.test_hints_and_plans import PRESETS, hints, positions
from tests.soak import Seeds

learn(GAME)

BRINGS_NEAR = (a.Move, a.MoveAgain, a.UsePortal, a.FireWeapon)
"""What may bring ships nearer: a vortex gate is a weapon."""

IDLE = "o adjacent target"
"""What is said of a move for which there is nothing to say."""


def judged(view: FleetView, plan: Plan[Any]) -> tuple[Aim, float]:
    """What *plan* is good for, and what a captain thinks that it gains."""
    intent = next((one for one in weighed(view) if one.actions == plan.actions), None)
    if intent is None:  # A captain rolls again without a reckoning.
        return Aim.OTHER, 0
    return aim_of(view, world_of(view), intent), intent.gain


def first_is_right(view: FleetView, plans: list[Plan[Any]]) -> None:
    """What idles follows, what harms is first if a captain would, and nothing worse is."""
    aims = [judged(view, plan) for plan in plans]
    harms = [at for at, (aim, _) in enumerate(aims) if aim is Aim.HARM]
    idle = [at for at, (aim, _) in enumerate(aims) if aim is Aim.NOTHING]
    assert not (harms and idle), "what does nothing is left out where something is hit"
    assert idle == [*range(len(aims) - len(idle), len(aims))]
    aim, gain = aims[0]
    if any(other is Aim.HARM and worth > 0 for other, worth in aims):
        assert aim in (Aim.HARM, Aim.OBJECTIVE)
    chancy = (is_chancy(view, plan.actions[0]) for plan in plans)
    if any(worth > 0 and not chance for (_, worth), chance in zip(aims, chancy, strict=True)):
        kills = aim is Aim.HARM and gain >= SLIGHT_LOSS
        assert gain > 0 or kills, "what a captain would leave is not first"


def what_is_told_is_first(view: FleetView, plans: list[Plan[Any]]) -> None:
    told = hints(view)
    first = plans[0].actions if plans else ()
    if "lesson-shuttle" in told:
        assert isinstance(first[0], a.Move | a.MoveAgain | a.UsePortal)
    for key, kind in (("lesson-evacuate", a.Evacuate), ("lesson-escape", a.Escape)):
        if key in told:
            assert isinstance(first[0], kind)


def each_step_is_led_by_what_takes_it(view: FleetView) -> None:
    for key in ("near", "fire", "weapon", "support", "destroy"):
        found = guided(view, key)
        if not found.ready or found.text is None:
            continue
        first, *_ = found.plans
        assert first.fair
        match found.text.key:
            case "lesson-near" | "lesson-near-fire":
                assert any(isinstance(one, BRINGS_NEAR) for one in first.actions)
            case "lesson-weapon":
                assert any(isinstance(one, a.FireWeapon) for one in first.actions)
            case "lesson-fire" | "lesson-fire-far" | "lesson-support":
                assert any(isinstance(one, a.Attack | a.AttackAgain) for one in first.actions)


@pytest.mark.parametrize("preset", ["first_game", *PRESETS])
def test_the_first_plan_is_good_and_what_the_hints_say(preset: str, seeds: Seeds) -> None:
    for seed in seeds(1):
        for view in islice(positions(preset, f"order-{preset}-{seed}"), 0, 40, 4):
            plans = [*GAME.plans(view)]
            if plans:
                first_is_right(view, plans)
            what_is_told_is_first(view, plans)
            each_step_is_led_by_what_takes_it(view)


def test_a_move_that_does_nothing_is_no_plan_beside_a_shot() -> None:
    battle = drawn("""
        . . . . b
        . . . . .
        . . C d .
        . . . . .
        D . . . .
    """)
    battle.dice("p1", "R:O B:O")
    told = abouts(battle.view())
    assert "hull" in told[0]
    assert not any(IDLE in one for one in told)


def test_of_two_plans_that_destroy_a_ship_the_cheaper_in_dice_is_first() -> None:
    battle = drawn("""
        . . .  . b
        . . f2 . .
        . . B  . .
        D . .  . .
        . . .  . .
    """)
    foe = battle.one_at("C2")
    battle.dice("p1", "R:M B:M")
    shot = (battle.attack("R:M", "C3", "C2", foe),)
    gains = {one.actions: one.gain for one in intents(battle.view())}
    first, *others = [plan.actions for plan in GAME.plans(battle.view())]
    assert first == shot
    assert any(len(one) > 1 and gains[one] > gains[shot] for one in others), "by what it brings up"


def test_a_drain_is_a_plan_after_the_end_of_the_turn_where_nothing_else_can_be_done() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "G:S")
    battle.dice("p2", bridge="G:M")
    end, plan = GAME.plans(battle.view())
    assert end.actions == (GAME.finish(battle.view()),)
    assert isinstance(plan.actions[0], a.Drain)
    assert abouts(battle.view())[1:] == [
        "They have one fewer shield; costs your green\N{NO-BREAK SPACE}★"
    ]


def test_a_drain_is_left_to_the_menus_where_something_better_can_be_done() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "D3")
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "G:S R:O")
    battle.dice("p2", bridge="G:D")
    assert not any(isinstance(plan.actions[0], a.Drain) for plan in GAME.plans(battle.view()))
    drain = next(one for one in GAME.suggest(battle.view()) if isinstance(one, a.Drain))
    assert GAME.words.about(battle.view(), (), drain) is not None


def test_two_specials_are_a_plan_to_roll_again_where_a_captain_would() -> None:
    battle = Battle()
    battle.ship("p1", "cruiser", "A5")
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:S B:S G:S")
    view = battle.view()
    assert isinstance(order(view), a.Reroll)
    assert isinstance(next(iter(GAME.plans(view))).actions[0], a.Reroll)


def test_an_interdictor_is_a_plan_to_switch_off_where_that_opens_a_shot() -> None:
    battle = Battle()
    ship = battle.ship("p1", "battleship", "A3", weapon="interdictor")
    battle.ship("p2", "battleship", "C3")
    battle.interdictor(ship, "B3")
    battle.dice("p1", "R:O R:O")
    plans = [plan.actions[0] for plan in GAME.plans(battle.view())]
    assert a.SwitchOff(ship=ship) in plans
    battle.dice("p1", "")
    assert a.SwitchOff(ship=ship) not in [one.actions[0] for one in GAME.plans(battle.view())]


@pytest.mark.rule("FC-TURN-04", "FC-ATTACK-09")
def test_a_shot_from_where_the_dice_of_enemies_would_do_more_comes_after_a_safer_one() -> None:
    battle = drawn("""
        . . .  . .
        . . .  . .
        . . f  . b
        . . .  . C
        . . C6 . .
    """)
    ship = battle.one_at("C5")
    near = battle.one_at("C3")
    heavy = battle.one_at("E3")
    battle.dice("p1", "R:D B:D")
    bold = (battle.move("B:D", ship, "D4"), battle.attack("R:D", "D4", "E3", heavy))
    safe = (battle.move("B:D", ship, "B4"), battle.attack("R:D", "B4", "C3", near))
    gains = {one.actions: one.gain for one in intents(battle.view())}
    assert gains[bold] > gains[safe]

    def order_of_both() -> list[object]:
        plans = [plan.actions for plan in GAME.plans(battle.view())]
        return [one for one in plans if one in (bold, safe)]

    assert order_of_both() == [bold, safe], "dice that are to be rolled are no reason"
    battle.dice("p2", bridge="R:M R:M")
    assert order_of_both() == [safe, bold]
    assert danger_of(battle.view(), world_of(battle.view()), Intent(actions=safe, gain=0)) == 0
