"""Fleet deployment on Discord: whole fleets by one tap, single ships, and handicaps."""

import pytest

from bot.messages.planner import planner_card
from tests.cogs.battles_drawn import bot, settle_seconds
from tests.cogs.discord_server import (
    DiscordServer,
    asked_in,
    labels_of,
    offers_of,
    options_of,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers

__all__ = ["bot", "settle_seconds"]


async def begin(server: DiscordServer, **settings: str) -> str:
    """Begin a duel of Alice and Bob; returns the text of the lobby."""
    await server.alice.slash(
        server.channel, "table new", game="fleet_commander", preset="pitched_battle"
    )
    for option, value in settings.items():
        await server.alice.slash(server.channel, "table settings", option=option, value=value)
    await server.bob.slash(server.channel, "table join")
    lobby = text_of(server.board)
    await server.alice.slash(server.channel, "table start")
    return lobby


async def asked(server: DiscordServer) -> Fingers:
    """The first player with an open question, who has opened the planner."""
    person = await server.to_move()
    return Fingers(person, shown(await person.slash(server.channel, "turn act")))


async def test_each_player_deploys_the_whole_fleet_with_one_tap(server: DiscordServer) -> None:
    await begin(server, fleets="first_game", special_sectors="0")
    for _ in range(2):
        hand = await asked(server)
        await hand.plan("Deploy the whole fleet in line")
        assert hand.taps == 1
    live = await server.bot.tables.load(await server.table_id())
    assert live.state.open.round == 1
    assert all(ship.at is not None for ship in live.state.open.ships)
    assert "three dice to roll" in text_of(server.board)


async def test_a_fleet_of_two_battleships_is_put_together_in_four_menus(
    server: DiscordServer,
) -> None:
    """The first menu is already open, and the title of each menu is its question."""
    await begin(server, special_sectors="0")
    person = await server.to_move()
    hand = Fingers(person, shown(await person.slash(server.channel, "turn act")))
    titles, offered = list[str](), list[str]()
    chosen = ("2 battleships", "1 cruiser and 1 frigate", "Interdictor", "Drones")
    for label in chosen:
        titles.append(asked_in(hand.seen)[-1])
        offered = [one["label"].removesuffix("…") for one in options_of(hand.seen, "m-plan")]
        await hand.pick("m-plan", offered.index(label))
    assert titles == [
        "Your own fleet of 12 points: how many battleships?",
        "2 battleships: which other ships?",
        "Which weapon for battleship 1 of 2?",
        "Which weapon for battleship 2 of 2? Taken: interdictor",
    ]
    assert len(offered) == 8
    live = await server.bot.tables.load(await server.table_id())
    (fleet,) = [own.fleet for own in live.state.own.values() if own.fleet is not None]
    assert (fleet.battleships, fleet.cruisers, fleet.frigates) == (2, 1, 1)
    assert fleet.weapons == ("interdictor", "drones")


async def test_the_first_suggestion_answers_each_question_before_the_battle(
    server: DiscordServer,
) -> None:
    """Each player taps three times: no special sector, a fleet, and its formation."""
    await begin(server)
    for _ in range(6):
        hand = await asked(server)
        await hand.press("intend")
    live = await server.bot.tables.load(await server.table_id())
    assert live.state.open.turn.phase == "energy"
    assert live.state.open.round == 1
    assert not any(live.state.open.sectors)


@pytest.mark.parametrize("apart", [2, 1])
async def test_the_planner_offers_no_answer_twice(
    server: DiscordServer, apart: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two submenus have a button each, apart from the answers or as all that is left of them."""
    monkeypatch.setattr(planner_card, "MOST_ANSWER_MENUS", apart)
    await begin(server)
    for _ in range(2):
        hand = await asked(server)
        await hand.plan("A gravity field and a gas cloud")
    hand = await asked(server)
    options = [one["label"] for one in options_of(hand.seen)]
    offered = [one.splitlines()[0].strip("*") for one in offers_of(hand.seen)] + options
    assert len({*offered}) == len(offered)
    menus = ["Place a gravity field…", "Place a gas cloud…"]
    assert [one for one in labels_of(hand.seen) if one in menus] == menus
    assert not any(one in menus for one in options)


async def test_an_answer_that_changes_nothing_on_the_board_is_planned_without_a_picture(
    server: DiscordServer,
) -> None:
    await begin(server)
    for _ in range(2):
        hand = await asked(server)
        await hand.plan("2 asteroid fields")
    hand = await asked(server)
    await hand.plan("Place none at all")
    assert not hand.seen.attachments
    await hand.press("discard")
    await hand.plan("Place an asteroid field at C3")
    assert hand.seen.attachments


async def test_fleets_are_arranged_on_private_boards_and_revealed_once_all_are_ready(
    server: DiscordServer,
) -> None:
    await begin(server, fleets="first_game", special_sectors="0", deployment="arranged")
    hand = await asked(server)
    (everybodys,) = server.board.attachments
    (own,) = hand.seen.attachments
    assert await own.read() != await everybodys.read(), "they alone see their fleet"
    names = [
        one["name"]
        for one in await hand.person.autocomplete(server.channel, "fleet deploy", "ships", "battl")
    ]
    exchange = next(name for name in names if "in exchange for" in name)
    moved = await server.typed(hand.person, "fleet deploy", ships=exchange)
    assert "stands at" in said(moved)
    for person in (server.alice, server.bob):
        ready = await server.typed(person, "fleet deploy", ships="Deploy the fleet as it stands")
        assert "Done." in said(ready)
    assert "all fleets are shown" in text_of(server.board)
    live = await server.bot.tables.load(await server.table_id())
    assert live.state.open.round == 1


async def test_a_handicap_is_shown_in_the_lobby_and_kept_for_the_battle(
    server: DiscordServer,
) -> None:
    lobby = await begin(server, handicap="phebe", handicap_points="3")
    assert "the League of Phébé has 3 class points more and loses at 5 of 15" in lobby
    assert "League of Phébé with 3 class points more" in lobby
    live = await server.bot.tables.load(await server.table_id())
    assert live.state.open.options.handicap_points == 3


async def test_a_handicap_out_of_range_is_refused_with_the_allowed_range(
    server: DiscordServer,
) -> None:
    await server.alice.slash(
        server.channel, "table new", game="fleet_commander", preset="pitched_battle"
    )
    refused = await server.alice.slash(
        server.channel, "table settings", option="handicap_points", value="9"
    )
    assert "does not take “9”. It takes: 1 … 3." in said(refused)
