"""Fortresses and the ships that enter their fire."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Sail
from engine.games.captains_log.model.cards import FortressCard, Nation, TileCard
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.model.tasks import EnterFireZone
from engine.games.captains_log.rules import fortress
from engine.space.hexes import Axial
from tests.captains_log.sea_fights import armed, at, happens, harbour, only_one, told
from tests.captains_log.table import Table, hex_of, tile

FIRE = hex_of(1, 1, 0)
"""A hex of the fire zone with four dice; the hex north of it has two."""


def bastion(owner: str = "spain") -> TileCard:
    zone = ((Axial(1, 0), 4), (Axial(1, -1), 2))
    card = FortressCard(at=Axial(0, 0), owner=owner, fire=zone)
    return tile(1, land=(Axial(0, 0),), fortress=card)


def below(owner: str = "spain", reputation: int = -1, captains: int = 1) -> Table:
    """``p1`` just south of the fire zone, heading north."""
    table = Table(bastion(owner), captains=captains).without_npcs()
    armed(table, "p1", 2)
    table.place("p1", at(table, 1, 1))
    table.company().reputation = dict.fromkeys(Nation, 0) | {Nation.SPAIN: reputation}
    return table


@pytest.mark.rule("CL-FORT-01")
def test_two_of_three_fortresses_draw_a_flag_and_the_third_belongs_to_the_pirates() -> None:
    forts = {n: card.fortress for n, card in standard().tiles.items() if card.fortress}
    assert {number: fort.owner for number, fort in forts.items()} == {
        5: "random",
        6: "random",
        14: "pirates",
    }
    table = Table(bastion("random"), captains=1)
    table.sea.flags["fortress:1"] = Nation.FRANCE
    assert fortress.owner(table.sea, 1) is Nation.FRANCE
    assert fortress.owner(below("pirates").sea, 1) is Nation.PIRATES


@pytest.mark.rule("CL-FORT-02", "CL-FORT-03", "CL-FORT-11", "CL-REP-17", "CL-AMB-06")
def test_a_fortress_fires_the_dice_of_the_hex_at_a_ship_it_distrusts() -> None:
    table = below()
    fired = only_one(table.act("p1", Sail(heading=0), 8, 9, 10, 12), e.FortressFired)
    assert (fired.tile, fired.target_at, fired.bonus, fired.defence) == (1, FIRE, 1, 9)
    assert fired.damage == 0 + 1 + 2 + 4
    assert table.captain().hold.count(Cube.WATER) == 7
    assert table.captain().harmed_by is None


@pytest.mark.rule("CL-FORT-11", "CL-SHOT-16")
@pytest.mark.parametrize(("face", "points"), [(6, 0), (7, 1), (10, 4), (11, 4), (12, 4)])
def test_one_die_of_a_fortress_does_four_points_at_most(face: int, points: int) -> None:
    table = below()
    table.sea.fortress_era = 3
    fired = only_one(table.act("p1", Sail(heading=0), face, 1, 1, 1), e.FortressFired)
    assert (fired.bonus, fired.defence, fired.damage) == (3, 9, points)
    assert table.captain().hold.count(Cube.WATER) == points


@pytest.mark.rule("CL-FORT-02", "CL-REP-17")
def test_a_fortress_does_not_fire_at_a_captain_it_does_not_distrust() -> None:
    assert not below(reputation=0).act("p1", Sail(heading=0)).rolls
    assert not below("france", reputation=-5).act("p1", Sail(heading=0)).rolls


@pytest.mark.rule("CL-FORT-06", "CL-FORT-09")
def test_each_hex_of_a_fire_zone_that_a_ship_enters_draws_one_attack() -> None:
    table = below()
    assert len(told(table.act("p1", Sail(heading=0), *[1] * 4), e.FortressFired)) == 1
    second = only_one(table.act("p1", Sail(heading=0), 1, 1), e.FortressFired)
    assert len(second.faces) == 2
    assert not table.act("p1", Sail(heading=0)).rolls, "beyond the zone"


@pytest.mark.rule("CL-FORT-04", "CL-FORT-05", "CL-EX-19", "CL-AMB-32")
def test_each_die_of_a_fortress_adds_the_level_of_the_best_ship_ever_in_play() -> None:
    table = below()
    table.sea.fortress_era = 2
    assert fortress.era(table.sea) == 2
    fired = only_one(table.act("p1", Sail(heading=0), *[7] * 4), e.FortressFired)
    assert (len(fired.faces), fired.bonus, fired.damage) == (4, 2, 0)
    armed(table, "p1", 2, "board-a-3")
    assert fortress.era(table.sea) == 3
    armed(table, "p1", 2, "board-a-1")
    assert fortress.era(table.sea) == 2, "as NPCs of that level have been in play"


@pytest.mark.rule("CL-FORT-07", "CL-AMB-05")
def test_neither_mooring_nor_position_nor_sight_helps_against_a_fortress() -> None:
    fort = bastion().fortress
    moored = harbour("native", (1, 0))
    land = (Axial(0, 0), Axial(-1, 1))
    table = Table(tile(1, land=land, fortress=fort, port=moored.port), captains=1).without_npcs()
    armed(table, "p1", 2)
    table.company().reputation[Nation.SPAIN] = -1
    table.place("p1", FIRE, heading=300)
    assert FIRE in chart(table.sea).moorings
    referee = happens(table, EnterFireZone(ship="p1"), faces=(9, 9, 9, 9))
    assert only_one(referee, e.FortressFired).defence == 9


@pytest.mark.rule("CL-FORT-02", "CL-AMB-91")
def test_a_fortress_never_fires_at_an_npc() -> None:
    table = below()
    table.npc("npc:1", FIRE, card=13)
    assert not happens(table, EnterFireZone(ship="npc:1")).events


@pytest.mark.rule("CL-REP-20")
@pytest.mark.parametrize(
    ("reputation", "dice", "bonus"), [(-3, True, 1), (-4, True, 2), (-4, False, 1)]
)
def test_a_fortress_of_a_nation_at_war_adds_one_to_its_dice_unless_the_option_is_off(
    reputation: int, dice: bool, bonus: int
) -> None:
    table = Table(bastion(), captains=1, at_war_dice=dice).without_npcs()
    table.place("p1", at(table, 1, 1))
    table.company().reputation[Nation.SPAIN] = reputation
    fired = only_one(table.act("p1", Sail(heading=0), *[1] * 4), e.FortressFired)
    assert fired.bonus == bonus


@pytest.mark.rule("CL-AMB-78", "CL-FORT-11")
def test_a_ship_lost_to_a_fortress_gives_nobody_spoils() -> None:
    table = below(captains=2)
    table.captain().hold[7:] = [Cube.WATER] * 8
    step = table.act("p1", Sail(heading=0), 10, 1, 1, 1)
    lost = only_one(step, e.ShipLost)
    assert (lost.how, lost.by) == ("sunk", None)
    assert not told(step, e.SpoilsTaken)
    assert table.company().reputation[Nation.SPAIN] == -1, "a fortress is no ship (CL-AMB-66)"
