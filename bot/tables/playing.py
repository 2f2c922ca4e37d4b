"""Playing at a table: one transaction plays, logs and announces actions."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.errors import EmptySide, RulesBroke, Stale, TableFull, TooFewSeats
from bot.store.models import LogRow
from bot.tables import seat_clocks
from bot.tables.admissions import forget_requests
from bot.tables.changes import Played, announce, memo, once, standing
from bot.tables.checkpoints import keep_checkpoint
from bot.tables.clocks.pace import PACES, write_pace
from bot.tables.drafts import KeptDraft, settle_draft
from bot.tables.lessons import keep_lessons, learnt
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from bot.tables.personal_messages import tell_private_news
from bot.tables.plans_ahead import OpenTurn, after_turn, forget_ahead, put_ahead
from bot.tables.seating import close_ranks, write_ranks
from bot.tables.snapshots import put_checkpoint, put_state
from bot.tables.step_log import is_answer, write_row
from engine.core.dice import table_dice
from engine.core.errors import RuleViolation
from engine.core.game import By, Step, begin, carry_out
from engine.core.plans import Plan
from engine.core.records import Seat, clone
from engine.core.referee import Event
from engine.core.words import Text

log = logging.getLogger(__name__)


async def start(
    tables: Tables, table_id: str, host_id: int, *, interaction: int | None = None
) -> Played:
    """Begin the game with the seats taken.

    :raises NotHost: if somebody else hosts the table.
    :raises TooFewSeats: if the game needs more.
    :raises EmptySide: if nobody plays for one of its sides.
    :raises TableFull: if a seat that is taken does not exist under its options.
    """

    async def do(live: LiveTable) -> Played:
        live.require_host(host_id)
        return await _begin(tables, live, interaction)

    return await once(tables, table_id, interaction, do)


async def play(
    tables: Tables,
    table_id: str,
    user_id: int,
    actions: Sequence[Any],
    *,
    interaction: int | None = None,
    seat: Seat | None = None,
    seq: int | None = None,
    decision: int | None = None,
) -> Played:
    """Play *actions* one after another, up to the first roll, question or refusal.

    A turn button passes the *seq* of the log it was shown with, a decision button the *decision* it
    answers. A person with several seats passes *seat*, or plays the one that is to act. The
    person's draft is deleted, except for actions that were cut off.

    :raises NotAtTable: if the person does not hold the seat.
    :raises Resigned: if the seat was resigned.
    :raises Stale: if the log went on, or the decision is no longer open.
    :raises RuleViolation: if the first action is illegal.
    """

    async def do(live: LiveTable) -> Played:
        live.require_status("open")
        mine = live.seat_of(user_id, seat)
        live.require_not_resigned(mine)
        require_fresh(live, mine, seq=seq, decision=decision)
        return await act(
            tables, live, mine, actions, by="person", user_id=user_id, interaction=interaction
        )

    return await once(tables, table_id, interaction, do)


def require_fresh(live: LiveTable, seat: Seat, *, seq: int | None, decision: int | None) -> None:
    """:raises WrongStatus: while the table is paused or over, even if the button is fresh.

    :raises Stale: if a button was shown before the log went on, or its decision is closed.
    """
    live.require_status("open")
    moved_on = seq is not None and seq != live.table.seq
    closed = decision is not None and all(decision != one.id for one in live.pending(seat))
    if moved_on or closed:
        raise Stale(table=live.table.id)


async def act(
    tables: Tables,
    live: LiveTable,
    seat: Seat,
    actions: Sequence[Any],
    *,
    by: By,
    why: Event | None = None,
    turn: OpenTurn | None = None,
    user_id: int | None = None,
    interaction: int | None = None,
) -> Played:
    """Play *actions* for *seat* at a locked table, and commit the result.

    *turn* is given if they were planned ahead.
    *why* is the reason that a policy gives for the first action. *user_id* is the person who acts,
    if one does; their draft is settled in the same transaction.

    :raises RuleViolation: if the first is illegal.
    :raises RulesBroke: if the rules fail; nothing changed.
    """
    table = live.table
    learners = _learners(live, seat, user_id)
    state, raw, steps, lessons = _resolve(live, seat, actions, by, why, learners=learners)
    first, last = steps[0].seq, steps[-1].seq
    used = memo(live, interaction, seat=seat, first=first, last=last)
    async with tables.changing(live, used, **standing(live, state, seq=last)) as change:
        rows = [write_row(live, step, plan=first, user_id=user_id) for step in steps]
        change.session.add_all(rows)
        change.state = state
        await put_state(change.session, table.id, raw)
        await keep_checkpoint(change.session, change.table, raw, before=table.seq)
        if turn is not None:
            await _play_ahead(change, live, seat, turn.plan, steps)
        kept: KeptDraft | None = None
        if user_id is not None:
            await seat_clocks.act(session=change.session, live=live, seat=seat)
            left = KeptDraft(seat=seat, seq=last, rest=tuple(actions[len(steps) :]))
            kept = await settle_draft(change.session, live, user_id, left, played=actions)
            if not is_answer(steps[0]) or live.position(seat).seals is not None:
                await forget_ahead(change.session, table.id, seat)
                change.ahead = {one: plan for one, plan in live.ahead.items() if one != seat}
        for learner, keys in lessons.items():
            await keep_lessons(change.session, table.id, learner, keys)
        events = [event for step in steps for event in step.events]
        await announce(change, live, state, events=events, first=first)
        await tell_private_news(tables, session=change.session, live=live, doer=seat, events=events)
    version = change.table.version
    return Played(table_id=table.id, seat=seat, version=version, rows=steps, draft=kept)


async def _play_ahead(
    change: Change,
    live: LiveTable,
    seat: Seat,
    plan: Plan[Any] | None,
    steps: Sequence[Step[Any, Any]],
) -> None:
    """Note that *steps* were played ahead of a turn of *seat*, as *plan* or as its end alone.

    What was cut off the plan is left to the person who chose it.
    """
    ahead, last = live.ahead[seat], steps[-1]
    planned = () if plan is None else plan.actions
    ended = live.position(seat).finish is None or live.ends_turn(seat, last.action)
    ended = ended and len(steps) >= len(planned)
    left = after_turn(ahead, live.game, change.state, plan, seq=last.seq, ended=ended)
    await put_ahead(change.session, live.table.id, left)
    change.ahead = {**live.ahead, seat: left}
    if rest := planned[len(steps) :]:
        draft = KeptDraft(seat=seat, seq=last.seq, rest=tuple(rest))
        played = [step.action for step in steps]
        await settle_draft(change.session, live, ahead.user_id, draft, played=played)


class _Resolved(NamedTuple):
    """The *state* after some actions, the same as *raw* bytes, and the *steps* that led there.

    *lessons* are those completed, by person and by key, with the row that did it.
    """

    state: Any
    raw: bytes
    steps: tuple[Step[Any, Any], ...]
    lessons: Mapping[int, Mapping[str, int]]


def _learners(live: LiveTable, seat: Seat, user_id: int | None) -> Mapping[int, Seat]:
    """The people who may complete lessons when *seat* acts, with the seats they play."""
    others = (one for one in live.taken if one != seat and not live.is_automatic(one))
    found = {person: one for one in others for person in live.people_of(one)}
    return found if user_id is None else {**found, user_id: seat}


def _resolve(
    live: LiveTable,
    seat: Seat,
    actions: Sequence[Any],
    by: By,
    why: Event | None,
    *,
    learners: Mapping[int, Seat],
) -> _Resolved:
    """Play *actions* on a copy of the state; *learners* are people with their seats.

    :raises RulesBroke: if the rules fail.
    """
    assert actions, "nothing to play"
    table, state = live.table, clone(live.state)
    steps = list[Step[Any, Any]]()
    lessons: dict[int, dict[str, int]] = {one: {} for one in learners}
    try:
        plan = carry_out(
            live.game,
            state,
            seat,
            actions,
            lambda row: table_dice(table.seed, row),
            seq=table.seq + 1,
            by=by,
            why=why,
        )
        for step in plan:
            steps.append(step)
            for person, one in learners.items():
                for key in learnt(live.game, state, step, one):
                    lessons[person].setdefault(key, step.seq)
        raw = live.codecs.states.dump(state)
        live.game.outcome(state)
    except RuleViolation:
        raise
    except Exception as error:
        log.exception("the rules failed at table %s, row %s", table.id, table.seq + 1)
        raise RulesBroke(table=table.id) from error
    return _Resolved(state, raw, tuple(steps), lessons)


async def _begin(tables: Tables, live: LiveTable, interaction: int | None) -> Played:
    live.require_status("lobby")
    game, table = live.game, live.table
    seating = live.seating
    if not set(live.taken) <= set(seating.seats):
        raise TableFull(most=seating.most)
    if len(live.taken) < seating.least:
        raise TooFewSeats(least=seating.least, taken=len(live.taken))
    for side in seating.unheld(live.taken):
        raise EmptySide(side=Text.of("side-name", side=side), seat=seating.on(side)[0])
    ranked = close_ranks(live)
    try:
        options = live.codecs.options.load(table.options)
        state, setup = begin(game, ranked.taken, options, table_dice(table.seed, 0))
        raw = live.codecs.states.dump(state)
    except Exception as error:
        log.exception("table %s could not be set up", table.id)
        raise RulesBroke(table=table.id) from error
    body = live.codecs.setups.dump(setup).decode()
    used = memo(live, interaction, seat="host", first=0, last=0)
    values = standing(ranked, state, seq=0)
    people = {holder.user_id for holder in live.holders} - {None}
    if table.pace is None and len(people) > 1:
        values["pace"] = write_pace(next(iter(PACES.values())))
    async with tables.changing(live, used, **values) as change:
        change.seats = True
        await write_ranks(change.session, live, ranked)
        await forget_requests(change.session, table.id)
        change.session.add(LogRow(table_id=table.id, seq=0, body=body))
        await put_checkpoint(change.session, table.id, 0, raw)
        change.state = state
        await put_state(change.session, table.id, raw)
        await announce(change, ranked, state, events=setup.events, first=0)
    return Played(table_id=table.id, seat="host", version=change.table.version, rows=(setup,))
