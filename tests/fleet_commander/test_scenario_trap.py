"""The trap: an ambush on both sides, and six dice rolled before it is sprung."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import begin, look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.cards import ShipSort, SignalSort, Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing

TRAP = Options(scenario="trap", special_sectors=0)


@pytest.mark.rule("FC-SCEN-TRAP-04", "FC-SCEN-TRAP-01")
def test_amycles_begins_the_trap_without_rolling_for_it() -> None:
    game = Preparing(PRESETS["trap"])
    assert game.state.open.commanders["p2"].faction == "amycles"
    assert game.state.open.order == ["p2", "p1"]
    assert isinstance(game.asked(), d.TilesDecision)


@pytest.mark.rule("FC-SCEN-TRAP-03", "FC-SCEN-TRAP-05", "FC-GAP-13")
@pytest.mark.parametrize(
    ("name", "zone", "amycles", "phebe"),
    [
        ("five_by_five", (5, 5), {0, 4}, {2}),
        ("five_by_six", (5, 6), {0, 4}, {2}),
        ("six_by_six", (6, 6), {0, 5}, {2, 3}),
        ("first_game", (5, 5), {0, 4}, {2}),
    ],
)
def test_amycles_deploys_on_both_outer_rows_and_phebe_between(
    name: Any, zone: tuple[int, int], amycles: set[int], phebe: set[int]
) -> None:
    battle = Preparing(Options(scenario="trap", board=name)).state.open
    field = board(battle)
    assert battle.zones == (zone,)
    for seat, wanted in (("p1", phebe), ("p2", amycles)):
        inside = [cell for cell in field.cells if field.row[cell] in wanted]
        assert list(battle.edges[seat]) == inside


@pytest.mark.rule("FC-SCEN-TRAP-03", "FC-SCEN-TRAP-05")
def test_amycles_needs_a_ship_in_each_outer_row_of_the_trap() -> None:
    game = Preparing(TRAP).by_default(d.FleetDecision)
    game.answer(a.ChooseFleet, frigates=3)
    game.answer(a.ChooseFleet, frigates=3)
    game.by_default(d.DeployDecision)
    assert game.asked().seat == "p2"
    game.answer(a.Deploy, ship=0, at=0)
    game.answer(a.Deploy, ship=3, at=12)
    game.answer(a.Deploy, ship=1, at=1)
    game.answer(a.Deploy, ship=4, at=12)
    assert game.refuses(a.Deploy, ship=2, at=2) == "FC-SCEN-TRAP-05"
    assert game.refuses(a.Deploy, ship=2, at=22) is None
    suggested = [one for one in game.suggested() if isinstance(one, a.Deploy)]
    assert {one.at for one in suggested} == {20, 21, 22, 23, 24}
    default = FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p2"))
    assert isinstance(default, a.Deploy)
    assert default.at == 20


@pytest.mark.rule("FC-SCEN-TRAP-05", "FC-HIDDEN-16")
def test_a_decoy_alone_holds_no_outer_row() -> None:
    options = replace(TRAP, hidden_deployment=True)
    game = Preparing(options).by_default(d.FleetDecision)
    game.answer(a.ChooseFleet, dice=SeededDice("signals"), frigates=2)
    game.answer(a.ChooseFleet, dice=SeededDice("signals"), frigates=2)
    game.by_default(d.DeployDecision)
    hand = game.state.own["p2"].ships
    decoys = [one.id for one in hand if one.sort is SignalSort.DECOY]
    first, last = (one.id for one in hand if one.sort is ShipSort.FRIGATE)
    for ship, at in ((decoys[0], 20), (decoys[1], 20), (first, 0)):
        assert game.asked().seat == "p2"
        game.answer(a.Deploy, ship=ship, at=at)
        answer = FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p1"))
        play(FLEET_COMMANDER, game.state, "p1", answer, SeededDice("p1"), seq=1)
    assert game.refuses(a.Deploy, ship=last, at=1) == "FC-SCEN-TRAP-05"
    assert game.refuses(a.Deploy, ship=last, at=21) is None


@pytest.mark.rule("FC-SCEN-TRAP-03")
def test_phebe_may_deploy_all_ships_in_one_of_two_middle_rows() -> None:
    options = Options(scenario="trap", board="six_by_six", special_sectors=0)
    game = Preparing(options).by_default(d.FleetDecision)
    game.answer(a.ChooseFleet, frigates=2)
    game.answer(a.ChooseFleet, frigates=2)
    game.by_default(d.DeployDecision)
    game.answer(a.Deploy, ship=0, at=0)
    game.answer(a.Deploy, ship=2, at=12)
    game.answer(a.Deploy, ship=1, at=35)
    assert game.asked().seat == "p1"
    assert game.refuses(a.Deploy, ship=3, at=13) is None


@pytest.mark.rule("FC-SCEN-TRAP-01")
def test_a_trap_is_decided_by_class_points_like_a_pitched_battle() -> None:
    battle = Battle(scenario="trap")
    battle.ship("p1", "battleship", "C3")
    battle.ship("p1", "frigate", "E5")
    weak = battle.ship("p2", "frigate", "C2", hull=1)
    battle.ship("p2", "battleship", "A1")
    battle.commander("p1").points = battle.commander("p2").points = 12
    battle.dice("p1", "R:O")
    step = battle.act(battle.attack("R:O", "C3", "C2", weak))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "third"


@pytest.mark.rule("FC-SCEN-TRAP-05")
def test_a_fleet_of_one_ship_may_use_either_outer_row_and_one_in_line_uses_both() -> None:
    game = Preparing(TRAP).by_default(d.FleetDecision)
    game.answer(a.ChooseFleet, battleships=1, weapons=(Weapon.DRONES,))
    game.answer(a.ChooseFleet, frigates=1)
    game.by_default(d.DeployDecision)
    (only,) = {one.ship for one in game.suggested() if isinstance(one, a.Deploy)}
    open_to_it = {at for at in range(25) if game.refuses(a.Deploy, ship=only, at=at) is None}
    assert open_to_it == {*range(5), *range(20, 25)}
    options = Options(scenario="trap", fleets="first_game", deployment="in_line", special_sectors=0)
    state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], options, SeededDice("line"))
    while waiting(state.agenda):
        seat = waiting(state.agenda)[0].seat
        action = FLEET_COMMANDER.default(look(FLEET_COMMANDER, state, seat))
        play(FLEET_COMMANDER, state, seat, action, SeededDice("line"), seq=1)
    rows = {board(state.open).row[ship.at or 0] for ship in state.open.ships if ship.owner == "p2"}
    assert rows == {0, 4}


def test_in_the_trap_phebe_and_amycles_have_fixed_seats() -> None:
    seating = FLEET_COMMANDER.seats(PRESETS["trap"])
    assert seating.side_of("p1") == "phebe"
    assert seating.side_of("p2") == "amycles"
    assert FLEET_COMMANDER.seats(PRESETS["pitched_battle"]).side_of("p1") is None
