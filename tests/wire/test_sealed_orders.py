"""Sealed orders over the wire: a bot killed amid sealed orders and submitted forms loses none."""

import sys
from pathlib import Path

import pytest

from tests.soak import Seeds
from tests.toys.sealed_orders.game import SEALED_ORDERS
from tests.wire import Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.menu_players import Cut, MenuVoyage
from tests.wire.table_players import Chronicle, move, start

pytestmark = [pytest.mark.wire, pytest.mark.slow]

BOT = [sys.executable, "-m", "tests.wire.sealed_orders_bot"]
ANSWER, PLANNER = "POST /interactions/*/callback", "PATCH /webhooks/*"
CUTS: tuple[Cut, ...] = (
    (ANSWER, "before"),
    (PLANNER, "after"),
    (ANSWER, "after"),
    (PLANNER, "before"),
)


async def embarked(sim: Sim, home: Path, seed: str, channel: str) -> MenuVoyage:
    """A game just begun, in which *seed* decides what people choose."""
    people = ("alice", "bob", "carol")
    voyage = MenuVoyage(sim, home, SEALED_ORDERS, "two_to_one", people, channel=channel)
    voyage.seed = seed
    return await voyage.embark()


def is_sealed(voyage: MenuVoyage) -> bool:
    """Whether one order of this round is sealed, and the others are still to come."""
    return sum(own.order is not None for own in voyage.state.own.values()) == 1


async def played(voyage: MenuVoyage) -> Chronicle:
    while voyage.waits:
        await voyage.deed()
    return voyage.chronicle()


async def played_through_kills(sim: Sim, voyage: MenuVoyage) -> Chronicle:
    """Play on, killing the bot in each round while an order is sealed, and amid submitted forms."""
    voyage.cut_forms(*CUTS)
    assert sim.bot is not None
    starts, sealed = sim.bot.starts, 0
    while voyage.waits:
        if is_sealed(voyage):
            sealed += 1
            await sim.kill()
        await voyage.deed()
    assert sealed >= voyage.state.open.rounds
    assert sim.bot.starts - starts > sealed, "no form was cut"
    return voyage.chronicle()


async def test_a_game_ends_the_same_whether_or_not_its_bot_is_killed_on_the_way(
    tmp_path_factory: pytest.TempPathFactory, seeds: Seeds
) -> None:
    for seed in seeds(1):
        homes = [tmp_path_factory.mktemp(name) for name in ("calm", "rough")]
        async with Sim({"Strait": ["calm", "rough"]}) as sim:
            await start(sim, homes[0], ForkedBotProcess, bot=BOT, WIRE_SEED=seed)
            calm = await played(await embarked(sim, homes[0], seed, "calm"))
            await move(sim, homes[1])
            voyage = await embarked(sim, homes[1], seed, "rough")
            rough = await played_through_kills(sim, voyage)
            assert sim.problems("40060") == []
        assert (rough.state, rough.log) == (calm.state, calm.log), seed
        assert rough.posted == calm.posted, seed
        assert len(set(rough.nonces)) == len(rough.nonces)
