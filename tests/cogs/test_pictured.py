"""Pictures are given what every eye sees: on boards, maps, in the planner and the last round."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.client import Quarterdeck
from engine.core.game import pictured
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.rules.measuring import InSight
from renders.picture import Frame, Picture, Wanted
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, shown


class Witness:
    """Draws a dot, and keeps what it was asked for."""

    def __init__(self) -> None:
        self.drawn: list[Wanted] = []
        self.moving: list[Wanted] = []

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        del game, view
        self.drawn.append(wanted)
        return Picture(b"dot", "png", 1, 1)

    def animate(self, game: str, frames: Sequence[Frame]) -> Picture:
        del game
        self.moving += [one.wanted for one in frames]
        return Picture(b"dots", "gif", 1, 1)

    def wake(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


@pytest.fixture
def witness() -> Witness:
    return Witness()


@pytest.fixture
def bot(database: Path, witness: Witness) -> Quarterdeck:
    return make_bot(database, {MAN_O_WAR.slug: MAN_O_WAR}, painters=(witness,))


@pytest.mark.rule("CORE-SECRET-02")
async def test_every_picture_of_a_battle_by_eye_is_given_what_every_eye_sees(
    server: DiscordServer, witness: Witness
) -> None:
    card = await server.open(game="man_o_war", preset="open_battle")
    await server.bob.click(card, label="Join its enemies")
    await server.alice.click(card, label="Start")
    live = await server.bot.tables.load(await server.table_id())
    begun = pictured(MAN_O_WAR, live.state)
    assert isinstance(begun, InSight)
    assert [one.pictured for one in witness.drawn] == [begun] * len(witness.drawn)
    assert witness.drawn, "the board"
    witness.drawn.clear()
    await server.carol.slash(server.channel, "map show")
    assert witness.drawn[-1].pictured == begun, "the map"
    witness.drawn.clear()
    await server.alice.slash(server.channel, "turn act")
    assert {one.pictured for one in witness.drawn} == {begun}, "the planner"
    for person in (server.alice, server.bob):
        await server.typed(person, "squadron seal", what="Seal as signalled")
    live = await server.bot.tables.load(await server.table_id())
    after = pictured(MAN_O_WAR, live.state)
    assert after != begun
    assert witness.drawn[-1].pictured == after, "the board after the turn"
    opened = await server.carol.slash(server.channel, "map show")
    await server.carol.click(shown(opened), label="Replay last round")
    assert witness.moving[-1].pictured == after
    assert all(isinstance(one.pictured, InSight) for one in witness.moving)
    assert len({one.pictured for one in witness.moving}) > 1, "each frame as it was then"
