"""A database of many tables at which things of all kinds fall due, within the next two weeks."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from bot import clock
from bot.tables.announcements import write_notice
from bot.tables.ballots import CARD
from bot.tables.personal_messages import CALL
from engine.core.words import Text
from tests.bench.copied_tables import ROWS, copy_table
from tests.bot.started_tables import ANN, BOB

TABLES_A_PERSON: Final = 50
GAMES_A_LOBBY: Final = 5
"""Games under way for each lobby."""

SOONEST, LATEST = timedelta(hours=1), timedelta(days=14)
"""The times ahead of all moments."""

BEGUN: Final = timedelta(days=2)
"""The time for which clocks and votes have run."""

_APART: Final = 1_000_000
_PEOPLE: Final = {
    name: f"{name.partition('.')[2]} * {_APART} + :number / {TABLES_A_PERSON}"
    for name in ("holder.user_id", "tables.host_id")
}
_HELD: Final = """INSERT INTO outbox (table_id, from_seq, to_seq, lane, notice, pings, channel_id,
    user_id, private, status, due_at, attempts, shows_board)
    VALUES (:table, 0, 0, CAST(:number AS TEXT), '{notice}', '{pings}', :number,
    {person} * {apart} + :number / {each}, 0, 'held', :due, 0, 0)"""
_PLACES: Final = {"apart": _APART, "each": TABLES_A_PERSON}

_MOMENTS: Final = (
    "UPDATE seat_clocks SET since = :then, due_at = :due WHERE table_id = :table",
    "UPDATE reminders SET due_at = :due WHERE table_id = :table",
    """INSERT INTO reminders (table_id, seat, user_id, cause, asked_seq, due_at, times)
    SELECT table_id, seat, user_id, 'snooze', 0, :due, 0 FROM holder
    WHERE table_id = :table AND seat = 'p1'""",
    """INSERT INTO votes (id, table_id, kind, seat, seq, status, since, due_at)
    VALUES (:number + 1, :table, 'draw', 'p1', 0, 'open', :then, :due)""",
    """UPDATE holder SET away_until = :due, rests_until = :due, away_due_at = :due
    WHERE table_id = :table AND seat = 'p2'""",
    _HELD.format(notice=write_notice(CALL), pings="p1", person=ANN, **_PLACES),
    _HELD.format(notice=write_notice(Text.of(CARD, vote="1")), pings="", person=BOB, **_PLACES),
)
"""Statements that write a moment of a game under way.

They are its clock, its reminder and one that Ann chose, a vote, the absence of Bob, and two held
messages.
"""
_ASLEEP: Final = "UPDATE tables SET sleeps_at = :due WHERE id = :table"


def lay_moments(database: Path, table_id: str, number: int) -> int:
    """Copy a started table of Ann and Bob *number* times, with moments; return how many of these.

    The copies "t0" and up are games under way, save each sixth, which is a lobby.
    """
    lobbies = range(number)[GAMES_A_LOBBY :: GAMES_A_LOBBY + 1]
    games = sorted({*range(number)} - {*lobbies})
    with closing(sqlite3.connect(database)) as there, there:
        rows, voting = (*ROWS, "seat_clocks", "reminders"), {"tables.voting": "'draw'"}
        copy_table(there, table_id, games, rows=rows, changed=_PEOPLE | voting)
        lobby = {"tables.status": "'lobby'", "tables.waits": "''", "tables.asked_at": "NULL"}
        begun = stored(clock.now() - BEGUN)
        lobby["tables.updated_at"] = f"'{begun}'"
        copy_table(there, table_id, lobbies, rows=("tables", "holder"), changed=_PEOPLE | lobby)
        chance = Random("moments")  # not the dice of a game
        for statement in _MOMENTS:
            there.executemany(statement, _at_random(games, chance))
        there.executemany(_ASLEEP, _at_random(lobbies, chance))
        there.execute("DELETE FROM reminders WHERE table_id = ?", (table_id,))
        there.execute("UPDATE seat_clocks SET due_at = NULL WHERE table_id = ?", (table_id,))
    return len(games) * len(_MOMENTS) + len(lobbies)


def person(of: int, table: int) -> int:
    """The id of Ann or Bob at the copy "t<table>"; they are others for each fifty tables."""
    return of * _APART + table // TABLES_A_PERSON


def stored(moment: datetime) -> str:
    """*moment* as the database holds it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _at_random(numbers: "range | list[int]", chance: Random) -> Iterator[dict[str, int | str]]:
    now = clock.now()
    for number in numbers:
        due = now + SOONEST + chance.random() * (LATEST - SOONEST)
        known = {"number": number, "table": f"t{number}"}
        yield known | {"then": stored(now - BEGUN), "due": stored(due)}
