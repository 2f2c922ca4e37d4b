"""Ships among land: they steer round it, never onto it, and their guns are blocked by it."""

from itertools import islice
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import begin, is_npc
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.signals import Helm
from engine.games.man_o_war.rules.ground import land, lies
from engine.games.man_o_war.rules.helm import steer
from engine.games.man_o_war.rules.passage import has_sea_room, way_round
from engine.space.plane import clearance
from tests import laws
from tests.man_o_war.battle import Battle
from tests.man_o_war.shores import gap_to_land, with_land

EACH_INTENT = ("close", "ram", "broadside_on", "hold_course", "keep_station", "before_the_wind")


def faced(kind: str = "island", **how: Any) -> Battle:
    """A1 and B1 face each other, with land halfway."""
    return with_land(Battle(A1=(30, 60, 90), B1=(80, 60, 270), **how), kind, 50, 60)


@pytest.mark.rule("MOW-TERRAIN-07", "MOW-LOS-01", "MOW-LOS-02", "MOW-LOS-03")
@pytest.mark.parametrize("kind", ["island", "sandbank", "rocks", "iceberg"])
def test_land_under_the_ruler_blocks_what_lies_beyond_it(kind: str) -> None:
    clear = Battle(A1=(30, 60, 90), B1=(55, 60, 270))
    assert clear.under() is not None
    assert with_land(clear, kind, 43, 60).under() is None


@pytest.mark.rule("MOW-LOS-02", "MOW-GEO-11")
def test_a_ship_before_land_is_hit_and_so_is_one_as_near() -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(45, 60, 270)), "rocks", 52, 60)
    assert battle.under() is not None
    beside = Battle(A1=(30, 60, 90), B1=(45, 61.5, 270))
    assert with_land(beside, "coast", 54.5, 57, 90).under() is not None


@pytest.mark.rule("MOW-GAP-02", "MOW-TERRAIN-07")
def test_a_catapult_fires_over_ships_but_not_over_land() -> None:
    sorts = {"A": "buccaneer", "B": "corsair"}
    battle = Battle(A1=(30, 60, 90), A2=(38, 60, 90), B1=(50, 60, 270), sorts=sorts)
    target = battle.under()
    assert target is not None
    assert target.ship == battle.number("B1")
    assert with_land(battle, "rocks", 44, 60).under() is None


@pytest.mark.rule("MOW-POST-22")
@pytest.mark.parametrize("intent", EACH_INTENT)
@pytest.mark.parametrize("sort", [None, "corsair"])
def test_no_signal_steers_a_ship_onto_land(intent: Any, sort: str | None) -> None:
    battle = faced(sorts=None if sort is None else {"A": sort, "B": "corsair"})
    for _ in range(6):
        way = steer(battle.open, 0, Helm(intent=intent))
        battle.ship("A1").at = way.end
        assert way.stopped != "land"
        assert gap_to_land(battle, "A1") > 0


@pytest.mark.rule("MOW-POST-22")
@pytest.mark.parametrize("kind", ["island", "large_island", "rocks"])
@pytest.mark.parametrize("sort", [None, "corsair"])
def test_a_ship_that_closes_comes_round_the_land_between(kind: str, sort: str | None) -> None:
    battle = faced(kind, sorts=None if sort is None else {"A": sort, "B": "corsair"})
    assert way_round(battle.open, 0, battle.ship("B1").at) is not None
    for _ in range(8):
        battle.ship("A1").at = steer(battle.open, 0, Helm(intent="close")).end
    assert way_round(battle.open, 0, battle.ship("B1").at) is None
    assert battle.place("A1")[0] > 50


@pytest.mark.rule("MOW-POST-22")
def test_a_follower_goes_round_land_to_its_station() -> None:
    battle = Battle(A1=(80, 60, 0), A2=(30, 60, 90), B1=(100, 100, 270))
    with_land(battle, "large_island", 50, 60)
    for _ in range(9):
        battle.ship("A2").at = steer(battle.open, 1, Helm(intent="keep_station")).end
    assert battle.place("A2")[0] > 60


@pytest.mark.rule("MOW-POST-22")
def test_a_sailing_ship_does_not_sail_where_land_leaves_it_no_room_to_turn() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 0), sorts={"A": "corsair", "B": "corsair"})
    with_land(battle, "large_island", 60, 60)
    for _ in range(10):
        battle.ship("A1").at = steer(battle.open, 0, Helm(intent="hold_course")).end
        assert has_sea_room(battle.open, 0, battle.ship("A1").at)
    _, north, heading = battle.place("A1")
    assert (abs(north - 60) > 6, heading != 90) == (True, True), "it bears away along the shore"


@pytest.mark.rule("MOW-POST-22", "MOW-GEO-08")
@pytest.mark.parametrize("terrain", ["by_dice", "islands", "shoals"])
@pytest.mark.parametrize("seed", ["land-1", "land-2"])
def test_in_random_battles_no_ship_ends_on_land_and_none_is_steered_onto_it(
    terrain: Any, seed: str
) -> None:
    options = Options(fleets="points_450", enemy="bretonnia", terrain=terrain)
    state, _ = begin(MAN_O_WAR, ("p1", "p2"), options, SeededDice(seed))
    assert state.open.terrain
    for step in islice(laws.random_steps(MAN_O_WAR, state, seed), 60):
        battle = state.open
        if not is_npc(step.seat):
            continue
        for event in step.events:
            assert not (isinstance(event, e.Moved) and event.way.stopped == "land")
        for number, ship in enumerate(battle.ships):
            if ship.lot == "afloat":
                hull = lies(battle, number)
                assert all(clearance(hull, one) >= 0 for one in land(battle))
    assert [*MAN_O_WAR.faults(state)] == []
