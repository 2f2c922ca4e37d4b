"""All the verbs there are, wherever they are pressed."""

from bot.messages import verbs
from bot.messages.planner import planner_verbs
from bot.messages.verb import Verb

MODULES = (verbs, planner_verbs)

KINDS: list[type[Verb]] = [
    one
    for module in MODULES
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Verb) and one.__module__ == module.__name__
]
