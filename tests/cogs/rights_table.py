"""A server with a person in every role, and tables on which each tries everything."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import discord
import simcord
from sqlalchemy import select
from sqlmodel import col

from bot.messages.card import Card, make_card
from bot.messages.components import Button, Menu
from bot.messages.personal_verbs import PickPreference
from bot.messages.verb import MENU, Verb
from bot.messages.verbs import PickOrder
from bot.store.models import Admission, Draft, LogRow, SeatClock
from bot.store.repository import clocks_of
from bot.store.vote_rows import Vote
from bot.tables import hosting, playing, seating
from tests.cogs.discord_server import DiscordServer, said, text_of

Phase = Literal["lobby", "asked", "play", "over"]
"""Stage of a table: lobby, a question to Bob open, Bob's turn open, or closed."""

ROLES = ("host", "turn", "other", "spectator", "manager", "outsider", "direct", "robot")

REFUSALS = {
    "AlreadySeated": "You already have seat",
    "DayGiven": "has given a day for this turn already",
    "OwnTime": "Only the others at the table can give you a day",
    "ChannelTaken": "already has an open table",
    "HostStays": "cannot be blocked from their own",
    "NoPanel": "nothing to look up by that name",
    "NoServer": "only in a server",
    "NoSide": "no side called",
    "NoThreads": "only in a text channel of a server",
    "NoRequest": "Nobody is waiting for this answer",
    "NoTableHere": "There is no open table in this channel",
    "NotAbsent": "is not late. A vote",
    "NoVote": "That vote is over",
    "NotAtTable": "You have no seat at table",
    "NotDamaged": "is not damaged",
    "NotForYou": "can answer this",
    "NotHolder": "can decide this",
    "NotManager": "with the permission “Manage Server”",
    "NotHost": "Only the host of table",
    "NotNow": "That is not possible now",
    "NotThere": "You cannot end a move there",
    "NotYourTurn": "It is not your turn",
    "NothingToUndo": "Nothing can be undone",
    "OldButton": "older version of me",
    "Stale": "has changed since this button",
    "WhichOne": "Pick from the list",
    "WrongGame": "for another game than the one",
    "WrongStatus": "The game has already started",
}
"""Words that only the text of an error contains, by the error's name."""

LISTED = "the first of the list"
"""Value of an option that stands for the first suggestion to the player on turn."""


@dataclass(slots=True)
class Place:
    """A table and its channel."""

    channel: Any
    table: str


class RightsServer(DiscordServer):
    """Alice hosts, Bob is on turn, Carol plays too, and the others hold no seat."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__(env)
        rights = discord.Permissions(manage_channels=True, manage_guild=True)
        role = self.guild.create_role("Manager", permissions=rights)
        self.people: dict[str, Any] = {
            "host": self.alice,
            "turn": self.bob,
            "other": self.carol,
            "spectator": self.guild.add_member(env.create_user("Dora")),
            "manager": self.guild.add_member(env.create_user("Mona"), roles=[role]),
            "robot": self.guild.add_member(env.create_user("Robot", bot=True)),
            "direct": self.alice.user,
        }
        elsewhere = env.create_guild("Elsewhere")
        self.people["outsider"] = elsewhere.add_member(env.create_user("Oscar"))
        self.outside = elsewhere.create_text_channel("far")
        self._places = 0

    async def lay(self, phase: Phase) -> Place:
        """A table in a channel of its own, at that *phase*."""
        self._places += 1
        tables = self.bot.tables
        channel = self.guild.create_text_channel(f"c{self._places}")
        table = await hosting.open_table(
            tables,
            game="captains_log",
            guild_id=self.guild.id,
            channel_id=channel.id,
            host_id=self.alice.id,
        )
        for seat, person in (("p2", self.alice), ("p1", self.bob), ("p3", self.carol)):
            await seating.join(tables, table.id, person.id, name=person.name, seat=seat)
        if phase != "lobby":
            await playing.start(tables, table.id, self.alice.id)
        while phase != "lobby" and (asked := await self.pending(table.id)):
            seat, decision = asked
            live = await tables.load(table.id)
            (user,) = live.people_of(seat)
            if phase == "asked" and user == self.bob.id:
                break
            answer = live.game.default(live.view(seat))
            await playing.play(tables, table.id, user, (answer,), decision=decision)
        if phase == "over":
            await hosting.close_table(tables, table.id, self.alice.id)
        await self.bot.services.settle()
        return Place(channel, table.id)

    async def pending(self, table_id: str) -> tuple[str, int] | None:
        live = await self.bot.tables.load(table_id)
        asked = next(iter(live.game.pending(live.state)), None)
        return None if asked is None else (asked.seat, asked.id)

    def where(self, role: str, place: Place) -> Any:
        """The channel in which *role* acts on *place*."""
        if role == "outsider":
            return self.outside
        return self.people[role].dm_channel if role == "direct" else place.channel

    async def command(self, role: str, at: Place, name: str, options: Mapping[str, Any]) -> str:
        """Let *role* type a command; returns "ok" or the name of the refusal."""
        person = self.people[role]
        listed = {
            key: await self._listed(at, name, key) if one == LISTED else one
            for key, one in options.items()
        }
        typed = {key: self._typed(role, at, key, one) for key, one in listed.items()}
        if role == "direct":
            return outcome(await person.slash(name, **typed))
        return outcome(await person.slash(self.where(role, at), name, **typed))

    async def _listed(self, at: Place, name: str, option: str) -> str:
        listed = await self.people["turn"].autocomplete(at.channel, name, option, "")
        return str(listed[0]["value"])

    def _typed(self, role: str, at: Place, option: str, value: Any) -> Any:
        """*value* as Discord sends it: the table's id, or a person that *role* can pick."""
        if option == "table":
            return at.table
        if option != "user":
            return value
        person = self.people[role if role == "outsider" else value]
        return person.user if role == "direct" else person

    async def press(self, role: str, place: Place, verb: Verb) -> str:
        """Let *role* press a button in any channel; returns "ok" or the name of the refusal."""
        channel = self.bot.get_partial_messageable(self.where(role, place).id)
        message = await channel.send(view=_card_of(verb))
        person = self.people[role]
        if verb.verb.startswith(MENU):
            picked = await person.select(message, [_option_of(verb)], custom_id=verb.to_id())
        else:
            picked = await person.click(message, custom_id=verb.to_id())
        return outcome(picked, pressed=True)

    async def traces(self, table_id: str) -> Any:
        """The stored data of a table that somebody might have changed."""
        table = await self.bot.tables.table(table_id)
        holders = [one.model_dump() for one in await self.bot.tables.holders(table_id)]
        async with self.bot.services.store.reading() as session:
            kept = [
                (await session.scalars(select(kind).where(col(kind.table_id) == table_id))).all()
                for kind in (Admission, Draft, Vote)
            ]
        rows = [[one.model_dump() for one in kind] for kind in kept]
        return (table.version, table.status, table.options, table.seq, holders, rows)

    async def clock(self, table_id: str, seat: str) -> SeatClock:
        async with self.bot.services.store.reading() as session:
            clocks = await clocks_of(session=session, table_id=table_id)
        return next(one for one in clocks if one.seat == seat)

    async def acted(self, table_id: str, after: int) -> set[str]:
        """The seats for which people acted after this row of the log."""
        async with self.bot.services.store.reading() as session:
            query = select(LogRow).where(col(LogRow.table_id) == table_id, col(LogRow.seq) > after)
            rows = (await session.scalars(query)).all()
        bodies = [json.loads(row.body) for row in rows]
        return {body["seat"] for body in bodies if body.get("by", "person") == "person"}

    async def seats(self, role: str, table_id: str) -> tuple[str, ...]:
        live = await self.bot.tables.load(table_id)
        return live.seats_of(self.people[role].id)

    async def check(
        self, place: Place, before: Any, came_to: str, seats: tuple[str, ...]
    ) -> Place | None:
        """Check that a refusal changed nothing, and that nobody acted for another seat.

        Returns the place if it is unchanged, so that the next role can use it too, else None.
        """
        after = await self.traces(place.table)
        if came_to != "ok":
            assert after == before, "it was refused, and changed something"
        acted = await self.acted(place.table, before[3])
        assert acted <= {*seats, "host"}, "somebody acted for another seat"
        if after == before:
            return place
        if after[1] != "finished":
            host = (await self.bot.tables.table(place.table)).host_id
            await hosting.close_table(self.bot.tables, place.table, host)
        return None

    async def clear_away(self, place: Place | None) -> None:
        """Close every table that a role has opened besides that of *place*."""
        here = [] if place is None else [place.channel]
        for channel in (self.outside, self.alice.user.dm_channel, *here):
            table = await self.bot.tables.table_in(channel.id)
            if table is not None and (place is None or table.id != place.table):
                await hosting.close_table(self.bot.tables, table.id, table.host_id)


def outcome(result: simcord.InteractionResult, *, pressed: bool = False) -> str:
    """The outcome of an interaction: "ok", the name of the refusal, or "silence"."""
    if not result.acknowledged:
        return "silence"
    told = "\n".join(text_of(one) for one in result.followups) if result.followups else ""
    answer = told if pressed and told else said(result)
    found = [name for name, words in REFUSALS.items() if words in answer]
    assert "went wrong" not in answer, answer
    assert len(found) < 2, answer
    return found[0] if found else "ok"


def _option_of(verb: Verb) -> str:
    """The value to pick in the menu of *verb*: an order, a zone, or one that does not exist."""
    if isinstance(verb, PickPreference):
        return "UTC"
    return "0" if isinstance(verb, PickOrder) else "aaaaaa"


def _card_of(verb: Verb) -> Card:
    if verb.verb.startswith(MENU):
        option = discord.SelectOption(label="one", value=_option_of(verb))
        return make_card(text="…", menus=[Menu.of("…", verb, [option])])
    return make_card(text="…", buttons=[Button.of("…", verb)])
