"""Long lists for one reader, a page at a time."""

from collections.abc import Callable, Sequence

from bot.messages.board import SEA
from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.verbs import Verb
from bot.words.language import Language
from engine.core.words import Text

PAGE_LETTERS = 1_500
"""Letters on a page: about a phone's screen and a half."""


def pages_of(lines: Sequence[str]) -> list[str]:
    """*lines* packed into as few pages as hold them."""
    pages: list[str] = [""]
    for line in lines:
        if pages[-1] and len(pages[-1]) + len(line) > PAGE_LETTERS:
            pages.append("")
        pages[-1] += f"{line}\n"
    return pages


def page(
    lines: Sequence[str],
    number: int,
    language: Language,
    turn_to: Callable[[int], Verb],
    *,
    title: str = "",
    more: Sequence[Button] = (),
) -> Card:
    """Page *number* from 0 on below a *title*, with buttons that *turn_to* the next and the last.

    *more* buttons follow them.
    """
    pages = pages_of(lines)
    number = min(max(number, 0), len(pages) - 1)
    buttons: list[Button] = []
    if number > 0:
        label = language.say(Text.of("button-before"), plain=True)
        buttons.append(Button.of(label, turn_to(number - 1)))
    if number < len(pages) - 1:
        label = language.say(Text.of("button-next"), plain=True)
        buttons.append(Button.of(label, turn_to(number + 1)))
    text = f"**{title}**\n{pages[number]}" if title else pages[number]
    return make_card(text=text or "…", buttons=[*buttons, *more], colour=SEA)
