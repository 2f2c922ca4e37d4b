"""The hex sea: everything is drawn, nothing hides anything, the same scene is the same picture."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from PIL import Image

from renders.kit import panels as kit_panels
from renders.kit import rose
from renders.kit.camera import Camera
from renders.kit.grids import HEXES, Hex, HexCamera, world
from renders.kit.layout import Layout, Taken, overlap
from renders.kit.rows import rows
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
