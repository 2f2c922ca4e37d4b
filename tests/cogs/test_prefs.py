"""/prefs: the language, hints and confirmations that a person prefers at every table."""

import pytest

from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.personal_verbs import Prefer
from bot.tables.preferences import Preferences
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown


async def test_answers_are_in_the_language_that_the_person_chose(server: DiscordServer) -> None:
    panel = await server.bob.slash(server.channel, "prefs")
    assert private(panel)
    assert "as your Discord is set" in said(panel)
    chosen = await server.bob.click(shown(panel), label="Français")
    assert "quel que soit le réglage" in said(chosen)
    await server.set_sail(server.bob)
    refused = await server.bob.slash(server.channel, "table start")
    assert "hôte de la table" in said(refused)
    refused = await server.carol.slash(server.channel, "table start")
    assert "Only the host" in said(refused)


async def test_the_chosen_language_overrides_that_of_discord(server: DiscordServer) -> None:
    server.locales[server.bob.id] = "fr"
    panel = await server.bob.slash(server.channel, "prefs")
    assert "comme votre Discord" in said(panel)
    chosen = await server.bob.click(shown(panel), label="English")
    assert "whatever your Discord is set to" in said(chosen)
    back = await server.bob.click(shown(chosen), label="Same as my Discord")
    assert "comme votre Discord" in said(back)


async def test_commands_are_named_as_discord_shows_them_even_if_another_language_is_chosen(
    server: DiscordServer,
) -> None:
    server.locales[server.bob.id] = "fr"
    assert "`/table nouvelle` en ouvre une" in said(
        await server.bob.slash(server.channel, "mygames")
    )
    panel = await server.bob.slash(server.channel, "prefs")
    await server.bob.click(shown(panel), label="English")
    assert "`/table nouvelle` opens one" in said(await server.bob.slash(server.channel, "mygames"))


async def test_buttons_switch_hints_and_confirmations_and_a_restart_keeps_the_choice(
    server: DiscordServer,
) -> None:
    panel = await server.bob.slash(server.channel, "prefs")
    off = await server.bob.click(shown(panel), label="Stop the hints")
    off = await server.bob.click(shown(off), label="Play typed commands at once")
    assert {"Give me hints", "Ask me to confirm"} < {*labels_of(shown(off))}
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    preferences = server.bot.tables.preferences
    assert await preferences.of(server.bob.id) == Preferences(hints=False, confirms=False)
    assert await preferences.of(server.alice.id) == Preferences()


async def test_preferences_can_be_typed_and_the_panel_names_the_commands(
    server: DiscordServer,
) -> None:
    panel = await server.bob.slash(server.channel, "prefs")
    assert "`/prefs hints:False` and `/prefs confirms:False`" in said(panel)
    changed = await server.bob.slash(server.channel, "prefs", hints=False, language="fr")
    assert "`/prefs hints:True` et `/prefs confirms:False`" in said(changed)
    preferences = server.bot.tables.preferences
    assert await preferences.of(server.bob.id) == Preferences(hints=False, language="fr")
    await server.bob.slash(server.channel, "prefs", confirms=False, language="auto")
    assert await preferences.of(server.bob.id) == Preferences(hints=False, confirms=False)
    pressed = await server.bob.click(shown(panel), label="Stop the hints")
    assert "/prefs" not in said(pressed), "who presses reads of no commands"


@pytest.mark.parametrize("forged", [("language", "xx"), ("hints", "auto"), ("colour", "yes")])
async def test_a_forged_preference_is_refused(
    server: DiscordServer, forged: tuple[str, str]
) -> None:
    what, to = forged
    button = Button.of("…", Prefer(what=what, to=to))
    channel = server.bot.get_partial_messageable(server.channel.id)
    message = await channel.send(view=make_card(text="…", buttons=[button]))
    assert "older version of me" in said(await server.bob.click(message, label="…"))
    assert await server.bot.tables.preferences.of(server.bob.id) == Preferences()
