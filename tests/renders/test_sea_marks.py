"""Marks on the sea: ships, headings, ports in reach, danger, and the rows of captains."""

import math
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from renders.kit import palette
from renders.kit import panels as kit_panels
from renders.kit.grids import around
from renders.kit.panels import Row
from renders.kit.ships import ShipKind
from renders.kit.tints import by_night
from renders.sea.paint import paint
from renders.sea.scene import (
    Fortress,
    Port,
    Vessel,
)
from tests.renders.goldens import mean_difference
from tests.renders.test_sea import BESIDE, HERE, STILL, camera_at


def test_a_damaged_ship_and_a_turned_ship_look_different() -> None:
    camera = camera_at(STILL, HERE)
    ship = Vessel(HERE, 0, "captain", seat=0, hull=6)
    looks = [
        replace(STILL, vessels=(vessel,))
        for vessel in (ship, replace(ship, heading=180), replace(ship, water=2))
    ]
    first, turned, damaged = (paint(scene, camera)[0] for scene in looks)
    assert mean_difference(first, turned) > 0.05
    assert mean_difference(first, damaged) > 0.02


@pytest.mark.parametrize("heading", range(0, 360, 60))
def test_the_frame_of_the_acting_ship_has_a_white_point_only_ahead(heading: int) -> None:
    camera = camera_at(STILL, HERE)
    ship = Vessel(HERE, heading, "captain", seat=0, acting=True, moored=True)
    picture, layout = paint(replace(STILL, vessels=(ship,)), camera)
    x, y = camera.at(HERE)
    for other in range(0, 360, 60):
        turn, reach = math.radians(other), 1.02 * camera.scale
        spot = round(x + reach * math.sin(turn)), round(y - reach * math.cos(turn))
        assert (min(picture.getpixel(spot)) > 240) is (other == heading)
        assert layout.covered(spot, "point") or other != heading


def test_the_name_of_a_port_in_reach_is_written_on_gold() -> None:
    far = HERE[0] - 3, HERE[1] + 1
    ports = Port(BESIDE, "Here", None, (), (HERE,)), Port(far, "There", None)
    scene = replace(STILL, ports=ports, reach=((HERE, 1),))
    camera = camera_at(scene, HERE)
    picture, layout = paint(scene, camera)
    gold = np.array(palette.HIGHLIGHT, dtype=np.float64)
    for name, lit in (("Here", True), ("There", False)):
        box = next(taken.box for taken in layout.taken if taken.what == f"label {name}")
        levels = np.asarray(picture.crop(tuple(map(round, box))), dtype=np.float64)
        assert (np.abs(levels - gold).max(axis=2) < 12).any() == lit


@pytest.mark.parametrize(("heading", "same"), [(None, True), (0, False)])
def test_a_ship_without_a_heading_has_no_wake(heading: int | None, same: bool) -> None:
    camera, ship = camera_at(STILL, HERE), Vessel(HERE, heading, "captain", seat=0)
    under_way, moored = (
        paint(replace(STILL, vessels=(one,)), camera)[0].tobytes()
        for one in (ship, replace(ship, moored=True))
    )
    assert (under_way == moored) is same


def test_a_ship_without_a_heading_is_drawn_as_its_badge_among_arrows() -> None:
    camera, ship = camera_at(STILL, HERE), Vessel(HERE, None, "captain", seat=0)
    picture, layout = paint(replace(STILL, vessels=(ship,)), camera)
    assert layout.covered(camera.at(HERE), "badge A")
    x, y = camera.at(HERE)
    for heading in range(0, 360, 60):
        turn, reach = math.radians(heading), 0.68 * camera.scale
        ahead = round(x + reach * math.sin(turn)), round(y - reach * math.cos(turn))
        assert min(picture.getpixel(ahead)) > 200


def test_captains_with_the_same_first_name_are_shown_by_different_names() -> None:
    first, other = (
        replace(STILL, captains=(Row(0, f"Renard des {whence}", 3),)) for whence in ("Mers", "Bois")
    )
    camera = camera_at(STILL, HERE)
    assert paint(first, camera)[0].tobytes() != paint(other, camera)[0].tobytes()


def test_the_line_around_dangerous_hexes_has_edges_paler_than_the_sea() -> None:
    still = replace(STILL, night=True)
    camera = camera_at(still, HERE)
    without, with_it = (
        paint(scene, camera)[0].convert("L") for scene in (still, replace(still, danger=(HERE,)))
    )
    corners = camera.corners(HERE)
    across = round(corners[4][0] + (corners[5][0] - corners[4][0]) * 0.25)
    down = round(corners[4][1])
    around_it = (across - 2, down - 5, across + 3, down + 6)
    before, after = (picture.crop(around_it).getextrema()[1] for picture in (without, with_it))
    assert after > before + 60


def test_the_line_around_the_hexes_of_a_harmless_fortress_is_darker_than_the_sea() -> None:
    """A pale one would look like the reach of a ship."""
    camera = camera_at(STILL, HERE)
    silent = replace(STILL, fortresses=(Fortress(HERE, None, ((BESIDE, 4),)),))
    there = tuple((at, 4) for at in around(HERE))
    fort = replace(STILL, fortresses=(Fortress(HERE, None, there),))
    without, with_line = (
        np.asarray(paint(scene, camera)[0].convert("L"), dtype=np.float64)
        for scene in (silent, fort)
    )
    down, across = np.indices(without.shape)
    x, y = camera.at(HERE)
    far = np.hypot(across - x, down - y) > 2.2 * camera.scale
    changed = (with_line - without)[far]
    assert changed.min() < -15
    assert (changed > 0).sum() < 0.3 * (changed < 0).sum(), "but where one hex had its line"


def test_paper_is_tinted_blue_at_night() -> None:
    paper = Image.new("RGB", (4, 4), palette.PAPER)
    red, _, blue = np.asarray(by_night(paper), dtype=np.float64).mean(axis=(0, 1))
    assert blue > red + 15


def test_the_fame_that_wins_is_shown_beside_a_captains_own() -> None:
    rows = (Row(0, "Blackbird", 3, goal=7), Row(1, "Sea Fox", 3, goal=7))
    plain = tuple(replace(row, goal=0) for row in rows)
    other = tuple(replace(row, goal=21) for row in rows)
    drawn = {kit_panels.standings(one, 1200).tobytes() for one in (rows, plain, other)}
    assert len(drawn) == 3


def test_whose_turn_it_is_shows_without_colour() -> None:
    rows = (Row(0, "Anne", 3, acting=True), Row(1, "Anne", 3))
    panel = kit_panels.standings(rows, 1600).convert("L")
    left = panel.crop((18, 16, 40, panel.height - 16))
    half = left.height // 2
    dark = [
        sum(
            level < 90 for level in left.crop((0, top, left.width, top + half)).get_flattened_data()
        )
        for top in (0, half)
    ]
    assert dark[0] > 150
    assert dark[1] < 30


@pytest.mark.parametrize("acting", [False, True])
def test_captains_ships_of_different_classes_look_different_at_sea(acting: bool) -> None:
    camera = camera_at(STILL, HERE)
    captain = Vessel(HERE, 60, "captain", seat=1, level=2, hull=9, acting=acting)
    pictures = {
        paint(replace(STILL, vessels=(replace(captain, kind=kind),)), camera)[0].tobytes()
        for kind in ShipKind
    }
    assert len(pictures) == len(ShipKind)
