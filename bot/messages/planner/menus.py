"""Where somebody plans, and the menus that are open there: paths of labels, kept as short keys."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import OutOfDate
from bot.tables.codecs import AnyGame
from bot.tables.live_table import LiveTable
from bot.tables.plans import Plan
from bot.tables.previews import Preview
from engine.core.agenda import waiting
from engine.core.choices import Choice, choices
from engine.core.records import Seat
from engine.core.words import Text

MOST_PLANNED = 30
"""Actions in one plan."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Desktop:
    """Where somebody plans: the table, their seat, what they planned, and what they would see.

    *mark* is short and changes whenever the menus may.
    """

    live: LiveTable
    seat: Seat
    user_id: int
    plan: Plan | None
    ahead: Preview | None
    view: Any
    mark: str
    moved_on: bool

    @property
    def game(self) -> AnyGame:
        return self.live.game

    @property
    def ends(self) -> bool:
        """Whether the plan ends here, at a die, at a question or with the turn."""
        if self.ahead is None:
            return False
        full = self.plan is not None and len(self.plan.actions) >= MOST_PLANNED
        return full or self.ahead.unsure or bool(waiting(self.view.agenda))


def follow(desktop: Desktop, path: Sequence[str]) -> tuple[tuple[Text, ...], Choice[Any] | None]:
    """The labels that *path* goes by, and the choice it ends at; None at the top.

    :raises OutOfDate: if it leads nowhere any more.
    """
    prefix: tuple[Text, ...] = ()
    choice: Choice[Any] | None = None
    for key in path:
        below = choices(desktop.game, desktop.view, prefix)
        choice = next((one for one in below if key_of(one.label) == key), None)
        if choice is None:
            raise OutOfDate
        prefix = (*prefix, choice.label)
    return prefix, choice


def reachable(
    desktop: Desktop, path: Sequence[str]
) -> tuple[tuple[str, ...], tuple[Choice[Any], ...]]:
    """*path* as far up as needed for the menus to offer something there."""
    if desktop.ends:
        return (), ()
    try:
        prefix, choice = follow(desktop, path)
    except OutOfDate:
        prefix, choice, path = (), None, ()
    if choice is not None and choice.action is not None:
        prefix, path = (), ()
    offered = choices(desktop.game, desktop.view, prefix)
    while len(offered) == 1 and offered[0].action is None:
        path = (*path, key_of(offered[0].label))
        prefix = (*prefix, offered[0].label)
        offered = choices(desktop.game, desktop.view, prefix)
    return tuple(path), offered


def key_of(label: Text) -> str:
    """A short name of a choice in the ids of menus."""
    return hashlib.blake2b(repr(label).encode(), digest_size=3).hexdigest()
