"""``python -m tests.wire.sealed_orders_bot``: the bot with one toy game, for tests that kill it."""

import asyncio

import discord

from bot.client import build
from bot.settings import Settings
from tests.toys.sealed_orders.game import SEALED_ORDERS


async def main() -> None:
    settings = Settings()
    assert settings.token is not None
    bot = build(settings, games={SEALED_ORDERS.slug: SEALED_ORDERS}, painters=())
    await bot.start(settings.token.get_secret_value())


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(main())
