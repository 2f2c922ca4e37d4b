"""The return of a captain whose ship was lost: turn, tile, hex and heading."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    ChooseFacing,
    ChooseRespawn,
    ChooseRespawnHex,
    EndTurn,
)
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.decisions import (
    FacingDecision,
    RespawnDecision,
    RespawnHexDecision,
)
from engine.games.captains_log.model.tasks import AskRespawn, RollRespawn
from engine.space.hexes import Axial
from tests.captains_log.sea_fights import (
    ABEAM,
    HERE,
    at,
    captain_lost,
    captains_duel,
    happens,
    harbour,
    only_one,
    told,
)
from tests.captains_log.table import Table, hex_of, tile


@pytest.mark.rule("CL-SINK-24")
def test_a_captain_whose_ship_was_lost_comes_back_in_their_turn_on_the_tile_a_die_names() -> None:
    table = captains_duel()
    captain_lost(table)
    assert table.captain("p2").at is None
    step = table.act("p1", EndTurn(), 3)
    event = only_one(step, e.Respawned)
    assert (event.tile, event.at, event.face) == (3, hex_of(3), 3)
    (asked,) = table.asked()
    assert isinstance(asked, FacingDecision)
    table.act("p2", ChooseFacing(decision=asked.id, heading=120))
    captain = table.captain("p2")
    assert (captain.at, captain.heading, captain.destroyed) == (hex_of(3), 120, False)
    assert table.game.to_act(table.state) == ("p2",), "and plays its turn"


@pytest.mark.rule("CL-SINK-25")
@pytest.mark.parametrize(("face", "tile_number"), [(4, 4), (19, 4), (3, 2), (2, 2), (1, 4)])
def test_a_captain_comes_back_on_the_next_lower_tile_if_the_one_rolled_is_not_revealed(
    face: int, tile_number: int
) -> None:
    table = captains_duel()
    _reveal_only(table, 2, 4, 21)
    captain_lost(table)
    event = only_one(happens(table, RollRespawn(seat="p2"), faces=(face,)), e.Respawned)
    assert event.tile == tile_number


@pytest.mark.rule("CL-SINK-25")
def test_a_captain_comes_back_on_tile_21_if_no_lower_tile_is_revealed() -> None:
    table = Table(tile(21, start=Axial(0, 0)), captains=2).without_npcs()
    table.place("p2", ABEAM)
    captain_lost(table)
    _reveal_only(table, 21)
    event = only_one(happens(table, RollRespawn(seat="p2"), faces=(7,)), e.Respawned)
    assert event.tile == 21


@pytest.mark.rule("CL-SINK-24", "CL-AMB-16")
def test_a_captain_chooses_among_the_nearest_free_hexes_if_the_numbered_hex_is_occupied() -> None:
    table = captains_duel()
    captain_lost(table)
    assert not told(happens(table, AskRespawn(seat="p2"), faces=(1,)), e.Respawned)
    around = chart(table.sea).board.neighbours[HERE]
    (asked,) = table.asked()
    assert isinstance(asked, RespawnHexDecision)
    assert asked.hexes == tuple(sorted(around)), "the captain chooses among those equally near"
    assert table.game.default(table.view("p2")).at == min(around)
    assert table.refused("p2", ChooseRespawnHex(decision=asked.id, at=HERE)) == "CL-AMB-16"
    step = table.act("p2", ChooseRespawnHex(decision=asked.id, at=max(around)))
    event = only_one(step, e.Respawned)
    assert (event.tile, event.at, event.face) == (1, max(around), 1)
    assert isinstance(table.asked()[0], FacingDecision)


@pytest.mark.rule("CL-AMB-16")
def test_the_only_free_hex_nearby_is_taken_without_a_question() -> None:
    ring = [Axial(q, r) for q, r in ((0, -1), (1, -1), (0, 1), (-1, 1), (-1, 0))]
    table = captains_duel(tile(1, land=tuple(ring), start=Axial(0, 0)))
    table.place("p1", HERE)
    captain_lost(table)
    event = only_one(happens(table, AskRespawn(seat="p2"), faces=(1,)), e.Respawned)
    assert event.at == ABEAM
    assert isinstance(table.asked()[0], FacingDecision)


@pytest.mark.rule("CL-REP-27")
def test_a_captain_with_return_to_port_is_offered_a_port_before_the_die_is_rolled() -> None:
    table = captains_duel(harbour("spain", (-1, 0), (0, 1)), harbour("france", (0, 1), number=2))
    table.company("p2").reputation |= {Nation.SPAIN: 6, Nation.FRANCE: 5}
    captain_lost(table)
    happens(table, AskRespawn(seat="p2"))
    (asked,) = table.asked()
    assert isinstance(asked, RespawnDecision)
    assert asked.tiles == (1,)
    assert table.refused("p2", ChooseRespawn(decision=asked.id, tile=2)) == "CL-REP-27"
    step = table.act("p2", ChooseRespawn(decision=asked.id, tile=1))
    event = only_one(step, e.Respawned)
    assert (event.tile, event.at, event.face) == (1, at(table, -1, 0), None)


@pytest.mark.rule("CL-REP-27", "CL-SINK-24")
def test_a_captain_may_choose_the_die_instead_of_a_port() -> None:
    table = captains_duel(harbour("spain", (-1, 0)))
    table.company("p2").reputation[Nation.SPAIN] = 6
    captain_lost(table)
    happens(table, AskRespawn(seat="p2"))
    (asked,) = table.asked()
    step = table.act("p2", ChooseRespawn(decision=asked.id), 4)
    assert only_one(step, e.Respawned).tile == 4


def _reveal_only(table: Table, *numbers: int) -> None:
    table.sea.tiles = tuple(code if code // 6 in numbers else 0 for code in table.sea.tiles)
