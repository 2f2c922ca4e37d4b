"""Menus of a battle: levels with one entry are skipped both ways, and groups of ships switched."""

import pytest

from engine.games.fleet_commander.model import actions as a
from tests.cogs.discord_server import (
    DiscordServer,
    entries_of,
    ids_of,
    labels_of,
    named,
    options_of,
    pick,
    said,
    shown,
)
from tests.cogs.fleet_table import begin, bot, in_action, put
from tests.cogs.test_fleet_switches import planned
from tests.fleet_commander.battle import Battle

__all__ = ["bot"]


async def test_back_leads_up_past_a_level_with_one_entry(server: DiscordServer) -> None:
    """The only sector that can attack is opened with *Attack*; *Back* leads to all actions."""
    await begin(server)
    battle = Battle()
    for kind in ("destroyer", "frigate"):
        battle.ship("p1", kind, "C3")
    battle.ship("p1", "battleship", "C5", weapon="tractor_ray")
    battle.ship("p2", "battleship", "C2", weapon="proton_ray")
    battle.dice("p1", rolled="R:O B:D")
    await put(server, battle.state)
    opened = shown(await server.alice.click(server.board, label="Act"))
    attack = named(opened, "Attack")
    assert "C3" in attack
    inside = shown(await pick(server.alice, opened, attack))
    assert "Back" in labels_of(inside)
    back = shown(await server.alice.click(inside, label="Back"))
    assert [*entries_of(back)] == [*entries_of(opened)]


@pytest.mark.rule("FC-MOVE-02")
async def test_ships_that_go_together_are_switches_if_many_groups_are_possible(
    server: DiscordServer,
) -> None:
    await begin(server)
    battle = in_action()
    cruiser, frigate = battle.one_at("B3"), battle.ship("p1", "frigate", "B3")
    destroyer = battle.ship("p1", "destroyer", "B3")
    await put(server, battle.state)
    opened = shown(await server.alice.click(server.board, label="Act"))
    inside = shown(await pick(server.alice, opened, named(opened, "Move")))
    inside = shown(await pick(server.alice, inside, named(inside, "B3")))
    offered = [*entries_of(inside)]
    assert sum(one.startswith("Only some: ") for one in offered) * 2 == len(offered), offered
    some = shown(await pick(server.alice, inside, "Only some: "))
    assert len(options_of(some, "m-switch")) == 3
    menu = next(one for one in ids_of(some) if ":m-switch:" in one)
    done = await server.alice.select(some, [str(frigate), str(destroyer)], custom_id=menu)
    assert "Confirm" in labels_of(shown(done)), said(done)
    (action,) = await planned(server)
    assert isinstance(action, a.Move)
    assert {*action.ships} == {frigate, destroyer}
    assert cruiser not in action.ships
