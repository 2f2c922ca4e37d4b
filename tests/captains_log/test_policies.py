"""How the bot plays a captain's seat."""

import pytest

from engine.games.captains_log.cards import Nation
from engine.games.captains_log.prospects import Prospects
from tests.captains_log.table import Table, hex_of


@pytest.mark.parametrize(("level", "draws_near"), [(1, True), (4, False)])
def test_a_captain_sails_for_a_weak_enemy_and_from_one_two_levels_above(
    level: int, draws_near: bool
) -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    card = next(
        card
        for card in table.data.npcs.values()
        if card.level == level and Nation.PIRATES in card.nations
    )
    table.npc("npc:1", hex_of(8), card=card.number)
    prospects = Prospects(table.view())
    near, far = hex_of(8, 1, 0), hex_of(1)
    assert (prospects.worth(near) > prospects.worth(far)) == draws_near
