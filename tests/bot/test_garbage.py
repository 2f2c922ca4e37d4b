"""Garbage: while people play, no collection stalls the event loop; the chores collect all of it."""

import gc
import subprocess
import sys
import weakref

import pytest

from bot.services import Services

COUNT = """
import gc
from bot.garbage import put_off_full_collections
gc.collect()
{before}
before = gc.get_stats()[2]["collections"]
kept = [[] for _ in range(500_000)]
print(gc.get_stats()[2]["collections"] - before)
"""
"""A program that prints how many full collections much work takes."""


@pytest.mark.parametrize(("before", "some"), [("", True), ("put_off_full_collections()", False)])
def test_no_full_collection_begins_by_itself_once_they_are_put_off(before: str, some: bool) -> None:
    program = [sys.executable, "-c", COUNT.format(before=before)]
    told = subprocess.run(program, check=True, capture_output=True, text=True)
    assert (int(told.stdout) > 0) == some


class Knot:
    """Something that only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


async def test_the_hourly_chores_collect_old_garbage(
    services: Services, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(gc.enable)
    gc.disable()
    knot = Knot()
    gc.collect(1)
    gc.collect(1)  # it is old now
    seen = weakref.ref(knot)
    del knot
    gc.collect(1)
    assert seen() is not None
    await services.tidy(backups=0)
    assert seen() is None
