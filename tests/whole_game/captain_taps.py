"""A captain on Discord, who plays by menus and buttons, or by typed commands."""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
import simcord

from bot.messages.planner.menus import key_of
from bot.tables.live_table import LiveTable
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.captains_log import GAME
from engine.core.records import Seat
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import move
from engine.games.captains_log.words import things
from tests.cogs.discord_server import DiscordServer, entries_of, ids_of, options_of, pick, shown
from tests.whole_game.message_checks import MessageChecks, Seen

Way = Literal["menus", "commands"]

MOST_MENUS = 12
"""Menus opened for one action, at most."""

LABEL_LETTERS = 60
"""Letters of a label that an entry shows, even behind the labels of menus."""

COMMANDS: Mapping[str, tuple[str, str]] = {
    "choose_start": ("start", "where"),
    "choose_facing": ("facing", "heading"),
    "turn_about": ("turn", "heading"),
    "shoot": ("fire", "at"),
    "pick_up": ("pickup", "what"),
    "jettison": ("jettison", "goods"),
    "jettison_cannon": ("jettison", "goods"),
    "rearrange": ("rearrange", "what"),
    "repair": ("repair", "what"),
    "buy": ("buy", "goods"),
    "sell": ("sell", "goods"),
    "buy_wood": ("wood", "what"),
    "sell_wood": ("wood", "what"),
    "buy_cannon": ("upgrade", "what"),
    "buy_upgrade": ("upgrade", "what"),
    "buy_ammo": ("upgrade", "what"),
    "buy_ship": ("ship", "what"),
    "buy_fame": ("fame", "what"),
    "reply_shot": ("answer", "what"),
    "choose_stow": ("answer", "what"),
    "choose_nation": ("answer", "what"),
    "reply_join": ("answer", "what"),
    "choose_respawn": ("answer", "what"),
    "choose_respawn_hex": ("answer", "what"),
}
"""The command for each type of action, and its option for choosing one."""


@dataclass(slots=True, kw_only=True)
class Captain:
    """A *person* on *seat*, watched by *checks*; *desk* is the planner they left open."""

    server: DiscordServer
    checks: MessageChecks
    person: simcord.MemberActor
    seat: Seat
    table_id: str = ""
    desk: simcord.ResponseMessage | None = None

    @property
    def tongue(self) -> Language:
        return voice(self.checks.code, GAME)

    async def play(self, plan: Sequence[Any], way: Way) -> Seen:
        """Play *plan* by taps or typed, as *way* says; returns the last answer."""
        if isinstance(plan[0], a.EndTurn):
            return await self._end(way)
        return await (self._tap(plan) if way == "menus" else self._type(plan))

    async def answered(self, asked: Awaitable[simcord.InteractionResult]) -> Seen:
        """Wait for a private answer, which may contain a planner."""
        return await self.heard(await asked)

    async def heard(self, result: simcord.InteractionResult) -> Seen:
        live = await self.table()
        *_, last = self.checks.answered(self.person, result, live)
        self.desk = result.response if last.kind == "planner" else None
        return last

    async def table(self) -> LiveTable:
        return await self.server.bot.tables.load(self.table_id)

    async def board(self) -> discord.Message:
        """The table's board, with its buttons."""
        card = (await self.server.bot.tables.table(self.table_id)).card_id
        assert card is not None
        return self.checks.posted(card)

    # Typing

    async def _type(self, plan: Sequence[Any]) -> Seen:
        action, view = plan[0], await self._view()
        if isinstance(action, a.Explore) and action.slot is not None:
            return await self._tap(plan)
        if isinstance(action, a.Explore):
            return await self.command("explore", tiles=action.tiles)
        if isinstance(action, a.Sail):
            ends = (at for at, way in move.routes(view).items() if _is_way(way, plan))
            if (goal := next(ends, None)) is None:
                return await self._tap(plan)  # a detour, which its destination does not tell
            place = self.tongue.say(words.place(view, goal), plain=True)
            return await self.command(
                "sail", to=await self._offered("sail", "to", place), pickup=False
            )
        name, option = COMMANDS[action.kind]
        label = await self._label(view, action)
        return await self.command(name, **{option: await self._offered(name, option, label)})

    async def command(self, name: str, **options: Any) -> Seen:
        """Type a command, and confirm the plan it makes unless it is an answer played at once."""
        slash = self.person.slash(self.server.channel, f"captain {name}", **options)
        planned = await self.answered(slash)
        if self.desk is None or not any(":confirm:" in one for one in ids_of(self.desk)):
            return planned
        return await self._press("confirm")

    async def _offered(self, name: str, option: str, wanted: str) -> Any:
        """The value of *wanted* in the suggestions for this option."""
        for typed in ("", wanted[:60]):
            choices = await self.person.autocomplete(
                self.server.channel, f"captain {name}", option, typed
            )
            assert len(choices) <= 25
            for choice in choices:
                if choice["name"][:100].startswith(wanted[:95]):
                    return choice["value"]
        raise AssertionError(f"{wanted!r} is not among {choices}")

    # Tapping

    async def _tap(self, plan: Sequence[Any]) -> Seen:
        await self._open()
        for step, action in enumerate(plan):
            if step > 0 or not await self._takes_plan(action):
                await self._pick(await self._path(action, first=step == 0))
            if self.desk is None or not self._goes_on(self.desk):
                break  # the next action depends on dice or on somebody's answer
        return await self._press("confirm")

    async def _open(self) -> None:
        """Open the planner by the board, unless it is still open."""
        if self.desk is None:
            board = await self.board()
            verbs = [custom_id.split(":")[1] for custom_id in ids_of(board)]
            press = _id(board, "ask" if "ask" in verbs else "act")
            opened = await self.answered(self.person.click(board, custom_id=press))
            assert opened.kind == "planner"

    async def _takes_plan(self, action: Any) -> bool:
        """Take the suggestion that is *action* alone, if there is one: no menu offers it too."""
        live = await self.table()
        plans = [one for one in live.game.plans(live.view(self.seat)) if one.actions == (action,)]
        if not plans or self.desk is None:
            return False
        key = key_of(plans[0].label)
        for custom_id in ids_of(self.desk):
            verb, *_, last = custom_id.split(":")[1:]
            if verb == "intend" and last == key:
                await self.answered(self.person.click(self.desk, custom_id=custom_id))
                return True
            listed = [one["value"] for one in options_of(self.desk, verb)] if "-" in verb else []
            if verb == "m-goal" and key in listed:
                await self.answered(self.person.select(self.desk, [key], custom_id=custom_id))
                return True
        return False

    async def _pick(self, path: Sequence[str]) -> None:
        """Go down the menus along *path*, in whichever message they are."""
        *menus, leaf = path
        for _ in range(MOST_MENUS):
            assert self.desk is not None
            if not entries_of(self.desk):
                await self._press("add")
            offered = [*entries_of(self.desk)]
            found = [one for one in offered if f" · {leaf[:LABEL_LETTERS]}" in f" · {one}"]
            if found:
                await self._choose(found[0])
                return
            ways = {one: one.removesuffix("…").split(" · ") for one in offered if one[-1] == "…"}
            deeper = [one for one, way in ways.items() if way[0] in menus]
            if deeper:
                await self._choose(deeper[0])
            else:
                await self._press("back")
        raise AssertionError(f"{path} is not in the menus: {list(offered)}")

    def _goes_on(self, desk: simcord.ResponseMessage) -> bool:
        """Whether more can be planned in this message."""
        return any(one.split(":")[1] in ("m-plan", "into", "add") for one in ids_of(desk))

    async def _choose(self, entry: str) -> Seen:
        assert self.desk is not None
        seen = await self.answered(pick(self.person, self.desk, entry))
        assert seen.kind == "planner", seen
        return seen

    async def _press(self, verb: str) -> Seen:
        assert self.desk is not None
        return await self.answered(self.person.click(self.desk, custom_id=_id(self.desk, verb)))

    async def _end(self, way: Way) -> Seen:
        board: Any = await self.board()
        if self.desk is not None and any(":end:" in one for one in ids_of(self.desk)):
            board = self.desk
        pressed = (
            self.person.click(board, custom_id=_id(board, "end"))
            if way == "menus"
            else self.person.slash(self.server.channel, "captain end")
        )
        result = await pressed
        seen = await self.heard(result)
        if seen.kind != "sure":
            return seen
        card = shown(result)
        return await self.answered(self.person.click(card, custom_id=_id(card, "ending")))

    # Reading labels, as a person does

    async def _view(self) -> LogView:
        live = await self.table()
        view: LogView = live.view(self.seat)
        return view

    async def _label(self, view: LogView, action: Any) -> str:
        return (await self._labels(view, action))[-1]

    async def _labels(self, view: LogView, action: Any) -> list[str]:
        live = await self.table()
        names = names_of(live.holders)
        texts = live.game.label(view, action)
        return [self.tongue.say(text, names, plain=True) for text in texts]

    async def _path(self, action: Any, *, first: bool) -> list[str]:
        """The labels that lead to *action*; later steps of a voyage are found by heading."""
        if first:
            labels = await self._labels(await self._view(), action)
            return [one if len(one) <= 100 else one[:99] for one in labels]
        assert isinstance(action, a.Sail)
        heading = self.tongue.say(
            Text.of("heading", heading=things.compass(action.heading)), plain=True
        )
        colon = "\N{NO-BREAK SPACE}:" if self.checks.code == "fr" else ":"
        return [self.tongue.say(Text.of("menu-sail"), plain=True), f"{heading}{colon}"]


def _is_way(way: Sequence[int], plan: Sequence[Any]) -> bool:
    return list(way) == [step.heading for step in plan]


def _id(message: Any, verb: str) -> str:
    return next(one for one in ids_of(message) if one.split(":")[1] == verb)
