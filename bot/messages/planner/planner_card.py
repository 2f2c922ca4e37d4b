"""How the planner looks: its menu, its buttons, and how a choice is called."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages.components import Button, Menu
from bot.messages.planner.menus import Desktop, follow, key_of
from bot.messages.verbs import Back, Confirm, Discard, Pick
from bot.words.language import Language, Names
from engine.core.choices import Choice
from engine.core.words import Text

LABEL_LETTERS = 100


def menu_of(
    desktop: Desktop,
    path: Sequence[str],
    offered: Sequence[Choice[Any]],
    language: Language,
    names: Names,
) -> Menu:
    """The menu of what is *offered* at *path*."""
    options = [
        discord.SelectOption(
            label=_short(_say_choice(choice, language, names)), value=key_of(choice.label)
        )
        for choice in offered
    ]
    prefix, _ = follow(desktop, path)
    placeholder = say_label(prefix, language, names) or language.say(
        Text.of("planner-choose"), plain=True
    )
    table = desktop.live.table.id
    pick = Pick(table=table, mark=desktop.mark, path=tuple(path))
    return Menu.of(placeholder, pick, options)


def buttons_of(desktop: Desktop, path: Sequence[str], language: Language) -> list[Button]:
    """What can be done with the plan itself."""
    table, mark = desktop.live.table.id, desktop.mark
    buttons: list[Button] = []
    if desktop.plan is not None:
        label = language.say(Text.of("button-confirm"), plain=True)
        confirm = Confirm(table=table, mark=mark)
        buttons.append(Button.of(label, confirm, style=discord.ButtonStyle.success))
    if path or desktop.plan is not None:
        label = language.say(Text.of("button-back"), plain=True)
        buttons.append(Button.of(label, Back(table=table, mark=mark, path=tuple(path))))
    if desktop.plan is not None:
        label = language.say(Text.of("button-discard"), plain=True)
        drop = Discard(table=table, mark=mark)
        buttons.append(Button.of(label, drop, style=discord.ButtonStyle.danger))
    return buttons


def say_label(label: Sequence[Text], language: Language, names: Names) -> str:
    """A way through the menus, in words."""
    return " · ".join(language.say(text, names, plain=True) for text in label)


def _say_choice(choice: Choice[Any], language: Language, names: Names) -> str:
    said = language.say(choice.label, names, plain=True)
    return said if choice.action is not None else f"{said} …"


def _short(label: str) -> str:
    return label if len(label) <= LABEL_LETTERS else label[: LABEL_LETTERS - 1] + "…"
