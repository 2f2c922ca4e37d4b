"""Warnings before the end of a turn: fame that can still be won without an action."""

import pytest

from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Service
from tests.captains_log.port_and_market import ANCHORAGE, harbour, laden, stock
from tests.captains_log.sea_fights import armed
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of


def forgone(table: Table, code: str = "en") -> list[str]:
    return [said(code, text) for text in CAPTAINS_LOG.words.forgone(table.view())]


def floating() -> Table:
    """A ship under way over a barrel, its actions spent."""
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.sea.barrels[:] = [hex_of(1)]
    table.sea.turn.moved, table.sea.turn.points, table.sea.turn.actions = True, 1, 2
    return table


def unstowed() -> Table:
    """A ship whose cannons could cover two signs of fame, its actions spent."""
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    armed(table, "p1", ship="board-a-3")
    table.sea.turn.actions = 2
    return table


@pytest.mark.rule("CL-HOLD-16")
def test_fame_to_be_won_by_rearranging_the_hold_is_told_when_no_action_is_left() -> None:
    assert forgone(unstowed()) == [
        "You can still gain 2 fame for free: rearrange your cargo (menu Cargo)."
    ]
    assert forgone(unstowed(), "fr") == [
        "Vous pouvez encore gagner 2 points de renommée gratuitement : réorganisez la cale "
        "(menu Cale)."
    ]


@pytest.mark.rule("CL-FAME-01")
def test_a_barrel_is_told_only_if_it_completes_a_point_of_fame() -> None:
    table = floating()
    assert forgone(table) == []
    table.captain().barrels = 2
    assert forgone(table) == ["You can still gain 1 fame for free: pick up the barrel here."]


@pytest.mark.rule("CL-FAME-05", "CL-PORT-02")
def test_a_sale_that_gives_fame_is_told_only_while_the_port_is_still_open() -> None:
    table = harbour("spain", Service.SELL)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    assert forgone(table) == [], "it costs an action"
    table.sea.turn.actions, table.sea.turn.port = 2, ANCHORAGE
    assert forgone(table) == ["You can still gain 1 fame for free: sell 4 silver in this port."]
    table.act("p1", a.Sell(good=Good.SILVER, count=4))
    assert forgone(table) == []


def test_spectators_and_captains_out_of_turn_are_told_of_no_fame_to_be_won() -> None:
    table = unstowed()
    assert CAPTAINS_LOG.words.forgone(table.view("spectator")) == ()
    table.sea.turn.over = True
    assert forgone(table) == []
