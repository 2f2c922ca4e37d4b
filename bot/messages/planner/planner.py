"""The planner: choose what to do from menus, see what would come of it, then confirm.

A plan lives in the database, so a message that vanishes costs nothing. Whatever the menus offer
comes from the view of the seat alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.board import GOLD, Narrator, question
from bot.messages.card import Card, make_card
from bot.messages.pictures import Picture, Wanted
from bot.messages.planner.menus import Desktop, follow, reachable
from bot.messages.planner.planner_card import buttons_of, menu_of, say_label
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.plans import Plan, drop_plan, read_plan, write_plan
from bot.tables.previews import Preview, preview
from bot.words.language import Language, Names, voice
from bot.words.seat_names import names_of
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.game import look
from engine.core.records import Seat, clone
from engine.core.words import Text


class Planner:
    """Plans for *tables*, told and drawn by *narrator*."""

    def __init__(self, tables: Tables, narrator: Narrator) -> None:
        self._tables, self._narrator = tables, narrator

    async def open(self, table_id: str, user_id: int) -> Desktop:
        """What *user_id* has planned, as far as it can still be done.

        :raises WrongStatus: before the game has begun, and once it is over.
        :raises NotAtTable:
        :raises NotYourTurn: if the table waits for somebody else.
        """
        live = await self._tables.load(table_id)
        live.require_running()
        seat = live.seat_of(user_id)
        if seat not in live.to_act():
            raise NotYourTurn("CORE-TURN-01", "not-your-turn")
        plan = await read_plan(self._tables, table_id, user_id)
        moved_on = False
        if plan is not None and (plan.seat, plan.version) != (seat, live.table.version):
            plan, moved_on = _renewed(live, seat, plan), True
            if plan is None:
                await drop_plan(self._tables, table_id, user_id)
            else:
                await write_plan(self._tables, table_id, user_id, plan)
        ahead = _ahead(live, seat, plan)
        view = live.view(seat) if ahead is None else ahead.view
        return Desktop(
            live=live,
            seat=seat,
            user_id=user_id,
            plan=plan if ahead else None,
            ahead=ahead,
            view=view,
            mark=_mark(live, seat, plan if ahead else None),
            moved_on=moved_on,
        )

    async def add(self, desktop: Desktop, path: Sequence[str]) -> tuple[str, ...]:
        """Add to the plan what *path* picks; where the menus go on.

        :raises OutOfDate: if there is no such choice.
        """
        _, choice = follow(desktop, path)
        if choice is None or choice.action is None:
            return tuple(path)
        actions = () if desktop.plan is None else desktop.plan.actions
        await self.keep(desktop, (*actions, choice.action))
        return tuple(path[:-1])

    async def keep(self, desktop: Desktop, actions: tuple[Any, ...]) -> None:
        """Plan *actions* from now on."""
        version = desktop.live.table.version
        plan = Plan(seat=desktop.seat, version=version, actions=actions)
        await write_plan(self._tables, desktop.live.table.id, desktop.user_id, plan)

    async def drop(self, table_id: str, user_id: int) -> None:
        await drop_plan(self._tables, table_id, user_id)

    async def show(
        self, desktop: Desktop, code: str, path: Sequence[str] = (), head: Sequence[str] = ()
    ) -> tuple[Card, list[discord.File]]:
        """The planner at *path* of the menus, in the language *code*, below the lines of *head*."""
        live = desktop.live
        language = voice(code, live.table.game)
        names = names_of(live.holders)
        path, offered = reachable(desktop, path)
        lines = [*head, *self._plan_lines(desktop, language, names)]
        picture = await self._picture(desktop, language, names)
        menus = [menu_of(desktop, path, offered, language, names)] if offered else []
        buttons = buttons_of(desktop, path, language)
        card = make_card(
            text="\n".join(lines), picture=picture, menus=menus, buttons=buttons, colour=GOLD
        )
        return card, [] if picture is None else [picture.file()]

    def _plan_lines(self, desktop: Desktop, language: Language, names: Names) -> Iterator[str]:
        if desktop.moved_on:
            yield language.say(Text.of("planner-moved-on"))
        if desktop.plan is None or desktop.ahead is None:
            asked = desktop.live.pending(desktop.seat)
            for decision in asked:
                text = question(desktop.game, desktop.view, decision)
                yield f"**{language.say(text, names)}**"
            if not asked:
                yield f"**{language.say(Text.of('planner-empty'))}**"
            return
        yield f"**{language.say(Text.of('planner-plan'))}**"
        view, steps = desktop.view, desktop.ahead.steps
        told = self._narrator.lines(desktop.game, view, steps, language, names)
        yield from (f"- {line}" for line in told)
        left = desktop.plan.actions[len(steps) :]
        if desktop.ahead.unsure and left:
            label = say_label(desktop.game.label(view, left[0]), language, names)
            yield "- " + language.say(Text.of("planner-unsure", action=label))
            if (chances := desktop.game.words.chances) is not None:
                yield from (f"- {language.say(text, names)}" for text in chances(view, left[0]))
        elif not told:
            yield "- " + language.say(Text.of("planner-quiet", count=len(steps)))

    async def _picture(self, desktop: Desktop, language: Language, names: Names) -> Picture | None:
        if desktop.ahead is None:
            return None
        events = tuple(event for step in desktop.ahead.steps for event in step.events)
        wanted = Wanted(language=language.code, names=names, events=events)
        return await self._narrator.picture(desktop.live, clone(desktop.view), wanted)


def _renewed(live: LiveTable, seat: Seat, plan: Plan) -> Plan | None:
    """*plan* for the board as it is now, if it can still begin."""
    fresh = Plan(seat=seat, version=live.table.version, actions=plan.actions)
    return fresh if plan.seat == seat and _ahead(live, seat, fresh) else None


def _ahead(live: LiveTable, seat: Seat, plan: Plan | None) -> Preview | None:
    """What comes of *plan*, as far as the game lets its seat see; None if it cannot begin."""
    if plan is None:
        return None
    game = live.game
    try:
        if game.preview == "full":
            return preview(live, seat, plan.actions)
        view = look(game, live.state, seat)
        game.check(view, plan.actions[0])
        return Preview(view=view, steps=(), unsure=True)
    except RuleViolation:
        return None


def _mark(live: LiveTable, seat: Seat, plan: Plan | None) -> str:
    """A decision's answers outlive what others do meanwhile; anything else does not."""
    asked = [decision.id for decision in live.pending(seat) if decision.blocking]
    base = f"d{asked}" if asked else f"v{live.table.version}"
    actions = b"" if plan is None else live.codecs.plans.dump(plan.actions)
    return hashlib.blake2b(base.encode() + actions, digest_size=4).hexdigest()
