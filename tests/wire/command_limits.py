"""The service's limits on application commands and on the choices of an autocomplete."""

import re
from typing import Any

from tests.wire.refusals import Form, Json

STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
SUBCOMMAND, GROUP = 1, 2

_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(form: Form, commands: list[Json]) -> None:
    """Check the limits of commands: 100 in all, 8000 characters each, 25 options a level."""
    slashes = [command for command in commands if command.get("type", 1) == 1]
    form.length("commands", slashes, 0, 100)
    form.length("commands", [one for one in commands if one.get("type", 1) != 1], 0, 30)
    keys = [(command.get("name"), command.get("type", 1)) for command in commands]
    if len(set(keys)) < len(keys):
        form.wrong("commands", "Application command names must be unique.")
    for i, command in enumerate(commands):
        if command.get("type", 1) != 1:
            form.length(f"{i}.name", command.get("name"), 1, 32)
            continue
        _check_words(form, str(i), command)
        _check_options(form, f"{i}.options", command.get("options") or [], 0)
        if _size(command) > 8000:
            form.wrong(str(i), "Command exceeds maximum size (8000)")


def check_choices(form: Form, path: str, choices: list[Json], kind: int) -> None:
    form.length(path, choices, 0, 25)
    for i, choice in enumerate(choices):
        names = (choice.get("name_localizations") or {}).values()
        for name in (choice.get("name"), *names):
            form.length(f"{path}.{i}.name", name, 1, 100)
        if kind == STRING:
            form.length(f"{path}.{i}.value", choice.get("value"), 1, 100)
        elif not isinstance(choice.get("value"), int | float):
            form.wrong(f"{path}.{i}.value", "Expected a number.")


def _check_words(form: Form, path: str, node: Json) -> None:
    for name in (node.get("name"), *(node.get("name_localizations") or {}).values()):
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            form.wrong(f"{path}.name", f"{name!r} is not a valid command name.")
    for text in (node.get("description"), *(node.get("description_localizations") or {}).values()):
        form.length(f"{path}.description", text, 1, 100)


def _check_options(form: Form, path: str, options: list[Json], depth: int) -> None:
    form.length(path, options, 0, 25)
    if len({option.get("name") for option in options}) < len(options):
        form.wrong(path, "Option names must be unique.")
    nested = [option for option in options if option.get("type") in (SUBCOMMAND, GROUP)]
    if nested and len(nested) < len(options):
        form.wrong(path, "Sub-commands and other options are mutually exclusive.")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        form.wrong(path, "Required options must be placed before non-required options.")
    for i, option in enumerate(options):
        here = f"{path}.{i}"
        _check_words(form, here, option)
        if option in nested:
            _check_nested(form, here, option, depth)
        else:
            _check_value_option(form, here, option)


def _check_nested(form: Form, path: str, option: Json, depth: int) -> None:
    inner = option.get("options") or []
    kinds = {one.get("type") for one in inner}
    if option["type"] == GROUP and (depth or kinds != {SUBCOMMAND}):
        form.wrong(path, "A group stands at the top and holds sub-commands only.")
    if option["type"] == SUBCOMMAND and kinds & {SUBCOMMAND, GROUP}:
        form.wrong(path, "A sub-command holds no sub-commands.")
    _check_options(form, f"{path}.options", inner, depth + 1)


def _check_value_option(form: Form, path: str, option: Json) -> None:
    kind, choices = option.get("type", 0), option.get("choices") or []
    if choices and option.get("autocomplete"):
        form.wrong(path, "Choices and autocomplete are mutually exclusive.")
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.wrong(path, "Only texts and numbers take choices.")
    check_choices(form, f"{path}.choices", choices, kind)


def _size(node: Json) -> int:
    inner = [*(node.get("options") or []), *(node.get("choices") or [])]
    own = _longest(node, "name") + _longest(node, "description") + len(str(node.get("value", "")))
    return own + sum(map(_size, inner))


def _longest(node: Json, key: str) -> int:
    texts: list[Any] = [node.get(key), *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(text or "") for text in texts)
