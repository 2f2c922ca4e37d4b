"""The pages of /prefs: time and quiet hours, calls and reminders, direct messages."""

from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot import clock
from bot.messages.personal_verbs import PickPreference
from bot.store.models import SeatClock
from bot.tables.preferences import Preferences
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    main_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.test_hosts import called

ZONE, QUIET = PickPreference(what="zone").to_id(), PickPreference(what="quiet").to_id()


async def mine(server: DiscordServer) -> Preferences:
    return await server.bot.tables.preferences.of(server.bob.id)


def dms(server: DiscordServer) -> list[str]:
    """The direct messages that Bob has from the bot."""
    return [text_of(one) for one in server.bob.user.dm_channel.history()]


def refuse_direct(monkeypatch: pytest.MonkeyPatch, server: DiscordServer, code: int) -> None:
    """Let Discord refuse direct messages with *code*."""

    async def refused(self: discord.DMChannel, *_: Any, **__: Any) -> None:
        response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": code, "message": "no"})

    monkeypatch.setattr(discord.DMChannel, "send", refused)


async def test_pages_are_turned_by_buttons_that_show_which_one_is_open(
    server: DiscordServer,
) -> None:
    panel = await server.bob.slash(server.channel, "prefs")
    assert private(panel)
    for page, title in (
        ("Time", "Quiet hours"),
        ("Calls", "Reminders"),
        ("Direct messages", "Private news"),
        ("General", "Language"),
    ):
        panel = await server.bob.click(shown(panel), label=page)
        assert title in said(panel)
        assert page in main_of(shown(panel))


async def test_zone_and_quiet_hours_are_picked_from_menus_and_the_panel_tells_the_time(
    server: DiscordServer,
) -> None:
    panel = await server.bob.slash(server.channel, "prefs")
    panel = await server.bob.click(shown(panel), label="Time")
    assert "I take UTC" in said(panel)
    zones = {one["value"]: one["description"] for one in options_of(shown(panel), "m-prefer:zone")}
    assert zones["Asia/Kolkata"].startswith("Asia/Kolkata · ")
    assert zones["UTC"].endswith(f"{clock.now():%H:%M}")
    panel = await server.bob.select(shown(panel), ["Asia/Kolkata"], custom_id=ZONE)
    assert "Asia/Kolkata, where it is" in said(panel)
    panel = await server.bob.select(shown(panel), ["22:00-07:00"], custom_id=QUIET)
    assert "22:00 to 07:00" in said(panel)
    assert await mine(server) == Preferences(
        zone="Asia/Kolkata", quiet_from=22 * 60, quiet_until=7 * 60
    )
    panel = await server.bob.select(shown(panel), ["none"], custom_id=QUIET)
    assert await mine(server) == Preferences(zone="Asia/Kolkata")


async def test_zone_and_quiet_hours_can_be_typed_and_the_zone_suggests_its_time(
    server: DiscordServer,
) -> None:
    suggested = await server.bob.autocomplete(server.channel, "prefs", "zone", "tokyo")
    (name,) = [one["name"] for one in suggested]
    assert name.startswith("Asia/Tokyo · ")
    typed = await server.bob.slash(server.channel, "prefs", zone="tokyo", quiet="23-7:30")
    assert "23:00 to 07:30" in said(typed)
    assert "`/prefs zone:Europe/Paris`" in said(typed)
    assert await mine(server) == Preferences(
        zone="Asia/Tokyo", quiet_from=23 * 60, quiet_until=7 * 60 + 30
    )


@pytest.mark.parametrize("typed", ["22:00-11:00", "8-8", "25-7", "late", "22:00-07:75"])
async def test_quiet_hours_longer_than_twelve_hours_or_no_hours_are_refused(
    server: DiscordServer, typed: str
) -> None:
    assert "12 hours apart" in said(await server.bob.slash(server.channel, "prefs", quiet=typed))
    assert await mine(server) == Preferences()


async def test_calls_and_reminders_are_chosen_by_buttons_and_typed(server: DiscordServer) -> None:
    panel = await server.bob.slash(server.channel, "prefs", reminders="last")
    panel = await server.bob.click(shown(panel), label="Do not call me")
    assert "I do not call you" in said(panel)
    assert {"Do not call me", "Only the last reminder"} < {*main_of(shown(panel))}
    assert await mine(server) == Preferences(calls="silent", reminders="last")
    panel = await server.bob.click(shown(panel), label="Mention me")
    assert "I mention you in the channel" in said(panel)


@pytest.mark.parametrize(("label", "calls"), [("Write to me", "direct"), ("Both", "both")])
async def test_who_wants_to_be_written_to_consents_by_one_tap_and_is_written_to(
    server: DiscordServer, label: str, calls: str
) -> None:
    panel = await server.bob.slash(server.channel, "prefs", reminders="normal")
    panel = await server.bob.click(shown(panel), label=label)
    assert "write to you" in said(panel)
    assert "Direct messages are off" not in said(panel)
    assert len(dms(server)) == 1
    assert (await mine(server)).direct
    assert (await mine(server)).calls == calls
    await server.bob.slash(server.channel, "prefs", direct=False)
    panel = await server.bob.slash(server.channel, "prefs", reminders="last")
    assert "Direct messages are off" in said(panel), "switched off, nobody is written to"


async def test_who_cannot_be_written_to_reads_why_and_is_called_as_before(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_direct(monkeypatch, server, 50007)
    panel = await server.bob.slash(server.channel, "prefs", reminders="last")
    refused = await server.bob.click(shown(panel), label="Write to me")
    assert "privacy settings" in said(refused)
    assert await mine(server) == Preferences(reminders="last")


async def test_consent_sends_a_first_direct_message_and_only_one(server: DiscordServer) -> None:
    panel = await server.bob.slash(server.channel, "prefs", reminders="last")
    panel = await server.bob.click(shown(panel), label="Direct messages")
    assert dms(server) == []
    panel = await server.bob.click(shown(panel), label="Turn direct messages on")
    (first,) = dms(server)
    assert "`/prefs` turns them off" in first
    await server.bob.slash(server.channel, "prefs", direct=True, news=True)
    assert len(dms(server)) == 1
    wanted = Preferences(reminders="last", direct=True, private_news=True)
    assert await mine(server) == wanted
    panel = await server.bob.click(shown(panel), label="Turn direct messages off")
    assert "Turn direct messages on" in labels_of(shown(panel))
    assert not (await mine(server)).direct


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (50007, "privacy settings"),
        (50278, "share no server"),
        (20026, "Try again in an hour"),
    ],
)
async def test_direct_messages_that_discord_refuses_are_not_turned_on_and_the_person_reads_why(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, code: int, why: str
) -> None:
    refuse_direct(monkeypatch, server, code)
    refused = await server.bob.slash(server.channel, "prefs", direct=True, calls="direct")
    assert why in said(refused)
    assert await mine(server) == Preferences()


@pytest.mark.parametrize(
    "typed",
    [
        "America/New_York",
        "America/New York",
        "America/New York · 03:07",
        "new york",
        "NEW YORK",
        "york",
        "america/new_york",
    ],
)
async def test_a_zone_is_taken_as_it_is_shown_or_by_its_city(
    server: DiscordServer, typed: str
) -> None:
    await server.bob.slash(server.channel, "prefs", zone=typed)
    assert (await mine(server)).zone == "America/New_York"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *(("Paris, France", "Europe/Paris"), ("heure de Paris", "Europe/Paris")),
        *(("Tokyo time", "Asia/Tokyo"), ("Japan", "Asia/Tokyo"), ("Japon", "Asia/Tokyo")),
        *(("Londres", "Europe/London"), ("UTC", "UTC")),
    ],
)
async def test_a_zone_is_taken_by_its_country_or_its_name_in_the_language_of_the_reader(
    server: DiscordServer, typed: str, zone: str
) -> None:
    server.locales[server.bob.id] = "fr"
    await server.bob.slash(server.channel, "prefs", zone=typed)
    assert (await mine(server)).zone == zone


@pytest.mark.parametrize("typed", ["CET", "UTC+1", "gmt+01:00"])
async def test_an_offset_or_a_short_name_offers_the_zones_that_have_it_in_winter(
    server: DiscordServer, typed: str
) -> None:
    told = said(await server.bob.slash(server.channel, "prefs", zone=typed))
    assert "may mean" in told
    assert "Africa/Algiers" in told
    offered = await server.bob.autocomplete(server.channel, "prefs", "zone", "CET")
    assert "Europe/Amsterdam" in [one["value"] for one in offered]


async def test_zones_in_the_menu_have_their_names_in_the_language_of_the_reader(
    server: DiscordServer,
) -> None:
    await server.bob.slash(server.channel, "prefs", language="fr")
    panel = await server.bob.slash(server.channel, "prefs", zone="UTC")
    labels = [one["label"] for one in options_of(shown(panel), "m-prefer:zone")]
    assert {"Londres", "Moscou", "Tokyo"} < {*labels}


async def test_a_city_in_two_zones_names_both(server: DiscordServer) -> None:
    told = said(await server.bob.slash(server.channel, "prefs", zone="Istanbul"))
    assert "Asia/Istanbul; Europe/Istanbul" in told
    assert (await mine(server)).zone is None


async def test_private_news_need_direct_messages(server: DiscordServer) -> None:
    assert "are off" in said(await server.bob.slash(server.channel, "prefs", news=True))
    assert await mine(server) == Preferences()


async def test_a_call_comes_directly_with_the_question_and_leads_to_the_planner(
    server: DiscordServer,
) -> None:
    await server.bob.slash(server.channel, "prefs", direct=True, calls="direct", language="fr")
    await server.set_sail(server.bob)
    await server.end_turn(server.alice)
    call = server.bob.user.dm_channel.last_message
    assert call is not None
    assert "à vous de jouer." in text_of(call)
    assert f"/{server.channel.id}/{server.board.id})" in text_of(call)
    assert server.bob.id not in [one.id for one in server.board.mentions]
    opened = await server.bob.user.click(call, label="Répondre")
    assert private(opened)
    assert options_of(shown(opened)) or labels_of(shown(opened))


@pytest.mark.parametrize("kept", [False, True])
async def test_a_direct_call_is_gone_after_the_turn_and_pressed_late_names_who_is_to_move(
    server: DiscordServer, *, kept: bool
) -> None:
    await server.bob.slash(server.channel, "prefs", direct=True, calls="direct")
    await server.set_sail(server.bob)
    await server.end_turn(server.alice)
    await server.answer(server.bob)
    await server.end_turn(server.bob)
    await server.end_turn(server.alice)
    call = server.bob.user.dm_channel.last_message
    assert call is not None
    assert labels_of(call) == ["Act"]
    if kept:
        server.keep_old_buttons()
    await server.end_turn(server.bob)
    assert (await server.to_move()).id == server.alice.id
    direct = [one.id for one in server.bob.user.dm_channel.history()]
    assert (call.id in direct) == kept
    if not kept:
        return
    late = await server.bob.user.click(call, label="Act")
    assert "The table waits for \u2068Alice\u2069" in said(late)


async def test_a_line_sent_directly_does_not_name_its_reader(server: DiscordServer) -> None:
    await server.bob.slash(server.channel, "prefs", direct=True, calls="both")
    await server.set_sail(server.bob, server.carol)
    await server.end_turn(server.alice)
    assert (await server.to_move()).id == server.bob.id
    async with server.bot.services.store.writing() as session:
        await session.execute(update(SeatClock).values(missed=1))
    await server.alice.slash(server.channel, "table vote", what="bot", seat="B")
    await server.carol.click(server.board, label="Yes")
    line = text_of(server.bob.user.dm_channel.history()[-1])
    assert "\nBy vote the bot plays your seat" in line
    assert f"<@{server.bob.id}>" not in line


async def test_a_vote_is_answered_in_direct_messages_and_its_card_shows_it(
    server: DiscordServer,
) -> None:
    await server.bob.slash(server.channel, "prefs", direct=True, calls="direct", language="fr")
    await server.set_sail(server.bob, server.carol)
    await server.alice.slash(server.channel, "table vote", what="draw")
    card = server.board
    assert called(server, card) == [server.carol.id]
    asked = server.bob.user.dm_channel.last_message
    assert asked is not None
    assert "propose de finir la partie" in text_of(asked)
    assert await server.table_id() in text_of(asked)
    await server.bob.user.click(asked, label="Oui")
    assert f"<@{server.bob.id}>" not in text_of(server.message(card))
    assert f"<@{server.carol.id}>" in text_of(server.message(card))


async def test_who_was_refused_a_direct_message_reads_why_at_their_next_command(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.bob.slash(server.channel, "prefs", direct=True, calls="direct")
    await server.set_sail(server.bob)
    refuse_direct(monkeypatch, server, 50007)
    await server.end_turn(server.alice)
    assert f"<@{server.bob.id}>" in text_of(server.board)
    assert "it is your turn" in text_of(server.board)
    told = await server.bob.slash(server.channel, "mygames")
    assert "Discord refused a direct message" in said(told)
    again = await server.bob.slash(server.channel, "prefs")
    assert "Discord refused" not in said(again)


async def test_preferences_work_in_direct_messages_and_in_french(server: DiscordServer) -> None:
    server.locales[server.bob.id] = "fr"
    panel = await server.bob.user.slash("prefs", quiet="22h-7h")
    assert "de 22:00 à 07:00" in said(panel)
    panel = await server.bob.user.click(shown(panel), label="Appels")
    assert "je vous mentionne dans le salon" in said(panel)
