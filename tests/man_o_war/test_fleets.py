"""Fleets: what they cost, which are legal, and those that are ready-made."""

import dataclasses
from itertools import combinations

import pytest

from engine.games.man_o_war.model.fleets import cost, fault
from engine.games.man_o_war.model.ships import Nation, ShipSort
from engine.games.man_o_war.model.tables import FleetCard
from tests.man_o_war.printed_cards import OURS, ship

EVERY_FLEET = pytest.mark.parametrize("fleet", OURS.fleets.values(), ids=lambda fleet: fleet.id)


@pytest.mark.rule("MOW-GAP-06")
@EVERY_FLEET
def test_every_ready_made_fleet_is_legal(fleet: FleetCard) -> None:
    assert fault(OURS, fleet.nation, fleet.points, fleet.squadrons) is None


@pytest.mark.rule("MOW-SETUP-09")
@pytest.mark.parametrize("fleet", ["imperial_galleys", "pirate_galleys"])
def test_six_galleys_an_admiral_and_a_master_wizard_make_450_points(fleet: str) -> None:
    squadrons = OURS.fleets[fleet].squadrons
    assert len(squadrons) == 2
    assert OURS.building.squadrons == {"ship_of_the_line": 3, "capital_ship": 1}
    assert cost(OURS, squadrons) == 300 == OURS.fleets[fleet].points - 50 - 100


def test_the_ships_of_ready_made_fleets_cost_what_they_should() -> None:
    assert {fleet.id: cost(OURS, fleet.squadrons) for fleet in OURS.fleets.values()} == {
        "imperial_galleys": 300,
        "pirate_galleys": 300,
        "corsairs": 300,
        "wolves_and_galleys": 585,
        "greatship_and_galleys": 580,
        "swift_corsairs": 600,
        "galleon_and_corsairs": 525,
        "swarm_of_galleys": 600,
        "galleys_and_buccaneers": 516,
        "imperial_squadrons": 865,
        "pack_of_wolves": 870,
        "bretonnian_squadrons": 825,
        "galleons_and_buccaneers": 882,
        "pirate_squadrons": 816,
        "horde_of_galleys": 900,
        "imperial_armada": 1300,
        "greatship_and_squadrons": 1315,
        "bretonnian_armada": 1341,
        "galleons_in_force": 1407,
        "pirate_armada": 1332,
    }


@pytest.mark.rule("MOW-GAP-06")
def test_battles_last_ten_turns_up_to_700_points_and_twelve_above() -> None:
    sizes = {size.points: size.turns for size in OURS.building.sizes}
    assert sizes == {450: 10, 700: 10, 1000: 12, 1500: 12}


@pytest.mark.rule("MOW-GAP-06")
@pytest.mark.parametrize("points", [450, 700, 1000, 1500])
def test_standard_fleets_of_one_total_are_within_6_per_cent_of_it(points: int) -> None:
    standard = [one for one in OURS.fleets.values() if one.standard and one.points == points]
    assert {one.nation for one in standard} == {*Nation}
    for one, other in combinations(standard, 2):
        assert abs(cost(OURS, one.squadrons) - cost(OURS, other.squadrons)) * 100 <= 6 * points


@pytest.mark.rule("MOW-GAP-06")
@pytest.mark.parametrize(
    ("nation", "points", "squadrons", "why"),
    [
        ("empire", 500, "wargalley", "no_such_total"),
        ("empire", 450, "corsair", "foreign_ship"),
        ("empire", 700, "wargalley wargalley buccaneer", "foreign_ship"),
        ("pirates", 700, "pirate_galley pirate_galley buccaneer", None),
        ("pirates", 700, "pirate_galley buccaneer", "too_few_squadrons_to_hire"),
        ("pirates", 700, "buccaneer", "too_few_squadrons_to_hire"),
        ("bretonnia", 700, "galleon corsair", None),
        ("bretonnia", 1000, "galleon galleon corsair", "too_many_capital_ships"),
        ("bretonnia", 450, "galleon", "too_many_capital_ships"),
        ("empire", 450, "wargalley wargalley wargalley", "too_dear"),
        ("pirates", 1000, "pirate_galley " * 6, None),
    ],
)
def test_a_fleet_is_legal_or_told_why_not(
    nation: str, points: int, squadrons: str, why: str | None
) -> None:
    sorts = [ShipSort(one) for one in squadrons.split()]
    assert fault(OURS, Nation(nation), points, sorts) == why


def test_an_admiral_and_the_cheapest_wizard_must_fit_beside_the_ships() -> None:
    def dear(points: int) -> str | None:
        galley = dataclasses.replace(ship("wargalley"), points=points)
        data = dataclasses.replace(OURS, ships={**OURS.ships, ShipSort.WARGALLEY: galley})
        return fault(data, Nation.EMPIRE, 450, [ShipSort.WARGALLEY])

    assert (dear(125), dear(126)) == (None, "too_dear")
