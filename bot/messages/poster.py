"""The poster: posts messages on Discord for the outbox, edits them, and finds them again."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Protocol, TypeVar

import discord

from bot import clock
from bot.delivery.outbox import Outbox
from bot.delivery.posts import Post, StatusBoard
from bot.messages.board import GREY, Message, Narrator, news_buttons, turn_buttons
from bot.messages.card import STATUS_MARK, Card, log_entry, mark_of, with_buttons
from bot.messages.lobby_card import lobby_card
from bot.messages.personal_card import personal_message
from bot.messages.pictures import Picture
from bot.messages.status_board import status_card
from bot.messages.vote_card import card_of_notice, vote_card
from bot.store.models import Board, OutboxRow
from bot.store.vote_rows import Vote
from bot.tables import announcements, boards, undoing
from bot.tables.ballots import CARD
from bot.tables.channels import lose_channel
from bot.tables.live import Tables
from bot.tables.step_log import rows_of_table, still_told
from bot.unsaid_errors import CannotPost, ThreadClosed
from bot.words.language import code_of, voice
from engine.core.records import value

log = logging.getLogger(__name__)

T = TypeVar("T")

MESSAGES_SEARCHED = 1_000
"""Messages searched, from the first attempt on, for one that may have arrived."""

CLOCK_DOUBT_SECONDS = 60.0
"""Seconds by which our clock and Discord's may differ."""


class App(Protocol):
    """The part of the bot that posting needs."""

    @property
    def tables(self) -> Tables: ...

    @property
    def narrator(self) -> Narrator: ...

    @property
    def outbox(self) -> Outbox: ...

    @property
    def user(self) -> discord.ClientUser | None: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel: ...

    async def fetch_channel(
        self, channel_id: int, /
    ) -> discord.abc.GuildChannel | discord.abc.PrivateChannel | discord.Thread: ...


@value
class Present:
    """A *message* that shows the present board and tells rows *first* to *last* of the log."""

    message: Message
    first: int
    last: int


class DiscordPoster:
    """Posts with the connection of *app*."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._shown: dict[int, tuple[int, bytes]] = {}
        """By channel, the last board sent there and the digest of its picture."""

    async def post(self, post: Post) -> int:
        """Post a message; returns its id.

        :raises CannotPost: if the channel is gone, or the bot may not speak in it.
        :raises discord.HTTPException: if Discord refuses a direct message.
        """
        message = await self._message(post)
        if post.direct:
            direct = await self._direct(post)
            view, files = message.card, message.files()
            return (await direct.send(view=view, files=files, nonce=post.nonce)).id
        channel = self._app.get_partial_messageable(post.channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.called]
        )
        try:
            sent = await self._in_open_thread(
                post.channel_id,
                lambda: channel.send(
                    view=message.card,
                    files=message.files(),
                    nonce=post.nonce,
                    allowed_mentions=mentions,
                ),
            )
        except (discord.NotFound, discord.Forbidden) as error:
            raise await self._shut_out(post.channel_id, error) from error
        self._remember(post.channel_id, sent.id, message.picture)
        return sent.id

    async def edit(self, post: Post, message_id: int) -> None:
        """Edit the board in this message to show *post*; an edit calls nobody.

        An edit without attachments keeps the picture and its description, so a picture that is
        already there is not sent again.

        :raises CannotPost: if the channel is gone, or is a thread that cannot be opened.
        """
        message, channel_id = await self._app.narrator.message(post), post.channel_id
        before = self._shown.pop(channel_id, None)
        same = message.picture and before == (message_id, message.picture.digest)
        shown = self._partial(channel_id, message_id)
        try:
            await self._in_open_thread(
                channel_id,
                lambda: shown.edit(
                    view=message.card,
                    attachments=discord.utils.MISSING if same else message.files(),
                ),
            )
        except discord.NotFound as error:
            if error.code != boards.CHANNEL_GONE_CODE:
                raise
            raise await self._shut_out(channel_id, error) from error
        self._remember(channel_id, message_id, message.picture)

    async def find(self, post: Post) -> int | None:
        """The id of the message with the mark of *post*, searched from its first attempt on.

        None if it did not arrive.

        :raises CannotPost: if the channel is gone, or cannot be read.
        """
        channel: discord.abc.Messageable = self._app.get_partial_messageable(post.channel_id)
        if post.direct:
            channel = await self._direct(post)
        try:
            return await self._find(channel, post.id, post.tried_at)
        except (discord.NotFound, discord.Forbidden) as error:
            if post.direct:
                raise
            raise await self._shut_out(post.channel_id, error) from error

    async def finish(self, board: Board) -> None:
        """Turn a board into a log entry, which keeps its news and picture, or delete the message.

        A button opens all its news. Another message loses its buttons; the card of a vote tells
        what was decided.
        """
        message, table_id = await self._passed(board), board.table_id
        if board.deleted:
            await message.delete()
            return
        shown, notice = await message.fetch(), announcements.parse_notice(board.notice)
        if notice is not None and notice.key == CARD:
            entry: Card | None = await card_of_notice(
                self._app.tables, table_id, notice, mark=mark_of(shown), user_id=board.user_id
            )
        elif board.from_seq is None:
            entry = with_buttons(shown)
        else:
            table = await self._app.tables.table(table_id)
            language = voice(table.language, table.game)
            news = news_buttons(table.id, board.from_seq, board.to_seq, language)
            entry = log_entry(shown, news, colour=GREY)
        if entry is not None:
            await message.edit(view=entry)

    async def post_status(self, board: StatusBoard) -> int:
        """Post a status board with its nonce; returns the message's id."""
        channel = self._app.get_partial_messageable(board.channel_id)
        view = status_card(board.tables, self._language_of(board.guild_id))
        sent = await self._in_open_thread(
            board.channel_id, lambda: channel.send(view=view, nonce=board.nonce)
        )
        return sent.id

    async def find_status(self, board: StatusBoard) -> int | None:
        """The id of the message if an earlier attempt did arrive, else None."""
        channel = self._app.get_partial_messageable(board.channel_id)
        return await self._find(channel, STATUS_MARK, board.tried_at)

    async def edit_status(self, board: StatusBoard, message_id: int) -> None:
        """Edit a message to show *board*."""
        message = self._partial(board.channel_id, message_id)
        view = status_card(board.tables, self._language_of(board.guild_id))
        await self._in_open_thread(board.channel_id, lambda: message.edit(view=view))

    async def delete_status(self, channel_id: int, message_id: int) -> None:
        """Delete a status board that another has replaced, if it still exists."""
        try:
            await self._partial(channel_id, message_id).delete()
        except discord.HTTPException as error:
            log.info("the status board %s stays: %r", message_id, error)

    async def present(self, table_id: str) -> Present:
        """The present board, with the news of the standing board and all that waits to be told.

        It calls nobody.
        """
        tables = self._app.tables
        live = await tables.load(table_id)
        async with self._app.tables.store.reading() as session:
            board = await boards.standing_board(session=session, table_id=table_id)
            untold = await announcements.untold(session=session, table=live.table)
        first, last = _rows_of(board, live.table.seq)
        if untold is not None:
            first, last = min(first, untold[0]), max(last, untold[1])
        rows = await rows_of_table(tables, live, first, last)
        post = Post(
            id=0,
            nonce="",
            table_id=table_id,
            channel_id=live.table.channel_id,
            pings=(),
            picture=True,
            notice=None,
            rows=still_told(rows, read=first - 1 if board is None else board.read_seq),
            first=first,
            last=last,
        )
        return Present(message=await self._app.narrator.message(post), first=first, last=last)

    async def stand(
        self, table_id: str, channel_id: int, message_id: int, shown: Present | None = None
    ) -> None:
        """Make a message that answers a command the table's board, in place of the one before.

        It is recorded as telling the rows *shown*, or else the same as the one before.
        """
        app = self._app
        live = await app.tables.load(table_id)
        async with app.tables.store.writing() as session:
            before = await boards.standing_board(session=session, table_id=table_id)
            rows = _rows_of(before, live.table.seq)
            rows = rows if shown is None else (shown.first, shown.last)
            board = boards.new_board(
                message_id=message_id,
                table_id=table_id,
                channel_id=channel_id,
                rows=None if live.state is None else rows,
                called=() if before is None else before.called.split(","),
            )
            await boards.stand(session=session, board=board)
            if shown is not None:
                await announcements.count_as_told(session=session, board=board)
        app.outbox.chatter.begin(channel_id)
        app.outbox.finisher.wake()

    async def repaint_lobby(self, table_id: str) -> None:
        """Redraw the card of a table in the lobby, if the card still exists."""
        table = await self._app.tables.table(table_id)
        if table.status != "lobby" or table.card_id is None:
            return
        view = await lobby_card(self._app.tables, table.id)
        card = self._partial(table.channel_id, table.card_id)
        await self._repaint(table_id, table.channel_id, card, view)

    async def repaint_vote(self, table_id: str, vote: Vote) -> None:
        """Redraw the card of *vote*, if it was posted and still exists."""
        if vote.id is None or vote.notice_id is None:
            return
        async with self._app.tables.store.reading() as session:
            row = await session.get(OutboxRow, vote.notice_id)
        if row is None or row.channel_id is None or row.message_id is None:
            return
        view, _ = await vote_card(self._app.tables, table_id, vote.id, mark=row.id)
        card = self._partial(row.channel_id, row.message_id)
        await self._repaint(table_id, row.channel_id, card, view)

    async def _repaint(
        self, table_id: str, channel_id: int, card: discord.PartialMessage, view: Card
    ) -> None:
        try:
            await self._in_open_thread(channel_id, lambda: card.edit(view=view))
        # The change itself is made, and the next one paints the card again.
        except (discord.HTTPException, CannotPost) as error:
            log.info("the card of table %s keeps what it shows: %r", table_id, error)

    async def renew_buttons(self, table_id: str) -> None:
        """Put working buttons on the table's board, after a change that caused no news."""
        tables = self._app.tables
        live = await tables.load(table_id)
        language = voice(live.table.language, live.table.game)
        async with self._app.tables.store.reading() as session:
            board = await boards.standing_board(session=session, table_id=table_id)
            told = await announcements.is_told(session=session, table=live.table)
        if told or board is None or live.table.status != "open" or not boards.can_edit(board):
            return
        undo = await undoing.can_undo(tables, live)
        news = news_buttons(table_id, board.from_seq or 0, board.to_seq, language)
        buttons = turn_buttons(live, language, news, with_undo=undo)
        message = self._partial(board.channel_id, board.message_id)
        try:
            card = with_buttons(await message.fetch(), buttons)
            if card is not None:
                await message.edit(view=card)
        # Pressing an old button answers with a link to the board.
        except discord.HTTPException as error:
            log.info("the board %s keeps its old buttons: %r", board.message_id, error)

    async def _passed(self, board: Board) -> discord.PartialMessage:
        """The message of *board*, in its channel or sent to its person directly."""
        if board.user_id is None:
            return self._partial(board.channel_id, board.message_id)
        direct = await self._app.create_dm(discord.Object(board.user_id))
        return direct.get_partial_message(board.message_id)

    async def _message(self, post: Post) -> Message:
        if post.user_id is None:
            return await self._app.narrator.message(post)
        return await personal_message(self._app.tables, self._app.narrator, post)

    async def _direct(self, post: Post) -> discord.DMChannel:
        """The channel of the direct messages to the person of *post*."""
        assert post.user_id is not None
        return await self._app.create_dm(discord.Object(post.user_id))

    async def _find(
        self, channel: discord.abc.Messageable, mark: int, since: datetime | None
    ) -> int | None:
        """The id of the bot's message with *mark* in a channel, searched from *since* on."""
        if self._app.user is None or since is None:
            return None
        after = min(since, clock.now()) - clock.seconds(CLOCK_DOUBT_SECONDS)
        async for message in channel.history(
            limit=MESSAGES_SEARCHED, after=after, oldest_first=True
        ):
            if message.author.id == self._app.user.id and mark_of(message) == mark:
                return message.id
        return None

    def _language_of(self, guild_id: int) -> str:
        """The language of a server's Discord; English where the bot is not."""
        guild = self._app.get_guild(guild_id)
        return "en" if guild is None else code_of(guild.preferred_locale)

    async def _in_open_thread(self, channel_id: int, send: Callable[[], Awaitable[T]]) -> T:
        """The result of *send*; if the channel is a closed thread, it is opened first.

        :raises ThreadClosed: if the bot may not open it.
        """
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != boards.THREAD_CLOSED_CODE:
                raise
        try:
            thread = await self._app.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            return await send()
        except discord.HTTPException as error:
            if error.code != boards.THREAD_CLOSED_CODE and not isinstance(error, discord.Forbidden):
                raise
            raise ThreadClosed(f"thread {channel_id}: {error.text}") from error

    async def _shut_out(
        self, channel_id: int, error: discord.NotFound | discord.Forbidden
    ) -> CannotPost:
        """The error of a channel that is gone or shut; one that is gone is recorded."""
        if error.code == boards.CHANNEL_GONE_CODE:
            await lose_channel(self._app.tables, channel_id)
        return CannotPost(f"channel {channel_id}: {error.text}")

    def _remember(self, channel_id: int, message_id: int, picture: Picture | None) -> None:
        """Remember the picture of a message that surely arrived; any other is sent again.

        Without a *picture* nothing is remembered.
        """
        if picture is not None:
            self._shown[channel_id] = message_id, picture.digest

    def _partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._app.get_partial_messageable(channel_id).get_partial_message(message_id)


def _rows_of(board: Board | None, seq: int) -> tuple[int, int]:
    """The first and last row that *board* tells; without a board no row, and *seq* is the last."""
    return (seq + 1, seq) if board is None else (board.from_seq or 0, board.to_seq)
