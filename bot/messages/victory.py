"""The end of a game on its board: winners, final standing, dice, and the next game."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.components import Button
from bot.messages.verbs import Again, Bigger
from bot.tables.live_table import LiveTable
from bot.tables.outcomes import Ending
from bot.tables.rematches import next_preset
from bot.words.commands import tapped_or_typed
from bot.words.language import Language, Names
from engine.core.words import Listing, Person, Text


def victory(ending: Ending) -> Text:
    """The winners, in a sentence, and who agreed to the end if people ended the game."""
    winners = Listing(items=tuple(Person(seat=seat) for seat in ending.winners))
    if ending.by == "rules":
        return Text.of("card-over", count=len(ending.winners), winners=winners)
    agreed = Listing(items=tuple(Person(seat=seat) for seat in ending.agreed))
    count = len(ending.winners)
    return Text.of("card-ended", by=ending.by, count=count, winners=winners, agreed=agreed)


def final_standing(live: LiveTable, view: Any, language: Language, names: Names) -> str:
    """The final standing, the seed of the dice, and the next games, in small letters.

    The seed is left out if one person played alone, with nobody to prove the dice to.
    """
    bigger = ["again bigger:True"] if next_preset(live) is not None else []
    texts = (
        *live.game.words.summary(view),
        *(() if live.plays_alone else (Text.of("card-seed", seed=live.table.seed),)),
        *_bots_again(live),
        tapped_or_typed(["again", *bigger]),
    )
    return "\n".join(f"-# {language.say(text, names)}" for text in texts)


def _bots_again(live: LiveTable) -> Sequence[Text]:
    """The line on the bots that play in another game, and on their levels.

    At home that game begins at once.
    """
    bots = tuple(
        Text.of(
            "card-bot-again",
            who=Person(seat=holder.seat),
            level=Text.of("policy-name", level=holder.policy),
        )
        for holder in live.holders
        if holder.user_id is None and holder.policy is not None
    )
    return [Text.of("card-bots-again", bots=Listing(items=bots))] if bots else []


def rematch_buttons(live: LiveTable, language: Language) -> Iterator[Button]:
    """The buttons for the same game again, and for the next bigger one if there is one."""
    again = language.say(Text.of("button-again"), plain=True)
    yield Button.of(again, Again(table=live.table.id), style=discord.ButtonStyle.success)
    if (preset := next_preset(live)) is not None:
        name = Text.of("preset-name", preset=preset)
        bigger = language.say(Text.of("button-bigger", preset=name), plain=True)
        yield Button.of(bigger, Bigger(table=live.table.id), style=discord.ButtonStyle.primary)
