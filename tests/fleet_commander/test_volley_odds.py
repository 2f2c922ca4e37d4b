"""The chance told beside a roll is that of the damage told, counted over every outcome."""

from fractions import Fraction
from itertools import product

import pytest

from engine.games.fleet_commander.judgement.volley_odds import LikelyDamage, VolleyOdds
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_odds import FACES


def likely(battle: Battle, red: int = 0, blue: int = 0, green: int = 0) -> LikelyDamage | None:
    return VolleyOdds(battle.view()).of(a.RollDice(red=red, blue=blue, green=green))


def facing(hull: int = 12, *, at: str = "C3") -> Battle:
    """A frigate of p1 (firepower 1) at *at*, and a destroyer of p2 to its north at C2."""
    battle = Battle()
    battle.ship("p1", "frigate", at)
    battle.ship("p2", "destroyer", "C2", hull=hull)
    battle.dice("p1")
    battle.open.turn.phase = "energy"
    return battle


def share(dice: int, least: int) -> Fraction:
    """The share of outcomes in which so many red dice fire straight at least *least* times."""
    falls = [*product(FACES, repeat=dice)]
    return Fraction(sum(shots(fall) >= least for fall in falls), len(falls))


def shots(fall: tuple[str, ...]) -> int:
    """How often the red dice of *fall* fire straight; each special turns a diagonal one."""
    return fall.count("O") + fall.count("M") + min(fall.count("D"), fall.count("S"))


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_chance_of_damage_equals_that_counted_over_all_outcomes(dice: int) -> None:
    found = likely(facing(), red=dice)
    assert found is not None
    assert found.chance == share(dice, found.points)
    assert found.worth == max(share(dice, least) * least for least in range(1, dice + 1))


def test_damage_that_destroys_its_target_counts_no_further() -> None:
    found = likely(facing(hull=1), red=3)
    assert found is not None
    assert (found.points, found.chance) == (1, share(3, 1))


@pytest.mark.rule("FC-TURN-03")
def test_blue_dice_that_bring_ships_beside_a_target_count_for_its_damage() -> None:
    far = facing(at="C4")
    assert likely(far, green=3) is None
    assert likely(far, blue=3) is None
    both = likely(far, red=1, blue=2)
    assert both is not None
    assert 0 < both.chance < 1


@pytest.mark.rule("FC-SECTOR-06")
def test_there_is_no_likely_damage_to_ships_among_asteroids() -> None:
    battle = facing()
    battle.special("C2", "asteroid_field")
    assert likely(battle, red=3) is None


def test_dice_kept_on_the_bridge_count_beside_those_to_roll() -> None:
    battle = facing()
    battle.dice("p1", bridge="R:O")
    battle.open.turn.phase = "energy"
    found = likely(battle, green=3)
    assert found is not None
    assert (found.points, float(found.chance)) == (1, 1.0)


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-07")
@pytest.mark.parametrize(
    ("bridge", "points", "shield"),
    [
        ("", 5, "none"),
        ("G:O", 1, "counted"),
        ("G:D", 4, "counted"),
        ("G:M", 1, "counted"),
        ("G:D G:S", 1, "counted"),
        ("G:O G:D", 1, "counted"),
    ],
)
def test_a_shield_held_stops_the_strongest_group_it_faces(
    bridge: str, points: int, shield: str
) -> None:
    """A battleship fires straight and a frigate diagonally, with one die between them."""
    battle = facing(hull=12)
    battle.ship("p1", "battleship", "B2")
    battle.change(0, at=battle.at("D3"))
    battle.dice("p1", bridge="R:O")
    battle.dice("p2", bridge=bridge)
    battle.open.turn.phase = "energy"
    found = likely(battle, green=3)
    assert found is not None
    assert (found.points, found.chance, found.shield) == (points, 1, shield)


def test_a_volley_that_a_shield_may_stop_whole_says_so() -> None:
    battle = facing()
    battle.dice("p1", bridge="R:O")
    battle.dice("p2", bridge="G:O")
    battle.open.turn.phase = "energy"
    found = likely(battle, green=3)
    assert found is not None
    assert (found.points, found.shield) == (1, "stops")
