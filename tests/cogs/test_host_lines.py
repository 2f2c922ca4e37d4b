"""Acts that only a host may do, each told to everybody by a line in the channel."""

from collections.abc import Mapping
from typing import Any

import pytest
import simcord

from tests.cogs.discord_server import labels_of, shown, text_of
from tests.cogs.rights_table import RightsServer
from tests.cogs.test_rights import ROWS, Row

MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))

LINES: Mapping[tuple[str, ...], str] = {
    ("table bot",): "The host gives seat D to the bot",
    ("table start",): "7 tiles are revealed",
    ("table settings", "preset"): "The host sets the options of",
    ("table clock", "pace"): "The host sets the clock",
    ("table pause",): "is paused",
    ("table close",): "is closed",
    ("table undo", "turn"): "The host takes the game back",
    ("table extend",): "one more day",
    ("table free", "seat"): "The host clears seat C, which Carol held",
    ("table approve", "user"): "The host lets Dora take any free seat",
    ("table block", "user"): "The host blocks Carol",
    ("table release", "table"): "is repaired and resumes",
}
"""What the channel reads once the host has typed a command with these options."""

FINAL = {"Close for good", "Go back"}
"""Buttons that do what a command asked about."""


def only_for_hosts(row: Row) -> bool:
    """Whether the other players may not type it."""
    return row.comes_to[1] == row.comes_to[2] == "NotHost" and row.options != {"user": "host"}


ACTS = list({(one.command, *one.options): one for one in ROWS if only_for_hosts(one)}.values())


@pytest.fixture
def server(simcord_env: simcord.Env) -> RightsServer:
    return RightsServer(simcord_env)


def told(channel: Any) -> list[str]:
    return [text_of(one).translate(MARKS) for one in channel.history()]


def test_every_command_of_hosts_has_a_line() -> None:
    acts = {(one.command, *one.options) for one in ACTS}
    assert acts - {("table close", "table")} == {*LINES}


@pytest.mark.parametrize(
    "act", [one for one in ACTS if (one.command, *one.options) in LINES], ids=str
)
async def test_an_act_of_the_host_is_told_to_everybody(server: RightsServer, act: Row) -> None:
    place = await server.lay(act.phase)
    if act.command == "table release":
        await server.bot.tables.quarantine(await server.bot.tables.table(place.table), "a test")
        await server.bot.services.settle()
    before = told(place.channel)
    options = {
        key: await server._listed(place, act.command, key) if key == "turn" else one
        for key, one in act.options.items()
    }
    typed = {key: server._typed("host", place, key, one) for key, one in options.items()}
    done = await server.alice.slash(place.channel, act.command, **typed)
    if found := FINAL & {*labels_of(shown(done))}:
        await server.alice.click(shown(done), label=found.pop())
    await server.bot.services.settle()
    new = [one for one in told(place.channel) if one not in before]
    words = LINES[act.command, *act.options].split("|")
    assert any(word in one for one in new for word in words), new


async def test_a_host_who_resumes_is_told_of_too(server: RightsServer) -> None:
    place = await server.lay("play")
    for _ in range(2):
        await server.alice.slash(place.channel, "table pause")
    assert any("resumes." in one for one in told(place.channel))
