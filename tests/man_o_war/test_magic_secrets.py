"""Hands of cards are secret: the laws hold in battles with wizards, and catch who breaks them."""

from itertools import islice
from typing import Any

import pytest

from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from engine.core.records import SPECTATOR
from engine.games.man_o_war.game import MAN_O_WAR, ManOWar
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.options import PRESETS
from engine.games.man_o_war.model.state import WarState, WarView
from tests import laws
from tests.man_o_war.magic import MagicBattle

SEEDS = ("alba", "brigantine", "corsair", "dhow")


class Braggart(ManOWar):
    """Tells everybody which cards are drawn."""

    def perform(self, state: WarState, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        referee.events[:] = [
            e.CardsDrawn(side=event.side, cards=event.cards)
            if isinstance(event, e.CardsDrawn)
            else event
            for event in referee.events
        ]


class Spy(ManOWar):
    """Refuses to dispel all spells if the enemy does not hold the Hellstorm."""

    def to_act(self, state: WarState) -> tuple[str, ...]:
        self.peeked = state
        return super().to_act(state)

    def check(self, view: WarView, action: a.Action) -> None:
        super().check(view, action)
        if isinstance(action, a.OrderDispel) and action.policy == "any":
            foe = "east" if view.seat == "p1" else "west"
            if Card.HELLSTORM not in self.peeked.sides[foe].hand:
                raise RuleViolation("MOW-DEC-07", "dispel-as-ordered")


def at_the_end_of_a_turn() -> MagicBattle:
    """The next ship to act is the last, and then both wizards draw."""
    battle = MagicBattle(A1=(30, 60, 90), B1=(100, 60, 270), east=[Card.OMEN])
    battle.seal()
    battle.open.to_cast.clear()
    battle.open.to_act = [0]
    return battle


def watched(game: AnyGame, battle: MagicBattle, watcher: str, seat: str, action: Any) -> None:
    game.to_act(battle.state)
    for seed in SEEDS:
        laws.shows_no_secret(game, battle.state, watcher, seat, action, seed=seed)


@pytest.mark.parametrize("watcher", ["p1", "p2", SPECTATOR])
def test_cards_that_are_drawn_are_told_to_their_own_side_alone(watcher: str) -> None:
    watched(MAN_O_WAR, at_the_end_of_a_turn(), watcher, OFFICER, a.PlayOn())


def test_the_laws_catch_who_tells_everybody_which_cards_are_drawn() -> None:
    with pytest.raises(AssertionError, match="learnt more"):
        watched(Braggart(), at_the_end_of_a_turn(), SPECTATOR, OFFICER, a.PlayOn())


def test_no_refusal_depends_on_the_hand_of_the_enemy() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(100, 60, 270), east=[Card.HELLSTORM])
    action = a.OrderDispel(decision=battle.asked("p1"), policy="any")
    watched(MAN_O_WAR, battle, "p1", "p1", action)
    with pytest.raises(AssertionError, match="a refusal told a secret"):
        watched(Spy(), battle, "p1", "p1", action)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_the_laws_of_secrets_hold_through_a_battle_with_wizards(seed: str) -> None:
    state, _ = laws.opening(MAN_O_WAR, seed, PRESETS["with_wizards"])
    for step in islice(laws.random_steps(MAN_O_WAR, state, seed), 40):
        del step
        for watcher in ("p1", "p2", SPECTATOR):
            laws.looks_the_same(MAN_O_WAR, state, watcher, seed)
        seats = MAN_O_WAR.to_act(state)
        if not seats:
            break
        seat, action = laws.random_action(MAN_O_WAR, state, seed, 1)
        for watcher in ("p1", "p2", SPECTATOR):
            laws.shows_no_secret(MAN_O_WAR, state, watcher, seat, action, seed=seed)
