"""Plans in scenarios: each says how it helps with containers, the shuttle, exits or portals."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_scenario_capture import capture
from tests.fleet_commander.test_scenario_passage import passage
from tests.fleet_commander.test_scenario_rescue import begun, home, rescue

learn(GAME)


def planned(battle: Battle, *actions: a.Action, code: str = "en") -> tuple[str, str]:
    """The label and the second line of the plan of exactly these *actions*."""
    words = voice(code, GAME.slug)
    (plan,) = [one for one in GAME.plans(battle.view()) if one.actions == actions]
    return words.say(plan.label, plain=True), words.say(plan.about, plain=True)


def about(battle: Battle, action: a.Action) -> str:
    told = GAME.words.about(battle.view(), (), action)
    assert told is not None
    return voice("en", GAME.slug).say(told, plain=True)


def news(battle: Battle, events: Sequence[Any], seat: str = "p1") -> list[str]:
    assert GAME.words.news is not None
    told = GAME.words.news(battle.view(seat), events)
    said = [voice("en", GAME.slug).say(one.text, plain=True) for one in told]
    return [line.replace("\u2068", "").replace("\u2069", "") for line in said]


@pytest.mark.rule("FC-SCEN-RESCUE-06", "FC-SCEN-RESCUE-10")
def test_a_plan_to_carry_a_container_says_how_far_home_is_and_how_many_win() -> None:
    battle = rescue("C3", "C3")
    home(battle, 4, 3)
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "frigate", "A1")
    begun(battle, "B:O")
    label, told = planned(battle, battle.move("B:O", 0, "C4", containers=1))
    assert label == "The destroyer moves from C3 to C4 with a container"
    assert told.endswith("1 container 1 sector from your edge; 5 brought home win")


@pytest.mark.rule("FC-SCEN-RESCUE-05")
def test_a_move_of_frigates_says_that_a_container_costs_them_their_second_step() -> None:
    battle = rescue("C3", "C3")
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "A1")
    begun(battle, "B:O")
    carry, alone = (battle.move("B:O", 0, "C4", containers=count) for count in (1, 0))
    assert about(battle, carry) == "1 container 1 sector from your edge; one step only"
    assert about(battle, alone).endswith(" · one step only (container)")
    battle.ship("p1", "destroyer", "C3")
    assert "one step" not in about(battle, carry) + about(battle, alone)


@pytest.mark.rule("FC-SCEN-RESCUE-06")
def test_carrying_a_container_is_among_the_plans_even_if_others_seem_better() -> None:
    battle = rescue("C3", "E1", "E1", "E1", "E1", "E1", "E1")
    battle.ship("p1", "frigate", "C3")
    battle.ship("p1", "battleship", "C4")
    battle.ship("p1", "frigate", "C4")  # Nobody else fits into C4, the way home.
    for sector in ("A5", "B5", "D5", "A4", "A3", "D4", "E4"):
        battle.ship("p1", "frigate", sector)
    battle.ship("p2", "battleship", "C1")
    begun(battle, "B:O")
    plans = [plan.actions[0] for plan in GAME.plans(battle.view())]
    assert [one.containers for one in plans if isinstance(one, a.Move) and one.containers] == [1]


@pytest.mark.rule("FC-SCEN-RESCUE-06")
def test_a_move_to_a_container_says_that_it_can_be_carried_from_the_next_turn_on() -> None:
    battle = rescue("C3")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "frigate", "C2")
    begun(battle, "B:O")
    move = battle.move("B:O", 0, "C3")
    assert about(battle, move) == ("Can carry a container from your next turn; enemy firepower 1")
    assert about(battle, battle.move("B:O", 0, "D4")) == "No adjacent target"


@pytest.mark.rule("FC-SECTOR-06")
@pytest.mark.parametrize(
    ("sheltered", "told"), [(False, "1 adjacent target"), (True, "1 sector from")]
)
def test_a_move_counts_no_enemy_among_asteroids_as_a_target(sheltered: bool, told: str) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C3")
    if sheltered:
        battle.special("C3", "asteroid_field")
    battle.dice("p1", "B:O")
    assert about(battle, battle.move("B:O", 0, "C4")).startswith(told)


@pytest.mark.rule("FC-SECTOR-06")
@pytest.mark.parametrize(
    ("sheltered", "told"),
    [(False, "2 sectors from the nearest enemy"), (True, "No adjacent target")],
)
def test_coming_nearer_ignores_an_enemy_among_asteroids_while_others_are_outside(
    sheltered: bool, told: str
) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "B4")
    battle.ship("p2", "frigate", "A1")
    battle.ship("p2", "frigate", "E5")
    if sheltered:
        battle.special("A1", "asteroid_field")
    battle.dice("p1", "B:M")
    assert about(battle, battle.move("B:M", 0, "B3")).startswith(told)


@pytest.mark.rule("FC-SCEN-RESCUE-09", "FC-SCEN-RESCUE-10")
def test_a_plan_to_evacuate_says_how_many_containers_are_home_then_and_how_many_win() -> None:
    battle = rescue("C5")
    home(battle, 4, 3)
    battle.ship("p1", "frigate", "C5")
    battle.ship("p1", "frigate", "E5")
    battle.ships("p2", "frigate", "A1", 3)
    begun(battle, "B:O")
    label, told = planned(battle, a.Evacuate(die="B:O", ships=(0,)))
    assert label == "Frigate 1 (C5) evacuates a container"
    dice = "\N{LARGE BLUE CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
    assert told == f"Uses {dice}, none left · Containers home: 5 of 5; the ship leaves for good"


@pytest.mark.rule("FC-SCEN-RESCUE-13")
def test_news_say_why_the_leader_of_a_rescue_can_no_longer_be_overtaken() -> None:
    battle = rescue("C5", *["A3"] * 8)
    home(battle, 2, 0)
    battle.ship("p1", "battleship", "C5")
    ship = battle.ship("p2", "frigate", "A1")
    begun(battle, "B:O")
    battle.change(ship, at=None, hull=0)
    step = battle.act(a.Evacuate(die="B:O", ships=(0,)))
    assert news(battle, step.events) == [
        "p1 evacuates a container from C5 with the battleship: 3 at home",
        "The others have too few ships left to bring as many containers home: victory for p1",
    ]


@pytest.mark.rule("FC-SCEN-CAPTURE-07", "FC-SCEN-CAPTURE-09")
def test_moves_say_that_they_bring_the_shuttle_to_a_corner_or_capture_it() -> None:
    battle = capture("B2")
    battle.dice("p1", "B:D")
    assert (
        about(battle, battle.move("B:D", 0, "A1")) == "Shuttle in a corner: one more blue die wins"
    )
    battle = capture("D3", owner="p2")
    battle.dice("p1", "B:O")
    assert about(battle, battle.move("B:O", 1, "D3")).startswith("Captures the shuttle")


@pytest.mark.rule("FC-SCEN-PASSAGE-08")
def test_moves_of_the_damaged_cruiser_say_how_far_its_exit_is() -> None:
    battle = passage("C3")
    battle.dice("p1", "B:O")
    assert about(battle, battle.move("B:O", 0, "D3")) == "Damaged cruiser 1 sector from portal Y"


@pytest.mark.rule("FC-SCEN-CONTROL-06")
def test_a_move_onto_a_portal_says_that_holding_both_portals_wins() -> None:
    battle = Battle(scenario="control")
    battle.ship("p1", "frigate", "B1")
    battle.dice("p1", "B:O")
    told = about(battle, battle.move("B:O", 0, "A1"))
    assert told == "Holds the portal: begin a turn on both to win"


@pytest.mark.rule("FC-HIDDEN-08", "FC-HIDDEN-10")
def test_a_scan_is_planned_and_its_news_name_the_revealed_ships() -> None:
    battle = Battle(hidden_deployment=True)
    battle.ship("p1", "battleship", "C3")
    battle.signal("p2", "decoy", "D3")
    battle.signal("p2", "cruiser", "D3")
    battle.signal("p2", "decoy", "A1")
    battle.signal("p2", "battleship", "A1")
    battle.dice("p1", "R:O")
    scan = a.Scan(dice=("R:O",), at=battle.at("C3"), way=(battle.at("D3"),))
    label, told = planned(battle, scan)
    assert label == "Battleship 1 (C3) scans the signals at D3"
    dice = "\N{LARGE RED CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
    shows = "reveals the 2 signals; nothing can foil it"
    assert told == f"Uses {dice}, none left · {shows}"
    (line,) = news(battle, battle.act(scan).events)
    assert line == (
        "p1 scans D3 from C3; p2\N{RIGHT SINGLE QUOTATION MARK}s signals "
        "are revealed (cruiser 3 and decoy 2)"
    )


@pytest.mark.rule("FC-SCEN-RESCUE-06")
def test_no_plan_moves_a_ship_away_from_a_container_that_it_has_just_reached() -> None:
    """It could move on for free or by a blue die, but would leave the container behind."""
    battle = rescue("C3")
    home(battle, 4, 3)
    frigate = battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "frigate", "A1")
    begun(battle, "B:O B:D")
    (first, *_) = GAME.plans(battle.view())
    move = battle.move("B:O", frigate, "C3")
    assert first.actions == (move,)
    battle.act(move)
    assert any(isinstance(one, a.MoveAgain) for one in GAME.suggest(battle.view()))
    assert [*GAME.plans(battle.view())] == []
