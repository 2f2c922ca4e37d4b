"""Boards of several zones, and insets of large boards, in pictures of space."""

from dataclasses import replace

from PIL import ImageChops

from renders.kit.layout import overlap
from renders.space import action_view, board, whole_view
from renders.space.aside import boxes
from renders.space.paint import paint
from renders.space.scene import (
    Scene,
)
from renders.space.sectors import sectors
from tests.renders import battles
from tests.renders.test_space import named


def test_the_zone_in_action_fills_the_picture_and_the_other_has_a_panel() -> None:
    scene = battles.six()
    for front in (0, 1):
        shown = replace(scene, focus=(front, 1, 1))
        camera = action_view(shown)
        seen = [place for place in sectors(scene.zones).places if camera.sees(place)]
        assert {zone for zone, _, _ in seen} == {front}
        assert len(seen) == 16
        assert camera.scale >= 150
        _, layout = paint(shown, camera)
        (panel,) = named(layout, "panel zone")
        assert panel.what == f"panel zone {2 - front}"
        assert all(overlap(panel.box, one.box) == 0 for one in named(layout, "ship"))


def test_a_change_in_the_other_zone_shows_only_in_its_panel() -> None:
    scene = replace(battles.six(), focus=(0, 1, 1))
    before, _ = paint(scene, action_view(scene))
    fewer = replace(scene, ships=tuple(one for one in scene.ships if one.at[0] == 0))
    after, _ = paint(fewer, action_view(fewer))
    box = ImageChops.difference(before, after).getbbox()
    ((_, panel),) = boxes(scene, action_view(scene))
    assert box is not None
    assert panel[0] <= box[0] < box[2] <= panel[2]
    assert panel[1] <= box[1] < box[3] <= panel[3]


def test_the_inset_of_a_whole_large_board_covers_no_ship_or_shot() -> None:
    scene = battles.large()
    _, layout = paint(scene, action_view(scene))
    (inset,) = named(layout, "panel inset")
    assert all(overlap(inset.box, one.box) == 0 for one in named(layout, "ship", "shot"))
    _, layout = paint(battles.duel(), action_view(battles.duel()))
    assert not named(layout, "panel inset")


def test_columns_of_several_zones_bear_the_number_of_their_zone() -> None:
    alone, beside = (
        {text for text, _ in board.labels(sectors(zones), whole_view(Scene(zones=zones)))}
        for zones in (((2, 2),), ((2, 2), (2, 2)))
    )
    assert alone == {"A", "B", "1", "2"}
    assert beside == {"1A", "1B", "2A", "2B", "1", "2"}
