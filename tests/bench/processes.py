"""The memory of a process and of all that it has started."""

import re
from pathlib import Path

_SHARE = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)


def megabytes(pid: int) -> float:
    """Memory of a process and all below it, in megabytes; shared memory counts once."""
    found = _SHARE.search(Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii"))
    own = 0.0 if found is None else int(found[1]) / 1024  # an ended process has none
    return own + sum(megabytes(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The ids of the processes that this one started itself."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text(encoding="ascii").split()]
