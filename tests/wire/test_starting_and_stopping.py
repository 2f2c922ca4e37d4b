"""The bot starts and stops as a host asks: a second one, a signal, a missing or wrong token."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.wire import BotDied, Sim
from tests.wire.process import BotProcess
from tests.wire.table_players import BOT, Voyage, start
from tests.wire.voyages_with_faults import POSTING, queued, said

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_a_second_bot_on_the_same_database_refuses_to_start(
    sim: Sim, voyage: Voyage, tmp_path: Path
) -> None:
    assert sim.bot is not None
    second = BotProcess(BOT, tmp_path, sim.bot.env, sim.world.base_url, sim.pulse)
    await second.start()
    await sim.until(lambda: not second.alive, within=60, what="the second bot to end")
    await second.end()
    assert second.exit_status == 1
    assert "Traceback" not in "\n".join(second.log)
    assert str(await voyage_pid(voyage)) in second.log[-1]
    await voyage.deed()
    assert said(voyage) == queued(voyage)


async def voyage_pid(voyage: Voyage) -> int:
    [(pid,)] = voyage.look("SELECT pid FROM lease")
    return int(pid)


async def test_a_bot_stopped_while_it_posts_loses_no_message_and_goes_on_when_restarted(
    sim: Sim, voyage: Voyage
) -> None:
    clock = asyncio.get_running_loop()
    await voyage.sail(2)
    asked = await sim.slash("alice", voyage.channel, "captain end")
    slow = sim.fault(POSTING, delay=1.0, times=1)
    await sim.click("alice", asked, "End anyway")
    await sim.until(lambda: slow.hits == 1, what="the board to be on its way")
    began = clock.time()
    assert await sim.kill(signal.SIGTERM) == 0
    assert clock.time() - began < 10
    await sim.restart()
    await voyage.sail(3)
    assert said(voyage) == queued(voyage)
    assert sim.problems() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_an_idle_bot_stops_cleanly_at_a_signal(sim: Sim, voyage: Voyage, number: int) -> None:
    assert await sim.kill(number) == 0
    assert sim.problems() == []


async def test_a_bot_without_a_token_says_so(sim: Sim, tmp_path: Path) -> None:
    assert sim.bot is not None
    mute = BotProcess(BOT, tmp_path, sim.bot.env | {"DISCORD_TOKEN": ""}, "", sim.pulse)
    await mute.start()
    await sim.until(lambda: not mute.alive, within=60, what="it to end")
    await mute.end()
    assert mute.exit_status == 2
    assert "DISCORD_TOKEN" in mute.log[-1]


async def test_a_bot_with_a_wrong_token_says_so(tmp_path: Path) -> None:
    async with Sim() as sim:
        with pytest.raises(BotDied, match="status 2"):
            await start(sim, tmp_path, DISCORD_TOKEN="not.a.token")
