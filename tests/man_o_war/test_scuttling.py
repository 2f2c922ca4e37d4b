"""Scuttling: who may order it, what comes of it, and that nobody else is told before."""

import pytest

from engine.core.game import look
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.rules.honours import honours
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import said


def fleet() -> Battle:
    battle = Battle(A1=(30, 20, 90), A2=(30, 30, 90), B1=(100, 100, 270), B2=(100, 90, 270))
    battle.ship("A2").hits = {AreaName.OARS: 1}
    return battle


def order(battle: Battle, name: str, *, go: bool = True, seat: str = "p1") -> a.OrderScuttle:
    return a.OrderScuttle(decision=battle.asked(seat), ship=battle.number(name), go=go)


def end_turn(battle: Battle, *faces: int) -> list[object]:
    battle.seal()
    battle.open.to_act = [battle.number("B1")]
    return list(battle.play(OFFICER, a.PlayOn(), *faces).events)


@pytest.mark.rule("MOW-SCUTTLE-05", "MOW-SCUTTLE-04", "MOW-AMB-35", "MOW-AMB-36")
def test_a_ship_ordered_so_sinks_in_the_end_phase_and_its_wreck_lasts_through_the_next_turn() -> (
    None
):
    battle = fleet()
    battle.play("p1", order(battle, "A2"))
    told = end_turn(battle, 6, 1)
    assert e.Scuttled(ship=battle.number("A2")) in told
    assert battle.ship("A2").lot == "wreck"
    assert [*battle.game.faults(battle.state)] == []
    end_turn(battle, 6, 1)
    assert battle.ship("A2").lot == "debris"


@pytest.mark.rule("MOW-HONOUR-04", "MOW-AMB-36")
def test_a_scuttled_ship_counts_as_sunk_for_the_enemy() -> None:
    battle = fleet()
    battle.play("p1", order(battle, "A2"))
    end_turn(battle, 6, 1)
    assert (honours(battle.open, "west"), honours(battle.open, "east")) == (0, 2)


@pytest.mark.rule("MOW-DEC-20", "MOW-SCUTTLE-05")
def test_only_a_crewed_ship_of_ones_own_can_be_scuttled() -> None:
    battle = fleet()
    assert battle.refused("p1", order(battle, "A1")) is None
    assert battle.refused("p1", order(battle, "B1")) == "MOW-SCUTTLE-05"
    battle.ship("A2").crew = 0
    assert battle.refused("p1", order(battle, "A2")) == "MOW-SCUTTLE-05"
    nowhere = a.OrderScuttle(decision=battle.asked("p1"), ship=99)
    assert battle.refused("p1", nowhere) == "MOW-SCUTTLE-05"


@pytest.mark.rule("MOW-DEC-20")
def test_an_order_is_given_once_and_may_be_withdrawn() -> None:
    battle = fleet()
    assert battle.refused("p1", order(battle, "A2", go=False)) == "MOW-DEC-20"
    battle.play("p1", order(battle, "A2"))
    assert battle.refused("p1", order(battle, "A2")) == "MOW-DEC-20"
    battle.play("p1", order(battle, "A2", go=False))
    end_turn(battle, 6, 1)
    assert battle.ship("A2").lot == "afloat"


@pytest.mark.rule("MOW-DEC-20")
def test_the_menu_offers_it_for_ships_in_trouble_and_the_clock_never_orders_it() -> None:
    battle = fleet()
    offered = [one for one in battle.game.suggest(battle.view()) if isinstance(one, a.OrderScuttle)]
    assert offered == [order(battle, "A2")]
    assert isinstance(battle.game.default(battle.view()), a.Seal)


@pytest.mark.rule("MOW-DEC-20")
def test_only_ones_own_side_knows_of_the_order() -> None:
    battle = fleet()
    step = battle.play("p1", order(battle, "A2"))
    assert [one.to for one in step.events] == [("p1",)]
    assert look(battle.game, battle.state, "p2").side == battle.state.sides["east"]


@pytest.mark.rule("MOW-DEC-20")
def test_an_order_lapses_for_a_ship_without_a_crew_when_it_is_time() -> None:
    battle = fleet()
    battle.play("p1", order(battle, "A2"))
    battle.ship("A2").crew = 0
    end_turn(battle, 6, 1)
    assert battle.ship("A2").lot == "afloat"
    assert battle.state.sides["west"].scuttle == []


def prize(*, beside: bool = True) -> Battle:
    """B1 is a prize of the west, with a crew from A1, which lies beside it or not."""
    battle = Battle(
        A1=(97 if beside else 30, 90, 0), A2=(30, 30, 90), B1=(99.001, 90, 0), B2=(60, 100, 270)
    )
    battle.ship("B1").captor, battle.ship("B1").manned_from = "west", battle.number("A1")
    battle.ship("B1").crew = battle.ship("A1").crew = 1
    battle.open.squadrons[1].leader = battle.number("B2")
    return battle


def scuttled(battle: Battle) -> list[e.Scuttled]:
    battle.play("p1", order(battle, "B1"))
    battle.seal()
    battle.open.to_act = [battle.number("A2")]
    step = battle.play(OFFICER, a.PlayOn(), 6, 1)
    return battle.told(step, e.Scuttled)


@pytest.mark.rule("MOW-SCUTTLE-01", "MOW-SCUTTLE-02", "MOW-CAPTURE-05")
def test_the_crew_of_a_scuttled_prize_returns_to_the_ship_beside_it() -> None:
    battle = prize()
    assert order(battle, "B1") in [*battle.game.suggest(battle.view())]
    (told,) = scuttled(battle)
    assert (told.home, told.saved) == (battle.number("A1"), 1)
    assert (battle.ship("A1").crew, battle.ship("B1").crew) == (2, 0)
    assert battle.ship("B1").lot == "wreck"
    assert (honours(battle.open, "west"), honours(battle.open, "east")) == (2, 0)


@pytest.mark.rule("MOW-SCUTTLE-03")
@pytest.mark.parametrize("how", ["away", "sunk", "captured"])
def test_the_crew_of_a_scuttled_prize_is_lost_if_its_ship_is_not_there(how: str) -> None:
    battle = prize(beside=how != "away")
    home = battle.ship("A1")
    if how == "sunk":
        home.lot, home.waterline = "wreck", 2
        battle.open.squadrons[0].leader = battle.number("A2")
    if how == "captured":
        home.captor = "east"
        battle.open.squadrons[0].leader = battle.number("A2")
    (told,) = scuttled(battle)
    assert told.saved == 0
    assert home.crew == 1


@pytest.mark.rule("MOW-SCUTTLE-01")
def test_who_lost_a_prize_cannot_scuttle_it() -> None:
    battle = prize()
    assert battle.refused("p2", order(battle, "B1", seat="p2")) == "MOW-SCUTTLE-05"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "The prize crew is back aboard A1."),
        ("fr", "de retour \N{LATIN SMALL LETTER A WITH GRAVE} bord de A1."),
    ],
)
def test_the_news_tell_what_becomes_of_a_prize_crew(code: str, told: str) -> None:
    battle = prize()
    (event,) = scuttled(battle)
    text = battle.game.tell(battle.view(), event)
    assert text is not None
    assert told in said(code, text)
