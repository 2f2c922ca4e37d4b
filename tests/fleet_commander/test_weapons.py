"""Special weapons: their cost and range, and those that act at once."""

from itertools import product
from typing import Any

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import SPECIALS
from tests.fleet_commander.armed_battleship import armed, fire
from tests.fleet_commander.battle import Battle, told


@pytest.mark.rule("FC-SPECIAL-02", "FC-WEAPON-05", "FC-WEAPON-06")
@pytest.mark.parametrize(("sort", "damage"), [("frigate", 2), ("destroyer", 4), ("cruiser", 6)])
def test_the_proton_ray_deals_twice_the_class_for_two_specials(sort: str, damage: int) -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", sort, "C1")
    before = battle.hull(foe)
    step = battle.act(fire(ship, target=foe))
    assert [(one.ship, one.weapon, one.target) for one in told(step, e.WeaponFired)] == [
        (ship, "proton_ray", foe)
    ]
    assert battle.hull(foe) == before - damage
    assert battle.commander().reserve == [3, 2, 3]
    assert battle.bridge() == []


@pytest.mark.rule("FC-SPECIAL-02")
def test_firing_a_weapon_takes_two_specials_that_the_player_holds() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "C1")
    for specials in (("R:S", "R:S"), ("R:S", "B:O"), ("G:S", "B:S")):
        shot: Any = a.FireWeapon(ship=ship, specials=specials, target=foe)  # type: ignore[arg-type]
        assert battle.refused(shot) == "FC-SPECIAL-02"


@pytest.mark.rule("FC-WEAPON-05")
def test_the_proton_ray_reaches_two_sectors() -> None:
    battle, ship = armed("proton_ray", "A1")
    foe = battle.ship("p2", "frigate", "D1")
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-05"
    assert battle.refused(fire(ship, target=99)) == "FC-WEAPON-05"
    assert battle.refused(fire(ship)) == "FC-WEAPON-05"


@pytest.mark.rule("FC-WEAPON-02", "FC-WEAPON-05", "FC-WEAPON-31", "FC-AMB-04")
@pytest.mark.parametrize("weapon", ["proton_ray", "tractor_ray"])
@pytest.mark.parametrize("between", ["frigate", "gas_cloud", "interdictor"])
def test_a_ray_needs_a_clear_line(weapon: str, between: str) -> None:
    battle, ship = armed(weapon)
    foe = battle.ship("p2", "frigate", "C1")
    to = {"to": battle.at("B1")} if weapon == "tractor_ray" else {}
    assert battle.refused(fire(ship, target=foe, **to)) is None
    if between == "frigate":
        battle.ship("p1", "frigate", "C2")
    elif between == "interdictor":
        battle.interdictor(ship, "C2")
    else:
        battle.special("C2", between)
    assert battle.refused(fire(ship, target=foe, **to)) == "FC-WEAPON-31"


@pytest.mark.rule("FC-WEAPON-31")
def test_a_ray_at_a_knights_move_needs_one_free_sector_on_the_way() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "D1")
    battle.ship("p1", "frigate", "C2")
    assert battle.refused(fire(ship, target=foe)) is None
    battle.ship("p1", "frigate", "D2")
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-31"
    slanting = battle.ship("p2", "frigate", "A1")
    battle.ship("p1", "frigate", "B3")
    assert battle.refused(fire(ship, target=slanting)) is None
    battle.ship("p1", "frigate", "B2")
    assert battle.refused(fire(ship, target=slanting)) == "FC-WEAPON-31"


@pytest.mark.rule("FC-WEAPON-31")
@pytest.mark.parametrize(
    ("aim", "between"),
    [
        *[("C1", "C2"), ("C5", "C4"), ("A3", "B3"), ("E3", "D3")],
        *[("A1", "B2"), ("E1", "D2"), ("A5", "B4"), ("E5", "D4")],
        *[("B1", "B2 C2"), ("D1", "C2 D2"), ("B5", "B4 C4"), ("D5", "C4 D4")],
        *[("A2", "B2 B3"), ("E2", "D2 D3"), ("A4", "B3 B4"), ("E4", "D3 D4")],
    ],
)
def test_only_sectors_on_the_line_of_a_ray_block_it(aim: str, between: str) -> None:
    around = {f"{column}{row}" for column in "BCD" for row in "234"} - {"C3"}
    across = between.split()
    assert _refused_past(aim, around - {*across}) is None
    assert _refused_past(aim, {*across}) == "FC-WEAPON-31"
    assert _refused_past(aim, {*across[1:]}) is None
    assert _refused_past(aim, {*across[:-1]}) is None


def _refused_past(aim: str, clouds: set[str]) -> str | None:
    """The rule that forbids a ray from C3 at a ship at *aim*, with gas clouds at *clouds*."""
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", aim)
    for name in clouds:
        battle.special(name, "gas_cloud")
    return battle.refused(fire(ship, target=foe))


@pytest.mark.rule("FC-WEAPON-01")
def test_no_reaction_answers_a_weapon() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "C2")
    battle.dice("p2", bridge="G:M B:S R:S")
    battle.act(fire(ship, target=foe))
    assert not battle.is_asked()
    assert battle.hull(foe) == 4


@pytest.mark.rule("FC-WEAPON-03", "FC-SECTOR-07", "FC-SECTOR-18")
@pytest.mark.parametrize("kind", ["asteroid_field", "gas_cloud"])
def test_a_battleship_in_asteroids_or_gas_uses_no_weapon(kind: str) -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "C2")
    battle.special("C3", kind)
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-03"
    assert not [one for one in battle.suggested() if isinstance(one, a.FireWeapon)]


@pytest.mark.rule("FC-WEAPON-03", "FC-WEAPON-04", "FC-SETUP-18")
def test_each_living_battleship_uses_its_own_weapon() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "C2")
    frigate = battle.ship("p1", "frigate", "C3")
    enemy = 1
    assert battle.refused(fire(frigate, target=foe)) == "FC-WEAPON-03"
    assert battle.refused(fire(enemy, target=foe)) == "FC-WEAPON-03"
    assert battle.refused(fire(99, target=foe)) == "FC-WEAPON-03"
    battle.change(ship, hull=0, at=None)
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-03"


@pytest.mark.rule("FC-WEAPON-04")
def test_a_weapon_fires_as_often_as_it_is_paid_for() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:S R:S G:S", "B:S")
    battle.act(a.FireWeapon(ship=ship, specials=("R:S", "R:S"), target=foe))
    battle.act(a.FireWeapon(ship=ship, specials=("G:S", "B:S"), target=foe))
    assert battle.hull(foe) == 2


@pytest.mark.rule("FC-AMB-23", "FC-ATTACK-10")
@pytest.mark.parametrize("weapon", ["proton_ray", "vortex_missiles", "drones"])
def test_proton_ray_missiles_and_drones_cannot_aim_at_own_ships(weapon: str) -> None:
    battle, ship = armed(weapon)
    friend = battle.ship("p1", "frigate", "C1")
    assert battle.refused(fire(ship, target=friend)) == "FC-ATTACK-10"


@pytest.mark.rule("FC-WEAPON-33", "FC-SECTOR-23", "FC-AMB-19")
@pytest.mark.parametrize("kind", ["asteroid_field", "gas_cloud"])
@pytest.mark.parametrize(
    "weapon", ["proton_ray", "vortex_missiles", "drones", "tractor_ray", "nano_repairer"]
)
def test_weapons_cannot_target_ships_in_asteroids_or_gas_clouds(weapon: str, kind: str) -> None:
    battle, ship = armed(weapon)
    seat = "p1" if weapon == "nano_repairer" else "p2"
    where = "C2" if weapon == "nano_repairer" else "C1"
    target = battle.ship(seat, "frigate", where, hull=1)
    battle.special(where, kind)
    to = {"to": battle.at("B1")} if weapon == "tractor_ray" else {}
    assert battle.refused(fire(ship, target=target, **to)) == "FC-WEAPON-33"


@pytest.mark.rule("FC-WEAPON-07")
def test_the_magnetic_bomb_empties_the_bridge_of_an_opponent_wherever_they_are() -> None:
    battle, ship = armed("magnetic_bomb", "A1")
    battle.dice("p2", bridge="G:O R:S B:M")
    assert battle.refused(fire(ship, seat="p1")) == "FC-WEAPON-07"
    battle.act(fire(ship, seat="p2"))
    assert battle.bridge("p2") == []
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-WEAPON-12", "FC-WEAPON-13", "FC-WEAPON-14", "FC-WEAPON-32")
def test_the_vortex_gate_sends_nearby_ships_to_a_distant_empty_sector() -> None:
    battle, ship = armed("vortex_gate", "B2")
    frigate = battle.ship("p1", "frigate", "B2")
    far = battle.ship("p1", "frigate", "D4")
    battle.special("E1", "gas_cloud")

    def gate(at: str, to: str, *ships: int) -> a.FireWeapon:
        return fire(ship, at=battle.at(at), to=battle.at(to), ships=ships)

    assert battle.refused(gate("D4", "A5", far)) == "FC-WEAPON-12"
    assert battle.refused(gate("B2", "A5", far)) == "FC-WEAPON-13"
    assert battle.refused(gate("B2", "A5")) == "FC-WEAPON-13"
    assert battle.refused(gate("B2", "A5", frigate, frigate)) == "FC-WEAPON-13"
    assert battle.refused(gate("B2", "C3", frigate)) == "FC-WEAPON-14"
    assert battle.refused(gate("B2", "E1", frigate)) == "FC-WEAPON-32"
    assert battle.refused(gate("B2", "D4", frigate)) == "FC-WEAPON-32"
    battle.act(gate("B2", "A5", frigate))
    assert battle.is_in(frigate, "A5")
    assert battle.is_in(ship, "B2")


@pytest.mark.rule("FC-WEAPON-13", "FC-WEAPON-15", "FC-AMB-20")
def test_the_vortex_gate_may_send_enemies_away_together() -> None:
    battle, ship = armed("vortex_gate", "B2")
    foes = battle.ships("p2", "frigate", "C2", 3)
    gate = fire(ship, at=battle.at("C2"), to=battle.at("A5"), ships=foes)
    assert battle.refused(gate) is None
    battle.act(gate)
    assert all(battle.is_in(foe, "A5") for foe in foes)


@pytest.mark.rule("FC-WEAPON-33")
def test_the_vortex_gate_moves_no_ship_out_of_asteroids() -> None:
    battle, ship = armed("vortex_gate", "B2")
    foe = battle.ship("p2", "frigate", "C2")
    battle.special("C2", "asteroid_field")
    gate = fire(ship, at=battle.at("C2"), to=battle.at("A5"), ships=(foe,))
    assert battle.refused(gate) == "FC-WEAPON-33"


@pytest.mark.rule("FC-WEAPON-16", "FC-WEAPON-17")
def test_vortex_missiles_hit_any_enemy_in_the_zone_that_is_not_adjacent() -> None:
    battle, ship = armed("vortex_missiles", "A1")
    near = battle.ship("p2", "frigate", "B2")
    far = battle.ship("p2", "frigate", "E4")
    battle.ship("p2", "frigate", "C3")
    assert battle.refused(fire(ship, target=near)) == "FC-WEAPON-17"
    battle.act(fire(ship, target=far))
    assert battle.hull(far) == 2
    apart = Battle(zones=((3, 3), (3, 3)))
    ship = apart.ship("p1", "battleship", "1A1", weapon="vortex_missiles")
    other = apart.ship("p2", "frigate", "2C3")
    apart.dice("p1", "R:S", "B:S")
    assert apart.refused(fire(ship, target=other)) == "FC-WEAPON-17"


@pytest.mark.rule("FC-WEAPON-18", "FC-WEAPON-19")
def test_the_nano_repairer_restores_four_hull_points_up_to_the_full_hull() -> None:
    battle, ship = armed("nano_repairer")
    frigate = battle.ship("p1", "frigate", "D4", hull=1)
    battle.change(ship, hull=22)
    battle.dice("p1", "R:S R:S", "B:S B:S")
    whole = battle.act(fire(ship, target=frigate))
    assert battle.hull(frigate) == 5
    part = battle.act(fire(ship, target=ship))
    assert battle.hull(ship) == 24
    repaired = [*told(whole, e.Repaired), *told(part, e.Repaired)]
    assert [(one.points, one.hull) for one in repaired] == [(4, 5), (2, 24)]
    assert battle.refused(fire(ship, target=frigate)) == "FC-SPECIAL-02"


@pytest.mark.rule("FC-WEAPON-18")
def test_the_nano_repairer_reaches_one_sector_and_no_enemy() -> None:
    battle, ship = armed("nano_repairer", "A1")
    far = battle.ship("p1", "frigate", "C1", hull=1)
    foe = battle.ship("p2", "frigate", "B1", hull=1)
    assert battle.refused(fire(ship, target=far)) == "FC-WEAPON-05"
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-18"


@pytest.mark.rule("FC-WEAPON-26", "FC-WEAPON-27", "FC-WEAPON-28")
def test_the_exo_bomb_damages_all_ships_in_and_around_its_sector_friend_or_foe() -> None:
    battle, ship = armed("exo_bomb")
    friend = battle.ship("p1", "frigate", "B1")
    foe = battle.ship("p2", "frigate", "C1")
    hidden = battle.ship("p2", "frigate", "D2")
    far = battle.ship("p2", "frigate", "E1")
    battle.special("D2", "asteroid_field")
    battle.act(fire(ship, at=battle.at("C1")))
    hulls = [battle.hull(one) for one in (friend, foe, hidden, far, ship)]
    assert hulls == [5, 5, 5, 6, 24]
    assert battle.open.tokens == []
    far_off, ship = armed("exo_bomb", "A1")
    assert far_off.refused(fire(ship, at=far_off.at("D1"))) == "FC-WEAPON-08"


@pytest.mark.rule("FC-WEAPON-29", "FC-WEAPON-30")
def test_the_tractor_ray_pulls_any_ship_to_a_sector_beside_it() -> None:
    battle, ship = armed("tractor_ray")
    foe = battle.ship("p2", "frigate", "C1")
    friend = battle.ship("p1", "frigate", "C2")
    battle.special("D2", "asteroid_field")
    assert battle.refused(fire(ship, target=friend, to=battle.at("C3"))) is None
    assert battle.refused(fire(ship, target=friend, to=battle.at("C5"))) == "FC-WEAPON-30"
    assert battle.refused(fire(ship, target=friend)) == "FC-WEAPON-30"
    battle.ship("p1", "frigate", "D1")
    battle.change(friend, at=battle.at("A5"))
    assert battle.refused(fire(ship, target=foe, to=battle.at("D1"))) == "FC-WEAPON-30"
    battle.act(fire(ship, target=foe, to=battle.at("D2")), "S")
    assert battle.is_in(foe, "D2")
    assert battle.hull(foe) == 5


@pytest.mark.rule("FC-WEAPON-29", "FC-SECTOR-15")
def test_the_player_who_pulls_a_ship_into_a_gravity_field_chooses_its_exit() -> None:
    battle, ship = armed("tractor_ray")
    foe = battle.ship("p2", "frigate", "C1")
    battle.special("D2", "gravity_field")
    assert battle.refused(fire(ship, target=ship, to=battle.at("C4"))) == "FC-WEAPON-29"
    battle.act(fire(ship, target=foe, to=battle.at("D2")), "O")
    assert battle.asked().seat == "p1"
    battle.answer(a.LeaveField, to=battle.at("D3"))
    assert battle.is_in(foe, "D3")


@pytest.mark.rule("FC-WEAPON-04")
@pytest.mark.parametrize(
    ("weapon", "aim", "foreign"),
    [
        ("proton_ray", {"target": 1}, {"to": 3, "at": 3, "seat": "p2", "ships": (1,)}),
        ("magnetic_bomb", {"seat": "p2"}, {"target": 99, "at": 3, "to": 3, "ships": (1,)}),
        ("exo_bomb", {"at": 18}, {"target": 99, "to": 3, "seat": "p2", "ships": (1,)}),
        ("interdictor", {"at": 17}, {"target": 99, "to": 3, "seat": "p2", "ships": (1,)}),
        ("vortex_gate", {"at": 12, "to": 0, "ships": (0,)}, {"target": 99, "seat": "p2"}),
        ("tractor_ray", {"target": 1, "to": 19}, {"at": 3, "seat": "p2", "ships": (1,)}),
    ],
)
def test_a_weapon_refuses_aiming_fields_that_belong_to_other_weapons(
    weapon: str, aim: dict[str, Any], foreign: dict[str, Any]
) -> None:
    battle, ship = armed(weapon)
    assert battle.refused(fire(ship, **aim)) is None
    for name, what in foreign.items():
        assert battle.refused(fire(ship, **{**aim, name: what})) == "FC-WEAPON-04", name


@pytest.mark.rule("FC-SPECIAL-02")
@pytest.mark.parametrize(
    ("held", "paid", "rule"),
    [
        *((f"{one} {other}", (one, other), None) for one, other in product(SPECIALS, repeat=2)),
        ("R:S G:M", ("R:S", "R:S"), "FC-SPECIAL-02"),
        ("R:S B:M", ("R:S", "B:M"), "FC-SPECIAL-02"),
        ("R:S B:S", ("R:S", "G:S"), "FC-SPECIAL-02"),
    ],
)
def test_a_weapon_takes_two_specials_of_any_colours_equal_or_different(
    held: str, paid: Any, rule: str | None
) -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "battleship", "C1")
    battle.dice("p1", held)
    assert battle.refused(a.FireWeapon(ship=ship, specials=paid, target=foe)) == rule


@pytest.mark.rule("FC-SETUP-17")
def test_a_battleship_keeps_its_weapon_and_may_fire_again() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "battleship", "C1", weapon="exo_bomb")
    for _ in range(2):
        assert battle.refused(fire(ship, target=foe)) is None
        battle.act(fire(ship, target=foe))
        battle.dice("p1", "R:S B:S")
        assert battle.open.ships[ship].weapon is Weapon.PROTON_RAY
