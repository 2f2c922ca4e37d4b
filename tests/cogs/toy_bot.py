"""A bot with only the toy games, so that it relies on nothing but the protocol of games."""

from pathlib import Path

import pytest

from bot.client import Quarterdeck, build
from bot.settings import Settings
from engine.core.game import AnyGame
from tests.toys.sealed_orders.game import SEALED_ORDERS
from tests.toys.skirmish.game import SKIRMISH

TOYS: dict[str, AnyGame] = {toy.slug: toy for toy in (SKIRMISH, SEALED_ORDERS)}


def toy_bot(database: Path) -> Quarterdeck:
    settings = Settings(database=database, token=None)
    return build(settings, games=TOYS, painters=(), shard_count=1)


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return toy_bot(database)
