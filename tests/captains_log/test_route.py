"""Ways over the sea, found all at once, are the same as those of sailing hex by hex."""

import random

import pytest

from engine.games.captains_log.model.chart import MARGIN, NOWHERE, board
from engine.games.captains_log.rules import route
from engine.space.hexes import HEADINGS
from tests.captains_log.npcs import (
    SLOTS,
    at,
)


@pytest.mark.rule("CL-AMB-109", "CL-MOVE-14", "CL-MOVE-15")
def test_a_voyage_reaches_the_same_hexes_as_sailing_hex_by_hex() -> None:
    cells, dice = board(SLOTS), random.Random(1)
    grid = route.grid(cells)
    for _ in range(40):
        sea = {hex_ for hex_ in range(len(cells.at)) if dice.random() < 0.75}
        start, steps = dice.randrange(len(cells.at)), dice.randrange(8)
        reached: set[tuple[int, int, int]] = set()
        front: set[tuple[int, int | None]] = {(start, None)}
        for step in range(1, steps + 1):
            front = {
                (to, heading)
                for here, faced in front
                for heading, to in zip(HEADINGS, cells.neighbours[here], strict=True)
                if to != NOWHERE and to in sea and to != start
                if faced is None or (heading - faced) % 360 in (0, 60, 300)
            }
            reached |= {(hex_, facing, step) for hex_, facing in front if facing is not None}
        voyage = route.Voyage(grid, start, steps, grid.bits(sea))
        found = {
            (hex_, heading, step)
            for step, fan in enumerate(voyage.fans)
            for heading, some in zip(HEADINGS, fan, strict=True)
            for hex_ in grid.hexes(some)
            if step
        }
        assert found == reached
        assert set(grid.hexes(voyage.ends)) == {start, *(hex_ for hex_, _, _ in reached)}
        for hex_, heading, step in found:
            way = voyage.way(hex_, heading, step)
            assert len(way) == step
            faced = None
            for before, after in zip((start, *way), way, strict=False):
                turned = HEADINGS[cells.neighbours[before].index(after)]
                assert faced is None or (turned - faced) % 360 in (0, 60, 300)
                faced = turned
            assert (way[-1], faced) == (hex_, heading)


@pytest.mark.parametrize("reach", [1, 2, MARGIN, MARGIN + 2])
def test_hexes_near_or_abeam_of_a_hex_lie_within_the_reach(reach: int) -> None:
    cells = board(SLOTS)
    grid = route.grid(cells)
    everywhere = grid.bits(range(len(cells.at)))
    for here in range(len(cells.at)):
        near = set(cells.within(here, reach)) - {here}
        assert set(grid.hexes(grid.near(here, reach) & everywhere)) == near
        for heading, flank in zip(HEADINGS, grid.abeam(here, reach), strict=True):
            abeam = {hex_ for hex_ in near if cells.flank(hex_, heading, here)}
            assert set(grid.hexes(flank & everywhere)) == abeam


@pytest.mark.rule("CL-NPCMOVE-09", "CL-AMB-109")
def test_of_two_equally_fast_ways_the_one_through_hexes_of_lower_number_is_sailed() -> None:
    cells = board(SLOTS)
    grid = route.grid(cells)
    voyage = route.Voyage(grid, at(0, 0), 3, grid.bits(range(len(cells.at))))
    assert at(0, -1) < at(1, -1)
    assert voyage.way(at(1, -3), 0, 3) == (at(0, -1), at(1, -2), at(1, -3))
