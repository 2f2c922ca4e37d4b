"""What captains win with when they choose freely: no class and no weapon is all, or nothing."""

import pytest

from tests.arena.balance import FREE, Balance, ended, shares
from tests.soak import Seeds

USUAL = 12
"""Games; so few show what wins in a rough way only."""

CLASSES = (10, 45)
WEAPONS = (4, 25)


@pytest.mark.slow
@pytest.mark.parametrize("preset", FREE)
def test_each_class_and_weapon_has_its_share_of_what_wins(
    preset: str, seeds: Seeds, proportion: int
) -> None:
    """A soak plays enough games for shares; a few show that everything is chosen."""
    balance = Balance()
    for state in ended(preset, seeds(USUAL)):
        balance.add(state)
    if proportion == 1:
        assert all(balance.points.values())
        return
    points, weapons = shares(balance.points), shares(balance.weapons)
    assert {one for one, share in points.items() if not CLASSES[0] <= share <= CLASSES[1]} == set()
    assert {one for one, share in weapons.items() if not WEAPONS[0] <= share <= WEAPONS[1]} == set()


def test_the_fleets_of_who_has_won_are_counted_with_what_was_lost() -> None:
    (state,) = ended(FREE[0], ["counted"])
    balance = Balance()
    balance.add(state)
    assert sum(balance.points.values()) == state.open.options.points
    assert sum(shares(balance.points).values()) == pytest.approx(100, abs=0.5)
