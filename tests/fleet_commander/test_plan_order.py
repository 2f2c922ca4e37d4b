"""The order of plans: a captain's, what damages for sure before what does nothing, as hints say."""

from itertools import islice
from typing import Any

import pytest

from bot.words.language import learn, voice
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
from tests.fleet_commander.test_hints_and_plans import PRESETS, hints, positions
from tests.soak import Seeds

learn(GAME)

SHOWN = 40
"""Letters of a label that phones show."""

BRINGS_NEAR = (a.Move, a.MoveAgain, a.UsePortal, a.FireWeapon)
"""What may bring ships nearer: a vortex gate is a weapon."""

THEIRS = "p2\N{RIGHT SINGLE QUOTATION MARK}s"
IDLE = "o target beside"
"""What is said of a move for which there is nothing to say."""


def abouts(view: FleetView) -> list[str]:
    words = voice("en", GAME.slug)
    return [words.say(plan.about, plain=True) for plan in GAME.plans(view)]


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


def test_who_comes_nearer_or_out_of_fire_is_told_so() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "B:O")
    assert any("nearer: 3 sectors to the nearest target" in one for one in abouts(battle.view()))
    battle.ship("p2", "cruiser", "B5")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p1", "frigate", "C4")
    battle.dice("p1", "B:O")
    told = " ".join(abouts(battle.view()))
    assert "out of the fire of enemies beside (firepower 3)" in told


def test_who_could_be_followed_and_destroyed_is_not_told_to_be_out_of_fire() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C4", hull=2)
    battle.ship("p2", "cruiser", "B5")
    battle.dice("p1", "B:O")
    told = " ".join(abouts(battle.view()))
    assert "away from enemies beside, but in reach of some · ⚠ alone there: ship at risk" in told
    assert "out of the fire" not in told


def test_a_ship_that_only_comes_nearer_does_so_in_the_best_way_alone() -> None:
    battle = Battle()
    near = battle.ship("p1", "battleship", "B5")
    other = battle.ship("p1", "cruiser", "D5")
    battle.ship("p2", "battleship", "C1")
    battle.dice("p1", "B:O B:D B:M")
    moved = [
        plan.actions[0].ships
        for plan in GAME.plans(battle.view())
        if isinstance(plan.actions[0], a.Move)
    ]
    assert moved.count((near,)) == 1
    assert moved.count((other,)) == 1
    battle.change(near, at=battle.at("C3"))
    beside = [
        plan.actions[0].to
        for plan in GAME.plans(battle.view())
        if isinstance(plan.actions[0], a.Move) and plan.actions[0].ships == (near,)
    ]
    assert len(beside) > 1, "each place with a target beside it is another matter"


def test_of_two_plans_that_destroy_a_ship_the_cheaper_in_dice_is_first() -> None:
    battle = drawn("""
        . . .  . b
        . . f2 . .
        . . B  . .
        B . .  . .
        . . .  . .
    """)
    foe = battle.one_at("C2")
    battle.dice("p1", "R:M B:M")
    shot = (battle.attack("R:M", "C3", "C2", foe),)
    gains = {one.actions: one.gain for one in intents(battle.view())}
    first, *others = [plan.actions for plan in GAME.plans(battle.view())]
    assert first == shot
    assert any(len(one) > 1 and gains[one] > gains[shot] for one in others), "by what it brings up"


@pytest.mark.rule("FC-ABILITY-01")
def test_ships_that_may_move_on_are_a_plan_at_once() -> None:
    """After another order they may not any more: so they stand second at the latest."""
    battle = Battle(zones=((7, 7),))
    frigates = battle.ships("p1", "frigate", "A7", 2)
    battle.ship("p1", "destroyer", "F2")
    battle.ship("p2", "cruiser", "G2")
    battle.ship("p2", "destroyer", "G1")
    battle.ship("p2", "battleship", "E2")
    battle.dice("p1", "R:O R:O B:O")
    battle.act(battle.move("B:O", frigates, "B7"))
    plans = [*GAME.plans(battle.view())]
    place = [isinstance(plan.actions[0], a.MoveAgain) for plan in plans].index(True)
    assert place <= 1
    words = voice("en", GAME.slug)
    assert words.say(plans[place].label, plain=True) == "2 frigates (B7) go on to B6, for free"


@pytest.mark.rule("FC-ABILITY-01")
def test_where_ships_go_for_free_they_are_not_offered_to_go_for_a_die() -> None:
    battle = Battle(zones=((7, 7),))
    frigates = battle.ships("p1", "frigate", "A7", 2)
    battle.ship("p2", "battleship", "A3")
    battle.dice("p1", "R:O B:O B:O")
    battle.act(battle.move("B:O", frigates, "A6"))
    firsts = [plan.actions[0] for plan in GAME.plans(battle.view())]
    assert battle.again(frigates, "A5") in firsts
    assert not any(isinstance(one, a.Move) and one.to == battle.at("A5") for one in firsts)


def test_labels_begin_with_what_tells_plans_apart_on_a_phone() -> None:
    """Phones show some forty letters of a label: no two plans begin alike."""
    battle = drawn("""
        . .  .  . b
        . .  .  . .
        . FF cd . .
        . D  *  . .
        . .  .  . .
    """)
    battle.dice("p1", "R:O R:D B:O")
    for code in ("en", "fr"):
        words = voice(code, GAME.slug)
        plans = [*GAME.plans(battle.view())]
        begun = [words.say(plan.label, plain=True)[:SHOWN] for plan in plans]
        assert len(set(begun)) == len(begun) > 5


def test_a_ship_aimed_at_is_called_an_enemy_or_whose_it_is_where_there_are_several() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "destroyer", "D3")
    battle.ship("p2", "destroyer", "E1")
    battle.dice("p1", "R:O")
    words = voice("en", GAME.slug)
    label = words.say(next(iter(GAME.plans(battle.view()))).label, plain=True)
    assert label == "Destroyer 1 (C3) fires on enemy destroyer 1 (D3)"
    several = Battle(mode="free_for_all", people=3)
    several.ship("p1", "destroyer", "C3")
    several.ship("p2", "destroyer", "D3")
    several.ship("p3", "destroyer", "A5")
    several.dice("p1", "R:O")
    label = words.say(next(iter(GAME.plans(several.view()))).label, plain=True)
    plain = label.replace("\u2068", "").replace("\u2069", "")
    assert plain == f"The destroyer (C3) fires on {THEIRS} destroyer (D3)"
    attack = battle.attack("R:O", "C3", "D3", 2)
    menu = words.say(GAME.label(battle.view(), attack)[-1], plain=True)
    assert (
        menu.replace("\u2068", "")
        .replace("\u2069", "")
        .startswith(f"{THEIRS} destroyer 1, hull 12")
    )


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
        "They have one shield less; costs your green\N{NO-BREAK SPACE}★"
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


@pytest.mark.rule("FC-WEAPON-16")
def test_a_weapon_says_what_it_leaves_of_its_target() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p2", "destroyer", "C1")
    battle.ship("p2", "frigate", "E3", hull=3)
    battle.dice("p1", "R:S B:S")
    told = abouts(battle.view())
    assert {
        "Destroyed (hull 3); costs two\N{NO-BREAK SPACE}★",
        "Hull 12 → 8; costs two\N{NO-BREAK SPACE}★",
    } <= {*told}


def places(battle: Battle) -> list[int]:
    """Where ships go by each plan that moves some, the best first."""
    firsts = [plan.actions[0] for plan in GAME.plans(battle.view())]
    return [one.to for one in firsts if isinstance(one, a.Move)]


@pytest.mark.rule("FC-TURN-04", "FC-ATTACK-09")
def test_a_shot_from_where_the_dice_of_enemies_would_do_more_comes_after_a_safer_one() -> None:
    battle = drawn("""
        . . .  . .
        . . .  . .
        . . f  . b
        . . .  . B
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


@pytest.mark.rule("FC-SECTOR-09")
def test_ships_come_near_where_no_die_says_what_becomes_of_them() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5")
    battle.ship("p2", "battleship", "C1")
    for at in ("C4", "B4"):
        battle.special(at, "gravity_field")
    battle.dice("p1", "B:M")
    assert places(battle)[0] == battle.at("D4")
    battle.special("D4", "gravity_field")
    assert places(battle), "if there is no other way it is offered all the same"


@pytest.mark.rule("FC-SECTOR-09")
def test_ships_go_into_a_gravity_field_after_all_else() -> None:
    battle = drawn("""
        . . . . .
        . b . . .
        c . D @ .
        . . . . .
        . . . . B
    """)
    battle.dice("p1", "B:O")
    assert len(places(battle)) > 1
    assert places(battle)[-1] == battle.at("D3")


def test_a_move_with_a_shot_for_no_more_stands_instead_of_the_bare_move() -> None:
    """The red die could not be kept: its shot costs nothing, though a shield stops it all."""
    battle = Battle()
    ship = battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O B:O", bridge="G:M G:M G:M G:M R:M")
    battle.dice("p2", bridge="G:O")
    move = battle.move("B:O", ship, "C3")
    bare, charge = (move,), (move, battle.attack("R:O", "C3", "C2", target))
    gains = {one.actions: one.gain for one in intents(battle.view())}
    assert gains[charge] >= gains[bare] > 0
    plans = [plan.actions for plan in GAME.plans(battle.view())]
    assert bare not in plans
    assert any(one[0] == move and len(one) > 1 for one in plans)


def test_ships_come_nearer_in_company_before_one_does_so_alone() -> None:
    battle = drawn("""
        .  . b c .
        .  . . . .
        .  . . . .
        .  . B . .
        FF D . . .
    """)
    battle.dice("p1", "B:D B:O")
    words = voice("en", GAME.slug)
    labels = [words.say(plan.label, plain=True) for plan in GAME.plans(battle.view())]
    assert labels == [
        "2 frigates go from A5 to A4",
        "The destroyer goes from B5 to B4",
        "The battleship goes from C4 to C3",
    ]
