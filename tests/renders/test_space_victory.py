"""The picture of a victory in space."""

from dataclasses import replace

import numpy as np

from renders.kit.encode import HEAVIEST, encode
from renders.space import victory
from renders.space.liveries import HUES
from renders.space.ships import SEAM, hull
from renders.space.victory import Victory, paint_victory
from tests.renders import battles
from tests.renders.goldens import Goldens, mean_difference


def test_a_victory_shows_the_flagship_of_the_winner_large() -> None:
    scene = replace(battles.duel(), caption="Ada has won")
    mine, other = (paint_victory(Victory(scene, (seat,))) for seat in (0, 1))
    changed = np.abs(np.asarray(mine, dtype=float) - np.asarray(other, dtype=float)).max(axis=2)
    columns = np.flatnonzero((changed[200:600] > 60).any(axis=0))
    assert columns[-1] - columns[0] > mine.width / 4
    assert len(encode(mine).data) <= HEAVIEST


def test_a_draw_and_a_victory_of_a_side_of_two_are_drawn() -> None:
    scene = replace(battles.six(), caption="A draw")
    drawn_out, shared = (paint_victory(Victory(scene, seats)) for seats in ((), (1, 3)))
    assert mean_difference(drawn_out, shared) > 1


def test_the_reason_of_the_end_is_written_whole_above_the_results() -> None:
    scene = replace(battles.duel(), caption="Ada has won")
    for reason in ("Both portals are held", "W" * 30 + " and " + "m" * 40 + ": victory"):
        plain, told = (
            paint_victory(Victory(replace(scene, reason=one), (0,))) for one in ("", reason)
        )
        assert mean_difference(plain, told) > 0.5
        assert victory._reason(reason).width <= victory.CARD[0]


def test_a_large_ship_has_panel_lines_on_all_of_its_hull() -> None:
    long = 430
    for seat in range(len(HUES)):
        light = np.asarray(hull(seat, "battleship", long, 0).convert("L"), dtype=float)
        solid = np.asarray(hull(seat, "battleship", long, 0).getchannel("A")) > 250
        dark = []
        for y in range(-33, 34, SEAM):
            row = round(len(light) / 2 + y * long / 100)
            near = [row - 9, row + 9]
            here = solid[row] & solid[near].all(axis=0)
            dark.append((light[near].mean(axis=0) - light[row])[here].mean())
        assert np.mean(dark) > 2, seat


def test_the_picture_of_a_victory_in_space_matches_its_golden_picture(goldens: Goldens) -> None:
    scene = replace(battles.duel(), caption="Ada Lovelace has won")
    goldens.check("space_victory", paint_victory(Victory(scene, (0,))))


def test_warming_up_draws_the_slow_parts_of_victories_in_advance() -> None:
    list(victory.warm())
    kept = (victory._world, victory._flagship, victory._rays)
    before = [one.cache_info().misses for one in kept]
    for seat in range(len(HUES)):
        paint_victory(Victory(replace(battles.duel(), caption="Over"), (seat,)))
    missed = [one.cache_info().misses for one in kept]
    assert missed[0] == before[0]
    assert missed[2] == before[2]
