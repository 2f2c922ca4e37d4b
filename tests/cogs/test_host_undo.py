"""/table undo: the host takes the game back past dice and others' turns, after one question."""

import simcord

from tests.bot.started_tables import stored_state
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown

MARKED_UP = "**Captain** _Eve_"


async def _explore(server: DiscordServer) -> simcord.MemberActor:
    """Let the player on turn reveal a tile, which their own *Undo* cannot take back."""
    person = await server.to_move()
    await server.typed(person, "captain explore")
    return person


async def _offered(server: DiscordServer, person: simcord.MemberActor) -> dict[str, str]:
    listed = await person.autocomplete(server.channel, "table undo", "turn", "")
    return {one["name"]: one["value"] for one in listed}


async def _ask(server: DiscordServer, turn: str) -> simcord.InteractionResult:
    return await server.alice.slash(server.channel, "table undo", turn=turn)


async def test_the_host_takes_back_turns_that_revealed_tiles(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    table = await server.table_id()
    before = await stored_state(server.bot.services.store, table)
    played = len(await _offered(server, server.alice))
    for _ in range(2):
        await server.end_turn(await _explore(server))
    turns = await _offered(server, server.alice)
    first = list(turns)[-1 - played]
    asked = await _ask(server, turns[first])
    assert private(asked)
    assert labels_of(shown(asked)) == ["Go back", "Keep playing"]
    assert f"Undo these {len(turns) - played} turns" in said(asked)
    assert first in said(asked)
    done = await server.alice.click(shown(asked), label="Go back")
    assert "goes on from there" in said(done)
    assert await stored_state(server.bot.services.store, table) == before
    await server.bot.services.settle()
    assert "takes the game back" in "\n".join(server.told)


async def test_markdown_in_a_name_is_escaped_in_the_question_but_not_in_the_list(
    server: DiscordServer,
) -> None:
    server.bob = server.guild.add_member(server.env.create_user("eve", global_name=MARKED_UP))
    await server.set_sail(server.bob)
    for _ in range(2):
        await server.end_turn(await _explore(server))
    turns = await _offered(server, server.alice)
    first = next(turn for turn in turns if MARKED_UP in turn)
    assert MARKED_UP not in said(await _ask(server, turns[first]))


async def test_nothing_changes_if_the_host_keeps_playing(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    await server.end_turn(await _explore(server))
    version = await server.version()
    asked = await _ask(server, next(iter((await _offered(server, server.alice)).values())))
    assert "stays as it is" in said(await server.alice.click(shown(asked), label="Keep playing"))
    assert await server.version() == version


async def test_the_question_expires_when_the_game_goes_on(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    person = await _explore(server)
    asked = await _ask(server, next(iter((await _offered(server, server.alice)).values())))
    await server.end_turn(person)
    assert "board has changed" in said(await server.alice.click(shown(asked), label="Go back"))


async def test_a_turn_taken_back_is_no_longer_offered(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    await server.end_turn(await _explore(server))
    newest, *older = (await _offered(server, server.alice)).items()
    asked = await _ask(server, newest[1])
    await server.alice.click(shown(asked), label="Go back")
    assert await _offered(server, server.alice) == dict(older)
    assert "Nothing can be undone" in said(await _ask(server, newest[1]))
