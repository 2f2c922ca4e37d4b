"""/mygames: the tables of a person, by due time, each with a button that works where it is read."""

import re
from datetime import timedelta
from pathlib import Path

import simcord
from sqlalchemy import event, update
from sqlmodel import col

from bot import clock
from bot.store.models import SeatClock, Table
from bot.tables import hosting, seating
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    isolated,
    labels_of,
    private,
    said,
    shown,
    text_of,
)


async def table_due(server: DiscordServer, name: str, hours: float | None) -> str:
    """A table of Alice and Bob in a new channel, whose clocks run out in *hours*, or never."""
    server.channel = server.guild.create_text_channel(name)
    await server.set_sail(server.bob)
    table = await server.table_id()
    if hours is None:
        await hosting.set_pace(server.bot.tables, table, server.alice.id, None)
        return table
    async with server.bot.services.store.writing() as session:
        query = update(SeatClock).where(
            col(SeatClock.table_id) == table, col(SeatClock.due_at).is_not(None)
        )
        await session.execute(query.values(due_at=clock.now() + timedelta(hours=hours)))
    return table


def tables_in(text: str) -> list[str]:
    return re.findall(r"table (\w{5}):", text)


async def listed(server: DiscordServer, person: simcord.MemberActor) -> simcord.ResponseMessage:
    return shown(await person.user.slash("mygames"))


async def test_tables_that_wait_for_the_person_come_first_by_due_time(
    server: DiscordServer,
) -> None:
    late = await table_due(server, "late", 60)
    never = await table_due(server, "never", None)
    soon = await table_due(server, "soon", 5)
    on_turn = await server.to_move()
    other = server.bob if on_turn is server.alice else server.alice
    text = text_of(await listed(server, on_turn))
    assert tables_in(text) == [soon, late, never]
    assert len(re.findall(r"the time ends <t:\d+:R>", text)) == 2
    text = text_of(await listed(server, other))
    assert tables_in(text) == [soon, late, never]
    assert text.count(f"waiting for {isolated(on_turn)}") == 3


async def test_a_seat_that_the_bot_plays_is_taken_back_from_the_list(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    await server.alice.slash(server.channel, "table autopilot")
    shown_to_alice = await listed(server, server.alice)
    assert labels_of(shown_to_alice) == ["Take back my seat"]
    await server.alice.user.click(shown_to_alice, label="Take back my seat")
    assert labels_of(await listed(server, server.alice)) != ["Take back my seat"]


async def test_a_table_is_acted_on_from_the_list_in_a_direct_message(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    table = await server.table_id()
    before = (await server.bot.tables.table(table)).seq
    answer = await server.alice.user.slash("mygames")
    assert private(answer)
    opened = await server.alice.user.click(shown(answer), label="Act")
    planned = await choose(server.alice.user, opened)
    await server.alice.user.click(shown(planned), label="Confirm")
    assert (await server.bot.tables.table(table)).seq > before


async def test_an_old_button_of_the_list_says_whom_that_table_waits_for(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    person, elsewhere = await server.to_move(), server.guild.create_text_channel("pier")
    answer = await person.slash(elsewhere, "mygames")
    await server.end_turn(person)
    other = await server.to_move()
    refused = said(await person.click(shown(answer), label="Act"))
    assert other.name in refused
    assert "not your turn" in refused


async def test_a_question_in_the_turn_of_another_is_answered_from_the_list(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    async with server.bot.services.store.writing() as session:
        await session.execute(update(SeatClock).values(brief=True))
    answer = await listed(server, await server.to_move())
    assert labels_of(answer) == ["Answer"]
    assert "a question waits for your answer" in text_of(answer)


async def test_a_page_has_six_tables_and_the_last_the_rest(server: DiscordServer) -> None:
    for number in range(8):
        server.channel = server.guild.create_text_channel(f"c{number}")
        await server.open() if number % 3 else await server.set_sail()
        if not number % 3:
            continue
        async with server.bot.services.store.writing() as session:
            await session.execute(update(Table).values(host_id=number))  # few lobbies a person
    first = shown(await server.alice.slash(server.channel, "mygames"))
    assert "Your tables · 1/2" in text_of(first)
    assert len(tables_in(text_of(first))) == 6
    assert labels_of(first) == ["Act", "Act", "Act", "Next"]
    second = shown(await server.alice.click(first, label="Next"))
    assert len(tables_in(text_of(second))) == 2
    assert labels_of(second) == ["Previous"]


async def test_the_list_reads_no_state_even_after_a_restart(
    server: DiscordServer, database: Path
) -> None:
    await server.set_sail()
    await server.bot.close()
    await server.env.restart_bot(make_bot(database))
    asked: list[str] = []

    def note(*told: object) -> None:
        asked.append(str(told[2]))

    engine = server.bot.services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        text = said(await server.alice.user.slash("mygames"))
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert "it is your turn" in text
    assert any("seat_clocks" in one for one in asked)
    assert not [one for one in asked if "snapshot" in one]


async def test_a_table_of_an_older_release_is_read_once_and_then_known(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    table = await server.table_id()
    async with server.bot.services.store.writing() as session:
        await session.execute(update(Table).values(waits=None, asked_at=None))
    server.bot.tables.forget(table)
    assert "it is your turn" in said(await server.alice.user.slash("mygames"))
    assert (await server.bot.tables.table(table)).waits == "p1"


async def test_whoever_leaves_or_pauses_waits_for_nobody_in_the_list(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    person = await server.to_move()
    await server.alice.slash(server.channel, "table pause")
    assert "paused" in text_of(await listed(server, person))
    await server.alice.slash(server.channel, "table pause")
    other = server.bob if person is server.alice else server.alice
    await seating.leave(server.bot.tables, await server.table_id(), person.id)
    await server.bot.services.settle()
    assert "it is your turn" in text_of(await listed(server, other))


async def test_the_list_is_worded_in_the_language_of_the_reader(server: DiscordServer) -> None:
    await server.set_sail()
    await server.alice.slash(server.channel, "prefs", language="fr")
    answer = shown(await server.alice.slash(server.channel, "mygames"))
    assert "votre tour**" in text_of(answer)
    assert labels_of(answer) == ["Agir"]
