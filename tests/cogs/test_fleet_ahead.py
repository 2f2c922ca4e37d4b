"""Turns of Fleet Commander planned ahead: dice are rolled, the course is kept, the turn ends."""

from pathlib import Path

import pytest

from bot.client import Quarterdeck
from bot.tables.snapshots import put_checkpoint
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.state import FleetState
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, options_of, said, shown, text_of
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, put
from tests.fleet_commander.battle import Battle

SEED = "west wind"


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"fleet_commander": FLEET_COMMANDER})


async def laid(server: DiscordServer, state: FleetState) -> None:
    """Set the table to *state*, from which its log goes on."""
    tables, table_id = server.bot.tables, await server.table_id()
    await put(server, state)
    live = await tables.load(table_id)
    async with tables.store.writing() as session:
        raw = live.codecs.states.dump(live.state)
        await put_checkpoint(session, table_id, live.table.seq, raw)


def approach() -> Battle:
    """A battle in Alice's turn, with her destroyer at C9, dice rolled, and Bob's far away."""
    battle = Battle(zones=((9, 5),))
    battle.ship("p1", "destroyer", "C9")
    battle.ship("p2", "destroyer", "A1")
    battle.dice("p1", rolled="B:O B:D")
    battle.dice("p2")
    return battle


async def turn_of_alice(server: DiscordServer) -> Fingers:
    """Alice has moved her destroyer north and ended her turn; returns her last card."""
    server.bot.tables.new_seed = lambda: SEED
    await begin(server)
    await laid(server, approach().state)
    hand = Fingers(server.alice, shown(await server.alice.slash(server.channel, "turn act")))
    await hand.plan("C9")
    await hand.press("confirm")
    hand.seen = shown(await server.end_turn(server.alice))
    return hand


async def pass_by_bob(server: DiscordServer) -> None:
    await server.typed(server.bob, "fleet roll", what="1 red, 1 blue and 1 green")
    await server.end_turn(server.bob)


async def test_ships_go_on_as_planned_over_the_roll_and_the_turn_ends(
    server: DiscordServer,
) -> None:
    hand = await turn_of_alice(server)
    await hand.press("ahead")
    chosen = options_of(hand.seen, "m-ahead")
    assert [one["label"] for one in chosen] == [
        "Destroyer 1 (C8) goes on to the north, a sector a turn",
        "End my turn at once",
    ]
    await hand.pick("m-ahead")
    assert "2 turns" in said(await hand.pick("m-aheadturns", 1))
    await pass_by_bob(server)
    live = await server.bot.tables.load(await server.table_id())
    (ship,) = (one for one in live.state.open.ships if one.owner == "p1" and not one.gone)
    assert ship.at == approach().at("C7")
    assert (live.waits(), live.ahead["p1"].turns, live.ahead["p1"].why) == (("p2",), 1, None)
    board = text_of(server.board)
    assert "\u2068Alice\u2069 moves destroyer 1 from C8 to C7" in board
    assert "\u2068Alice\u2069 ends the turn" in board


async def test_dice_are_rolled_and_the_turn_is_ended_as_planned(server: DiscordServer) -> None:
    await turn_of_alice(server)
    await pass_by_bob(server)
    rolled = "1 red, 1 blue and 1 green"
    await server.typed(server.alice, "fleet roll", what=rolled)
    await server.end_turn(server.alice)
    offered = await server.alice.autocomplete(server.channel, "auto ahead", "plan", "end")
    (name,) = (one["name"] for one in offered)
    assert name == "Do only what opens my turn, as advised, then end it"
    await server.alice.slash(server.channel, "auto ahead", plan=name, turns=1)
    await pass_by_bob(server)
    live = await server.bot.tables.load(await server.table_id())
    assert live.waits() == ("p2",)
    assert "\u2068Alice\u2069 ends the turn" in text_of(server.board)
