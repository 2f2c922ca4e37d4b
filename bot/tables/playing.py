"""Playing at a loaded table: what is played, logged and told becomes one transaction."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot import clock
from bot.errors import (
    NotAtTable,
    NothingToUndo,
    RulesBroke,
    Stale,
    TooFewSeats,
    WrongStatus,
)
from bot.store.models import LogRow, UsedInteraction
from bot.tables import announcements
from bot.tables.live import Change, Desk, Loaded, put_checkpoint, put_state, write_memo
from bot.tables.repeats import Done
from bot.tables.seating import close_ranks, require, write_ranks
from bot.tables.step_log import Told, last_steps, standing_of, state_after, write_row
from engine.core.agenda import Decision
from engine.core.codec import Codec
from engine.core.dice import policy_dice, table_dice
from engine.core.errors import RuleViolation
from engine.core.game import By, Outcome, Step, begin, carry_out, look
from engine.core.log import Undo, undo_to
from engine.core.records import Seat, clone, value

log = logging.getLogger(__name__)

EVERY = 50
"""Rows from one checkpoint to the next."""

_OUTCOMES: Codec[Outcome] = Codec(Outcome)


@value
class Played:
    """What came of an order: the new *rows* of the log, unredacted, and the new *version*."""

    table_id: str
    seat: Seat
    version: int
    rows: tuple[Told, ...]


@value
class Preview:
    """What a seat would see: the *view* after *steps*; *unsure* if a roll comes next."""

    view: Any
    steps: tuple[Step[Any, Any], ...]
    unsure: bool


def autopilot(loaded: Loaded) -> str:
    """The policy that goes on for who is away: the strongest the game has."""
    return next(reversed(list(loaded.box.game.levels)), "default")


def acting_seat(loaded: Loaded, user_id: int, seat: Seat | None) -> Seat:
    """The seat *user_id* acts for: *seat* if held; of several, the one that is to act.

    :raises NotAtTable: if the person holds none, or not that one.
    """
    mine = loaded.seats_of(user_id)
    if not mine or (seat is not None and seat not in mine):
        raise NotAtTable(table=loaded.table.id)
    if seat is not None or len(mine) == 1:
        return seat or mine[0]
    return next((one for one in loaded.to_act() if one in mine), mine[0])


def decisions_of(loaded: Loaded, seat: Seat) -> tuple[Decision, ...]:
    if loaded.state is None:
        return ()
    return tuple(one for one in loaded.box.game.pending(loaded.state) if one.seat == seat)


def require_fresh(loaded: Loaded, seat: Seat, *, version: int | None, decision: int | None) -> None:
    """:raises WrongStatus: once the game is over, whatever the button showed.

    :raises Stale: if a button showed another version, or its decision is closed.
    """
    require_running(loaded)
    moved_on = version is not None and version != loaded.table.version
    closed = decision is not None and all(decision != one.id for one in decisions_of(loaded, seat))
    if moved_on or closed:
        raise Stale(table=loaded.table.id)


def require_state(loaded: Loaded) -> None:
    """:raises WrongStatus: in the lobby, where there is nothing to see yet."""
    if loaded.state is None:
        raise WrongStatus(status=loaded.table.status)


def require_running(loaded: Loaded) -> None:
    """:raises WrongStatus: before the game has begun, and once it is over."""
    if loaded.state is None or loaded.table.status == "finished":
        raise WrongStatus(status=loaded.table.status)


def is_private(events: Sequence[Any]) -> bool:
    """Whether something happened of which only some may know."""
    return bool(events) and all(event.to is not None for event in events)


async def start(desk: Desk, loaded: Loaded, interaction: int | None) -> Played:
    require(loaded, "lobby")
    game, table = loaded.box.game, loaded.table
    count = len({holder.seat for holder in loaded.holders})
    if count not in game.seats:
        raise TooFewSeats(least=min(game.seats), taken=count)
    ranked = close_ranks(loaded)
    seats = tuple(sorted({holder.seat for holder in ranked.holders}))
    try:
        options = loaded.box.options.load(table.options)
        state, setup = begin(game, seats, options, table_dice(table.seed, 0))
        raw = loaded.box.states.dump(state)
    except Exception as error:
        log.exception("table %s could not be set up", table.id)
        raise RulesBroke(table=table.id) from error
    body = loaded.box.setups.dump(setup).decode()
    memo = _memo(loaded, interaction, seat="host", first=0, last=0)
    async with desk.changing(loaded, memo, **_standing(ranked, state, seq=0)) as change:
        change.seats = True
        await write_ranks(change.session, loaded, ranked)
        change.session.add(LogRow(table_id=table.id, seq=0, body=body))
        await put_checkpoint(change.session, table.id, 0, raw)
        change.state = state
        await put_state(change.session, table.id, raw)
        await _announce(change, ranked, state, events=setup.events, first=0, skip=None)
    return Played(table_id=table.id, seat="host", version=change.table.version, rows=(setup,))


async def act(
    desk: Desk,
    loaded: Loaded,
    seat: Seat,
    actions: Sequence[Any],
    *,
    by: By,
    interaction: int | None = None,
) -> Played:
    """Play *actions* for *seat* and commit what came of it.

    :raises RuleViolation: if the first is illegal.
    :raises RulesBroke: if the rules fail; nothing changed.
    """
    assert actions, "nothing to play"
    table, state = loaded.table, clone(loaded.state)
    try:
        plan = carry_out(
            loaded.box.game,
            state,
            seat,
            actions,
            lambda row: table_dice(table.seed, row),
            seq=table.seq + 1,
            by=by,
        )
        steps = tuple(plan)
        raw = loaded.box.states.dump(state)
        values = _standing(loaded, state, seq=steps[-1].seq)
    except RuleViolation:
        raise
    except Exception as error:
        log.exception("the rules failed at table %s, row %s", table.id, table.seq + 1)
        raise RulesBroke(table=table.id) from error
    events = [event for step in steps for event in step.events]
    memo = _memo(loaded, interaction, seat=seat, first=steps[0].seq, last=steps[-1].seq)
    async with desk.changing(loaded, memo, **values) as change:
        change.session.add_all([write_row(loaded, step) for step in steps])
        change.state = state
        await put_state(change.session, table.id, raw)
        if change.table.seq // EVERY > table.seq // EVERY:
            await put_checkpoint(change.session, table.id, change.table.seq, raw)
        skip = seat if by == "person" else None
        await _announce(change, loaded, state, events=events, first=steps[0].seq, skip=skip)
    return Played(table_id=table.id, seat=seat, version=change.table.version, rows=steps)


async def undo(
    desk: Desk, loaded: Loaded, seat: Seat, to: int | None, interaction: int | None
) -> Played:
    """Go back before the last action of *seat*, or to row *to*."""
    require_state(loaded)
    table = loaded.table
    async with desk.store.reading() as session:
        steps = await standing_of(session=session, loaded=loaded)
        if to is None:
            reading = last_steps(session=session, loaded=loaded, seqs=steps)
            last = await desk.sound(loaded, reading)
            allowed = undo_to(last, seat)
            to = None if allowed is None else next(iter(steps[-2:-1]), 0)
        if to is None or to not in (0, *steps) or (steps and to == steps[-1]):
            raise NothingToUndo(table=table.id)
        rebuilding = state_after(session=session, loaded=loaded, steps=steps, to=to)
        state = await desk.sound(loaded, rebuilding)
    row = Undo(seq=table.seq + 1, seat=seat, to=to)
    raw = loaded.box.states.dump(state)
    memo = _memo(loaded, interaction, seat=seat, first=row.seq, last=row.seq)
    async with desk.changing(loaded, memo, **_standing(loaded, state, seq=row.seq)) as change:
        change.session.add(write_row(loaded, row))
        change.state = state
        await put_state(change.session, table.id, raw)
        if row.seq // EVERY > table.seq // EVERY:
            await put_checkpoint(change.session, table.id, to, raw)
        await announcements.cancel(session=change.session, table_id=table.id, after=to)
        await _announce(change, loaded, state, events=(), first=row.seq, skip=None, fresh=True)
    return Played(table_id=table.id, seat=seat, version=change.table.version, rows=(row,))


def preview(loaded: Loaded, seat: Seat, actions: Sequence[Any]) -> Preview:
    """Play *actions* in a world that looks to *seat* like the real one."""
    require_state(loaded)
    game, table = loaded.box.game, loaded.table
    world = game.imagine(look(game, loaded.state, seat), policy_dice(table.seed, table.seq))
    steps: list[Step[Any, Any]] = []
    for row, action in enumerate(actions, table.seq + 1):
        before = clone(world)
        try:
            plan = carry_out(
                game, world, seat, (action,), lambda at: policy_dice(table.seed, at), seq=row
            )
            (step,) = plan
        except RuleViolation:
            if not steps:
                raise
            break
        if step.rolls:
            return Preview(view=look(game, before, seat), steps=tuple(steps), unsure=True)
        steps.append(step)
    return Preview(view=look(game, world, seat), steps=tuple(steps), unsure=False)


def _standing(loaded: Loaded, state: Any, *, seq: int) -> dict[str, object]:
    """How the table stands once its state is *state* after row *seq*."""
    outcome = loaded.box.game.outcome(state)
    running = "paused" if loaded.table.status == "paused" else "open"
    return {
        "seq": seq,
        "status": "finished" if outcome else running,
        "outcome": _OUTCOMES.dump(outcome).decode() if outcome else None,
        "waiting_since": clock.now(),
    }


async def _announce(
    change: Change,
    before: Loaded,
    state: Any,
    *,
    events: Iterable[Any],
    first: int,
    skip: Seat | None,
    fresh: bool = False,
) -> None:
    """Queue what everybody, and what some seats alone, are told; *skip* is told already."""
    session, table = change.session, change.table
    after = replace(before, table=table, state=state)
    waits, known = after.waits(), before.waits()
    events = list(events)
    if not is_private(events) or waits != known or before.next_automatic() is not None:
        await announcements.tell(
            session=session,
            table=table,
            first=first,
            called=[seat for seat in waits if seat not in known],
            waits=waits,
            done=after.next_automatic() is None,
            fresh=fresh,
        )
    told = {seat for event in events for seat in event.to or ()}
    for seat in sorted(told - {skip}):
        if after.people_of(seat):
            await announcements.whisper(session=session, table=table, first=first, seat=seat)


def _memo(
    loaded: Loaded, interaction: int | None, *, seat: Seat, first: int, last: int
) -> UsedInteraction | None:
    if interaction is None:
        return None
    version = loaded.table.version + 1
    done = Done(seat=seat, version=version, first=first, last=last)
    return write_memo(interaction, loaded.table.id, done)
