"""Drafts of before the table changed are offered again, as far as they are still legal."""

from typing import Any

import pytest

from bot.messages.planner.planner_drafts import PlannerDrafts
from bot.messages.planner.planner_state import PlannerState
from bot.services import Services
from bot.tables.drafts import KeptDraft, read_draft, write_draft
from bot.tables.playing import act
from engine.core.errors import RuleViolation
from engine.core.words import Text
from tests.bot.started_tables import ANN, Opener, start_table
from tests.bot.tally_game import Action, Add, Roll, Tally, TallyView

MOST_TOTAL = 10
"""The total above which nothing is added."""

LABEL = Text.of("action-add")


class FullTally(Tally):
    def check(self, view: TallyView, action: Action) -> None:
        super().check(view, action)
        if isinstance(action, Add) and view.open.total + action.by > MOST_TOTAL:
            raise RuleViolation("T-3", "too-many")


async def planned(
    services: Services, *, actions: tuple[Action, ...] = (), rest: tuple[Action, ...] = ()
) -> tuple[str, PlannerDrafts]:
    """A table where Ann has a draft."""
    table_id = await start_table(services.tables, preset="still")
    draft = KeptDraft(seat="p1", seq=0, actions=actions, rest=rest)
    await write_draft(services.tables, table_id, ANN, draft, before=None)
    return table_id, PlannerDrafts(services.tables)


async def add(services: Services, table_id: str, by: int) -> None:
    """Let the clock add *by* for Ann."""
    async with services.tables.locked(table_id) as live:
        await act(services.tables, live, "p1", (Add(by=by),), by="default")


async def renewed(drafts: PlannerDrafts, table_id: str) -> PlannerState:
    """Ann's planning as it is opened now."""
    state = await drafts.open(table_id, ANN)
    await drafts.renew(state)
    return state


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open(games={"tally": FullTally()})


async def test_a_stale_draft_is_offered_up_to_its_first_action_that_is_no_longer_legal(
    services: Services,
) -> None:
    table_id, drafts = await planned(services, actions=(Add(by=3), Add(by=4), Add(by=1)))
    await add(services, table_id, 4)
    state = await renewed(drafts, table_id)
    assert state.actions == (Add(by=3),)
    assert state.lost is not None
    assert (state.lost.labels, state.lost.after) == ((LABEL,), 1)
    assert state.lost.error.rule == "T-3"
    kept = await read_draft(services.tables, table_id, "p1")
    assert kept is not None
    assert kept.actions == (Add(by=3),)
    again = await renewed(drafts, table_id)
    assert (again.actions, again.lost, again.moved_on) == ((Add(by=3),), None, False)


async def test_a_stale_draft_without_a_legal_action_is_dropped_and_the_reason_is_known(
    services: Services,
) -> None:
    table_id, drafts = await planned(services, actions=(Add(by=3),))
    await add(services, table_id, 9)
    state = await renewed(drafts, table_id)
    assert state.actions == ()
    assert state.lost is not None
    assert (state.lost.labels, state.lost.after) == ((LABEL,), 0)
    assert await read_draft(services.tables, table_id, "p1") is None


async def test_stale_actions_that_were_left_over_are_offered_as_far_as_they_are_legal(
    services: Services,
) -> None:
    table_id, drafts = await planned(services, rest=(Add(by=3), Add(by=4)))
    await add(services, table_id, 6)
    state = await renewed(drafts, table_id)
    assert state.rest == (Add(by=3),)
    assert state.lost is not None
    assert state.lost.labels == (LABEL,)


@pytest.mark.parametrize("actions", [(Add(by=3), Add(by=4)), (Roll(), Add(by=9))])
async def test_a_stale_draft_that_is_still_legal_is_offered_as_it_was(
    services: Services, actions: tuple[Any, ...]
) -> None:
    table_id, drafts = await planned(services, actions=actions)
    await add(services, table_id, 2)
    state = await renewed(drafts, table_id)
    assert (state.actions, state.lost, state.moved_on) == (actions, None, True)
