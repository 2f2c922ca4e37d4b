"""The simulated Discord of the game at home, and of tests."""

from typing import Any

import simcord


class SimulatedDiscord(simcord.Env):
    """SimCord, which lets a bot take as long to start as any other act takes.

    SimCord itself gives the start five seconds, whatever its ``settle_timeout``: a busy machine may
    need more.
    """

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the name is SimCord's
        **others: Any,
    ) -> None:
        within = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=within, **others)
