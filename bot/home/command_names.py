"""The list of commands below what is typed, in the reader's language, as Discord shows it."""

from collections.abc import Iterable, Mapping
from typing import Any


def localise(
    entries: Iterable[dict[str, Any]], commands: Iterable[Mapping[str, Any]], locale: str
) -> None:
    """Show *entries* of the list as the *commands* they stand for are called in *locale*."""
    by_id = {str(command["id"]): command for command in commands}
    for entry in entries:
        if (command := by_id.get(entry["commandId"])) is None:
            continue
        steps = [command]
        for name in entry["path"][1:]:
            steps.append(next(one for one in steps[-1]["options"] if one["name"] == name))
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
