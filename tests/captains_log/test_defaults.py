"""Default actions for absent players: the best that is safe, and never one that spends money."""

import pytest

from engine.core.agenda import ask
from engine.games.captains_log.judgement.answers import best_answer, joining_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.printed import hold_card
from engine.games.captains_log.model.state import Ammo, Cube
from tests.captains_log.sea_fights import armed, captains_duel
from tests.captains_log.table import Table, hex_of


def asking(table: Table, asked: d.Asked) -> Table:
    table.state.asked = 0
    ask(table.state, asked)
    return table


def test_an_absent_player_does_not_fire_at_a_ship_that_crosses_their_hex() -> None:
    table = captains_duel()
    table = asking(table, d.PassingShotDecision(id=1, seat="p1", ship="p2"))
    view = table.view()
    assert best_answer(view, table.asked()[0]) == a.ReplyShot(decision=1, ammo=Ammo.NORMAL)
    assert table.game.default(view) == a.ReplyShot(decision=1, ammo=None)


def test_an_absent_player_joins_no_nation() -> None:
    table = asking(captains_duel(), d.JoinDecision(id=1, seat="p1", nation=Nation.FRANCE))
    assert table.game.default(table.view()) == a.ReplyJoin(decision=1, yes=False)


def test_the_best_answer_joins_a_nation_if_the_fame_outweighs_the_loss_with_its_enemies() -> None:
    """CL-NATION-14: England, at war with France, cannot think worse of a captain at -5."""
    table = asking(captains_duel(), d.JoinDecision(id=1, seat="p1", nation=Nation.FRANCE))
    (asked,) = table.asked()
    assert joining_worth(table.view(), Nation.FRANCE) < 0
    assert best_answer(table.view(), asked) == a.ReplyJoin(decision=1, yes=False)
    table.company().reputation[Nation.ENGLAND] = -5
    assert best_answer(table.view(), asked) == a.ReplyJoin(decision=1, yes=True)


@pytest.mark.rule("CL-REP-11")
def test_the_reputation_for_a_destroyed_ship_goes_to_a_nation_whose_ports_it_reopens() -> None:
    nations = (Nation.HOLLAND, Nation.SPAIN, Nation.FRANCE)
    table = asking(captains_duel(), d.GratitudeDecision(id=1, seat="p1", nations=nations))
    table.company().reputation.update({Nation.HOLLAND: 5, Nation.SPAIN: -3, Nation.FRANCE: 0})
    expected = a.ChooseNation(decision=1, nation=Nation.SPAIN)
    assert best_answer(table.view(), table.asked()[0]) == expected
    assert table.game.default(table.view()) == expected


def test_the_best_answer_keeps_the_dearest_goods_and_the_default_keeps_the_old_cargo() -> None:
    table = captains_duel()
    table.load("p1", *[Cube.WOOD] * 12)
    asked = d.StowDecision(id=1, seat="p1", goods=(Good.OIL,), excess=1)
    table = asking(table, asked)
    assert best_answer(table.view(), asked) == a.ChooseStow(decision=1, overboard=(Good.WOOD,))
    assert table.game.default(table.view()) == a.ChooseStow(decision=1, overboard=(Good.OIL,))


def test_the_default_action_sails_to_a_barrel_and_picks_it_up() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.sea.barrels[:] = [hex_of(1, 0, -1)]
    assert table.game.default(table.view()) == a.Sail(heading=0)
    table.act("p1", a.Sail(heading=0))
    assert table.game.default(table.view()) == a.PickUp(what="barrel")


@pytest.mark.parametrize(("icon", "stows"), [("gunport", False), ("", True)])
def test_the_default_action_rearranges_the_hold_for_fame_if_that_costs_no_gun(
    icon: str, *, stows: bool
) -> None:
    """CL-HOLD-16: a cannon on a sign of fame gives fame, but does not fire."""
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    captain = armed(table, "p1", 0, ship="board-a-2")
    slots = hold_card(table.sea, captain).slots
    captain.hold[next(n for n, slot in enumerate(slots) if _is_plain(slot.icons, icon))] = (
        Cube.CANNON
    )
    assert isinstance(table.game.default(table.view()), a.Rearrange) == stows


def _is_plain(icons: tuple[str, ...], icon: str) -> bool:
    """Whether a slot shows *icon*, or no icon at all if *icon* is empty."""
    return icon in icons if icon else not icons
