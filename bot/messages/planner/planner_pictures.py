"""The planner's pictures of the board."""

from collections.abc import Sequence
from typing import Any

from bot.messages.board import Narrator
from bot.messages.pictures import Picture, Wanted
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

    async def own_board(self, state: PlannerState, words: PlannerWords) -> Picture | None:
        """The board as the seat sees it now; None if it sees no more than everybody."""
        return await self.board(state, words, ()) if _knows_more(state) else None

    async def planned(
        self, state: PlannerState, words: PlannerWords, steps: Sequence[Step[Any, Any]]
    ) -> Picture | None:
        """The board after *steps* of the plan; None for an answer that changes nothing visible."""
        picture = await self.board(state, words, steps)
        if picture is None or _knows_more(state) or not state.live.is_held_up(state.seat):
            return picture
        now = Wanted(language=words.language.code, names=words.names, planned=True)
        before = await self._narrator.picture(state.live, clone(state.live.view(state.seat)), now)
        return None if before is not None and before.data == picture.data else picture

    async def board(
        self, state: PlannerState, words: PlannerWords, steps: Sequence[Step[Any, Any]]
    ) -> Picture | None:
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
            told_of=live.view(state.seat) if ahead is not None and ahead.is_over else None,
        )
        return await self._narrator.picture(live, clone(state.view), wanted)


def _knows_more(state: PlannerState) -> bool:
    """Whether the seat may see more than the board that everybody sees."""
    own, shown = state.live.view(state.seat).open, state.live.view(SPECTATOR).open
    return state.game.side_of is not None or bool(own != shown)
