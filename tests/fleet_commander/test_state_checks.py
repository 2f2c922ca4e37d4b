"""Checks of game states: faults are reported, and states reached by play have none."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.agenda import ask
from engine.core.game import faults
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.decisions import Strike, SupportDecision
from engine.games.fleet_commander.model.state import Again, Portal, Token
from tests.fleet_commander.battle import Battle


def _move(one: list[str], other: list[str]) -> None:
    other.append(one.pop(0))


def _crowd_left(battle: Battle) -> None:
    battle.dice("p1", bridge="R:O R:O R:O B:O B:O")


def _crowd(battle: Battle) -> None:
    battle.change(1, at=battle.at("C3"))
    battle.ship("p1", "frigate", "C3")


def _far(battle: Battle) -> None:
    battle.interdictor(0, "A1")
    battle.open.tokens[0] = replace(battle.open.tokens[0], at=99)


def _again(battle: Battle) -> None:
    battle.open.turn.again = Again(die="B:O", at=99, ships=(1,))


def sound() -> Battle:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="drones")
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O B:S", "G:O")
    return battle


def test_a_state_reached_by_play_has_no_faults() -> None:
    battle = sound()
    assert [*faults(battle.game, battle.state)] == []
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", 2))
    assert battle.is_asked()
    assert [*faults(battle.game, battle.state)] == []
    battle.answer(a.TakeHit)
    assert [*faults(battle.game, battle.state)] == []


def _portals(battle: Battle, *sectors: str) -> None:
    battle.open.portals += [Portal(letter="X", at=battle.at(name)) for name in sectors]


def _support(battle: Battle) -> None:
    strike = Strike(attacker="p1", at=battle.at("C3"), way=(battle.at("C2"),), target=0, ships=(0,))
    ask(
        battle.state,
        SupportDecision(id=battle.state.asked + 1, seat="p2", strike=strike, ships=(1,)),
    )


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda b: setattr(b.open, "data", "unknown"), "data"),
        (lambda b: b.open.order.pop(), "order"),
        (lambda b: b.open.sectors.pop(), "sectors"),
        (lambda b: setattr(b.open.turn, "seat", "p9"), "turn"),
        (lambda b: setattr(b.open, "winners", ("p9",)), "turn"),
        (lambda b: b.commander().rolled.append("R:O"), "three of each colour"),
        (lambda b: b.commander().reserve.pop(), "three colours"),
        (lambda b: _move(b.commander().rolled, b.commander().right), "right"),
        (_crowd_left, "left"),
        (lambda b: b.change(0, hull=99), "hull"),
        (lambda b: b.change(1, id=0), "number"),
        (lambda b: b.change(0, at=99), "at"),
        (lambda b: b.change(0, hull=0), "at"),
        (lambda b: b.change(0, owner="p9"), "commands"),
        (lambda b: b.change(2, at=b.at("C3")), "two commanders"),
        (_crowd, "too many"),
        (lambda b: b.open.edges.update(p1=(99,)), "edges"),
        (lambda b: b.open.tokens.append(Token(weapon=Weapon.DRONES, launcher=9, on=0)), "ship"),
        (_far, "sector"),
        (_again, "sector"),
        (lambda b: b.state.agenda.append(t.BeginTurn(seat="p9")), "seat"),
        (lambda b: b.state.agenda.append(t.NextTurn(after="p9")), "after"),
        (lambda b: setattr(b.open.turn, "phase", "setup"), "nothing is left"),
        (lambda b: _portals(b, "A1", "A2", "A3"), "more than two of a letter"),
        (lambda b: _portals(b, "A1", "A1"), "two in one sector"),
        (lambda b: (b.special("A1", "gas_cloud"), _portals(b, "A1")), "not in a neutral"),
        (_support, "an attack that is not there"),
    ],
)
def test_each_fault_of_a_state_is_reported(spoil: Callable[[Battle], object], told: str) -> None:
    battle = sound()
    spoil(battle)
    found = [*faults(battle.game, battle.state)]
    assert found
    assert any(told in one for one in found), found
