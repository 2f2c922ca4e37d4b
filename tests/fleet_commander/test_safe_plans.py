"""Guidance for learners: no perilous plan comes first if a safe one does as much."""

from bot.words.language import learn, voice
from engine.ai.guidance import guidance
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.guided import guided
from tests.fleet_commander.test_plans import said

learn(GAME)


def under_a_battleship() -> Battle:
    """Two battleships face to face; ships of p1 farther back may come up by one blue die."""
    battle = drawn("""
        f .   .    . .
        . .   d7d4 . .
        * .   b14  . *ff
        . DFF B14  D .
        . .   .    . FF
    """)
    battle.dice("p1", "B:D", bridge="G:D")
    battle.open.round = 5
    return battle


def test_plans_that_only_move_ships_list_safe_destinations_first() -> None:
    plans = [*GAME.plans(under_a_battleship().view())]
    perils = [one.perilous for one in plans if isinstance(one.actions[0], a.Move)]
    assert {*perils} == {True, False}
    assert perils == sorted(perils)
    assert not guided(under_a_battleship().view(), "answer").plans[0].perilous


def test_a_safe_shot_that_keeps_the_blue_die_precedes_a_dangerous_move_and_shot() -> None:
    battle = drawn("""
        b . . d .
        . . . . C
        . . . . .
        . . . D .
        . . . . .
    """)
    battle.dice("p1", "R:D B:M")
    battle.open.round = 5
    (label, about), (bold, warned), *_ = said(battle)
    assert label == "The cruiser (E2) fires on enemy destroyer (D1)"
    assert "hull 12 → 9" in about
    assert bold.startswith("The destroyer goes to D3 and fires at range on enemy destroyer (D1)")
    assert "hull 12 → 10" in warned


def test_a_plan_that_brings_danger_is_first_if_it_is_clearly_better() -> None:
    battle = drawn("""
        b . . d12 .
        . d . .   D
        . . . .   .
        . . . B   .
        . . . .   .
    """)
    battle.dice("p1", "R:D B:M")
    (label, about), *_ = said(battle)
    assert label == "The battleship goes to C3 and fires on enemy destroyer 2 (B2)"
    assert "hull 12 → 8" in about


def coming_near() -> Lesson:
    """The tutorial step that any move of ships towards enemies completes."""
    (near,) = [one for one in GAME.words.lessons(under_a_battleship().view()) if one.key == "near"]
    return near


def plans_of(battle: Battle) -> tuple[Plan[a.Action], Plan[a.Action]]:
    """A perilous plan, and one that is not."""
    bold = Plan(
        label=Text.of("plan-bold"),
        about=Text.of("about-bold"),
        actions=(battle.move("B:D", 5, "D4"),),
        perilous=True,
    )
    safe = Plan(
        label=Text.of("plan-safe"),
        about=Text.of("about-safe"),
        actions=(battle.move("B:D", battle.one_at("C4"), "D3"),),
    )
    return bold, safe


def test_guidance_on_a_tutorial_step_begins_with_a_safe_plan_if_there_is_one() -> None:
    battle = under_a_battleship()
    bold, safe = plans_of(battle)
    found = guidance(GAME, battle.view(), [coming_near()], [], [bold, safe])
    assert found.ready
    assert found.plans == (safe, bold)
    alone = guidance(GAME, battle.view(), [coming_near()], [], [bold])
    assert alone.plans == (bold,), "if there is no other way it is led all the same"


def test_guidance_before_the_step_of_ending_the_turn_begins_with_a_safe_plan() -> None:
    """Until that step can be done, the first suggestion leads towards it."""
    view = under_a_battleship().view()
    (end,) = [one for one in GAME.words.lessons(view) if one.key == "end"]
    assert end.hint(view) is None
    bold, safe = plans_of(under_a_battleship())
    assert guidance(GAME, view, [end], [], [bold, safe]).plans == (safe, bold)
    assert guidance(GAME, view, [end], [], [bold]).plans == (bold,)


def test_menus_warn_of_a_risky_move_like_the_plans() -> None:
    battle = drawn("""
        . . . . .
        f b . . .
        . . . . .
        C F . . .
        . . . . B
    """)
    ship = battle.one_at("A4")
    battle.dice("p1", "B:O")
    battle.dice("p2", bridge="R:O R:D")
    move = battle.move("B:O", ship, "A3")
    told = GAME.words.about(battle.view(), (), move)
    assert told is not None
    words = voice("en", GAME.slug)
    assert words.say(told, plain=True).endswith(" · ⚠ may take 10 damage")
    battle.dice("p2", bridge="G:O")
    battle.change(4, at=battle.at("E1"))
    battle.change(3, at=battle.at("E2"))
    told = GAME.words.about(battle.view(), (), move)
    assert told is not None
    assert "⚠" not in words.say(told, plain=True)
