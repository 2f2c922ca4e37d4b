"""The command ``python -m bot.home``, which plays at home."""

import asyncio
import logging
import signal
import sys

from bot.errors import BotError, LeaseHeld
from bot.home.session import play_at_home
from bot.home.settings import HomeSettings
from bot.words.language import voice
from engine.core.errors import BadData
from engine.core.words import Text


def main() -> int:
    settings = HomeSettings()
    logging.basicConfig(level=settings.log_level, format="%(levelname)s %(name)s: %(message)s")
    words = voice(settings.language)
    if asked := set(sys.argv[1:]):
        print(words.say(Text.of("home-help"), plain=True))
        return 0 if asked <= {"-h", "--help"} else 2
    try:
        asyncio.run(_play(settings))
    except LeaseHeld as error:
        url = f"http://127.0.0.1:{settings.port}/"
        there = Text.of("home-already", url=url) if settings.port else error.text
        print(words.say(there, plain=True), file=sys.stderr)
        return 1
    except BotError as error:
        print(words.say(error.text, plain=True), file=sys.stderr)
        return 1
    except BadData as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _play(settings: HomeSettings) -> None:
    """Play until the process is asked to end."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(asked, stop.set)
    words = voice(settings.language)

    def ready(url: str) -> None:
        print(words.say(Text.of("home-ready", url=url), plain=True), flush=True)

    await play_at_home(settings, stop, ready)


if __name__ == "__main__":
    sys.exit(main())
