"""Square grids: what lies beside what, and how far apart."""

import pytest

from engine.space.grid import DIAGONAL, FAR, ORTHOGONAL, OUTSIDE, STEPS, grid

FIVE = grid(((5, 5),))
TWO = grid(((4, 4), (2, 3)))


def test_cells_are_counted_row_by_row_from_the_north_west() -> None:
    assert [FIVE.cell(0, 0), FIVE.cell(4, 0), FIVE.cell(0, 1), FIVE.cell(4, 4)] == [0, 4, 5, 24]
    assert [(FIVE.column[8], FIVE.row[8])] == [(3, 1)]


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (5, 0), (0, 5)])
def test_nothing_lies_outside(place: tuple[int, int]) -> None:
    assert FIVE.cell(*place) == OUTSIDE


def test_a_cell_has_up_to_eight_neighbours_clockwise_from_the_north() -> None:
    assert FIVE.neighbours[12] == (7, 8, 13, 18, 17, 16, 11, 6)
    assert FIVE.neighbours[0] == (OUTSIDE, OUTSIDE, 1, 6, 5, OUTSIDE, OUTSIDE, OUTSIDE)
    assert FIVE.beside[0] == (1, 6, 5)
    assert FIVE.orthogonal[12] == (7, 13, 17, 11)
    assert FIVE.diagonal[12] == (8, 18, 16, 6)


def test_every_step_is_undone_by_the_one_opposite() -> None:
    for cell in FIVE.cells:
        for direction in range(len(STEPS)):
            to = FIVE.neighbours[cell][direction]
            assert to == OUTSIDE or FIVE.neighbours[to][(direction + 4) % 8] == cell
    assert sorted((*ORTHOGONAL, *DIAGONAL)) == [*range(8)]


def test_distances_count_steps_in_all_eight_directions() -> None:
    for cell in FIVE.cells:
        for other in FIVE.cells:
            across = abs(FIVE.column[cell] - FIVE.column[other])
            down = abs(FIVE.row[cell] - FIVE.row[other])
            assert FIVE.distances[cell][other] == max(across, down)


def test_zones_lie_apart() -> None:
    assert len(TWO.cells) == 16 + 6
    assert TWO.cell(0, 0, 1) == 16
    assert TWO.cell(2, 1, 1) == 21
    assert TWO.zone[15:17] == (0, 1)
    assert all(TWO.zone[to] == TWO.zone[cell] for cell in TWO.cells for to in TWO.beside[cell])
    assert TWO.distances[15][16] == FAR
