"""Reputation with the nations: captains' columns on the track, and moves along it."""

from engine.core.referee import Referee
from engine.games.captains_log.model.actions import ReplyJoin
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.tasks import Esteem
from tests.captains_log.sea_fights import captains_duel, happens
from tests.captains_log.table import Table

SPAIN, ENGLAND, FRANCE = Nation.SPAIN, Nation.ENGLAND, Nation.FRANCE
HOLLAND, PIRATES = Nation.HOLLAND, Nation.PIRATES


def esteem(table: Table, nation: Nation, change: int) -> Referee:
    """Move the marker of ``p1`` on the track of *nation* by *change*."""
    return happens(table, Esteem(seat="p1", nation=nation, change=change, rule="CL-REP-07"))


def standing(**columns: int) -> Table:
    """A table of two captains, with ``p1`` in the given column for each nation."""
    table = captains_duel()
    for nation, column in columns.items():
        table.company().reputation[Nation(nation)] = column
    return table


def member(table: Table, *nations: Nation) -> Table:
    """Let ``p1`` join *nations* by the rules."""
    for nation in nations:
        table.company().reputation[nation] = 10
        esteem(table, nation, 1)
        (asked,) = table.asked()
        table.act("p1", ReplyJoin(decision=asked.id, yes=True))
    return table
