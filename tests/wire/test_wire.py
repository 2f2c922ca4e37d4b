"""The simulated Discord service, tested with a tiny bot on an unmodified discord.py."""

import asyncio
import io
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from discord import Permissions
from PIL import Image

from tests.wire import BotDied, NotOffered, Outcome, Sim

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]

ROOT = Path(__file__).parents[2]
SAMPLE = [sys.executable, "-m", "tests.wire.sample_bot"]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    state = tmp_path_factory.mktemp("sample") / "taps.json"
    async with Sim({"Port": ["harbour", "lagoon", "doomed"]}) as sim:
        await sim.start_bot(SAMPLE, cwd=ROOT, env={"SAMPLE_STATE": str(state)})
        yield sim


@pytest_asyncio.fixture(loop_scope="module")
async def sim(running: Sim) -> AsyncIterator[Sim]:
    """One bot for all tests; each begins without faults and without recorded calls."""
    running.service.calls.clear()
    running.bot_log.clear()
    yield running
    for fault in running.service.faults:
        fault.lift()
    assert running.service.crashes == []
    assert running.service.unknown == []


async def new_table(sim: Sim) -> Outcome:
    return await sim.slash("alice", "harbour", "table new", game="captains_log", seats=3)


async def test_a_slash_command_is_answered_with_text_a_picture_and_buttons(sim: Sim) -> None:
    told = await new_table(sim)
    assert told.ack_ms is not None
    assert told.ack_ms < 1000
    assert told.text == "captains_log for 3"
    assert told.buttons == ["Tap", "Sign"]
    assert not told.ephemeral
    [upload] = told.attachments
    assert (upload.filename, upload.description) == ("board.png", "A dark sea")
    assert Image.open(io.BytesIO(upload.data)).size == (16, 16)
    assert told.message is sim.channel("harbour").messages[-1]
    assert sim.problems() == []


async def test_a_client_offers_only_what_the_command_declares(sim: Sim) -> None:
    with pytest.raises(NotOffered, match="1 to 4"):
        await sim.slash("alice", "harbour", "table new", game="x", seats=5)
    with pytest.raises(NotOffered, match="required"):
        await sim.slash("alice", "harbour", "table new")
    with pytest.raises(NotOffered, match="group"):
        await sim.slash("alice", "harbour", "table")


async def test_autocomplete_proposes_values_that_contain_the_typed_letters(sim: Sim) -> None:
    told = await sim.autocomplete("bob", "harbour", "table new", "game", "high")
    assert told.choices == [{"name": "high_seas", "value": "high_seas"}]


async def test_a_button_answers_its_presser_privately(sim: Sim) -> None:
    told = await sim.click("bob", await new_table(sim), "Tap")
    assert told.ephemeral
    assert told.text.startswith("Table 7:")
    assert told.message is not None
    assert told.message.visible_to(sim.user("bob"))
    assert not told.message.visible_to(sim.user("alice"))
    assert told.message not in sim.channel("harbour").messages


async def test_a_select_changes_the_message_and_keeps_its_picture(sim: Sim) -> None:
    shown = await new_table(sim)
    told = await sim.select("alice", shown, "White")
    assert told.message is shown.message
    assert told.text == "Flag: white"
    assert [upload.filename for upload in told.attachments] == ["board.png"]


async def test_a_modal_is_filled_in_and_answered_after_thinking(sim: Sim) -> None:
    opened = await sim.click("carol", await new_table(sim), "Sign")
    with pytest.raises(NotOffered, match="0 to 20"):
        await sim.modal(opened, {"Name": "x" * 21})
    told = await sim.modal(opened, {"Name": "Anne"})
    assert told.text == "Signed: Anne"
    assert told.ephemeral
    assert sim.problems() == []


async def test_an_answer_that_is_taken_away_is_waited_for_no_longer(sim: Sim) -> None:
    told = await sim.slash("alice", "harbour", "table ask")
    assert told.final
    assert told.message is not None
    assert told.message.deleted
    assert sim.channel("harbour").messages[-1].text == "Who sails?"


async def test_a_killed_bot_still_answers_old_buttons_after_a_restart(sim: Sim) -> None:
    shown = await new_table(sim)
    before = await sim.click("bob", shown, "Tap")
    assert await sim.kill(signal.SIGKILL) == -signal.SIGKILL
    missed = await sim.click("bob", shown, "Tap")
    assert missed.failed
    await sim.restart()
    after = await sim.click("bob", shown, "tap:7")
    assert _taps(after) == _taps(before) + 1
    assert sim.problems() == []


async def test_an_interaction_delivered_twice_is_answered_once(sim: Sim) -> None:
    told = await sim.click("bob", await new_table(sim), "Tap")
    await sim.redeliver(told)
    assert len(told.messages) == 1
    assert told.interaction.callbacks == 2
    assert [line for line in told.refused if "40060" in line]


async def test_an_interaction_delivered_twice_at_once_is_answered_once(sim: Sim) -> None:
    with sim.doubled():
        told = await sim.click("bob", await new_table(sim), "Tap")
    assert len(told.messages) == 1
    assert [line for line in told.refused if "40060" in line]


async def test_fifty_clicks_at_once_are_all_answered(sim: Sim) -> None:
    shown = await new_table(sim)
    names = ["alice", "bob", "carol", "dave"] * 13
    told = await asyncio.gather(*(sim.click(name, shown, "Tap") for name in names[:50]))
    assert sorted(map(_taps, told)) == list(range(min(map(_taps, told)), max(map(_taps, told)) + 1))


async def test_a_bot_finds_its_own_messages_in_the_channel(sim: Sim) -> None:
    shown = await sim.slash("alice", "lagoon", "table new", game="x")
    sim.say("bob", "lagoon", "nice boat")
    told = await sim.slash("alice", "lagoon", "table boards")
    assert told.text == "1 boards"
    assert shown.text == "The last"
    assert shown.message is not None
    assert shown.message.edits == 1


async def test_a_bot_writes_in_a_thread_and_in_direct_messages(sim: Sim) -> None:
    told = await sim.slash("alice", "harbour", "table hail")
    assert told.text == "Done"
    assert [one.text for one in sim.channel("chatter").messages] == ["Welcome aboard"]
    letter = await sim.wait_message("@alice", lambda one: one.text == "A letter")
    assert not letter.visible_to(sim.user("bob"))
    assert (await sim.slash("alice", "@alice", "table new", game="x")).text == "x for 2"
    assert sim.problems() == []


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_message_with_a_nonce_arrives_once_over_a_cut_line(sim: Sim, drop: str) -> None:
    fault = sim.fault("POST /channels/*/messages", drop=drop, times=2)
    before = len(sim.channel("lagoon").messages)
    told = await sim.slash("alice", "lagoon", "table ping", who="bob")
    assert told.text == "Said"
    assert fault.hits == 2
    assert len([line for line in sim.bot_log if line.startswith("again after")]) == 2
    [message] = sim.channel("lagoon").messages[before:]
    assert message.pinged == [sim.user("bob")]


@pytest.mark.parametrize("status", [429, 503])
async def test_a_refused_message_is_sent_again(sim: Sim, status: int) -> None:
    sim.fault("POST /channels/*/messages", status=status, times=1)
    before = len(sim.channel("lagoon").messages)
    await sim.slash("alice", "lagoon", "table ping", who="bob")
    assert len(sim.channel("lagoon").messages) == before + 1


async def test_an_error_after_applying_does_not_double_a_message(sim: Sim) -> None:
    sim.fault("POST /channels/*/messages", status=503, applied=True, times=1)
    before = len(sim.channel("lagoon").messages)
    await sim.slash("alice", "lagoon", "table ping", who="bob")
    assert len(sim.channel("lagoon").messages) == before + 1


async def test_a_message_sent_before_a_fault_kills_the_bot_stays(sim: Sim) -> None:
    sim.fault("POST /channels/*/messages", drop="after", kill=True, times=1)
    before = len(sim.channel("lagoon").messages)
    told = await sim.slash("alice", "lagoon", "table ping", who="bob")
    assert told.text == ""
    assert len(sim.channel("lagoon").messages) == before + 1
    await sim.restart()
    assert (await new_table(sim)).text == "captains_log for 3"


async def test_a_bot_without_permission_is_refused(sim: Sim) -> None:
    sim.remove_permission("lagoon", "send_messages")
    told = await sim.slash("alice", "lagoon", "table ping", who="bob")
    sim.restore_permissions("lagoon")
    assert told.text == "I cannot: 50013"
    assert not Permissions(int(told.interaction.payload["app_permissions"])).send_messages
    assert len(sim.problems()) == 1
    assert sim.problems("50013") == []


async def test_the_bot_is_told_of_a_deleted_channel(sim: Sim) -> None:
    doomed = sim.channel("doomed")
    sim.delete_channel("doomed")
    await sim.until(lambda: "gone: doomed" in sim.bot_log)
    assert doomed.id not in sim.world.channels


async def test_a_deleted_message_cannot_be_pressed(sim: Sim) -> None:
    shown = await new_table(sim)
    sim.delete_message(shown)
    with pytest.raises(NotOffered, match="does not see"):
        await sim.click("bob", shown, "Tap")


async def test_a_text_over_two_thousand_characters_is_refused(sim: Sim) -> None:
    told = await sim.slash("alice", "harbour", "table shout")
    assert told.text == "refused: 50035"
    assert len(told.refused) == 1
    assert "content" in told.refused[0]


async def test_a_cut_gateway_is_resumed_or_begun_anew(sim: Sim) -> None:
    resumed, identified = sim.gateway.resumed, sim.gateway.identified
    sim.gateway.cut()
    await sim.until(lambda: sim.gateway.resumed > resumed)
    sim.gateway.cut(forget=True)
    await sim.until(lambda: sim.gateway.identified > identified)
    assert (await new_table(sim)).text == "captains_log for 3"


async def test_a_bot_comes_back_after_an_outage(sim: Sim) -> None:
    shown, resumed = await new_table(sim), sim.gateway.resumed
    with sim.outage():
        assert (await sim.click("bob", shown, "Tap")).failed
    await sim.until(lambda: sim.gateway.resumed > resumed, within=60)
    assert not (await sim.click("bob", shown, "Tap")).failed


async def test_an_interaction_token_expires_after_fifteen_minutes(sim: Sim) -> None:
    opened = await sim.click("carol", await new_table(sim), "Sign")
    fault = sim.fault("POST /webhooks/*", delay=0.2)
    late = asyncio.create_task(sim.modal(opened, {"Name": "Anne"}))
    await sim.until(lambda: fault.hits == 1)
    sim.advance(901)
    told = await late
    assert [line for line in told.refused if "50027" in line]


async def test_a_bot_that_ends_by_itself_is_reported_with_its_last_lines(tmp_path: Path) -> None:
    async with Sim() as sim:
        with pytest.raises(BotDied, match="no sea here"):
            await sim.start_bot([sys.executable, "-c", "raise SystemExit('no sea here')"], tmp_path)


@pytest.mark.parametrize(
    "dial", ["socket().connect(('192.0.2.1', 443))", "getaddrinfo('example.org', 443)"]
)
async def test_a_bot_reaches_nothing_but_this_machine(tmp_path: Path, dial: str) -> None:
    async with Sim() as sim:
        with pytest.raises(BotDied, match="PermissionError: no "):
            await sim.start_bot([sys.executable, "-c", f"from socket import *; {dial}"], tmp_path)


def _taps(told: Outcome) -> int:
    return int(told.text.split()[2])
