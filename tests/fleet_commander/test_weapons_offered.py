"""Special weapons are offered at every target on which they have some effect, and at no other."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board
from tests.fleet_commander.armed_battleship import armed, fire
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided

learn(GAME)


def offered(battle: Battle) -> list[a.FireWeapon]:
    return [one for one in battle.suggested() if isinstance(one, a.FireWeapon)]


@pytest.mark.rule("FC-WEAPON-18")
def test_the_nano_repairer_is_offered_for_friends_that_have_lost_hull() -> None:
    battle, ship = armed("nano_repairer")
    battle.ship("p1", "frigate", "C2")
    battle.ship("p2", "frigate", "B3", hull=1)
    assert offered(battle) == []
    battle.change(ship, hull=20)
    assert [one.target for one in offered(battle)] == [ship]


@pytest.mark.rule("FC-WEAPON-07")
def test_the_magnetic_bomb_is_offered_against_enemies_who_keep_dice() -> None:
    battle, _ = armed("magnetic_bomb", mode="teams_of_four")
    battle.dice("p3", bridge="G:O")
    assert offered(battle) == [], "p3 is an ally"
    battle.dice("p2", bridge="G:O")
    assert [one.seat for one in offered(battle)] == ["p2"]


@pytest.mark.rule("FC-WEAPON-08", "FC-WEAPON-32")
def test_the_interdictor_is_offered_wherever_it_may_lie() -> None:
    battle, ship = armed("interdictor", "A1")
    battle.special("B2", "gas_cloud")
    battle.ship("p1", "frigate", "A2")
    allowed = [at for at in board(battle.open).cells if not battle.refused(fire(ship, at=at))]
    assert allowed
    assert [one.at for one in offered(battle)] == allowed


@pytest.mark.rule("FC-WEAPON-26", "FC-WEAPON-28")
def test_the_exo_bomb_is_offered_wherever_its_blast_reaches_an_enemy() -> None:
    battle, ship = armed("exo_bomb")
    battle.ship("p1", "frigate", "A1")
    battle.ship("p2", "frigate", None, hull=0)
    foe, field = battle.at("E5"), board(battle.open)
    reaching = [at for at in field.cells if field.distances[at][foe] < 2]
    assert [one.at for one in offered(battle)] == reaching
    assert all(battle.refused(fire(ship, at=at)) is None for at in reaching)


@pytest.mark.rule("FC-WEAPON-30")
def test_the_tractor_ray_is_offered_for_each_sector_with_room_beside_its_target() -> None:
    battle, ship = armed("tractor_ray", "A1")
    foe = battle.ship("p2", "battleship", "C1")
    battle.ship("p1", "frigate", "B2")
    beside = {battle.at(name) for name in ("B1", "C2", "D1", "D2")}
    pulls = [one for one in offered(battle) if one.target == foe]
    assert {one.to for one in pulls} == beside
    assert ship not in {one.target for one in offered(battle)}


@pytest.mark.rule("FC-WEAPON-12", "FC-WEAPON-13", "FC-WEAPON-14", "FC-WEAPON-33")
def test_the_vortex_gate_is_offered_for_all_ships_of_a_sector_and_for_each_alone() -> None:
    battle, ship = armed("vortex_gate")
    frigate = battle.ship("p1", "frigate", "C3")
    lone = battle.ship("p2", "frigate", "B2")
    battle.special("D4", "asteroid_field")
    battle.ship("p2", "frigate", "D4")
    found = offered(battle)
    groups = [(frigate,), (frigate, ship), (lone,), (ship,)]
    assert sorted({tuple(sorted(one.ships)) for one in found}) == sorted(
        tuple(sorted(group)) for group in groups
    )
    corner = [one.ships for one in found if one.to == battle.at("A5")]
    assert sorted(tuple(sorted(group)) for group in corner) == sorted(
        tuple(sorted(group)) for group in groups
    )
    assert battle.at("B1") not in {one.to for one in found if one.ships == (lone,)}
    assert {battle.refused(one) for one in found} == {None}


@pytest.mark.rule("FC-WEAPON-13")
def test_the_vortex_gate_is_offered_for_some_ships_of_a_sector_too() -> None:
    battle, _ = armed("vortex_gate")
    ships = battle.ships("p1", "frigate", "C4", 3)
    battle.change(ships[2], hull=2)
    corner = [one for one in offered(battle) if one.to == battle.at("A1") and len(one.ships) < 3]
    groups = {tuple(sorted(one.ships)) for one in corner if one.at == battle.at("C4")}
    first, second, weak = ships
    assert groups == {(first, second), (first, weak), (first,), (second,), (weak,)}
    labels = {battle.game.label(battle.view(), one) for one in corner}
    assert len(labels) == len(corner)


@pytest.mark.rule("FC-WEAPON-10")
def test_switching_off_is_offered_only_for_an_own_interdictor() -> None:
    battle, ship = armed("interdictor")
    battle.interdictor(1, "A1")
    assert battle.refused(a.SwitchOff(ship=1)) == "FC-WEAPON-10"
    assert battle.refused(a.SwitchOff(ship=ship)) == "FC-WEAPON-10"
    assert not [one for one in battle.suggested() if isinstance(one, a.SwitchOff)]
    battle.interdictor(ship, "A5")
    found = [one for one in battle.suggested() if isinstance(one, a.SwitchOff)]
    assert found == battle.legal([a.SwitchOff(ship=1), a.SwitchOff(ship=ship)])
    assert found == [a.SwitchOff(ship=ship)]


@pytest.mark.rule("FC-WEAPON-22")
def test_shaking_off_drones_is_offered_for_an_own_ship_and_a_red_multi_directional_die() -> None:
    battle, ship = armed("drones")
    battle.drones(1, ship)
    battle.drones(ship, 1)
    for launcher in (ship, 1):
        assert battle.refused(a.ShakeOff(launcher=launcher)) == "FC-WEAPON-22"
    assert not [one for one in battle.suggested() if isinstance(one, a.ShakeOff)]
    battle.dice("p1", "R:M")
    found = [one for one in battle.suggested() if isinstance(one, a.ShakeOff)]
    assert found == battle.legal([a.ShakeOff(launcher=ship), a.ShakeOff(launcher=1)])
    assert found == [a.ShakeOff(launcher=1)]


@pytest.mark.rule("FC-WEAPON-03", "FC-SECTOR-07")
def test_weapons_of_enemies_and_of_ships_in_asteroids_are_not_offered() -> None:
    battle, ship = armed("proton_ray")
    battle.ship("p2", "battleship", "D3", weapon="proton_ray")
    assert {one.ship for one in offered(battle)} == {ship}
    battle.special("C3", "asteroid_field")
    assert offered(battle) == []


@pytest.mark.rule("FC-FOG-11")
def test_no_weapon_is_offered_across_or_into_fog() -> None:
    for weapon in ("interdictor", "exo_bomb"):
        battle, ship = armed(weapon)
        battle.ship("p2", "frigate", "D3")
        battle.fog("C2", "D4")
        allowed = [at for at in board(battle.open).cells if not battle.refused(fire(ship, at=at))]
        found = {one.at for one in offered(battle)}
        assert found
        assert found <= set(allowed)


@pytest.mark.rule("FC-HIDDEN-15")
def test_plan_menu_and_hint_say_that_a_weapon_reveals_the_signal_that_fires_it() -> None:
    battle = Battle(hidden_deployment=True)
    ship = battle.signal("p1", "battleship", "C3", weapon="proton_ray")
    foe = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:S B:S")
    view, say = battle.view(), voice("en", GAME.slug).say
    labels = [say(plan.label, plain=True) for plan in GAME.plans(view)]
    assert labels == ["End turn", "Proton ray on enemy cruiser 1 (C2), reveals your signals"]
    _, menu, _ = GAME.label(view, fire(ship, target=foe))
    assert say(menu, plain=True) == "Proton ray (battleship 1), reveals your signals"
    hint = guided(view, "weapon").text
    assert hint is not None
    assert say(hint).endswith("Everyone then sees which signal fired it.")
