"""The buttons and menus of the planner, each of which edits the message it stands on."""

from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.planner.planner_state import PlannerState
from bot.messages.planner.planner_verbs import (
    Add,
    AddRest,
    Back,
    Confirm,
    Discard,
    DropRest,
    GoOn,
    Intend,
    Into,
    Pick,
    PickOn,
    PickPlan,
    PickSwitches,
    TakeOff,
)
from bot.messages.verb import InPlanner
from bot.messages.verbs import OpenPlanner
from bot.unsaid_errors import OutOfDate
from cogs.shared_turn import answered_before, confirm_plan, in_planner, show_planner


class PlannerCog(commands.Cog):
    """Planning: each press shows the present plan, and Confirm plays it.

    Actions that a game plays at once need no Confirm.
    """

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        presses = bot.presses
        presses.add(OpenPlanner, self._reopened)
        presses.add(Intend, self._intended)
        presses.add(PickPlan, self._intended)
        presses.add(Pick, self._picked)
        presses.add(PickOn, self._picked)
        presses.add(Into, self._picked)
        presses.add(PickSwitches, self._switched)
        presses.add(Confirm, self._confirmed)
        presses.add(Add, self._added)
        presses.add(Back, self._went_back)
        presses.add(TakeOff, self._took_off)
        presses.add(Discard, self._discarded)
        presses.add(GoOn, self._resumed)
        presses.add(AddRest, self._rest_added)
        presses.add(DropRest, self._rest_dropped)

    async def _reopened(self, pressed: Pressed[OpenPlanner]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            await show_planner(self.bot, reply, pressed.verb.table)

    async def _picked(self, pressed: Pressed[Pick] | Pressed[PickOn] | Pressed[Into]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            if await answered_before(self.bot, reply, pressed.verb.table):
                return
            state = await self._found(pressed)
            path = (*pressed.verb.path, *pressed.values)
            added = await self.bot.planner.drafts.add(state, path)
            if state.is_at_once:
                await confirm_plan(self.bot, reply, state)
                return
            if added:
                shown = await self.bot.planner.show_added(state, reply.code, path[:-1])
            else:
                shown = await self.bot.planner.show(state, reply.code, path)
            await reply.show(*shown)

    async def _switched(self, pressed: Pressed[PickSwitches]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state, key = await self._found(pressed), pressed.verb.form
            await self.bot.planner.drafts.switch(state, key, pressed.values)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _intended(self, pressed: Pressed[Intend] | Pressed[PickPlan]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            if await answered_before(self.bot, reply, pressed.verb.table):
                return
            state = await self._found(pressed)
            verb = pressed.verb
            (key,) = pressed.values if isinstance(verb, PickPlan) else (verb.plan,)
            await self.bot.planner.drafts.intend(state, key)
            if state.is_at_once:
                await confirm_plan(self.bot, reply, state)
                return
            await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _added(self, pressed: Pressed[Add]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            await reply.show(*await self.bot.planner.show(state, reply.code, ()))

    async def _went_back(self, pressed: Pressed[Back]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            up = pressed.verb.path[:-1] or (None if state.actions else ())
            await reply.show(*await self.bot.planner.show(state, reply.code, up))

    async def _took_off(self, pressed: Pressed[TakeOff]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            if state.actions:
                state.take_off()
                await self.bot.planner.drafts.keep(state)
            path = None if state.actions else ()
            await reply.show(*await self.bot.planner.show(state, reply.code, path))

    async def _discarded(self, pressed: Pressed[Discard]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            state.plan_instead(())
            await self.bot.planner.drafts.keep(state)
            await reply.show(*await self.bot.planner.show(state, reply.code, ()))

    async def _resumed(self, pressed: Pressed[GoOn]) -> None:
        """Plan the actions left over, in place of those planned."""
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            await self.bot.planner.drafts.take_up(state)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _rest_added(self, pressed: Pressed[AddRest]) -> None:
        """Plan the actions left over, followed by those planned."""
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            later = state.actions
            state.plan_instead(state.rest)
            for action in later:
                state.plan_also(action)
            state.rest = ()
            await self.bot.planner.drafts.keep(state)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _rest_dropped(self, pressed: Pressed[DropRest]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            state = await self._found(pressed)
            state.rest = ()
            await self.bot.planner.drafts.keep(state)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _confirmed(self, pressed: Pressed[Confirm]) -> None:
        interaction = pressed.interaction
        async with in_planner(self.bot, pressed) as reply:
            if await answered_before(self.bot, reply, pressed.verb.table):
                return
            state = await self.bot.planner.drafts.open(pressed.verb.table, interaction.user.id)
            if not state.actions or state.mark != pressed.verb.mark:
                raise OutOfDate
            await confirm_plan(self.bot, reply, state)

    async def _found(self, pressed: Pressed[InPlanner]) -> PlannerState:
        """The planner in which something was pressed.

        :raises OutOfDate: if it has changed since.
        """
        verb = pressed.verb
        state = await self.bot.planner.drafts.open(verb.table, pressed.interaction.user.id)
        if state.mark != verb.mark:
            raise OutOfDate
        return state


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PlannerCog(bot))
