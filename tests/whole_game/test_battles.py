"""Battles of Fleet Commander on Discord: duels, teams, free-for-alls and every scenario.

Each is played to its end in a soak; one duel begins, in each language and way, in every run.
"""

import logging
from pathlib import Path

import pytest

from bot.client import Quarterdeck
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.options import PRESETS
from tests.cogs.conftest import make_bot, settle_seconds, simcord_env
from tests.cogs.discord_server import DiscordServer, labels_of, said, text_of
from tests.whole_game.battle_table import BattleTable, Way

__all__ = ["settle_seconds", "simcord_env"]

pytestmark = pytest.mark.slow

ACTS = 14
"""Number of actions of a battle that are played in a run without a soak."""

MOST_ACTS = 1_500

MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))
"""Unicode isolates around names, to be removed from a text."""


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    """The bot without painters, because other tests draw whole battles."""
    return make_bot(database, {FLEET_COMMANDER.slug: FLEET_COMMANDER})


@pytest.fixture
def server(simcord_env: object) -> DiscordServer:
    return DiscordServer(simcord_env)  # type: ignore[arg-type] # a fixture of another folder


@pytest.mark.parametrize(("code", "way"), [("en", "menus"), ("fr", "commands")])
async def test_battles_are_fought_from_the_lobby_to_the_announced_winner(
    server: DiscordServer,
    caplog: pytest.LogCaptureFixture,
    proportion: int,
    code: str,
    way: Way,
) -> None:
    """In a soak all battles are played to their end; otherwise one duel is only begun."""
    table = BattleTable(server, code, way, f"battle-{code}")
    for preset in PRESETS if proportion > 1 else ["first_game"]:
        count = FLEET_COMMANDER.seats(PRESETS[preset]).least
        await table.begin(preset, count)
        await _fight(table, MOST_ACTS if proportion > 1 else ACTS)
        if proportion == 1:
            return
        await _check_the_end(table)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_player_with_standing_orders_is_never_asked_in_the_turn_of_the_other(
    server: DiscordServer, proportion: int
) -> None:
    """Bob sets the orders once; his own turns are the defaults that a timeout would play."""
    table = BattleTable(server, "en", "menus", "orders")
    await table.begin("first_game", 2)
    when, do = "When I am attacked", "Balanced: save ships, shields from 2 damage on"
    told = await server.bob.slash(server.channel, "auto set", when=when, do=do)
    assert do.split(":", maxsplit=1)[0] in said(told)
    (bob,) = (await table.live()).seats_of(server.bob.id)
    most = MOST_ACTS if proportion > 1 else 3 * ACTS
    while (live := await table.live()).table.status == "open" and table.acts < most:
        if live.waits() == (bob,):
            await table.play(live, bob, live.game.default(live.view(bob)))
            table.acts += 1
        else:
            await table.act()
    assert bob not in table.interrupted
    if proportion > 1:
        told = "\n".join(server.told).translate(MARKS)
        assert "By standing order: Bob" in told
        await _check_the_end(table)


async def _fight(table: BattleTable, until: int) -> None:
    while (await table.live()).table.status == "open" and table.acts < until:
        await table.act()


async def _check_the_end(table: BattleTable) -> None:
    """Check that the game is over, and that its last card names the winners and offers another."""
    live = await table.live()
    outcome = live.outcome()
    assert live.table.status == "finished"
    assert outcome is not None
    card = text_of(table.server.board)
    for seat in outcome.winners:
        assert table.person(live, seat).name in card
    assert table.seed in card
    assert table.say("button-again") in labels_of(table.server.board)
