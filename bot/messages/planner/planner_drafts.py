"""Drafts of the planner: they are opened, changed, and kept in the database."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.errors import NothingToUndo
from bot.messages.planner.menus import key_of
from bot.messages.planner.planner_state import Lost, PlannerState
from bot.tables.changes import Played
from bot.tables.drafts import read_draft, write_draft
from bot.tables.live import Tables
from bot.tables.position import Position
from bot.tables.previews import Preview, preview
from bot.tables.step_log import state_after
from bot.unsaid_errors import OutOfDate
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.words import Text

CommandsFor: TypeAlias = Callable[[Position], Sequence[str]]
"""Function that gives the typed commands with which the seat of a position can act now."""


class PlannerDrafts:
    """The drafts of turns planned at *tables*."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(
        self,
        table_id: str,
        user_id: int,
        *,
        typed: CommandsFor | None = None,
        played: Played | None = None,
    ) -> PlannerState:
        """The planning of *user_id*, with the draft that was kept.

        *typed* is given if the person types commands. *played* is what they just played: it already
        holds the draft, which then need not be read.

        :raises WrongStatus: before the game has begun, while it is paused, and once it is over.
        :raises NotAtTable: if the person holds no seat.
        :raises NotYourTurn: if the table waits for somebody else.
        """
        live = await self._tables.load(table_id)
        live.require_status("open")
        seat = live.seat_of(user_id)
        if seat not in live.to_act():
            raise NotYourTurn("CORE-TURN-01", "not-your-turn")
        if played is not None and played.seat == seat:
            kept = played.draft
        else:
            kept = await read_draft(self._tables, table_id, seat)
        state = PlannerState(live=live, seat=seat, user_id=user_id, kept=kept)
        if typed is not None:
            state.commands = tuple(typed(live.position(seat)))
        if kept is not None:
            state.moved_on = bool(kept.actions) and kept.seq != live.table.seq
            state.actions, state.rest = kept.actions, kept.rest
        return state

    async def add(self, state: PlannerState, path: Sequence[str]) -> bool:
        """Add the action at *path* in the menus to the plan; False if it leads to a menu or form.

        An action that is played as soon as it is chosen is not kept in the database.

        :raises OutOfDate: if there is no such choice.
        """
        _, choice = state.menus.follow(path)
        if choice is None or choice.action is None:
            return False
        state.plan_also(choice.action)
        if not state.is_at_once:
            await self.keep(state)
        return True

    async def fill(self, state: PlannerState, key: str, answers: Mapping[str, str]) -> None:
        """Add the action that *answers* make in the form *key* to the plan.

        :raises OutOfDate: if there is no such form any more.
        :raises RuleViolation: if they make no action or an illegal one; nothing changed.
        """
        form = state.form(key)
        if form is None:
            raise OutOfDate
        await self._plan(state, form.read(answers))

    async def switch(self, state: PlannerState, key: str, picked: Sequence[str]) -> None:
        """Add the action of the switches *picked* in the form *key* to the plan.

        :raises OutOfDate: if there is no such list of switches any more.
        :raises RuleViolation: if they make no action or an illegal one; nothing changed.
        """
        form = state.form(key)
        if form is None or form.switches is None:
            raise OutOfDate
        await self._plan(state, form.switched(picked))

    async def _plan(self, state: PlannerState, action: Any) -> None:
        state.plan_also(action)
        await self.keep(state)

    async def intend(self, state: PlannerState, key: str) -> None:
        """Add all actions of the offered plan called *key* to the draft.

        An action that is played as soon as it is chosen is not kept in the database.

        :raises OutOfDate: if no plan with that key is offered any more.
        """
        found = next((plan for plan in state.plans if key_of(plan.label) == key), None)
        if found is None:
            raise OutOfDate
        state.plan_instead((*state.actions, *found.actions))
        state.goal = found
        if not state.is_at_once:
            await self.keep(state)

    async def keep(self, state: PlannerState) -> None:
        """Save the draft of *state*, in place of the one before.

        :raises Stale: if the one before was confirmed or changed meanwhile, by another press or by
        another holder of the seat.
        """
        table_id, draft = state.live.table.id, state.draft
        await write_draft(self._tables, table_id, state.user_id, draft, before=state.kept)
        state.kept = draft if draft.actions or draft.rest else None

    async def take_up(self, state: PlannerState) -> None:
        """Plan the actions that were left over, in place of those planned."""
        state.plan_instead(state.rest)
        state.rest = ()
        await self.keep(state)

    async def stands(self, state: PlannerState) -> bool:
        """Whether actions are planned that can still begin; actions that cannot are dropped."""
        await self.renew(state)
        return bool(state.actions)

    async def renew(self, state: PlannerState) -> Preview | None:
        """Take off the plan what is no longer legal; returns the preview of the actions left over.

        A plan of before the table changed is kept up to its first action that is refused now. The
        preview is None unless those left over are offered: nothing is planned and no question is
        open.
        """
        rest, changed = None, state.moved_on
        planned = await self._legal(state, state.actions, lambda: state.ahead)
        if planned < len(state.actions):
            state.plan_instead(state.actions[:planned])
            changed = state.moved_on = True
        if state.rest and not state.actions and not state.live.is_held_up(state.seat):
            left = await self._legal(
                state, state.rest, lambda: preview(state.live, state.seat, state.rest)
            )
            changed |= left < len(state.rest)
            state.rest = state.rest[:left]
            rest = preview(state.live, state.seat, state.rest) if state.rest else None
        if changed:
            await self.keep(state)
        return rest

    async def _legal(
        self, state: PlannerState, actions: Sequence[Any], outlook: Callable[[], Preview | None]
    ) -> int:
        """The number of *actions* that are kept, given the *outlook* on them.

        Actions planned on the present board are cut off only if none can begin.
        """
        stale = state.kept is not None and state.kept.seq != state.live.table.seq
        try:
            ahead = outlook()
        except RuleViolation as error:
            legal, refused = 0, error
        else:
            if not stale or ahead is None or ahead.refused is None:
                return len(actions)
            legal, refused = len(ahead.steps), ahead.refused
        labels = await self._labels_then(state, actions, legal)
        state.lost = Lost(labels=labels, error=refused, after=len(actions) - legal - 1)
        return legal

    async def _labels_then(
        self, state: PlannerState, actions: Sequence[Any], number: int
    ) -> tuple[Text, ...]:
        """The labels of action *number* when it was planned; none if that is no longer known.

        An action that is illegal now may have no label.
        """
        live, game = state.live, state.game
        if state.kept is None:
            return ()
        try:
            async with self._tables.store.reading() as session:
                reading = state_after(session=session, live=live, to=state.kept.seq)
                then = replace(live, state=await self._tables.sound(live, reading))
            if state.seat not in then.to_act():
                return ()
            ahead = Preview(then, state.seat)
            for action in actions[:number]:
                ahead.extend(action)
            game.check(ahead.view, actions[number])
        except (NothingToUndo, RuleViolation):
            return ()
        return game.label(ahead.view, actions[number])
