"""Standing orders of a seat, kept beside the table and told to nobody else."""

from typing import Any

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import StandingOrders
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.order_menus import OrderMenu
from engine.core.records import Seat


def orders_of(live: LiveTable, seat: Seat) -> Any:
    """The orders of *seat*; a value that orders nothing if it gave none."""
    return live.orders.get(seat) or live.game.orders_type()


def menus_of(live: LiveTable, seat: Seat) -> tuple[OrderMenu[Any], ...]:
    """The order menus of *seat*; none in games where nothing can be ordered."""
    if live.codecs.orders is None:
        return ()
    return tuple(live.game.order_menus(orders_of(live, seat)))


async def set_orders(
    tables: Tables, table_id: str, user_id: int, *, seat: Seat, orders: Any
) -> None:
    """Let *orders* stand for *seat* from now on, in anybody's turn.

    :raises NotAtTable: if the person does not hold the seat.
    :raises WrongStatus: before the game has begun, and once it is over.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        await tables.order(live, live.seat_of(user_id, seat), orders)


async def clear_orders(tables: Tables, table_id: str, user_id: int) -> None:
    """Leave every question to the seat again."""
    live = await tables.load(table_id)
    seat = live.seat_of(user_id)
    if live.codecs.orders is not None:
        orders = live.game.orders_type()
        await set_orders(tables, table_id, user_id, seat=seat, orders=orders)


async def forget_orders(session: AsyncSession, table_id: str, seat: Seat) -> None:
    """Forgets the orders of *seat*, which nobody holds any more."""
    its = (col(StandingOrders.table_id) == table_id, col(StandingOrders.seat) == seat)
    await session.execute(delete(StandingOrders).where(*its))
