"""Shots in passing at a ship that crosses the hex of an armed ship."""

import pytest

from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log.judgement.standing_orders import Orders
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ReplyShot, Sail
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.decisions import PassingShotDecision, StartDecision
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from engine.games.captains_log.model.tasks import Cross
from tests.captains_log.sea_fights import (
    ABEAM,
    AHEAD,
    ASTERN,
    ENGLISH,
    FRENCH,
    HERE,
    PIRATE,
    SPANISH,
    armed,
    captains_duel,
    duel,
    happens,
    harbour,
    only_one,
    told,
)
from tests.captains_log.table import Table
from tests.laws import standing_orders


@pytest.mark.rule("CL-MOVE-08", "CL-AMB-22")
def test_an_enemy_npc_fires_at_a_captain_that_crosses_its_hex() -> None:
    table = duel(PIRATE)
    table.sea.npcs["npc:1"].at = AHEAD
    step = table.act("p1", Sail(heading=0), 9, 10, 11)
    fired = only_one(step, e.Shot)
    assert (fired.ship, fired.target, fired.passing) == ("npc:1", "p1", True)
    assert (fired.defence, fired.damage) == (9, 0 + 1 + 2)
    assert table.sea.turn.points == 6, "the move goes on"
    assert table.company().reputation[Nation.PIRATES] == 0, "merely crossing is no offence"


@pytest.mark.rule("CL-MOVE-08", "CL-REP-16", "CL-REP-28")
def test_an_npc_that_is_no_enemy_does_not_fire_at_a_captain_who_crosses_its_hex() -> None:
    spanish = duel(SPANISH)
    spanish.sea.npcs["npc:1"].at = AHEAD
    assert not spanish.act("p1", Sail(heading=0)).rolls
    scorned = duel(SPANISH)
    scorned.sea.npcs["npc:1"].at = AHEAD
    scorned.company().reputation[Nation.SPAIN] = -1
    assert told(scorned.act("p1", Sail(heading=0), 1, 1, 1), e.Shot)
    respected = duel(PIRATE)
    respected.sea.npcs["npc:1"].at = AHEAD
    respected.company().reputation[Nation.PIRATES] = 2
    assert not respected.act("p1", Sail(heading=0)).rolls


@pytest.mark.rule("CL-MOVE-08", "CL-SHOT-04", "CL-AMB-22")
def test_a_moored_npc_does_not_fire_at_a_ship_that_crosses_its_hex() -> None:
    table = Table(harbour("native", (0, -1)), captains=1).without_npcs()
    table.place("p1", HERE)
    table.npc("npc:1", AHEAD, card=PIRATE)
    assert not table.act("p1", Sail(heading=0)).rolls


@pytest.mark.rule("CL-MOVE-08", "CL-AMB-22")
def test_a_ship_crossed_twice_in_a_move_fires_once() -> None:
    table = duel(PIRATE)
    table.captain().upgrades[Upgrade.SAILS] = 3
    table.place("p1", ASTERN)
    table.sea.npcs["npc:1"].at = HERE
    first = table.act("p1", Sail(heading=0), 1, 1, 1)
    assert told(first, e.Shot)
    table.acts("p1", *(Sail(heading=heading) for heading in (60, 120, 180, 240, 300, 0)))
    assert table.captain().at == HERE


@pytest.mark.rule("CL-MOVE-08")
def test_an_unarmed_merchant_does_not_fire_at_an_enemy_that_crosses_its_hex() -> None:
    table = duel(2)
    table.company().reputation[Nation.SPAIN] = -1
    table.sea.npcs["npc:1"].at = AHEAD
    assert not table.act("p1", Sail(heading=0)).rolls


@pytest.mark.rule("CL-MOVE-08")
def test_npcs_at_war_fire_at_each_other_in_passing() -> None:
    table = duel(SPANISH)
    table.npc("npc:2", ABEAM, card=ENGLISH)
    referee = happens(table, Cross(ship="npc:1", other="npc:2"), faces=(9, 1, 1))
    assert only_one(referee, e.Shot).target == "npc:1"
    assert table.sea.npcs["npc:1"].water == 1
    table.npc("npc:3", ABEAM, card=FRENCH)
    assert not happens(table, Cross(ship="npc:1", other="npc:3")).rolls


@pytest.mark.rule("CL-MOVE-09", "CL-AMB-22", "CL-AMB-40")
def test_a_captain_is_asked_whether_to_fire_at_a_ship_in_passing() -> None:
    table = captains_duel()
    table.place("p2", AHEAD)
    table.act("p1", Sail(heading=0))
    (asked,) = table.asked()
    assert isinstance(asked, PassingShotDecision)
    assert (asked.seat, asked.ship) == ("p2", "p1")
    incendiary = ReplyShot(decision=asked.id, ammo=Ammo.INCENDIARY)
    assert table.refused("p2", incendiary) == "CL-SHOT-05"
    held = table.act("p2", ReplyShot(decision=asked.id))
    assert not held.rolls
    assert not table.asked()
    assert table.sea.turn.points == 6


@pytest.mark.rule("CL-MOVE-09")
def test_a_captain_who_fires_in_passing_spends_no_action() -> None:
    table = captains_duel()
    table.place("p2", AHEAD)
    table.act("p1", Sail(heading=0))
    (asked,) = table.asked()
    step = table.act("p2", ReplyShot(decision=asked.id, ammo=Ammo.NORMAL), 9, 9, 12)
    assert only_one(step, e.Shot).damage == 3
    assert table.captain("p1").hold.count(Cube.WATER) == 3
    assert table.sea.turn.actions == 1, "the move of p1 alone"
    table.captain("p1").upgrades[Upgrade.SAILS] = 3
    table.sea.turn.points = 8
    table.acts("p1", *(Sail(heading=heading) for heading in (60, 120, 180, 240, 300, 0)))
    assert not table.asked(), "one shot at each ship crossed in a move"


@pytest.mark.rule("CL-MOVE-09", "CL-SHOT-04", "CL-SHOT-06")
def test_a_captain_who_cannot_fire_is_not_asked() -> None:
    table = captains_duel()
    armed(table, "p2", 0)
    table.place("p2", AHEAD)
    table.act("p1", Sail(heading=0))
    assert not table.asked()
    moored = captains_duel(harbour("native", (0, -1)))
    moored.place("p2", AHEAD)
    moored.act("p1", Sail(heading=0))
    assert not moored.asked()


def crossed(by: str = "p1") -> tuple[Table, PassingShotDecision]:
    """The armed p2, asked whether to fire at *by*: p1, the Spanish npc:1 or the pirate npc:2."""
    table = captains_duel()
    table.npc("npc:1", ABEAM, card=SPANISH)
    table.npc("npc:2", ABEAM, card=PIRATE)
    table.place("p1", ABEAM)
    happens(table, Cross(ship=by, other="p2"))
    (asked,) = table.asked()
    assert isinstance(asked, PassingShotDecision)
    return table, asked


def ordered(table: Table, asked: PassingShotDecision, orders: Orders) -> ReplyShot | None:
    answer = table.game.answer(table.view("p2"), asked, orders)
    assert answer is None or not table.refused("p2", answer)
    return answer


@pytest.mark.rule("CL-MOVE-09")
@pytest.mark.parametrize("by", ["p1", "npc:1", "npc:2"])
def test_a_captain_without_standing_orders_decides_on_each_shot_in_passing(by: str) -> None:
    assert ordered(*crossed(by), Orders()) is None


@pytest.mark.rule("CL-MOVE-09")
@pytest.mark.parametrize("by", ["p1", "npc:1", "npc:2"])
def test_the_standing_order_to_hold_fire_spares_every_ship(by: str) -> None:
    table, asked = crossed(by)
    reply = ordered(table, asked, Orders(passing_shot="hold"))
    assert reply == ReplyShot(decision=asked.id, ammo=None)
    assert not table.act("p2", reply).events


@pytest.mark.rule("CL-MOVE-09")
@pytest.mark.parametrize(
    ("by", "ammo"), [("p1", Ammo.NORMAL), ("npc:1", None), ("npc:2", Ammo.NORMAL)]
)
def test_the_standing_order_to_fire_at_enemies_spares_all_other_ships(
    by: str, ammo: Ammo | None
) -> None:
    table, asked = crossed(by)
    reply = ordered(table, asked, Orders(passing_shot="enemies"))
    assert reply == ReplyShot(decision=asked.id, ammo=ammo)
    fired = table.act("p2", reply, *([1, 1, 1] if ammo else []))
    assert [shot.target for shot in told(fired, e.Shot)] == ([by] if ammo else [])


@pytest.mark.rule("CORE-SECRET-01")
def test_standing_orders_depend_only_on_what_their_captain_can_see() -> None:
    table, asked = crossed("npc:2")
    twin = table.game.imagine(table.view("p2"), SeededDice("another world"))
    assert twin.hidden != table.state.hidden
    for orders in standing_orders(table.game):
        answers = [
            table.game.answer(look(table.game, world, "p2"), asked, orders)
            for world in (table.state, twin)
        ]
        assert answers[0] == answers[1]


def test_standing_orders_answer_only_for_their_captain_and_only_about_passing_shots() -> None:
    table, asked = crossed()
    hold = Orders(passing_shot="hold")
    assert table.game.answer(table.view("p1"), asked, hold) is None
    start = StartDecision(id=asked.id, seat="p2")
    assert table.game.answer(table.view("p2"), start, hold) is None


def test_the_menu_of_standing_orders_offers_each_order_for_passing_shots() -> None:
    (menu,) = Table().game.order_menus(Orders(passing_shot="hold"))
    assert menu.question == Text.of("orders-passing-shot")
    assert [(choice.orders, choice.label) for choice in menu.choices] == [
        (Orders(passing_shot=order), Text.of("order-passing-shot", order=order))
        for order in ("ask", "hold", "enemies")
    ]


@pytest.mark.rule("CL-AMB-22", "CL-REP-02")
def test_a_captain_who_fires_at_an_npc_in_passing_offends_its_nation() -> None:
    table = duel(SPANISH)
    table.sea.npcs["npc:1"].at = HERE
    happens(table, Cross(ship="npc:1", other="p1"))
    (asked,) = table.asked()
    table.act("p1", ReplyShot(decision=asked.id, ammo=Ammo.NORMAL), 1, 1, 1)
    assert table.company().reputation[Nation.SPAIN] == -1


@pytest.mark.rule("CL-MOVE-08")
def test_a_ship_sunk_by_a_shot_in_passing_is_not_fired_at_by_a_second_ship() -> None:
    table = duel(PIRATE, captains=2)
    table.npc("npc:2", AHEAD, card=10)
    table.sea.npcs["npc:1"].at = AHEAD
    table.captain().hold[7:] = [Cube.WATER] * 8
    step = table.act("p1", Sail(heading=0), 10, 1, 1)
    assert len(told(step, e.Shot)) == 1
    assert only_one(step, e.ShipLost).ship == "p1"
