"""The planner: choose what to do from menus, see what would come of it, then confirm.

A plan lives in the database, so a message that vanishes costs nothing. Whatever the menus offer
comes from the view of the seat alone.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.board import GOLD, Narrator, question
from bot.messages.card import Card, make_card
from bot.messages.pictures import Picture, Wanted
from bot.messages.planner.planner_card import buttons_of, menu_of, say_label
from bot.messages.planner.planner_state import PlannerState
from bot.tables.live import Tables
from bot.tables.plans import read_plan, write_plan
from bot.tables.previews import Preview, preview
from bot.words.language import Language, Names, voice
from bot.words.seat_names import names_of
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.records import clone
from engine.core.words import Text


class Planner:
    """Plans for *tables*, told and drawn by *narrator*."""

    def __init__(self, tables: Tables, narrator: Narrator) -> None:
        self._tables, self._narrator = tables, narrator

    async def open(self, table_id: str, user_id: int) -> PlannerState:
        """What *user_id* has planned, as it was kept.

        :raises WrongStatus: before the game has begun, while it is paused, and once it is over.
        :raises NotAtTable:
        :raises NotYourTurn: if the table waits for somebody else.
        """
        live = await self._tables.load(table_id)
        live.require_status("open")
        seat = live.seat_of(user_id)
        if seat not in live.to_act():
            raise NotYourTurn("CORE-TURN-01", "not-your-turn")
        state = PlannerState(live=live, seat=seat, user_id=user_id)
        kept = await read_plan(self._tables, table_id, user_id)
        if kept is not None:
            state.moved_on = bool(kept.actions) and kept.seq != live.table.seq
            if kept.seat == seat:
                state.actions, state.rest = kept.actions, kept.rest
        return state

    async def add(self, state: PlannerState, path: Sequence[str]) -> tuple[str, ...]:
        """Add to the plan what *path* picks; where the menus go on.

        :raises OutOfDate: if there is no such choice.
        """
        _, choice = state.menus.follow(path)
        if choice is None or choice.action is None:
            return tuple(path)
        state.plan_also(choice.action)
        await self.keep(state)
        return tuple(path[:-1])

    async def keep(self, state: PlannerState) -> None:
        """Keep what is planned from now on."""
        await write_plan(self._tables, state.live.table.id, state.user_id, state.plan)

    async def show(
        self, state: PlannerState, code: str, path: Sequence[str] = (), head: Sequence[str] = ()
    ) -> tuple[Card, list[discord.File]]:
        """The planner at *path* of the menus, in the language *code*, below the lines of *head*."""
        rest = await self._renew(state)
        live = state.live
        language = voice(code, live.table.game)
        names = names_of(live.holders)
        place = state.reachable(path)
        lines = [*head, *self._lines(state, rest, language, names)]
        picture = await self._picture(state, language, names)
        menus = [menu_of(state, place, language, names)] if place.offered else []
        buttons = buttons_of(state, place, language, goes_on=rest is not None)
        card = make_card(
            text="\n".join(lines), picture=picture, menus=menus, buttons=buttons, colour=GOLD
        )
        return card, [] if picture is None else [picture.file()]

    async def _renew(self, state: PlannerState) -> Preview | None:
        """Forget what can no longer begin; what would come of the rest, if that is offered."""
        rest, changed = None, state.moved_on
        try:
            _ = state.ahead
        except RuleViolation:
            state.plan_instead(())
            changed = state.moved_on = True
        if state.rest and not state.actions and not state.live.pending(state.seat):
            try:
                rest = preview(state.live, state.seat, state.rest)
            except RuleViolation:
                state.rest, changed = (), True
        if changed:
            await self.keep(state)
        return rest

    def _lines(
        self, state: PlannerState, rest: Preview | None, language: Language, names: Names
    ) -> Iterator[str]:
        if state.moved_on:
            yield language.say(Text.of("planner-moved-on"))
        if state.ahead is not None:
            yield f"**{language.say(Text.of('planner-plan'))}**"
            yield from self._outcome(state, state.ahead, state.actions, language, names)
            return
        asked = state.live.pending(state.seat)
        for decision in asked:
            text = question(state.game, state.view, decision)
            yield f"**{language.say(text, names)}**"
        if not asked:
            yield f"**{language.say(Text.of('planner-empty'))}**"
        if rest is not None:
            yield language.say(Text.of("planner-rest"))
            yield from self._outcome(state, rest, state.rest, language, names)

    def _outcome(
        self,
        state: PlannerState,
        ahead: Preview,
        actions: Sequence[Any],
        language: Language,
        names: Names,
    ) -> Iterator[str]:
        """What comes of *actions*, as far as it is known *ahead*."""
        game, view = state.game, ahead.view
        told = self._narrator.lines(game, view, ahead.steps, language, names)
        yield from (f"- {line}" for line in told)
        left = actions[len(ahead.steps) :]
        if ahead.unsure and left:
            label = say_label(game.label(view, left[0]), language, names)
            yield "- " + language.say(Text.of("planner-unsure", action=label))
            if (chances := game.words.chances) is not None:
                yield from (f"- {language.say(text, names)}" for text in chances(view, left[0]))
        elif not told:
            yield "- " + language.say(Text.of("planner-quiet", count=len(ahead.steps)))

    async def _picture(
        self, state: PlannerState, language: Language, names: Names
    ) -> Picture | None:
        if state.ahead is None:
            return None
        events = tuple(event for step in state.ahead.steps for event in step.events)
        wanted = Wanted(language=language.code, names=names, events=events, planned=True)
        return await self._narrator.picture(state.live, clone(state.view), wanted)
