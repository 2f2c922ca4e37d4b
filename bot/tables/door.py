"""The one door to the games in progress: whoever plays, watches or asks comes through here."""

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.errors import NotAtTable, NotHost, Refused
from bot.store import repository
from bot.store.models import Holder, Table
from bot.store.repository import Store
from bot.tables import playing, seating
from bot.tables.codecs import AnyGame, Shelf, Upgrade
from bot.tables.live import Desk, Loaded
from bot.tables.plans import Drafts
from bot.tables.playing import Played, Preview
from bot.tables.repeats import Denied, Done, denied, revive
from bot.tables.step_log import Told, read_log, undoable_by
from engine.core.agenda import Decision
from engine.core.errors import RuleViolation
from engine.core.game import Outcome, look
from engine.core.records import Seat

log = logging.getLogger(__name__)


class Tables:
    """Every table of a *store*, played with *games* by slug.

    All that changes a table queues for it. Each *interaction* is answered once: its double gets
    the same answer, or the same refusal. Errors are those of ``bot.errors`` and, for an action
    against the rules, ``RuleViolation``; all leave everything as it was.
    """

    def __init__(
        self,
        *,
        store: Store,
        games: Mapping[str, AnyGame],
        upgrades: Mapping[str, Mapping[int, Upgrade]] | None = None,
        kept: int = 256,
    ) -> None:
        shelf = Shelf(games, upgrades or {})
        self.desk = Desk(store=store, shelf=shelf, kept=kept)
        self.drafts = Drafts(self.desk)

    def on_change(self, tell: Callable[[str], None]) -> None:
        """Have *tell* called with a table's id after each change of it is committed."""
        self.desk.changed.append(tell)

    def close(self) -> None:
        """Refuse what comes from now on."""
        self.desk.closing = True

    # Opening and seats

    async def open_table(
        self,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        language: str = "en",
        preset: str | None = None,
        options: Any = None,
        hot_seat: bool = False,
    ) -> Table:
        """Open a lobby; the host takes no seat by it.

        :raises ChannelTaken: if the channel holds another table.
        """
        return await seating.open_table(
            self.desk,
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            language=language,
            preset=preset,
            options=options,
            hot_seat=hot_seat,
        )

    async def set_options(
        self, table_id: str, host_id: int, *, preset: str | None = None, options: Any = None
    ) -> None:
        async with self._hosted(table_id, host_id) as loaded:
            text = seating.dump_options(self.desk, loaded.table.game, preset, options)
            await seating.set_options(self.desk, loaded, text)

    async def join(
        self,
        table_id: str,
        user_id: int,
        *,
        name: str,
        seat: Seat | None = None,
        share: bool = False,
    ) -> Seat:
        """Take *seat* or the next free one; in play, one that a policy holds for nobody.

        With *share*, a seat others hold is shared with them.
        """
        async with self.desk.locked(table_id) as loaded:
            return await seating.take_seat(
                self.desk,
                loaded,
                user_id=user_id,
                policy=None,
                name=name,
                seat=seat,
                share=share,
            )

    async def add_policy(
        self, table_id: str, host_id: int, *, level: str, name: str, seat: Seat | None = None
    ) -> Seat:
        """Let a policy of the game take a seat."""
        async with self._hosted(table_id, host_id) as loaded:
            return await seating.take_seat(
                self.desk,
                loaded,
                user_id=None,
                policy=level,
                name=name,
                seat=seat,
                share=False,
            )

    async def free_seat(self, table_id: str, host_id: int, *, seat: Seat) -> None:
        """Have the host clear a seat: in play, a policy goes on with it."""
        async with self._hosted(table_id, host_id) as loaded:
            await seating.free_seat(self.desk, loaded, seat, playing.autopilot(loaded))

    async def leave(self, table_id: str, user_id: int) -> None:
        """Give up one's seat; in play, a policy goes on with it."""
        async with self.desk.locked(table_id) as loaded:
            await seating.leave(self.desk, loaded, user_id, playing.autopilot(loaded))

    async def set_autopilot(self, table_id: str, user_id: int, *, on: bool) -> None:
        """Let a policy play for a person, or hand the seat back."""
        async with self.desk.locked(table_id) as loaded:
            policy = playing.autopilot(loaded) if on else None
            await seating.set_autopilot(self.desk, loaded, user_id, policy)

    async def pause(self, table_id: str, host_id: int) -> None:
        async with self._hosted(table_id, host_id) as loaded:
            seating.require(loaded, "open")
            await seating.set_status(self.desk, loaded, "paused", key="notice-paused")

    async def resume(self, table_id: str, host_id: int) -> None:
        """Go on with a table that was paused."""
        async with self._hosted(table_id, host_id) as loaded:
            seating.require(loaded, "paused")
            await seating.set_status(self.desk, loaded, "open", key="notice-resumed")

    async def end(self, table_id: str, host_id: int) -> None:
        """Close a table for good, with no winner."""
        async with self._hosted(table_id, host_id) as loaded:
            seating.require(loaded, "lobby", "open", "paused")
            await seating.set_status(self.desk, loaded, "finished", key="notice-ended")

    async def release(self, table_id: str, host_id: int) -> None:
        """Let a quarantined table go on, if whoever looks after the bot has repaired it.

        :raises NotHost: if somebody else hosts it.
        :raises Quarantined: if it is still broken.
        """
        if (await self.table(table_id)).host_id != host_id:
            raise NotHost(table=table_id)
        await self.desk.release(table_id)

    # Playing

    async def start(self, table_id: str, host_id: int, *, interaction: int | None = None) -> Played:
        """Set the game up with the seats taken.

        :raises TooFewSeats: if the game needs more.
        """

        async def do(loaded: Loaded) -> Played:
            seating.require_host(loaded, host_id)
            return await playing.start(self.desk, loaded, interaction)

        return await self._once(table_id, interaction, do)

    async def play(
        self,
        table_id: str,
        user_id: int,
        actions: Sequence[Any],
        *,
        interaction: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
        decision: int | None = None,
    ) -> Played:
        """Play *actions* one after another, up to the first roll, question or refusal.

        A turn button passes the *version* it was shown with, a decision button the *decision*
        it answers. Who holds several seats says which *seat*, or plays the one that is to act.

        :raises NotAtTable:
        :raises Stale: if the table moved on, or the decision is no longer open.
        :raises RuleViolation: if the first action is illegal.
        """

        async def do(loaded: Loaded) -> Played:
            seating.require(loaded, "open")
            mine = playing.acting_seat(loaded, user_id, seat)
            playing.require_fresh(loaded, mine, version=version, decision=decision)
            return await playing.act(
                self.desk, loaded, mine, actions, by="person", interaction=interaction
            )

        return await self._once(table_id, interaction, do)

    async def undo(
        self,
        table_id: str,
        user_id: int,
        *,
        interaction: int | None = None,
        version: int | None = None,
        to: int | None = None,
    ) -> Played:
        """Take back one's last action; the host may go back *to* any row that stands.

        :raises NothingToUndo: if a die, a card or another's action stands in the way.
        """

        async def do(loaded: Loaded) -> Played:
            seating.require(loaded, "open", "paused")
            if to is not None:
                seating.require_host(loaded, user_id)
            seat = "host" if to is not None else playing.acting_seat(loaded, user_id, None)
            playing.require_fresh(loaded, seat, version=version, decision=None)
            return await playing.undo(self.desk, loaded, seat, to, interaction)

        return await self._once(table_id, interaction, do)

    async def can_undo(self, table_id: str) -> bool:
        """Whether a person may take back the last action, so that a button for it makes sense."""
        loaded = await self.desk.load(table_id)
        if loaded.state is None:
            return False
        async with self.desk.store.reading() as session:
            seat = await self.desk.sound(loaded, undoable_by(session=session, loaded=loaded))
        return seat is not None and not loaded.is_automatic(seat)

    async def answered(self, table_id: str, interaction: int) -> Played | None:
        """What an interaction delivered before was answered; None if it is new.

        Raises what it raised then, if it was refused.
        """
        match await self.desk.answer_to(interaction):
            case None:
                return None
            case Done() as done:
                return await self._repeat(await self.desk.load(table_id), done)
            case refusal:
                raise revive(refusal)

    async def preview(self, table_id: str, seat: Seat, actions: Sequence[Any]) -> Preview:
        """What *seat* would see after *actions*, up to the first roll: nothing is played.

        :raises RuleViolation: if the first is illegal.
        """
        return playing.preview(await self.desk.load(table_id), seat, actions)

    # Looking

    def game_of(self, table: Table) -> AnyGame:
        return self.desk.shelf.of(table).game

    async def load(self, table_id: str) -> Loaded:
        """The table with its seats, its game and its state, as last committed; read only.

        :raises NoTable:
        :raises Quarantined: if what is stored of it is broken.
        """
        return await self.desk.load(table_id)

    async def table(self, table_id: str) -> Table:
        """The table, whatever its status; read only.

        :raises NoTable: if there is none.
        """
        async with self.desk.store.reading() as session:
            return await repository.get_table(session=session, table_id=table_id)

    async def table_in(self, channel_id: int) -> Table | None:
        """The one open table of a channel."""
        async with self.desk.store.reading() as session:
            return await repository.table_in(session=session, channel_id=channel_id)

    async def tables_of(self, user_id: int) -> Sequence[Table]:
        """The tables a person sits at, not yet over."""
        async with self.desk.store.reading() as session:
            return await repository.tables_of(session=session, user_id=user_id)

    async def running(self, guild_id: int | None = None) -> Sequence[Table]:
        async with self.desk.store.reading() as session:
            return await repository.running_tables(session=session, guild_id=guild_id)

    async def holders(self, table_id: str) -> tuple[Holder, ...]:
        async with self.desk.store.reading() as session:
            return await repository.holders_of(session=session, table_id=table_id)

    async def seat_of(self, table_id: str, user_id: int) -> Seat | None:
        """The seat of a person: of several, the one that is to act."""
        loaded = await self.desk.load(table_id)
        try:
            return playing.acting_seat(loaded, user_id, None)
        except NotAtTable:
            return None

    async def people_of(self, table_id: str, seat: Seat) -> tuple[int, ...]:
        return (await self.desk.load(table_id)).people_of(seat)

    async def view(self, table_id: str, seat: Seat) -> Any:
        """What *seat* sees now, shared with the game: read it, never change it.

        :raises WrongStatus: in the lobby.
        """
        loaded = await self.desk.load(table_id)
        playing.require_state(loaded)
        return look(loaded.box.game, loaded.state, seat)

    async def waits(self, table_id: str) -> tuple[Seat, ...]:
        """The seats of people it waits for."""
        return (await self.desk.load(table_id)).waits()

    async def pending(self, table_id: str, seat: Seat) -> tuple[Decision, ...]:
        """The open decisions *seat* has to take."""
        return playing.decisions_of(await self.desk.load(table_id), seat)

    async def outcome(self, table_id: str) -> Outcome | None:
        loaded = await self.desk.load(table_id)
        return None if loaded.state is None else loaded.box.game.outcome(loaded.state)

    async def log(self, table_id: str, first: int, last: int) -> tuple[Told, ...]:
        """Rows *first* to *last*, not redacted: for the narrator, who words them per reader."""
        loaded = await self.desk.load(table_id)
        async with self.desk.store.reading() as session:
            seqs = range(first, last + 1)
            reading = read_log(session=session, loaded=loaded, seqs=seqs)
            return await self.desk.sound(loaded, reading)

    # Inside

    @asynccontextmanager
    async def _hosted(self, table_id: str, host_id: int) -> AsyncGenerator[Loaded]:
        async with self.desk.locked(table_id) as loaded:
            seating.require_host(loaded, host_id)
            yield loaded

    async def _once(
        self,
        table_id: str,
        interaction: int | None,
        do: Callable[[Loaded], Awaitable[Played]],
    ) -> Played:
        """Have it done with the table, alone; an interaction already answered gets its answer.

        Whether it was is seen when its answer is written, so that doing it reads nothing more.
        """
        async with self.desk.locked(table_id) as loaded:
            try:
                return await do(loaded)
            except Exception as error:
                match await self.desk.answer_to(interaction):
                    case Done() as done:
                        return await self._repeat(loaded, done)
                    case Denied() as refusal:
                        raise revive(refusal) from error
                    case None:
                        if interaction is not None and isinstance(error, Refused | RuleViolation):
                            await self.desk.remember(interaction, table_id, denied(error))
                        raise

    async def _repeat(self, loaded: Loaded, done: Done) -> Played:
        async with self.desk.store.reading() as session:
            seqs = range(done.first, done.last + 1)
            rows = await read_log(session=session, loaded=loaded, seqs=seqs)
        return Played(table_id=loaded.table.id, seat=done.seat, version=done.version, rows=rows)
