"""Sparring partners: known to the arena, offered in no lobby, and held by the best level."""

import itertools

import pytest

from engine.ai.policies import policy
from engine.arena import Match, contest, play_match
from engine.core.agenda import ask
from engine.core.dice import SeededDice, policy_dice, table_dice
from engine.core.game import begin, is_npc, look, play
from engine.games.captains_log.bots.levels import LEVELS
from engine.games.captains_log.bots.sparring import SPARRING
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.decisions import PassingShotDecision
from engine.games.captains_log.model.options import PRESETS
from tests.captains_log.sea_fights import PIRATE, duel
from tests.soak import Seeds

DECISIONS = 60
DUELS = 100


def test_no_lobby_offers_a_sparring_partner() -> None:
    assert not LEVELS.keys() & SPARRING.keys()
    assert "hunter" in SPARRING
    assert policy(CAPTAINS_LOG, "hunter") is SPARRING["hunter"]


@pytest.mark.parametrize("partner", SPARRING)
def test_a_sparring_partner_plays_by_the_rules(partner: str) -> None:
    state, _ = begin(CAPTAINS_LOG, ["p1", "p2"], PRESETS["first_voyage"], table_dice(partner, 0))
    mind, ended = policy(CAPTAINS_LOG, partner), 0
    for seq in itertools.count(1):
        seat = next(iter(CAPTAINS_LOG.to_act(state)), None)
        if seat is None or seq > DECISIONS:
            break
        view = look(CAPTAINS_LOG, state, seat)
        npc = is_npc(seat)
        action = CAPTAINS_LOG.default(view) if npc else mind(view, policy_dice(partner, seq))
        ended += isinstance(action, a.EndTurn)
        play(CAPTAINS_LOG, state, seat, action, table_dice(partner, seq), seq=seq)
    assert ended


@pytest.mark.parametrize(("harmed", "fires"), [(None, False), ("npc:1", True)])
def test_who_never_fires_first_fires_back(harmed: str | None, *, fires: bool) -> None:
    table = duel(PIRATE, guns=4)
    table.captain().harmed_by = harmed
    action = SPARRING["never_fires_first"](table.view(), SeededDice(0))
    assert isinstance(action, a.Shoot) == fires


def test_who_never_fires_first_lets_a_ship_pass() -> None:
    table = duel(PIRATE, captains=2)
    table.state.asked = 0
    ask(table.state, PassingShotDecision(id=1, seat="p1", ship="p2"))
    action = SPARRING["never_fires_first"](table.view(), SeededDice(0))
    assert action == a.ReplyShot(decision=1, ammo=None)


@pytest.mark.slow
def test_whole_games_against_sparring_partners_end(seeds: Seeds) -> None:
    for seed, partner in zip(seeds(len(SPARRING)), SPARRING, strict=False):
        assert play_match(CAPTAINS_LOG, ["mate", partner], seed, PRESETS["first"]).outcome, partner


@pytest.mark.soak
@pytest.mark.parametrize("partner", SPARRING)
def test_no_sparring_partner_wins_more_than_one_duel_in_three(partner: str) -> None:
    """Half is a fair share: most partners are mates but for their one idea."""
    played = contest(
        CAPTAINS_LOG, [partner, [*LEVELS][-1]], games=DUELS, seed="sparring", paired=True
    )
    assert sum(_winners(match) == [partner] for match in played) <= DUELS / 3


def _winners(match: Match) -> list[str]:
    """The policies that won *match*."""
    won = match.outcome.winners if match.outcome else ()
    return [name for seat, name in match.policies if seat in won]
