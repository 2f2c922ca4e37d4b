"""The *How?* card, look-up panels and help, as a player or a spectator reads them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.client import Quarterdeck
from bot.tables import playing
from engine.core.game_words import GameWords, Panel
from engine.core.records import SPECTATOR
from engine.core.words import Text
from tests.bot.tally_game import Add, Options, Tally, TallyView
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown, text_of


def _said(what: str, number: int = 0) -> Text:
    return Text.of("menu-range", first=what, last=number)


def _panels(view: TallyView) -> Sequence[Panel]:
    whose = "everybody" if view.seat == SPECTATOR else "mine"
    ports = Panel(
        key="ports", title=_said("ports"), lines=tuple(_said("port", n) for n in range(200))
    )
    return ports, Panel(key="hand-1", title=_said("things"), lines=(_said(whose),))


class Explained(Tally):
    """Tally with a goal, a legend of symbols, and two panels to look up."""

    presets: Mapping[str, Options] = {"standard": Options(), "still": Options(tide=0)}
    words = GameWords(
        goal=lambda options, seats: [_said("goal", options.goal), _said("seats", seats)],
        how=lambda view: [_said("total", view.open.total)],
        legend=lambda view: [_said("sign")],
        panels=_panels,
    )


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"tally": Explained()})


async def test_the_how_card_explains_the_goal_the_possible_actions_and_the_symbols(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    how = await server.alice.click(server.board, label="How?")
    assert private(how)
    assert said(how).splitlines() == [
        "**How to win**",
        "- Goal … 1,000,000",
        "- Seats … 2",
        "",
        "**What you can do now**",
        "- Total … 0",
        "",
        "**What the picture shows**",
        "- Sign … 0",
    ]
    server.locales[server.bob.id] = "fr"
    assert "**Comment gagner**" in said(await server.bob.click(server.board, label="How?"))


async def test_a_panel_is_one_tap_from_the_how_card_and_from_the_hand(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    for label in ("How?", "My hand"):
        opened = await server.alice.click(server.board, label=label)
        assert labels_of(shown(opened))[-2:] == ["Ports … 0", "Things … 0"]
        panel = await server.alice.click(shown(opened), label="Things … 0")
        assert private(panel)
        assert said(panel) == "### Things … 0\n- Mine … 0"


async def test_pages_and_panels_change_in_the_same_message(server: DiscordServer) -> None:
    await server.start(server.bob)
    panel = await server.alice.slash(server.channel, "lookup", panel="ports")
    assert "- Port … 0\n" in said(panel)
    turned = await server.alice.click(shown(panel), label="Next")
    assert shown(turned).id == shown(panel).id
    assert "- Port … 0\n" not in said(turned)
    assert said(turned).startswith("### Ports … 0 · 2/2")
    other = await server.alice.click(shown(turned), label="Things … 0")
    assert shown(other).id == shown(panel).id
    assert "Mine" in said(other)


async def test_a_panel_opened_from_the_planner_replaces_it_and_leads_back_to_it(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    planner = await server.alice.click(server.board, label="Act")
    panel = await server.alice.click(shown(planner), label="Ports … 0")
    assert said(panel).startswith("### Ports … 0")
    turned = await server.alice.click(shown(panel), label="Next")
    assert all("Act" in labels_of(shown(one)) for one in (panel, turned))
    back = await server.alice.click(shown(turned), label="Act")
    assert {shown(one).id for one in (panel, turned, back)} == {shown(planner).id}
    assert said(back) == said(planner)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("lookup", {"panel": "ports"}),
        ("hand", {}),
        ("map text", {}),
        *((label, {}) for label in ("How?", "My hand", "Map", "All news")),
    ],
)
async def test_only_the_player_on_turn_can_open_the_planner_from_a_look_up(
    server: DiscordServer, command: str, options: dict[str, str]
) -> None:
    await server.start(server.bob)
    await playing.play(server.bot.tables, await server.table_id(), server.alice.id, [Add(by=1)])
    await server.bot.services.settle()
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    for who, may_act in ((person, True), (other, False), (server.carol, False)):
        if command[0].isupper():
            looked_up = await who.click(server.board, label=command)
        else:
            looked_up = await who.slash(server.channel, command, **options)
        labels = labels_of(shown(looked_up))
        assert ("Act" in labels) == may_act, (command, who.name)
        if may_act:
            planner = await who.click(shown(looked_up), label="Act")
            assert shown(planner).id == shown(looked_up).id
            assert "What do you do?" in said(planner)


async def test_a_spectator_looks_up_only_public_facts(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    panel = await server.carol.slash(server.channel, "lookup", panel="Things … 0")
    assert "Everybody" in said(panel)
    assert "Mine" not in said(panel)


async def test_an_unknown_panel_is_refused_with_a_list_of_the_panels(server: DiscordServer) -> None:
    await server.start(server.bob)
    refused = await server.alice.slash(server.channel, "lookup", panel="treasure")
    assert "Choose from: Ports … 0 and Things … 0." in said(refused)


async def test_autocomplete_offers_the_panels(server: DiscordServer) -> None:
    await server.start(server.bob)
    offered = await server.alice.autocomplete(server.channel, "lookup", "panel", "th")
    assert [(one["name"], one["value"]) for one in offered] == [("Things … 0", "hand-1")]


async def test_the_lobby_shows_the_goal_the_seats_and_a_how_button(
    server: DiscordServer,
) -> None:
    card = await server.open()
    assert labels_of(card) == ["Start", "Join", "How?"]
    _, goal, seats, *_ = text_of(card).splitlines()
    assert goal == "Goal … 1,000,000 Seats … 1"
    assert "Alice" in seats
    assert "3 more seats are free" in seats
    how = await server.bob.click(card, label="How?")
    assert private(how)
    assert said(how).splitlines() == ["**How to win**", "- Goal … 1,000,000", "- Seats … 1"]


async def test_help_has_a_how_button_if_the_channel_has_a_table(server: DiscordServer) -> None:
    helped = await server.alice.slash(server.channel, "help")
    assert labels_of(shown(helped)) == []
    assert said(helped).startswith("**Tally** · ")
    await server.start(server.bob)
    helped = await server.alice.slash(server.channel, "help")
    assert private(helped)
    told = [line for line in said(helped).splitlines() if not line.startswith("-# ")]
    assert [line.split(":")[0] for line in told] == [
        *("**Goal**", "**A turn**", "**Act**", "**Look up**", "**Change your mind**"),
    ]
    assert told[0] == "**Goal**: Goal … 1,000,000 Seats … 2"
    assert "**How to win**" in said(await server.alice.click(shown(helped), label="How?"))


async def test_again_opens_a_table_for_the_same_players_once_a_game_is_over(
    server: DiscordServer,
) -> None:
    nothing = await server.alice.slash(server.channel, "again")
    assert "no open table" in said(nothing)
    await server.start(server.bob)
    assert "already has an open table" in said(await server.alice.slash(server.channel, "again"))
    for bigger, tide in ((False, Options().tide), (True, 0)):
        await playing.play(
            server.bot.tables, await server.table_id(), server.alice.id, [Add(by=1_000_000)]
        )
        await server.bot.services.settle()
        refused = await server.carol.slash(server.channel, "again", bigger=bigger)
        assert "no open table" in said(refused), "a stranger is not told of it"
        lobby = await server.bob.slash(server.channel, "again", bigger=bigger)
        assert not private(lobby)
        live = await server.bot.tables.load(await server.table_id())
        assert [one.name for one in live.holders] == ["Alice", "Bob"]
        assert live.options.tide == tide
        await server.bob.click(shown(lobby), label="Start")


@pytest.mark.parametrize("bots", [0, 1])
async def test_the_final_board_names_the_bots_of_a_next_game_and_their_level(
    server: DiscordServer, bots: int
) -> None:
    await server.start(server.bob, bots=bots)
    await playing.play(
        server.bot.tables, await server.table_id(), server.alice.id, [Add(by=1_000_000)]
    )
    await server.bot.services.settle()
    told = [line for line in text_of(server.board).splitlines() if "same bots" in line]
    line = "-# *Again* plays against the same bots: \u2068Rival 1\u2069 (at random)"
    assert told == [line] * bots


async def test_the_final_board_offers_another_game(server: DiscordServer) -> None:
    await server.start(server.bob)
    await playing.play(
        server.bot.tables, await server.table_id(), server.alice.id, [Add(by=1_000_000)]
    )
    await server.bot.services.settle()
    assert labels_of(server.board) == ["Again", "Next: still", "All news"]
    assert "has won!" in text_of(server.board)
    assert "Anyone can check" in text_of(server.board)
    assert "-# Tap a button, or type `/again` and `/again bigger:True`." in text_of(server.board)
    assert "https://" not in text_of(server.board)
    board = server.board
    refused = await server.carol.click(board, label="Again")
    assert private(refused)
    assert "You have no seat" in said(refused)
    again = await server.bob.click(board, label="Next: still")
    assert not private(again)
    holders = await server.bot.tables.holders(await server.table_id())
    assert [one.name for one in holders] == ["Alice", "Bob"]
    assert "already has an open table" in said(await server.alice.click(board, label="Again"))
    await server.bob.click(shown(again), label="Start")
    assert "Act" in labels_of(server.board)


async def test_another_game_alone_against_a_bot_starts_without_a_lobby(
    server: DiscordServer,
) -> None:
    await server.start(bots=1)
    await playing.play(
        server.bot.tables, await server.table_id(), server.alice.id, [Add(by=1_000_000)]
    )
    await server.bot.services.settle()
    await server.alice.click(server.board, label="Next: still")
    await server.bot.services.settle()
    table = await server.bot.tables.table(await server.table_id())
    assert table.status == "open"
    assert "Act" in labels_of(server.board)
