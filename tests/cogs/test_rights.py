"""Permissions of every role for every command and every button."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
import simcord
from discord import app_commands

from bot.messages import personal_verbs, verbs
from bot.messages.planner import planner_verbs
from bot.messages.planner.form_modal import OpenForm, SendForm
from bot.messages.planner.menus import key_of
from bot.messages.verb import GREATEST_NUMBER, Verb
from bot.tables import hosting, invitations, seating, votes
from tests.bot.verb_kinds import KINDS
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
            *("upgrade", "ship", "fame", "facing", "answer", "scuttle"),
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
        place = await _check(server, place, before, came_to, seats)
        await _clear_away(server, place)
    assert found == dict(zip(ROLES, wanted.comes_to, strict=True)), wanted
    return place


@dataclass(frozen=True)
class Press:
    """A button on a message of the table in *phase*, and its outcome for each role."""

    kind: type[Verb]
    comes_to: tuple[str, ...]
    phase: Phase = "play"

    def __str__(self) -> str:
        return self.kind.__name__


OF_TURN = ("NotYourTurn", "ok", "NotYourTurn", *["NotAtTable"] * 3, "NotYourTurn", "silence")
OF_SEAT = ("ok", "ok", "ok", *["NotAtTable"] * 3, "ok", "silence")
OF_MANAGER = ("ok", *["NotHost"] * 3, "ok", "NotHost", "ok", "silence")
OF_OTHERS = ("ok", "OwnTime", "ok", *["NotAtTable"] * 3, "ok", "silence")
OF_HOLDER = ("NotHolder", "ok", *["NotHolder"] * 5, "silence")
"""In OF_TURN and the others, an outsider or a direct message presses a forged button."""

MARKED = (
    *(
        planner_verbs.Intend,
        planner_verbs.PickPlan,
        planner_verbs.PickSwitches,
        planner_verbs.Pick,
        planner_verbs.PickOn,
        planner_verbs.Into,
        planner_verbs.Confirm,
        planner_verbs.Add,
        planner_verbs.Back,
    ),
    *(planner_verbs.TakeOff, planner_verbs.GoOn, planner_verbs.AddRest, planner_verbs.DropRest),
    OpenForm,
)
"""Buttons and menus of a planner that shows a plan."""

NO_PANEL = (*["OldButton"] * 7, "silence")
"""Outcomes for a panel that does not exist, whose others are open to all, and for no number."""

AFTERWARDS = (*["ok"] * 3, *["NotAtTable"] * 3, "ok", "silence")

PRESSES = [
    Press(
        verbs.Join, (*["AlreadySeated"] * 3, "ok", "ok", "ok", "AlreadySeated", "silence"), "lobby"
    ),
    Press(verbs.JoinSide, (*["NoSide"] * 7, "silence"), "lobby"),
    Press(verbs.Start, OF_MANAGER, "lobby"),
    Press(verbs.LetIn, OF_HOLDER),
    Press(verbs.TurnAway, OF_HOLDER),
    Press(verbs.AcceptSeat, (*["NotForYou"] * 3, "ok", *["NotForYou"] * 3, "silence")),
    Press(verbs.DeclineSeat, (*["NotForYou"] * 3, "ok", *["NotForYou"] * 3, "silence")),
    Press(verbs.EndShare, OF_HOLDER),
    Press(verbs.TakeHelm, OF_SEAT),
    Press(verbs.Close, OF_MANAGER),
    Press(verbs.UndoTo, OF_MANAGER),
    Press(verbs.KeepPlaying, ANYBODY),
    Press(verbs.CastBallot, OF_SEAT),
    Press(verbs.Resign, ("NotAtTable", "ok", *["NotAtTable"] * 5, "silence")),
    Press(verbs.GoesOn, OF_SEAT),
    Press(verbs.LetSleep, OF_SEAT),
    Press(verbs.Act, OF_TURN),
    Press(verbs.Ask, OF_TURN, "asked"),
    Press(verbs.TakeBack, tuple(one.replace("NotYourTurn", "NothingToUndo") for one in OF_TURN)),
    Press(verbs.End, OF_TURN),
    Press(verbs.EndAnyway, OF_TURN),
    Press(verbs.EndLike, OF_TURN),
    Press(verbs.PickEnding, OF_TURN),
    *(Press(kind, OF_TURN) for kind in (verbs.OpenPlanner, planner_verbs.Discard, *MARKED)),
    Press(verbs.AllNews, ANYBODY),
    Press(verbs.NewsPage, ANYBODY),
    Press(verbs.Orders, OF_SEAT),
    Press(verbs.PickOrder, OF_SEAT),
    *(Press(kind, OF_SEAT) for kind in (verbs.OpenAhead, verbs.PickAhead, verbs.PickStops)),
    Press(verbs.PickTurnsAhead, NO_PANEL),
    Press(verbs.DropAhead, OF_SEAT),
    Press(verbs.Hand, OF_SEAT),
    Press(verbs.Map, ANYBODY),
    Press(verbs.MapPage, ANYBODY),
    Press(verbs.Recap, ANYBODY),
    Press(verbs.OpenRules, ANYBODY),
    Press(verbs.PutAway, ANYBODY),
    Press(verbs.RulesPage, ANYBODY),
    Press(verbs.Snooze, OF_TURN),
    Press(verbs.SnoozeUntil, OF_TURN),
    Press(verbs.GiveDay, OF_OTHERS),
    Press(personal_verbs.GamesPage, ANYBODY),
    Press(personal_verbs.Prefer, ANYBODY),
    Press(personal_verbs.PickPreference, ANYBODY),
    Press(personal_verbs.PrefsPage, ANYBODY),
    Press(personal_verbs.ShowAway, ANYBODY),
    Press(personal_verbs.GoAway, ANYBODY),
    Press(personal_verbs.ComeBack, ANYBODY),
    Press(verbs.How, ANYBODY),
    Press(verbs.HowPage, ANYBODY),
    Press(verbs.LookUp, NO_PANEL),
    Press(verbs.LookUpPage, NO_PANEL),
    Press(verbs.Again, AFTERWARDS, "over"),
    Press(verbs.Bigger, AFTERWARDS, "over"),
    Press(verbs.PickChapter, ANYBODY),
]


def test_every_kind_of_button_is_in_the_list_of_outcomes() -> None:
    assert {one.kind for one in PRESSES} | {SendForm} == {*KINDS}, "a modal is no button"


@pytest.mark.slow
@pytest.mark.parametrize("wanted", PRESSES, ids=str)
async def test_a_button_has_the_listed_outcome_for_each_role(
    server: RightsServer, wanted: Press
) -> None:
    found: dict[str, str] = {}
    place: Place | None = None
    for role in ROLES:
        if place is None:
            place = await server.lay(wanted.phase)
            verb = await _verb(server, place, wanted.kind)
        before = await server.traces(place.table)
        seats = await server.seats(role, place.table)
        found[role] = came_to = await server.press(role, place, verb)
        place = await _check(server, place, before, came_to, seats)
        await _clear_away(server, place)
    assert found == dict(zip(ROLES, wanted.comes_to, strict=True))


async def test_the_answer_button_of_a_table_closed_in_its_lobby_raises_no_error(
    server: RightsServer,
) -> None:
    """An answer that reports an internal error would fail the test inside `press`."""
    place = await server.lay("lobby")
    await hosting.close_table(server.bot.tables, place.table, server.alice.id)
    verb = verbs.Ask(table=place.table, decision=1)
    assert await server.press("turn", place, verb) == "ok"
    assert await server.press("spectator", place, verb) == "ok"


async def test_a_forged_news_button_beyond_the_end_of_the_log_raises_no_error(
    server: RightsServer,
) -> None:
    place = await server.lay("play")
    forged = verbs.AllNews(table=place.table, first=0, last=GREATEST_NUMBER)
    assert await server.press("spectator", place, forged) == "ok"
    assert (await server.bot.tables.table(place.table)).status == "open"


async def _check(
    server: RightsServer, place: Place, before: Any, came_to: str, seats: tuple[str, ...]
) -> Place | None:
    """Check that a refusal changed nothing, and that nobody acted for another seat.

    Returns the place if it is unchanged, so that the next role can use it too, else None.
    """
    after = await server.traces(place.table)
    if came_to != "ok":
        assert after == before, "it was refused, and changed something"
    acted = await server.acted(place.table, before[3])
    assert acted <= {*seats, "host"}, "somebody acted for another seat"
    if after == before:
        return place
    if after[1] != "finished":
        host = (await server.bot.tables.table(place.table)).host_id
        await hosting.close_table(server.bot.tables, place.table, host)
    return None


async def _clear_away(server: RightsServer, place: Place | None) -> None:
    """Close every table that a role has opened besides that of *place*."""
    here = [] if place is None else [place.channel]
    for channel in (server.outside, server.alice.user.dm_channel, *here):
        table = await server.bot.tables.table_in(channel.id)
        if table is not None and (place is None or table.id != place.table):
            await hosting.close_table(server.bot.tables, table.id, table.host_id)


async def _verb(server: RightsServer, place: Place, kind: type[Verb]) -> Verb:
    """The button of *kind* as a message to the player on turn would have it."""
    tables, bot = server.bot.tables, server.bot
    live = await tables.load(place.table)
    given: dict[str, Any] = {"table": place.table, "seq": live.table.seq}
    given |= {"first": 0, "last": live.table.seq, "number": 0}
    given |= {"status": live.table.status, "game": "captains_log", "chapter": 0}
    given["page"] = "time" if kind is personal_verbs.PrefsPage else 0
    given |= {
        "side": "none",
        "what": "zone" if kind is personal_verbs.PickPreference else "hints",
        "to": 0 if kind is verbs.UndoTo else "no",
        "key": "none",
        "seat": "p1",
        "when": "morning",
    }
    if kind is verbs.GiveDay:
        given["asked"] = (await server.clock(place.table, "p1")).asked_seq
    if kind in (verbs.LetIn, verbs.TurnAway):
        dora = server.people["spectator"]
        asked = {"name": "Dora", "seat": "p1", "share": True}
        await seating.join(tables, place.table, dora.id, **asked)
        given["user"] = dora.id
    if kind is verbs.CastBallot:
        poll = await votes.open_vote(tables, place.table, server.alice.id, "draw")
        given |= {"vote": poll.vote.id, "answer": "yes"}
    given["seat"] = "p1"
    given |= {"until": "week", "meanwhile": "wait"}
    if kind in (verbs.AcceptSeat, verbs.DeclineSeat, verbs.EndShare):
        dora, bob = server.people["spectator"], (server.bob.id, "Bob")
        await invitations.invite(tables, place.table, bob, dora.id, name="Dora")
        given["user"] = dora.id
    if kind is verbs.EndShare:
        await invitations.accept(tables, place.table, server.people["spectator"].id, name="Dora")
    if (pending := await server.pending(place.table) if live.state else None) is not None:
        given["decision"] = pending[1]
    if kind is verbs.EndLike:
        view = live.view(live.waits()[0])
        given["ending"] = key_of(live.game.label(view, live.game.finish(view))[-1])
    if kind in MARKED or kind is planner_verbs.Discard:
        state = await bot.planner.drafts.open(place.table, server.bob.id)
        actions = [one for one in live.game.suggest(state.view) if one.kind != "end_turn"]
        state.plan_instead((actions[0],))
        await bot.planner.drafts.keep(state)
        state = await bot.planner.drafts.open(place.table, server.bob.id)
        given |= {"mark": state.mark, "path": (), "plan": "aaaaaa"}
        given |= {"form": "none"}
    fields = kind.template().groupindex
    return kind(**{name: given[name] for name in fields})
