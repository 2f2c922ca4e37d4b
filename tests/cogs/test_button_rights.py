"""Permissions of every role for every button."""

from dataclasses import dataclass
from typing import Any

import pytest
import simcord

from bot.messages import personal_verbs, verbs
from bot.messages.planner import planner_verbs
from bot.messages.planner.form_modal import OpenForm, SendForm
from bot.messages.planner.menus import key_of
from bot.messages.verb import GREATEST_NUMBER, Verb
from bot.tables import hosting, invitations, seating, votes
from tests.bot.verb_kinds import KINDS
from tests.cogs.rights_table import ROLES, Phase, Place, RightsServer

ANYBODY = ("ok", "ok", "ok", "ok", "ok", "ok", "ok", "silence")


@pytest.fixture
def server(simcord_env: simcord.Env) -> RightsServer:
    return RightsServer(simcord_env)


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
        place = await server.check(place, before, came_to, seats)
        await server.clear_away(place)
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
