"""Steps of a first battle, each with a hint and the event that completes it."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.man_o_war.judgement.answers import sheet_of
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.wizards import has_magic


def lessons(view: WarView) -> Sequence[Lesson]:
    """All lessons for the view's seat: seal a sheet, cast and dispel, fire, ram."""
    if view.seat not in SIDES:
        return ()
    return (
        *(_of_magic() if has_magic(view.open, SIDES[view.seat]) else ()),
        Lesson(
            key="seal",
            name=Text.of("lesson-name", step="seal"),
            hint=partial(_hint, "seal"),
            done=_sealed,
        ),
        _of_others("fire", e.Fired),
        _of_others("ram", e.Rammed),
    )


def _of_magic() -> tuple[Lesson, ...]:
    """The second course: to have a spell cast, and to say what shall be dispelled."""
    return (
        Lesson(
            key="spell",
            name=Text.of("lesson-name", step="spell"),
            hint=partial(_hint, "spell"),
            done=_prepared,
        ),
        Lesson(
            key="dispel",
            name=Text.of("lesson-name", step="dispel"),
            hint=partial(_hint, "dispel"),
            done=_dispels,
        ),
    )


def _of_others(key: str, kind: type[e.Fired | e.Rammed]) -> Lesson:
    """A step that the ships take once all signals are sealed."""
    return Lesson(
        key=key,
        name=Text.of("lesson-name", step=key),
        hint=partial(_hint, key),
        done=partial(_done, kind),
        by_others=True,
    )


def _hint(key: str, view: WarView) -> Text | None:
    if sheet_of(view) is None:
        return None
    return Text.of("lesson", step=key)


def _sealed(view: WarView, events: Sequence[Any]) -> bool:
    side = SIDES[view.seat]
    return any(isinstance(event, e.Sealed) and event.side == side for event in events)


def _done(kind: type[e.Fired | e.Rammed], view: WarView, events: Sequence[Any]) -> bool:
    """Whether a ship of the view's side did it."""
    ships, side = view.open.ships, SIDES[view.seat]
    return any(isinstance(event, kind) and ships[event.ship].side == side for event in events)


def _prepared(view: WarView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.SpellPrepared) and event.casting for event in events)


def _dispels(view: WarView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.DispelOrdered) and event.policy != "never" for event in events)
