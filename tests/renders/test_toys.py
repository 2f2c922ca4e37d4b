"""Pictures of the toy games: a board of squares and a plane, drawn with the shared kit."""

import pickle
from io import BytesIO
from itertools import islice

import numpy as np
import pytest
from PIL import Image

from engine.core.dice import SeededDice
from engine.core.game import AnyGame, begin, look
from engine.core.records import SPECTATOR, Seat
from renders.kit.camera import Camera
from renders.kit.grids import Plane
from renders.kit.water import water_of
from renders.picture import Picture, Wanted, Words
from tests import laws
from tests.renders.goldens import Goldens
from tests.toys.drawers import DRAWERS
from tests.toys.sealed_orders.game import SEALED_ORDERS
from tests.toys.sealed_orders.test_sealed_orders import Strait
from tests.toys.skirmish.game import SKIRMISH
from tests.toys.skirmish.test_skirmish import Table

NAMES = {"p1": "Blackbird", "p2": "Sea Fox", "p3": "Marianne", "p4": "Grey Tern", "p5": "Kestrel"}
WANTED = Wanted(words=Words(title="Round 2", names=NAMES))
TOYS = (SKIRMISH, SEALED_ORDERS)
FIVE = ("p1", "p2", "p3", "p4", "p5")

each_toy = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.slug)


def drawn(toy: AnyGame, state: object, seat: Seat) -> Picture:
    return DRAWERS[toy.slug].draw(look(toy, state, seat), WANTED)


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def fought() -> Strait:
    """The first round is over: p2 is hit, in sight of p1, p3 and p5; p4 is out of sight."""
    strait = Strait(4, 7, 6, 15, 3, seats=FIVE, rounds=6)
    strait.steer("p1", 1, shot=7)
    for seat in ("p2", "p3", "p4"):
        strait.steer(seat)
    strait.steer("p5", 1, 6)
    return strait


@each_toy
def test_every_position_of_a_toy_game_can_be_drawn_for_seats_and_spectators(toy: AnyGame) -> None:
    options = next(iter(toy.presets.values()))
    seats = toy.seats(options).seats
    state, _ = begin(toy, seats, options, SeededDice("drawn"))
    for _ in islice(laws.random_steps(toy, state, "drawn"), 6):
        for seat in (*seats, SPECTATOR):
            assert drawn(toy, state, seat).width == 1200


@each_toy
def test_the_arguments_of_a_toy_games_drawer_can_be_pickled(toy: AnyGame) -> None:
    options = next(iter(toy.presets.values()))
    state, _ = begin(toy, toy.seats(options).seats, options, SeededDice("drawn"))
    asked = look(toy, state, "p1"), WANTED
    assert DRAWERS[toy.slug].draw(*pickle.loads(pickle.dumps(asked))) == drawn(toy, state, "p1")


def test_a_board_of_squares_matches_its_golden_picture(goldens: Goldens) -> None:
    table = Table()
    table.tie()
    goldens.check("skirmish", opened(drawn(SKIRMISH, table.state, "p1")))


@pytest.mark.parametrize("seat", ["p1", SPECTATOR])
def test_a_plane_matches_its_golden_picture(seat: Seat, goldens: Goldens) -> None:
    name = f"sealed_orders_{'public' if seat == SPECTATOR else seat}"
    goldens.check(name, opened(drawn(SEALED_ORDERS, fought().state, seat)))


@pytest.mark.rule("SO-FOG-01")
def test_the_picture_of_a_side_is_the_same_wherever_a_foe_out_of_sight_lies() -> None:
    one, other = fought(), fought()
    other.state.sides["east"].ships["p4"] = 18
    for seat in ("p1", "p3", "p5", SPECTATOR):
        first, second = (drawn(SEALED_ORDERS, strait.state, seat) for strait in (one, other))
        assert first == second
    assert drawn(SEALED_ORDERS, one.state, "p4") != drawn(SEALED_ORDERS, other.state, "p4")


def test_land_is_painted_where_the_field_of_distances_is_negative() -> None:
    plane = Camera(Plane(reach=1.0), 400, 400, 50, -200, -200)
    levels = np.asarray(water_of(plane, lambda across, down: np.hypot(across, down) - 2.0))
    red, blue = (levels[..., channel].astype(int) for channel in (0, 2))
    inside, outside = (red - blue)[180:220, 180:220], (red - blue)[:20, :20]
    assert inside.min() > 10
    assert outside.max() < -10


def test_water_lies_still_under_a_camera_that_moves() -> None:
    plane = Camera(Plane(reach=1.0), 500, 500, 50, -250, -250)
    moved = Camera(Plane(reach=1.0), 500, 500, 50, -150, -190)
    here, there = (
        water_of(camera, lambda across, down: np.hypot(across, down) - 2.0)
        for camera in (plane, moved)
    )
    assert here.crop((100, 60, 500, 500)).tobytes() == there.crop((0, 0, 400, 440)).tobytes()
