"""Steps of the first-battle tutorial: when each is named, what leads to it and completes it."""

import pytest

from bot.words.language import voice
from engine.core.agenda import waiting
from engine.core.game import look
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided, text_of
from tests.fleet_commander.lessons import hint, is_done, lesson, ready, taken

STEPS = ["roll", "near", "end", "fire", "support", "weapon", "destroy", "shield"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_the_same_tutorial_steps_with_distinct_names_and_texts(
    preset: str,
) -> None:
    view = look(GAME, ready(PRESETS[preset]), "p1")
    view.open.turn.phase = "actions"
    steps = [one for one in GAME.words.lessons(view) if one.name is not None]
    armed = any(ship.weapon for ship in view.open.ships if ship.owner == "p1")
    assert [one.key for one in steps] == [one for one in STEPS if armed or one != "weapon"]
    for code in ("en", "fr"):
        language = voice(code, GAME.slug)
        said = [language.say(text) for one in steps for text in (one.name, one.later) if text]
        assert len({*said}) == 2 * len(steps)


def beside() -> Battle:
    """A destroyer and a cruiser of p1, in two sectors, beside a damaged frigate of p2."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "B2")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "frigate", "E1")
    return battle


def test_supported_fire_completes_one_tutorial_step_and_destroying_a_ship_another() -> None:
    battle = beside()
    battle.dice("p1", "G:O")
    assert text_of(battle.view(), "support") is None
    assert text_of(battle.view(), "destroy") is None
    battle.dice("p1", "R:O")
    assert text_of(battle.view(), "support") == "lesson-support"
    assert text_of(battle.view(), "destroy") == "lesson-destroy"
    step = battle.act(battle.attack("R:O", "C3", "C2", 2))
    for key in ("fire", "support", "destroy"):
        assert is_done(battle.view(), step, key)
    assert not is_done(battle.view(), step, "answer")


def test_a_ship_destroyed_by_one_player_completes_no_tutorial_step_of_another() -> None:
    battle = Battle(mode="free_for_all", people=3)
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "frigate", "C2", hull=2)
    for seat, at in (("p2", "E1"), ("p3", "A5")):
        battle.ship(seat, "battleship", at)
    battle.dice("p1", "R:O")
    step = battle.act(battle.attack("R:O", "C3", "C2", 1))
    assert is_done(battle.view("p1"), step, "destroy")
    assert not is_done(battle.view("p2"), step, "destroy"), "one's own ship fell"
    assert not is_done(battle.view("p3"), step, "destroy")


@pytest.mark.rule("FC-SPECIAL-17")
def test_destroying_a_ship_by_a_counter_attack_completes_the_tutorial_step() -> None:
    battle = beside()
    battle.ship("p1", "battleship", "A5")
    battle.change(0, hull=1)
    battle.change(2, hull=6)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "C2", 2))
    step = battle.answer(a.CounterAttack, ship=0)
    assert is_done(battle.view("p2"), step, "destroy")
    assert not is_done(battle.view("p1"), step, "destroy")


@pytest.mark.rule("FC-REACT-05")
def test_the_tutorial_step_is_complete_once_the_enemy_takes_the_fatal_hit() -> None:
    battle = beside()
    battle.ship("p2", "battleship", "E2")
    battle.dice("p1", "R:O R:O")
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", 2))
    destroy = lesson(battle.view(), "destroy")
    assert destroy is not None
    assert destroy.by_others
    assert not destroy.done(battle.view(), ())
    step = battle.answer(a.TakeHit)
    assert is_done(battle.view(), step, "destroy")


def test_no_shot_is_said_to_destroy_a_ship_because_another_was_lost_before() -> None:
    battle = beside()
    battle.change(1, at=battle.at("A5"))
    battle.change(2, hull=6)
    battle.change(3, hull=0, at=None)
    battle.dice("p1", "R:O")
    assert guided(battle.view(), "destroy").plans
    assert text_of(battle.view(), "destroy") is None


def test_a_plan_to_move_beside_the_target_of_another_ship_is_hinted_as_support() -> None:
    battle = beside()
    battle.change(0, at=battle.at("C4"))
    battle.change(1, at=battle.at("B1"))
    battle.change(2, hull=6)
    battle.dice("p1", "R:D B:O")
    first = next(iter(GAME.plans(battle.view())))
    assert [type(one) for one in first.actions] == [a.Move, a.Attack]
    assert text_of(battle.view(), "support") == "lesson-support"


def test_a_lone_ship_that_destroys_nothing_completes_only_the_step_of_firing() -> None:
    battle = beside()
    battle.change(1, at=battle.at("A5"))
    battle.change(2, hull=6)
    battle.dice("p1", "R:O")
    assert text_of(battle.view(), "support") is None
    assert text_of(battle.view(), "destroy") is None
    step = battle.act(battle.attack("R:O", "C3", "C2", 2))
    assert taken(battle.view(), step) == ["fire"]


def test_a_player_under_fire_reads_a_hint_which_any_answer_completes() -> None:
    battle = beside()
    battle.change(2, hull=6)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O B:O")
    assert hint(battle.view("p2"), "answer") is None
    battle.act(battle.attack("R:O", "C3", "C2", 2))
    assert "under fire" in str(hint(battle.view("p2"), "answer"))
    assert hint(battle.view(), "answer") is None
    (asked,) = waiting(battle.state.agenda)
    step = battle.act(a.TakeHit(decision=asked.id), seat="p2")
    assert is_done(battle.view("p2"), step, "answer")


def test_the_hint_to_end_the_turn_appears_once_nothing_useful_is_left() -> None:
    battle = beside()
    battle.dice("p1", "R:O")
    assert hint(battle.view(), "end") is None
    battle.dice("p1", "G:O")
    assert "nothing better to do" in str(hint(battle.view(), "end"))
    step = battle.act(a.EndTurn(keep=("G:O",)))
    assert taken(battle.view(), step) == ["end", "shield"]


def test_the_weapon_step_exists_only_for_fleets_with_a_weapon_and_ends_with_it() -> None:
    battle = beside()
    assert lesson(battle.view(), "weapon") is None
    own = battle.ship("p1", "battleship", "A5", weapon="drones")
    weapon = lesson(battle.view(), "weapon")
    assert weapon is not None
    assert weapon.possible(battle.view())
    battle.change(own, hull=0, at=None)
    weapon = lesson(battle.view(), "weapon")
    assert weapon is not None
    assert not weapon.possible(battle.view())
    for code, said in (("en", "Special weapon lost"), ("fr", "Arme spéciale perdue")):
        assert voice(code, GAME.slug).say(weapon.lost or Text.of("")) == said
    unknown = lesson(Battle().view(), "weapon")
    assert unknown is not None, "whose fleet is not chosen yet may choose one"
    assert unknown.possible(Battle().view())


def armed() -> Battle:
    """A battleship of p1 with vortex missiles, beside one of two enemy cruisers."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "cruiser", "D3")
    battle.ship("p2", "cruiser", "E1")
    return battle


def test_the_first_suggestion_fires_the_weapon_while_that_is_the_next_tutorial_step() -> None:
    battle = armed()
    battle.dice("p1", "R:S B:S R:O")
    ordinary = next(iter(GAME.plans(battle.view())))
    assert isinstance(ordinary.actions[0], a.Attack), "which gains more"
    found = guided(battle.view(), "weapon")
    assert isinstance(found.plans[0].actions[0], a.FireWeapon)
    assert (found.ready, found.leads) == (True, True)
    assert isinstance(guided(battle.view(), "fire").plans[0].actions[0], a.Attack)


def test_plans_that_spend_the_only_special_come_last_while_the_weapon_step_is_next() -> None:
    battle = armed()
    battle.dice("p1", "R:S R:D B:O")
    found = guided(battle.view(), "weapon")
    assert found.text == Text.of("lesson-weapon", weapon="vortex_missiles", when="one")
    assert not found.ready
    spends = ["R:D>O" in getattr(one.actions[-1], "dice", ()) for one in found.plans]
    assert True in spends
    assert False in spends
    assert spends == sorted(spends)
    thrifty = guided(battle.view(), "fire", "weapon").plans[0].actions[-1]
    assert isinstance(thrifty, a.Attack)
    assert thrifty.dice == ("R:D",), "a move makes the turned die needless"


def test_only_a_move_nearer_to_or_beside_an_enemy_completes_the_tutorial_step() -> None:
    for to, near in (("B4", True), ("A4", True), ("B5", False)):
        battle = Battle()
        ship = battle.ship("p1", "destroyer", "A5")
        battle.ship("p2", "destroyer", "A1")
        battle.dice("p1", "B:M")
        step = battle.act(battle.move("B:M", ship, to))
        assert is_done(battle.view(), step, "near") is near
    battle = Battle()
    ship = battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "destroyer", "C2")
    battle.dice("p1", "B:M")
    step = battle.act(battle.move("B:M", ship, "B2"))
    assert is_done(battle.view(), step, "near"), "it was beside an enemy, and is again"


@pytest.mark.rule("FC-TURN-03", "FC-SUPPORT-01")
def test_before_the_roll_no_tutorial_step_is_named_that_dice_cannot_complete() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C4")
    frigate = battle.ship("p1", "frigate", "A5")
    foe = battle.ship("p2", "cruiser", "C3", hull=5)
    battle.open.turn.phase = "energy"
    battle.dice("p1")
    steps = ("support", "destroy", "answer")
    assert guided(battle.view(), *steps).step is None
    battle.change(foe, hull=4)
    assert named(battle, *steps) == "destroy"
    battle.change(frigate, at=battle.at("B4"))
    assert named(battle, *steps) == "support"
    battle.special("C3", "asteroid_field")
    assert guided(battle.view(), *steps).step is None
    assert named(battle, *steps, "shield") == "shield", "a green die is to be rolled for it"


def named(battle: Battle, *keys: str) -> str | None:
    step = guided(battle.view(), *keys).step
    return None if step is None else step.key


def test_a_tutorial_step_named_before_the_roll_is_still_named_after_it() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C4")
    battle.ship("p1", "frigate", "B4")
    battle.ship("p2", "cruiser", "C3")
    battle.ship("p2", "battleship", "E1")
    steps = ("support", "destroy", "answer", "shield")
    battle.open.turn.phase = "energy"
    battle.dice("p1")
    assert named(battle, *steps) == "support"
    battle.open.turn.phase = "actions"
    battle.dice("p1", "R:O G:O B:O")
    assert named(battle, *steps) == "support"


def test_the_first_roll_suggested_has_a_die_of_the_colour_of_the_next_tutorial_step() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "cruiser", "E1")
    battle.open.turn.phase = "energy"
    battle.dice("p1")
    plans = [*GAME.plans(battle.view())]
    for key, colour in (("near", "blue"), ("fire", "red"), ("shield", "green")):
        able = [plan for plan in plans if getattr(plan.actions[0], colour)]
        led = guided(battle.view(), key).plans
        assert led[0] is not None
        assert led[: len(able)] == tuple(able), key
        assert {*led} == {*plans}


@pytest.mark.rule("FC-RANGE-01", "FC-ABILITY-10")
def test_the_hint_on_a_shot_from_afar_says_how_many_dice_it_takes() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "frigate", "C5")
    battle.dice("p1", "R:O")
    told = hint(battle.view(), "fire")
    assert told is not None
    assert told.startswith(
        "A destroyer alone in its sector fires two sectors away with one red die"
    )
    battle = Battle()
    battle.ship("p1", "cruiser", "C3")
    battle.ship("p2", "frigate", "C5")
    battle.dice("p1", "R:O R:O")
    told = hint(battle.view(), "fire")
    assert told is not None
    assert told.startswith("A ranged attack takes one red die per sector")


def near_enough() -> Battle:
    """A battleship beside an enemy battleship, and another two sectors from it."""
    battle = Battle()
    battle.ship("p1", "battleship", "D4")
    battle.ship("p1", "battleship", "D5")
    battle.ship("p2", "battleship", "D3")
    battle.ship("p2", "frigate", "A1")
    return battle


def later(battle: Battle, key: str) -> str:
    """The step said to come before the tutorial step *key*, while dice are to be rolled."""
    battle.open.turn.phase = "energy"
    battle.dice("p1")
    found = guided(battle.view(), key)
    assert found.text is not None
    return str(dict(found.text.facts)["step"])


@pytest.mark.rule("FC-ATTACK-01", "FC-SECTOR-04")
def test_a_player_whose_ships_are_near_an_enemy_is_not_told_to_come_nearer() -> None:
    battle = near_enough()
    assert later(battle, "fire") == "fire-near"
    battle.change(1, at=battle.at("E4"))
    assert later(battle, "support") == "support-near"
    battle.change(0, at=battle.at("D5"))
    battle.special("E4", "asteroid_field")
    assert later(battle, "fire") == "fire", "nobody fires out of asteroids"


@pytest.mark.rule("FC-SUPPORT-01")
def test_the_hint_to_come_near_says_whether_other_ships_are_near_already() -> None:
    battle = near_enough()
    battle.dice("p1", "R:O B:D")
    found = guided(battle.view(), "support")
    assert [type(one) for one in found.plans[0].actions] == [a.Move, a.Attack]
    battle.dice("p1", "R:D B:D")
    told = guided(battle.view(), "fire").text
    assert told == Text.of("lesson-near-fire", others="yes")
    battle.change(0, at=battle.at("A5"))
    assert guided(battle.view(), "fire").text == Text.of("lesson-near-fire", others="no")


def test_the_hint_names_the_weapon_that_the_first_suggestion_fires() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.ship("p1", "battleship", "A5", weapon="vortex_missiles")
    battle.ship("p2", "cruiser", "C1", hull=3)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:S B:S")
    found = guided(battle.view(), "weapon")
    (shot,) = found.plans[0].actions
    assert isinstance(shot, a.FireWeapon)
    fired = battle.open.ships[shot.ship].weapon
    assert fired is not None
    assert found.text == Text.of("lesson-weapon", weapon=fired.value, when="now")


def test_the_hint_to_answer_an_attack_is_no_step_of_the_tutorial() -> None:
    lessons = GAME.words.lessons(beside().view())
    assert [one.name for one in lessons if one.key == "answer"] == [None]
    assert "answer" not in [one.key for one in lessons if one.name is not None]
