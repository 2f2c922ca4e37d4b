"""Captain's Log with plans that tests can tell apart, and drafts made in it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.drafts import read_draft
from engine.core.agenda import waiting
from engine.core.game_words import GameWords
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import move, turn
from tests.cogs.discord_server import DiscordServer

CERTAIN, AFTERWARDS = Text.of("turn-done"), Text.of("news-none")
BECAUSE = Text.of("how-nothing")
"""A sentence in place of the game's own reason."""


class PlanningCaptainsLog(CaptainsLog):
    """A game that offers five voyages, longest first, and exploring as its third best plan.

    Exploring is of another kind, and so comes second in the planner.
    """

    def __init__(self) -> None:
        super().__init__()
        self.words: GameWords = replace(
            self.words,
            about=lambda view, path, action: Text.of("sail-goal", place=path[-1], hexes=2),
            consequences=lambda view, action: [CERTAIN],
            reasons=lambda view, event: [BECAUSE],
            outlook=lambda view: [AFTERWARDS],
        )

    def plans(self, view: LogView) -> Iterable[Plan[a.Action]]:
        if waiting(view.agenda):
            yield from super().plans(view)
        if waiting(view.agenda) or not turn.actions_left(view):
            return
        voyages = list(_voyages(view))
        yield from voyages[:2]
        label = Text.of("menu-explore")
        yield Plan(label=label, about=Text.of("planner-empty"), actions=(a.Explore(tiles=1),))
        yield from voyages[2:5]


def _voyages(view: LogView) -> Iterator[Plan[a.Action]]:
    ways = sorted(move.routes(view).items(), key=lambda one: (-len(one[1]), one[0]))
    for at, way in ways:
        label = Text.of("sail-goal", place=words.place(view, at), hexes=len(way))
        sails = tuple(a.Sail(heading=heading) for heading in way)
        yield Plan(
            label=label,
            about=Text.of("planner-left", count=len(way)),
            actions=sails,
            later=Text.of("planner-typed"),
        )


async def planned(server: DiscordServer) -> Sequence[Any]:
    draft = await read_draft(server.bot.tables, await server.table_id(), "p1")
    return () if draft is None else draft.actions
