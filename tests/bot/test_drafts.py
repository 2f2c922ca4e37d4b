"""Drafts of plans: changed in the same transaction that plays their actions."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlmodel import col

from bot.errors import (
    RulesBroke,
    Stale,
)
from bot.services import Services
from bot.store.models import Draft, UsedInteraction
from bot.tables import playing, requests, seating, undoing
from bot.tables.drafts import KeptDraft, read_draft, write_draft
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from tests.bot.started_tables import (
    ANN,
    BOB,
    CAROL,
    Opener,
    start_table,
)
from tests.bot.tally_game import Action, Add, Answer, Break, Pass, Roll, Vote
from tests.bot.test_pump import Killed


async def plan(
    services: Services, table_id: str, *actions: Action, user_id: int = ANN, seat: str = "p1"
) -> KeptDraft:
    """Write a draft of *actions*, Ann's unless another person and seat are given."""
    made = KeptDraft(seat=seat, seq=0, actions=actions)
    await write_draft(services.tables, table_id, user_id, made, before=None)
    return made


class DyingBeforeCommit(Tables):
    """Tables at which the bot dies once a change is written, just before it is committed."""

    @asynccontextmanager
    async def changing(
        self, before: LiveTable, memo: UsedInteraction | None = None, **values: object
    ) -> AsyncGenerator[Change]:
        async with super().changing(before, memo, **values) as change:
            yield change
            raise Killed


def kill(table_id: str) -> None:
    raise Killed


@pytest.mark.parametrize("order", ["play", "end", "undo"])
async def test_a_draft_is_neither_played_nor_lost_if_the_bot_dies_before_the_commit(
    opener: Opener, order: str
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    made = await plan(services, table_id, Add(by=2))
    services.tables.__class__ = DyingBeforeCommit
    with pytest.raises(Killed):
        await carry_out(services, table_id, order)
    services = await opener.again()
    assert await read_draft(services.tables, table_id, "p1") == made
    assert (await services.tables.table(table_id)).seq == 1


@pytest.mark.parametrize("order", ["play", "end", "undo"])
async def test_no_draft_of_played_actions_is_left_if_the_bot_dies_after_the_commit(
    opener: Opener, order: str
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await plan(services, table_id, Add(by=2))
    services.tables.changed.insert(0, kill)
    with pytest.raises(Killed):
        await carry_out(services, table_id, order)
    services = await opener.again()
    assert await read_draft(services.tables, table_id, "p1") is None
    assert (await services.tables.table(table_id)).seq == 2


async def carry_out(services: Services, table_id: str, order: str) -> None:
    if order == "undo":
        await undoing.undo(services.tables, table_id, ANN)
        return
    action: Any = Add(by=2) if order == "play" else Pass()
    await playing.play(services.tables, table_id, ANN, [action])


async def test_a_draft_is_kept_if_the_rules_fail_while_it_is_played(services: Services) -> None:
    table_id = await start_table(services.tables)
    made = await plan(services, table_id, Break())
    with pytest.raises(RulesBroke):
        await playing.play(services.tables, table_id, ANN, made.actions)
    assert await read_draft(services.tables, table_id, "p1") == made


async def test_playing_leaves_another_players_draft_alone(services: Services) -> None:
    table_id = await start_table(services.tables)
    await plan(services, table_id, Add(by=2), user_id=BOB, seat="p2")
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    assert await read_draft(services.tables, table_id, "p2") is not None


async def test_actions_cut_off_by_a_die_roll_are_kept_as_the_rest_of_the_draft(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(), Roll(), Add(by=2), Add(by=3)])
    left = await read_draft(services.tables, table_id, "p1")
    assert left == KeptDraft(seat="p1", seq=2, rest=(Add(by=2), Add(by=3)))
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await read_draft(services.tables, table_id, "p1") is None


async def test_actions_cut_off_by_a_question_are_kept_after_it_is_answered(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Vote(), Add(by=2)])
    for user_id, seat in ((ANN, "p1"), (BOB, "p2")):
        (asked,) = (await services.tables.load(table_id)).pending(seat)
        answer = Answer(decision=asked.id, by=1)
        await playing.play(services.tables, table_id, user_id, [answer], decision=asked.id)
    left = await read_draft(services.tables, table_id, "p1")
    assert left is not None
    assert left.rest == (Add(by=2),)
    assert await read_draft(services.tables, table_id, "p2") is None


async def test_an_edit_of_a_draft_that_was_confirmed_meanwhile_is_refused(
    services: Services,
) -> None:
    """Two buttons of one planner pressed at once: Confirm comes first, and the other too late."""
    table_id = await start_table(services.tables)
    made = await plan(services, table_id, Add(by=1), Add(by=2))
    await playing.play(services.tables, table_id, ANN, made.actions)
    shorter = replace(made, actions=made.actions[:1])
    with pytest.raises(Stale):
        await write_draft(services.tables, table_id, ANN, shorter, before=made)
    assert await read_draft(services.tables, table_id, "p1") is None


async def test_the_second_of_two_different_edits_made_at_once_is_refused(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    made = await plan(services, table_id, Add(by=1))
    tables, one, two = (
        services.tables,
        replace(made, actions=(Add(by=1), Add(by=2))),
        replace(made, actions=(Add(by=1), Add(by=3))),
    )
    for _ in range(2):
        await write_draft(tables, table_id, ANN, one, before=made)
    with pytest.raises(Stale):
        await write_draft(tables, table_id, ANN, two, before=made)
    assert await read_draft(tables, table_id, "p1") == one


async def test_players_sharing_a_seat_share_its_draft_and_see_who_wrote_it(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p1", share=True)
    await requests.let_in(services.tables, table_id, ANN, CAROL)
    made = await plan(services, table_id, Add(by=2), user_id=CAROL)
    kept = await read_draft(services.tables, table_id, "p1")
    assert kept == made
    assert kept is not None
    assert kept.writer == CAROL
    with pytest.raises(Stale):
        await plan(services, table_id, Add(by=3), user_id=ANN)
    assert await read_draft(services.tables, table_id, "p1") == made
    await playing.play(services.tables, table_id, ANN, made.actions)
    assert await read_draft(services.tables, table_id, "p1") is None


async def test_a_players_draft_is_deleted_when_they_leave_their_seat(services: Services) -> None:
    table_id = await start_table(services.tables)
    await plan(services, table_id, Add(by=2))
    await seating.leave(services.tables, table_id, ANN)
    assert await read_draft(services.tables, table_id, "p1") is None


async def test_a_draft_outlives_a_restart(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    plan = KeptDraft(seat="p1", seq=4, actions=(Add(by=2), Roll()))
    await write_draft(services.tables, table_id, ANN, plan, before=None)
    services = await opener.again()
    assert await read_draft(services.tables, table_id, "p1") == plan
    assert await read_draft(services.tables, table_id, "p2") is None
    nothing = KeptDraft(seat="p1", seq=4)
    await write_draft(services.tables, table_id, ANN, nothing, before=plan)
    assert await read_draft(services.tables, table_id, "p1") is None


@pytest.mark.parametrize("spoilt", ["{", "[]x", '[{"kind": "no such action"}]', "[1]"])
async def test_an_unreadable_draft_is_dropped_and_logged(
    services: Services, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    table_id = await start_table(services.tables)
    plan = KeptDraft(seat="p1", seq=0, actions=(Add(by=2), Roll()))
    for user, seat in ((ANN, "p1"), (BOB, "p2")):
        draft = replace(plan, seat=seat)
        await write_draft(services.tables, table_id, user, draft, before=None)
    async with services.store.writing() as session:
        query = update(Draft).where(col(Draft.user_id) == ANN)
        await session.execute(query.values(actions=spoilt))
    assert await read_draft(services.tables, table_id, "p1") is None
    assert "cannot be read" in caplog.text
    async with services.store.reading() as session:
        left = list(await session.scalars(select(col(Draft.user_id))))
    assert left == [BOB]
    await write_draft(services.tables, table_id, ANN, plan, before=None)
    assert await read_draft(services.tables, table_id, "p1") == plan
