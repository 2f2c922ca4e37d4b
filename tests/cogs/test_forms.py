"""Forms of a game open as modals, are planned when they are sent, and outlive a restart."""

from typing import Any

import pytest
import simcord

from tests.cogs.conftest import Passing
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    ids_of,
    labels_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.toy_bot import bot, toy_bot
from tests.toys.sealed_orders import pieces as p

__all__ = ["bot"]

TYPE = "Type the order"
STAY: dict[str, Any] = {"by": "0", "aim": ["hold"], "shot": ""}


async def set_out(server: DiscordServer) -> None:
    """Alice and Carol sail from the west, Bob from the east."""
    card = await server.open(game="sealed_orders", preset="two_to_one")
    await server.bob.click(card, label="Join the east")
    await server.carol.click(card, label="Join the west")
    await server.alice.click(card, label="Start")


async def opened(
    server: DiscordServer, person: simcord.MemberActor
) -> tuple[simcord.ResponseMessage, simcord.InteractionResult]:
    """The planner of *person*, and the form opened from it."""
    planner = shown(await person.slash(server.channel, "turn act"))
    return planner, await person.click(planner, label=TYPE)


async def seal(server: DiscordServer, person: simcord.MemberActor, **answers: Any) -> None:
    _, form = await opened(server, person)
    sent = await person.submit_modal(form, {**STAY, **answers})
    await person.click(shown(sent), label="Confirm")


async def view(server: DiscordServer, seat: str) -> p.SealedView:
    return (await server.bot.tables.load(await server.table_id())).view(seat)


@pytest.mark.rule("CORE-MENU-02")
async def test_a_form_opens_from_its_own_button_and_becomes_a_plan_when_submitted(
    server: DiscordServer,
) -> None:
    await set_out(server)
    planner, form = await opened(server, server.alice)
    assert TYPE not in [option["label"] for option in options_of(planner)]
    assert form.modal is not None
    assert form.modal["title"] == TYPE
    assert [one["label"] for one in form.modal["components"]] == [
        "Sail how far (-4 to 4)",
        "Guns",
        "Fire at (0 to 20)",
    ]
    sent = await server.alice.submit_modal(form, {"by": "2", "aim": ["fire"], "shot": "7"})
    assert "Fire · At 7 · 2 along the strait" in said(sent)
    assert "once done, it cannot be undone." in said(sent)
    assert "Confirm" in labels_of(shown(sent))
    assert (await view(server, "p1")).own == p.Own()
    await server.alice.click(shown(sent), label="Confirm")
    assert (await view(server, "p1")).own == p.Own(order=p.Order(by=2, shot=7))


async def test_a_form_is_in_the_language_of_the_player_who_opens_it(server: DiscordServer) -> None:
    server.locales[server.bob.id] = "fr"
    await set_out(server)
    planner = shown(await server.bob.slash(server.channel, "turn act"))
    form = await server.bob.click(planner, label="Taper l\N{RIGHT SINGLE QUOTATION MARK}ordre")
    assert form.modal is not None
    assert form.modal["components"][1]["label"] == "Canons"


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({"by": "9"}, "A ship sails 4 places at most"),
        ({"by": "two"}, "takes a whole number"),
        ({"by": "", "aim": ["hold"]}, "takes a whole number"),
    ],
)
async def test_a_refused_form_plans_nothing_and_is_answered_privately(
    server: DiscordServer, answers: dict[str, Any], why: str
) -> None:
    await set_out(server)
    before = server.told
    planner, form = await opened(server, server.alice)
    refused = await server.alice.submit_modal(form, {**STAY, **answers})
    assert private(refused)
    assert why in said(refused)
    assert TYPE in labels_of(planner)
    again = shown(await server.alice.slash(server.channel, "turn act"))
    assert "Confirm" not in labels_of(again)
    assert server.told == before


async def test_what_was_typed_into_a_refused_form_stands_in_it_again(
    server: DiscordServer,
) -> None:
    await set_out(server)
    _, form = await opened(server, server.alice)
    await server.alice.submit_modal(form, {**STAY, "by": "two"})
    _, again = await opened(server, server.alice)
    assert typed(again) == "two"
    await server.alice.submit_modal(again, {**STAY, "by": "2"})
    await server.alice.slash(server.channel, "turn discard")
    _, anew = await opened(server, server.alice)
    assert typed(anew) == "0"


def typed(form: simcord.InteractionResult) -> str:
    """What stands in the first field of a form that was opened."""
    assert form.modal is not None
    value: str = form.modal["components"][0]["component"]["value"]
    return value


async def test_a_plan_without_a_preview_says_that_its_result_shows_later(
    server: DiscordServer,
) -> None:
    await set_out(server)
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Offer a plank", "Carol")
    assert "Offer a plank · To" in said(planned)
    assert "the outcome shows once it is done" in said(planned)


async def test_a_form_that_is_not_submitted_changes_nothing(server: DiscordServer) -> None:
    await set_out(server)
    before, version = server.told, await server.version()
    await opened(server, server.alice)
    again = shown(await server.alice.slash(server.channel, "turn act"))
    assert TYPE in labels_of(again)
    assert "Confirm" not in labels_of(again)
    assert (server.told, await server.version()) == (before, version)


async def test_a_form_opened_before_a_restart_can_still_be_submitted(server: DiscordServer) -> None:
    await set_out(server)
    _, form = await opened(server, server.alice)
    await server.bot.close()
    await server.env.restart_bot(toy_bot(server.bot.settings.database))
    sent = await server.alice.submit_modal(form, {**STAY, "by": "3"})
    assert "3 along the strait" in said(sent)
    await server.alice.click(shown(sent), label="Confirm")
    assert (await view(server, "p1")).own == p.Own(order=p.Order(by=3, shot=None))


async def test_a_form_delivered_twice_is_planned_once(server: DiscordServer) -> None:
    await set_out(server)
    _, form = await opened(server, server.alice)
    with server.delivering_twice():
        sent = await server.alice.submit_modal(form, {**STAY, "by": "3"})
    await server.alice.click(shown(sent), label="Confirm")
    assert (await view(server, "p1")).own == p.Own(order=p.Order(by=3, shot=None))


async def test_a_form_of_a_question_answered_meanwhile_plans_nothing(
    server: DiscordServer,
) -> None:
    await set_out(server)
    planner, form = await opened(server, server.alice)
    await seal(server, server.alice, by="1")
    late = await server.alice.submit_modal(form, {**STAY, "by": "3"})
    assert private(late)
    assert "not your turn" in said(late)
    late = await server.alice.click(planner, label=TYPE)
    assert late.modal is None
    assert (await view(server, "p1")).own == p.Own(order=p.Order(by=1, shot=None))


async def test_a_form_with_an_unknown_id_is_refused_as_too_old(server: DiscordServer) -> None:
    await set_out(server)
    _, form = await opened(server, server.alice)
    assert form.modal is not None
    spec = form._interaction.modal  # as a hostile client would send it
    spec["custom_id"] = "qd2:sendform:x"
    refused = await server.alice.submit_modal(form, STAY)
    assert "older version" in said(refused)


@pytest.mark.rule("SO-ORDER-02", "CORE-SECRET-01")
async def test_a_sealed_order_changes_only_the_list_of_open_questions_on_the_board(
    server: DiscordServer,
) -> None:
    await set_out(server)
    messages = len(server.told)
    crew = [f"<@{person.id}>" for person in (server.alice, server.bob, server.carol)]
    boards: list[set[str]] = []
    for person, answers in (
        (server.alice, {"by": "3", "aim": ["fire"], "shot": "5"}),
        (server.carol, {"by": "-1"}),
    ):
        before = server.told
        await seal(server, person, **answers)
        assert len(server.told) == messages, "a sealed order posts nothing"
        assert server.told[:-1] == before[:-1]
        boards.append({*before[-1].splitlines()} ^ {*server.told[-1].splitlines()})
    for changed in boards:
        assert changed
        assert all(line.removeprefix("> ").startswith(tuple(crew)) for line in changed)
        assert all("What do you order?" in line or "question" in line for line in changed)


async def test_a_board_puts_the_question_itself_to_those_it_mentions(
    server: DiscordServer,
) -> None:
    await set_out(server)
    alice, bob, carol = (f"<@{one.id}>" for one in (server.alice, server.bob, server.carol))
    board = text_of(server.board)
    assert f"\n> {alice}, {bob} and {carol}: What do you order? Until <t:" in board
    assert board.count("What do you order?") == 1
    assert "there is a question" not in board


async def test_different_questions_on_one_board_each_name_their_players(
    server: DiscordServer,
) -> None:
    await set_out(server)
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Offer a plank", "Carol")
    await server.alice.click(shown(planned), label="Confirm")
    await seal(server, server.carol)
    alice, bob, carol = (f"<@{one.id}>" for one in (server.alice, server.bob, server.carol))
    board = text_of(server.board)
    assert f"\n> {alice} and {bob}: What do you order?\n" in board
    assert f"\n> {carol} has a question to answer. Until <t:" in board


@pytest.mark.rule("SO-ORDER-02", "CORE-SECRET-01")
async def test_boards_are_the_same_whatever_order_was_sealed(server: DiscordServer) -> None:
    seen: list[tuple[list[str], list[str]]] = []
    for order in ({"by": "3", "aim": ["fire"], "shot": "5"}, {"by": "0"}):
        await set_out(server)
        table = await server.table_id()
        await seal(server, server.alice, **order)
        public = [text_of(server.board).replace(table, "table"), *labels_of(server.board)]
        seen.append((public, [one.replace(table, "table") for one in ids_of(server.board)]))
        closing = await server.alice.slash(server.channel, "table close")
        await server.alice.click(shown(closing), label="Close for good")
    assert seen[0] == seen[1]


@pytest.mark.rule("CORE-SEAT-02")
async def test_a_map_shows_what_the_readers_side_knows(server: DiscordServer) -> None:
    await set_out(server)
    maps = [
        said(await person.slash(server.channel, "map show"))
        for person in (server.alice, server.carol, server.bob)
    ]
    assert maps[0] == maps[1] != maps[2]
    assert " lies at " in maps[0]
    assert not any(" lies at " in told for told in server.told)


async def test_a_call_in_the_channel_after_quiet_hours_keeps_a_secret_question_secret(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.carol.slash(server.channel, "prefs", quiet="00:00-12:00")
    await set_out(server)
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Offer a plank", "Carol")
    await server.alice.click(shown(planned), label="Confirm")
    await seal(server, server.carol)
    assert not text_of(server.board).startswith("<@"), "nobody is called in quiet hours"
    await hours_pass(13)
    call = text_of(server.board)
    assert call.startswith(f"<@{server.carol.id}>, it is your turn.")
    assert labels_of(server.board) == ["Act"]
    assert "has a question to answer" in call
    assert "plank" not in call.lower()
