"""Collection of garbage: a full one stalls the event loop, so none begins by itself."""

import gc

NEVER = 1_000_000_000
"""Collections of the middle generation before a full one; more than a bot ever makes."""


def put_off_full_collections() -> None:
    """Leave full collections to the hourly chores, and what is loaded by now out of them.

    A few hundred tables in memory take some 0.1 s to look through. Garbage that is young is
    collected all the time, as before.
    """
    collect_all()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def collect_all() -> None:
    """Collect all garbage; nothing else happens meanwhile."""
    gc.collect()
