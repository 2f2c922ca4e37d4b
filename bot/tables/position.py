"""A position as one seat sees it, with the actions, menus and plans that its game offers there."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine.ai.guidance import Guidance, guidance
from engine.core.agenda import Decision, waiting
from engine.core.choices import ChoiceTree
from engine.core.errors import RuleViolation
from engine.core.forms import Form
from engine.core.game import AnyGame
from engine.core.lessons import Lesson
from engine.core.plans import Plan


class Position:
    """The actions, menus, plans and lessons of *game* for the seat of *view*, each computed once.

    Do not read a position after the state that its view shares has changed.
    """

    def __init__(self, game: AnyGame, view: Any) -> None:
        self.game, self.view = game, view
        self._guided: dict[Any, Guidance] = {}

    @cached_property
    def suggested(self) -> tuple[Any, ...]:
        """The legal actions, as far as the game suggests any."""
        return tuple(self.game.suggest(self.view))

    @cached_property
    def finish(self) -> Any:
        """The action that ends the turn, legal yet or not; None if turns end by themselves."""
        return self.game.finish(self.view)

    @cached_property
    def may_finish(self) -> bool:
        """Whether ending the turn is legal now."""
        if self.finish is None:
            return False
        try:
            self.game.check(self.view, self.finish)
        except RuleViolation:
            return False
        return True

    @cached_property
    def endings(self) -> tuple[Any, ...]:
        """The suggested actions that end the turn, each in its own way."""
        return tuple(one for one in self.suggested if self._ends_turn(one))

    @cached_property
    def forms(self) -> tuple[Form[Any], ...]:
        """The forms that can be filled in."""
        return tuple(self.game.forms(self.view))

    @cached_property
    def ending_form(self) -> Form[Any] | None:
        """The form of the ways to end the turn; None if they are too few for one."""
        return next((one for one in self.forms if any(map(self._ends_turn, one.stands_for))), None)

    @cached_property
    def choices(self) -> ChoiceTree[Any]:
        """Menus of the actions that do not end the turn: forms, and suggestions that no form
        stands for.
        """
        forms = [one for one in self.forms if one != self.ending_form]
        formed = {action for one in forms for action in one.stands_for}
        listed = (one for one in self.suggested if one not in formed and not self._ends_turn(one))
        return ChoiceTree(self.game, self.view, listed, forms)

    @cached_property
    def plans(self) -> tuple[Plan[Any], ...]:
        """The plans of the seat, best first, without a plan that only ends the turn."""
        return tuple(plan for plan in self._advice if plan.actions != (self.finish,))

    @cached_property
    def opening(self) -> Plan[Any] | None:
        """The best of the plans that open the turn; None if it is open, or needs no opening."""
        return next((plan for plan in self.plans if plan.opens), None)

    def plan_of(self, key: str) -> Plan[Any] | None:
        """The plan named *key*; None if it is not offered now."""
        return next((plan for plan in self.plans if plan.key == key), None)

    @cached_property
    def seals(self) -> Decision | None:
        """The question whose answer is a whole turn of the seat; None if it is asked none.

        Where turns end by themselves, each is one answer, sealed until all have answered.
        """
        if self.finish is not None:
            return None
        asked = (one for one in waiting(self.view.agenda) if one.seat == self.view.seat)
        return next((one for one in asked if one.time == "turn"), None)

    @cached_property
    def is_best_ended(self) -> bool:
        """Whether the game advises above all to end the turn."""
        return bool(self._advice) and self._advice[0].actions == (self.finish,)

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons that the seat may learn."""
        return self.game.words.lessons(self.view)

    def guided(
        self, left: Sequence[Lesson], tips: Sequence[Lesson], plans: Sequence[Plan[Any]]
    ) -> Guidance:
        """The guidance of a seat that has the steps *left* and the *tips* to learn.

        *plans* are the offered plans, in the order in which they are offered.
        """
        keys = (tuple(one.key for one in some) for some in (left, tips))
        asked = (*keys, tuple(plans))
        if asked not in self._guided:
            self._guided[asked] = guidance(self.game, self.view, left, tips, plans)
        return self._guided[asked]

    @cached_property
    def _advice(self) -> tuple[Plan[Any], ...]:
        """All plans of the seat, the best first."""
        return tuple(self.game.plans(self.view))

    def _ends_turn(self, action: Any) -> bool:
        return self.finish is not None and isinstance(action, type(self.finish))
