"""A goal is worth what it brings with the best goal after it, and less the later that is."""

from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.model.state import Hex
from tests.captains_log.sea_fights import at
from tests.captains_log.table import Table, hex_of


def barrels_at(table: Table, *hexes: Hex) -> list[Intent]:
    """The intents of p1 to fetch the barrels that lie on *hexes* alone, the best first."""
    table.sea.barrels[:] = hexes
    return [one for one in intents(table.view()) if one.kind == "barrel"]


def test_of_two_goals_equally_near_that_with_another_beside_it_comes_first() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    left, right = at(table, -2, 0), at(table, 2, -2)
    alone = {one.at: one.score for one in barrels_at(table, left, right)}
    assert alone[left] == alone[right]
    for first, beside in ((left, at(table, -3, 0)), (right, at(table, 3, -3))):
        found = barrels_at(table, left, right, beside)
        assert found[0].at == first


def test_the_nearer_the_end_of_the_game_the_less_a_distant_goal_is_worth() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    far = hex_of(20)
    worth = list[float]()
    for fame in (0, table.sea.options.target - 1):
        table.company().fame = fame
        (fetch,) = barrels_at(table, far)
        assert fetch.turns
        worth.append(fetch.net / fetch.worth)
    assert 1 > worth[0] > worth[1]
