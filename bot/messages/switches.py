"""A list of switches as a menu in which several entries are picked at once."""

from collections.abc import Callable

import discord

from bot.messages.components import Menu
from bot.messages.verb import Verb
from engine.core.forms import FormField
from engine.core.words import Text


def switches_menu(asked: FormField, title: str, verb: Verb, say: Callable[[Text], str]) -> Menu:
    """The choices of *asked* under a *title*; those given at first are switched on."""
    given = asked.given.split()
    options = [
        discord.SelectOption(label=say(one.label), value=one.key, default=one.key in given)
        for one in asked.choices
    ]
    return Menu.of(title, verb, options, least=asked.least, most=asked.most)
