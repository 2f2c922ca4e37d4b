"""Commands take the names that their suggestions show, in capitals and without accents."""

import json
from typing import Any

import pytest

from tests.cogs.discord_server import DiscordServer, labels_of, said, shown
from tests.cogs.fleet_table import in_action, put
from tests.cogs.test_every_suggestion import bare

LANGUAGES = ("en-GB", "fr")


async def offered(
    server: DiscordServer, person: Any, command: str, option: str, /, **typed: Any
) -> list[str]:
    """The names suggested for an option, as somebody types them in a hurry."""
    found = await person.autocomplete(server.channel, command, option, "", **typed)
    return [bare(one["name"]) for one in found]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_table_is_opened_filled_and_closed_by_names_alone(
    server: DiscordServer, locale: str
) -> None:
    for person in (server.alice, server.bob):
        server.locales[person.id] = locale
    alice, bob, here = server.alice, server.bob, server.channel
    (game,) = [n for n in await offered(server, alice, "table new", "game") if "FLEET" in n]
    presets = await offered(server, alice, "table new", "preset", game=game)
    await alice.slash(here, "table new", game=game, preset=presets[1])
    table = await server.bot.tables.table(await server.table_id())
    assert table.game == "fleet_commander"
    await alice.slash(here, "table settings", preset=presets[0])
    first = await alice.autocomplete(here, "table settings", "option", "")
    option = bare(first[0]["name"])
    values = await alice.autocomplete(here, "table settings", "value", "", option=option)
    for value in values[:3]:
        await alice.slash(here, "table settings", option=option, value=bare(value["name"]))
        options = json.loads((await server.bot.tables.table(table.id)).options)
        assert options[first[0]["value"]] == value["value"]
    free = [n for n in await offered(server, bob, "table join", "seat") if n.startswith("B ")]
    await bob.slash(here, "table join", seat=free[0])
    assert (await server.bot.tables.load(table.id)).seats_of(bob.id) == ("p2",)
    (mine,) = await offered(server, bob, "table leave", "table")
    await bob.slash(here, "table leave", table=mine)
    assert not (await server.bot.tables.load(table.id)).seats_of(bob.id)
    level = (await offered(server, alice, "table bot", "level"))[-2]
    seat = (await offered(server, alice, "table bot", "seat"))[0]
    await alice.slash(here, "table bot", level=level, seat=seat)
    assert (await server.bot.tables.load(table.id)).policy_of("p2") == "admiral"
    (taken,) = [n for n in await offered(server, alice, "table free", "seat") if n.startswith("B ")]
    await alice.slash(here, "table free", seat=taken)
    assert (await server.bot.tables.load(table.id)).taken == ("p1",)
    (hosted,) = await offered(server, alice, "table close", "table")
    asked = await alice.slash(here, "table close", table=hosted)
    assert len(labels_of(shown(asked))) == 2


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_rules_are_opened_by_the_name_of_the_game_and_a_cut_sentence(
    server: DiscordServer, locale: str
) -> None:
    server.locales[server.carol.id] = locale
    games = await offered(server, server.carol, "rules", "game")
    for game in games:
        word = "wind" if "FLEET" not in game else "shield"
        found = await server.carol.autocomplete(server.channel, "rules", "about", word, game=game)
        for one in found[-3:]:
            named = await server.carol.slash(
                server.channel, "rules", about=bare(one["name"]), game=game
            )
            meant = await server.carol.slash(server.channel, "rules", about=one["value"], game=game)
            assert said(named).splitlines()[1:] == said(meant).splitlines()[1:]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_attack_and_plan_that_is_offered_is_planned(
    server: DiscordServer, locale: str
) -> None:
    server.locales[server.alice.id] = locale
    await server.start(server.bob, game="fleet_commander", preset="first_game")
    await put(server, in_action().state)
    for command, option in (("fleet attack", "target"), ("turn plan", "goal")):
        for name in await offered(server, server.alice, command, option):
            planned = await server.alice.slash(server.channel, command, **{option: name})
            assert "Confirm" in labels_of(shown(planned)) or "Confirmer" in labels_of(
                shown(planned)
            ), name
            await server.alice.slash(server.channel, "turn discard")


async def test_a_hosts_undo_takes_the_name_of_a_turn(server: DiscordServer) -> None:
    await server.set_sail()
    await server.typed(server.alice, "captain explore", tiles=1)
    names = await offered(server, server.alice, "table undo", "turn")
    asked = await server.alice.slash(server.channel, "table undo", turn=names[0])
    assert len(labels_of(shown(asked))) == 2
