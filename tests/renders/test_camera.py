"""The camera: from places on each grid to pixels, frames around places, and labels."""

from hypothesis import given
from hypothesis import strategies as st

from renders.kit.camera import LADDER, Camera, frame
from renders.kit.grids import HEXES, SQUARES, Plane, hex_at, steps, world
from renders.kit.layout import Layout

hexes = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@given(hexes)
def test_the_centre_of_a_hex_lies_in_it(at: tuple[int, int]) -> None:
    assert hex_at(*world(at)) == at


@given(st.lists(hexes, min_size=1, max_size=12))
def test_a_frame_shows_every_hex_if_any_zoom_can(places: list[tuple[int, int]]) -> None:
    camera = frame(HEXES, dict.fromkeys(places, 1.0), (1200, 1200))
    if camera.scale > LADDER[0]:
        assert all(camera.sees(at) for at in places)


def test_north_is_up_and_east_is_right() -> None:
    camera = Camera(HEXES, 400, 400, 40, -200, -200)
    assert camera.at((0, 0)) == (200, 200)
    assert camera.at((0, -1))[1] < 200
    assert camera.at((1, -1))[0] > 200


@given(hexes)
def test_the_focus_lies_under_no_box(at: tuple[int, int]) -> None:
    boxes = [(0.0, 0.0, 500.0, 120.0), (0.0, 900.0, 300.0, 1200.0)]
    camera = frame(HEXES, {at: 1.0}, (1200, 1200), focus=at, covers=[boxes])
    x, y = camera.at(at)
    assert not any(box[0] < x < box[2] and box[1] < y < box[3] for box in boxes)


@given(hexes, st.lists(hexes, max_size=8))
def test_the_focus_lies_at_least_the_wanted_distance_from_every_edge(
    at: tuple[int, int], others: list[tuple[int, int]]
) -> None:
    worth = dict.fromkeys(others, 0.1) | {at: 1.0}
    camera = frame(HEXES, worth, (1200, 900), focus=at, scales=(74, 74), inwards=0.28)
    x, y = camera.at(at)
    assert 0.28 * 1200 - 1 <= x <= 0.72 * 1200 + 1
    assert 0.28 * 900 - 1 <= y <= 0.72 * 900 + 1


def test_a_frame_leaves_hardly_a_hex_under_a_box() -> None:
    places = dict.fromkeys(((q, r) for q in range(-3, 4) for r in range(-3, 4)), 1.0)
    camera = frame(HEXES, places, (1200, 1200), covers=[[(0.0, 0.0, 700.0, 300.0)]])
    under = [at for at in places if camera.at(at)[0] < 700 and camera.at(at)[1] < 300]
    assert len(under) <= 2
    assert all(camera.sees(at) for at in places)


def test_places_worth_more_stay_in_the_frame_when_not_all_fit() -> None:
    places = {(q, 0): 1.0 for q in range(30)} | {(29, 0): 50.0}
    camera = frame(HEXES, places, (600, 600), scales=(82, 82))
    assert camera.sees((29, 0), -82)


def test_the_corners_of_a_square_lie_half_way_to_its_neighbours() -> None:
    camera = Camera(SQUARES, 400, 400, 40, 0, 0)
    assert camera.at((3, 2)) == (120, 80)
    assert camera.corners((3, 2)) == [(100, 60), (140, 60), (140, 100), (100, 100)]
    assert camera.corners((3, 2), 0.5) == [(110, 70), (130, 70), (130, 90), (110, 90)]


def test_a_frame_makes_a_board_of_squares_fill_the_card() -> None:
    board = {(column, row): 1.0 for column in range(6) for row in range(5)}
    camera = frame(SQUARES, board, (1200, 1200))
    for at in board:
        assert all(0 <= x <= 1200 and 0 <= y <= 1200 for x, y in camera.corners(at))
    assert 6 * camera.scale > 0.8 * 1200


points = st.tuples(st.floats(0, 120), st.floats(0, 90))


@given(st.lists(points, min_size=1, max_size=8))
def test_a_frame_of_a_plane_shows_every_piece_with_its_reach(
    places: list[tuple[float, float]],
) -> None:
    camera = frame(Plane(reach=4.0), dict.fromkeys(places, 1.0), (1200, 1200))
    if camera.scale > LADDER[0]:
        assert all(camera.sees(at, -3.5 * camera.scale) for at in places)


def test_distances_between_hexes_are_counted_in_steps() -> None:
    assert steps((0, 0), (2, -1)) == 2
    assert steps((1, 1), (-1, 2)) == 2


def test_a_label_takes_the_first_free_place() -> None:
    layout = Layout((100, 100))
    layout.block((40, 40, 60, 60), "ship")
    assert layout.place((10, 10), [(50, 50), (3, 50), (80, 50), (20, 20)], "badge") == (80, 50)
    assert layout.place((10, 10), [(80, 50), (20, 20)], "badge") == (20, 20)


def test_an_optional_label_is_left_out_when_no_place_is_free() -> None:
    layout = Layout((100, 100))
    layout.block((0, 0, 100, 100), "panel")
    assert layout.place_if((10, 10), [(50, 50)], "number") is None
    assert layout.place((10, 10), [(50, 50), (20, 20)], "badge") == (50, 50)
