"""Reasons of the rules, told to a captain, against acting on what lies close by."""

import pytest

from engine.core.game import look
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.rules import move, turn
from engine.games.captains_log.words import threats
from tests.captains_log.port_and_market import ANCHORAGE, OPEN_SEA, harbour
from tests.captains_log.sea_fights import ABEAM, AHEAD, PIRATE, duel
from tests.captains_log.sentences import said
from tests.captains_log.table import Table
from tests.captains_log.test_about import played
from tests.legality import forbidden_by
from tests.soak import Seeds


def told(table: Table, code: str = "en") -> list[str]:
    return [said(code, line) for line in CAPTAINS_LOG.words.hindered(table.view())]


def at_sea() -> Table:
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", OPEN_SEA)
    return table


@pytest.mark.rule("CL-FREE-05")
def test_a_captain_who_lies_on_goods_adrift_is_told_why_they_cannot_be_taken() -> None:
    table = at_sea()
    table.sea.loose[OPEN_SEA] = [Good.TEA]
    assert told(table) == [
        "The goods here stay adrift. Picking up costs 1 movement point, which only a move gives. "
        "Sail there, or away and back, and keep 1 movement point."
    ]
    table.sea.turn.points, table.sea.turn.moved = 0, True
    (line,) = told(table)
    assert "You have no movement left." in line
    table.sea.turn.points = 1
    assert told(table) == []


def test_a_captain_who_lies_on_a_barrel_is_told_why_it_cannot_be_taken() -> None:
    table = at_sea()
    table.sea.barrels[:] = [OPEN_SEA]
    assert told(table)[0].startswith("The barrel here stays afloat. Picking up costs")
    assert told(table, "fr")[0].startswith("Le baril reste à flot ici. Repêcher coûte")


@pytest.mark.rule("CL-PORT-06")
def test_a_captain_beside_a_closed_port_is_told_why_it_is_closed() -> None:
    table = at_sea()
    table.place("p1", ANCHORAGE)
    assert told(table) == []
    table.company().reputation[Nation.SPAIN] = -4
    assert told(table) == [
        "You cannot moor at Haven, close by. Spanish ports are closed to you. Regain reputation "
        "first, or try another port."
    ]


@pytest.mark.rule("CL-SHOT-03")
def test_an_enemy_without_a_shot_is_told_beside_another_that_can_be_fired_at() -> None:
    table = duel(PIRATE)
    table.sea.npcs["npc:1"].at = ABEAM
    assert told(table) == []
    table.npc("npc:2", AHEAD, card=table.sea.npcs["npc:1"].card)
    (line,) = told(table)
    assert "no. 2" in line
    assert "ahead or astern" in line


def test_whatever_lies_close_by_can_be_acted_on_or_has_its_reason(seeds: Seeds) -> None:
    """Things afloat in the ship's hex, and foes beside it, in played games."""
    afloat, foes = 0, 0
    for seed in seeds(2):
        for state, seat in played("first", seed):
            view = look(CAPTAINS_LOG, state, seat)
            captain = view.open.captains[seat]
            if captain.at is None or CAPTAINS_LOG.pending(state) or state.open.npc_turn:
                continue
            told_of = [line.key for line in CAPTAINS_LOG.words.hindered(view)]
            pick_ups: tuple[tuple[a.PickUp, bool], ...] = (
                (a.PickUp(what="barrel"), captain.at in view.open.barrels),
                (a.PickUp(what="loose"), captain.at in view.open.loose),
            )
            for pick_up, lies in pick_ups:
                if lies and forbidden_by(CAPTAINS_LOG, state, seat, pick_up):
                    assert "no-pick-up" in told_of
                    afloat += 1
            near = next(threats.others(view, seat), None)
            if near is None or near[0] > 1 or not threats.is_foe(view.open, near[1], seat):
                continue
            fires = a.Shoot(target=near[1], ammo=captain.ammo[0])
            refused = forbidden_by(CAPTAINS_LOG, state, seat, fires)
            if refused and turn.actions_left(view) and move.may_rest(view):
                assert "no-shot" in told_of
                foes += 1
    assert afloat
    assert foes
