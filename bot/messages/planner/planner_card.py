"""How the planner looks: its menu, its buttons, and how a choice is called."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages.components import Button, Menu, button_id, menu_id
from bot.messages.planner.menus import Place, key_of
from bot.messages.planner.planner_state import PlannerState
from bot.words.language import Language, Names
from engine.core.choices import Choice
from engine.core.words import Text

LABEL_LETTERS = 100


def menu_of(state: PlannerState, place: Place, language: Language, names: Names) -> Menu:
    """The menu of what is offered at *place*."""
    options = [
        discord.SelectOption(
            label=_short(_say_choice(choice, language, names)), value=key_of(choice.label)
        )
        for choice in place.offered
    ]
    placeholder = say_label(place.labels, language, names) or language.say(
        Text.of("planner-choose"), plain=True
    )
    where = ".".join(place.path)
    return Menu.of(placeholder, menu_id("plan", state.live.table.id, state.mark, where), options)


def buttons_of(
    state: PlannerState, place: Place, language: Language, *, goes_on: bool
) -> list[Button]:
    """What can be done with the plan itself; first how the one before *goes on*."""
    table, mark, path = state.live.table.id, state.mark, place.path
    buttons: list[Button] = []
    if goes_on:
        label = language.say(Text.of("button-resume"), plain=True)
        resume = button_id("resume", table, mark)
        buttons.append(Button.of(label, resume, style=discord.ButtonStyle.primary))
    if state.actions:
        label = language.say(Text.of("button-confirm"), plain=True)
        confirm = button_id("confirm", table, mark)
        buttons.append(Button.of(label, confirm, style=discord.ButtonStyle.success))
    if path or state.actions:
        label = language.say(Text.of("button-back"), plain=True)
        buttons.append(Button.of(label, button_id("back", table, mark, ".".join(path))))
    if state.actions:
        label = language.say(Text.of("button-discard"), plain=True)
        drop = button_id("discard", table, mark)
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
