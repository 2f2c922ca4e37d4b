"""Pictures of a battle on the board, in the planner and on the map, and of its last round."""

from io import BytesIO

from PIL import Image, ImageSequence

from bot.messages.pictures import ALT_LETTERS
from bot.tables import playing
from bot.tables.last_round import last_round
from engine.core.records import SPECTATOR
from renders.moving import HEAVIEST
from tests.cogs.battles_drawn import bot, settle_seconds
from tests.cogs.discord_server import DiscordServer, private, said, shown

__all__ = ["bot", "settle_seconds"]


async def test_the_board_the_planner_and_the_map_show_pictures_of_the_battle(
    server: DiscordServer,
) -> None:
    board = await server.start(server.bob, preset="first_game")
    (picture,) = board.attachments
    assert picture.filename == "board.jpg"
    assert picture.description is not None
    assert picture.description.startswith("Round 1: ")
    assert len(picture.description) <= ALT_LETTERS
    assert Image.open(BytesIO(await picture.read())).width == 1200
    person = await server.to_move()
    await server.typed(person, "fleet roll", what="3 blue")
    (rolled,) = server.board.attachments
    assert await rolled.read() != await picture.read()
    moves = await person.autocomplete(server.channel, "fleet move", "ships", "")
    planned = await person.slash(server.channel, "fleet move", ships=moves[0]["value"])
    assert private(planned)
    (plan,) = shown(planned).attachments
    assert await plan.read() != await rolled.read()
    whole = await server.carol.slash(server.channel, "map show")
    assert len(shown(whole).attachments) == 1


async def test_the_last_round_is_replayed_as_an_animated_gif(server: DiscordServer) -> None:
    await server.start(server.bob, preset="first_game")
    nothing = await server.carol.slash(server.channel, "map recap")
    assert "nothing to replay yet" in said(nothing)
    tables, table = server.bot.tables, await server.table_id()
    ended = 0
    while ended < 5:
        live = await tables.load(table)
        view = live.view(live.waits()[0])
        action = live.game.default(view)
        ended += action.kind == "end_turn"
        (user,) = live.people_of(view.seat)
        asked = getattr(action, "decision", None)
        await playing.play(tables, table, user, (action,), decision=asked)
    await server.bot.services.settle()
    opened = await server.carol.slash(server.channel, "map show")
    again = await server.carol.click(shown(opened), label="Replay last round")
    assert private(again)
    assert "The last round, replayed from its start; `/map show` shows the current board" in said(
        again
    )
    (moving,) = shown(again).attachments
    told = str(moving.description)
    assert told.startswith("Moving picture: the last round, replayed from its start. ")
    assert told.count(" ends the turn") == 2
    assert "Round " not in told, "that tells the board as it is now"
    data = await moving.read()
    assert moving.filename == "lookup.gif"
    assert len(data) <= HEAVIEST
    live = await tables.load(table)
    frames = await last_round(tables, live, SPECTATOR)
    assert ImageSequence.all_frames(Image.open(BytesIO(data)))[-1].width >= 320
    turns = [event for one in frames for event in one.events if event.kind == "turn_ended"]
    assert len({event.seat for event in turns}) == len(turns) == 2
    assert frames[-1].view == live.view(SPECTATOR)


async def test_with_hidden_deployment_the_planner_shows_the_players_own_board(
    server: DiscordServer,
) -> None:
    await server.alice.slash(
        server.channel, "table new", game="fleet_commander", preset="first_game"
    )
    await server.alice.slash(
        server.channel, "table settings", option="hidden_deployment", value="true"
    )
    await server.bob.slash(server.channel, "table join")
    await server.alice.slash(server.channel, "table start")
    board = server.board
    (everybodys,) = board.attachments
    opened = shown(await (await server.to_move()).slash(server.channel, "turn act"))
    (own,) = opened.attachments
    assert await own.read() != await everybodys.read()
