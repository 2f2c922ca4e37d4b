"""A server with a channel, three people and the bot, and the plain text that each one sees."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import simcord
from simcord.actors import MessageLike
from simcord.components import walk_components

from bot.client import Quarterdeck
from bot.tables import playing
from engine.core.agenda import Decision

SEED = "harbour"

TYPED_PLAN = "-# Type `/turn confirm` to play it, `/turn discard` to drop it."
"""The last line shown to a person who has typed a plan."""


class DiscordServer:
    """Alice, Bob and Carol in one channel; Alice opens tables, Carol sits at none."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("quay")
        self.alice, self.bob, self.carol = (
            self.guild.add_member(env.create_user(name)) for name in ("Alice", "Bob", "Carol")
        )
        self.locales: dict[int, str] = {}
        self._deliveries = 1
        self._last: Mapping[str, Any] = {}
        self._emit = env.backend.emit
        env.backend.emit = self._deliver  # type: ignore[method-assign] # to repeat events
        self.bot.tables.new_seed = lambda: SEED

    @property
    def bot(self) -> Quarterdeck:
        bot = self.env.bot
        assert isinstance(bot, Quarterdeck)
        return bot

    async def open(self, **options: Any) -> simcord.ResponseMessage:
        """Let Alice open a table with standard options, or those given; returns its lobby card."""
        named = {"preset": "standard", **options}
        opened = await self.alice.slash(self.channel, "table new", **named)
        assert opened.response is not None
        return opened.response

    async def start(
        self, *others: simcord.MemberActor, bots: int = 0, **options: Any
    ) -> discord.Message:
        """Begin a game of Alice, *others* and *bots* bots; returns the first board."""
        card = await self.open(**options)
        for number, person in enumerate(others, 1):
            joins = [label for label in labels_of(card) if label.startswith("Join")]
            await person.click(card, label=joins[number % len(joins)])
        for _ in range(bots):
            await self.alice.slash(self.channel, "table bot", level="random")
        await self.alice.click(card, label="Start")
        return self.board

    async def set_sail(self, *others: simcord.MemberActor, **options: Any) -> discord.Message:
        """Begin, and answer all first questions, until Alice's turn is open; returns the board."""
        await self.start(*others, **options)
        tables, table = self.bot.tables, await self.table_id()
        while asked := await self._asked():
            view = (await tables.load(table)).view(asked.seat)
            answer = (await tables.load(table)).game.default(view)
            (user,) = (await tables.load(table)).people_of(asked.seat)
            await playing.play(tables, table, user, (answer,), decision=asked.id)
        await self.bot.services.settle()
        return self.board

    async def _asked(self) -> Decision | None:
        live = await self.bot.tables.load(await self.table_id())
        return next(iter(live.game.pending(live.state)), None)

    async def answer(self, person: simcord.MemberActor) -> simcord.InteractionResult:
        """Give the first offered answer to the question on the board.

        :raises AssertionError: if that did not answer it.
        """
        before = await self._asked()
        answered = await self._answer(person)
        assert await self._asked() != before, f"the question still stands: {said(answered)}"
        return answered

    async def _answer(self, person: simcord.MemberActor) -> simcord.InteractionResult:
        opened = await person.slash(self.channel, "turn act")
        plans = [one for one in ids_of(shown(opened)) if one.split(":")[1] == "intend"]
        if plans:
            picked = await person.click(shown(opened), custom_id=plans[0])
            if "Confirm" not in labels_of(shown(picked)):
                return picked  # it was played at once
        else:
            picked = await choose(person, opened)
        return await person.click(shown(picked), label="Confirm")

    async def end_turn(self, person: simcord.MemberActor) -> simcord.InteractionResult:
        """End the turn, even if something is left to do."""
        asked = await person.slash(self.channel, "turn end")
        if "End anyway" not in labels_of(shown(asked)):
            return asked
        return await person.click(shown(asked), label="End anyway")

    async def typed(
        self, person: simcord.MemberActor, command: str, **options: Any
    ) -> simcord.InteractionResult:
        """Let *person* type a command, and confirm the plan it makes."""
        planned = await person.slash(self.channel, command, **options)
        if "Confirm" not in labels_of(shown(planned)):
            return planned
        return await person.click(shown(planned), label="Confirm")

    def message(self, message: discord.Message) -> discord.Message:
        """*message* as it looks now."""
        return next(one for one in self.channel.history() if one.id == message.id)

    async def to_move(self) -> simcord.MemberActor:
        """The person whose turn it is."""
        live = await self.bot.tables.load(await self.table_id())
        (user,) = live.people_of(live.waits()[0])
        return next(p for p in (self.alice, self.bob, self.carol) if p.id == user)

    async def table_id(self) -> str:
        table = await self.bot.tables.table_in(self.channel.id)
        assert table is not None
        return table.id

    async def version(self) -> int:
        return (await self.bot.tables.table(await self.table_id())).version

    @property
    def board(self) -> discord.Message:
        """The last message in the channel that everybody sees."""
        message = self.channel.last_message
        assert message is not None
        return message

    @property
    def told(self) -> list[str]:
        """The texts of all public messages, oldest first."""
        return [text_of(message) for message in self.channel.history()]

    def keep_old_buttons(self) -> None:
        """Let every edit of a message fail from now on, as without permission to see it."""
        self.env.inject_error("PATCH", "/channels/*/messages/*", status=403, times=None)

    @contextmanager
    def delivering_twice(self) -> Generator[None]:
        """Deliver each tap and command twice at the same moment, inside the context."""
        self._deliveries = 2
        try:
            yield
        finally:
            self._deliveries = 1

    async def deliver_again(self) -> None:
        """Deliver the last tap or command once more."""
        self._emit("INTERACTION_CREATE", self._last)
        await self.env.settle()

    def _deliver(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            return self._emit(event, payload)
        user = payload.get("member", payload)["user"]
        locale = self.locales.get(int(user["id"]))
        if locale is not None:
            payload = {**payload, "locale": locale}
        self._last = payload
        for _ in range(self._deliveries):
            self._emit(event, payload)
        return None


async def choose(
    person: simcord.MemberActor,
    result: simcord.InteractionResult,
    *words: str,
    until: str = "Confirm",
) -> simcord.InteractionResult:
    """Pick the entries that contain *words*, then first entries, until there is a plan.

    An entry that leads through several menus contains the words of each.
    """
    sought = list(words)
    while sought or until not in labels_of(shown(result)):
        picked = named(shown(result), sought[0] if sought else "")
        while sought and sought[0] in picked:
            sought.pop(0)
        result = await pick(person, shown(result), picked)
    return result


def named(message: MessageLike, word: str = "") -> str:
    """The first entry that contains *word* in the menu of actions, or of its buttons."""
    return next(one for one in entries_of(message) if word in one)


async def pick(
    person: simcord.MemberActor, message: simcord.ResponseMessage, word: str = ""
) -> simcord.InteractionResult:
    """Pick the first entry that contains *word* from the menu of actions, or its buttons."""
    custom_id, values = entries_of(message)[named(message, word)]
    if not values:
        return await person.click(message, custom_id=custom_id)
    return await person.select(message, values, custom_id=custom_id)


def entries_of(message: MessageLike) -> dict[str, tuple[str, list[str]]]:
    """The entries of the menu of actions and of buttons in its place.

    For each it gives the id of its menu or button, and what is picked in a menu.
    """
    found: dict[str, tuple[str, list[str]]] = {}
    for part in _parts(message):
        custom_id = part.get("custom_id", "")
        if ":into:" in custom_id:
            found[part["label"]] = custom_id, []
        if ":m-plan:" in custom_id:
            found |= {one["label"]: (custom_id, [one["value"]]) for one in part["options"]}
    return found


def shown(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """The message that answers; the test fails without one."""
    assert result.response is not None
    return result.response


def said(result: simcord.InteractionResult) -> str:
    """The texts of the answer and of all private messages that followed it."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(text_of(answer) for answer in answers)


def private(result: simcord.InteractionResult) -> bool:
    """Whether all messages of the answer are private."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return bool(answers) and all(answer.ephemeral for answer in answers)


def isolated(person: simcord.MemberActor) -> str:
    """The name of *person* in a sentence, which it cannot turn around."""
    return f"\N{FIRST STRONG ISOLATE}{person.name}\N{POP DIRECTIONAL ISOLATE}"


def text_of(message: MessageLike) -> str:
    texts = [part["content"] for part in _parts(message) if part.get("content")]
    return "\n".join([message.content, *texts]).strip()


def layout_of(message: MessageLike) -> list[tuple[int, str]]:
    """The type and text of each component, from top to bottom."""
    return [(part["type"], part.get("content", "")) for part in _parts(message)]


def labels_of(message: MessageLike) -> list[str]:
    """The labels of all buttons."""
    return [part["label"] for part in _parts(message) if part.get("type") == 2]


def rows_of(message: MessageLike) -> list[list[str]]:
    """The labels of the buttons in each row."""
    rows = [part["components"] for part in _parts(message) if part.get("type") == 1]
    return [[one["label"] for one in row] for row in rows if row[0]["type"] == 2]


def green_of(message: MessageLike) -> list[str]:
    """The labels of the green buttons."""
    green = discord.ButtonStyle.success.value
    return [part["label"] for part in _parts(message) if part.get("style") == green]


def main_of(message: MessageLike) -> list[str]:
    """The labels of the blue buttons."""
    blue = discord.ButtonStyle.primary.value
    return [part["label"] for part in _parts(message) if part.get("style") == blue]


def asked_in(message: MessageLike) -> list[str]:
    """The placeholders of all menus."""
    return [part["placeholder"] for part in _parts(message) if part.get("placeholder")]


def ids_of(message: MessageLike) -> list[str]:
    return [part["custom_id"] for part in _parts(message) if part.get("custom_id")]


def offers_of(message: MessageLike) -> list[str]:
    """The texts beside the buttons of its sections."""
    sections = [part for part in _parts(message) if part.get("type") == 9]
    return ["\n".join(one["content"] for one in part["components"]) for part in sections]


def options_of(message: MessageLike, verb: str = "m-") -> list[dict[str, Any]]:
    """The options of all menus, or of the menu of *verb*."""
    menus = [part for part in _parts(message) if f":{verb}" in part.get("custom_id", "")]
    return [option for menu in menus for option in menu.get("options", [])]


def _parts(message: MessageLike) -> Sequence[dict[str, Any]]:
    components: Sequence[Any] = message.components
    plain = [one if isinstance(one, dict) else one.to_dict() for one in components]
    return list(walk_components(plain))
