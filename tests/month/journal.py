"""The journal of a month: a poster that writes a line for each message, as a person reads it."""

import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime

from bot.delivery.posts import Post
from bot.messages.request_buttons import addressed
from bot.services import Services
from bot.store.models import Board
from bot.tables.announcements import parse_notice
from bot.tables.ballots import CARD
from bot.tables.people_called import people_called
from bot.tables.personal_messages import CALL
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.game import Step
from tests.bot.fake_poster import FakePoster
from tests.month.people import ALL, GUS

MOMENT = re.compile(r"<t:(\d+):[fD]>")
SPAN = re.compile(r" \(<t:\d+:R>\)")
NAMES = {one.user_id: one.name for one in (*ALL, GUS)}


class Journal(FakePoster):
    """Writes when which message came, and whom it mentioned; boards that call nobody are left out.

    Steps that people played are left out; those that the bot played for a person have a line.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self.services: Services | None = None
        self._lines: list[str] = []
        self._deletions: list[str] = []
        self.mentions: Counter[str] = Counter()
        self._now = now
        self._told: set[int] = set()

    def write(self, line: str) -> None:
        """Add *line* with the time, in UTC."""
        self._begin_moment()
        self._lines.append(f"{self._time}  {line}")

    @property
    def lines(self) -> list[str]:
        """All lines; what was deleted comes last of its moment, as it may be done at any time."""
        return [*self._lines, *sorted(self._deletions)]

    def _begin_moment(self) -> None:
        """Add what was deleted at an earlier moment."""
        if self._deletions and not self._deletions[0].startswith(self._time):
            self._lines, self._deletions = self.lines, []

    @property
    def _time(self) -> str:
        return f"{self._now():%a %d %b %H:%M}"

    async def post(self, post: Post) -> int:
        known = len(self.messages)
        message_id = await super().post(post)
        if len(self.messages) > known:
            await self._tell_steps(post)
            await self._tell_message(post)
        return message_id

    async def edit(self, post: Post, message_id: int) -> None:
        await super().edit(post, message_id)
        await self._tell_steps(post)

    async def finish(self, board: Board) -> None:
        await super().finish(board)
        if board.deleted:
            where = "" if board.user_id is None else f"direct to {NAMES[board.user_id]}: "
            what = "call" if parse_notice(board.notice) == CALL else "reminder"
            self._begin_moment()
            self._deletions.append(f"{self._time}  {where}a {what} is deleted")

    async def _tell_message(self, post: Post) -> None:
        assert self.services is not None
        live = await self.services.tables.load(post.table_id)
        where = f"direct to {NAMES[post.user_id or 0]}: " if post.direct else ""
        if post.notice is not None and post.notice.key == CARD:
            self.write(f"{where}a vote is open")
        elif post.notice == CALL:
            self.write(f"{where}your turn")
        elif post.notice is not None:
            language = voice("en", live.table.game)
            told = addressed(post.notice, live.table, live.holders)
            text = language.say(told, names_of(live.holders), plain=True)
            for user_id in people_called(post.notice, live.table, live.holders):
                mentioned = user_id not in post.unmentioned and not post.direct
                text = text.replace(f"<@{user_id}>", f"{'@' * mentioned}{NAMES[user_id]}")
                self.mentions[NAMES[user_id]] += mentioned
            self.write(where + MOMENT.sub(_moment, SPAN.sub("", text)))
        elif live.table.status == "finished":
            self.write("the game is over")
        elif post.pings:
            called = [one.user_id for one in live.holders if one.seat in post.pings]
            people = [one for one in called if one is not None and one not in post.unmentioned]
            quiet = [NAMES[one] for one in called if one in post.unmentioned]
            names = [f"@{NAMES[one]}" for one in people] + quiet
            self.mentions.update(NAMES[one] for one in people)
            self.write(f"{where}call: {', '.join(names)}")

    async def _tell_steps(self, post: Post) -> None:
        assert self.services is not None
        live = await self.services.tables.load(post.table_id)
        held = {one.seat: one.name for one in live.holders if one.user_id is not None}
        for row in post.rows:
            if isinstance(row, Step) and row.seq not in self._told and row.seat in held:
                self._told.add(row.seq)
                if row.by not in ("person", "rules"):
                    self._play(held[row.seat], row.by)

    def _play(self, name: str, by: str) -> None:
        if self._lines[-1] != f"{self._time}  played for {name} ({by})":
            self.write(f"played for {name} ({by})")


def _moment(found: re.Match[str]) -> str:
    """What a reader in UTC sees in place of Discord's mark of a moment."""
    return f"{datetime.fromtimestamp(int(found[1]), UTC):%a %d %b %H:%M}"
