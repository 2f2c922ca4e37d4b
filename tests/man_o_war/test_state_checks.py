"""Checks of a loaded state: contradictions are told to the host, and a sound state has none."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.signals import Order
from engine.games.man_o_war.model.state import Aground, WarState
from engine.games.man_o_war.model.terrain import Piece, TerrainKind
from engine.space.plane import Pose
from tests.man_o_war.battle import Battle


def _lose_a_signal(state: WarState) -> None:
    state.sides["west"].signals.clear()


def _lead_by_a_stranger(state: WarState) -> None:
    state.open.squadrons[0].leader = 1


def _too_much_crew(state: WarState) -> None:
    state.open.ships[0].crew = 9


def _too_many_boxes(state: WarState) -> None:
    state.open.ships[0].hits = {AreaName.OARS: 2}


def _an_area_of_another_ship(state: WarState) -> None:
    state.open.ships[0].hits = {AreaName.GUN_DECK: 1}


def _afloat_with_its_waterline_gone(state: WarState) -> None:
    state.open.ships[0].waterline = 2


def _off_the_table(state: WarState) -> None:
    state.open.ships[0].at = state.open.ships[0].at._replace(x=-1)


def _acting_while_signals_are_asked_for(state: WarState) -> None:
    state.open.to_act = [0]


def _over_while_signals_are_asked_for(state: WarState) -> None:
    state.open.ended = "honours"


def _a_ship_acts_twice(state: WarState) -> None:
    state.open.to_act = [0, 0]


def _orders_a_stranger(state: WarState) -> None:
    west = state.sides["west"].signals
    west[0] = replace(west[0], orders=((1, Order()),))


def _of_no_squadron(state: WarState) -> None:
    state.open.ships[0].squadron = 7


def _of_unknown_cards(state: WarState) -> None:
    state.open.data = "nothing"


def _its_own_prize(state: WarState) -> None:
    state.open.ships[0].captor, state.open.ships[0].manned_from = "west", 1


def _a_prize_manned_from_nowhere(state: WarState) -> None:
    state.open.ships[0].captor = "east"


def _a_prize_manned_from_no_ship(state: WarState) -> None:
    state.open.ships[0].captor, state.open.ships[0].manned_from = "east", 9


def _aground_on_no_land(state: WarState) -> None:
    state.open.ships[0].aground = Aground(piece=0, off=0)


def _on_land(state: WarState) -> None:
    state.open.terrain = [Piece(kind=TerrainKind.ROCKS, at=state.open.ships[0].at)]


def _land_off_the_table(state: WarState) -> None:
    state.open.terrain = [Piece(kind=TerrainKind.ISLAND, at=Pose(0, 0, 0))]


BROKEN: tuple[Callable[[WarState], None], ...] = (
    *(_lose_a_signal, _lead_by_a_stranger, _too_much_crew, _too_many_boxes),
    *(_an_area_of_another_ship, _afloat_with_its_waterline_gone, _off_the_table),
    *(_acting_while_signals_are_asked_for, _over_while_signals_are_asked_for),
    *(_a_ship_acts_twice, _of_no_squadron, _orders_a_stranger),
    *(_of_unknown_cards, _its_own_prize, _a_prize_manned_from_nowhere),
    _a_prize_manned_from_no_ship,
    *(_aground_on_no_land, _on_land, _land_off_the_table),
)


def battle() -> Battle:
    return Battle(A1=(20, 60, 90), B1=(100, 60, 270))


def test_a_sound_state_has_no_faults() -> None:
    here = battle()
    assert [*here.game.faults(here.state)] == []


@pytest.mark.parametrize("spoil", BROKEN, ids=lambda one: one.__name__)
def test_a_contradiction_is_told(spoil: Callable[[WarState], None]) -> None:
    here = battle()
    spoil(here.state)
    assert [*here.game.faults(here.state)]
