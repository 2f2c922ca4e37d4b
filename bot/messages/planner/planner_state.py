"""The state of a person's planning, for as long as one request lasts."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.messages.planner.menus import Menus, Place
from bot.tables.drafts import KeptDraft
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.tables.previews import Preview, preview
from engine.core.agenda import waiting
from engine.core.errors import RuleViolation
from engine.core.forms import Form
from engine.core.game import AnyGame
from engine.core.plans import Plan
from engine.core.records import Seat, value
from engine.core.words import Text

MOST_ACTIONS_PLANNED = 30
"""Actions in one plan, at most."""

BEST_PLANS = 3
"""Plans that get a button each; they come first, and are of different kinds."""


@value
class Lost:
    """A planned action that is no longer legal, by its *labels* in the menus, if they are known.

    *error* is the rule that it breaks now. It takes *after* further actions with it.
    """

    labels: tuple[Text, ...]
    error: RuleViolation
    after: int


@dataclass(slots=True, kw_only=True)
class PlannerState:
    """A person's planning at a table; nothing is played before they confirm it.

    *actions* are planned. *rest* are actions offered to go on with: they were cut off the last
    plan, or put aside when something else was typed. *moved_on* is whether the table changed since
    they were planned. *kept* is the draft in the database. *commands* are the typed commands that
    can act now; None if the person taps. *goal* is the plan chosen just now; if it takes several
    turns, *actions* are only its first part. *lost* is what the table's change took off the plan.
    """

    live: LiveTable
    seat: Seat
    user_id: int
    actions: tuple[Any, ...] = ()
    rest: tuple[Any, ...] = ()
    kept: KeptDraft | None = None
    moved_on: bool = False
    commands: tuple[str, ...] | None = None
    goal: Plan[Any] | None = None
    lost: Lost | None = None
    _ahead: Preview | None = field(default=None, init=False)
    _position: Position | None = field(default=None, init=False)
    _plans: tuple[Plan[Any], ...] | None = field(default=None, init=False)

    @property
    def game(self) -> AnyGame:
        return self.live.game

    @property
    def mark(self) -> str:
        """A short hash that changes whenever the menus may change.

        Its first half depends on the table alone: on the open questions of the seat, or else on the
        last row of the log. Menus of answers thus stay valid while others play.
        """
        live = self.live
        asked = [decision.id for decision in live.pending(self.seat) if decision.blocking]
        base = f"d{asked}" if asked else f"s{live.table.seq}"
        kept = [live.codecs.plans.dump(one) if one else b"" for one in (self.actions, self.rest)]
        return _short_hash(base.encode()) + _short_hash(b"/".join(kept))

    def is_of_now(self, mark: str) -> bool:
        """Whether the table is as it was at *mark*, even if another plan was made since."""
        half = len(mark) // 2
        return mark[:half] == self.mark[:half]

    def set_aside(self, actions: tuple[Any, ...]) -> None:
        """Plan *actions*, and put the actions planned before aside."""
        before = self.actions
        self.plan_instead(actions)
        self.rest = before

    @property
    def draft(self) -> KeptDraft:
        """The draft to be kept in the database."""
        seq = self.live.table.seq
        writer, rest = self.user_id, self.rest
        return KeptDraft(seat=self.seat, seq=seq, actions=self.actions, rest=rest, writer=writer)

    @property
    def other_writer(self) -> str | None:
        """The name of another holder of the seat who planned these actions; None for nobody."""
        writer = self.kept.writer if self.kept and self.actions == self.kept.actions else None
        here = (one for one in self.live.holders if one.seat == self.seat)
        names = (one.name for one in here if one.user_id == writer != self.user_id)
        return None if writer is None else next(names, None)

    @property
    def ahead(self) -> Preview | None:
        """The preview of the plan; None if nothing is planned.

        :raises RuleViolation: if the plan cannot begin.
        """
        if self._ahead is None and self.actions:
            self._ahead = preview(self.live, self.seat, self.actions)
        return self._ahead

    @property
    def position(self) -> Position:
        """The position after the plan."""
        if self.ahead is None:
            return self.live.position(self.seat)
        if self._position is None:
            self._position = Position(self.game, self.ahead.view)
        return self._position

    @property
    def view(self) -> Any:
        """The view of the seat after the plan."""
        return self.position.view

    @property
    def menus(self) -> Menus:
        """The menus of the actions possible after the plan."""
        return Menus(self.position)

    @property
    def plans(self) -> tuple[Plan[Any], ...]:
        """The plans that the game offers after the planned actions, the best of each kind first."""
        if self._plans is None:
            self._plans = () if self.ends else _varied(self.position.plans)
        return self._plans

    def offer_in_order(self, plans: Sequence[Plan[Any]]) -> None:
        """Put the offered plans in the order of *plans*."""
        self._plans = tuple(plans)

    @property
    def plans_now(self) -> tuple[Plan[Any], ...]:
        """The plans that the game offers now, before any planned action."""
        if self.live.is_held_up(self.seat):
            return ()
        return _varied(self.live.position(self.seat).plans)

    @property
    def ends(self) -> bool:
        """Whether nothing can be planned further: after a roll, secret, question or full plan."""
        if self.ahead is None:
            return False
        full = len(self.actions) >= MOST_ACTIONS_PLANNED
        return full or self.ahead.unsure or bool(waiting(self.ahead.view.agenda))

    @property
    def goes_on(self) -> bool:
        """Whether an action, besides the end of the turn, can follow the plan."""
        return bool(self.reachable(()).offered)

    @property
    def can_end(self) -> bool | None:
        """Whether the turn may end now; None where turns end by themselves."""
        if self.position.finish is None:
            return None
        return self.position.may_finish and not self.live.is_held_up(self.seat)

    @property
    def ends_alone(self) -> bool:
        """Whether the turn can end in only one way, or not yet."""
        return all(one == self.position.finish for one in self.position.endings)

    @property
    def is_at_once(self) -> bool:
        """Whether the planned actions are played as soon as they are chosen."""
        return self.plays_at_once(self.actions)

    def plays_at_once(self, actions: Sequence[Any]) -> bool:
        """Whether *actions*, if nothing else is planned, are played as soon as they are chosen."""
        return len(actions) == 1 and isinstance(actions[0], self.game.at_once)

    @property
    def advises(self) -> bool:
        """Whether the game gives a reason for its best plan."""
        return bool(self.plans) and self.plans[0].why is not None

    @property
    def has_best(self) -> bool:
        """Whether the game finds the first plan clearly better than all others."""
        return bool(self.plans) and self.plans[0].best

    @property
    def takes_rest(self) -> bool:
        """Whether the planned actions can be played after those left over."""
        ahead = Preview(self.live, self.seat)
        try:
            for action in (*self.rest, *self.actions):
                ahead.extend(action)
        except RuleViolation:
            return False
        return True

    def form(self, key: str) -> Form[Any] | None:
        """The form called *key*, if it can be filled in next."""
        forms = () if self.ends else self.position.forms
        return next((form for form in forms if form.key == key), None)

    def reachable(self, path: Sequence[str]) -> Place:
        """The level of the menus at *path*, else the top; empty if the plan cannot go on."""
        return Place() if self.ends else self.menus.reachable(path)

    def plan_also(self, action: Any) -> None:
        """Plan *action* after the planned actions, keeping the preview made so far.

        :raises RuleViolation: if it is illegal there; nothing changed.
        """
        ahead = self.ahead or Preview(self.live, self.seat)
        ahead.extend(action)
        self.plan_instead((*self.actions, action))
        self._ahead = ahead

    def plan_instead(self, actions: tuple[Any, ...]) -> None:
        """Plan *actions* and nothing else."""
        self.actions, self._ahead, self._position, self._plans = actions, None, None, None
        self.moved_on = False

    def take_off(self) -> None:
        """Remove the last choice from the plan: all actions of an offered plan, or one action."""
        self.plan_instead(self.actions[: self._before_last_choice()])

    def _before_last_choice(self) -> int:
        """The number of actions planned before the last choice."""
        single = len(self.actions) - 1
        if self.live.is_held_up(self.seat):
            return single
        ahead, position = Preview(self.live, self.seat), self.live.position(self.seat)
        for before in range(single):
            if any(plan.actions == self.actions[before:] for plan in position.plans):
                return before
            try:
                ahead.extend(self.actions[before])
                position = Position(self.game, ahead.view)
            except RuleViolation:
                break
        return single


def _short_hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=3).hexdigest()


def _varied(plans: Sequence[Plan[Any]]) -> tuple[Plan[Any], ...]:
    """*plans* in their order, with the first of each kind moved to the front.

    As many kinds are moved as have buttons: a choice of three kinds of plan helps a player more
    than three plans of one kind.
    """
    kinds: dict[str, Plan[Any]] = {}
    for plan in plans:
        kinds.setdefault(plan.label.key, plan)
    ahead = tuple(kinds.values())[:BEST_PLANS]
    return (*ahead, *(plan for plan in plans if plan not in ahead))
