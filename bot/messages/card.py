"""Cards of text, a picture and buttons, built fresh each time they are shown."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.messages.components import Button, ButtonRow, Menu
from bot.messages.pictures import ALT_LETTERS, Picture
from bot.words.fitting import cut, shorten

FIRST_MARK = 1_000_000
"""Container ids above this number give the row of the outbox that the message was sent for."""

STATUS_MARK = -1
"""The mark of a status board, which no row of the outbox sends."""

FRAME_LETTERS, PASSING_LETTERS = 1_900, 1_000
"""Most letters above a picture and below it; Discord takes 4,000 including those on buttons."""

PASSING_ID = 900_000
"""Id of the part of a card that stays only while the card is new.

Discord numbers all other parts from 1 on.
"""


class Card(ui.LayoutView):
    """The components of a message, without a timeout; its buttons work after a restart."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)


def make_card(
    *,
    text: str,
    picture: Picture | None = None,
    below: str = "",
    offers: Iterable[tuple[str, Button | None]] = (),
    buttons: Iterable[Button] = (),
    menus: Iterable[Menu | ButtonRow] = (),
    mark: int | None = None,
    passing: str = "",
    colour: int | None = None,
) -> Card:
    """A card: *text*, a *picture*, text *below* it, offers, menus, and buttons in rows of five.

    *offers* are pairs of words and a button beside them, None for words without one. *mark* is a
    number by which ``mark_of`` recognises the message. *passing* is text above the buttons that
    ``log_entry`` removes.
    """
    inside: list[ui.Item[Any]] = [ui.TextDisplay(shorten(text, FRAME_LETTERS))] if text else []
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem(
                f"attachment://{picture.name}", description=cut(picture.alt, ALT_LETTERS) or None
            )
        )
        inside.append(gallery)
    if below:
        inside.append(ui.TextDisplay(below))
    inside += [_offer(words, button) for words, button in offers]
    for menu in menus:
        inside += _menu_parts(menu)
    if passing:
        inside.append(ui.TextDisplay(shorten(passing, PASSING_LETTERS), id=PASSING_ID))
    inside += [_row(items) for items in _in_rows(buttons)]
    frame: ui.Container[Any] = ui.Container(
        *inside, accent_colour=colour, id=None if not mark else FIRST_MARK + mark
    )
    return Card(frame)


def mark_of(message: discord.Message) -> int | None:
    """The mark of the card in *message*; None if it has none."""
    for component in message.components:
        if isinstance(component, discord.Container) and (component.id or 0) > PASSING_ID:
            return (component.id or 0) - FIRST_MARK
    return None


def with_buttons(message: discord.Message, buttons: Sequence[Button] = ()) -> Card | None:
    """The card of *message* with its buttons replaced by *buttons*; None if it has no buttons."""
    view = _view_of(message)
    if view is None or not any(isinstance(one, ui.ActionRow) for one in view.walk_children()):
        return None
    return Card(*_with_rows(view, [_row(items) for items in _in_rows(buttons)]))


def log_entry(message: discord.Message, buttons: Sequence[Button], *, colour: int) -> Card | None:
    """The card of *message* as a log entry: without its passing text, and with other *buttons*.

    None if the message is no card.
    """
    view = _view_of(message)
    if view is None:
        return None
    items = _with_rows(view, [_row(items) for items in _in_rows(buttons)])
    for item in items:
        if isinstance(item, ui.Container):
            item.accent_colour = colour
            for child in [one for one in item.children if one.id == PASSING_ID]:
                item.remove_item(child)
    return Card(*items)


def _view_of(message: discord.Message) -> ui.LayoutView | None:
    """The components of *message*, with its pictures as attachments that stay with the message."""
    if not message.flags.components_v2:
        return None
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            item.items = [_kept(shown) for shown in item.items]
    return view


def _with_rows(view: ui.LayoutView, rows: Sequence[ui.ActionRow[Any]]) -> list[ui.Item[Any]]:
    """The items of *view*, with all rows of buttons replaced by *rows*."""
    left: list[ui.Item[Any]] = []
    for item in view.children:
        if isinstance(item, ui.Container):
            for row in [child for child in item.children if isinstance(child, ui.ActionRow)]:
                item.remove_item(row)
            for row in rows:
                item.add_item(row)
        if not isinstance(item, ui.ActionRow):
            left.append(item)
    view.clear_items()
    return left


def _in_rows(buttons: Iterable[Button]) -> list[Sequence[Button]]:
    """*buttons* in rows of five; those that end the turn or undo it have a row of their own."""
    every = list(buttons)
    found: list[Sequence[Button]] = []
    for row in ([one for one in every if not one.of_turn], [one for one in every if one.of_turn]):
        found += [row[first : first + 5] for first in range(0, len(row), 5)]
    return found


def _menu_parts(menu: Menu | ButtonRow) -> Iterator[ui.Item[Any]]:
    if isinstance(menu, Menu):
        yield _row([menu])
        return
    if menu.above:
        yield ui.TextDisplay(shorten(menu.above, PASSING_LETTERS))
    yield _row(menu.buttons)


def _offer(words: str, button: Button | None) -> ui.Item[Any]:
    if button is None:
        return ui.TextDisplay(words)
    beside: Any = button  # a button of any kind of view may stand in a section
    return ui.Section(words, accessory=beside)


def _row(items: Sequence[Button] | Sequence[Menu]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The picture of *item* as an attachment that stays with the message."""
    name = item.media.url.split("?", 1)[0].rsplit("/", 1)[-1]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
