"""Permissions of every role for every command."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
import simcord
from discord import app_commands

from tests.cogs.rights_table import LISTED, ROLES, Phase, Place, RightsServer

HERE = ("NoTableHere", "NoTableHere", "silence")
"""Outcomes for an outsider, a direct message and another bot, outside the table's channel."""

ANYBODY = ("ok", "ok", "ok", "ok", "ok", "ok", "ok", "silence")
WATCH = ("ok", "ok", "ok", "ok", "ok", *HERE)
SEATED = ("ok", "ok", "ok", "NotAtTable", "NotAtTable", *HERE)
MANAGE = ("ok", "NotHost", "NotHost", "NotHost", "ok", *HERE)
AGAIN = ("ok", "ok", "ok", "NoTableHere", "NoTableHere", *HERE)
TURN = ("NotYourTurn", "ok", "NotYourTurn", "NotAtTable", "NotAtTable", *HERE)
NOBODY_NOW = ("NotNow", "NotNow", "NotNow", "NotAtTable", "NotAtTable", *HERE)
"""Outcomes of a game command that is impossible for everybody on the open sea."""

WHICH_ONE = ("NotNow", "WhichOne", "NotNow", "NotAtTable", "NotAtTable", *HERE)
"""Outcomes of a command that fits several actions of the player on turn, without a choice."""

PICKED = ("NotNow", "ok", *NOBODY_NOW[2:])
"""Outcomes of such a command with one of the actions chosen."""

MANAGES = (*["NotManager"] * 4, "ok", "NotManager", "NoServer", "silence")
"""Outcomes of a command for managers of a server."""

ELSEWHERE = (*["WrongGame"] * 5, *HERE)
"""Outcomes of a command of another game than that of the table."""


@dataclass(frozen=True)
class Row:
    """A command with *options* at a table in *phase*, and its outcome for each role."""

    command: str
    comes_to: tuple[str, ...]
    phase: Phase = "play"
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join((self.command, *self.options))


def row(command: str, comes_to: tuple[str, ...], phase: Phase = "play", **options: Any) -> Row:
    return Row(command, comes_to, phase, options)


ROWS = [
    row("table new", (*["ChannelTaken"] * 5, "ok", "ok", "silence")),
    row("table new", (*["ok"] * 6, "NoThreads", "silence"), thread=True),
    row("table join", (*["AlreadySeated"] * 3, "ok", "ok", *HERE), "lobby"),
    row("table join", (*["AlreadySeated"] * 3, "ok", "ok", *HERE), seat="A", share=True),
    row("table leave", SEATED),
    row("table leave", (*SEATED[:5], "NotAtTable", "ok", "silence"), table=""),
    row("table bot", MANAGE, "lobby"),
    row("table start", MANAGE, "lobby"),
    row("table settings", WATCH),
    row("table settings", MANAGE, "lobby", preset="first"),
    row("table clock", WATCH),
    row("table clock", MANAGE, pace="daily"),
    row("table extend", MANAGE),
    row("table show", WATCH),
    row("table pause", MANAGE),
    row("table close", MANAGE),
    row("table close", (*MANAGE[:5], "NotHost", "ok", "silence"), table=""),
    row("table undo", MANAGE, turn=LISTED),
    row("table free", MANAGE, seat="C"),
    row("table approve", MANAGE, user="spectator"),
    row("table block", MANAGE, user="other"),
    row("table block", ("HostStays", *MANAGE[1:4], "HostStays", *HERE), user="host"),
    row(
        "table release",
        ("NotDamaged", *MANAGE[1:4], "NotDamaged", "NotHost", "NotDamaged", "silence"),
        table="",
    ),
    row("table autopilot", SEATED),
    row("table vote", SEATED, what="draw"),
    row("table vote", SEATED, what="pause"),
    row(
        "table vote", tuple(one.replace("ok", "NotAbsent") for one in SEATED), what="bot", seat="A"
    ),
    row("table vote", ("ok",) * 5 + SEATED[5:], what="yes"),
    row("table vote", SEATED, what="admit"),
    row("table resign", SEATED),
    row("table invite", SEATED, user="spectator"),
    row("table invite", ("NotHolder", *["NotHolder"] * 4, *HERE), user="spectator", seat="D"),
    row("again", AGAIN, "over"),
    row("turn show", WATCH),
    row("turn act", TURN),
    row("turn plan", ("NotYourTurn", "WhichOne", *TURN[2:]), goal="nowhere"),
    row("turn resume", TURN),
    row("turn confirm", TURN),
    row("turn discard", TURN),
    row("turn undo", ("NothingToUndo", "ok", "NothingToUndo", *TURN[3:])),
    row("turn end", TURN),
    row("turn end", TURN, anyway=True),
    row("hand", SEATED),
    row("map show", WATCH),
    row("map zoom", WATCH, place="all"),
    row("map recap", WATCH),
    row("map text", WATCH),
    row("roll", ANYBODY, dice="1d6"),
    row("rules", ANYBODY, about="sail"),
    row("help", ANYBODY),
    row("mygames", ANYBODY),
    row("prefs", ANYBODY),
    row("prefs", ANYBODY, zone="UTC", quiet="22:00-07:00", calls="silent", reminders="none"),
    row("prefs", ANYBODY, direct=True),
    row("away", ANYBODY),
    row("away", ANYBODY, until="3", meanwhile="bot"),
    row("host board", MANAGES),
    row("host board", MANAGES, on=False),
    row("lookup", tuple(one.replace("ok", "NoPanel") for one in WATCH), panel="none"),
    row("captain sail", TURN, to=LISTED),
    row("captain explore", TURN),
    row("captain end", TURN),
    row("captain turn", WHICH_ONE),
    row("auto show", SEATED),
    row("auto set", SEATED, when="shot", do="fire"),
    row("auto clear", SEATED),
    row("auto ahead", SEATED),
    row("captain start", WHICH_ONE, "asked"),
    row("captain start", PICKED, "asked", where=LISTED),
    row("captain jettison", WHICH_ONE),
    row("captain jettison", PICKED, goods=LISTED),
    *(
        row(f"captain {name}", NOBODY_NOW)
        for name in (
            *("fire", "buy", "sell", "wood", "repair", "pickup", "rearrange"),
            *("upgrade", "ship", "fame", "mission", "facing", "answer", "scuttle"),
        )
    ),
    *(
        row(f"fleet {name}", ELSEWHERE)
        for name in (
            *("roll", "attack", "move", "weapon", "reroll", "drain", "token", "keep"),
            *("choose", "place", "deploy", "answer", "orders", "end", "mission", "scan"),
        )
    ),
    *(row(f"squadron {name}", ELSEWHERE) for name in ("signal", "seal", "scuttle", "end")),
    row("squadron orders", ELSEWHERE, orders="A1: A10"),
    *(row(f"squadron {name}", ELSEWHERE) for name in ("cast", "dispel", "discard")),
]


@pytest.fixture
def server(simcord_env: simcord.Env) -> RightsServer:
    return RightsServer(simcord_env)


async def test_every_command_is_in_the_list_of_outcomes(server: RightsServer) -> None:
    there = {
        one.qualified_name
        for one in server.bot.tree.walk_commands()
        if isinstance(one, app_commands.Command)
    }
    assert {one.command for one in ROWS} == there


REFUSED = [one for one in ROWS if one.phase == "play" and "ok" not in one.comes_to]
"""Commands refused to every role; as they change nothing, they are all tried at one table."""


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [one for one in ROWS if one not in REFUSED], ids=str)
async def test_a_command_has_the_listed_outcome_for_each_role(
    server: RightsServer, wanted: Row
) -> None:
    await _try(server, wanted, None)


@pytest.mark.slow
async def test_commands_that_no_role_can_use_here_are_refused_to_all(server: RightsServer) -> None:
    place: Place | None = None
    for wanted in REFUSED:
        place = await _try(server, wanted, place)


async def _try(server: RightsServer, wanted: Row, place: Place | None) -> Place | None:
    """Have every role type a command; returns the place if nothing changed there, else None."""
    found: dict[str, str] = {}
    for role in ROLES:
        place = place or await server.lay(wanted.phase)
        before = await server.traces(place.table)
        seats = await server.seats(role, place.table)
        came_to = await server.command(role, place, wanted.command, wanted.options)
        found[role] = came_to
        place = await server.check(place, before, came_to, seats)
        await server.clear_away(place)
    assert found == dict(zip(ROLES, wanted.comes_to, strict=True)), wanted
    return place
