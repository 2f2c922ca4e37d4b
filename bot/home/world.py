"""The Discord at home: the same server, channel and people each time, with the same ids."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import simcord

CHANNEL = "voyage"

_PAUSE = timedelta(seconds=1)
"""Between the last moment of one evening and the first of the next: no id is made twice."""

_MOMENTS = (
    ("tables", "updated_at"),
    ("usedinteraction", "used_at"),
    ("outbox", "tried_at"),
    ("boards", "shown_at"),
)
"""Where the database writes down when something happened."""


@dataclass(frozen=True, slots=True)
class World:
    """The *channel* to play in; the first of the *people* is whoever sits before the page."""

    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]


def make_world(env: simcord.Env, server: str, people: tuple[str, ...]) -> World:
    """Make everything in a fixed order at the first moment of *env*, before its bot starts.

    Ids are made from the moment and the order: what the tables remember stays true.
    """
    users = [
        env.create_user(f"player{number}", global_name=name)
        for number, name in enumerate(people, 1)
    ]
    guild = env.create_guild(server, owner=users[0])
    channel = guild.create_text_channel(CHANNEL)
    return World(channel=channel, people=tuple(guild.add_member(user) for user in users))


def speak(env: simcord.Env, locale: str) -> None:
    """Have everybody in *env* use Discord in *locale*: by itself it knows English alone."""
    emit = env.backend.emit

    def deliver(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "locale": locale}
        emit(event, payload)

    env.backend.emit = deliver  # type: ignore[method-assign] # what every tap passes through


def go_on_from(env: simcord.Env, moment: datetime) -> None:
    """Let *env*, whose bot has not started, begin at *moment*, which must not be past."""
    env.backend.advance_clock((moment - env.now()).total_seconds())


def first_moment(database: Path, otherwise: datetime) -> datetime:
    """A second after the last moment *database* knows of; *otherwise* if it knows none."""
    if not database.exists():
        return otherwise
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as read:
        known = [_latest(read, table, column) for table, column in _MOMENTS]
    return max((moment + _PAUSE for moment in known if moment is not None), default=otherwise)


def _latest(read: sqlite3.Connection, table: str, column: str) -> datetime | None:
    there = read.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    if there is None:
        return None
    (latest,) = read.execute(f"SELECT max({column}) FROM {table}").fetchone()
    return None if latest is None else datetime.fromisoformat(f"{latest}+00:00")
