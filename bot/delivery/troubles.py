"""Troubles of lanes: why rows wait there, since when, and which people have been told."""

import asyncio
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.models import OutboxRow
from bot.tables.announcements import lane_of

Reason: TypeAlias = Literal["passing", "shut", "closed", "refused"]
"""Reason why a row waits.

*passing* trouble goes away by itself; a *shut* channel does not let the bot in; a *closed* thread
has to be opened; *refused* is what Discord does not take, or what the bot cannot word.
"""


@dataclass(frozen=True, slots=True)
class _Trouble:
    """The trouble of a row, since a moment of the event loop."""

    reason: Reason
    row_id: int | None
    since: float


class Troubles:
    """The trouble of each lane that has one, and the rows put aside so that a lane goes on."""

    def __init__(self) -> None:
        self._by_lane: dict[str, _Trouble] = {}
        self._aside: dict[int | None, str] = {}
        self._told: set[tuple[str, int]] = set()

    @property
    def lanes(self) -> list[str]:
        """The lanes in which a row waits or was put aside."""
        return list(dict.fromkeys([*self._by_lane, *self._aside.values()]))

    def note(self, row: OutboxRow, reason: Reason) -> None:
        """Record that *row* could not be sent for this *reason*."""
        known = self._by_lane.get(row.lane)
        if known is None or (known.row_id, known.reason) != (row.id, reason):
            self._by_lane[row.lane] = _Trouble(reason, row.id, _moment())
            if known is None or known.reason != reason:
                self._forget_told(row.lane)

    def lasts(self, row: OutboxRow, seconds: float) -> bool:
        """Whether the noted trouble of *row* has lasted so long, or *row* was put aside before."""
        known = self._by_lane[row.lane]
        return row.id in self._aside or _moment() - known.since >= seconds

    def put_aside(self, row: OutboxRow) -> None:
        """Record that the lane of *row* goes on without it, until it is tried again."""
        self._aside[row.id] = row.lane
        del self._by_lane[row.lane]

    def end(self, row: OutboxRow) -> None:
        """Record that *row* was sent."""
        self._aside.pop(row.id, None)
        self._by_lane.pop(row.lane, None)
        if row.lane not in self.lanes:
            self._forget_told(row.lane)

    def of(self, channel_id: int) -> Reason | None:
        """The reason, if people can do something about it, why news waits in this channel."""
        lane = lane_of(channel_id)
        known = self._by_lane.get(lane)
        if known is not None and known.reason != "passing":
            return known.reason
        return "refused" if lane in self._aside.values() else None

    def told(self, channel_id: int, user_id: int) -> bool:
        """Record that a person is told why news waits in this channel; True if they knew."""
        key = lane_of(channel_id), user_id
        known = key in self._told
        self._told.add(key)
        return known

    def _forget_told(self, lane: str) -> None:
        self._told = {key for key in self._told if key[0] != lane}


def _moment() -> float:
    return asyncio.get_running_loop().time()
