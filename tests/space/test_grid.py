"""Square grids: neighbours, distances, paths and symmetries."""

import pytest

from engine.space.grid import (
    DIAGONAL,
    ORTHOGONAL,
    OUTSIDE,
    STEPS,
    STEPS_BETWEEN_ZONES,
    grid,
    paths,
    symmetries,
)

FIVE = grid(((5, 5),))
TWO = grid(((4, 4), (2, 3)))


def test_cells_are_counted_row_by_row_from_the_north_west() -> None:
    assert [FIVE.cell(0, 0), FIVE.cell(4, 0), FIVE.cell(0, 1), FIVE.cell(4, 4)] == [0, 4, 5, 24]
    assert [(FIVE.column[8], FIVE.row[8])] == [(3, 1)]


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (5, 0), (0, 5)])
def test_a_place_beyond_the_border_has_no_cell(place: tuple[int, int]) -> None:
    assert FIVE.cell(*place) == OUTSIDE


def test_a_cell_has_up_to_eight_neighbours_clockwise_from_the_north() -> None:
    assert FIVE.neighbours[12] == (7, 8, 13, 18, 17, 16, 11, 6)
    assert FIVE.neighbours[0] == (OUTSIDE, OUTSIDE, 1, 6, 5, OUTSIDE, OUTSIDE, OUTSIDE)
    assert FIVE.beside[0] == (1, 6, 5)
    assert FIVE.orthogonal[12] == (7, 13, 17, 11)
    assert FIVE.diagonal[12] == (8, 18, 16, 6)


def test_every_step_is_undone_by_the_opposite_step() -> None:
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


def test_zones_have_cells_of_their_own_and_no_neighbours_in_other_zones() -> None:
    assert len(TWO.cells) == 16 + 6
    assert TWO.cell(0, 0, 1) == 16
    assert TWO.cell(2, 1, 1) == 21
    assert TWO.zone[15:17] == (0, 1)
    assert all(TWO.zone[to] == TWO.zone[cell] for cell in TWO.cells for to in TWO.beside[cell])
    assert TWO.distances[15][16] == STEPS_BETWEEN_ZONES


def test_paths_are_all_routes_of_few_steps_that_enter_no_cell_twice() -> None:
    found = paths(((5, 5),), FIVE.cell(0, 0), 3)
    assert set(found) == {cell for cell in FIVE.cells if 1 < FIVE.distances[0][cell] <= 3}
    ways = {path.cells for path in found[FIVE.cell(2, 0)]}
    assert ways == {
        (1, 2),
        (6, 2),
        (1, 6, 2),
        (6, 1, 2),
        (1, 7, 2),
        (6, 7, 2),
        (5, 6, 2),
        (5, 1, 2),
    }


def test_a_path_knows_the_cells_it_crosses_and_its_diagonal_steps() -> None:
    (path,) = [one for one in paths(((5, 5),), 0, 3)[2] if one.cells == (5, 6, 2)]
    assert path.crossed == 1 << 5 | 1 << 6
    assert path.diagonal == (False, False, True)


def test_no_path_leads_from_zone_to_zone() -> None:
    assert max(paths(TWO.zones, 0, 3)) < TWO.cell(0, 0, 1)


def test_a_square_zone_has_eight_symmetries_and_an_oblong_one_four() -> None:
    square, oblong = symmetries(((3, 3),)), symmetries(((2, 3),))
    assert len({*square}) == 8
    assert len({*oblong}) == 4
    assert square[0] == (6, 7, 8, 3, 4, 5, 0, 1, 2), "north and south change places first"
    for zones in (((3, 3),), ((2, 3), (2, 3)), ((2, 2), (3, 3))):
        field = grid(zones)
        for image in symmetries(zones):
            assert sorted(image) == [*field.cells]
            for cell in field.cells:
                beside = {image[near] for near in field.beside[cell]}
                assert beside == {*field.beside[image[cell]]}


def test_zones_of_the_same_size_can_be_swapped_by_a_symmetry() -> None:
    assert len({*symmetries(((2, 3), (2, 3)))}) == 8
    assert len({*symmetries(((2, 2), (3, 3)))}) == 8
    assert (6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5) in symmetries(((2, 3), (2, 3)))
