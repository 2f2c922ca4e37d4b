"""The fog of war: sectors that nobody knows until they are scanned or entered."""

from dataclasses import replace

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import begin, look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Fog, Special, Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetState, Portal
from tests.fleet_commander.battle import Battle, told

FOG = Options(fog_of_war=True)
AROUND_C3 = ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")


def begun(options: Options = FOG, people: int = 2) -> FleetState:
    seats = [f"p{number}" for number in range(1, people + 1)]
    return begin(FLEET_COMMANDER, seats, options, SeededDice("fog"))[0]


def foggy(*names: str) -> Battle:
    """A battle with a cruiser of p1 at C3, and fog in the sectors *names*."""
    b = Battle(fog_of_war=True)
    b.open.backs = [Special.ASTEROID_FIELD, Special.GRAVITY_FIELD, Special.GAS_CLOUD]
    b.ship("p1", "cruiser", "C3")
    b.ship("p2", "cruiser", "A1")
    b.ship("p2", "cruiser", "E1")
    b.fog(*names)
    return b


@pytest.mark.rule("FC-FOG-01", "FC-FOG-03", "FC-FOG-13")
@pytest.mark.parametrize("board", ["five_by_five", "six_by_six", "two_of_four_by_four"])
def test_at_the_start_only_deployment_zones_are_known_and_they_are_neutral(board: str) -> None:
    battle = begun(replace(FOG, board=board)).open
    zones = {cell for edge in battle.edges.values() for cell in edge}
    assert zones
    for cell, ground in enumerate(battle.sectors):
        assert ground is (None if cell in zones else Fog.UNDISCOVERED)


@pytest.mark.rule("FC-FOG-02", "FC-FOG-13")
def test_fog_tiles_for_all_sectors_split_evenly_between_the_kinds_of_special_sector() -> None:
    assert len(begun().open.backs) == 25
    counts = [begun().open.backs.count(special) for special in Special]
    assert counts == [9, 8, 8]


@pytest.mark.rule("FC-FOG-14")
def test_with_fog_nobody_places_special_sectors() -> None:
    state = begun(replace(PRESETS["pitched_battle"], fog_of_war=True))
    assert not [task for task in state.agenda if task.kind in {"set_aside", "place_tile"}]


@pytest.mark.rule("FC-FOG-14")
def test_asteroid_fields_fixed_by_the_board_are_known_from_the_start() -> None:
    battle = begun(replace(PRESETS["first_game"], fog_of_war=True)).open
    assert battle.sectors.count(Special.ASTEROID_FIELD) == 2
    assert battle.sectors.count(Fog.UNDISCOVERED) == 13
    assert battle.backs.count(Special.ASTEROID_FIELD) == 7


@pytest.mark.rule("FC-FOG-04")
@pytest.mark.parametrize(
    ("die", "found"),
    [
        ("B:O", {"C2", "D3", "C4", "B3"}),
        ("B:D", {"B2", "D2", "D4", "B4"}),
        ("B:M", {*AROUND_C3}),
    ],
)
def test_a_blue_die_scans_all_adjacent_fog_sectors_that_it_points_at(
    die: str, found: set[str]
) -> None:
    b = foggy(*AROUND_C3)
    b.dice("p1", rolled=die)
    step = b.act(a.ScanFog(die=die, at=b.at("C3")), *["O"] * len(found))  # type: ignore[arg-type]
    assert [(one.seat, one.at, one.die) for one in told(step, e.FogScanned)] == [
        ("p1", b.at("C3"), die)
    ]
    assert {event.at for event in told(step, e.Discovered)} == {b.at(name) for name in found}
    left = {at for at in AROUND_C3 if b.open.sectors[b.at(at)] is Fog.UNDISCOVERED}
    assert left == {*AROUND_C3} - found
    assert b.commander().rolled == []


@pytest.mark.rule("FC-FOG-05", "FC-DICE-10")
def test_a_special_rolled_for_fog_draws_a_special_sector_from_the_pile() -> None:
    b = foggy("C2", "B3")
    b.dice("p1", rolled="B:O")
    step = b.act(a.ScanFog(die="B:O", at=b.at("C3")), "S", "O", "D")
    assert [event.special for event in told(step, e.Discovered)] == [Special.ASTEROID_FIELD, None]
    assert b.open.sectors[b.at("C2")] is Special.ASTEROID_FIELD
    assert b.open.sectors[b.at("B3")] is None
    assert b.open.backs == [Special.GRAVITY_FIELD, Special.GAS_CLOUD]
    assert b.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-FOG-06")
@pytest.mark.parametrize("field", ["O", "S"])
def test_ships_may_enter_fog_and_a_field_found_there_acts_at_once(field: str) -> None:
    b = foggy("C2")
    b.dice("p1", rolled="B:O")
    ship = 0
    faces = [field] if field == "O" else ["S", "O", "S"]
    step = b.act(b.move("B:O", ship, "C2"), *faces)
    assert told(step, e.Discovered)
    assert b.is_in(ship, "C2")
    assert b.hull(ship) == (18 if field == "O" else 15)
    assert b.open.sectors[b.at("C2")] is (None if field == "O" else Special.ASTEROID_FIELD)


@pytest.mark.rule("FC-FOG-07")
def test_no_attack_from_afar_crosses_an_undiscovered_sector() -> None:
    b = foggy()
    foe = b.ship("p2", "frigate", "C1")
    b.dice("p1", rolled="R:O R:O")
    shot = b.attack("R:O R:O", "C3", "C2 C1", foe)
    assert b.refused(shot) is None
    b.fog("C2")
    assert b.refused(shot) == "FC-RANGE-04"
    assert shot not in b.suggested()


@pytest.mark.rule("FC-FOG-08", "FC-FOG-11")
@pytest.mark.parametrize("weapon", ["proton_ray", "tractor_ray", "drones"])
def test_weapons_of_range_two_do_not_pass_through_fog(weapon: str) -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon=weapon)
    foe = b.ship("p2", "frigate", "C2")
    b.dice("p1", rolled="R:S B:S")
    to = b.at("B2") if weapon == "tractor_ray" else None
    shot = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe, to=to)
    assert b.refused(shot) is None
    b.fog("C3")
    assert b.refused(shot) in {"FC-FOG-11", "FC-WEAPON-31"}
    assert not [one for one in b.suggested() if isinstance(one, a.FireWeapon)]


@pytest.mark.rule("FC-FOG-11")
@pytest.mark.parametrize("weapon", ["interdictor", "exo_bomb"])
def test_interdictor_and_exo_bomb_neither_pass_through_fog_nor_aim_into_it(weapon: str) -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon=weapon)
    b.ship("p2", "frigate", "B2")
    b.dice("p1", rolled="R:S B:S")
    far = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), at=b.at("C2"))
    near = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), at=b.at("C3"))
    assert b.refused(far) is None
    b.fog("C3")
    assert b.refused(far) == "FC-FOG-11"
    assert b.refused(near) == "FC-FOG-11"
    offered = [one.at for one in b.suggested() if isinstance(one, a.FireWeapon)]
    assert not {b.at("C2"), b.at("C3")} & {*offered}


@pytest.mark.rule("FC-FOG-11", "FC-WEAPON-31")
def test_a_weapon_at_a_knights_move_needs_one_known_sector_on_the_way() -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon="drones")
    foe = b.ship("p2", "frigate", "D2")
    b.dice("p1", rolled="R:S B:S")
    shot = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe)
    b.fog("C3")
    assert b.refused(shot) is None
    b.fog("D3")
    assert b.refused(shot) == "FC-FOG-11"


@pytest.mark.rule("FC-FOG-11")
def test_fog_does_not_stop_vortex_missiles() -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon="vortex_missiles")
    foe = b.ship("p2", "frigate", "C2")
    b.dice("p1", rolled="R:S B:S")
    b.fog("C3", "B3", "D3")
    assert b.refused(a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe)) is None


@pytest.mark.rule("FC-FOG-11")
@pytest.mark.parametrize("weapon", [Weapon.VORTEX_GATE, Weapon.TRACTOR_RAY])
def test_no_weapon_brings_ships_into_an_undiscovered_sector(weapon: Weapon) -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon=weapon)
    foe = b.ship("p2", "frigate", "C3")
    b.dice("p1", rolled="R:S B:S")
    pay: tuple[str, str] = ("R:S", "B:S")
    to = b.at("C1" if weapon is Weapon.VORTEX_GATE else "C2")
    if weapon is Weapon.VORTEX_GATE:
        shot = a.FireWeapon(ship=ship, specials=pay, at=b.at("C3"), to=to, ships=(foe,))  # type: ignore[arg-type]
    else:
        shot = a.FireWeapon(ship=ship, specials=pay, target=foe, to=to)  # type: ignore[arg-type]
    assert b.refused(shot) is None
    b.fog("C1", "C2")
    assert b.refused(shot) in {"FC-FOG-11", "FC-WEAPON-30"}
    assert all(one.to != to for one in b.suggested() if isinstance(one, a.FireWeapon))


@pytest.mark.rule("FC-FOG-09")
def test_a_known_sector_is_not_scanned_again() -> None:
    b = foggy("C2")
    b.dice("p1", rolled="B:D B:O")
    assert b.refused(a.ScanFog(die="B:D", at=b.at("C3"))) == "FC-FOG-09"
    scans = [one for one in b.suggested() if isinstance(one, a.ScanFog)]
    assert scans == [a.ScanFog(die="B:O", at=b.at("C3"))]
    b.act(scans[0], "O")
    assert not [one for one in b.suggested() if isinstance(one, a.ScanFog)]


@pytest.mark.rule("FC-FOG-09")
def test_no_interdictor_is_laid_in_an_undiscovered_sector() -> None:
    b = Battle(fog_of_war=True)
    ship = b.ship("p1", "battleship", "C4", weapon="interdictor")
    b.dice("p1", rolled="R:S B:S")
    lay = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), at=b.at("B3"))
    assert b.refused(lay) is None
    b.fog("B3")
    assert b.refused(lay) is not None


@pytest.mark.rule("FC-FOG-10")
def test_fog_is_scanned_from_a_sector_with_an_own_ship_which_does_not_move() -> None:
    b = foggy("C2", "B1", "D4")
    b.dice("p1", rolled="B:O B:D")
    assert b.refused(a.ScanFog(die="B:O", at=b.at("D3"))) == "FC-FOG-10"
    assert b.refused(a.ScanFog(die="B:O", at=b.at("A1"))) == "FC-FOG-10"
    assert b.refused(a.ScanFog(die="B:M", at=b.at("C3"))) == "FC-FOG-04"
    b.act(a.ScanFog(die="B:O", at=b.at("C3")), "O")
    assert b.is_in(0, "C3")


@pytest.mark.rule("FC-FOG-10")
def test_a_decoy_scans_no_fog() -> None:
    b = Battle(fog_of_war=True, hidden_deployment=True)
    b.signal("p1", "decoy", "C3")
    b.fog("C2")
    b.dice("p1", rolled="B:O")
    assert b.refused(a.ScanFog(die="B:O", at=b.at("C3"))) == "FC-FOG-10"
    b.signal("p1", "frigate", "C3")
    assert b.refused(a.ScanFog(die="B:O", at=b.at("C3"))) is None


@pytest.mark.rule("FC-FOG-12", "FC-DEC-07")
def test_ships_may_retreat_into_fog_even_if_a_gravity_field_is_found_there() -> None:
    b = Battle(fog_of_war=True)
    b.open.backs = [Special.GRAVITY_FIELD]
    b.ship("p1", "destroyer", "C4")
    foe = b.ship("p2", "destroyer", "C3")
    b.ship("p2", "battleship", "A1", weapon="drones")
    b.fog("C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="B:S")
    b.act(b.attack("R:O", "C4", "C3", foe))
    step = b.answer(a.Retreat, "S", "O", "O", to=b.at("C2"))
    (found,) = told(step, e.Discovered)
    assert found.special is Special.GRAVITY_FIELD
    asked = b.asked()
    assert isinstance(asked, d.ExitDecision)
    assert asked.seat == "p2"
    b.answer(a.LeaveField, to=b.at("C1"))
    assert b.is_in(foe, "C1")


@pytest.mark.rule("FC-DEC-07")
def test_by_default_retreating_ships_leave_a_gravity_field_to_the_safest_exit() -> None:
    b = Battle(fog_of_war=True)
    b.open.backs = [Special.GRAVITY_FIELD]
    b.ship("p1", "destroyer", "C4")
    b.ship("p1", "frigate", "A1")
    foe = b.ship("p2", "destroyer", "C3")
    b.ship("p2", "battleship", "E5", weapon="drones")
    b.special("C1", "asteroid_field")
    b.fog("C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="B:S")
    b.act(b.attack("R:O", "C4", "C3", foe))
    b.answer(a.Retreat, "S", "O", "O", to=b.at("C2"))
    asked = b.asked()
    assert isinstance(asked, d.ExitDecision)
    assert {*asked.exits} == {b.at(name) for name in ("C1", "B2", "D2", "C3")}
    assert b.game.default(b.view("p2")) == a.LeaveField(decision=asked.id, to=b.at("D2"))


@pytest.mark.rule("FC-FOG-12")
def test_fog_around_does_not_hinder_attacks_on_adjacent_ships() -> None:
    b = Battle(fog_of_war=True)
    b.ship("p1", "destroyer", "C4")
    foe = b.ship("p2", "destroyer", "C3")
    b.fog("C2", "B3", "B4")
    b.dice("p1", rolled="R:O")
    assert b.refused(b.attack("R:O", "C4", "C3", foe)) is None


@pytest.mark.rule("FC-FOG-14")
@pytest.mark.parametrize(
    ("scenario", "known"),
    [
        ("control", {0, 24}),
        ("passage", {*range(5), *range(10, 15), 16, 17, 18}),
        ("rescue", {*range(5), *range(10, 15), *range(20, 25)}),
        ("capture", {*range(5), 7, 11, 12, 13, 17, *range(20, 25)}),
    ],
)
def test_sectors_of_a_scenarios_layout_are_known_from_the_start(
    scenario: str, known: set[int]
) -> None:
    battle = begun(replace(PRESETS[scenario], fog_of_war=True)).open
    for cell, ground in enumerate(battle.sectors):
        assert ground is (None if cell in known else Fog.UNDISCOVERED), cell


@pytest.mark.rule("FC-FOG-06", "FC-PORTAL-10")
def test_a_ship_leaving_a_portal_into_fog_discovers_the_sector() -> None:
    b = Battle(fog_of_war=True)
    b.open.backs = [Special.ASTEROID_FIELD]
    b.open.portals += [Portal(letter="X", at=b.at(name)) for name in ("B2", "D4")]
    ship = b.ship("p1", "destroyer", "B2")
    b.ship("p2", "destroyer", "A1")
    b.fog("D3")
    b.dice("p1", rolled="B:O")
    step = b.act(a.UsePortal(die="B:O", ships=(ship,), to=b.at("D3")), "S", "O", "S")
    assert [event.special for event in told(step, e.Discovered)] == [Special.ASTEROID_FIELD]
    assert b.is_in(ship, "D3")
    assert b.hull(ship) == 10


@pytest.mark.rule("FC-FOG-14", "FC-PORTAL-03")
def test_a_portal_may_be_placed_in_fog_which_makes_the_sector_known() -> None:
    state = begun(replace(FOG, board="two_of_four_by_four"))
    view = look(FLEET_COMMANDER, state, waiting(state.agenda)[0].seat)
    laid = next(
        one
        for one in FLEET_COMMANDER.suggest(view)
        if isinstance(one, a.PlacePortal) and state.open.sectors[one.at] is Fog.UNDISCOVERED
    )
    play(FLEET_COMMANDER, state, view.seat, laid, SeededDice("portal"), seq=1)
    assert state.open.sectors[laid.at] is None
