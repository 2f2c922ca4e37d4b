"""The last round of a table, step by step, to be shown as a moving picture."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import NothingToUndo
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import is_answer, read_log, standing_of, state_after
from engine.core.game import Setup, Step, look, pictured, told
from engine.core.log import rebuild
from engine.core.records import Seat, clone, value

MOST_STEPS_READ = 80
"""Steps searched for the last round, at most."""

MOST_FRAMES = 24
"""Steps shown at most; only the newest are."""


@value
class Shown:
    """A step as one seat saw it: the view after it, and the events it was told.

    *before* are the events that led to the question which the step answers. *pictured* is what
    every eye saw after it.
    """

    view: Any
    events: tuple[Any, ...]
    before: tuple[Any, ...] = ()
    pictured: Any = None


async def last_round(tables: Tables, live: LiveTable, seat: Seat) -> tuple[Shown, ...]:
    """The last round as *seat* saw it: each other turn once, and the present one.

    It is empty if the present version of the rules did not play it.

    :raises Quarantined: if the log cannot be read.
    """
    try:
        return await tables.sound(live, _read(tables, live, seat))
    except NothingToUndo:
        return ()


async def round_until(tables: Tables, live: LiveTable, last: int) -> int:
    """The first row of the round that ends with row *last*; *last* itself if no step is known.

    :raises Quarantined: if the log cannot be read.
    """
    async with tables.store.reading() as session:
        _, steps = await tables.sound(live, _round(session, live, tip=last))
    return min([last, *(step.seq for step in steps)])


async def _read(tables: Tables, live: LiveTable, seat: Seat) -> tuple[Shown, ...]:
    async with tables.store.reading() as session:
        before, steps = await _round(session, live)
        if not steps:
            return ()
        state = await state_after(session=session, live=live, to=before)
    return tuple(_shown(live, state, steps, seat))[-MOST_FRAMES:]


async def _round(
    session: AsyncSession, live: LiveTable, *, tip: int | None = None
) -> tuple[int, Sequence[Step[Any, Any]]]:
    """The steps of the round that ends with row *tip*, or else with the last row.

    Before them comes the row that they follow.
    """
    until, most = live.table.epoch, MOST_STEPS_READ
    links = await standing_of(session=session, live=live, tip=tip, until=until, most=most)
    seqs = [link.seq for link in links if link.seq > until]
    rows = await read_log(session=session, live=live, seqs=seqs)
    steps = _since_a_round(live, [row for row in rows if isinstance(row, Step)])
    return max((seq for seq in seqs if steps and seq < steps[0].seq), default=until), steps


def _since_a_round(live: LiveTable, steps: Sequence[Step[Any, Any]]) -> Sequence[Step[Any, Any]]:
    """The newest *steps*, from the start of each seat's last whole turn on."""
    ended = [at for at, step in enumerate(steps) if live.ends_turn(step.seat, step.action)]
    people = len({steps[at].seat for at in ended})
    return steps[ended[-people - 1] + 1 :] if len(ended) > people else steps


def _shown(live: LiveTable, state: Any, steps: Sequence[Step[Any, Any]], seat: Seat) -> list[Shown]:
    """The view before *steps*, then after each step of which *seat* is told an event."""
    seen = pictured(live.game, state)
    found = [Shown(view=clone(look(live.game, state, seat)), events=(), pictured=seen)]
    nothing: Setup[Any, Any] = Setup(seats=(), options=None)
    before: tuple[Any, ...] = ()
    for step in steps:
        state = rebuild(live.game, nothing, [step], {0: state})
        before = before if is_answer(step) else ()
        if events := tuple(told(step.events, seat)):
            view = clone(look(live.game, state, seat))
            seen = pictured(live.game, state)
            found.append(Shown(view=view, events=events, before=before, pictured=seen))
            before += events
    return found if len(found) > 1 else []
