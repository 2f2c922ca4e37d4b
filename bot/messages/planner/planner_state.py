"""Where somebody plans, for as long as one request lasts: each thing is worked out once."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.messages.planner.menus import Menus, Place
from bot.tables.codecs import AnyGame
from bot.tables.drafts import KeptDraft
from bot.tables.live_table import LiveTable
from bot.tables.previews import Preview, preview
from engine.core.agenda import waiting
from engine.core.records import Seat

MOST_PLANNED = 30
"""Actions in one plan."""


@dataclass(slots=True, kw_only=True)
class PlannerState:
    """Who plans what where, and what they would see of it; nothing is played before it is asked.

    *rest* was cut off the plan confirmed before; *moved_on* says that the table is no longer as
    it was when they planned.
    """

    live: LiveTable
    seat: Seat
    user_id: int
    actions: tuple[Any, ...] = ()
    rest: tuple[Any, ...] = ()
    moved_on: bool = False
    _ahead: Preview | None = field(default=None, init=False)
    _menus: Menus | None = field(default=None, init=False)

    @property
    def game(self) -> AnyGame:
        return self.live.game

    @property
    def mark(self) -> str:
        """Short, and another whenever the menus may be.

        A question's answers outlive what others do meanwhile; anything else does not.
        """
        live = self.live
        asked = [decision.id for decision in live.pending(self.seat) if decision.blocking]
        base = f"d{asked}" if asked else f"s{live.table.seq}"
        plan = live.codecs.plans.dump(self.actions) if self.actions else b""
        return hashlib.blake2b(base.encode() + plan, digest_size=4).hexdigest()

    @property
    def draft(self) -> KeptDraft:
        """As it is to be kept."""
        seq = self.live.table.seq
        return KeptDraft(seat=self.seat, seq=seq, actions=self.actions, rest=self.rest)

    @property
    def ahead(self) -> Preview | None:
        """What comes of the plan; None if there is none.

        :raises RuleViolation: if it cannot begin.
        """
        if self._ahead is None and self.actions:
            self._ahead = preview(self.live, self.seat, self.actions)
        return self._ahead

    @property
    def view(self) -> Any:
        """What the seat would see after the plan."""
        return self.live.view(self.seat) if self.ahead is None else self.ahead.view

    @property
    def menus(self) -> Menus:
        """What can be chosen next."""
        if self._menus is None:
            self._menus = Menus(self.game, self.view)
        return self._menus

    @property
    def ends(self) -> bool:
        """Whether the plan ends here, at a die, at a question or with the turn."""
        if self.ahead is None:
            return False
        full = len(self.actions) >= MOST_PLANNED
        return full or self.ahead.unsure or bool(waiting(self.ahead.view.agenda))

    def reachable(self, path: Sequence[str]) -> Place:
        """What is offered at *path* of the menus, or as near to it as something is."""
        return Place() if self.ends else self.menus.reachable(path)

    def plan_also(self, action: Any) -> None:
        """Plan *action* after what is planned: what was played ahead is played on.

        :raises RuleViolation: if it is illegal there; nothing changed.
        """
        ahead = self.ahead or Preview(self.live, self.seat)
        ahead.extend(action)
        self.actions, self._ahead = (*self.actions, action), ahead
        self._menus, self.moved_on = None, False

    def plan_instead(self, actions: tuple[Any, ...]) -> None:
        """Plan *actions* and nothing else."""
        self.actions, self._ahead, self._menus = actions, None, None
        self.moved_on = False
