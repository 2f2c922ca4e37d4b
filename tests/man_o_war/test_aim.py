"""Aim and arcs: high and low areas, broadsides, stern guns and catapults."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Volley
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import Arc
from engine.games.man_o_war.model.signals import Guns
from engine.games.man_o_war.rules.gunnery import dice_of, targets
from engine.games.man_o_war.rules.ruler import modifier_at
from tests.man_o_war.battle import Battle

ARCS: tuple[Arc, ...] = ("bow", "port", "starboard", "stern")


def facing(*, aim: str, faces: tuple[int, ...], gap: float = 10) -> Volley:
    """The volley of a Wolfship at a Corsair so far ahead of its bow."""
    battle = Battle(
        A1=(30, 60, 90), B1=(34.25 + gap, 60, 0), sorts={"A": "wolfship", "B": "corsair"}
    )
    step = battle.acts("A1", "stay", *faces, aim=aim)
    (fired,) = battle.told(step, e.Fired)
    volley = fired.volley
    assert isinstance(volley, Volley)
    return volley


@pytest.mark.rule("MOW-HIGHLOW-01", "MOW-HIGHLOW-02", "MOW-HIGHLOW-03", "MOW-EX-08")
def test_three_guns_aimed_high_at_a_corsair_hit_its_mizzenmast_and_its_deck() -> None:
    volley = facing(aim="high", faces=(1, 5, 3, 6, 6))
    assert volley.aim == "high"
    assert [(shot.die, shot.area) for shot in volley.shots] == [
        *((1, None), (5, "mizzenmast"), (3, "deck"))
    ]


@pytest.mark.rule("MOW-HIGHLOW-02", "MOW-HIGHLOW-03", "MOW-HIGHLOW-04", "MOW-FIRE-02")
def test_the_same_dice_aimed_low_hit_its_gun_deck_and_its_deck() -> None:
    volley = facing(aim="low", faces=(1, 5, 3, 6, 6))
    assert volley.aim == "low"
    assert [shot.area for shot in volley.shots] == [None, "gun_deck", "deck"]


@pytest.mark.rule("MOW-HIGHLOW-05", "MOW-EX-10", "MOW-RANGE-06", "MOW-RANGE-07", "MOW-FIRE-07")
@pytest.mark.parametrize(
    ("aim", "aims"),
    [
        ("low", ["low", "low", "low"]),
        ("high", ["high", "high", "high"]),
        ("ends_high", ["high", "low", "low"]),
        ("flanks_high", ["low", "high", "high"]),
    ],
)
def test_a_wolfship_fires_three_dice_ahead_and_one_to_each_flank_each_with_its_aim(
    aim: str, aims: list[str]
) -> None:
    battle = Battle(
        A1=(60, 60, 90),
        B1=(72, 60, 0),
        B2=(60, 72, 90),
        B3=(60, 48, 90),
        sorts={"A": "wolfship", "B": "corsair"},
    )
    step = battle.acts("A1", "stay", 1, 1, 1, 1, 1, aim=aim)
    volleys = [one.volley for one in battle.told(step, e.Fired)]
    assert [(one.arc, len(one.shots)) for one in volleys] == [
        *(("bow", 3), ("port", 1), ("starboard", 1))
    ]
    assert [one.aim for one in volleys] == aims


@pytest.mark.rule("MOW-HIGHLOW-01")
def test_a_ship_that_is_not_divided_is_fired_at_without_an_aim() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0), sorts={"A": "wolfship", "B": "wargalley"})
    step = battle.acts("A1", "stay", 4, 1, 1, 6, aim="high")
    (fired,) = battle.told(step, e.Fired)
    assert fired.volley.aim is None
    assert fired.volley.shots[0].area == "mast"


@pytest.mark.rule("MOW-EX-09", "MOW-SAVE-04")
@pytest.mark.parametrize(("gap", "least"), [(5, 6), (10, 5), (20, 4)])
def test_the_deck_of_a_corsair_saves_on_a_number_by_its_range(gap: float, least: int) -> None:
    good = facing(aim="high", faces=(3, 1, 1, least), gap=gap)
    bad = facing(aim="high", faces=(3, 1, 1, least - 1), gap=gap)
    assert (good.shots[0].result, bad.shots[0].result) == ("saved", "destroyed")


@pytest.mark.rule("MOW-RANGE-06", "MOW-FIRE-02")
@pytest.mark.parametrize(
    ("sort", "dice"),
    [
        ("wargalley", [1, 0, 0, 0]),
        ("pirate_galley", [1, 0, 0, 0]),
        ("wolfship", [3, 1, 1, 0]),
        ("greatship", [2, 5, 5, 1]),
        ("corsair", [0, 3, 3, 0]),
        ("buccaneer", [1, 1, 1, 0]),
        ("galleon", [1, 4, 4, 1]),
    ],
)
def test_guns_fire_ahead_abeam_and_astern_as_the_card_says(sort: str, dice: list[int]) -> None:
    battle = Battle(A1=(60, 60, 90), B1=(110, 110, 0), sorts={"A": sort})
    assert [dice_of(battle.open, 0, arc) for arc in ARCS] == dice


@pytest.mark.rule("MOW-DMG-05", "MOW-AMB-06")
def test_a_gun_of_a_broadside_is_lost_on_both_flanks_until_none_is_left() -> None:
    battle = Battle(A1=(60, 60, 90), B1=(60, 72, 90), sorts={"A": "corsair"})
    battle.ship("A1").hits = {AreaName.GUN_DECK: 1}
    assert [dice_of(battle.open, 0, arc) for arc in ARCS] == [0, 2, 2, 0]
    assert [arc for arc, _ in targets(battle.open, 0, Guns())] == ["port"]
    battle.ship("A1").hits = {AreaName.GUN_DECK: 1, AreaName.DECK: 1, AreaName.FORECASTLE: 1}
    assert targets(battle.open, 0, Guns()) == []


@pytest.mark.rule("MOW-GAP-02", "MOW-FIRE-10")
def test_a_catapult_fires_over_ships_but_at_nothing_too_near() -> None:
    battle = Battle(
        A1=(30, 60, 90), A2=(43, 60, 0), B1=(50, 60, 0), B2=(38, 60, 0), sorts={"A": "buccaneer"}
    )
    bow = dict(targets(battle.open, 0, Guns()))["bow"]
    assert bow.ship == battle.number("B1")
    battle.ship("B1").lot = "wreck"
    assert targets(battle.open, 0, Guns()) == []
    assert [target.ship for _, target in targets(battle.open, battle.number("B2"), Guns())] == []


@pytest.mark.rule("MOW-SAVE-05", "MOW-GAP-02")
@pytest.mark.parametrize("gap", [8, 12, 20])
def test_saves_from_a_catapult_are_the_same_at_every_range(gap: float) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(33.5 + gap, 60, 0), sorts={"A": "buccaneer"})
    target = battle.under()
    assert target is not None
    assert target.reach == units(gap)
    assert modifier_at(battle.open, target) == 0
