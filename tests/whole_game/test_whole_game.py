"""Two captains and their NPC ships play from `/table new` to the winner, on Discord alone."""

import logging

import discord
import pytest
import simcord

from bot.tables.step_log import rows_of_table
from cogs.captains_log import VERBS
from engine.core.game import Step
from engine.games.captains_log.words import hand
from tests.cogs.discord_server import DiscordServer, ids_of, options_of, shown
from tests.whole_game.captain_taps import Way
from tests.whole_game.played_table import Voyage
from tests.whole_game.without_discord import Rehearsal, rehearse

pytestmark = pytest.mark.slow

SHOWN = {
    *("choose_start", "choose_facing", "choose_nation", "reply_shot"),
    *("sail", "turn_about", "explore", "shoot", "pick_up", "repair", "end_turn"),
    *("jettison", "jettison_cannon", "rearrange", "buy", "sell", "buy_wood", "sell_wood"),
    *("buy_cannon", "buy_upgrade", "buy_ammo"),
}
"""Actions that a game must contain; ``tests.whole_game.without_discord`` finds such seeds."""

INTERLUDE = 20
"""Least number of actions before `_look_around`."""

TYPED_ACTS = 36
"""Number of actions in a typed game that is not played to its end."""


@pytest.mark.parametrize(
    ("code", "way", "seed"), [("en", "menus", "voyage-21"), ("fr", "commands", "voyage-21")]
)
async def test_two_captains_play_from_the_lobby_to_the_announced_winner(
    server: DiscordServer,
    caplog: pytest.LogCaptureFixture,
    proportion: int,
    *,
    code: str,
    way: Way,
    seed: str,
) -> None:
    """In a soak the typed game is played to its end, too, and the other uses only menus."""
    rehearsal = rehearse(seed)
    assert rehearsal.kinds >= SHOWN
    voyage = Voyage(server, code, seed, way)
    if proportion > 1:
        voyage.tapped_of_a_kind = rehearsal.acts
    await voyage.embark()
    looked = False
    whole = way == "menus" or proportion > 1
    while voyage.acts < (rehearsal.acts - 1 if whole else TYPED_ACTS):
        await voyage.act()
        if not looked and voyage.acts >= INTERLUDE and await _is_quiet(voyage):
            await _look_around(voyage)
            looked = True
    assert looked
    if not whole:
        return
    spare = await _leave_things_open(voyage)
    await voyage.act()
    await _check_the_end(voyage, rehearsal)
    await _tap_what_is_left(voyage, *spare)
    await _type_on(voyage)
    await voyage.open()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def _is_quiet(voyage: Voyage) -> bool:
    """Whether no question is open, so that it is somebody's ordinary turn."""
    live = await voyage.table()
    return not live.game.pending(live.state)


async def _look_around(voyage: Voyage) -> None:
    """Let captains open hands and try forbidden actions, and check that nothing is posted."""
    live = await voyage.table()
    active, idle = voyage.active(live), voyage.idle(live)
    channel = voyage.server.channel
    for captain in (active, idle):
        own = await captain.answered(captain.person.slash(channel, "hand"))
        view = live.view(captain.seat)
        order = hand(view)[-1]
        assert voyage.say(order.key, **dict(order.facts)) in own.text
    board = await idle.board()
    act = next(one for one in ids_of(board) if ":act:" in one)
    refused = await idle.answered(idle.person.click(board, custom_id=act))
    assert refused.kind == "paragraph"
    assert active.person.name in refused.text
    for verb in ("scuttle", "fame"):
        refused = await active.answered(active.person.slash(channel, f"captain {verb}"))
        assert refused.text.startswith(voyage.say("error-not-now-why", verb=verb, why=""))
        assert refused.text != voyage.say("error-not-now-why", verb=verb, why="")
        voyage.typed[verb] += 1
    await _spectate(voyage)
    assert voyage.checks.told() == []
    await idle.person.slash(channel, "table show")
    (table,) = voyage.checks.told()
    assert table.called == ()
    assert voyage.commitment in table.text
    assert voyage.seed not in table.text


async def _spectate(voyage: Voyage) -> None:
    """Check that Carol, a spectator, can open the map but no hand."""
    server, carol = voyage.server, voyage.server.carol
    live = await voyage.table()
    for command in ("map show", "map text"):
        result = await carol.slash(server.channel, command)
        (seen,) = voyage.checks.answered(carol, result, live)
        assert seen.kind != "paragraph", seen
    result = await carol.slash(server.channel, "hand")
    (refused,) = voyage.checks.answered(carol, result, live)
    assert refused.text == voyage.say("error-not-at-table", table=voyage.table_id)


async def _leave_things_open(
    voyage: Voyage,
) -> tuple[discord.Message, simcord.ResponseMessage]:
    """Before the last action, keep a board's buttons, and open a second planner; returns both."""
    live = await voyage.table()
    captain = voyage.active(live)
    board = await captain.board()
    desk = captain.desk
    opened = await captain.person.slash(voyage.server.channel, "turn act")
    assert (await captain.heard(opened)).kind == "planner"
    captain.desk = desk
    voyage.server.keep_old_buttons()
    voyage.keeps_buttons = True
    return board, shown(opened)


async def _check_the_end(voyage: Voyage, rehearsal: Rehearsal) -> None:
    """Check that one card names winners and seed, and that the log equals the rehearsal."""
    live = await voyage.table()
    assert live.table.status == "finished"
    (card,) = voyage.won
    assert card.called == ()
    winners = [voyage.captains[seat].person.name for seat in rehearsal.winners]
    assert winners
    for name in winners:
        assert name in card.text
    assert voyage.say("card-seed", seed=voyage.seed) in card.text
    scores = [company.fame for company in live.state.open.companies.values()]
    assert all(str(fame) in card.text.splitlines()[-3] for fame in scores), card.text
    assert sum(voyage.seed in seen for seen in voyage.checks.transcript) == 1
    rows = await rows_of_table(voyage.server.bot.tables, live, 1, live.table.seq)
    steps = [row for row in rows if isinstance(row, Step)]
    assert [(one.seat, one.action, one.rolls, one.events) for one in steps] == [
        (one.seat, one.action, one.rolls, one.events) for one in rehearsal.rows
    ]
    if voyage.way == "commands":
        assert set(voyage.typed) - {"sail", "explore", "end_turn"} == {one.name for one in VERBS}


async def _tap_what_is_left(
    voyage: Voyage, board: discord.Message, desk: simcord.ResponseMessage
) -> None:
    """Press buttons from before the end, which say that the game is over or show its result."""
    over = voyage.say("error-wrong-status", status="finished")
    for captain in voyage.captains.values():
        for custom_id in ids_of(board):
            seen = await captain.answered(captain.person.click(board, custom_id=custom_id))
            if custom_id.split(":")[1] in ("hand", "map", "how", "news"):
                assert seen.kind == "told", seen
            else:
                assert seen.text == over, custom_id
    winner = next(one for one in voyage.captains.values() if voyage.owns(one, desk))
    menu = next(one for one in ids_of(desk) if ":m-" in one)
    option = options_of(desk)[0]["value"]
    ended = await winner.answered(winner.person.select(desk, [option], custom_id=menu))
    _, how = ended.text.splitlines()
    assert how.startswith(("The game is over", "La partie est finie")), how
    assert (ended.labels, ended.options) == ((), ())
    assert voyage.checks.told() == []


async def _type_on(voyage: Voyage) -> None:
    """Type commands after the end, which say that there is no open table."""
    none = voyage.say("error-no-table-here")
    channel = voyage.server.channel
    typed: tuple[tuple[str, dict[str, str]], ...] = (
        ("turn act", {}),
        ("turn end", {}),
        ("turn undo", {}),
        ("turn show", {}),
        ("captain sail", {"to": "1"}),
        ("captain end", {}),
        ("hand", {}),
        ("map show", {}),
        ("table start", {}),
    )
    for captain in voyage.captains.values():
        for command, options in typed:
            asked = captain.person.slash(channel, command, **options)
            assert (await captain.answered(asked)).text == none, command
    assert voyage.checks.told() == []
