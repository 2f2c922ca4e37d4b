"""The hex sea: everything is drawn, nothing hides anything, the same scene is the same picture."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from PIL import Image

from renders.kit import palette, rose
from renders.kit import panels as kit_panels
from renders.kit.camera import Camera
from renders.kit.grids import HEXES, Hex, HexCamera, around, world
from renders.kit.layout import Layout, Taken, overlap
from renders.kit.panels import Row
from renders.kit.rows import rows
from renders.kit.tints import by_night
from renders.sea import (
    action_view,
    base,
    corners,
    draw,
    fleet,
    labels,
    panels,
    places,
    view,
    whole_view,
)
from renders.sea.chart import Chart, chart_of
from renders.sea.paint import paint
from renders.sea.painted import PAINTED
from renders.sea.scene import (
    Broadside,
    Fortress,
    Port,
    Scene,
    Thing,
    Vessel,
    Voyage,
)
from renders.sea.seen import Seen
from renders.sea.worth import worth_of_rows
from tests.renders import demo
from tests.renders.goldens import Goldens, mean_difference

SMALL_PX = (600, 600)
SMALL_SEA = demo.sea(3)


def camera_at(scene: Scene, at: Hex, side: int = 41) -> HexCamera:
    x, y = world(at)
    return Camera(HEXES, *SMALL_PX, side, round(x * side - 300), round(y * side - 300))


def open_hex(scene: Scene) -> Hex:
    """A hex of deep sea, two steps from the border, with nothing on it."""
    busy = {thing.at for thing in scene.things} | {at for at, _ in scene.numbers}
    busy |= {at for port in scene.ports for at in port.anchorages}
    free = [g.at for g in scene.chart.grounds if g.kind == "deep" and g.at not in busy]
    return min(free, key=lambda at: (world(at)[0] ** 2 + world(at)[1] ** 2, at))


STILL = replace(
    SMALL_SEA, ports=(), fortresses=(), things=(), numbers=(), captains=(), winds=None, title=""
)
HERE = open_hex(SMALL_SEA)
BESIDE = (HERE[0] + 1, HERE[1])
EVERY_KIND: dict[str, dict[str, Any]] = {
    "port": {"ports": (Port(HERE, "Nassau", "pirates", ("tavern",), (BESIDE,)),)},
    "port without a flag": {"ports": (Port(HERE, "Nassau", None),)},
    "barrel": {"things": (Thing("barrel", HERE),)},
    "crate": {"things": (Thing("crate", HERE, fresh=True),)},
    "whale": {"things": (Thing("whale", HERE),)},
    "kraken": {"things": (Thing("kraken", HERE),)},
    "treasure": {"things": (Thing("treasure", HERE),)},
    "wreck": {"things": (Thing("wreck", HERE),)},
    "taken": {"taken": (Thing("barrel", HERE),)},
    "captain": {"vessels": (Vessel(HERE, 60, "captain", seat=1),)},
    "acting": {"vessels": (Vessel(HERE, 60, "captain", seat=1, acting=True),)},
    "merchant": {"vessels": (Vessel(HERE, 0, "merchant", number=4, owner="spain"),)},
    "aggressive": {"vessels": (Vessel(HERE, 0, "aggressive", number=4, owner="france"),)},
    "defensive": {"vessels": (Vessel(HERE, 0, "defensive", number=4, owner="holland"),)},
    "voyage": {"voyages": (Voyage((HERE, BESIDE, (BESIDE[0] + 1, BESIDE[1])), seat=0),)},
    "broadside": {"broadsides": (Broadside(HERE, (HERE[0] + 2, HERE[1]), 3),)},
    "reach": {"reach": ((HERE, 3), (BESIDE, 2))},
    "path": {"path": (HERE, BESIDE)},
    "night": {"night": True},
    "calm": {"calm": True},
    "winds": {"winds": (1, 2, 1, -1, -2, -1)},
    "title": {"title": "Round 3 · Day"},
    "caption": {"caption": "The wind turns"},
    "numbers": {"numbers": ((HERE, 12),)},
    "choices": {"choices": ((HERE, 12),)},
    "face down": {"face_down": (HERE,)},
    "fortress": {"fortresses": (Fortress(HERE, "spain", ((BESIDE, 4),)),)},
    "captains": {"captains": demo.sea(1).captains},
}


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_kind_of_thing_changes_the_picture(kind: str) -> None:
    camera = camera_at(STILL, HERE)
    without, _ = paint(STILL, camera)
    with_it, _ = paint(replace(STILL, **EVERY_KIND[kind]), camera)
    assert mean_difference(without, with_it) > 0.005


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


def test_the_camera_keeps_still_until_the_focus_moves_far_away() -> None:
    scene = demo.crowded(9)
    first = action_view(scene)
    ship = next(vessel for vessel in scene.vessels if vessel.acting)
    near = replace(scene, focus=(ship.at[0], ship.at[1] - 1), path=(), reach=())
    assert action_view(near, last=[Seen(first)]) == first
    far = replace(near, focus=(ship.at[0] + 9, ship.at[1] - 4))
    assert action_view(far, last=[Seen(first)]) != first


def test_the_row_of_the_acting_ship_is_worth_most_where_a_picture_is_cut() -> None:
    """Even if a battle elsewhere should be seen too."""
    scene = demo.crowded(9)
    ship = next(vessel for vessel in scene.vessels if vessel.acting)
    there = ship.at[0] + 1, ship.at[1] - 4
    shots = tuple(Broadside(there, (there[0] + step, there[1]), 3) for step in range(1, 9))
    fought = replace(scene, focus=ship.at, broadsides=shots)
    camera = action_view(fought)
    found = rows(camera, worth_of_rows(fought))
    best = max(found, key=lambda row: row[2])
    assert best[0] <= camera.at(ship.at)[1] <= best[1]
    assert best[2] > sum(worth for *_, worth in found if worth != best[2])


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


def test_drawing_the_same_scene_again_gives_the_same_bytes() -> None:
    scene = demo.crowded(9)
    camera = action_view(scene, SMALL_PX)
    first = draw(scene, camera)
    PAINTED.clear()
    assert draw(scene, camera).data == first.data


def test_pictures_drawn_in_parallel_threads_equal_those_drawn_one_by_one() -> None:
    scenes = [replace(demo.crowded(9), title=f"Round {number}") for number in range(4)]
    cameras = [action_view(scene, SMALL_PX) for scene in scenes]
    alone = [draw(scene, camera).data for scene, camera in zip(scenes, cameras, strict=True)]
    PAINTED.clear()
    with ThreadPoolExecutor(4) as pool:
        together = [picture.data for picture in pool.map(draw, scenes, cameras)]
    assert together == alone


def test_hexes_marked_unexplored_look_like_hexes_that_the_scene_does_not_have() -> None:
    land = frozenset(ground.at for ground in demo.sea(9).chart.grounds if ground.kind == "land")
    chart = chart_of(g for g in demo.sea(9).chart.grounds if g.at not in land and g.tile < 5)
    scene = replace(STILL, chart=chart, unexplored=tuple(sorted(land)))
    other = replace(scene, unexplored=tuple(sorted(land)[:1]))
    camera = camera_at(scene, (0, 0))
    under, _ = paint(replace(scene, chart=chart), camera)
    beside, _ = paint(other, camera)
    inset = corners.arrangements(scene, SMALL_PX)[0].get("inset", (0, 0, 0, 0))
    hidden = Image.new("RGB", (round(inset[2] - inset[0]) + 2, round(inset[3] - inset[1]) + 2))
    for picture in (under, beside):
        picture.paste(hidden, (round(inset[0]) - 1, round(inset[1]) - 1))
    assert under.tobytes() == beside.tobytes()


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


def test_no_label_or_badge_overlaps_a_ship_or_a_panel() -> None:
    scene = demo.crowded(9)
    _, layout = paint(scene, action_view(scene))
    ships, boxes = named(layout, "ship"), named(layout, "panel")
    moving = named(layout, "label", "badge")
    assert len(moving) > 6
    for mark in moving:
        for other in (*ships, *boxes):
            assert overlap(mark.box, other.box) == 0, (mark, other)


def test_nothing_overlaps_in_a_scene_of_one_ship_one_port_and_one_barrel() -> None:
    ship = Vessel(HERE, 60, "captain", seat=1, hull=6, water=2)
    port = Port(
        (HERE[0] + 2, HERE[1]), "Nassau", "pirates", ("tavern",), ((HERE[0] + 2, HERE[1] + 1),)
    )
    scene = replace(STILL, vessels=(ship,), ports=(port,), things=(Thing("barrel", HERE),))
    _, layout = paint(scene, camera_at(scene, HERE, side=60))
    for k, first in enumerate(layout.taken):
        for second in layout.taken[k + 1 :]:
            if first.what != second.what:
                assert overlap(first.box, second.box) == 0, (first, second)


def test_the_camera_keeps_the_acting_ship_clear_of_the_panels() -> None:
    scene = demo.crowded(9)
    for ground in scene.chart.grounds:
        if ground.kind == "deep":
            moved = replace(scene, focus=ground.at, reach=(), path=(), voyages=(), broadsides=())
            camera = action_view(moved)
            x, y = camera.at(ground.at)
            for box in corners.arranged(moved, camera).values():
                assert not (box[0] <= x <= box[2] and box[1] <= y <= box[3]), ground.at


def test_an_action_is_drawn_large_enough_for_a_phone() -> None:
    scene = demo.crowded(9)
    camera = action_view(scene)
    at_1600 = 1600 / camera.width
    assert camera.scale * at_1600 >= 80
    assert fleet.SHIP_SIDES * min(fleet.LEVELS) * camera.scale * at_1600 >= 140


def test_letters_and_signs_of_a_card_are_tall_enough_for_a_phone() -> None:
    read_untapped = (kit_panels.NAME, kit_panels.POINTS, labels.LABEL)
    assert min(read_untapped) >= 60
    assert 46 <= kit_panels.TITLE < kit_panels.NAME
    assert min(fleet.BADGE, kit_panels.BADGE) >= 70
    assert min(places.SERVICE, labels.LABEL + 20) >= 80
    assert kit_panels.SIGN >= 60
    assert min(places.DIE, *(size for size, _, _ in labels.FIGURES.values())) >= 30
    assert panels.ROSE * rose.FIGURE / 100 >= 48


def test_a_crowded_picture_has_few_enough_bytes_to_send() -> None:
    scene = demo.crowded(9)
    picture = draw(scene, action_view(scene))
    assert len(picture.data) <= 400 * 1024
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height) == (1200, 1200)


def test_an_empty_sea_can_be_drawn() -> None:
    empty = Scene(chart=Chart(()))
    picture = draw(empty, action_view(empty, SMALL_PX))
    assert picture.width == 600


def test_names_of_any_script_and_length_can_be_drawn() -> None:
    names = ("علي\u202e", "海賊🏴‍☠️", "\u200b", "W" * 300, "é\u0301\u0301\u0301", "*_~`@everyone")
    for name in names:
        rows = tuple(replace(row, name=name) for row in SMALL_SEA.captains)
        scene = replace(demo.sea(9), captains=rows, title=name, caption=name)
        boxes = corners.arrangements(scene, SMALL_PX)[0]
        assert boxes["title"][2] < boxes["captains"][0]
        assert boxes["rose"][2] < boxes["caption"][0]
        assert boxes["caption"][2] < boxes["inset"][0]
        paint(scene, view(scene, [HERE], SMALL_PX))


def test_the_picture_of_an_action_matches_its_golden_picture(goldens: Goldens) -> None:
    scene = demo.crowded(9)
    goldens.check("action", paint(scene, action_view(scene))[0])


def test_the_picture_of_a_night_matches_its_golden_picture(goldens: Goldens) -> None:
    night = replace(demo.crowded(9), night=True, reach=(), title="Round 12 · Night")
    goldens.check("night", paint(night, action_view(night))[0])


def test_the_picture_of_the_whole_sea_matches_its_golden_picture(goldens: Goldens) -> None:
    scene = replace(demo.crowded(21), reach=(), path=())
    goldens.check("whole", paint(scene, whole_view(scene))[0])


def test_deep_sea_is_dark_and_shallows_are_pale() -> None:
    camera = Camera(HEXES, *SMALL_PX, 40, -300, -300)
    levels = np.asarray(base.sea_under(SMALL_SEA.chart, camera, night=False), dtype=np.float64)

    def brightness(kind: str) -> float:
        centres = [camera.at(g.at) for g in SMALL_SEA.chart.grounds if g.kind == kind]
        return float(np.mean([levels[round(y), round(x)].mean() for x, y in centres]))

    assert brightness("deep") + 15 < min(brightness("shoal"), brightness("land"))


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
