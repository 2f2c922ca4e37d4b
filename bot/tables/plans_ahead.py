"""Plans ahead: what the bot plays in a seat's next turns, kept beside the table.

They are in no state and no log, and shown to nobody but the holders of the seat.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.order_rows import PlannedAhead
from bot.tables.position import Position
from engine.core.codec import Codec
from engine.core.game import AnyGame, look
from engine.core.plans import Plan
from engine.core.records import Seat, value
from engine.core.words import Text

log = logging.getLogger(__name__)

END_TURN: Final = ""
"""The key of ending each turn at once, or sealing it as it stands, which is no plan of a game."""

MOST_TURNS: Final = 5
"""Turns that are planned ahead, at most."""

_TEXTS: Codec[Text] = Codec(Text)
_RISKS: Codec[tuple[str, ...]] = Codec(tuple[str, ...])
_WATCHED: Codec[dict[str, tuple[str, ...]]] = Codec(dict[str, tuple[str, ...]])


@value
class PlanAhead:
    """What the bot plays for *seat* in its next *turns*: the plan *key*, or ``END_TURN``.

    *user_id* chose it when the plan staked *risks* and was called *label*. *watched* are the facts
    of each stop then, by its key. *seq* is the last row of the log when it was chosen, or that it
    played. *why* is the reason why it is over; None while it stands.
    """

    seat: Seat
    user_id: int
    key: str
    label: Text
    risks: tuple[str, ...]
    watched: Mapping[str, tuple[str, ...]]
    turns: int
    seq: int
    why: Text | None = None


@value
class OpenTurn:
    """A turn that has opened for a plan ahead: the *plan* to play, None to end or seal it at once.

    *why* is the reason why nothing is played; None if something is.
    """

    plan: Plan[Any] | None = None
    why: Text | None = None


def opened(ahead: PlanAhead, position: Position) -> OpenTurn:
    """The turn of *ahead* that opens in *position*; it never turns into another act.

    A plan that cannot be found before the turn is opened, by a roll, waits for the best opening.
    Nothing is played once a stop is tripped, the plan is gone, or it stakes more than it did.
    """
    for stop in position.game.stops(position.view):
        if stop.key in ahead.watched and stop.tripped(ahead.watched[stop.key]):
            return OpenTurn(why=Text.of("ahead-stopped", stop=stop.label))
    if ahead.key == END_TURN and (position.may_finish or position.seals is not None):
        return OpenTurn()
    plan = position.opening or position.plan_of(ahead.key)
    if plan is None:
        return OpenTurn(why=Text.of("ahead-no-end" if ahead.key == END_TURN else "ahead-gone"))
    if set(plan.stakes) - set(ahead.risks):
        return OpenTurn(why=Text.of("ahead-riskier"))
    return OpenTurn(plan=plan)


def after_turn(
    ahead: PlanAhead, game: AnyGame, state: Any, plan: Plan[Any] | None, *, seq: int, ended: bool
) -> PlanAhead:
    """*ahead* after a turn of it was played by *plan*, up to row *seq*, which led to *state*.

    *ended* is whether the turn is over; if not, *plan* only opened it, or a die, a question or a
    rule cut it off.
    """
    if plan is not None and plan.opens and not ended:
        return replace(ahead, seq=seq)
    played = replace(ahead, turns=ahead.turns - 1, seq=seq)
    if not ended:
        return replace(played, why=Text.of("ahead-cut"))
    if plan is not None and not plan.lasts:
        return replace(played, why=Text.of("ahead-reached"))
    if not played.turns:
        return replace(played, why=Text.of("ahead-over"))
    stops = game.stops(look(game, state, ahead.seat))
    anew = {stop.key: stop.watch for stop in stops if stop.own and stop.key in ahead.watched}
    return replace(played, watched={**ahead.watched, **anew})


def parse_ahead(rows: Iterable[PlannedAhead]) -> dict[Seat, PlanAhead]:
    """The plans ahead of *rows* by seat; those that cannot be read are left out."""
    return {one.seat: one for one in map(_parsed, rows) if one is not None}


async def put_ahead(session: AsyncSession, table_id: str, ahead: PlanAhead) -> None:
    """Keep *ahead* in place of what was planned for the seat before."""
    row = PlannedAhead(
        table_id=table_id,
        seat=ahead.seat,
        user_id=ahead.user_id,
        key=ahead.key,
        label=_TEXTS.dump(ahead.label).decode(),
        risks=_RISKS.dump(ahead.risks).decode(),
        watched=_WATCHED.dump(dict(ahead.watched)).decode(),
        turns=ahead.turns,
        seq=ahead.seq,
        why=None if ahead.why is None else _TEXTS.dump(ahead.why).decode(),
    )
    await session.merge(row)


async def forget_ahead(session: AsyncSession, table_id: str, seat: Seat) -> None:
    """Delete the plan ahead of *seat*."""
    its = (col(PlannedAhead.table_id) == table_id, col(PlannedAhead.seat) == seat)
    await session.execute(delete(PlannedAhead).where(*its))


async def undo_ahead(
    session: AsyncSession, table_id: str, plans: Mapping[Seat, PlanAhead], *, to: int
) -> dict[Seat, PlanAhead]:
    """*plans* once the table is undone to row *to*: those chosen or played on after it are over."""
    kept = dict(plans)
    for seat, ahead in plans.items():
        if ahead.why is None and ahead.seq > to:
            kept[seat] = replace(ahead, why=Text.of("ahead-undone"))
            await put_ahead(session, table_id, kept[seat])
    return kept


def _parsed(row: PlannedAhead) -> PlanAhead | None:
    """The content of *row*; None if it cannot be read, because play goes on without it."""
    try:
        return PlanAhead(
            seat=row.seat,
            user_id=row.user_id,
            key=row.key,
            label=_TEXTS.load(row.label),
            risks=_RISKS.load(row.risks),
            watched=_WATCHED.load(row.watched),
            turns=row.turns,
            seq=row.seq,
            why=None if row.why is None else _TEXTS.load(row.why),
        )
    except ValidationError:
        log.warning("the plan ahead of %s at table %s cannot be read", row.seat, row.table_id)
        return None
