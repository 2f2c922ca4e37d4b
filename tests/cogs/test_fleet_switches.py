"""Ships that fire together are switches in the planner, and can be typed."""

import pytest

from engine.games.fleet_commander.model import actions as a
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    ids_of,
    labels_of,
    options_of,
    said,
    shown,
)
from tests.cogs.fleet_table import begin, bot, in_action, put
from tests.fleet_commander.battle import Battle

__all__ = ["bot"]


def two_abreast() -> tuple[Battle, int, int]:
    """The battle of ``in_action`` with a frigate beside Alice's destroyer."""
    battle = in_action()
    return battle, battle.one_at("C3"), battle.ship("p1", "frigate", "C3")


async def planned(server: DiscordServer) -> tuple[object, ...]:
    state = await server.bot.planner.drafts.open(await server.table_id(), server.alice.id)
    return state.actions


@pytest.mark.rule("FC-ATTACK-04")
async def test_the_ships_that_fire_are_switches_of_one_menu(server: DiscordServer) -> None:
    await begin(server)
    battle, _, frigate = two_abreast()
    await put(server, battle.state)
    opened = await server.alice.click(server.board, label="Act")
    deeper = await choose(server.alice, opened, "Attack", "C3", "Choose the ships", until="Back")
    card = shown(deeper)
    menu = next(one for one in ids_of(card) if ":m-switch:" in one)
    assert len(options_of(card, "m-switch")) > 1
    done = await server.alice.select(card, [str(frigate)], custom_id=menu)
    assert "Confirm" in labels_of(shown(done)), said(done)
    (action,) = await planned(server)
    assert isinstance(action, a.Attack)
    assert frigate not in action.held
    assert action.held


@pytest.mark.rule("FC-ATTACK-04")
@pytest.mark.parametrize(("code", "alone"), [("en", "alone"), ("fr", "seulement")])
async def test_an_attack_by_some_ships_can_be_typed(
    server: DiscordServer, code: str, alone: str
) -> None:
    server.locales[server.alice.id] = code
    await begin(server)
    battle, _, _ = two_abreast()
    await put(server, battle.state)
    offered = await server.alice.autocomplete(server.channel, "fleet attack", "target", alone)
    assert offered
    await server.alice.slash(server.channel, "fleet attack", target=offered[0]["value"])
    (action,) = await planned(server)
    assert isinstance(action, a.Attack)
    assert action.held
