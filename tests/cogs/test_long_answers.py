"""Answers that are longer than a message: paged or sent in several, never cut."""

import re

import pytest

from bot.messages.components import Pressed
from bot.messages.reply import Reply
from bot.messages.verbs import Hand
from bot.store.models import Holder
from bot.tables import hosting
from engine.core.errors import RuleViolation
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown, text_of

LINES = [f"{number}. <https://discord.com/channels/1/{number:0>19}>" for number in range(200)]


async def sit_at(server: DiscordServer, count: int) -> list[str]:
    """Let Alice sit at that many tables of other hosts; returns their ids."""
    found = list[str]()
    for number in range(count):
        holder = Holder(table_id="", seat="p1", user_id=server.alice.id, name="Alice")
        table = await hosting.open_table(
            server.bot.tables,
            game="captains_log",
            guild_id=server.guild.id,
            channel_id=server.guild.create_text_channel(f"quay-{number}").id,
            host_id=100 + number,
            holders=[holder],
        )
        found.append(table.id)
    return found


async def test_mygames_lists_every_table_page_by_page_with_its_link_whole(
    server: DiscordServer,
) -> None:
    tables = await sit_at(server, 60)
    listed, found = await server.alice.slash(server.channel, "mygames"), list[str]()
    assert private(listed)
    for _ in range(11):
        title, *lines = text_of(shown(listed)).splitlines()
        assert "Your tables" in title
        assert [line for line in lines if not re.search(r"<#\d+>$", line)] == []
        found += [line.split("table ")[1][:5] for line in lines]
        if "Next" not in labels_of(shown(listed)):
            break
        listed = await server.alice.click(shown(listed), label="Next")
    assert sorted(found) == sorted(tables)
    back = await server.alice.click(shown(listed), label="Previous")
    assert text_of(shown(back)).splitlines()[1:] != lines


async def test_the_few_tables_of_most_people_are_on_one_page(server: DiscordServer) -> None:
    await sit_at(server, 3)
    assert labels_of(shown(await server.alice.slash(server.channel, "mygames"))) == []


@pytest.mark.parametrize("update", [False, True])
async def test_a_long_answer_takes_as_many_messages_as_it_needs(
    server: DiscordServer, update: bool
) -> None:
    board = await server.set_sail()

    async def talk(pressed: Pressed[Hand]) -> None:
        async with Reply(pressed.interaction, update=update) as reply:
            await reply.write("\n".join(LINES))

    server.bot.presses.add(Hand, talk)
    answer = await server.alice.click(board, label="My ship")
    told = [*([] if update else [shown(answer)]), *answer.followups]
    assert all(one.ephemeral for one in told)
    assert [line for one in told for line in text_of(one).splitlines()] == LINES


async def test_a_long_refusal_takes_as_many_messages_as_it_needs(server: DiscordServer) -> None:
    board = await server.set_sail()

    async def refuse(pressed: Pressed[Hand]) -> None:
        async with Reply(pressed.interaction):
            raise RuleViolation("\n".join(LINES), "not-your-turn")

    server.bot.presses.add(Hand, refuse)
    answer = await server.alice.click(board, label="My ship")
    assert private(answer)
    assert all(line in said(answer) for line in LINES)
