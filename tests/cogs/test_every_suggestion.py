"""Every option with suggestions takes what it shows, however a person sends it."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import Quarterdeck
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.words.cut_names import cut_apart
from bot.words.language import voice
from bot.words.plain_text import plain
from bot.words.seat_names import names_of
from cogs.fleet_commander import VERBS as FLEET_VERBS
from cogs.suggested import NAME_LETTERS, NO_CHOICE, Suggested
from engine.core.game import AnyGame, look
from engine.core.words import Text
from engine.games import GAMES
from tests import laws
from tests.bot.laid_tables import lay
from tests.cogs.discord_server import DiscordServer

LOCALES = (discord.Locale.british_english, discord.Locale.french)
SEED = "0"
STEPS, LAST_STEPS = 90, 15
WHOLE_NAMES = 40
DEEPER, EVERY = 3, 4
PRESETS = {
    "captains_log": "standard",
    "fleet_commander": "asteroid_belt",
    "man_o_war": "first_game",
}
LEAST_COMMANDS = {"captains_log": 10, "fleet_commander": 10, "man_o_war": 8}
ALWAYS = {"turn plan", "lookup", "map zoom", "auto set", "table undo", "table free"}
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@dataclass
class Asking:
    """The part of an interaction that suggestions read."""

    client: Quarterdeck
    user: Any
    channel_id: int
    locale: discord.Locale
    namespace: SimpleNamespace = field(default_factory=SimpleNamespace)

    def having(self, **typed: str) -> Any:
        """The same, with other options *typed* before."""
        namespace = SimpleNamespace(**typed)
        return Asking(self.client, self.user, self.channel_id, self.locale, namespace)


def options_of(bot: Quarterdeck) -> Iterator[tuple[str, str, Any]]:
    """Each option with suggestions: its command, its name, and the suggestions' own object."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            parameters: Any = vars(command)["_params"]
            for name, parameter in parameters.items():
                if parameter.autocomplete is not None:
                    source = parameter.autocomplete
                    yield command.qualified_name, name, getattr(source, "__self__", None)


def bare(name: str) -> str:
    """*name* as somebody types it in a hurry: in capitals, without accents or unseen signs."""
    apart = unicodedata.normalize("NFKD", name.replace("\u2019", "'"))
    kept = (one for one in apart if unicodedata.category(one) not in ("Mn", "Cf"))
    return "".join(kept).upper()


async def understood(option: Suggested, asking: Any) -> int:
    """Every suggestion is taken by its value, its name, and its name typed in a hurry.

    Returns how many there are.
    """
    offered = [one for one in await option.suggest(asking, "") if one.value != NO_CHOICE]
    assert len({one.name.casefold() for one in offered}) == len(offered)
    offer = await option.offer(asking)
    for one in offered:
        for sent in (one.value, one.name, bare(one.name), f" {one.name} "):
            assert offer.meant(sent) == [one.value], sent
        assert one.value in [again.value for again in offer.suggested(bare(one.name))], one.name
    for one in offered[:1] + offered[-1:]:
        assert await option.value(asking, bare(one.name)) == one.value
    whole = [*offer.names.values()]
    for value, name in [*offer.names.items()][:WHOLE_NAMES]:
        assert whole.count(name) > 1 or offer.meant(name) == [value], name
    return len(offered)


def test_all_suggestions_are_made_in_one_way(server: DiscordServer) -> None:
    found = [*options_of(server.bot)]
    assert len(found) > len(FLEET_VERBS)
    assert [one for one in found if not isinstance(one[2], Suggested)] == []


async def test_options_of_a_person_take_what_they_show(server: DiscordServer) -> None:
    for locale in LOCALES:
        asking = Asking(server.bot, server.alice, server.channel.id, locale)
        for command, name, source in options_of(server.bot):
            if command in ("prefs", "away"):
                assert await understood(source, asking.having()) > 1, name


@games
async def test_options_of_a_lobby_take_what_they_show(server: DiscordServer, game: AnyGame) -> None:
    named = {(command, option): source for command, option, source in options_of(server.bot)}
    await server.open(game=game.slug)
    await server.alice.slash(server.channel, "table bot", level="random")
    for locale in LOCALES:
        asking = Asking(server.bot, server.alice, server.channel.id, locale)
        for (command, _), source in named.items():
            if command.split()[0] in ("table", "rules"):
                await understood(source, asking.having())
        assert await understood(named["table new", "game"], asking.having()) == len(GAMES)
        fields = named["table settings", "option"]
        for one in await fields.suggest(asking.having(), ""):
            typed = asking.having(option=bare(one.name))
            assert await understood(named["table settings", "value"], typed) > 0
        for one in await named["table new", "game"].suggest(asking.having(), ""):
            typed = asking.having(game=bare(one.name))
            offered = await named["table new", "preset"].suggest(typed, "")
            assert {choice.value for choice in offered} <= {*server.bot.games[one.value].presets}
            await understood(named["rules", "about"], typed)


@games
async def test_options_of_a_game_take_what_they_show(server: DiscordServer, game: AnyGame) -> None:
    """Positions of a random game are laid where a command can act that was not tried before."""
    bot, tried = server.bot, set[str]()
    await server.start(server.bob, game=game.slug, preset=PRESETS[game.slug])
    table = await server.table_id()
    live = await bot.tables.load(table)
    people = dict(zip(live.taken, (server.alice, server.bob), strict=True))
    state, _ = laws.opening(game, SEED, live.options, live.taken)
    steps = laws.random_steps(game, state, SEED)
    for at, _ in enumerate(islice(steps, STEPS)):
        for seat in {*game.to_act(state)} & {*people}:
            useful = {*bot.typed_verbs[game.slug](Position(game, look(game, state, seat)))}
            if at > STEPS - LAST_STEPS:
                useful |= ALWAYS
            if at % EVERY == 0:
                entries_can_be_told_apart(live, seat, state)
            if useful - tried:
                await lay(bot.tables, table, state)
                await everything_understood(bot, server, people[seat], useful - tried)
                tried |= useful
    assert tried >= ALWAYS
    assert len(tried) >= LEAST_COMMANDS[game.slug], sorted(tried)


def entries_can_be_told_apart(live: LiveTable, seat: str, state: Any) -> None:
    """Plans, and the entries of each menu, differ by their words once they are cut."""
    position = Position(live.game, look(live.game, state, seat))
    levels = [[plan.label for plan in position.plans]]
    ways: list[tuple[Text, ...]] = [()]
    for way in ways:
        below = position.choices.below(way)
        levels.append([one.label for one in below])
        ways += [(*way, one.label) for one in below if one.leads_on][:DEEPER]
    for locale in LOCALES:
        language = voice(locale.value, live.game.slug)
        for labels in levels:
            said = [language.say(label, names_of(live.holders), plain=True) for label in labels]
            assert len({plain(one) for one in said}) == len(said)
            assert not any(one.endswith(" (2)") for one in cut_apart(said, NAME_LETTERS))


async def everything_understood(
    bot: Quarterdeck, server: DiscordServer, person: Any, commands: set[str]
) -> None:
    """All options of the *commands* take what they show, in each language."""
    named = {(command, option): source for command, option, source in options_of(bot)}
    for locale in LOCALES:
        asking = Asking(bot, person, server.channel.id, locale)
        for (command, _), source in named.items():
            if command in commands:
                await understood(source, asking.having())
        if "auto set" in commands:
            for one in await named["auto set", "question"].suggest(asking.having(), ""):
                typed = asking.having(when=bare(one.name))
                assert await understood(named["auto set", "answer"], typed) > 1
