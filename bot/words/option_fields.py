"""The options of a game as people see and set them: their names and values."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.errors import NoOptions, WrongValue
from bot.tables.codecs import GameCodecs
from bot.tables.host_acts import shown_value
from bot.words.language import Language
from engine.core.records import value
from engine.core.words import Text

MOST_NUMBERS_OFFERED = 60
"""Numbers offered as values for one option, at most."""

VALUE_LETTERS = 100
"""Letters of a typed value that are read, at most."""


@value
class OptionField:
    """An option *name* of a game, with its present value *now*."""

    name: str
    now: str
    offered: tuple[str, ...]

    def title(self, language: Language) -> str:
        return language.say(Text.of("option-name", option=self.name), plain=True)

    def line(self, language: Language) -> str:
        shown = self.values(language).get(self.now, self.now)
        return f"**{self.title(language)}**: {shown}"

    def values(self, language: Language) -> dict[str, str]:
        """The values that may be chosen, with the name of each."""
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


def fields_of(codecs: GameCodecs, options: str) -> list[OptionField]:
    """All options of a game, given *options* as a table stores them."""
    now = json.loads(options)
    described = adapter_of(codecs.game.options_type).json_schema()["properties"]
    return [
        OptionField(name=name, now=shown_value(now[name]), offered=_offered(schema))
        for name, schema in described.items()
    ]


def changed(codecs: GameCodecs, options: str, name: str, typed: str) -> Any:
    """The *options* of a table with *name* set to the *typed* value.

    :raises NoOptions: if there is no such option.
    :raises WrongValue: naming the possible values, if *typed* is none of them.
    """
    now = {key: shown_value(stored) for key, stored in json.loads(options).items()}
    if name not in now:
        raise NoOptions(preset=name)
    text = typed.strip()[:VALUE_LETTERS]
    try:
        return adapter_of(codecs.game.options_type).validate_strings(now | {name: text.lower()})
    except ValidationError as error:
        offered = next(one.offered for one in fields_of(codecs, options) if one.name == name)
        raise WrongValue(option=name, typed=text, values=_span(offered)) from error


@lru_cache
def adapter_of(options_type: Any) -> TypeAdapter[Any]:
    """The adapter that reads and describes the options of a game."""
    return TypeAdapter(options_type)


def _span(offered: tuple[str, ...]) -> str:
    """A range, if the *offered* values are numbers; else all of them with commas."""
    if offered and all(one.removeprefix("-").isdecimal() for one in offered):
        return f"{offered[0]} … {offered[-1]}"
    return ", ".join(offered)


def _offered(schema: Mapping[str, Any]) -> tuple[str, ...]:
    """The possible values of an option, by its JSON schema; none if it takes any text."""
    match schema:
        case {"type": "boolean"}:
            return ("yes", "no")
        case {"enum": values}:
            return tuple(map(str, values))
        case {"const": only}:
            return (str(only),)
        case {"type": "integer"}:
            least = schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1)
            most = schema.get(
                "maximum", schema.get("exclusiveMaximum", MOST_NUMBERS_OFFERED + 1) - 1
            )
            return tuple(map(str, range(least, min(most, least + MOST_NUMBERS_OFFERED) + 1)))
        case _:
            return ()
