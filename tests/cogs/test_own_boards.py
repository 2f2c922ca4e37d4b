"""The board of a player's own side in the planner, in games in which sides see different things."""

from dataclasses import replace
from pathlib import Path

import pytest
import simcord

from bot.client import Quarterdeck, build
from bot.settings import Settings
from engine.core.game_words import PictureTexts
from engine.core.words import Text
from renders.picture import Picture, Wanted
from tests.bot.fake_painter import FakePainter
from tests.cogs.discord_server import DiscordServer, choose, labels_of, pick, shown
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SealedOrders
from tests.toys.skirmish.game import Skirmish


def draw(view: p.SealedView, wanted: Wanted) -> Picture:
    """A picture of only the view's side and *planned*, so that allies get the same one."""
    return Picture(f"{getattr(view, 'side', None)} {wanted.planned}".encode(), "png", 1, 1)


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    """The bot with the toy games, which have pictures here."""
    sealed, skirmish = SealedOrders(), Skirmish()
    title = PictureTexts(title=Text.of("action-sail"))
    for toy in (sealed, skirmish):
        toy.words = replace(toy.words, picture=lambda view: title)
    settings = Settings(database=database, token=None)
    games = {sealed.slug: sealed, skirmish.slug: skirmish}
    return build(settings, games=games, painters=[FakePainter(draw)], shard_count=1)


async def set_out(server: DiscordServer) -> None:
    """Alice and Carol sail from the west, Bob from the east."""
    card = await server.open(game="sealed_orders", preset="two_to_one")
    await server.bob.click(card, label="Join the east")
    await server.carol.click(card, label="Join the west")
    await server.alice.click(card, label="Start")


async def seen(message: simcord.ResponseMessage) -> bytes:
    (picture,) = message.attachments
    return bytes(await picture.read())


@pytest.mark.rule("CORE-SEAT-02", "CORE-SECRET-01")
async def test_the_planner_opens_with_the_board_of_the_players_own_side(
    server: DiscordServer,
) -> None:
    await set_out(server)
    live = await server.bot.tables.load(await server.table_id())
    boards = []
    for person in (server.alice, server.carol, server.bob):
        planner = shown(await person.slash(server.channel, "turn act"))
        assert planner.ephemeral
        boards.append(await seen(planner))
    assert boards[0] == boards[1] == f"{live.view('p1').side} False".encode()
    assert boards[2] == f"{live.view('p2').side} False".encode()
    (public,) = server.board.attachments
    assert await public.read() == b"None False"


async def test_the_sides_own_board_is_shown_again_after_back_and_with_a_plan(
    server: DiscordServer,
) -> None:
    await set_out(server)
    opened = shown(await server.alice.slash(server.channel, "turn act"))
    first = await seen(opened)
    deeper = shown(await pick(server.alice, opened, "Sail"))
    assert deeper.attachments == []
    back = shown(await server.alice.click(deeper, label="Back"))
    assert await seen(back) == first
    planned = shown(
        await choose(
            server.alice, await server.alice.slash(server.channel, "turn act"), "Sail", "Stay"
        )
    )
    assert "Confirm" in labels_of(planned)
    assert await seen(planned) == first.replace(b"False", b"True")


async def test_the_planner_opens_without_a_picture_if_all_players_see_the_same(
    server: DiscordServer,
) -> None:
    card = await server.open(game="skirmish", preset="short")
    await server.bob.click(card, label="Join")
    await server.alice.click(card, label="Start")
    opened = shown(await server.alice.slash(server.channel, "turn act"))
    assert opened.attachments == []
