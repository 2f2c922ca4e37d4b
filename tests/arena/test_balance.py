"""Captains that choose freely use every class and every weapon, and none alone."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.arena.balance import FREE, SCENARIOS, Balance, ended, shares, sides
from tests.soak import Seeds

CLASSES = (10, 45)
WEAPONS = (4, 25)


@pytest.mark.soak
@pytest.mark.parametrize("preset", FREE)
def test_each_class_and_weapon_has_its_share_of_what_wins(preset: str, seeds: Seeds) -> None:
    balance = Balance()
    for state in ended(preset, seeds(12)):
        balance.add(state)
    points, weapons = shares(balance.points), shares(balance.weapons)
    assert {one for one, share in points.items() if not CLASSES[0] <= share <= CLASSES[1]} == set()
    assert {one for one, share in weapons.items() if not WEAPONS[0] <= share <= WEAPONS[1]} == set()


@pytest.mark.soak
@pytest.mark.parametrize("preset", SCENARIOS)
def test_both_sides_of_a_scenario_have_their_share_of_wins(preset: str, seeds: Seeds) -> None:
    won = sides(preset, seeds(40))
    total = won.total()
    assert {one for one in ("phebe", "amycles") if not 35 <= 100 * won[one] / total <= 65} == set()


@pytest.mark.parametrize(("preset", "seed"), [("rescue", "bal-10"), ("control", "bal-29")])
def test_captains_who_would_wait_for_each_other_come_to_an_end(preset: str, seed: str) -> None:
    (state,) = ended(preset, [seed])
    assert FLEET_COMMANDER.outcome(state) is not None


def test_the_fleets_of_who_has_won_are_counted_with_what_was_lost() -> None:
    (state,) = ended(FREE[0], ["counted"])
    balance = Balance()
    balance.add(state)
    assert sum(balance.points.values()) == state.open.options.points
    assert sum(shares(balance.points).values()) == pytest.approx(100, abs=0.5)
