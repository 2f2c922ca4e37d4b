"""Sparring partners are known to the arena and offered in no lobby, play legally, and end games."""

import itertools
from typing import Any

import pytest

from engine.ai.policies import policy, sparring
from engine.arena import play_match
from engine.core.dice import policy_dice, table_dice
from engine.core.game import AnyGame, Policy, begin, is_npc, look, play, standard_options
from engine.games import GAMES
from tests.soak import Seeds

DECISIONS = 120

PARTNERS = [
    pytest.param(game, name, id=f"{game.slug}-{name}") for game in GAMES for name in sparring(game)
]

every_partner = pytest.mark.parametrize(("game", "partner"), PARTNERS)


@every_partner
def test_no_lobby_offers_a_sparring_partner(game: AnyGame, partner: str) -> None:
    assert partner not in game.levels
    assert policy(game, partner) is sparring(game)[partner]


@every_partner
def test_a_sparring_partner_plays_by_the_rules(game: AnyGame, partner: str) -> None:
    """Every action is checked as it is played; a partner ends its turn sooner or later."""
    mind = policy(game, partner)
    state = _begun(game, partner)
    for seq in itertools.count(1):
        seat = next(iter(game.to_act(state)), None)
        if seat is None or seq > DECISIONS:
            break
        _played(game, state, seat, mind, seq)
    assert state.open.round > 1


@pytest.mark.slow
@every_partner
def test_a_whole_game_of_the_best_fast_level_against_a_partner_ends(
    game: AnyGame, partner: str, seeds: Seeds
) -> None:
    level = sparring_level(game)
    for seed in seeds(1):
        assert play_match(game, [level, partner], seed).outcome, (partner, seed)


def sparring_level(game: AnyGame) -> str:
    """The level that holds against the partners: the captain, where an admiral thinks longer."""
    return "captain" if "captain" in game.levels else [*game.levels][-1]


def _begun(game: AnyGame, seed: str) -> Any:
    seats = game.seats(standard_options(game)).seats[:2]
    state, _ = begin(game, seats, standard_options(game), table_dice(seed, 0))
    return state


def _played(game: AnyGame, state: Any, seat: str, mind: Policy, seq: int) -> None:
    view = look(game, state, seat)
    action = game.default(view) if is_npc(seat) else mind(view, policy_dice("sparring", seq))
    play(game, state, seat, action, table_dice("sparring", seq), seq=seq)
