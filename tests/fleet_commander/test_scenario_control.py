"""Control: fleets that come through portals, and hold both to win."""

from itertools import combinations
from typing import Any

import pytest

from engine.core.words import Listing, Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.words import describe
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing


def control(**options: Any) -> Battle:
    """A battle for control without ships; ``p1`` is Phébé, whose portal is E5."""
    return Battle(scenario="control", **options)


@pytest.mark.rule("FC-SCEN-CONTROL-01", "FC-SCEN-CONTROL-02", "FC-SCEN-CONTROL-09", "FC-GAP-17")
@pytest.mark.parametrize(
    ("name", "zone", "last"),
    [("five_by_five", (5, 5), 24), ("five_by_six", (5, 6), 29), ("six_by_six", (6, 6), 35)],
)
def test_portals_stand_at_both_ends_of_a_diagonal(
    name: Any, zone: tuple[int, int], last: int
) -> None:
    battle = Preparing(Options(scenario="control", board=name)).state.open
    assert battle.zones == (zone,)
    assert [(one.letter, one.at) for one in battle.portals] == [("X", 0), ("Y", last)]
    assert battle.options.points == 12


@pytest.mark.rule("FC-SCEN-CONTROL-03")
def test_special_sectors_lie_anywhere_but_on_the_portals() -> None:
    game = Preparing(PRESETS["control"]).by_default(d.PlaceDecision)
    assert {one.at for one in game.suggested() if one.tile} == {*range(1, 24)}
    assert game.refuses(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=24) == "FC-SETUP-11"


@pytest.mark.rule("FC-SCEN-CONTROL-04")
def test_all_ships_begin_off_the_board() -> None:
    game = Preparing(Options(scenario="control", special_sectors=0))
    game.answer(a.ChooseFleet, frigates=12)
    game.answer(a.ChooseFleet, destroyers=6)
    battle = game.state.open
    assert all(ship.at is None for ship in battle.ships)
    assert len(battle.ships) == 18
    assert battle.turn.phase == "energy"
    assert battle.winners is None


@pytest.mark.rule("FC-SCEN-CONTROL-05", "FC-SCEN-CONTROL-10", "FC-AMB-31", "FC-SCEN-CONTROL-09")
@pytest.mark.rule("FC-SCEN-CONTROL-04")
def test_a_blue_die_brings_ships_in_beside_the_portal_and_a_special_onto_it() -> None:
    battle = control()
    ships = [battle.ship("p1", sort, None) for sort in ("battleship", "frigate", "destroyer")]
    foe = battle.ship("p2", "frigate", None)
    battle.dice("p1", "B:O B:D B:S")
    for die, at, rule in (
        ("B:O", "E4", None),
        ("B:O", "D5", None),
        ("B:O", "D4", "FC-SCEN-CONTROL-05"),
        ("B:D", "D4", None),
        ("B:O", "E5", "FC-SCEN-CONTROL-05"),
        ("B:S", "E5", None),
        ("B:S", "E4", "FC-SCEN-CONTROL-05"),
        ("B:O", "A2", "FC-SCEN-CONTROL-05"),
    ):
        entry: Any = a.Enter(die=die, ships=(ships[0],), to=battle.at(at))  # type: ignore[arg-type]  # each is one
        assert battle.refused(entry) == rule, (die, at)
        assert (entry in battle.suggested()) == (rule is None)
    six_points = a.Enter(die="B:O", ships=(ships[0], ships[2]), to=battle.at("E4"))
    assert battle.refused(six_points) == "FC-SCEN-CONTROL-10"
    theirs = a.Enter(die="B:O", ships=(foe,), to=battle.at("E4"))
    assert battle.refused(theirs) == "FC-SCEN-CONTROL-04"
    step = battle.act(a.Enter(die="B:S", ships=tuple(ships[:2]), to=battle.at("E5")))
    assert told(step, e.Entered)[0].ships == (0, 1)
    assert battle.is_in(ships[0], "E5")
    assert battle.commander().reserve == [3, 1, 3]
    battle.act(battle.move("B:O", ships[0], "E4"))
    again = a.Enter(die="B:D", ships=(ships[0],), to=battle.at("D4"))
    assert battle.refused(again) == "FC-SCEN-CONTROL-04"


@pytest.mark.rule("FC-SCEN-CONTROL-05", "FC-SCEN-CONTROL-10")
def test_no_ship_enters_at_an_enemy_or_without_a_fitting_die() -> None:
    battle = control()
    ship = battle.ship("p1", "frigate", None)
    battle.ship("p2", "frigate", "E4")
    battle.dice("p1", "B:O")
    blocked = a.Enter(die="B:O", ships=(ship,), to=battle.at("E4"))
    assert battle.refused(blocked) == "FC-SCEN-CONTROL-10"
    assert battle.refused(a.Enter(die="B:S", ships=(ship,), to=battle.at("E5")))
    assert battle.refused(a.Enter(die="R:O", ships=(ship,), to=battle.at("D5"))) == "FC-DICE-07"


@pytest.mark.rule("FC-SCEN-CONTROL-05")
def test_battleships_with_different_weapons_are_each_offered_to_enter() -> None:
    battle = control()
    ships = {
        battle.ship("p1", "battleship", None, weapon=weapon) for weapon in ("drones", "exo_bomb")
    }
    battle.dice("p1", "B:S")
    entering = {one.ships for one in battle.suggested() if isinstance(one, a.Enter)}
    assert entering == {(ship,) for ship in ships}


@pytest.mark.rule("FC-SCEN-CONTROL-04", "FC-SCEN-CONTROL-05", "FC-SCEN-CONTROL-10")
def test_every_entry_that_is_allowed_is_offered_and_no_other() -> None:
    battle = control()
    battleship, frigate, _ = (
        battle.ship("p1", sort, None) for sort in ("battleship", "frigate", "destroyer")
    )
    battle.ship("p1", "cruiser", "E4")
    battle.ship("p2", "frigate", "D5")
    battle.dice("p1", "B:O B:D B:S")
    dice: tuple[Any, ...] = ("B:O", "B:D", "B:S")
    groups = [group for count in (1, 2, 3) for group in combinations(range(3), count)]
    allowed = [
        entry
        for entry in (
            a.Enter(die=die, ships=group, to=to)
            for die in dice
            for group in groups
            for to in board(battle.open).cells
        )
        if battle.refused(entry) is None
    ]
    five, six = (battleship, frigate), (0, 2)
    assert a.Enter(die="B:D", ships=five, to=battle.at("D4")) in allowed
    assert a.Enter(die="B:D", ships=six, to=battle.at("D4")) not in allowed
    assert a.Enter(die="B:O", ships=(2,), to=battle.at("E4")) in allowed, "five points"
    assert not [one for one in allowed if one.to == battle.at("D5")], "an enemy is there"
    offered = [one for one in battle.suggested() if isinstance(one, a.Enter)]
    assert {(one.die, frozenset(one.ships), one.to) for one in offered} == {
        (one.die, frozenset(one.ships), one.to) for one in allowed
    }
    assert len(offered) == len(allowed)


@pytest.mark.rule("FC-SCEN-CONTROL-04")
def test_no_ship_enters_twice_by_one_die() -> None:
    battle = control()
    ship = battle.ship("p1", "frigate", None)
    battle.dice("p1", "B:O")
    twice = a.Enter(die="B:O", ships=(ship, ship), to=battle.at("E4"))
    assert battle.refused(twice) == "FC-SCEN-CONTROL-04"


@pytest.mark.rule("FC-SCEN-CONTROL-10", "FC-AMB-31")
def test_frigates_that_enter_by_a_direction_make_a_second_step() -> None:
    battle = control()
    pair = tuple(battle.ship("p1", "frigate", None) for _ in range(2))
    battle.ship("p2", "frigate", None)
    battle.dice("p1", "B:O B:S")
    battle.act(a.Enter(die="B:O", ships=pair, to=battle.at("E4")))
    assert battle.refused(battle.again(pair, "E3")) is None
    battle.act(battle.again(pair, "D4"))
    assert battle.is_in(pair[0], "D4")
    late = battle.ship("p1", "frigate", None)
    battle.act(a.Enter(die="B:S", ships=(late,), to=battle.at("E5")))
    assert battle.open.turn.again is None


@pytest.mark.rule("FC-SCEN-CONTROL-10", "FC-SCEN-CONTROL-05")
def test_a_special_sector_acts_on_ships_that_enter_there() -> None:
    battle = control()
    ship = battle.ship("p1", "destroyer", None)
    battle.special("E4", "gravity_field")
    battle.ship("p2", "frigate", None)
    battle.dice("p1", "B:O")
    battle.act(a.Enter(die="B:O", ships=(ship,), to=battle.at("E4")), "S")
    assert battle.hull(ship) == 11
    assert battle.is_in(ship, "E5")
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-SCEN-CONTROL-10")
@pytest.mark.parametrize("others", [(), ("frigate",)])
def test_larger_ships_that_enter_make_no_second_step(others: tuple[str, ...]) -> None:
    battle = control()
    group = tuple(battle.ship("p1", sort, None) for sort in ("destroyer", *others))
    battle.ship("p2", "frigate", None)
    battle.dice("p1", "B:O")
    battle.act(a.Enter(die="B:O", ships=group, to=battle.at("E4")))
    assert battle.refused(battle.again(group, "E3")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-SCEN-CONTROL-07")
def test_the_portals_do_not_lead_to_one_another() -> None:
    battle = control()
    ship = battle.ship("p1", "destroyer", "E5")
    battle.dice("p1", "B:S B:M")
    onto = a.UsePortal(die="B:S", ships=(ship,), to=battle.at("A1"))
    beside = a.UsePortal(die="B:M", ships=(ship,), to=battle.at("B1"))
    assert [battle.refused(one) for one in (onto, beside)] == ["FC-PORTAL-06"] * 2
    reached = {one.to for one in battle.suggested() if isinstance(one, a.Move | a.UsePortal)}
    assert reached == {battle.at(name) for name in ("D4", "E4", "D5")}
    assert battle.is_in(ship, "E5")


@pytest.mark.rule("FC-SCEN-CONTROL-06")
def test_beginning_a_turn_with_a_ship_on_each_portal_wins_before_drones_act() -> None:
    battle = control()
    battle.ship("p1", "frigate", "A1")
    battle.ship("p1", "frigate", "E5", hull=1)
    other = battle.ship("p2", "frigate", "C3")
    launcher = battle.ship("p2", "battleship", "C2", weapon="drones")
    battle.drones(launcher, 1)
    battle.begin("p2")
    assert battle.open.winners is None
    events = battle.begin("p1")
    assert battle.open.winners == ("p1",)
    assert [one.why for one in events if isinstance(one, e.BattleEnded)] == ["portals"]
    assert [one.seat for one in events if isinstance(one, e.PortalsHeld)] == ["p1"]
    assert not [one for one in events if isinstance(one, e.Damaged)]
    assert battle.hull(other) == 6


@pytest.mark.rule("FC-SCEN-CONTROL-06", "FC-HIDDEN-16")
def test_a_decoy_holds_no_portal() -> None:
    battle = control(hidden_deployment=True)
    battle.signal("p1", "frigate", "E5")
    battle.signal("p1", "decoy", "A1")
    battle.ship("p2", "frigate", "C3")
    battle.begin("p1")
    assert battle.open.winners is None
    battle.signal("p1", "frigate", "A1")
    battle.begin("p1")
    assert battle.open.winners == ("p1",)


@pytest.mark.rule("FC-SCEN-CONTROL-06")
def test_holding_one_portal_does_not_win() -> None:
    battle = control()
    battle.ship("p1", "frigate", "A1")
    battle.ship("p2", "frigate", "E5")
    battle.begin("p1")
    assert battle.open.winners is None


@pytest.mark.rule("FC-SCEN-CONTROL-08", "FC-AMB-28")
def test_a_side_without_ships_on_or_off_the_board_has_lost() -> None:
    battle = control()
    battle.ship("p1", "battleship", "C3")
    last = battle.ship("p2", "frigate", "C2", hull=1)
    waiting = battle.ship("p2", "frigate", None)
    battle.dice("p1", "R:O R:O")
    battle.act(battle.attack("R:O", "C3", "C2", last))
    assert battle.open.winners is None
    battle.change(waiting, at=battle.at("C2"), hull=1)
    step = battle.act(battle.attack("R:O", "C3", "C2", waiting))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "no_ships"


def test_the_board_in_words_says_who_holds_the_portals() -> None:
    battle = control()

    def holders() -> list[tuple[str, Any]]:
        (line,) = [text for text in describe(battle.view()) if text.key == "objective-control"]
        listing = dict(line.facts)["portals"]
        assert isinstance(listing, Listing)
        texts = [text for text in listing.items if isinstance(text, Text)]
        return [(text.key, dict(text.facts).get("commander")) for text in texts]

    assert holders() == [("portal-free", None)] * 2
    battle.ship("p1", "frigate", "E5")
    assert holders() == [("portal-free", None), ("portal-held", Person(seat="p1"))]
    battle.ship("p2", "frigate", "A1")
    assert holders() == [("portal-held", Person(seat=seat)) for seat in ("p2", "p1")]
