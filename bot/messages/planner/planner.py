"""The planner: choose what to do from menus, see what would come of it, then confirm.

A plan lives in the database, so a message that vanishes costs nothing. Whatever the menus offer
comes from the view of the seat alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.board import GOLD, Narrator, names_of, question
from bot.messages.card import Card, make_card
from bot.messages.pictures import Picture, Wanted
from bot.messages.planner.menus import Desktop, follow, reachable
from bot.messages.planner.planner_card import buttons_of, menu_of, say_label
from bot.tables.door import Tables
from bot.tables.live import Loaded
from bot.tables.plans import Plan
from bot.tables.playing import Preview, acting_seat, decisions_of, preview, require_running
from bot.words.faces import face_of
from bot.words.language import Language, Names
from bot.words.reading import voice
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
        loaded = await self._tables.load(table_id)
        require_running(loaded)
        seat = acting_seat(loaded, user_id, None)
        if seat not in loaded.to_act():
            raise NotYourTurn("CORE-TURN-01", "not-your-turn")
        plan = await self._tables.drafts.read(table_id, user_id)
        moved_on = False
        if plan is not None and (plan.seat, plan.version) != (seat, loaded.table.version):
            plan, moved_on = _renewed(loaded, seat, plan), True
            if plan is None:
                await self._tables.drafts.drop(table_id, user_id)
            else:
                await self._tables.drafts.write(table_id, user_id, plan)
        ahead = _ahead(loaded, seat, plan)
        view = look(loaded.box.game, loaded.state, seat) if ahead is None else ahead.view
        return Desktop(
            loaded=loaded,
            seat=seat,
            user_id=user_id,
            plan=plan if ahead else None,
            ahead=ahead,
            view=view,
            mark=_mark(loaded, seat, plan if ahead else None),
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
        version = desktop.loaded.table.version
        plan = Plan(seat=desktop.seat, version=version, actions=actions)
        await self._tables.drafts.write(desktop.loaded.table.id, desktop.user_id, plan)

    async def drop(self, table_id: str, user_id: int) -> None:
        await self._tables.drafts.drop(table_id, user_id)

    async def show(
        self, desktop: Desktop, code: str, path: Sequence[str] = (), head: Sequence[str] = ()
    ) -> tuple[Card, list[discord.File]]:
        """The planner at *path* of the menus, in the language *code*, below the lines of *head*."""
        loaded = desktop.loaded
        language = voice(code, loaded.table.game)
        names = names_of(loaded.holders)
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
            asked = decisions_of(desktop.loaded, desktop.seat)
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
            if (chances := face_of(desktop.game.slug).chances) is not None:
                yield from (f"- {language.say(text, names)}" for text in chances(view, left[0]))
        elif not told:
            yield "- " + language.say(Text.of("planner-quiet", count=len(steps)))

    async def _picture(self, desktop: Desktop, language: Language, names: Names) -> Picture | None:
        if desktop.ahead is None:
            return None
        events = tuple(event for step in desktop.ahead.steps for event in step.events)
        wanted = Wanted(language=language.code, names=names, events=events)
        return await self._narrator.picture(desktop.loaded, clone(desktop.view), wanted)


def _renewed(loaded: Loaded, seat: Seat, plan: Plan) -> Plan | None:
    """*plan* for the board as it is now, if it can still begin."""
    fresh = Plan(seat=seat, version=loaded.table.version, actions=plan.actions)
    return fresh if plan.seat == seat and _ahead(loaded, seat, fresh) else None


def _ahead(loaded: Loaded, seat: Seat, plan: Plan | None) -> Preview | None:
    """What comes of *plan*, as far as the game lets its seat see; None if it cannot begin."""
    if plan is None:
        return None
    game = loaded.box.game
    try:
        if game.preview == "full":
            return preview(loaded, seat, plan.actions)
        view = look(game, loaded.state, seat)
        game.check(view, plan.actions[0])
        return Preview(view=view, steps=(), unsure=True)
    except RuleViolation:
        return None


def _mark(loaded: Loaded, seat: Seat, plan: Plan | None) -> str:
    """A decision's answers outlive what others do meanwhile; anything else does not."""
    asked = [decision.id for decision in decisions_of(loaded, seat) if decision.blocking]
    base = f"d{asked}" if asked else f"v{loaded.table.version}"
    actions = b"" if plan is None else loaded.box.plans.dump(plan.actions)
    return hashlib.blake2b(base.encode() + actions, digest_size=4).hexdigest()
