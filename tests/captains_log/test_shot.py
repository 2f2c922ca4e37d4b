"""Shots: targets, dice, defence and ammunition."""

from dataclasses import replace

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from engine.games.captains_log.rules import shot
from engine.space.hexes import Axial, Heading
from tests.captains_log.sea_fights import (
    ABEAM,
    AHEAD,
    ASTERN,
    DUTCH,
    ENGLISH,
    FRENCH,
    HERE,
    SPANISH,
    armed,
    at,
    captains_duel,
    duel,
    harbour,
    only_one,
    told,
)
from tests.captains_log.table import Table, tile

AT_NPC = Shoot(target="npc:1")


@pytest.mark.rule("CL-SHOT-01", "CL-SHOT-06", "CL-SHOT-14", "CL-SHOT-15", "CL-SHOT-17")
def test_each_die_above_the_defence_does_the_difference_as_water() -> None:
    table = duel(guns=3)
    fired = only_one(table.act("p1", AT_NPC, 8, 9, 10), e.Shot)
    assert (fired.faces, fired.defence, fired.damage) == ((8, 9, 10), 8, 0 + 1 + 2)
    assert (table.sea.npcs["npc:1"].water, table.sea.npcs["npc:1"].fire) == (3, 0)
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-SHOT-16")
def test_a_die_does_four_damage_at_most() -> None:
    assert [shot.penetration(12, bonus, 8) for bonus in (-1, 0, 1, 3)] == [3, 4, 4, 4]
    table = duel(guns=1)
    table.captain().upgrades[Upgrade.CANNON_UPGRADE] = 1
    assert only_one(table.act("p1", AT_NPC, 12), e.Shot).damage == 4


@pytest.mark.rule("CL-SHOT-02", "CL-SHOT-03", "CL-EX-25")
def test_only_a_ship_in_sight_and_on_a_flank_is_a_target() -> None:
    table = Table(tile(1, land=(Axial(-1, 0),)), captains=1).without_npcs()
    armed(table, "p1")
    table.place("p1", HERE)
    table.npc("npc:1", AHEAD, card=SPANISH)
    table.npc("npc:2", at(table, -2, 0), card=DUTCH)
    table.npc("npc:3", ABEAM, card=FRENCH)
    table.npc("npc:4", ASTERN, card=ENGLISH)
    assert table.refused("p1", Shoot(target="npc:1")) == "CL-SHOT-03"
    assert table.refused("p1", Shoot(target="npc:2")) == "CL-SHOT-02"
    assert table.refused("p1", Shoot(target="npc:3")) is None
    assert table.refused("p1", Shoot(target="npc:4")) == "CL-SHOT-03"
    assert [a for a in table.suggested() if isinstance(a, Shoot)] == [Shoot(target="npc:3")]


@pytest.mark.rule("CL-SHOT-02")
def test_a_ship_that_is_not_on_the_map_is_no_target() -> None:
    table = duel()
    table.npc("npc:2", None, card=FRENCH)
    for target in ("p1", "p3", "npc:2"):
        assert table.refused("p1", Shoot(target=target)) == "CL-SHOT-02"


@pytest.mark.rule("CL-SHOT-01")
@pytest.mark.parametrize("heading", [0, 60, 120])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_captain_and_an_npc_in_the_same_place_shoot_alike(steps: int, heading: Heading) -> None:
    shots = []
    for ship in ("p1", "npc:1"):
        table = captains_duel()
        table.place("p2", at(table, steps, 0), heading)
        table.place("p1", HERE if ship == "p1" else at(table, -4, 0))
        table.npc("npc:1", at(table, -4, 1) if ship == "p1" else HERE, card=SPANISH)
        assert shot.reach(table.sea, ship) == 1
        with ScriptedDice((12, 11, 10)) as dice:
            referee = Referee(dice)
            guns = shot.Broadside(bonuses=(0, 0, 1), ammo=Ammo.NORMAL)
            shot.fire(table.state, ship, "p2", guns, referee)
        (fired,) = told(referee, e.Shot)
        shots.append((fired.faces, fired.bonuses, fired.defence, fired.damage))
    assert shots[0] == shots[1]


@pytest.mark.rule("CL-LOS-04")
@pytest.mark.parametrize("between", ["a captain", "an NPC", "land"])
def test_a_ship_in_between_hides_no_target_but_land_does(between: str) -> None:
    land = (Axial(1, 0),) if between == "land" else ()
    table = Table(tile(1, land=land), captains=2).without_npcs()
    armed(table, "p1")
    table.place("p1", HERE)
    table.npc("npc:1", at(table, 2, 0), card=SPANISH)
    if between == "a captain":
        table.place("p2", ABEAM)
    if between == "an NPC":
        table.npc("npc:2", ABEAM, card=ENGLISH)
    assert table.refused("p1", AT_NPC) == ("CL-SHOT-02" if between == "land" else None)


@pytest.mark.rule("CL-SHOT-03", "CL-AMB-24")
def test_a_ship_30_degrees_off_the_bow_is_on_a_flank() -> None:
    table = duel()
    table.sea.npcs["npc:1"].at = at(table, 1, -2)
    assert table.refused("p1", AT_NPC) is None
    table.sea.npcs["npc:1"].at = at(table, 1, -3)
    assert table.refused("p1", AT_NPC) == "CL-SHOT-03"


@pytest.mark.rule("CL-SHOT-04", "CL-PORT-08")
def test_a_ship_on_an_anchorage_does_not_fire() -> None:
    table = Table(harbour("spain", (0, 0)), captains=1).without_npcs()
    armed(table, "p1")
    table.npc("npc:1", ABEAM, card=FRENCH)
    table.place("p1", HERE)
    assert table.refused("p1", AT_NPC) == "CL-SHOT-04"
    assert not any(isinstance(action, Shoot) for action in table.suggested())
    table.place("p1", ASTERN)
    assert table.refused("p1", AT_NPC) is None


@pytest.mark.rule("CL-SHOT-05", "CL-AMMO-01", "CL-AMMO-02")
def test_one_of_the_kinds_of_ammunition_aboard_is_chosen_for_the_whole_shot() -> None:
    table = duel(guns=2)
    assert table.refused("p1", Shoot(target="npc:1", ammo=Ammo.INCENDIARY)) == "CL-SHOT-05"
    table.captain().ammo.append(Ammo.INCENDIARY)
    suggested = [a for a in table.suggested() if isinstance(a, Shoot)]
    assert [a.ammo for a in suggested] == [Ammo.NORMAL, Ammo.INCENDIARY]


@pytest.mark.rule("CL-SHOT-06")
def test_only_sound_cannons_in_gunports_fire() -> None:
    table = duel(guns=3)
    captain = table.captain()
    captain.hold[0], captain.hold[14] = Cube.FLOODED_CANNON, Cube.CANNON
    assert len(shot.broadside(table.sea, "p1", Ammo.NORMAL).bonuses) == 2
    captain.hold[:3] = [Cube.FLOODED_CANNON] * 3
    assert table.refused("p1", AT_NPC) == "CL-SHOT-06"
    assert not any(isinstance(action, Shoot) for action in table.suggested())


@pytest.mark.rule("CL-SHOT-07", "CL-SHOT-08", "CL-UPGRADE-01", "CL-UPGRADE-03", "CL-EX-53")
def test_each_cannon_upgrade_adds_the_ships_level_to_one_die() -> None:
    table = duel()
    captain = armed(table, "p1", 5, "galleon-1")
    captain.upgrades[Upgrade.CANNON_UPGRADE] = 3
    assert shot.broadside(table.sea, "p1", Ammo.NORMAL).bonuses == (0, 0, 2, 2, 2)
    level_1 = next(
        ship.id
        for ship in table.data.ships.values()
        if ship.level == 1 and _cannon_icons(table, ship.id) >= 5
    )
    captain = armed(table, "p1", 5, level_1)
    assert shot.broadside(table.sea, "p1", Ammo.NORMAL).bonuses == (0, 0, 1, 1, 1)


@pytest.mark.rule("CL-UPGRADE-04", "CL-EX-54")
def test_cannon_upgrades_beyond_the_number_of_cannons_are_ignored() -> None:
    table = duel()
    captain = armed(table, "p1", 2, "manila-galleon-2")
    captain.upgrades[Upgrade.CANNON_UPGRADE] = 3
    assert shot.broadside(table.sea, "p1", Ammo.NORMAL).bonuses == (3, 3)


@pytest.mark.rule("CL-SHOT-10", "CL-SHOT-11", "CL-EX-20")
def test_each_hex_beyond_the_first_adds_one_to_the_defence() -> None:
    table = duel()
    for distance, defence in ((1, 8), (2, 9), (3, 10)):
        table.sea.npcs["npc:1"].at = at(table, distance, 0)
        assert shot.defence(table.sea, "p1", "npc:1") == defence


@pytest.mark.rule("CL-UPGRADE-05", "CL-UPGRADE-06")
def test_each_long_gun_takes_one_from_the_distance_of_a_target() -> None:
    table = duel()
    table.captain().upgrades[Upgrade.LONG_GUNS] = 1
    for distance, defence in ((1, 8), (2, 8), (3, 9)):
        table.sea.npcs["npc:1"].at = at(table, distance, 0)
        assert shot.defence(table.sea, "p1", "npc:1") == defence
    assert shot.reach(table.sea, "p1") == 2


@pytest.mark.rule("CL-NPC-33", "CL-SHOT-11")
def test_an_npc_with_range_fires_farther_without_penalty() -> None:
    table = duel(card=45)
    for distance, defence in ((1, 9), (2, 9), (3, 10)):
        table.sea.npcs["npc:1"].at = at(table, distance, 0)
        assert shot.defence(table.sea, "npc:1", "p1") == defence


@pytest.mark.rule("CL-SHOT-12")
@pytest.mark.parametrize(("facing", "defence"), [(0, 8), (60, 8), (120, 9), (300, 9)])
def test_a_ship_fired_at_over_its_bow_or_stern_is_one_harder_to_hit(
    facing: int, defence: int
) -> None:
    table = duel()
    table.sea.npcs["npc:1"].heading = facing
    assert shot.defence(table.sea, "p1", "npc:1") == defence


@pytest.mark.rule("CL-SHOT-13", "CL-PORT-07")
def test_a_ship_moored_at_a_port_is_one_harder_to_hit() -> None:
    table = Table(harbour("native", (1, 0)), captains=1).without_npcs()
    table.place("p1", HERE)
    table.npc("npc:1", ABEAM, card=SPANISH)
    assert shot.defence(table.sea, "p1", "npc:1") == 9
    table.sea.npcs["npc:1"].at = AHEAD
    table.sea.npcs["npc:1"].heading = 60
    assert shot.defence(table.sea, "p1", "npc:1") == 8


@pytest.mark.rule("CL-EX-26", "CL-SHOT-08", "CL-AMMO-04", "CL-UPGRADE-03")
def test_the_galleon_of_the_rulebooks_example_does_five_damage() -> None:
    table = Table(harbour("france", (2, -1)), captains=2).without_npcs()
    galleon = armed(table, "p1", 5, "galleon-1")
    galleon.upgrades[Upgrade.CANNON_UPGRADE] = 5
    galleon.ammo.append(Ammo.EXPLOSIVE)
    armed(table, "p2", 0, "nao-1")
    table.place("p1", at(table, -1, -1))
    table.place("p2", at(table, 2, -1))
    step = table.act("p1", Shoot(target="p2", ammo=Ammo.EXPLOSIVE), 4, 9, 9, 11, 12)
    fired = only_one(step, e.Shot)
    assert fired.bonuses == (3, 3, 3, 3, 3)
    assert fired.defence == 9 + 2 + 0 + 1
    assert fired.damage == 0 + 0 + 0 + 2 + 3
    assert table.captain("p2").hold.count(Cube.WATER) == 5


@pytest.mark.rule("CL-AMMO-04")
def test_explosive_adds_one_to_each_die_and_does_water_damage() -> None:
    table = duel(guns=2)
    table.captain().ammo.append(Ammo.EXPLOSIVE)
    step = table.act("p1", Shoot(target="npc:1", ammo=Ammo.EXPLOSIVE), 8, 7)
    assert only_one(step, e.Shot).bonuses == (1, 1)
    assert (table.sea.npcs["npc:1"].water, table.sea.npcs["npc:1"].fire) == (1, 0)


@pytest.mark.rule("CL-AMMO-03")
def test_incendiary_shot_does_fire_damage() -> None:
    table = duel(guns=2)
    table.captain().ammo.append(Ammo.INCENDIARY)
    table.act("p1", Shoot(target="npc:1", ammo=Ammo.INCENDIARY), 10, 8)
    assert (table.sea.npcs["npc:1"].water, table.sea.npcs["npc:1"].fire) == (0, 2)


@pytest.mark.rule("CL-AMMO-06", "CL-AMMO-08", "CL-AMB-18", "CL-AMB-102")
def test_each_hit_of_chain_shot_costs_one_movement_point_and_does_no_damage() -> None:
    table = duel(guns=3)
    table.captain().ammo.append(Ammo.CHAIN_SHOT)
    step = table.act("p1", Shoot(target="npc:1", ammo=Ammo.CHAIN_SHOT), 10, 11, 12)
    fired = only_one(step, e.Shot)
    assert (fired.defence, fired.damage, fired.sails) == (10, 0, 2)
    target = table.sea.npcs["npc:1"]
    assert (target.water, target.fire, target.sail_damage) == (0, 0, 2)
    assert target.harmed_by is None


@pytest.mark.rule("CL-AMMO-07")
def test_chain_shot_costs_a_ship_five_movement_points_at_most() -> None:
    table = captains_duel(guns=3)
    table.captain("p1").ammo.append(Ammo.CHAIN_SHOT)
    table.captain("p2").sail_damage = 3
    step = table.act("p1", Shoot(target="p2", ammo=Ammo.CHAIN_SHOT), 12, 12, 12)
    assert only_one(step, e.Shot).sails == 2
    assert table.captain("p2").sail_damage == 5
    assert Cube.WATER not in table.captain("p2").hold


@pytest.mark.rule("CL-NPC-31", "CL-NPC-32")
def test_the_bonuses_of_an_npc_card_apply_to_each_die_of_its_shots() -> None:
    table = duel(card=46)
    card = npc_card(table.sea, table.sea.npcs["npc:1"])
    pennant = next(p for p in card.pennants if p.kind == "shot")
    plain = shot.npc_broadside(card, pennant)
    assert (plain.bonuses, plain.ammo) == ((4,) * 6, Ammo.NORMAL)
    assert shot.npc_broadside(replace(card, incendiary=True), pennant).ammo is Ammo.INCENDIARY


def _cannon_icons(table: Table, ship: str) -> int:
    card = table.data.ships[ship]
    return sum(slot.icons.count("cannon") for slot in table.data.holds[f"1/{card.draft}"].slots)
