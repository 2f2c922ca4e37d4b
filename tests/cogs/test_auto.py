"""Standing orders: set, shown and cleared by their captain alone, in anybody's turn."""

import pytest
import simcord

from bot.tables import playing
from engine.core.records import clone
from engine.games.captains_log.judgement.standing_orders import Orders
from engine.games.captains_log.model.actions import Sail
from engine.games.captains_log.rules import move
from tests.bot.laid_tables import lay
from tests.cogs.discord_server import (
    DiscordServer,
    ids_of,
    labels_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)

WHEN, HOLD, FIRE = "If a ship crosses your hex", "always hold fire", "fire round shot at enemies"
OFFERED = ["Always hold fire", "Fire round shot at enemies"]


async def orders_of(server: DiscordServer, seat: str) -> object:
    return (await server.bot.tables.load(await server.table_id())).orders.get(seat)


def other_of(server: DiscordServer, person: simcord.MemberActor) -> simcord.MemberActor:
    return server.bob if person is server.alice else server.alice


async def test_standing_orders_are_set_shown_and_cleared_by_commands_out_of_turn(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    person = other_of(server, await server.to_move())
    seat = "p1" if person is server.alice else "p2"
    posts, version = len(server.told), await server.version()
    told = await person.slash(server.channel, "auto set", when=WHEN, do=HOLD)
    assert f"{WHEN} → {HOLD}." in said(told)
    assert await orders_of(server, seat) == Orders(passing_shot="hold")
    told_again = await person.slash(server.channel, "auto show")
    assert said(told_again) == said(told)
    cleared = await person.slash(server.channel, "auto clear")
    assert f"{WHEN} → ask me each time." in said(cleared)
    assert await orders_of(server, seat) == Orders()
    assert all(private(one) for one in (told, told_again, cleared))
    assert (len(server.told), await server.version()) == (posts, version)


async def test_standing_orders_are_picked_from_a_menu_reached_through_my_ship(
    server: DiscordServer,
) -> None:
    board = await server.set_sail(server.bob)
    hand = await server.bob.click(board, label="My ship")
    assert labels_of(shown(hand)) == [
        *("Standing orders", "Ports & prices", "Ships in sight", "Close"),
    ]
    opened = await server.bob.click(shown(hand), label="Standing orders")
    assert private(opened)
    (wanted,) = [one["value"] for one in options_of(shown(opened)) if one["label"] == OFFERED[1]]
    picked = await server.bob.select(shown(opened), [wanted])
    assert f"{WHEN} → {FIRE}." in said(picked)
    assert [one["label"] for one in options_of(shown(picked)) if one.get("default")] == [OFFERED[1]]
    assert await orders_of(server, "p2") == Orders(passing_shot="enemies")


async def test_autocomplete_offers_standing_orders_to_players_and_nothing_to_a_spectator(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    offered = await server.bob.autocomplete(server.channel, "auto set", "when", "cross")
    assert [one["name"] for one in offered] == [WHEN]
    answers = await server.bob.autocomplete(server.channel, "auto set", "do", "", when=WHEN)
    assert [one["name"] for one in answers] == ["Ask me each time", *OFFERED]
    assert await server.carol.autocomplete(server.channel, "auto set", "when", "") == []


@pytest.mark.parametrize(("when", "do"), [("storm", HOLD), (WHEN, "dance"), (WHEN, "a")])
async def test_an_unknown_standing_order_is_refused_with_a_list_of_those_there_are(
    server: DiscordServer, when: str, do: str
) -> None:
    await server.set_sail(server.bob)
    refused = await server.bob.slash(server.channel, "auto set", when=when, do=do)
    assert private(refused)
    assert "Name one of these orders: " in said(refused)
    assert await orders_of(server, "p2") is None


async def test_standing_orders_need_a_started_game_and_a_seat(server: DiscordServer) -> None:
    await server.open()
    early = await server.alice.slash(server.channel, "auto show")
    assert "not started" in said(early)
    await server.alice.slash(server.channel, "table start")
    for command in ("auto show", "auto clear"):
        refused = await server.carol.slash(server.channel, command)
        assert private(refused)
        assert "no seat" in said(refused)


async def test_only_its_own_captain_reads_that_a_standing_order_answered(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    first = await server.to_move()
    asked = await first.slash(server.channel, "turn end")
    await first.click(shown(asked), label="End anyway")
    mover = await server.to_move()
    await server.answer(mover)  # which way the ship faces
    other = other_of(server, mover)
    seats = ("p1", "p2") if mover is server.alice else ("p2", "p1")
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    state = clone(live.state)
    routes = move.routes(live.view(seats[0]))
    at, (heading,) = next((at, way) for at, way in routes.items() if len(way) == 1)
    state.open.captains[seats[1]].at = at
    await lay(tables, table_id, state)
    await other.slash(server.channel, "auto set", when=WHEN, do=HOLD)
    await playing.play(tables, table_id, mover.id, [Sail(heading=heading)])
    await server.bot.services.settle()
    assert (await tables.load(table_id)).waits() == (seats[0],)
    hand = await other.slash(server.channel, "hand")
    assert "Your standing order answered: Hold fire." in said(hand)
    assert "standing order" not in said(await mover.slash(server.channel, "hand"))
    assert not any("standing order" in told for told in server.told)


async def test_setting_a_standing_order_leaves_the_board_and_its_buttons_unchanged(
    server: DiscordServer,
) -> None:
    board = await server.set_sail(server.bob)
    before = text_of(board), ids_of(board)
    person = await server.to_move()
    await person.slash(server.channel, "auto set", when=WHEN, do=FIRE)
    assert (text_of(server.board), ids_of(server.board)) == before
    asked = await person.click(server.board, label="End turn")
    assert "board has changed" not in said(asked)
