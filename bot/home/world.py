"""The simulated Discord at home: the same server, channel and person at each start."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import simcord

from bot.words.language import voice
from engine.core.words import Text

CHANNEL = "game"

_LOCALES = {"en": "en-US", "fr": "fr"}

_START_PAUSE = timedelta(seconds=1)
"""Time between the last known moment and the next start, so that no id is made twice."""

_MOMENTS = (
    ("tables", "updated_at"),
    ("usedinteraction", "used_at"),
    ("outbox", "tried_at"),
    ("boards", "shown_at"),
)
"""Tables and columns of the database that hold moments, to find the latest one."""


class Shown(NamedTuple):
    """A picture in the channel: an encoded file, and its type."""

    data: bytes
    content_type: str


@dataclass(slots=True)
class World:
    """The *channel* that is played in, the *person* at the page, and the *language* they read.

    *channels* are all there are, one for each game, so that each game can be under way at once.
    """

    env: simcord.Env
    channels: tuple[simcord.ChannelHandle, ...]
    channel: simcord.ChannelHandle
    person: simcord.MemberActor
    language: str

    @property
    def locale(self) -> str:
        """Discord's code for the language."""
        return _LOCALES[self.language]

    def turn_to(self, channel_id: int) -> None:
        """Play in the channel with this id from now on."""
        self.channel = next(one for one in self.channels if one.id == channel_id)

    def has_messages(self, channel_id: int) -> bool:
        """Whether anything was posted in a channel since the start of the bot."""
        return bool(self.env.backend.messages.get(channel_id))

    def latest_picture(self, channel_id: int) -> Shown | None:
        """The newest picture that is shown to everybody in a channel; None if there is none."""
        backend = self.env.backend
        messages = backend.messages.get(channel_id, {})
        for number in sorted(messages, reverse=True):
            message = messages[number]
            for one in () if message.is_ephemeral else message.attachments:
                data, kind = backend.cdn.get(one["url"]), one["content_type"]
                if data is not None and kind.startswith("image/"):
                    return Shown(data, kind)
        return None

    def call_person(self, name: str) -> None:
        """Have the person be called *name* from now on."""
        self.env.backend.get_user(self.person.id).global_name = name


def make_world(env: simcord.Env, language: str, *, games: int = 1) -> World:
    """Make the server, person and a channel for each of so many *games*, in a fixed order.

    Ids are made from the order and the first moment of *env*, so they are the same at each start,
    as tables need. The bot of *env* must not have started.
    """
    words = voice(language)
    user = env.create_user("player", global_name=words.say(Text.of("home-you")))
    guild = env.create_guild(words.say(Text.of("home-server")), owner=user)
    first = guild.create_text_channel(CHANNEL)
    person = guild.add_member(user)
    # Further channels are made last, so that first channel and person have the ids they always had.
    others = (guild.create_text_channel(f"{CHANNEL}-{number}") for number in range(2, games + 1))
    channels = (first, *others)
    world = World(env=env, channels=channels, channel=first, person=person, language=language)
    _speak(world)
    return world


def _speak(world: World) -> None:
    """Send the language of *world* with each interaction; SimCord would always send English."""
    emit = world.env.backend.emit

    def deliver(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "locale": world.locale}
        emit(event, payload)

    world.env.backend.emit = deliver  # type: ignore[method-assign] # what every tap passes through


def go_on_from(env: simcord.Env, moment: datetime) -> None:
    """Set the clock of *env* to *moment*, which must not be past; its bot must not have started."""
    env.backend.advance_clock((moment - env.now()).total_seconds())


def first_moment(database: Path, otherwise: datetime) -> datetime:
    """A second after the last moment stored in *database*; *otherwise* if it holds none."""
    if not database.exists():
        return otherwise
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as read:
        known = [_latest(read, table, column) for table, column in _MOMENTS]
    return max((moment + _START_PAUSE for moment in known if moment is not None), default=otherwise)


def _latest(read: sqlite3.Connection, table: str, column: str) -> datetime | None:
    there = read.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    if there is None:
        return None
    (latest,) = read.execute(f"SELECT max({column}) FROM {table}").fetchone()
    return None if latest is None else datetime.fromisoformat(f"{latest}+00:00")
