"""Attacks of NPCs: the move before a shot, and the target of each attack."""

import pytest

from engine.games.captains_log.model.cards import (
    BoardPennant,
    MovePennant,
    Nation,
    PortCard,
    Role,
    ShotPennant,
)
from engine.space.hexes import Axial
from tests.captains_log.npcs import (
    FIRE,
    MERCHANT,
    activation,
    at,
    fleet,
    hated,
    hit,
    sailed,
    sea_of,
    ship,
)
from tests.captains_log.table import tile


@pytest.mark.rule("CL-NPCTARGET-16", "CL-NPC-24", "CL-EX-42", "CL-GEN-10")
def test_an_npc_with_a_boarding_pennant_skips_it_moves_and_shoots_once() -> None:
    pennants = (MovePennant(hexes=6), BoardPennant(dice=5, bonus=2), FIRE, FIRE)
    table = fleet(ship(101, pennants=pennants))
    hated(table)
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(0, -1))
    told = activation(table, "npc:1", 1, 1)
    assert sailed(told)
    assert hit(told) == ["p1"]
    assert table.sea.npc_turn is None


@pytest.mark.rule("CL-NPCTARGET-16", "CL-NPC-12")
def test_an_npc_may_end_with_a_single_action() -> None:
    table = sea_of(Role.AGGRESSIVE)
    hated(table)
    table.place("p1", at(0, -6))
    told = activation(table, "npc:1")
    assert len(sailed(told)) == 5
    assert hit(told) == []
    assert table.sea.npc_turn is None
    assert table.sea.npcs["npc:1"].timer is None


@pytest.mark.rule("CL-NPCTARGET-17", "CL-EX-43")
def test_an_npc_whose_first_broadside_sinks_its_target_fires_the_second_at_another_ship() -> None:
    pennants = (MovePennant(hexes=5), ShotPennant(dice=6, bonus=3), ShotPennant(dice=6, bonus=3))
    prey = (ship(105, Role.AGGRESSIVE, Nation.ENGLAND, robustness=4), MERCHANT)
    table = fleet(ship(101, Role.DEFENSIVE, pennants=pennants, defence=12, robustness=15), *prey)
    table.npc("npc:1", at(0, 3), card=101)
    table.npc("npc:5", at(1, 2), card=105)
    table.npc("npc:2", at(-1, 3), card=102)
    hits, card_drawn, misses = (12,) * 6, (1,), (1,) * 6
    told = activation(table, "npc:1", *hits, *card_drawn, *misses)
    assert sailed(told) == []
    assert hit(told) == ["npc:5", "npc:2"]


@pytest.mark.rule("CL-NPCTARGET-18")
def test_each_attack_of_an_npc_chooses_its_target_anew_among_the_ships_on_a_flank() -> None:
    table = sea_of(Role.DEFENSIVE)
    hated(table)
    table.npc("npc:1", at(0, 3), 0, card=101)
    table.npc("npc:2", at(1, 2), card=102)
    table.npc("npc:4", at(-1, 3), card=104)
    assert hit(activation(table, "npc:1", *(1,) * 4)) == ["npc:4", "npc:4"]
    table.npc("npc:4", None, card=104)
    assert hit(activation(table, "npc:1", *(1,) * 4)) == ["npc:2", "npc:2"]


@pytest.mark.rule("CL-NPCTARGET-12", "CL-SHOT-04")
def test_an_npc_on_an_anchorage_does_not_shoot() -> None:
    port = PortCard(
        at=Axial(0, 0), name="Port", owner="native", services=(), anchorages=(Axial(1, 0),)
    )
    island = tile(1, land=(Axial(0, 0),), port=port)
    table = fleet(ship(101, pennants=(FIRE, MovePennant(hexes=3))), tiles=[island])
    hated(table)
    table.npc("npc:1", at(1, 0), 0, card=101)
    table.place("p1", at(2, 0))
    told = activation(table, "npc:1")
    assert hit(told) == []
    assert table.sea.npcs["npc:1"].at != at(1, 0)


@pytest.mark.rule("CL-NPCMOVE-10", "CL-SHOT-04")
def test_an_npc_alongside_its_target_leaves_its_anchorage_to_shoot() -> None:
    port = PortCard(
        at=Axial(0, 0), name="Port", owner="native", services=(), anchorages=(Axial(1, 0),)
    )
    table = fleet(ship(101), tiles=[tile(1, land=(Axial(0, 0),), port=port)])
    hated(table)
    table.npc("npc:1", at(1, 0), 0, card=101)
    table.place("p1", at(2, 0))
    told = activation(table, "npc:1", 1, 1)
    assert sailed(told)
    assert hit(told) == ["p1"]


@pytest.mark.rule("CL-SETUP-18", "CL-AMB-77")
@pytest.mark.parametrize(
    ("joined", "attacked"),
    [
        ((), False),
        ((Nation.ENGLAND,), True),
        ((Nation.PIRATES,), True),
        ((Nation.FRANCE,), False),
        ((Nation.SPAIN,), False),
        ((Nation.SPAIN, Nation.PIRATES), False),
    ],
)
def test_a_spanish_ship_attacks_a_captain_who_has_joined_a_nation_at_war_with_spain(
    joined: tuple[Nation, ...], attacked: bool
) -> None:
    table = fleet(ship(101))
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(0, 1), joined=[*joined])
    assert table.company().reputation[Nation.SPAIN] == 0
    told = activation(table, "npc:1", *[1, 1] * attacked)
    assert hit(told) == ["p1"] * attacked


@pytest.mark.rule("CL-SETUP-18")
@pytest.mark.parametrize(
    ("nation", "attacked"),
    [(Nation.ENGLAND, True), (Nation.PIRATES, True), (Nation.FRANCE, False), (Nation.SPAIN, False)],
)
def test_a_spanish_ship_attacks_npc_ships_of_nations_at_war_with_spain_alone(
    nation: Nation, attacked: bool
) -> None:
    other = ship(105, Role.MERCHANT, nation)
    table = fleet(ship(101), other)
    table.npc("npc:1", at(0, 3), card=101)
    table.npc("npc:2", at(0, 1), card=105)
    told = activation(table, "npc:1", *[1, 1] * attacked)
    assert hit(told) == ["npc:2"] * attacked
