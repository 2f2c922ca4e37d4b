"""Saves, damage, critical hits and sinking."""

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Shot
from engine.games.man_o_war.rules.gunnery import fire
from engine.games.man_o_war.rules.saves import save
from tests.man_o_war.battle import Battle

GAPS = {"short": 5, "medium": 10, "long": 20}


def shot(battle: Battle, *faces: int) -> Shot:
    """The shot of A1 with these dice: the gun's, the save, and the critical hit."""
    (fired,) = battle.told(battle.acts("A1", "stay", *faces), e.Fired)
    (one,) = fired.volley.shots
    return one


def facing(band: str = "medium", **hits: int) -> Battle:
    """A1 with B1 ahead, some of whose areas are hit already."""
    battle = Battle(A1=(30, 60, 90), B1=(35 + GAPS[band], 60, 270), B2=(20, 10, 0))
    battle.ship("B1").hits = {AreaName(area): boxes for area, boxes in hits.items()}
    return battle


@pytest.mark.rule("MOW-SAVE-01", "MOW-SAVE-04", "MOW-EX-09")
@pytest.mark.parametrize(("band", "least"), [("short", 6), ("medium", 5), ("long", 4)])
def test_range_makes_a_save_harder_or_easier(band: str, least: int) -> None:
    assert shot(facing(band), 5, least).result == "saved"
    assert shot(facing(band), 5, least - 1).result == "destroyed"


@pytest.mark.rule("MOW-SAVE-01")
def test_the_bow_gun_is_saved_by_a_four() -> None:
    assert shot(facing(), 2, 4).result == "saved"
    assert shot(facing(), 2, 3).result == "destroyed"


@pytest.mark.rule("MOW-SAVE-03", "MOW-TURN-03", "MOW-TURN-04")
def test_a_one_never_saves_even_where_the_range_helps() -> None:
    battle = facing("long")
    card = battle.game.data.ships[battle.ship("B1").sort]
    assert card.areas[AreaName.BOW_BATTERY].save == 4
    assert shot(battle, 2, 1).result == "destroyed"


@pytest.mark.rule("MOW-TURN-04")
def test_a_one_fails_though_its_modifier_would_make_it_enough() -> None:

    assert not save(2, 1, "MOW-SAVE-01", Referee(ScriptedDice([1]))).good
    assert save(2, 0, "MOW-SAVE-01", Referee(ScriptedDice([2]))).good


@pytest.mark.rule("MOW-SAVE-02", "MOW-DMG-01")
def test_a_failed_save_destroys_an_area_of_one_box() -> None:
    battle = facing()
    assert shot(battle, 6, 2) == Shot(die=6, result="destroyed", area=AreaName.STERN, save=2)
    assert battle.ship("B1").hits == {AreaName.STERN: 1}


@pytest.mark.rule("MOW-DMG-04", "MOW-DMG-06", "MOW-OAR-08")
def test_a_ship_whose_bow_gun_and_oars_are_destroyed_neither_fires_nor_rows() -> None:
    battle = facing(bow_battery=1, oars=1)
    step = battle.acts("B1", "close")
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.legs == ()
    assert not battle.told(step, e.Fired)


@pytest.mark.rule("MOW-DMG-02", "MOW-DMG-03")
def test_an_area_of_two_boxes_is_damaged_once_before_it_is_destroyed() -> None:
    battle = facing()
    sort = battle.ship("B1").sort
    wolf = next(one for one in battle.game.data.ships if one == "wolfship")
    battle.ship("B1").sort = wolf
    battle.ship("B1").crew = 3
    results = []
    for _ in range(2):
        target = battle.under()
        assert target is not None

        volley = fire(battle.open, 0, "bow", target, Referee(ScriptedDice([2, 1])))
        results += [one.result for one in volley.shots]
    assert results == ["damaged", "destroyed"]
    assert sort != wolf


@pytest.mark.rule("MOW-DMG-03", "MOW-CRIT-01")
def test_a_hit_on_a_destroyed_area_is_still_saved_before_it_is_critical() -> None:
    assert shot(facing(stern=1), 6, 5).result == "saved"
    assert shot(facing(stern=1), 6, 4, 4).critical == 4


@pytest.mark.parametrize(
    ("face", "holes"),
    [
        pytest.param(4, 1, marks=pytest.mark.rule("MOW-CRIT-05", "MOW-CRIT-09")),
        pytest.param(5, 2, marks=pytest.mark.rule("MOW-CRIT-06", "MOW-CRIT-09", "MOW-SINK-01")),
        pytest.param(6, 3, marks=pytest.mark.rule("MOW-CRIT-07", "MOW-CRIT-09", "MOW-SINK-01")),
    ],
)
def test_a_critical_hit_makes_holes_without_a_save(face: int, holes: int) -> None:
    battle = facing(stern=1)
    assert shot(battle, 6, 1, face).result == "critical"
    assert battle.ship("B1").waterline == holes
    assert (battle.ship("B1").lot == "wreck") is (holes >= 2)


@pytest.mark.rule("MOW-CRIT-04", "MOW-CREW-03")
def test_a_critical_three_kills_a_crew_and_the_last_one_leaves_the_ship_abandoned() -> None:
    battle = facing(stern=1)
    shot(battle, 6, 1, 3)
    assert battle.ship("B1").crew == 1
    step = battle.acts("A1", "stay", 6, 1, 3)
    assert battle.told(step, e.ShipAbandoned) == [e.ShipAbandoned(ship=battle.number("B1"))]
    assert battle.ship("B1").lot == "afloat"


@pytest.mark.rule("MOW-CRIT-08")
def test_a_destroyed_mast_is_hit_again_to_no_effect() -> None:
    battle = facing(mast=1)
    assert shot(battle, 4, 1).result == "unharmed"
    assert battle.ship("B1").waterline == 0


@pytest.mark.rule("MOW-SINK-01", "MOW-SINK-05")
def test_a_galley_sinks_with_its_second_hole_and_leaves_a_wreck_in_its_place() -> None:
    battle = facing(stern=1)
    place = battle.place("B1")
    battle.ship("B1").waterline = 1
    step = battle.acts("A1", "stay", 6, 1, 4)
    assert battle.told(step, e.ShipSunk) == [e.ShipSunk(ship=battle.number("B1"))]
    assert (battle.ship("B1").lot, battle.place("B1")) == ("wreck", place)


@pytest.mark.rule("MOW-AMB-61")
def test_dice_left_when_the_target_sinks_are_dropped() -> None:

    battle = facing(stern=1)
    wolf = next(one for one in battle.game.data.ships if one == "wolfship")
    battle.ship("A1").sort = wolf
    target = battle.under()
    assert target is not None
    dice = ScriptedDice([6, 6, 6, 1, 6])
    volley = fire(battle.open, 0, "bow", target, Referee(dice))
    assert len(volley.shots) == 1
