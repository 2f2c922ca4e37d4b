"""Leases: one process works on a database, and a dead process keeps no other out."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.errors import LeaseHeld
from bot.store.lease import Lease
from tests.bot.started_tables import Opener

HOLD = """
import sys
from pathlib import Path
from bot.errors import LeaseHeld
from bot.store.lease import Lease
lease = Lease(Path(sys.argv[1]))
try:
    lease.take()
except LeaseHeld:
    print("refused", flush=True)
else:
    print("taken", flush=True)
    sys.stdin.read()
"""


def start(database: Path) -> subprocess.Popen[str]:
    """Another process that tries to take the lease, and holds it until it ends."""
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", HOLD, str(database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str], how: signal.Signals) -> None:
    process.send_signal(how)
    process.communicate()


async def test_a_second_bot_on_the_same_database_is_refused(opener: Opener) -> None:
    await opener.open()
    with pytest.raises(LeaseHeld):
        await opener.open()


def test_another_process_is_refused_until_the_lease_is_released(database: Path) -> None:
    with Lease(database):
        second = start(database)
        assert said(second) == "refused"
        second.communicate()
    third = start(database)
    assert said(third) == "taken"
    end(third, signal.SIGTERM)


def test_the_lease_of_a_killed_process_is_free_at_once(database: Path) -> None:
    holder = start(database)
    assert said(holder) == "taken"
    with pytest.raises(LeaseHeld) as refused:
        Lease(database).take()
    assert refused.value.facts == {"pid": str(holder.pid)}
    end(holder, signal.SIGKILL)
    with Lease(database):
        pass
