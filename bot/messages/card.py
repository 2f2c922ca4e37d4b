"""How messages look: cards of text, a picture and buttons, built fresh each time they are shown."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.messages.components import Button, Menu
from bot.messages.pictures import ALT_LETTERS, Picture

FIRST_MARK = 1_000_000
"""A container's id above this says which row of the outbox it tells."""

FRAME_LETTERS = 1_900
"""Letters in a frame; Discord takes 4,000 with what stands above and on buttons."""

NEWS_FILE = "news.txt"
"""The file with all the news, where those above are not all."""


class Card(ui.LayoutView):
    """A message of ours: it never times out, and holds buttons that need no memory."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)


def make_card(
    *,
    text: str,
    above: str = "",
    whole: bool = False,
    picture: Picture | None = None,
    below: str = "",
    buttons: Iterable[Button] = (),
    menus: Sequence[Menu] = (),
    mark: int | None = None,
    colour: int | None = None,
) -> Card:
    """A frame with *text*, a *picture*, menus and rows of five buttons; *above* stands before it.

    *whole* says that the file ``NEWS_FILE`` goes along. With *mark*, the message can be told from
    others by ``mark_of``.
    """
    inside: list[ui.Item[Any]] = [ui.TextDisplay(shorten(text, FRAME_LETTERS))]
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem(
                f"attachment://{picture.name}", description=picture.alt[:ALT_LETTERS] or None
            )
        )
        inside.append(gallery)
    if below:
        inside.append(ui.TextDisplay(below))
    inside += [_row([menu]) for menu in menus]
    inside += [_row(items) for items in _by_five(list(buttons))]
    frame: ui.Container[Any] = ui.Container(
        *inside, accent_colour=colour, id=None if mark is None else FIRST_MARK + mark
    )
    head: list[ui.Item[Any]] = [ui.TextDisplay(above)] if above else []
    if whole:
        head.append(ui.File(f"attachment://{NEWS_FILE}"))
    return Card(*head, frame)


def mark_of(message: discord.Message) -> int | None:
    """The mark of the card in *message*, if it is one of ours with a mark."""
    for component in message.components:
        if isinstance(component, discord.Container) and (component.id or 0) > FIRST_MARK:
            return (component.id or 0) - FIRST_MARK
    return None


def with_buttons(message: discord.Message, buttons: Sequence[Button] = ()) -> Card | None:
    """The card of *message* with *buttons* in place of those it had; None if it had none."""
    if not message.flags.components_v2:
        return None
    view = ui.LayoutView.from_message(message, timeout=None)
    rows = [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]
    if not rows:
        return None
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            item.items = [_kept(shown) for shown in item.items]
    left: list[ui.Item[Any]] = []
    for item in view.children:
        if isinstance(item, ui.Container):
            for row in [child for child in item.children if isinstance(child, ui.ActionRow)]:
                item.remove_item(row)
            for items in _by_five(buttons):
                item.add_item(_row(items))
        if not isinstance(item, ui.ActionRow):
            left.append(item)
    view.clear_items()
    return Card(*left)


def shorten(text: str, most: int) -> str:
    """*text* cut at the end of a line, if it has more than *most* letters."""
    if len(text) <= most:
        return text
    return text[: max(most - 2, 0)].rsplit("\n", 1)[0] + "\n…"


def _by_five(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    return [buttons[first : first + 5] for first in range(0, len(buttons), 5)]


def _row(items: Sequence[Button] | Sequence[Menu]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The same picture, named as an attachment that stays where it is."""
    name = item.media.url.split("?", 1)[0].rsplit("/", 1)[-1]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
