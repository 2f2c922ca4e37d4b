"""Options that a table agrees on before a scenario: players, sides and class points."""

from typing import Any

import pytest

from engine.core.codec import Codec
from engine.core.errors import BadData
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import Portal
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.preparing import Preparing

RUNNERS = {"capture": "shuttle", "passage": "damaged_cruiser"}
"""By scenario, the kind of ship that has to escape."""


def cited(scenario: str, *rules: str) -> Any:
    return pytest.param(scenario, marks=pytest.mark.rule(*rules))


@pytest.mark.parametrize("mode", ["duel", "teams_of_four", "teams_of_six", "free_for_all"])
@pytest.mark.parametrize(
    "scenario",
    [
        cited("trap", "FC-SCEN-TRAP-01"),
        cited("passage", "FC-SCEN-PASSAGE-01"),
        cited("capture", "FC-SCEN-CAPTURE-01"),
        cited("control", "FC-SCEN-CONTROL-01"),
    ],
)
def test_some_scenarios_are_for_two_players_whatever_the_mode(scenario: Any, mode: Any) -> None:
    seating = FLEET_COMMANDER.seats(Options(scenario=scenario, mode=mode))
    assert (seating.seats, seating.least) == (("p1", "p2"), 2)


@pytest.mark.parametrize(
    ("scenario", "differ"),
    [
        pytest.param("trap", True, marks=pytest.mark.rule("FC-SCEN-TRAP-04")),
        pytest.param("passage", True, marks=pytest.mark.rule("FC-SCEN-PASSAGE-05")),
        pytest.param("capture", True, marks=pytest.mark.rule("FC-SCEN-CAPTURE-03")),
        ("pitched_battle", False),
        ("asteroid_belt", False),
        ("rescue", False),
        ("control", False),
    ],
)
def test_players_choose_a_faction_in_scenarios_whose_factions_differ(
    scenario: Any, differ: bool
) -> None:
    seating = FLEET_COMMANDER.seats(Options(scenario=scenario))
    found = [seating.side_of(seat) for seat in seating.seats]
    assert found == (["phebe", "amycles"] if differ else [None, None])


@pytest.mark.parametrize(
    "scenario",
    [
        cited("pitched_battle", "FC-SCEN-PITCHED2-01", "FC-SETUP-15"),
        cited("rescue", "FC-SCEN-RESCUE-01"),
        cited("control", "FC-SCEN-CONTROL-01"),
    ],
)
def test_fleets_are_of_nine_to_fifteen_points(scenario: Any) -> None:
    codec: Codec[Options] = Codec(Options)
    for points in (9, 15):
        options = Options(scenario=scenario, special_sectors=0, points=points)
        assert codec.load(codec.dump(options)) == options
        game = Preparing(options)
        assert game.refuses(a.ChooseFleet, frigates=points) is None
        assert game.refuses(a.ChooseFleet, frigates=points + 1) == "FC-SETUP-15"
    for points in (8, 16):
        with pytest.raises(BadData, match="points"):
            codec.parse({"scenario": scenario, "points": points}, "options")


@pytest.mark.rule("FC-TURN-05", "FC-SCEN-RESCUE-09", "FC-SCEN-CAPTURE-09", "FC-SCEN-CONTROL-05")
@pytest.mark.parametrize("scenario", [*SCENARIOS])
def test_no_scenario_accepts_orders_that_belong_to_another(scenario: Any) -> None:
    battle = Battle(scenario=scenario)
    ship = battle.ship("p1", RUNNERS.get(scenario, "frigate"), "C3")
    battle.open.portals[:] = [Portal(letter="X", at=0), Portal(letter="Y", at=24)]
    battle.dice("p1", "B:O")
    orders: dict[a.Action, set[str]] = {
        a.Evacuate(die="B:O", ships=(ship,)): {"rescue"},
        a.Escape(die="B:O", ship=ship): {*RUNNERS},
        a.Enter(die="B:O", ships=(ship,), to=battle.at("B1")): {"control"},
    }
    for order, scenarios in orders.items():
        foreign = scenario not in scenarios
        assert (battle.refused(order) == "FC-TURN-05") == foreign, order


@pytest.mark.rule("FC-FFA-01", "FC-SCEN-BELT-08")
@pytest.mark.parametrize(("scenario", "most"), [("pitched_battle", 6), ("asteroid_belt", 3)])
def test_a_free_for_all_is_for_three_or_more_players(scenario: Any, most: int) -> None:
    seating = FLEET_COMMANDER.seats(Options(scenario=scenario, mode="free_for_all"))
    assert (seating.least, seating.most) == (3, most)


@pytest.mark.rule("FC-SCEN-PITCHED2-03", "FC-SCEN-PITCHED4-03")
def test_each_player_may_have_none_to_two_special_sectors() -> None:
    codec: Codec[Options] = Codec(Options)
    for count in range(3):
        assert codec.parse({"special_sectors": count}, "options").special_sectors == count
    for count in (-1, 3):
        with pytest.raises(BadData, match="special_sectors"):
            codec.parse({"special_sectors": count}, "options")
