"""A battle on Discord, whose commanders play well, by menus or by typed commands."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import discord
import simcord

from bot.messages.planner.menus import key_of
from bot.tables.live_table import LiveTable
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.fleet_commander import GAME, VERBS
from cogs.typed_verbs import STEP
from engine.core.choices import ChoiceTree
from engine.core.dice import policy_dice
from engine.core.game import AnyGame
from engine.core.records import Seat
from engine.core.words import Text
from engine.games.fleet_commander.bots import captain
from engine.games.fleet_commander.model import actions as a
from tests.cogs.discord_server import (
    DiscordServer,
    ids_of,
    labels_of,
    options_of,
    private,
    shown,
    text_of,
)
from tests.whole_game.switching import switches_for

Way = Literal["menus", "commands"]

MOST_MENUS: Final = 8


class BattleTable:
    """A table in the language *code*, with as many of *people* as the battle needs."""

    def __init__(self, server: DiscordServer, code: str, way: Way, seed: str) -> None:
        self.server, self.code, self.way, self.seed = server, code, way, seed
        server.bot.tables.new_seed = lambda: seed
        more = [server.env.create_user(name) for name in ("Dora", "Emil", "Fanny")]
        guests = [server.guild.add_member(user) for user in more]
        self.people = [server.alice, server.bob, server.carol, *guests]
        for person in self.people:
            server.locales[person.id] = code
        self.table_id = ""
        self.acts = 0
        self.interrupted: list[Seat] = []
        """The seats that had to answer in another seat's turn."""

    @property
    def tongue(self) -> Language:
        return voice(self.code, GAME)

    def say(self, key: str) -> str:
        return self.tongue.say(Text.of(key), plain=True)

    async def begin(self, preset: str, count: int) -> None:
        """Let Alice open the table, the others join, and Alice start the game."""
        channel, alice = self.server.channel, self.server.alice
        await alice.slash(channel, "table new", game=GAME, preset=preset, language=self.code)
        self.table_id = await self.server.table_id()
        for person in self.people[1:count]:
            await person.slash(channel, "table join")
        await alice.slash(channel, "table start")
        assert (await self.live()).table.status == "open"
        self.acts = 0

    async def live(self) -> LiveTable:
        return await self.server.bot.tables.load(self.table_id)

    async def act(self) -> None:
        """Let the player that the table waits for play well, and check the private answer."""
        live = await self.live()
        seat = live.waits()[0]
        view = live.view(seat)
        battle = view.open
        if battle.turn.phase != "setup" and seat != battle.turn.seat:
            self.interrupted.append(seat)
        action = captain(view, policy_dice(self.seed, live.table.seq))
        offered = [*live.game.suggest(view)]
        if action not in offered:
            action = live.game.default(view) if live.game.default(view) in offered else offered[0]
        await self.play(live, seat, action)
        after = await self.live()
        assert after.table.seq > live.table.seq, f"nothing came of {action}"
        self.acts += 1

    async def play(self, live: LiveTable, seat: Seat, action: Any) -> None:
        """Play *action*, by menus or typed."""
        person = self.person(live, seat)
        labels = live.game.label(live.view(seat), action)
        if self.way == "commands":
            answer = await self._type(live, person, action, labels)
        elif isinstance(action, a.EndTurn):
            answer = await self._end(person, labels[-1])
        else:
            answer = await self._tap(live, seat, action)
        assert private(answer)
        told = text_of(shown(answer))
        assert self.say("turn-done") in told or self.say("turn-over") in told, told

    def person(self, live: LiveTable, seat: Seat) -> simcord.MemberActor:
        (user,) = live.people_of(seat)
        return next(one for one in self.people if one.id == user)

    # Typing

    async def _type(
        self, live: LiveTable, person: simcord.MemberActor, action: Any, labels: Sequence[Text]
    ) -> simcord.InteractionResult:
        """Type the suggestion for the action, and confirm the plan."""
        verb = next(one for one in VERBS if isinstance(action, one.kinds))
        names = names_of(live.holders)
        way = (self.tongue.say(one, names, plain=True) for one in labels[-verb.labels :])
        named = STEP.join(way)
        command, channel = f"fleet {verb.name}", self.server.channel
        offered = await person.autocomplete(channel, command, verb.option, named[:90])
        value = next((one["value"] for one in offered if one["name"] == named[:100]), named)
        planned = await person.slash(channel, command, **{verb.option: value})
        if self.say("button-confirm") not in labels_of(shown(planned)):
            return planned
        return await person.click(shown(planned), label=self.say("button-confirm"))

    # Tapping

    async def _tap(self, live: LiveTable, seat: Seat, action: Any) -> simcord.InteractionResult:
        """Play *action* by its button in the planner or by menus, and confirm it if necessary."""
        person, view = self.person(live, seat), live.view(seat)
        form, picked = switches_for(live.game, view, action) or (None, ())
        wanted = way_to(live.game, view, action if form is None else form)
        alone = [plan for plan in live.game.plans(view) if [*plan.actions] == [action]]
        buttons = {wanted[-1], *(key_of(plan.label) for plan in alone)}
        board = await self._board()
        verbs = [custom_id.split(":")[1] for custom_id in ids_of(board)]
        press = "act" if "act" in verbs else "ask"
        desk = shown(await person.click(board, custom_id=_id(board, press)))
        for _ in range(MOST_MENUS):
            ids = [one.split(":") for one in ids_of(desk)]
            plans = [":".join(one) for one in ids if one[1] == "intend" and one[-1] in buttons]
            menus = [
                ":".join(one)
                for one in ids
                if one[1] == "into" and one[-1].rsplit(".", 1)[-1] in wanted
            ]
            further = [one["value"] for one in options_of(desk, "m-goal")]
            offered = [one["value"] for one in options_of(desk, "m-plan")]
            known = [key for key in reversed(wanted) if key in offered]
            switches = [":".join(one) for one in ids if one[1] == "m-switch"]
            switches = [one for one in switches if form and one.endswith(f":{form.key}")]
            if plans:
                answer = await person.click(desk, custom_id=plans[0])
            elif goal := [key for key in further if key in buttons]:
                answer = await person.select(desk, goal, custom_id=_id(desk, "m-goal"))
            elif switches:
                answer = await person.select(desk, picked, custom_id=switches[0])
            elif menus:
                answer = await person.click(desk, custom_id=menus[0])
            elif known:
                menu = _id(desk, "m-plan")
                answer = await person.select(desk, known[:1], custom_id=menu)
            else:
                ways = [":".join(one) for one in ids if one[1] == "back"]
                assert ways, f"{action} is not in these menus: {text_of(desk)}, {ids}, {wanted}"
                answer = await person.click(desk, custom_id=ways[0])
            desk = shown(answer)
            if self.say("turn-done") in text_of(desk):
                return answer
            if any(one.split(":")[1] == "confirm" for one in ids_of(desk)):
                return await person.click(desk, custom_id=_id(desk, "confirm"))
        raise AssertionError(f"{wanted} is not in the menus")

    async def _end(self, person: simcord.MemberActor, label: Text) -> simcord.InteractionResult:
        """End the turn in the way with this *label*, or by the first button."""
        board = await self._board()
        asked = await person.click(board, custom_id=_id(board, "end"))
        every = [one for one in ids_of(shown(asked)) if one.split(":")[1] in ("endlike", "ending")]
        ways = [one for one in every if one.endswith(f":{key_of(label)}")]
        for press in (*ways, *every)[:1]:
            return await person.click(shown(asked), custom_id=press)
        return asked

    async def _board(self) -> discord.Message:
        card = (await self.server.bot.tables.table(self.table_id)).card_id
        return next(one for one in self.server.channel.history() if one.id == card)


def way_to(game: AnyGame, view: Any, action: Any) -> tuple[str, ...]:
    """The keys by which the menus lead to *action*, or to a form."""
    tree: ChoiceTree[Any] = ChoiceTree(game, view)
    levels: list[tuple[Text, ...]] = [()]
    while levels:
        above = levels.pop()
        for choice in tree.below(above):
            way = (*above, choice.label)
            if choice.leads_on:
                levels.append(way)
            elif action in (choice.action, choice.form):
                return tuple(key_of(label) for label in way)
    raise AssertionError(f"{action} is not in the menus")


def _id(message: Any, verb: str) -> str:
    return next(one for one in ids_of(message) if one.split(":")[1] == verb)
