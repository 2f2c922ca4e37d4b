"""Fights on the sea: ships in one hex lie beside each other, and each mark at the ship it hit."""

import math
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renders.kit.camera import Box, Point
from renders.kit.grids import Hex, around, hex_at
from renders.kit.layout import Layout, Taken, overlap
from renders.sea import action_view
from renders.sea.berths import Berth, badge_text, berths_of
from renders.sea.fleet import hull_boxes
from renders.sea.paint import paint
from renders.sea.scene import Broadside, Scene, Thing, Vessel
from tests.renders import demo

SEA = replace(demo.sea(9), captains=(), title="", winds=None)
LAND = {ground.at for ground in SEA.chart.grounds if ground.kind == "land"}
HERE = next(
    ground.at
    for ground in SEA.chart.grounds
    if ground.kind == "deep" and not LAND.intersection(around(ground.at))
)
HEADINGS = st.sampled_from(range(0, 360, 60))


def fleet_at(*places: tuple[Hex, int]) -> tuple[Vessel, ...]:
    """NPC ships and captains by turns, each at a hex with a heading."""
    return tuple(
        Vessel(at, heading, "captain", seat=number // 2, hull=9, level=2)
        if number % 2
        else Vessel(at, heading, "defensive", number=number + 1, owner="spain", hull=9, level=4)
        for number, (at, heading) in enumerate(places)
    )


def at_sea(*vessels: Vessel, shots: tuple[Broadside, ...] = ()) -> Scene:
    return replace(SEA, vessels=vessels, broadsides=shots, focus=HERE)


def middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def named(layout: Layout, start: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(start)]


def nearest(berths: list[Berth], spot: Point) -> str:
    return badge_text(min(berths, key=lambda one: math.dist(one.at, spot)).vessel)


@given(headings=st.lists(HEADINGS, min_size=2, max_size=4))
def test_ships_in_one_hex_lie_beside_each_other_within_it(headings: list[int]) -> None:
    scene = at_sea(*fleet_at(*((HERE, heading) for heading in headings)))
    camera = action_view(scene)
    berths = berths_of(scene, camera)
    for berth in berths:
        assert berth.share < 1
        x, y = berth.at
        assert hex_at((x + camera.left) / camera.scale, (y + camera.top) / camera.scale) == HERE
    for first, second in combinations(berths, 2):
        assert math.dist(first.at, second.at) >= 0.8 * camera.scale
        if len(berths) == 2:
            for one, other in product(hull_boxes(first, camera), hull_boxes(second, camera)):
                least = min((box[2] - box[0]) ** 2 for box in (one, other))
                assert overlap(one, other) <= 0.15 * least


def test_a_ship_alone_in_its_hex_lies_in_the_middle_at_full_size() -> None:
    scene = at_sea(*fleet_at((HERE, 60), (around(HERE)[0], 0)))
    camera = action_view(scene)
    for berth in berths_of(scene, camera):
        assert (berth.at, berth.share) == (camera.at(berth.vessel.at), 1)


@given(
    places=st.lists(
        st.tuples(st.sampled_from((HERE, *around(HERE))), HEADINGS), min_size=2, max_size=6
    ),
    damage=st.integers(0, 12),
    which=st.permutations(range(6)),
)
@settings(max_examples=40)
def test_the_mark_of_a_shot_is_nearest_to_the_ship_that_was_shot_at(
    places: list[tuple[Hex, int]], damage: int, which: list[int]
) -> None:
    """Within one hex too; and the splash of a miss lies on water."""
    fleet = fleet_at(*places)
    by, hit = (fleet[k] for k in which if k < len(fleet)) if len(fleet) == 2 else fleet[:2]
    shot = Broadside(by.at, hit.at, damage, badge_text(by), badge_text(hit))
    scene = at_sea(*fleet, shots=(shot,))
    camera = action_view(scene)
    _, layout = paint(scene, camera)
    (mark,) = named(layout, "shot")
    spot = middle(mark.box)
    assert nearest(berths_of(scene, camera), spot) == badge_text(hit)
    if not damage:
        under = (spot[0] + camera.left) / camera.scale, (spot[1] + camera.top) / camera.scale
        assert hex_at(*under) not in LAND


@pytest.mark.parametrize("towards", range(6))
@pytest.mark.parametrize("heading", range(0, 360, 60))
def test_the_mark_of_a_shot_from_the_next_hex_is_unmistakably_at_the_ship_that_was_shot_at(
    towards: int, heading: int
) -> None:
    by, hit = fleet_at((around(HERE)[towards], 0), (HERE, heading))
    shot = Broadside(by.at, hit.at, 4, badge_text(by), badge_text(hit))
    scene = at_sea(by, hit, shots=(shot,))
    camera = action_view(scene)
    _, layout = paint(scene, camera)
    (mark,) = named(layout, "shot")
    own, other = (math.dist(middle(mark.box), camera.at(ship.at)) for ship in (hit, by))
    assert own <= 0.7 * other


@pytest.mark.parametrize("heading", range(0, 360, 60))
def test_the_mark_of_a_hit_within_one_hex_lies_at_the_badge_of_the_ship_hit(heading: int) -> None:
    by, hit = fleet_at((HERE, heading), (HERE, 120))
    shot = Broadside(HERE, HERE, 3, badge_text(by), badge_text(hit))
    scene = at_sea(by, hit, shots=(shot,))
    _, layout = paint(scene, action_view(scene))
    (mark,) = named(layout, "shot")
    away = {
        one.what: math.dist(middle(one.box), middle(mark.box)) for one in named(layout, "badge")
    }
    assert min(away, key=away.__getitem__) == f"badge {badge_text(hit)}"


def test_cannonballs_fly_between_the_two_ships_of_one_hex() -> None:
    by, hit = fleet_at((HERE, 0), (HERE, 0))
    shot = Broadside(HERE, HERE, 3, badge_text(by), badge_text(hit))
    scene = at_sea(by, hit, shots=(shot,))
    camera = action_view(scene)
    _, layout = paint(scene, camera)
    first, second = (berth.at for berth in berths_of(scene, camera))
    balls = [middle(ball.box) for ball in named(layout, "ball")]
    assert balls
    for ball in balls:
        whole = math.dist(first, ball) + math.dist(ball, second)
        assert whole == pytest.approx(math.dist(first, second), abs=0.5)


def test_a_shot_at_a_ship_that_is_gone_from_the_shared_hex_is_still_marked_beside_it() -> None:
    (by,) = fleet_at((HERE, 0))
    scene = at_sea(by, shots=(Broadside(HERE, HERE, 3, badge_text(by), "A"),))
    camera = action_view(scene)
    _, layout = paint(scene, camera)
    (mark,) = named(layout, "shot")
    assert math.dist(middle(mark.box), camera.at(HERE)) > 0.3 * camera.scale


@pytest.mark.parametrize("of", ["B", "12"])
def test_a_wreck_bears_the_badge_of_the_ship_that_was_lost(of: str) -> None:
    bare = at_sea()
    camera = action_view(bare)
    plain, told, other = (
        paint(replace(bare, things=(Thing("wreck", HERE, of=name),)), camera)[0].tobytes()
        for name in ("", of, "3")
    )
    assert len({plain, told, other}) == 3
