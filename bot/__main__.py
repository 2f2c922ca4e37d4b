"""The command ``python -m bot``: runs the bot until told to stop, or restores its database."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import discord
from pydantic import ValidationError

from bot.client import Quarterdeck, build
from bot.errors import BadBackup, LeaseHeld
from bot.garbage import put_off_full_collections
from bot.settings import Settings
from bot.store.backup import restore
from bot.store.lease import Lease
from bot.words.language import Language, voice
from engine.core.errors import BadData
from engine.core.words import Text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these *arguments*; returns the exit status."""
    try:
        settings = Settings()
    except ValidationError as error:
        print(error, file=sys.stderr)
        return 2
    speaker = voice(settings.language)
    parser = argparse.ArgumentParser(prog="python -m bot")
    about = speaker.say(Text.of("start-restore"), plain=True)
    parser.add_argument("--restore", type=Path, metavar="FILE", help=about)
    backup: Path | None = parser.parse_args(arguments).restore
    return _start(settings, speaker) if backup is None else _restore(settings, speaker, backup)


def _restore(settings: Settings, speaker: Language, backup: Path) -> int:
    """Restore the database from *backup*, unless a running bot uses it; returns the exit status."""
    try:
        with Lease(settings.database):
            asyncio.run(restore(backup, settings.database))
    except (BadBackup, LeaseHeld) as error:
        print(speaker.say(error.text, plain=True), file=sys.stderr)
        return 1
    done = Text.of("start-restored", file=backup.name)
    print(speaker.say(done, plain=True))
    return 0


def _start(settings: Settings, speaker: Language) -> int:
    """Run the bot until it ends; returns the exit status."""
    if settings.token is None or not settings.token.get_secret_value().strip():
        print(speaker.say(Text.of("start-no-token"), plain=True), file=sys.stderr)
        return 2
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    try:
        bot = build(settings)
    except BadData as error:
        print(error, file=sys.stderr)
        return 2
    put_off_full_collections()
    try:
        asyncio.run(_run(bot, settings.token.get_secret_value().strip()))
    except LeaseHeld as error:
        print(speaker.say(error.text, plain=True), file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print(speaker.say(Text.of("start-bad-token"), plain=True), file=sys.stderr)
        return 2
    return 0


async def _run(bot: Quarterdeck, token: str) -> None:
    """Run the bot until Discord or the system stops it, then finish the work under way."""
    loop = asyncio.get_running_loop()
    work = asyncio.create_task(bot.start(token))
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(name, work.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await work
    finally:
        if not bot.is_closed():
            await bot.close()


if __name__ == "__main__":
    sys.exit(main())
