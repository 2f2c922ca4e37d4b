"""All classes of verbs, of every button and menu."""

from bot.messages import personal_verbs, verbs
from bot.messages.planner import form_modal, planner_verbs
from bot.messages.verb import Verb

MODULES = (verbs, personal_verbs, planner_verbs, form_modal)

KINDS: list[type[Verb]] = [
    one
    for module in MODULES
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Verb) and one.__module__ == module.__name__
]
