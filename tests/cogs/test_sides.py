"""Sides: joined by their own buttons, shown with who is on them, and shared by consent."""

import pytest
import simcord

from bot.messages.verbs import Join
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    labels_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.toy_bot import bot

__all__ = ["bot"]

WEST, EAST = "Join the west", "Join the east"
MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))
THEIR_SHIP = " lies at "


async def lobby(server: DiscordServer, preset: str = "strait") -> simcord.ResponseMessage:
    return await server.open(game="sealed_orders", preset=preset)


def lines(server: DiscordServer) -> list[str]:
    """The lobby as everybody sees it now."""
    plain = text_of(server.channel.history()[0]).replace("\u2068", "").replace("\u2069", "")
    return plain.splitlines()


async def test_each_side_has_its_own_button_and_shows_who_is_on_it(server: DiscordServer) -> None:
    card = await lobby(server)
    assert labels_of(card) == [WEST, EAST, "Start", "How?"]
    assert "The west: **A** Alice" in lines(server)
    assert "The east: nobody yet" in lines(server)
    joined = await server.bob.click(card, label=WEST)
    assert private(joined)
    assert "seat **C**" in said(joined)
    await server.carol.click(card, label=EAST)
    assert "The west: **A** Alice and **C** Bob" in lines(server)
    assert "The east: **B** Carol" in lines(server)


async def test_autocomplete_offers_seats_with_their_side_and_their_holder(
    server: DiscordServer,
) -> None:
    await lobby(server)
    await server.alice.slash(server.channel, "table bot", level="random", seat="B")
    offered = await server.bob.autocomplete(server.channel, "table join", "seat", "")
    named = {one["value"]: one["name"].translate(MARKS) for one in offered}
    assert named == {
        "C": "C · the west · free",
        "D": "D · the east · free",
        "E": "E · the west · free",
        "A": "A · the west · Alice",
        "B": "B · the east · Rival 1 (bot)",
    }
    assert list(named) == ["C", "D", "E", "A", "B"]
    east = await server.bob.autocomplete(server.channel, "table join", "seat", "east")
    assert [one["value"] for one in east] == ["D", "B"]
    mine = await server.alice.autocomplete(server.channel, "table bot", "seat", "")
    assert "A" not in [one["value"] for one in mine]
    taken = await server.alice.autocomplete(server.channel, "table free", "seat", "")
    assert [one["value"] for one in taken] == ["A", "B"]


async def test_sides_are_named_by_their_game_in_the_language_of_the_table(
    server: DiscordServer,
) -> None:
    card = await server.open(game="sealed_orders", preset="strait", language="fr")
    assert labels_of(card)[:2] == [
        "Rejoindre l\N{RIGHT SINGLE QUOTATION MARK}ouest",
        "Rejoindre l\N{RIGHT SINGLE QUOTATION MARK}est",
    ]
    assert "L\N{RIGHT SINGLE QUOTATION MARK}est\xa0: personne encore" in lines(server)


async def test_joining_without_naming_a_side_takes_the_next_free_seat(
    server: DiscordServer,
) -> None:
    await lobby(server)
    table = await server.table_id()
    assert Join(table=table).to_id() == f"qd2:join:{table}"
    taken = await server.bot.tables.load(table)
    assert taken.taken == ("p1",)
    joined = await server.bob.slash(server.channel, "table join")
    assert "seat **B**" in said(joined)


async def test_a_game_cannot_start_while_a_side_has_no_player(server: DiscordServer) -> None:
    card = await lobby(server)
    alone = said(await server.alice.click(card, label="Start"))
    assert "needs at least" in alone
    await server.bob.click(card, label=WEST)
    refused = await server.alice.click(card, label="Start")
    assert private(refused)
    assert "Nobody plays for the east yet." in said(refused)
    assert "`/table bot seat:B`" in said(refused)
    await server.alice.slash(server.channel, "table bot", level="random", seat="B")
    assert "game begins" in said(await server.alice.click(card, label="Start"))


async def test_a_player_cannot_join_a_second_side(server: DiscordServer) -> None:
    card = await lobby(server)
    refused = await server.alice.click(card, label=EAST)
    assert private(refused)
    assert "already have seat A" in said(refused)


@pytest.mark.rule("CORE-SEAT-01")
async def test_joining_a_full_side_asks_the_holder_to_share_the_seat(
    server: DiscordServer,
) -> None:
    card = await lobby(server, "two_to_one")
    await server.bob.click(card, label=EAST)
    asked = await server.carol.click(card, label=EAST)
    assert private(asked)
    assert "asked the holder of seat **B**" in said(asked)
    assert "The east: **B** Bob" in lines(server)
    refused = await server.alice.click(server.board, label="Let in")
    assert "Only the holder of seat B" in said(refused)
    await server.bob.click(server.board, label="Let in")
    assert "The east: **B** Bob & Carol" in lines(server)


@pytest.mark.rule("CORE-SEAT-02")
async def test_a_sides_secrets_are_shown_only_after_the_holder_agreed_to_share_the_seat(
    server: DiscordServer,
) -> None:
    card = await lobby(server)
    await server.bob.click(card, label=EAST)
    await server.alice.click(card, label="Start")
    asked = await server.carol.slash(server.channel, "table join", seat="B", share=True)
    assert "asked the holder of seat **B**" in said(asked)
    before = said(await server.carol.slash(server.channel, "map show"))
    assert THEIR_SHIP not in before
    await server.bob.click(server.board, label="Let in")
    after = said(await server.carol.slash(server.channel, "map show"))
    assert after == said(await server.bob.slash(server.channel, "map show"))
    assert THEIR_SHIP in after
    planned = await choose(
        server.carol, await server.carol.slash(server.channel, "turn act"), "Sail", "Stay"
    )
    await server.carol.click(shown(planned), label="Confirm")
    live = await server.bot.tables.load(await server.table_id())
    assert live.waits() == ("p1",)


async def test_a_partners_outdated_planner_does_not_overwrite_the_plan_of_a_shared_seat(
    server: DiscordServer,
) -> None:
    card = await lobby(server)
    await server.bob.click(card, label=EAST)
    await server.carol.slash(server.channel, "table join", seat="B", share=True)
    await server.bob.click(server.board, label="Let in")
    await server.alice.click(card, label="Start")
    meanwhile = await server.carol.slash(server.channel, "turn act")
    mine = await choose(
        server.bob, await server.bob.slash(server.channel, "turn act"), "Sail", "Stay"
    )
    assert "Planned by" not in said(mine)
    late = await choose(server.carol, meanwhile, "Sail")
    assert "Confirm" in labels_of(shown(late))
    theirs = await server.carol.slash(server.channel, "turn act")
    assert "Planned by Bob." in said(theirs)
    assert "Stay" in said(theirs)
    await server.carol.click(shown(theirs), label="Confirm")
    live = await server.bot.tables.load(await server.table_id())
    assert live.waits() == ("p1",)
    assert "not your turn" in said(await server.bob.slash(server.channel, "turn act"))
