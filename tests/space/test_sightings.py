"""Sightings tell a cell of the table and a sector, and nothing finer."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import SeededDice
from engine.space.plane import CIRCLE, DEGREE, Pose, difference, sighted, within

a_pose = st.builds(
    Pose, st.integers(0, 1_200_000), st.integers(0, 1_200_000), st.integers(0, CIRCLE - 1)
)
a_cell = st.sampled_from([50_000, 6_000, 3_000])


@given(a_pose, a_cell)
def test_a_sighting_is_at_most_half_a_cell_and_half_a_sector_off(at: Pose, cell: int) -> None:
    seen = sighted(at, cell)
    assert abs(seen.x - at.x) <= cell // 2
    assert abs(seen.y - at.y) <= cell // 2
    assert difference(seen.heading, at.heading) <= 15 * DEGREE // 2
    assert seen.heading % (15 * DEGREE) == 0
    assert sighted(seen, cell) == seen


@given(a_pose, a_cell, st.integers())
def test_an_imagined_pose_is_sighted_alike(at: Pose, cell: int, seed: int) -> None:
    seen, dice = sighted(at, cell), SeededDice(seed)
    assert sighted(within(seen, dice, cell), cell) == seen


def test_imagined_poses_differ() -> None:
    seen, dice = sighted(Pose(70_000, 70_000, 0), 50_000), SeededDice("imagined")
    poses = [within(seen, dice, 50_000) for _ in range(400)]
    assert min(one.x for one in poses) < 51_000
    assert max(one.x for one in poses) > 99_000
    assert {one.heading // 120 for one in poses} == {0, CIRCLE // 120 - 1}
