"""Captain's Log by typed commands: the same actions as the menus, found by their names."""

import pytest

from bot.tables import lessons
from engine.core.records import clone
from engine.games.captains_log.judgement import ranking
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.rules import move
from tests.bot.laid_tables import lay
from tests.cogs.discord_server import (
    DiscordServer,
    entries_of,
    labels_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers


async def test_captain_sail_suggests_destinations_in_words_and_sails_there(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    assert 0 < len(goals) <= 25
    assert all("hex" in goal["name"] for goal in goals)
    sailed = await server.typed(server.alice, "captain sail", to=goals[0]["value"], pickup=False)
    assert private(sailed)
    assert "Done." in said(sailed)
    assert "sails" in text_of(server.board)


async def float_off(server: DiscordServer, *, barrel: bool, goods: bool) -> int:
    """Put a barrel, goods or nothing in the sea two hexes from Alice's ship; returns the hex."""
    tables, table = server.bot.tables, await server.table_id()
    live = await tables.load(table)
    state = clone(live.state)
    routes = move.routes((await server.bot.tables.load(table)).view("p1"))
    at = next(at for at, way in routes.items() if len(way) == 2)
    state.open.barrels = [at] if barrel else []
    state.open.loose = {at: [Good.TEA]} if goods else {}
    await lay(tables, table, state)
    return at


@pytest.mark.parametrize(
    ("barrel", "goods", "taken"),
    [
        (True, False, ["open a barrel"]),
        (False, True, ["pick up 1 tea"]),
        (False, False, []),
    ],
)
async def test_sailing_to_a_hex_picks_up_the_barrel_or_goods_there(
    server: DiscordServer, barrel: bool, goods: bool, taken: list[str]
) -> None:
    await server.set_sail()
    at = await float_off(server, barrel=barrel, goods=goods)
    sailed = await server.typed(server.alice, "captain sail", to=str(at))
    assert "sail 2 hexes" in said(sailed)
    found = [words for words in ("open a barrel", "pick up 1 tea") if words in said(sailed)]
    assert [one for one in taken if one in said(sailed)] == taken
    assert len(found) == len(taken)


async def test_captain_sail_with_pickup_off_leaves_goods_in_the_sea(server: DiscordServer) -> None:
    await server.set_sail()
    at = await float_off(server, barrel=False, goods=True)
    sailed = await server.typed(server.alice, "captain sail", to=str(at), pickup=False)
    assert "fishes" not in said(sailed)


async def test_captain_sail_takes_the_name_of_a_suggested_destination(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    sailed = await server.typed(server.alice, "captain sail", to=goals[0]["name"])
    assert "Done." in said(sailed)


async def test_an_unknown_or_unreachable_destination_is_refused(server: DiscordServer) -> None:
    await server.set_sail()
    for place in ("Atlantis", "99999", "-1", "hex", "x" * 5_000):
        refused = await server.typed(server.alice, "captain sail", to=place)
        assert private(refused)
        assert "cannot end a move there" in said(refused)


async def test_the_starting_place_and_the_facing_are_chosen_by_typed_commands(
    server: DiscordServer,
) -> None:
    await server.start()
    starts = await server.alice.autocomplete(server.channel, "captain start", "where", "")
    assert starts
    chosen = await server.typed(server.alice, "captain start", where=starts[0]["value"])
    assert "start on" in said(chosen)
    faced = await server.typed(server.alice, "captain facing", heading="south-east")
    assert "facing south-east" in said(faced)


async def test_a_typed_heading_that_is_ambiguous_or_unknown_is_refused(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    several = await server.alice.slash(server.channel, "captain turn", heading="north")
    assert "may mean 3 things" in said(several)
    nothing = await server.alice.slash(server.channel, "captain turn", heading="upwards")
    assert "does not take “upwards” now" in said(nothing)


async def test_commands_for_impossible_actions_say_that_nothing_can_be_done_now(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    for verb in ("fire", "sell", "repair", "fame", "scuttle"):
        refused = await server.alice.slash(server.channel, f"captain {verb}")
        assert private(refused), verb
        assert "not possible now" in said(refused), verb


async def test_an_impossible_action_gives_the_same_reason_in_its_answer_and_in_its_suggestions(
    server: DiscordServer,
) -> None:
    reasons = {
        "fire": ("at", "No other ship is on the map. Explore to make some appear."),
        "sell": ("goods", "Your ship is not at an anchorage."),
        "repair": ("what", "Your ship has no damage."),
    }
    await server.set_sail()
    for verb, (option, reason) in reasons.items():
        refused = await server.alice.slash(server.channel, f"captain {verb}")
        assert said(refused).startswith(f"That is not possible now. {reason}"), verb
        (only,) = await server.alice.autocomplete(server.channel, f"captain {verb}", option, "")
        assert only["name"].startswith(reason[:90])
        picked = await server.typed(server.alice, f"captain {verb}", **{option: only["value"]})
        assert reason in said(picked), verb


async def test_an_open_question_must_be_answered_before_other_actions(
    server: DiscordServer,
) -> None:
    await server.start()
    for verb, options in (("sail", {"to": "Kingsferry"}), ("explore", {}), ("sell", {})):
        asked = await server.alice.slash(server.channel, f"captain {verb}", **options)
        assert private(asked)
        assert said(asked).startswith("Answer this first, then continue."), verb
        assert "Where do you begin?" in said(asked), verb
        assert entries_of(shown(asked)), verb


async def test_exploring_too_many_tiles_is_refused_with_the_id_of_the_rule(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    refused = await server.alice.slash(server.channel, "captain explore", tiles=24)
    assert said(refused).endswith("the nearest first. · CL-EXPLORE-03")
    assert "as many tiles as you like, the nearest first" in said(refused)


async def test_only_the_player_on_turn_can_use_typed_commands(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    version = await server.version()
    for command, options in (("captain sail", {"to": "1"}), ("captain explore", {})):
        refused = await other.slash(server.channel, command, **options)
        assert private(refused)
        assert "not your turn" in said(refused)
        outsider = await server.carol.slash(server.channel, command, **options)
        assert private(outsider)
        assert "no seat" in said(outsider)
    assert await server.version() == version


async def test_the_recommended_plan_is_first_and_gives_its_reason(server: DiscordServer) -> None:
    """A newcomer gets one piece of advice, beside its button, unless hints are off."""
    board = await server.set_sail(preset="first_voyage")
    opened = await server.alice.click(board, label="Act")
    lines = said(opened).splitlines()
    (advised,) = (at for at, line in enumerate(lines) if line.startswith("**Recommended: "))
    assert lines[advised] == next(
        line for line in lines if line.startswith("**") and "?" not in line
    )
    assert "fame" in lines[advised + 1]
    assert not any(line.startswith("> ") for line in lines), "no second advice"
    (steps,) = (line for line in lines if line.startswith("-# First steps: "))
    assert "Now: your first point of fame." in steps
    assert "Then:" not in steps, "the second point of fame tells nothing about the way to it"
    await server.alice.slash(server.channel, "prefs", hints=False)
    assert "Recommended" not in said(await server.alice.click(board, label="Act"))


async def test_a_clearly_best_plan_is_recommended_to_players_who_know_the_game(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are led through no first steps; with hints off nothing is recommended."""

    board = await server.set_sail(preset="first_voyage")
    live = await server.bot.tables.load(await server.table_id())
    taught = frozenset(one.key for one in live.position(live.seat_of(server.alice.id)).lessons)

    async def known(*_: object) -> frozenset[str]:
        return taught

    monkeypatch.setattr(lessons, "_known", known)
    monkeypatch.setattr(ranking, "CLEAR_LEAD", -99.0)
    opened = said(await server.alice.click(board, label="Act"))
    assert "First steps" not in opened
    assert opened.count("**Recommended: ") == 1
    await server.alice.slash(server.channel, "prefs", hints=False)
    assert "Recommended" not in said(await server.alice.click(board, label="Act"))


async def test_the_goal_stands_on_the_board_in_full_size(server: DiscordServer) -> None:
    board = await server.set_sail(server.bob, preset="first_voyage")
    assert "Goal: 3 fame. \u2068Alice\u2069 0 and \u2068Bob\u2069 0" in text_of(board).splitlines()


async def test_the_shipyard_has_a_button_beside_the_question_where_to_begin(
    server: DiscordServer,
) -> None:
    board = await server.start(preset="first_voyage")
    hand = Fingers(server.alice, board)
    await hand.press("ask")
    assert "Shipyard…" in labels_of(hand.seen)
    await hand.press("into")
    offered = options_of(hand.seen, "m-plan")
    assert any(one["label"].startswith("A cannon") for one in offered)
    await hand.press("back")
    assert "Where do you begin?" in text_of(hand.seen)
