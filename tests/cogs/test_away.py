"""/away and seats that the bot plays for people, with buttons, in both languages."""

import re

import pytest

from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    private,
    said,
    shown,
    taken_away,
    text_of,
)

UNTIL = re.compile(r"until <t:\d+:D>")


async def test_a_person_is_away_for_a_week_by_one_tap_and_back_by_another(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    panel = await server.alice.slash(server.channel, "away")
    assert private(panel)
    assert "You are not away." in said(panel)
    assert "21 days of vacation" in said(panel)
    assert labels_of(shown(panel)) == [
        *("Until Sunday", "For a week", "For two weeks"),
        "Let the bot play meanwhile",
    ]
    gone = await server.alice.click(shown(panel), label="For a week")
    assert "Your clocks stand still" in said(gone)
    assert "14 days of vacation" not in said(gone), "vacation passes day by day"
    (told,) = [one for one in server.told if "Alice is away" in one and "clock stands still" in one]
    assert UNTIL.search(told)
    assert UNTIL.search(text_of(server.board)), "the board says it too"
    back = await server.alice.click(shown(gone), label="I am back")
    assert "You are not away." in said(back)
    assert sum("Alice is back." in one for one in server.told) == 1
    assert "away until" not in text_of(server.board).lower()


async def test_meanwhile_the_bot_plays_until_the_seat_is_taken_back_on_the_board(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    table = await server.table_id()
    panel = await server.alice.slash(server.channel, "away")
    turned = await server.alice.click(shown(panel), label="Let the bot play meanwhile")
    gone = await server.alice.click(shown(turned), label="Until Sunday")
    assert "The bot plays your seats" in said(gone)
    (told,) = [one for one in server.channel.history() if "the mate has the helm" in text_of(one)][
        :1
    ]
    assert labels_of(told) == ["Take back my seat"]
    assert (await server.to_move()).id == server.bob.id
    assert "Take back my seat" in labels_of(server.board)
    offered = await server.alice.slash(server.channel, "turn act")
    assert "plays your seat" in said(offered)
    assert labels_of(shown(offered)) == ["Take back my seat"]
    server.keep_old_buttons()
    taken = await server.alice.click(shown(offered), label="Take back my seat")
    assert "You have your seat back." in said(taken)
    assert any("Alice has the helm again." in one for one in server.told)
    assert not (await server.bot.tables.load(table)).plays_for_person("p1")
    again = await server.alice.click(told, label="Take back my seat")
    assert "You have your seat already." in said(again)
    stranger = await server.carol.click(told, label="Take back my seat")
    assert "You have no seat" in said(stranger)


async def test_while_away_the_play_meanwhile_is_switched_and_the_tables_are_told_once(
    server: DiscordServer,
) -> None:
    def lines() -> list[str]:
        return [one for one in server.told if one.startswith("Alice is away")]

    await server.set_sail(server.bob)
    await server.alice.slash(server.channel, "away", until="7")
    panel = await server.alice.slash(server.channel, "away")
    switched = await server.alice.click(shown(panel), label="Let the bot play meanwhile")
    assert "The bot plays your seats" in said(switched)
    assert len(lines()) == 2
    again = await server.alice.slash(server.channel, "away", until="7")
    assert "The bot plays your seats" in said(again), "what is chosen stays"
    assert len(lines()) == 2, "told already"
    alone = await server.alice.slash(server.channel, "away")
    assert "Let the tables wait meanwhile" in labels_of(shown(alone))
    typed = await server.alice.slash(server.channel, "away", meanwhile="wait")
    assert "Your clocks stand still" in said(typed)
    assert [line.partition(";")[2] for line in lines()] == [
        *(" until then the clock stands still.", " the mate has the helm."),
        " until then the clock stands still.",
    ]


async def test_away_names_the_tables_where_the_seat_was_taken_back(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    table = await server.table_id()
    gone = await server.alice.slash(server.channel, "away", until="7", meanwhile="bot")
    assert table not in said(gone)
    await server.alice.slash(server.channel, "table autopilot", on=False)
    panel = await server.alice.slash(server.channel, "away")
    assert f"You play yourself at table {table}" in said(panel)


async def test_dates_are_typed_in_french_and_the_answer_and_the_line_are_french(
    server: DiscordServer,
) -> None:
    server.locales[server.alice.id] = "fr"
    card = await server.open(language="fr")
    await server.bob.click(card, label="Rejoindre")
    await server.alice.click(card, label="Commencer")
    gone = await server.alice.slash(
        server.channel, "away", until="dimanche", meanwhile="Le bot joue"
    )
    assert "Votre absence dure" in said(gone)
    assert "Le bot joue vos places" in said(gone)
    assert any(
        "Absence d\N{RIGHT SINGLE QUOTATION MARK}Alice" in one and "le second tient" in one
        for one in server.told
    )
    back = await server.alice.click(shown(gone), label="Je suis de retour")
    assert "Aucune absence en ce moment." in said(back)
    assert any("Alice est de retour." in one for one in server.told)
    unclear = await server.alice.slash(server.channel, "away", until="bientôt")
    assert "Je ne comprends pas «\u00a0bientôt\u00a0»" in said(unclear)
    past = await server.bob.slash(server.channel, "away", until="2020-01-01")
    assert "is over already" in said(past)


async def test_away_is_typed_in_direct_messages_and_a_lobby_shows_it(
    server: DiscordServer,
) -> None:
    card = await server.open()
    suggested = await server.alice.autocomplete(server.channel, "away", "until", "")
    assert [one["name"] for one in suggested] == ["Until Sunday", "For a week", "For two weeks"]
    gone = await server.alice.user.slash("away", until="24 december")
    assert "You are away until" in said(gone)
    assert "(away until <t:" in text_of(server.message(card))
    assert not any("is away until" in one for one in server.told), "no news in the lobby"
    await server.alice.user.click(shown(gone), label="I am back")
    assert "away until" not in text_of(server.message(card))


async def test_the_bot_at_the_helm_and_the_way_back_are_told_to_all(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    for _ in range(2):
        await server.bob.slash(server.channel, "table autopilot", on=True)
    assert sum("Bob hands the helm to the bot" in one for one in server.told) == 1
    back = await server.bob.slash(server.channel, "table autopilot", on=False)
    assert "You have your seat back." in said(back)
    assert any("Bob has the helm again." in one for one in server.told)


@pytest.mark.parametrize("answer", ["Accept", "No, thanks"])
async def test_a_holder_invites_a_substitute_who_answers_and_may_be_sent_away(
    server: DiscordServer, answer: str
) -> None:
    await server.set_sail(server.bob)
    invited = await server.bob.slash(server.channel, "table invite", user=server.carol)
    assert taken_away(invited), "the question in the channel tells it"
    question = server.board
    assert f"<@{server.carol.id}>, Bob invites you to share seat B" in text_of(question)
    assert labels_of(question) == ["Accept", "No, thanks"]
    refused = await server.alice.click(question, label=answer)
    assert f"Only <@{server.carol.id}> can answer this." in said(refused)
    assert "You have no seat" in said(await server.carol.slash(server.channel, "hand"))
    await server.carol.click(question, label=answer)
    if answer != "Accept":
        assert "does not take the seat" in text_of(server.message(question))
        assert "You have no seat" in said(await server.carol.slash(server.channel, "hand"))
        return
    assert "You have no seat" not in said(await server.carol.slash(server.channel, "hand"))
    (shares,) = [one for one in server.channel.history() if "now plays seat B too" in text_of(one)]
    assert labels_of(server.message(question)) == []
    assert text_of(server.message(question)) == text_of(question), "the line tells the answer"
    for stranger in (server.alice, server.carol):
        refused = await stranger.click(shares, label="Stop sharing")
        assert "this" in said(refused)
        assert not any("no longer plays" in one for one in server.told)
    await server.bob.click(shares, label="Stop sharing")
    assert any("Carol no longer plays seat B." in one for one in server.told)
    assert "You have no seat" in said(await server.carol.slash(server.channel, "hand"))


async def test_the_host_invites_somebody_to_take_a_seat_of_the_bot(server: DiscordServer) -> None:
    await server.start(server.bob, bots=1)
    refused = await server.bob.slash(server.channel, "table invite", user=server.carol, seat="C")
    assert "Only the host can decide this." in said(refused)
    seats = await server.alice.autocomplete(server.channel, "table invite", "seat", "")
    assert [one["value"] for one in seats] == ["C"]
    await server.alice.slash(server.channel, "table invite", user=server.carol, seat="C")
    (question,) = [one for one in server.channel.history() if "which the bot plays" in text_of(one)]
    await server.carol.click(question, label="Accept")
    live = await server.bot.tables.load(await server.table_id())
    assert live.people_of("p3") == (server.carol.id,)
    seated = await server.alice.slash(server.channel, "table invite", user=server.carol)
    assert "already has a seat" in said(seated)


async def test_an_invitation_ends_when_its_seat_is_left(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    await server.bob.slash(server.channel, "table invite", user=server.carol)
    (question,) = [one for one in server.channel.history() if "invites you" in text_of(one)]
    server.keep_old_buttons()
    await server.bob.slash(server.channel, "table leave")
    late = await server.carol.click(question, label="Accept")
    assert "Nobody is waiting for this answer any more." in said(late)
