"""Balance: bots that choose freely win with every class and weapon, and with none alone."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.arena.balance import FREE, SCENARIOS, Balance, ended, shares, sides
from tests.soak import Seeds

CLASSES = (10, 45)
WEAPONS = (4, 25)


@pytest.mark.soak
@pytest.mark.parametrize("preset", FREE)
def test_each_ship_class_and_weapon_has_a_fair_share_of_winning_fleets(
    preset: str, seeds: Seeds
) -> None:
    balance = Balance()
    for state in ended(preset, seeds(12)):
        balance.add(state)
    points, weapons = shares(balance.points), shares(balance.weapons)
    assert {one for one, share in points.items() if not CLASSES[0] <= share <= CLASSES[1]} == set()
    assert {one for one, share in weapons.items() if not WEAPONS[0] <= share <= WEAPONS[1]} == set()


@pytest.mark.soak
@pytest.mark.parametrize("preset", SCENARIOS)
def test_both_factions_of_a_scenario_win_35_to_65_per_cent_of_its_games(
    preset: str, seeds: Seeds
) -> None:
    won = sides(preset, seeds(40))
    total = won.total()
    assert {one for one in ("phebe", "amycles") if not 35 <= 100 * won[one] / total <= 65} == set()


@pytest.mark.parametrize(("preset", "seed"), [("rescue", "bal-10"), ("control", "bal-29")])
def test_battles_in_which_bots_could_wait_for_each_other_end(preset: str, seed: str) -> None:
    (state,) = ended(preset, [seed])
    assert FLEET_COMMANDER.outcome(state) is not None


def test_the_fleet_of_a_winner_is_counted_including_lost_ships() -> None:
    (state,) = ended(FREE[0], ["winner"])
    balance = Balance()
    balance.add(state)
    assert sum(balance.points.values()) == state.open.options.points
    assert sum(shares(balance.points).values()) == pytest.approx(100, abs=0.5)
