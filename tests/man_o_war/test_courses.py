"""Courses: what the helm need not try again."""

import pytest

from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.rules.courses import Blocked
from engine.games.man_o_war.rules.oars import CHORD, row
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle

BEND = Part("turn", CHORD, 45 * DEGREE)


def ahead(length: float) -> Part:
    return Part("ahead", units(length))


@pytest.mark.parametrize(
    ("move", "known"),
    [
        ((ahead(5),), True),
        ((ahead(7.5), BEND), True),
        ((ahead(2.5),), False),
        ((BEND, ahead(5)), False),
        ((), False),
    ],
)
def test_a_move_that_begins_as_one_that_met_something_meets_it_too(move: Move, known: bool) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(37, 60, 0))
    tried = (ahead(5), BEND)
    way = row(battle.open, 0, tried)
    assert way.met == 1
    blocked = Blocked()
    blocked.add(tried, way)
    assert blocked.holds(move) is known
    if known:
        assert row(battle.open, 0, move).met == 1
