"""Policies for a person's seat play legally, by the same view, and as well as they claim."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from engine.ai.policies import default_policy, greedy_policy, policy, random_policy
from engine.core.dice import ScriptedDice, policy_dice
from engine.core.game import AnyGame, Policy, is_npc, look, play
from engine.core.records import clone
from tests import laws
from tests.core.every_game import each_game
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish


def last_turn() -> Any:
    """The last turn, of p2, with the galleon sunk; p2 holds the better card."""
    state, _ = laws.opening(SKIRMISH, "last")
    for asked in tuple(SKIRMISH.pending(state)):
        bid = p.Bid(decision=asked.id, gold=0)
        play(SKIRMISH, state, asked.seat, bid, policy_dice("last", 1), seq=1)
    state.open.round, state.open.active, state.open.hull = state.open.rounds, "p2", 0
    state.own["p1"].hand, state.own["p2"].hand = [1], [9]
    state.hidden.pile = [2, 3, 4, 5, 6, 7, 8]
    return state


@each_game
@pytest.mark.parametrize("name", ["random", "default"])
def test_a_policy_plays_legally_and_changes_no_view(game: AnyGame, name: str) -> None:
    state, _ = laws.opening(game, "policies")
    mind = policy(game, name)
    for step in laws.random_steps(game, state, "policies"):
        if step.seq > 150 or not (seats := game.to_act(state)):
            return
        for seat in seats:
            if is_npc(seat):
                continue
            view = look(game, state, seat)
            before = clone(view)
            action = mind(view, policy_dice("policies", step.seq))
            assert view == before
            assert not laws.refusal(game, clone(state), seat, action)


def test_a_policy_chooses_the_same_action_with_the_same_dice() -> None:
    state, _ = laws.opening(SKIRMISH, "same")
    view = look(SKIRMISH, state, "p1")
    for mind in (random_policy(SKIRMISH), greedy_policy(SKIRMISH)):
        assert mind(view, policy_dice("a", 1)) == mind(view, policy_dice("a", 1))


def test_the_random_policy_plays_the_suggestion_that_its_die_picks() -> None:
    state, _ = laws.opening(SKIRMISH, "random")
    view = look(SKIRMISH, state, "p1")
    suggested = list(SKIRMISH.suggest(view))
    mind = random_policy(SKIRMISH)
    faces = range(1, len(suggested) + 1)
    assert [mind(view, ScriptedDice([face])) for face in faces] == suggested


def test_a_policy_plays_the_default_action_if_nothing_is_suggested() -> None:
    class Silent(Skirmish):
        def suggest(self, view: Any) -> Any:
            return iter(())

    state, _ = laws.opening(SKIRMISH, "silent")
    view = look(SKIRMISH, state, "p1")
    for mind in (random_policy(Silent()), greedy_policy(Silent())):
        assert mind(view, ScriptedDice([])) == SKIRMISH.default(view)


def test_the_greedy_policy_ends_a_game_that_it_wins() -> None:
    state = last_turn()
    state.open.captains["p2"].gold = 30
    for seed in range(20):
        action = greedy_policy(SKIRMISH)(look(SKIRMISH, state, "p2"), policy_dice("win", seed))
        assert isinstance(action, p.Sail | p.Dive), "which end the game, as selling does not"


def test_the_greedy_policy_does_not_end_a_game_that_it_loses() -> None:
    state = last_turn()
    state.open.captains["p1"].gold = 60
    for seed in range(20):
        action = greedy_policy(SKIRMISH)(look(SKIRMISH, state, "p2"), policy_dice("loss", seed))
        assert isinstance(action, p.Sell | p.OfferTrade)


def test_a_games_own_level_is_preferred_to_a_general_policy_of_its_name() -> None:
    class Levelled(Skirmish):
        levels: Mapping[str, Policy] = MappingProxyType(
            {"greedy": lambda *_: "its own", "sly": lambda *_: "sly"}
        )

    state, _ = laws.opening(SKIRMISH, "levels")
    view = look(SKIRMISH, state, "p1")
    dice = ScriptedDice([])
    assert policy(Levelled(), "greedy")(view, dice) == "its own"
    assert policy(Levelled(), "sly")(view, dice) == "sly"
    assert policy(Levelled(), "default")(view, dice) == default_policy(SKIRMISH)(view, dice)
    with pytest.raises(KeyError):
        policy(SKIRMISH, "sly")


def test_a_sparring_partner_is_found_by_name_and_a_game_may_have_none() -> None:
    class Partnered(Skirmish):
        sparring: Mapping[str, Policy] = MappingProxyType({"idle": random_policy(SKIRMISH)})

    game = Partnered()
    assert policy(game, "idle") is game.sparring["idle"]
    with pytest.raises(KeyError):
        policy(SKIRMISH, "idle")
