"""The list of commands below what is typed, in the reader's language, as Discord shows it."""

from collections.abc import Iterable, Mapping
from typing import Any

_GENERAL = (
    *("turn", "map", "hand", "lookup", "rules", "help", "mygames", "roll"),
    *("auto", "prefs", "table"),
)
"""Commands of every game, those that are played first; a game's own stand before them."""

_GROUP_SIZE = 100
"""More commands than a group has."""


def localise(
    entries: Iterable[dict[str, Any]], commands: Iterable[Mapping[str, Any]], locale: str
) -> None:
    """Show *entries* of the list as the *commands* they stand for are called in *locale*."""
    by_id = {str(command["id"]): command for command in commands}
    for entry in entries:
        if (command := by_id.get(entry["commandId"])) is None:
            continue
        steps: list[Mapping[str, Any]] = [command]
        for name in entry["path"][1:]:
            steps.append(next(one for one in steps[-1]["options"] if one["name"] == name))
        entry["place"] = _place(steps)
        entry["invocation"] = " ".join(_said(step, "name", locale) for step in steps)
        entry["description"] = _said(steps[-1], "description", locale)
        given = {option["name"]: option for option in steps[-1].get("options") or ()}
        for option in entry["options"]:
            told = given[option["name"]]
            option["said"] = _said(told, "name", locale)
            option["description"] = _said(told, "description", locale)


def _place(steps: list[Mapping[str, Any]]) -> int:
    """Where the command at the end of *steps* stands among all; those of a group keep its order."""
    first = steps[0]["name"]
    rank = _GENERAL.index(first) + 1 if first in _GENERAL else 0
    within = steps[0]["options"].index(steps[1]) if len(steps) > 1 else 0
    return rank * _GROUP_SIZE + int(within)


def _said(one: Mapping[str, Any], what: str, locale: str) -> str:
    localised: Mapping[str, str] = one.get(f"{what}_localizations") or {}
    return localised.get(locale) or str(one[what])
