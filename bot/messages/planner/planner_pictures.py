"""The planner's pictures of the board, whose drawing goes on while words are shown."""

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.messages.board import Narrator
from bot.messages.pictures import Drawing, Picture, Wanted
from bot.messages.planner.planner_state import PlannerState
from bot.messages.planner.planner_words import PlannerWords
from bot.tables.live import Tables
from bot.tables.step_log import events_answered
from engine.core.game import Step, told
from engine.core.records import SPECTATOR, clone


class PlannerPictures:
    """Pictures of the board for the person who plans at one of *tables*, drawn by *narrator*."""

    def __init__(self, tables: Tables, narrator: Narrator) -> None:
        self._tables, self._narrator = tables, narrator

    async def own_board(self, state: PlannerState, words: PlannerWords) -> Drawing | None:
        """The board as the seat sees it now; None if it sees no more than everybody."""
        return await self.board(state, words, ()) if _knows_more(state) else None

    async def planned(
        self, state: PlannerState, words: PlannerWords, steps: Sequence[Step[Any, Any]]
    ) -> Drawing | None:
        """The board after *steps* of the plan; none for an answer that changes nothing visible."""
        drawing = await self.board(state, words, steps)
        if drawing is None or _knows_more(state) or not state.live.is_held_up(state.seat):
            return drawing
        now = Wanted(
            language=words.language.code,
            names=words.names,
            planned=True,
            pictured=state.live.pictured(),
        )
        view = clone(state.live.view(state.seat))
        before = self._narrator.begin_picture(state.live, view, now)
        return drawing if before is None else asyncio.create_task(_if_new(drawing, before))

    async def board(
        self, state: PlannerState, words: PlannerWords, steps: Sequence[Step[Any, Any]]
    ) -> Drawing | None:
        """The board after *steps*, played or planned.

        If the plan would end the game, its words describe the board before it.
        """
        ahead, live = state.ahead, state.live
        news = self._narrator.news(live.game, state.view, steps) if ahead is not None else ()
        told_plan = [words.language.say(one.text, words.names, plain=True) for one in news]
        if ahead is not None:
            told_plan += words.unknown(ahead, state.actions, plain=True)
        wanted = Wanted(
            language=words.language.code,
            names=words.names,
            before=await events_answered(self._tables, live, steps, state.seat),
            events=tuple(event for step in steps for event in told(step.events, state.seat)),
            planned=ahead is not None,
            told=" · ".join(dict.fromkeys(told_plan)),
            pictured=live.pictured(),
            told_of=live.view(state.seat) if ahead is not None and ahead.is_over else None,
        )
        return self._narrator.begin_picture(live, clone(state.view), wanted)


async def _if_new(drawing: Drawing, before: Drawing) -> Picture | None:
    """The picture being drawn, unless it is the same as that *before*; both are given up alike."""
    try:
        picture, old = await drawing, await before
    finally:
        drawing.cancel()
        before.cancel()
    return None if picture is None or (old and old.data == picture.data) else picture


def _knows_more(state: PlannerState) -> bool:
    """Whether the seat may see more than the board that everybody sees."""
    own, shown = state.live.view(state.seat).open, state.live.view(SPECTATOR).open
    return state.game.side_of is not None or bool(own != shown)
