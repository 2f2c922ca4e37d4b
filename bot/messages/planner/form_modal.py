"""Forms of a game as Discord's modals: the button that opens a modal, and the answers sent."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

import discord
from discord import ui

from bot.messages.components import OPTION_LETTERS
from bot.messages.verb import InPlanner
from bot.words.cut_names import cut_apart
from bot.words.fitting import cut
from bot.words.language import Language, Names
from engine.core.forms import Form, FormField
from engine.core.records import value

TITLE_LETTERS, LABEL_LETTERS = 45, 45
ONE_LINE = 100
"""Letters above which a field has several lines."""


@value
class OpenForm(InPlanner):
    """Open *form* in the planner as it was at *mark*."""

    verb: ClassVar[str] = "form"
    form: str


@value
class SendForm(InPlanner):
    """Plan the answers typed into *form*; the id of the modal, so a restart loses no answer."""

    verb: ClassVar[str] = "sendform"
    form: str


def modal_of(
    form: Form[Any],
    verb: SendForm,
    language: Language,
    names: Names,
    typed: Mapping[str, str] = MappingProxyType({}),
) -> ui.Modal:
    """The modal with the fields of *form*, filled in with what was *typed* before, if anything."""
    title = language.say(form.path[-1], names, plain=True)
    modal = ui.Modal(title=cut(title, TITLE_LETTERS), custom_id=verb.to_id())
    said = [language.say(asked.label, names, plain=True) for asked in form.fields]
    for asked, label in zip(form.fields, cut_apart(said, LABEL_LETTERS), strict=True):
        answer = (
            _select(asked, language, names)
            if asked.choices
            else _text(asked, typed.get(asked.key), language, names)
        )
        modal.add_item(ui.Label(text=label, component=answer))
    return modal


def answers_of(data: Mapping[str, Any]) -> dict[str, str]:
    """The answers in a modal that was sent, by the keys of its form's fields."""
    return dict(_answers(data.get("components", ())))


def _select(asked: FormField, language: Language, names: Names) -> ui.Select[Any]:
    said = [language.say(choice.label, names, plain=True) for choice in asked.choices]
    options = [
        discord.SelectOption(label=label, value=choice.key, default=choice.key == asked.given)
        for choice, label in zip(asked.choices, cut_apart(said, OPTION_LETTERS), strict=True)
    ]
    return ui.Select(custom_id=asked.key, options=options)


def _text(
    asked: FormField, typed: str | None, language: Language, names: Names
) -> ui.TextInput[Any]:
    """A text field; Discord accepts it empty, and the game checks what is typed."""
    worded = asked.worded
    given = asked.given if worded is None else language.say(worded, names, plain=True)
    given = given if typed is None else typed
    return ui.TextInput(
        custom_id=asked.key,
        style=discord.TextStyle.long if asked.letters > ONE_LINE else discord.TextStyle.short,
        default=given[: asked.letters] or None,
        required=False,
        max_length=asked.letters,
    )


def _answers(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for one in components:
        if "component" in one:
            yield from _answers([one["component"]])
        elif "custom_id" in one:
            chosen = one.get("values") or [one.get("value")]
            yield str(one["custom_id"]), str(chosen[0] or "")
