"""Standing orders of a seat, kept beside the table and shown to nobody else."""

from dataclasses import replace
from typing import Any

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.order_rows import StandingOrders
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.agenda import Decision
from engine.core.order_menus import OrderMenu
from engine.core.records import Seat


def orders_of(live: LiveTable, seat: Seat) -> Any:
    """The orders of *seat*; the default, which orders nothing, if it gave none."""
    return live.orders.get(seat) or live.game.orders_type()


def menus_of(live: LiveTable, seat: Seat) -> tuple[OrderMenu[Any], ...]:
    """The order menus of *seat*; none in games without standing orders."""
    if live.codecs.orders is None:
        return ()
    return tuple(live.game.order_menus(orders_of(live, seat)))


def can_be_ordered(live: LiveTable, seat: Seat, decision: Decision) -> bool:
    """Whether a standing order of *seat* would answer the open *decision*."""
    view = live.view(seat)
    return any(
        live.game.answer(view, decision, choice.orders) is not None
        for menu in menus_of(live, seat)
        for choice in menu.choices
    )


async def set_orders(
    tables: Tables, table_id: str, user_id: int, *, seat: Seat, orders: Any
) -> None:
    """Set the *orders* of *seat* from now on, even in another seat's turn.

    If they answer a question that is open, they do so at once.

    :raises NotAtTable: if the person does not hold the seat.
    :raises Resigned: if the seat was resigned.
    :raises WrongStatus: before the game has begun, and once it is over.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        mine, codec = live.seat_of(user_id, seat), live.codecs.orders
        live.require_not_resigned(mine)
        assert codec is not None, "nothing can be ordered in this game"
        row = StandingOrders(
            table_id=table_id,
            seat=mine,
            orders=codec.dump(orders).decode(),
            updated_at=clock.now(),
        )
        async with tables.unseen(replace(live, orders={**live.orders, mine: orders})) as session:
            await session.merge(row)


async def clear_orders(tables: Tables, table_id: str, user_id: int) -> None:
    """Reset the orders of the seat, so that it is asked every question again."""
    live = await tables.load(table_id)
    seat = live.seat_of(user_id)
    if live.codecs.orders is not None:
        orders = live.game.orders_type()
        await set_orders(tables, table_id, user_id, seat=seat, orders=orders)


async def forget_orders(session: AsyncSession, table_id: str, seat: Seat) -> None:
    """Delete the orders of *seat*, which nobody holds any more."""
    its = (col(StandingOrders.table_id) == table_id, col(StandingOrders.seat) == seat)
    await session.execute(delete(StandingOrders).where(*its))
