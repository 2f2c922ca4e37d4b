"""Lessons of a battle: hints on its goal, its score and special features when they matter."""

from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import Container, Portal
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided
from tests.fleet_commander.lessons import first_hint, hint, is_done, lesson, ready

AIMS = {
    "asteroid_belt": ("picks an asteroid field", "picks an asteroid field"),
    "trap": ("in the middle", "on both sides"),
    "rescue": ("6 containers", "6 containers"),
    "passage": ("Clear its way", "Destroy it to win"),
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


def test_the_first_hint_of_a_plain_pitched_battle_is_about_rolling_dice() -> None:
    state = ready(PRESETS["first_game"])
    (seat,) = GAME.to_act(state)
    assert first_hint(look(GAME, state, seat)) == "roll"


def as_a_turn_begins(battle: Battle, key: str, seat: Any = "p1") -> str | None:
    """The hint *key* for *seat* as its turn begins; checks that the roll completes it."""
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


def test_the_hint_on_the_score_appears_once_points_are_lost() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5")
    battle.ship("p1", "frigate", "D5")
    battle.ship("p2", "battleship", "C1")
    lost = battle.ship("p2", "destroyer", "D1")
    assert as_a_turn_begins(battle, "score") is None
    battle.change(lost, hull=0, at=None)
    said = as_a_turn_begins(battle, "score")
    assert said is not None
    assert said.startswith("First blood to you! ")
    theirs = as_a_turn_begins(battle, "score", "p2")
    assert theirs is not None
    assert "4 of 6 class points left; at 2 or fewer" in theirs


def test_the_hint_on_the_score_of_a_rescue_appears_once_a_container_is_home() -> None:
    battle = Battle(scenario="rescue")
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    assert as_a_turn_begins(battle, "score") is None
    battle.open.evacuated["p2"] = 1
    battle.open.containers[0] = Container(at=None)
    said = as_a_turn_begins(battle, "score")
    assert said is not None
    assert said.startswith("The first containers are home: you have 0, they have 1, and 6 win.")


def test_in_the_passage_both_players_are_told_that_the_cruiser_has_arrived() -> None:
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
    assert phebe.startswith("Your cruiser is at A3, 4 sectors from portal Y. Blue dice move it on")


def capture(owner: str = "p1") -> Battle:
    battle = Battle(scenario="capture")
    battle.ship(owner, "shuttle", "C3")
    battle.ship("p1", "frigate", "E3")
    battle.ship("p2", "frigate", "B3")
    return battle


def test_in_the_capture_both_players_are_told_who_has_taken_the_shuttle() -> None:
    battle = capture()
    assert as_a_turn_begins(battle, "score") is None
    battle.change(0, owner="p2")
    assert "is theirs now" in str(as_a_turn_begins(battle, "score"))
    assert "is yours now" in str(as_a_turn_begins(battle, "score", "p2"))


def test_in_control_a_hint_says_who_holds_portals() -> None:
    battle = Battle(scenario="control")
    battle.ship("p1", "frigate", None)
    battle.ship("p2", "frigate", "C1")
    assert as_a_turn_begins(battle, "score") is None
    battle.change(1, at=battle.at("A1"))
    assert "you 0, they 1" in str(as_a_turn_begins(battle, "score"))


def test_hints_advise_enemies_to_take_a_lone_shuttle_and_its_owner_to_guard_it() -> None:
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


def containers() -> Battle:
    """A destroyer of p1 begins its turn with one of two containers, a sector from home."""
    battle = Battle(scenario="rescue")
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.open.containers[:] = [Container(at=battle.at("C4")), Container(at=battle.at("A3"))]
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "frigate", "E1")
    battle.begin()
    battle.dice("p1", "B:O B:M")
    battle.open.turn.phase = "actions"
    return battle


def test_hints_appear_when_a_container_can_be_carried_and_when_it_can_be_evacuated() -> None:
    battle = containers()
    view, carry = battle.view(), f"container-{battle.at('C4')}"
    assert hint(view, "evacuate-0") is None
    said = "A ship at C4 started the turn with a container"
    assert said in str(hint(view, carry))
    told_of = lesson(view, carry)
    step = battle.act(battle.move("B:O", 0, "C5", containers=1))
    assert told_of is not None
    assert told_of.done(battle.view(), step.events)
    view = battle.view()
    assert "in your own zone" in str(hint(view, "evacuate-0"))
    assert first_hint(view) == "evacuate-0"
    told_of = lesson(view, "evacuate-0")
    step = battle.act(a.Evacuate(die="B:M", ships=(0,)))
    assert told_of is not None
    assert told_of.done(battle.view(), step.events)
    assert not is_done(battle.view(), step, "evacuate-1"), "the next container is told of again"


def test_a_ship_at_home_is_told_to_evacuate_its_container_and_not_to_carry_it() -> None:
    battle = containers()
    battle.act(battle.move("B:O", 0, "C5", containers=1))
    told = [one.key for one in GAME.words.lessons(battle.view()) if one.hint(battle.view())]
    assert "evacuate-0" in told
    assert not [key for key in told if key.startswith("container-")]


def test_no_tutorial_step_is_hinted_while_a_container_can_be_evacuated() -> None:
    battle = containers()
    battle.act(battle.move("B:O", 0, "C5", containers=1))
    found = guided(battle.view())
    assert found.tip == Text.of("lesson-evacuate")
    assert isinstance(found.plans[0].actions[0], a.Evacuate)
    assert found.step is None, "to fire is not what comes next"


def test_a_hint_mentions_the_containers_that_the_first_plan_moves_to() -> None:
    battle = Battle(scenario="rescue")
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.open.containers[:] = [Container(at=battle.at("C3"))] * 2
    battle.ships("p1", "frigate", "C4", 2)
    battle.ship("p2", "frigate", "E1")
    battle.begin()
    battle.dice("p1", "B:O")
    battle.open.turn.phase = "actions"
    key = f"pick-up-{battle.open.round}"
    assert str(hint(battle.view(), key)).startswith("Containers wait at C3")
    step = battle.act(battle.move("B:O", (0, 1), "C3"))
    assert is_done(battle.view(), step, key)


@pytest.mark.parametrize("scenario", ["capture", "passage"])
def test_a_hint_says_that_a_blue_die_wins_once_the_ship_is_at_its_exit(scenario: Any) -> None:
    battle = Battle(scenario=scenario)
    sort, at = ("shuttle", "A1") if scenario == "capture" else ("damaged_cruiser", "E3")
    ship = battle.ship("p1", sort, at)
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "R:O")
    assert hint(battle.view(), "escape") is None
    battle.dice("p1", "B:D")
    assert "one more blue die wins" in str(hint(battle.view(), "escape"))
    step = battle.act(a.Escape(die="B:D", ship=ship))
    assert is_done(battle.view(), step, "escape")


@pytest.mark.rule("FC-HIDDEN-09")
def test_a_scan_that_spends_the_last_red_dice_follows_plans_that_keep_one_to_fire() -> None:
    battle = Battle(hidden_deployment=True)
    battle.ship("p1", "battleship", "C3", weapon="drones")
    for sort in ("battleship", "decoy", "decoy"):
        battle.signal("p2", sort, "C1")
    battle.dice("p1", "R:O R:O")
    found = guided(battle.view(), "fire")
    assert isinstance(found.plans[0].actions[0], a.Scan)
    assert found.tip is None, "no red die scans them alone"
    assert found.text == Text.of("lesson-later", step="fire")
    assert found.dear, "the only plan spends what is to be kept"
    battle.dice("p1", "R:O R:O B:O")
    found = guided(battle.view(), "fire")
    assert isinstance(found.plans[0].actions[0], a.Move)
    battle.dice("p1", "R:O R:O R:O")
    assert not guided(battle.view(), "fire").dear, "a red die is left to fire with"


def test_a_hint_mentions_signals_when_a_red_die_may_scan_them() -> None:
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


def test_a_hint_mentions_fog_sectors_when_they_are_adjacent_to_a_ship() -> None:
    battle = Battle(fog_of_war=True)
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "B:O")
    battle.fog("A1")
    assert hint(battle.view(), "fog") is None
    battle.fog("C2")
    assert "undiscovered sectors" in str(hint(battle.view(), "fog"))
    step = battle.act(a.ScanFog(die="B:O", at=battle.at("C3")), "O")
    assert is_done(battle.view(), step, "fog")


def test_a_hint_mentions_a_portal_when_a_ship_is_in_one_with_an_exit() -> None:
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


def told_once(battle: Battle, key: str, *faces: str) -> str | None:
    """The hint *key*; checks that ending the turn completes it, *faces* being rolled."""
    battle.dice("p1", "G:O")
    said = hint(battle.view(), key)
    if said is not None:
        assert hint(battle.view(), key, "fr") not in {None, said}
        step = battle.act(a.EndTurn(), *faces)
        assert is_done(battle.view(), step, key)
    return said


@pytest.mark.parametrize(
    ("key", "at", "target", "said"),
    [
        ("asteroid_field", "C3", "D2", "Your ship is in the asteroids at C3"),
        ("asteroid_field", "D2", "D2", None),
        ("asteroid_field-target", "D2", "D2", "The enemy at D2 is in the asteroids"),
        ("asteroid_field-target", "D2", "D3", None),
        ("gas_cloud", "C3", "D2", "Your ship is in the gas cloud at C3"),
        ("gas_cloud", "D2", "D2", None),
        ("gas_cloud-target", "D2", "D2", "The enemy at D2 is in a gas cloud"),
        ("gas_cloud-target", "D2", "D3", None),
    ],
)
def test_a_hint_mentions_a_special_sector_when_a_ship_or_target_is_in_it(
    key: str, at: str, target: str, said: str | None
) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", target)
    battle.special(at, key.removesuffix("-target"))
    rolled = "O" if key == "asteroid_field-target" and at == target else ""
    found = told_once(battle, key, *rolled)
    assert (found is None) if said is None else str(found).startswith(said)


def test_a_hint_mentions_a_gravity_field_when_a_blue_die_may_lead_into_it() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "A1")
    battle.special("D2", "gravity_field")
    assert told_once(battle, "gravity_field") is None
    battle.open.turn.seat, battle.open.turn.phase = "p1", "actions"
    battle.dice("p1", "B:O")
    assert str(hint(battle.view(), "gravity_field")).startswith("There is a gravity field at D2")


def test_a_tip_that_needs_no_action_is_shown_only_until_the_next_order_of_its_player() -> None:
    battle = Battle()
    moved = battle.ship("p1", "frigate", "C3")
    battle.ship("p1", "frigate", "E5")
    battle.ship("p2", "frigate", "A5")
    battle.special("C4", "gas_cloud")
    battle.dice("p1", "B:O B:M R:O")
    step = battle.act(battle.move("B:O", moved, "C4"))
    assert not is_done(battle.view(), step, "gas_cloud"), "nothing has been told yet"
    assert hint(battle.view(), "gas_cloud") is not None
    step = battle.act(battle.move("B:M", 1, "E4"))
    assert is_done(battle.view(), step, "gas_cloud")
    battle.act(a.EndTurn())
    step = battle.act(a.RollDice(red=1, blue=1, green=1), *"OOO", seat="p2")
    assert not is_done(battle.view("p1"), step, "gas_cloud"), "another acts"


def test_a_hint_mentions_drones_on_a_ship_and_an_interdictor_beside_it() -> None:
    for key in ("drones", "interdictor"):
        battle = Battle()
        ship = battle.ship("p1", "destroyer", "C3")
        foe = battle.ship("p2", "battleship", "A1", weapon=key)
        assert told_once(battle, key) is None
        if key == "drones":
            battle.drones(foe, ship)
        else:
            battle.interdictor(foe, "C2")
        said = str(told_once(battle, key))
        assert said.startswith("Drones sit on" if key == "drones" else "An interdictor closes C2")


@pytest.mark.parametrize("preset", PRESETS)
def test_lessons_have_unique_keys_and_give_hints_only_to_the_player_on_turn(preset: str) -> None:
    state = ready(PRESETS[preset])
    (seat,) = GAME.to_act(state)
    keys = [one.key for one in GAME.words.lessons(look(GAME, state, seat))]
    assert len({*keys}) == len(keys)
    other = "p2" if seat == "p1" else "p1"
    view = look(GAME, state, other)
    assert not [one.key for one in GAME.words.lessons(view) if one.hint(view) is not None]
