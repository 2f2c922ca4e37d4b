"""Long lists for one reader, one page at a time."""

from collections.abc import Callable, Iterator, Sequence

from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Menu
from bot.messages.verb import Verb
from bot.words.fitting import parts_of
from bot.words.language import Language
from engine.core.words import Text

PAGE_LETTERS = 1_500
"""Letters on a page: about one and a half screens of a phone."""


def pages_of(lines: Sequence[str]) -> list[str]:
    """*lines* distributed over as few pages as possible."""
    return parts_of(lines, PAGE_LETTERS)


def page(
    pages: Sequence[str],
    number: int,
    language: Language,
    turn_to: Callable[[int], Verb],
    *,
    title: str = "",
    menus: Sequence[Menu] = (),
    more: Sequence[Button] = (),
) -> Card:
    """Page *number* of *pages*, counted from 0, with buttons to the pages before and after it.

    *turn_to* makes the verb of such a button. A *title* stands above the page, with the page's
    number. *more* buttons come after them.
    """
    number = min(max(number, 0), len(pages) - 1)
    buttons = [*turning(number, len(pages), language, turn_to), *more]
    above = f"{heading(title, number, len(pages))}\n" if title else ""
    text = f"{above}{pages[number] or '…'}"
    return make_card(text=text, buttons=buttons, menus=menus, colour=TEAL)


def heading(title: str, number: int, count: int) -> str:
    """The *title* above page *number* of *count* pages."""
    return f"### {title} · {number + 1}/{count}" if count > 1 else f"### {title}"


def turning(
    number: int, count: int, language: Language, turn_to: Callable[[int], Verb]
) -> Iterator[Button]:
    """The buttons from page *number* of *count* pages to the pages before and after it."""
    if number > 0:
        label = language.say(Text.of("button-before"), plain=True)
        yield Button.of(label, turn_to(number - 1))
    if number < count - 1:
        label = language.say(Text.of("button-next"), plain=True)
        yield Button.of(label, turn_to(number + 1))
