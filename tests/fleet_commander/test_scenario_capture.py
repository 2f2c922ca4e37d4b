"""The capture: a shuttle that nobody can aim at, its change of owners, and its escape."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.core.words import Person
from engine.games.fleet_commander.bots.captain import captain
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import has, ships_at
from engine.games.fleet_commander.model.cards import Ability, Special, Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.rules.scenarios.capture import corners
from engine.games.fleet_commander.words import describe, things
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing

CAPTURE = Options(scenario="capture", special_sectors=0)


def capture(at: str = "C3", owner: str = "p1") -> Battle:
    """``p1`` is Phébé; the shuttle is ship 0, and both have a frigate elsewhere."""
    battle = Battle(scenario="capture")
    battle.ship(owner, "shuttle", at)
    battle.ship("p1", "frigate", "E3")
    battle.ship("p2", "frigate", "A3")
    return battle


@pytest.mark.rule("FC-SCEN-CAPTURE-01", "FC-SCEN-CAPTURE-11", "FC-GAP-16")
def test_phebe_deploys_in_the_centre_and_amycles_on_both_sides() -> None:
    battle = Preparing(CAPTURE).state.open
    assert battle.zones == ((5, 5),)
    assert battle.edges == {"p1": (7, 11, 12, 13, 17), "p2": (0, 1, 2, 3, 4, 20, 21, 22, 23, 24)}


def test_a_captain_of_amycles_bars_every_corner_from_the_start() -> None:
    game = Preparing(CAPTURE).by_default(d.DeployDecision)
    while waiting(game.state.agenda) and isinstance(game.asked(), d.DeployDecision):
        seat, dice = game.asked().seat, SeededDice("corners")
        action = captain(look(FLEET_COMMANDER, game.state, seat), dice)
        play(FLEET_COMMANDER, game.state, seat, action, dice, seq=1)
    battle = game.state.open
    assert all(ships_at(battle, corner) for corner in corners(battle))


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_the_escort_has_eight_points_and_no_cruisers_or_battleships() -> None:
    game = Preparing(CAPTURE)
    amycles, phebe = game.asked(), game.asked_of("p1")
    assert amycles.seat == "p2"
    drones = (Weapon.DRONES,)

    def refuses(seat: str, decision: Any, **fleet: Any) -> str | None:
        return game.refuses_of(seat, a.ChooseFleet(decision=decision.id, **fleet))

    assert refuses("p1", phebe, frigates=8) is None
    assert refuses("p1", phebe, frigates=9) == "FC-SETUP-15"
    assert refuses("p1", phebe, cruisers=1) == "FC-SCEN-CAPTURE-01"
    assert refuses("p1", phebe, battleships=1, weapons=drones) == "FC-SCEN-CAPTURE-01"
    assert refuses("p2", amycles, battleships=1, cruisers=2, weapons=drones) is None
    assert refuses("p2", amycles, frigates=12) is None
    offered = [one for one in game.suggested_to("p1") if isinstance(one, a.ChooseFleet)]
    assert {one.frigates + 2 * one.destroyers for one in offered} == {8}


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_the_escort_chooses_a_fleet_if_the_given_one_is_not_allowed_for_it() -> None:
    options = Options(scenario="capture", special_sectors=0, fleets="first_game")
    game = Preparing(options)
    assert game.asked().seat == "p1"
    game.answer(a.ChooseFleet, destroyers=4)
    points = {seat: one.points for seat, one in game.state.open.commanders.items()}
    assert points == {"p1": 8, "p2": 12}


@pytest.mark.rule("FC-SCEN-CAPTURE-02", "FC-SCEN-CAPTURE-03", "FC-AMB-49")
def test_the_shuttle_is_in_the_centre_and_amycles_rolls_six_dice_and_begins() -> None:
    game = Preparing(CAPTURE).by_default(d.OpeningDiceDecision)
    battle = game.state.open
    assert game.asked().seat == "p2"
    (shuttle,) = (ship for ship in battle.ships if ship.sort == "shuttle")
    assert (shuttle.owner, shuttle.number, shuttle.hull, shuttle.at) == ("p1", 1, 2, 12)
    assert battle.order == ["p2", "p1"]
    assert game.refuses(a.RollOpening, red=3, blue=3) is None
    game.by_default(d.DeployDecision)
    assert game.asked().seat == "p2"
    deployed = [one.ship for one in game.suggested() if isinstance(one, a.Deploy)]
    assert deployed
    assert shuttle.id not in deployed


@pytest.mark.rule("FC-SCEN-CAPTURE-11")
def test_special_sectors_keep_clear_of_zones_and_corners() -> None:
    game = Preparing(PRESETS["capture"]).by_default(d.PlaceDecision)
    free = {one.at for one in game.suggested() if one.tile}
    assert free == {5, 6, 8, 9, 10, 14, 15, 16, 18, 19}
    field = Special.ASTEROID_FIELD
    assert game.refuses(a.PlaceSector, tile=field, at=0) == "FC-SETUP-11"


@pytest.mark.rule("FC-SCEN-CAPTURE-04")
def test_nobody_aims_at_the_shuttle() -> None:
    battle = capture("C2", owner="p2")
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.dice("p1", "R:O R:S B:S")
    assert battle.refused(battle.attack("R:O", "C3", "C2", 0)) == "FC-SCEN-CAPTURE-04"
    ray = a.FireWeapon(ship=3, specials=("R:S", "B:S"), target=0)
    assert battle.refused(ray) == "FC-SCEN-CAPTURE-04"
    suggested = battle.suggested()
    assert not any(isinstance(one, a.Attack) and one.target == 0 for one in suggested)
    assert not any(isinstance(one, a.FireWeapon) and one.target == 0 for one in suggested)


@pytest.mark.rule("FC-SCEN-CAPTURE-04")
def test_the_shuttle_is_no_second_target_of_a_destroyer() -> None:
    battle = capture("C2", owner="p2")
    escort = battle.ship("p2", "frigate", "C2")
    battle.ship("p1", "destroyer", "C3")
    battle.dice("p1", "R:O")
    pair = battle.attack("R:O", "C3", "C2", escort, twice=True)
    assert battle.refused(pair) == "FC-ABILITY-14"
    assert pair not in battle.suggested()


@pytest.mark.rule("FC-SCEN-CAPTURE-05", "FC-EX-14", "FC-SCEN-CAPTURE-10", "FC-SCEN-CAPTURE-02")
def test_asteroids_damage_the_shuttle_and_its_loss_is_a_draw() -> None:
    battle = capture("C3")
    battle.special("C3", "asteroid_field")
    battle.begin("p1", "S")
    assert battle.hull(0) == 1
    assert battle.open.winners is None
    battle.begin("p2")
    events = battle.begin("p1", "S")
    assert battle.hull(0) == 0
    assert battle.open.winners == ()
    assert [one.why for one in events if isinstance(one, e.BattleEnded)] == ["shuttle_lost"]


@pytest.mark.rule("FC-SCEN-CAPTURE-05")
def test_gravity_and_the_exo_bomb_damage_the_shuttle() -> None:
    battle = capture("C3")
    battle.special("C4", "gravity_field")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", 0, "C4"), "S")
    assert battle.hull(0) == 1
    battle = capture("C3")
    battle.ship("p2", "battleship", "C1", weapon="exo_bomb")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "R:S B:S")
    bomb = a.FireWeapon(ship=3, specials=("R:S", "B:S"), at=battle.at("C2"))
    battle.act(bomb, seat="p2")
    assert battle.hull(0) == 1


@pytest.mark.rule("FC-SCEN-CAPTURE-06", "FC-AMB-45")
def test_the_shuttle_neither_fires_nor_has_an_ability() -> None:
    battle = capture("C3")
    foe = battle.ship("p2", "frigate", "C2")
    mate = battle.ship("p1", "frigate", "C3")
    battle.dice("p1", "R:O B:O")
    step = battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert told(step, e.Attacked)[0].firepower == 1
    battle.act(battle.move("B:O", mate, "C4"))
    assert battle.open.turn.again is None, "with the shuttle there frigates have no ion drive"
    battle.dice("p1", "R:O")
    assert battle.refused(battle.attack("R:O", "C3", "C2", foe)) == "FC-ATTACK-04"
    assert not [one for one in Ability if has(battle.open, battle.open.ships[0], one)]


@pytest.mark.rule("FC-SCEN-CAPTURE-07", "FC-SCEN-CAPTURE-08", "FC-AMB-30")
def test_a_ship_that_moves_onto_an_unguarded_shuttle_captures_it_and_may_lose_it_again() -> None:
    battle = capture("B3")
    guard = battle.ship("p1", "frigate", "B3")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O B:O")
    onto = battle.move("B:O", 2, "B3")
    assert battle.refused(onto, "p2") == "FC-MOVE-04"
    assert onto not in battle.suggested("p2")
    battle.change(guard, at=battle.at("C3"))
    assert onto in battle.suggested("p2")
    step = battle.act(onto, seat="p2")
    assert told(step, e.ShuttleCaptured)[0].loser == "p1"
    assert battle.open.ships[0].owner == "p2"
    battle.act(battle.move("B:O", 2, "A3"), seat="p2")
    battle.open.turn.seat = "p1"
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", guard, "B3"))
    assert battle.open.ships[0].owner == "p1"


@pytest.mark.rule("FC-SCEN-CAPTURE-07", "FC-HIDDEN-16")
def test_a_decoy_captures_no_shuttle() -> None:
    battle = capture("B3")
    battle.open.options = replace(battle.open.options, hidden_deployment=True)
    ship = battle.signal("p2", "frigate", "B2")
    decoy = battle.signal("p2", "decoy", "B2")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O")
    alone = battle.move("B:O", decoy, "B3")
    assert battle.refused(alone, "p2") == "FC-MOVE-04"
    assert alone not in battle.suggested("p2")
    assert battle.move("B:O", decoy, "A2") in battle.suggested("p2")
    together = battle.move("B:O", (ship, decoy), "B3")
    assert together in battle.suggested("p2")
    battle.act(together, seat="p2")
    assert battle.open.ships[0].owner == "p2"


@pytest.mark.rule("FC-SCEN-CAPTURE-07", "FC-SECTOR-27")
def test_a_ship_sent_back_by_gravity_onto_an_unguarded_shuttle_captures_it() -> None:
    battle = capture("B2", owner="p2")
    ship = battle.ship("p1", "destroyer", "C3")
    for name in ("C1", "C2"):
        battle.special(name, "gravity_field")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    battle.change(2, at=battle.at("C3"))
    step = battle.answer(a.LeaveField, "S", to=battle.at("C1"))
    assert battle.is_in(ship, "B2")
    assert [(one.ship, one.loser) for one in told(step, e.ShuttleCaptured)] == [(0, "p2")]
    assert battle.open.ships[0].owner == "p1"


@pytest.mark.rule("FC-SCEN-CAPTURE-07", "FC-AMB-45")
def test_captors_need_room_in_the_sector_of_the_shuttle() -> None:
    battle = capture("B3")
    battle.ship("p2", "battleship", "A3")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O")
    assert battle.refused(battle.move("B:O", (2, 3), "B3"), "p2") == "FC-MOVE-04"
    assert battle.refused(battle.move("B:O", 3, "B3"), "p2") is None


@pytest.mark.rule("FC-SCEN-CAPTURE-09", "FC-SCEN-CAPTURE-08", "FC-AMB-30")
def test_the_captor_may_escape_in_the_same_turn_through_any_corner() -> None:
    battle = capture("A2")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O B:O B:D")
    battle.act(battle.move("B:O", 2, "A2"), seat="p2")
    escape = a.Escape(die="B:D", ship=0)
    assert battle.refused(escape, "p2") == "FC-SCEN-CAPTURE-09"
    battle.act(battle.move("B:O", 0, "A1"), seat="p2")
    assert escape in battle.suggested("p2")
    assert battle.refused(a.Escape(die="B:D", ship=2), "p2") == "FC-SCEN-CAPTURE-09"
    step = battle.act(escape, seat="p2")
    assert battle.open.winners == ("p2",)
    assert told(step, e.BattleEnded)[0].why == "escaped"


@pytest.mark.rule("FC-SCEN-CAPTURE-09")
@pytest.mark.parametrize("corner", ["A1", "E1", "A5", "E5"])
def test_phebe_escapes_through_a_corner_by_a_blue_die_that_shows_a_direction(corner: str) -> None:
    battle = capture(corner)
    escape = a.Escape(die="B:O", ship=0)
    battle.dice("p1", "B:S R:O")
    assert battle.refused(escape) == "FC-SCEN-CAPTURE-09"
    assert battle.refused(a.Escape(die="R:O", ship=0)) == "FC-DICE-07"
    battle.dice("p1", "B:O")
    assert escape in battle.suggested()
    battle.act(escape)
    assert battle.open.winners == ("p1",)
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-SCEN-CAPTURE-09")
def test_only_the_owner_of_the_shuttle_escapes_with_it() -> None:
    battle = capture("A1", owner="p2")
    battle.dice("p1", "B:O")
    assert battle.refused(a.Escape(die="B:O", ship=0)) == "FC-SCEN-CAPTURE-09"
    assert not [one for one in battle.suggested() if isinstance(one, a.Escape)]


@pytest.mark.rule("FC-SCEN-CAPTURE-12", "FC-AMB-28")
def test_a_side_loses_the_capture_without_ships_and_not_by_class_points() -> None:
    battle = capture("C3")
    battle.change(2, hull=1, at=battle.at("D3"))
    big = battle.ship("p2", "battleship", "D2", hull=1)
    battle.dice("p1", "R:O R:D")
    battle.act(battle.attack("R:D", "E3", "D2", big))
    assert battle.open.winners is None
    step = battle.act(battle.attack("R:O", "E3", "D3", 2))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "no_ships"


@pytest.mark.rule("FC-SCEN-CAPTURE-12")
def test_the_shuttle_counts_as_a_ship_of_its_owner() -> None:
    battle = capture("C3")
    battle.change(1, hull=1, at=battle.at("B3"))
    battle.open.turn.seat = "p2"
    battle.dice("p2", "R:O")
    battle.act(battle.attack("R:O", "A3", "B3", 1), seat="p2")
    assert battle.hull(1) == 0
    assert battle.open.winners is None


@pytest.mark.rule("FC-SCEN-CAPTURE-12", "FC-SCEN-CAPTURE-10")
def test_the_loss_of_the_shuttle_is_a_draw_though_it_was_the_last_ship() -> None:
    battle = capture("C3")
    battle.change(0, hull=1)
    battle.change(1, hull=0, at=None)
    battle.special("C3", "asteroid_field")
    events = battle.begin("p1", "S")
    assert battle.open.winners == ()
    assert [one.why for one in events if isinstance(one, e.BattleEnded)] == ["shuttle_lost"]


@pytest.mark.rule("FC-SCEN-CAPTURE-10", "FC-SCEN-CAPTURE-02")
def test_a_lost_frigate_with_a_lower_number_is_not_mistaken_for_the_shuttle() -> None:
    battle = Battle(scenario="capture")
    for seat in ("p1", "p2"):
        battle.ship(seat, "frigate", None, hull=0)
        battle.ship(seat, "frigate", "E3" if seat == "p1" else "A3")
    shuttle = battle.ship("p1", "shuttle", "A1")
    battle.begin("p1")
    assert battle.open.winners is None
    battle.dice("p1", "B:O")
    battle.open.turn.phase = "actions"
    assert battle.refused(a.Escape(die="B:O", ship=shuttle)) is None
    battle.act(a.Escape(die="B:O", ship=shuttle))
    assert battle.open.winners == ("p1",)


@pytest.mark.rule("FC-SCEN-CAPTURE-09")
def test_escape_with_the_shuttle_is_offered_for_the_least_useful_die() -> None:
    battle = capture("A1")
    for dice in ("B:M B:D", "B:D B:M", "B:D B:S G:D"):
        battle.dice("p1", dice)
        assert [one for one in battle.suggested() if isinstance(one, a.Escape)] == [
            a.Escape(die="B:D", ship=0)
        ]
    assert battle.refused(a.Escape(die="B:D", ship=0)) is None
    battle.change(0, at=battle.at("A2"))
    assert battle.refused(a.Escape(die="B:D", ship=0)) == "FC-SCEN-CAPTURE-09"
    assert not [one for one in battle.suggested() if isinstance(one, a.Escape)]


def test_the_board_in_words_says_who_has_the_shuttle() -> None:
    for owner, at, name in (("p1", "C3", "C3"), ("p2", "B4", "B4")):
        battle = capture(at, owner)
        (line,) = [one for one in describe(battle.view()) if one.key == "objective-capture"]
        facts = dict(line.facts)
        assert facts["commander"] == Person(seat=owner)
        assert facts["sector"] == things.sector_name(battle.open, battle.at(name))
