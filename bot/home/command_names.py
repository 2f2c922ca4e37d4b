"""Lists of commands as Discord suggests them during typing, in the reader's language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_GROUP_SIZE = 100
"""A number greater than the number of commands in a group, to give each a place of its own."""


def localise(
    entries: Iterable[dict[str, Any]], commands: Sequence[Mapping[str, Any]], locale: str
) -> None:
    """Name the *entries* of the preview's list as *commands* are called in *locale*.

    They are placed in the order of *commands*, and those of one group in the order of its options.
    """
    by_id = {str(command["id"]): (rank, command) for rank, command in enumerate(commands)}
    for entry in entries:
        rank, command = by_id[entry["commandId"]]
        steps: list[Mapping[str, Any]] = [command]
        for name in entry["path"][1:]:
            steps.append(next(one for one in steps[-1]["options"] if one["name"] == name))
        within = command["options"].index(steps[1]) if len(steps) > 1 else 0
        entry["place"] = rank * _GROUP_SIZE + int(within)
        entry["invocation"] = " ".join(_said(step, "name", locale) for step in steps)
        entry["description"] = _said(steps[-1], "description", locale)
        given = {option["name"]: option for option in steps[-1].get("options") or ()}
        for option in entry["options"]:
            told = given[option["name"]]
            option["said"] = _said(told, "name", locale)
            option["description"] = _said(told, "description", locale)


def _said(one: Mapping[str, Any], what: str, locale: str) -> str:
    localised: Mapping[str, str] = one.get(f"{what}_localizations") or {}
    return localised.get(locale) or str(one[what])
