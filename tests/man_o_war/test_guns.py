"""Guns: what lies under the ruler, in which band, and what fires at it."""

from dataclasses import replace

import pytest

from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import Arc
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.model.signals import Guns
from engine.games.man_o_war.rules.gunnery import dice_of, targets
from engine.games.man_o_war.rules.ruler import Target, ruler_of
from tests.man_o_war.battle import Battle


def under(battle: Battle, name: str = "A1", arc: Arc = "bow") -> Target | None:
    return battle.under(name, arc)


def ahead(gap: float, aside: float = 0.0, heading: float = 270) -> Battle:
    """A galley with an enemy so far ahead of its muzzle."""
    return Battle(A1=(30, 60, 90), B1=(35 + gap, 60 + aside, heading), B2=(20, 10, 0))


@pytest.mark.rule("MOW-RANGE-01", "MOW-RANGE-04", "MOW-AMB-15")
@pytest.mark.parametrize(
    ("gap", "band"),
    [
        (0, "short"),
        (7.5, "short"),
        (7.6, "medium"),
        (15, "medium"),
        (15.1, "long"),
        (22.5, "long"),
        (22.6, None),
    ],
)
def test_the_band_is_that_of_the_nearest_point_and_ends_at_22_and_a_half(
    gap: float, band: str | None
) -> None:
    target = under(ahead(gap))
    assert (None if target is None else target.band) == band


@pytest.mark.rule("MOW-RANGE-03", "MOW-GEO-10")
def test_the_ruler_begins_at_the_middle_of_the_bow_and_is_two_and_a_half_wide() -> None:
    battle = ahead(5)
    ruler = ruler_of(battle.open, 0, "bow")
    assert (ruler.muzzle_x, ruler.muzzle_y) == (units(32.5), units(60))
    assert (ruler.width, ruler.length) == (units(2.5), units(22.5))


@pytest.mark.rule("MOW-RANGE-05", "MOW-GEO-10")
@pytest.mark.parametrize(("aside", "covered"), [(2.24, True), (2.25, False), (-2.24, True)])
def test_a_ship_partly_under_the_ruler_is_covered_and_one_at_its_border_is_not(
    aside: float, covered: bool
) -> None:
    assert (under(ahead(10, aside)) is not None) is covered


@pytest.mark.rule("MOW-RANGE-06", "MOW-EX-18", "MOW-FIRE-07")
def test_a_galley_fires_ahead_only() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(30, 68, 0), B2=(20, 60, 0), B3=(30, 52, 0))
    assert [dice_of(battle.open, 0, arc) for arc in ("bow", "port", "starboard", "stern")] == [
        *(1, 0, 0, 0)
    ]
    assert under(battle, arc="port") is not None
    assert targets(battle.open, 0, Guns()) == []


@pytest.mark.rule("MOW-LOS-01", "MOW-LOS-02", "MOW-LOS-03")
@pytest.mark.parametrize("between", ["friend", "enemy", "wreck", "abandoned"])
def test_whatever_lies_first_takes_the_shot_and_nothing_is_fired_over(between: str) -> None:
    battle = Battle(A1=(30, 60, 90), A2=(90, 90, 0), B1=(50, 60, 270), B2=(90, 10, 0))
    first = battle.number("A2" if between == "friend" else "B2")
    battle.open.ships[first].at = battle.ship("B1").at._replace(x=units(40))
    if between == "wreck":
        battle.ship("B2").lot = "wreck"
    elif between == "abandoned":
        battle.ship("B2").crew = 0
    target = under(battle)
    assert target is not None
    assert target.ship == first


@pytest.mark.rule("MOW-OBST-08")
def test_debris_is_fired_over() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(50, 60, 270), B2=(40, 60, 0))
    battle.ship("B2").lot = "debris"
    target = under(battle)
    assert target is not None
    assert target.ship == battle.number("B1")


@pytest.mark.rule("MOW-GEO-11")
def test_of_two_equally_near_the_enemy_is_hit_before_the_friend_before_the_wreck() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(45, 61.5, 90), B1=(45, 58.5, 90), B2=(90, 10, 0))
    target = under(battle)
    assert target is not None
    assert target.ship == battle.number("B1")
    battle.ship("B1").lot = "wreck"
    target = under(battle)
    assert target is not None
    assert target.ship == battle.number("A2")


@pytest.mark.rule("MOW-DEC-10", "MOW-LOS-04")
def test_guns_fire_only_if_the_first_thing_ahead_is_a_crewed_enemy() -> None:
    battle = ahead(10)
    bears = targets(battle.open, 0, Guns())
    assert [(arc, target.ship) for arc, target in bears] == [("bow", battle.number("B1"))]
    assert targets(battle.open, 0, Guns(policy="hold")) == []
    only = battle.number("B2")
    assert targets(battle.open, 0, Guns(policy="only_at", at=only)) == []
    battle.ship("B1").crew = 0
    assert targets(battle.open, 0, Guns()) == []


@pytest.mark.rule("MOW-LOS-04")
def test_a_squadron_told_to_hold_its_fire_does_so() -> None:
    battle = ahead(10)
    step = battle.acts("A1", policy="hold")
    assert not battle.told(step, e.Fired)


@pytest.mark.rule("MOW-FIRE-01", "MOW-FIRE-03", "MOW-DMG-04")
def test_each_gun_left_rolls_one_die_and_a_lost_one_none() -> None:
    battle = ahead(10)
    step = battle.acts("A1", "stay", 1)
    assert [roll.faces for roll in step.rolls] == [(1,)]
    again = ahead(10)
    again.ship("A1").hits = {AreaName.BOW_BATTERY: 1}
    assert again.acts("A1", "stay").rolls == ()


@pytest.mark.rule("MOW-FIRE-05", "MOW-FIRE-06", "MOW-TURN-03")
@pytest.mark.parametrize(
    ("face", "area"),
    [
        (1, None),
        (2, "bow_battery"),
        (3, "bow_battery"),
        (4, "mast"),
        (5, "oars"),
        (6, "stern"),
    ],
)
def test_the_die_shows_the_area_hit_and_a_one_misses(face: int, area: str | None) -> None:
    battle = ahead(10)
    step = battle.acts("A1", "stay", *([face] if area is None else [face, 6]))
    (fired,) = battle.told(step, e.Fired)
    (shot,) = fired.volley.shots
    assert (shot.die, shot.area) == (face, area)
    assert shot.result == ("missed" if area is None else "saved")


@pytest.mark.rule("MOW-FIRE-05")
def test_a_volley_says_along_which_ruler_and_how_far_it_was_fired() -> None:
    battle = ahead(10)
    (fired,) = battle.told(battle.acts("A1", "stay", 1), e.Fired)
    volley = fired.volley
    assert (volley.arc, volley.band, volley.reach) == ("bow", "medium", units(10))
    assert battle.open.acts[-1].volleys == (volley,)


@pytest.mark.rule("MOW-FIRE-05")
def test_a_number_that_no_area_of_the_card_has_is_a_miss_without_a_save() -> None:
    battle = ahead(10)
    data = battle.game.data
    card = data.ships[ShipSort.PIRATE_GALLEY]
    areas = {**card.areas, AreaName.STERN: replace(card.areas[AreaName.STERN], hit=())}
    ships = {**data.ships, card.sort: replace(card, areas=areas)}
    made_up = data_set.register(data_set.SETS.hashed(replace(data, ships=ships)))
    battle.open.data = made_up.hash
    step = battle.acts("A1", "stay", 6)
    (fired,) = battle.told(step, e.Fired)
    (shot,) = fired.volley.shots
    assert (shot.die, shot.area, shot.result) == (6, None, "missed")
