"""Turns: so many tasks at once, the newest of those that wait first, and no turn is lost."""

import asyncio

import pytest

from bot.newest_first import OLDEST_EVERY, NewestFirst


class Workers:
    """Tasks by name that take a turn of *turns*, and keep it until they are let go."""

    def __init__(self, turns: NewestFirst) -> None:
        self.inside: list[str] = []
        self._turns, self._left = turns, dict[str, asyncio.Event]()
        self._tasks = dict[str, asyncio.Task[None]]()

    async def come(self, *names: str) -> None:
        for name in names:
            self._left[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._work(name))
            await pause()

    async def leave(self, *names: str) -> None:
        for name in names:
            self.let_go(name)
            await self._tasks[name]
        await pause()

    def let_go(self, name: str) -> None:
        self._left[name].set()

    def cancel(self, name: str) -> "asyncio.Task[None]":
        self._tasks[name].cancel()
        return self._tasks[name]

    async def _work(self, name: str) -> None:
        async with self._turns:
            self.inside.append(name)
            await self._left[name].wait()
        self.inside.remove(name)


async def pause() -> None:
    """Let every task go on until it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_so_many_work_at_once_and_the_newest_of_the_others_is_next() -> None:
    workers = Workers(NewestFirst(2))
    await workers.come("a", "b", "c", "d", "e")
    assert workers.inside == ["a", "b"]
    await workers.leave("a")
    assert workers.inside == ["b", "e"]
    await workers.leave("e", "b")
    assert sorted(workers.inside) == ["c", "d"]
    await workers.leave("c", "d")
    await workers.come("f", "g", "h")
    assert workers.inside == ["f", "g"]
    await workers.leave("f", "g", "h")


async def test_who_has_waited_longest_has_a_turn_although_new_tasks_come_all_the_time() -> None:
    workers = Workers(NewestFirst(1))
    await workers.come("first", "old", "older than the new ones")
    for number in range(2 * OLDEST_EVERY):
        await workers.come(f"new {number}")
        (inside,) = workers.inside
        await workers.leave(inside)
        if "old" in workers.inside:
            break
    assert workers.inside == ["old"]
    assert number == OLDEST_EVERY - 1
    while workers.inside:
        await workers.leave(*workers.inside)


@pytest.mark.parametrize("turn_comes", [False, True])
async def test_the_turn_of_a_cancelled_task_is_not_lost(turn_comes: bool) -> None:
    workers = Workers(NewestFirst(1))
    await workers.come("a", "b", "c")
    if turn_comes:  # a leaves, and c is cancelled before it has noticed
        workers.let_go("a")
        await asyncio.sleep(0)
        assert workers.inside == []
    with pytest.raises(asyncio.CancelledError):
        await workers.cancel("c")
    if not turn_comes:
        await workers.leave("a")
    await pause()
    assert workers.inside == ["b"]
    await workers.leave("b")


async def test_an_error_gives_the_turn_back() -> None:
    turns = NewestFirst(1)
    with pytest.raises(ZeroDivisionError):
        async with turns:
            raise ZeroDivisionError
    workers = Workers(turns)
    await workers.come("a")
    assert workers.inside == ["a"]
    await workers.leave("a")
