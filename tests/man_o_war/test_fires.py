"""Fire aboard: how an area catches it, and what each fire does at the end of a turn."""

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.rules.fires import burn, spread_to
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_damage import facing, shot

N = AreaName


def burning(sort: str = "pirate_galley", **fires: tuple[int, int]) -> Battle:
    """B1 of a sort, with areas by name: boxes that are hit, and how many of those burn."""
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    ship = battle.ship("B1")
    ship.sort = ShipSort(sort)
    ship.hits = {N(area): hit for area, (hit, _) in fires.items()}
    ship.burning = {N(area): on_fire for area, (_, on_fire) in fires.items() if on_fire}
    return battle


def end(battle: Battle, *faces: int) -> list[e.Burned]:
    """The fires of the end of a turn, with these dice."""
    with ScriptedDice(faces) as dice:
        referee = Referee(dice)
        burn(battle.open, referee)
    return [one for one in referee.events if isinstance(one, e.Burned)]


@pytest.mark.rule("MOW-CRIT-03")
def test_a_critical_two_sets_the_area_on_fire_in_place_of_its_damage() -> None:
    battle = facing(stern=1)
    done = shot(battle, 6, 1, 2)
    assert (done.critical, done.alight) == (2, True)
    ship = battle.ship("B1")
    assert (ship.hits, ship.burning) == ({N.STERN: 1}, {N.STERN: 1})
    assert (ship.crew, ship.waterline) == (2, 0)


@pytest.mark.rule("MOW-AMB-38")
def test_an_area_that_burns_already_does_not_catch_fire_again() -> None:
    battle = facing(stern=1)
    battle.ship("B1").burning = {N.STERN: 1}
    assert not shot(battle, 6, 1, 2).alight
    assert battle.ship("B1").burning == {N.STERN: 1}


@pytest.mark.rule("MOW-FIRETAB-10", "MOW-AMB-09", "MOW-SAVE-06")
def test_a_shot_at_a_burning_area_is_saved_and_else_critical() -> None:
    battle = facing()
    spread_to(battle.open, battle.number("B1"), N.STERN)
    assert shot(battle, 6, 5).result == "saved"
    assert shot(battle, 6, 1, 4).critical == 4


@pytest.mark.rule("MOW-FIRETAB-10")
def test_a_ship_with_its_oars_and_gun_on_fire_neither_rows_nor_fires() -> None:
    battle = facing()
    for area in (N.OARS, N.BOW_BATTERY):
        spread_to(battle.open, battle.number("B1"), area)
    step = battle.acts("B1", "close")
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.legs == ()
    assert not battle.told(step, e.Fired)


@pytest.mark.rule("MOW-FIRETAB-02")
def test_a_one_puts_the_fire_out_and_leaves_all_its_boxes_damaged() -> None:
    battle = burning("corsair", mizzenmast=(2, 2))
    (fire,) = end(battle, 1)
    assert fire.fate == "goes_out"
    assert battle.ship("B1").hits == {N.MIZZENMAST: 2}
    assert battle.ship("B1").burning == {}


@pytest.mark.rule("MOW-FIRETAB-01", "MOW-FIRETAB-03")
@pytest.mark.parametrize("face", [2, 3])
def test_a_two_or_three_contains_the_fire_which_is_rolled_for_again(face: int) -> None:
    battle = burning(oars=(1, 1))
    (fire,) = end(battle, face)
    assert fire.fate == "contained"
    assert battle.ship("B1").burning == {N.OARS: 1}
    assert len(end(battle, 1)) == 1


@pytest.mark.parametrize(
    ("face", "area"),
    [
        pytest.param(4, "bow_battery", marks=pytest.mark.rule("MOW-FIRETAB-04")),
        pytest.param(5, "mast", marks=pytest.mark.rule("MOW-FIRETAB-05")),
        pytest.param(6, "stern", marks=pytest.mark.rule("MOW-FIRETAB-06")),
    ],
)
def test_a_fire_spreads_to_the_bow_upward_or_to_the_stern(face: int, area: str) -> None:
    battle = burning(oars=(1, 1))
    (fire,) = end(battle, face)
    assert (fire.fate, fire.to_area) == ("spreads", area)
    assert battle.ship("B1").burning == {N.OARS: 1, N(area): 1}
    assert battle.ship("B1").hits == {N.OARS: 1, N(area): 1}


@pytest.mark.rule("MOW-FIRETAB-07")
@pytest.mark.parametrize(
    ("die", "above"),
    [(1, N.FORECASTLE), (3, N.FORECASTLE), (4, N.DECK), (6, N.DECK)],
)
def test_of_two_areas_above_a_die_takes_the_left_or_the_right(die: int, above: AreaName) -> None:
    battle = burning("corsair", gun_deck=(1, 1))
    (fire,) = end(battle, 5, die)
    assert (fire.to_area, fire.choice) == (above, die)


@pytest.mark.rule("MOW-FIRETAB-08")
def test_a_fire_with_nothing_beside_it_or_a_burning_area_burns_on_where_it_is() -> None:
    battle = burning(stern=(1, 1))
    assert [one.fate for one in end(battle, 6)] == ["held"]
    battle = burning(oars=(1, 1), stern=(1, 1))
    assert [one.fate for one in end(battle, 6, 3)] == ["held", "contained"]
    assert battle.ship("B1").burning == {N.OARS: 1, N.STERN: 1}


@pytest.mark.rule("MOW-FIRETAB-09", "MOW-AMB-39", "MOW-AMB-56")
@pytest.mark.parametrize("hit", [1, 2])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_fire_in_one_of_two_boxes_first_takes_the_other(hit: int, face: int) -> None:
    battle = burning("corsair", mizzenmast=(hit, 1))
    (fire,) = end(battle, face)
    assert fire.fate == "grows"
    assert battle.ship("B1").hits == {N.MIZZENMAST: 2}
    assert battle.ship("B1").burning == {N.MIZZENMAST: 2}


@pytest.mark.rule("MOW-FIRETAB-11", "MOW-FIRETAB-12", "MOW-SAVE-07", "MOW-AMB-56")
def test_fire_that_reaches_a_damaged_area_is_neither_saved_nor_critical() -> None:
    battle = burning(oars=(1, 1), stern=(1, 0))
    (fire,) = end(battle, 6)
    assert fire.to_area == "stern"
    ship = battle.ship("B1")
    assert (ship.hits, ship.burning) == ({N.OARS: 1, N.STERN: 1}, {N.OARS: 1, N.STERN: 1})
    assert (ship.waterline, ship.crew) == (0, 2)


@pytest.mark.rule("MOW-AMB-10", "MOW-AMB-11")
def test_fires_are_rolled_for_once_an_area_from_low_to_high_and_new_ones_not_yet() -> None:
    battle = burning("corsair", mizzenmast=(2, 2), bow=(1, 1))
    fires = end(battle, 6, 3)
    assert [one.area for one in fires] == ["bow", "mizzenmast"]
    assert fires[0].to_area == "gun_deck"


@pytest.mark.rule("MOW-SINK-02")
def test_fire_sinks_no_ship_and_also_burns_on_one_that_is_abandoned() -> None:
    every = dict.fromkeys(("bow_battery", "oars", "stern", "mast"), (1, 1))
    battle = burning(**every)
    battle.ship("B1").crew = 0
    assert len(end(battle, 6, 6, 6, 6)) == 4
    assert (battle.ship("B1").lot, battle.ship("B1").waterline) == ("afloat", 0)
