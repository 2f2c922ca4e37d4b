"""The options of a game as people see and set them: a name, a value, the values there are."""

import dataclasses
import json
import typing
from typing import Any, Literal

from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic import ValidationError

from bot.errors import NoOptions
from bot.tables.codecs import GameCodecs
from bot.words.language import Language
from engine.core.records import value
from engine.core.words import Text

MOST_NUMBERS = 60
"""Numbers offered for one option."""


@value
class OptionField:
    """One option *name* of a game, and what it is *now*."""

    name: str
    now: str
    offered: tuple[str, ...]

    def title(self, language: Language) -> str:
        return language.say(Text.of("option-name", option=self.name), plain=True)

    def line(self, language: Language) -> str:
        shown = self.values(language).get(self.now, self.now)
        return f"**{self.title(language)}**: {shown}"

    def values(self, language: Language) -> dict[str, str]:
        """What may be chosen, and how each is called."""
        return {
            one: language.say(
                Text.of(
                    "option-value",
                    option=self.name,
                    value=one,
                    number=int(one) if one.isdecimal() else 0,
                ),
                plain=True,
            )
            for one in self.offered
        }


def fields_of(box: GameCodecs, options: str) -> list[OptionField]:
    """Every option, given *options* as a table stores them."""
    now = json.loads(options)
    hints = typing.get_type_hints(box.game.options_type, include_extras=True)
    return [
        OptionField(name=name, now=_shown(now[name]), offered=_offered(hints[name]))
        for name in (field.name for field in dataclasses.fields(box.game.options_type))
    ]


def changed(box: GameCodecs, options: str, name: str, typed: str) -> Any:
    """*options* with *name* set to what was *typed*.

    :raises NoOptions: if there is no such option, or it takes no such value.
    """
    raw = json.loads(options)
    if name not in raw:
        raise NoOptions(preset=name)
    for reading in _readings(typed):
        try:
            return box.options.load(json.dumps({**raw, name: reading}))
        except ValidationError:
            continue
    raise NoOptions(preset=f"{name} = {typed}")


def _readings(typed: str) -> list[Any]:
    """What *typed* may mean: a yes or no, a number, or a word."""
    text = typed.strip()[:100]
    words: dict[str, bool] = {"yes": True, "true": True, "no": False, "false": False}
    readings: list[Any] = [words[text.casefold()]] if text.casefold() in words else []
    if text.lstrip("-").isdecimal() and len(text) < 10:
        readings.append(int(text))
    return [*readings, text]


def _shown(stored: object) -> str:
    if isinstance(stored, bool):
        return "yes" if stored else "no"
    return str(stored)


def _offered(hint: Any) -> tuple[str, ...]:
    if hint is bool:
        return ("yes", "no")
    if typing.get_origin(hint) is Literal:
        return tuple(map(str, typing.get_args(hint)))
    if typing.get_origin(hint) is typing.Annotated and typing.get_args(hint)[0] is int:
        least, most = _bounds(typing.get_args(hint)[1:])
        return tuple(map(str, range(least, min(most, least + MOST_NUMBERS) + 1)))
    return ()


def _bounds(constraints: tuple[Any, ...]) -> tuple[int, int]:
    least, most = 0, MOST_NUMBERS
    for one in constraints:
        for bound in one if isinstance(one, Interval) else (one,):
            match bound:
                case Ge(ge=limit):
                    least = int(typing.cast("Any", limit))
                case Gt(gt=limit):
                    least = int(typing.cast("Any", limit)) + 1
                case Le(le=limit):
                    most = int(typing.cast("Any", limit))
                case Lt(lt=limit):
                    most = int(typing.cast("Any", limit)) - 1
                case _:
                    pass
    return least, most
