"""Lessons: what a battle is about, its score and its special things, told when they matter."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import Step, begin, look, play, told
from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.options import PRESETS, Options
from engine.games.fleet_commander.state import Container, FleetState, FleetView, Portal
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided, text_of

learn(GAME)


def lesson(view: FleetView, key: str) -> Lesson | None:
    return next((one for one in GAME.words.lessons(view) if one.key == key), None)


def hint(view: FleetView, key: str, code: str = "en") -> str | None:
    """What the lesson of that *key* says now."""
    one = lesson(view, key)
    text = None if one is None else one.hint(view)
    return None if text is None else voice(code, GAME.slug).say(text, plain=True)


def first_hint(view: FleetView) -> str:
    """What comes first of all lessons, none being done."""
    return next(one.key for one in GAME.words.lessons(view) if one.hint(view) is not None)


def is_done(view: FleetView, step: Step[Any, Any], key: str) -> bool:
    one = lesson(view, key)
    assert one is not None
    return one.done(view, told(step.events, view.seat))


def taken(view: FleetView, step: Step[Any, Any]) -> list[str]:
    """The steps of a first battle that *step* takes."""
    course = [one.key for one in GAME.words.lessons(view) if one.name is not None]
    return [key for key in course if is_done(view, step, key)]


def ready(options: Options, seed: str = "lessons") -> FleetState:
    """A battle whose first turn begins."""
    given = replace(options, deployment="random")
    seating = GAME.seats(given)
    seats = seating.seats[: seating.least]
    state, _ = begin(GAME, seats, given, SeededDice(seed))
    while state.open.round == 0:
        seat = waiting(state.agenda)[0].seat
        play(GAME, state, seat, GAME.default(look(GAME, state, seat)), SeededDice(seed), seq=1)
    return state


AIMS = {
    "asteroid_belt": ("picks an asteroid field", "picks an asteroid field"),
    "trap": ("in the middle", "on both sides"),
    "rescue": ("6 containers", "6 containers"),
    "passage": ("Clear its way", "Destroy it and you win"),
    "capture": ("Bring your shuttle from C3", "onto the shuttle (C3)"),
    "control": ("portal (E5)", "portal (A1)"),
    "hidden_battle": ("Scan them with red dice", "Scan them with red dice"),
}


@pytest.mark.parametrize("preset", AIMS)
def test_the_aim_of_each_scenario_is_told_to_both_sides_at_their_first_turn(preset: str) -> None:
    state = ready(PRESETS[preset])
    seen: dict[str, str] = {}
    for number in range(200):
        (seat,) = GAME.to_act(state)
        view = look(GAME, state, seat)
        aim = hint(view, "aim")
        if aim is not None:
            assert state.open.round == 1
            assert state.open.turn.phase == "energy"
            assert first_hint(view) == "aim"
            assert hint(view, "aim", "fr") not in {None, aim}
            seen.setdefault(seat, aim)
        action: Any = GAME.default(view)
        if not waiting(state.agenda) and state.open.turn.phase == "energy":
            action = next(one for one in GAME.suggest(view) if isinstance(one, a.RollDice))
            step = play(GAME, state, seat, action, SeededDice(number), seq=number)
            assert is_done(look(GAME, state, seat), step, "aim") is (aim is not None)
        else:
            play(GAME, state, seat, action, SeededDice(number), seq=number)
        if state.open.round == 3:
            break
    phebe, amycles = AIMS[preset]
    assert phebe in seen["p1"]
    assert amycles in seen["p2"]


def test_a_pitched_battle_in_plain_sight_begins_with_the_dice() -> None:
    state = ready(PRESETS["first_game"])
    (seat,) = GAME.to_act(state)
    assert first_hint(look(GAME, state, seat)) == "roll"


def as_a_turn_begins(battle: Battle, key: str, seat: Any = "p1") -> str | None:
    """What is told to *seat* as its turn begins; once its dice are rolled it is done."""
    battle.open.turn.seat, battle.open.turn.phase = seat, "energy"
    battle.dice("p1")
    battle.dice("p2")
    said = hint(battle.view(seat), key)
    if said is not None:
        assert hint(battle.view(seat), key, "fr") not in {None, said}
        step = battle.act(a.RollDice(red=3), "O", "O", "O", seat=seat)
        assert is_done(battle.view(seat), step, key)
        assert hint(battle.view(seat), key) is None
    return said


def test_the_score_is_told_once_points_are_lost() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5")
    battle.ship("p1", "frigate", "D5")
    battle.ship("p2", "battleship", "C1")
    lost = battle.ship("p2", "destroyer", "D1")
    assert as_a_turn_begins(battle, "score") is None
    battle.change(lost, hull=0, at=None)
    said = as_a_turn_begins(battle, "score")
    assert said is not None
    assert said.startswith("The first ship is lost, and it is not yours: ")
    theirs = as_a_turn_begins(battle, "score", "p2")
    assert theirs is not None
    assert "you have 4 of 6 left, and 2 or fewer" in theirs


def test_the_score_of_the_rescue_is_told_once_a_container_is_home() -> None:
    battle = Battle(scenario="rescue")
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    assert as_a_turn_begins(battle, "score") is None
    battle.open.evacuated["p2"] = 1
    battle.open.containers[0] = Container(at=None)
    said = as_a_turn_begins(battle, "score")
    assert said is not None
    assert said.startswith("The first containers are home: you 0, they 1, and 6 win.")


def test_in_the_passage_both_are_told_when_the_cruiser_has_come() -> None:
    battle = Battle(scenario="passage")
    cruiser = battle.ship("p1", "damaged_cruiser", None)
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    assert as_a_turn_begins(battle, "score", "p2") is None
    battle.change(cruiser, at=battle.at("A3"))
    said = as_a_turn_begins(battle, "score", "p2")
    assert said is not None
    assert said.startswith("The cruiser is at A3 with hull 6, 4 sectors from portal Y")
    phebe = as_a_turn_begins(battle, "score")
    assert phebe is not None
    assert phebe.startswith("Your cruiser is at A3, 4 sectors from portal Y: blue dice bring it on")


def capture(owner: str = "p1") -> Battle:
    battle = Battle(scenario="capture")
    battle.ship(owner, "shuttle", "C3")
    battle.ship("p1", "frigate", "E3")
    battle.ship("p2", "frigate", "B3")
    return battle


def test_in_the_capture_both_are_told_when_the_shuttle_is_taken() -> None:
    battle = capture()
    assert as_a_turn_begins(battle, "score") is None
    battle.change(0, owner="p2")
    assert "is theirs now" in str(as_a_turn_begins(battle, "score"))
    assert "is yours now" in str(as_a_turn_begins(battle, "score", "p2"))


def test_in_control_it_is_told_who_holds_portals() -> None:
    battle = Battle(scenario="control")
    battle.ship("p1", "frigate", None)
    battle.ship("p2", "frigate", "C1")
    assert as_a_turn_begins(battle, "score") is None
    battle.change(1, at=battle.at("A1"))
    assert "you 0, they 1" in str(as_a_turn_begins(battle, "score"))


def test_a_shuttle_that_nobody_guards_is_taken_by_a_hint_and_guarded_by_another() -> None:
    battle = capture()
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O")
    assert hint(battle.view("p2"), "guard") is None
    assert "at C3 is alone" in str(hint(battle.view("p2"), "shuttle"))
    battle.dice("p2", "B:D")
    assert hint(battle.view("p2"), "shuttle") is None, "no die leads there"
    battle.dice("p2", "B:O")
    step = battle.act(battle.move("B:O", 2, "C3"), seat="p2")
    assert any(isinstance(event, e.ShuttleCaptured) for event in step.events)
    assert is_done(battle.view("p2"), step, "shuttle")
    assert hint(battle.view("p2"), "shuttle") is None
    mine = capture()
    mine.dice("p1", "B:O")
    assert "guards your shuttle at C3" in str(hint(mine.view(), "guard"))
    mine.ship("p1", "frigate", "C3")
    assert hint(mine.view(), "guard") is None


def test_containers_are_told_of_when_one_can_be_carried_and_when_one_can_be_evacuated() -> None:
    battle = Battle(scenario="rescue")
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.open.containers[:] = [Container(at=battle.at("C4")), Container(at=battle.at("A3"))]
    ship = battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "frigate", "E1")
    battle.begin()
    battle.dice("p1", "B:O B:M")
    battle.open.turn.phase = "actions"
    assert hint(battle.view(), "evacuate") is None
    assert "C4 began the turn with a container" in str(hint(battle.view(), "container"))
    step = battle.act(battle.move("B:O", ship, "C5", containers=1))
    assert is_done(battle.view(), step, "container")
    assert "in your own zone" in str(hint(battle.view(), "evacuate"))
    assert first_hint(battle.view()) == "evacuate"
    step = battle.act(a.Evacuate(die="B:M", ships=(ship,)))
    assert is_done(battle.view(), step, "evacuate")


@pytest.mark.parametrize("scenario", ["capture", "passage"])
def test_the_way_out_is_told_of_when_it_is_reached(scenario: Any) -> None:
    battle = Battle(scenario=scenario)
    sort, at = ("shuttle", "A1") if scenario == "capture" else ("damaged_cruiser", "E3")
    ship = battle.ship("p1", sort, at)
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "R:O")
    assert hint(battle.view(), "escape") is None
    battle.dice("p1", "B:D")
    assert "you have won" in str(hint(battle.view(), "escape"))
    step = battle.act(a.Escape(die="B:D", ship=ship))
    assert is_done(battle.view(), step, "escape")


def test_signals_are_told_of_when_a_red_die_may_scan_them() -> None:
    battle = Battle(hidden_deployment=True)
    battle.ship("p1", "battleship", "C3", weapon="drones")
    battle.ship("p2", "battleship", "E1", weapon="drones")
    battle.signal("p2", "frigate", "C2")
    battle.dice("p1", "B:O")
    assert hint(battle.view(), "signal") is None
    battle.dice("p1", "R:O")
    assert "signals at C2" in str(hint(battle.view(), "signal"))
    battle.dice("p1", "R:D B:O")
    assert hint(battle.view(), "signal") is None, "no red die points there"
    battle.dice("p1", "R:O")
    scan = next(one for one in battle.suggested() if isinstance(one, a.Scan))
    step = battle.act(scan)
    assert is_done(battle.view(), step, "signal")
    assert lesson(Battle().view(), "signal") is None, "nothing is hidden there"


def test_dark_sectors_are_told_of_when_they_lie_beside_a_ship() -> None:
    battle = Battle(fog_of_war=True)
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "B:O")
    battle.fog("A1")
    assert hint(battle.view(), "fog") is None
    battle.fog("C2")
    assert "dark sectors" in str(hint(battle.view(), "fog"))
    step = battle.act(a.ScanFog(die="B:O", at=battle.at("C3")), "O")
    assert is_done(battle.view(), step, "fog")


def test_portals_are_told_of_when_a_ship_is_in_one_that_leads_on() -> None:
    battle = Battle()
    ship = battle.ship("p1", "frigate", "A1")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "B:O")
    battle.open.portals.append(Portal(letter="X", at=battle.at("A1")))
    assert hint(battle.view(), "portal") is None, "one alone leads nowhere"
    battle.open.portals.append(Portal(letter="X", at=battle.at("E5")))
    assert "at A1 is in portal X" in str(hint(battle.view(), "portal"))
    step = battle.act(a.UsePortal(die="B:O", ships=(ship,), to=battle.at("D5")))
    assert is_done(battle.view(), step, "portal")


def told_until_the_turn_ends(battle: Battle, key: str) -> str | None:
    battle.dice("p1", "G:O")
    said = hint(battle.view(), key)
    if said is not None:
        assert hint(battle.view(), key, "fr") not in {None, said}
        step = battle.act(a.EndTurn())
        assert is_done(battle.view(), step, key)
    return said


@pytest.mark.parametrize(
    ("special", "at", "said"),
    [
        ("asteroid_field", "C3", "Your ship is in the asteroids at C3"),
        ("asteroid_field", "D2", "There are asteroids at D2"),
        ("gravity_field", "D2", "There is a gravity field at D2"),
        ("gas_cloud", "C3", "There is a gas cloud at C3"),
        ("gas_cloud", "A5", None),
    ],
)
def test_special_sectors_are_told_of_when_a_ship_is_there_or_beside(
    special: str, at: str, said: str | None
) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "A1")
    assert told_until_the_turn_ends(battle, special) is None
    battle.special(at, special)
    found = told_until_the_turn_ends(battle, special)
    assert (found is None) if said is None else str(found).startswith(said)


def test_drones_and_an_interdictor_are_told_of_when_they_are_on_or_beside_a_ship() -> None:
    for key in ("drones", "interdictor"):
        battle = Battle()
        ship = battle.ship("p1", "destroyer", "C3")
        foe = battle.ship("p2", "battleship", "A1", weapon=key)
        assert told_until_the_turn_ends(battle, key) is None
        if key == "drones":
            battle.drones(foe, ship)
        else:
            battle.interdictor(foe, "C2")
        said = str(told_until_the_turn_ends(battle, key))
        assert said.startswith("Drones sit on" if key == "drones" else "An interdictor closes C2")


@pytest.mark.parametrize("preset", PRESETS)
def test_lessons_are_called_by_names_of_their_own_and_told_to_whoever_plays(preset: str) -> None:
    state = ready(PRESETS[preset])
    (seat,) = GAME.to_act(state)
    keys = [one.key for one in GAME.words.lessons(look(GAME, state, seat))]
    assert len({*keys}) == len(keys)
    other = "p2" if seat == "p1" else "p1"
    view = look(GAME, state, other)
    assert not [one.key for one in GAME.words.lessons(view) if one.hint(view) is not None]


STEPS = ["roll", "near", "end", "fire", "support", "weapon", "destroy", "answer", "shield"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_battle_has_the_same_steps_each_with_a_name_and_what_comes_before(
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
    """Two ships of one commander in two sectors beside a frigate with little hull."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "B2")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "frigate", "E1")
    return battle


def test_ships_of_two_sectors_that_fire_at_one_target_take_a_step_and_what_falls_another() -> None:
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


def test_what_falls_after_an_answer_of_its_commander_takes_the_step_with_ones_next_act() -> None:
    battle = beside()
    battle.ship("p2", "battleship", "E2")
    battle.change(1, at=battle.at("A5"))
    battle.change(2, hull=6)
    battle.dice("p1", "R:O")
    battle.change(3, hull=0, at=None)
    step = battle.act(battle.attack("R:O", "C3", "C2", 2))
    assert is_done(battle.view(), step, "destroy"), "what fell before counts as well"
    theirs = beside()
    theirs.ship("p2", "battleship", "E2")
    theirs.change(0, hull=0, at=None)
    theirs.change(2, hull=6)
    theirs.dice("p1", "R:O")
    step = theirs.act(theirs.attack("R:O", "B2", "C2", 2))
    assert not is_done(theirs.view(), step, "destroy"), "one's own ship fell"


def test_a_plan_that_moves_beside_a_target_of_others_is_told_of_as_support() -> None:
    battle = beside()
    battle.change(0, at=battle.at("C4"))
    battle.change(1, at=battle.at("B1"))
    battle.change(2, hull=6)
    battle.dice("p1", "R:D B:O")
    first = next(iter(GAME.plans(battle.view())))
    assert [type(one) for one in first.actions] == [a.Move, a.Attack]
    assert text_of(battle.view(), "support") == "lesson-support"


def test_one_ship_that_fires_alone_at_what_stands_takes_only_the_first_of_these_steps() -> None:
    battle = beside()
    battle.change(1, at=battle.at("A5"))
    battle.change(2, hull=6)
    battle.dice("p1", "R:O")
    assert text_of(battle.view(), "support") is None
    assert text_of(battle.view(), "destroy") is None
    step = battle.act(battle.attack("R:O", "C3", "C2", 2))
    assert taken(battle.view(), step) == ["fire"]


def test_who_is_fired_at_is_told_of_answers_and_any_answer_takes_the_step() -> None:
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


def test_the_turn_is_to_be_ended_once_nothing_useful_is_left() -> None:
    battle = beside()
    battle.dice("p1", "R:O")
    assert hint(battle.view(), "end") is None
    battle.dice("p1", "G:O")
    assert "Nothing useful is left" in str(hint(battle.view(), "end"))
    step = battle.act(a.EndTurn(keep=("G:O",)))
    assert taken(battle.view(), step) == ["end", "shield"]


def test_a_weapon_is_a_step_until_it_is_lost_and_never_where_there_was_none() -> None:
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
    """A battleship with a weapon, and dice to come beside one enemy or to fire at another."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "cruiser", "D3")
    battle.ship("p2", "cruiser", "E1")
    return battle


def test_two_specials_are_fired_by_the_first_suggestion_while_that_is_the_next_step() -> None:
    battle = armed()
    battle.dice("p1", "R:S B:S R:O")
    ordinary = next(iter(GAME.plans(battle.view())))
    assert isinstance(ordinary.actions[0], a.Attack), "which gains more"
    found = guided(battle.view(), "weapon")
    assert isinstance(found.plans[0].actions[0], a.FireWeapon)
    assert (found.ready, found.leads) == (True, True)
    assert isinstance(guided(battle.view(), "fire").plans[0].actions[0], a.Attack)


def test_one_special_is_to_be_kept_and_what_spends_it_comes_last() -> None:
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


def test_only_who_comes_nearer_or_beside_an_enemy_takes_that_step() -> None:
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
def test_as_dice_are_to_be_rolled_no_step_is_named_that_they_cannot_lead_to() -> None:
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


def test_a_step_that_is_named_before_the_roll_is_still_named_after_it() -> None:
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


def test_the_first_roll_suggested_has_a_die_of_the_colour_that_the_next_step_takes() -> None:
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
