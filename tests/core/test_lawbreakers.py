"""The laws catch the games that break them: each mutant breaks one."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.errors import RuleViolation
from engine.core.game import look, play
from engine.core.records import SPECTATOR, clone
from engine.core.words import Text
from tests import laws
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish

SEEDS = ("alba", "brigantine", "corsair")


class Arbitrary(Skirmish):
    """Asks for bids by a rule that does not exist."""

    def pending(self, state: p.SkirmishState) -> Sequence[p.Question]:
        return [replace(asked, rule="because") for asked in super().pending(state)]


class Gossip(Skirmish):
    """Announces secret events to everybody."""

    def apply(self, state: Any, seat: Any, action: Any, referee: Any) -> None:
        super().apply(state, seat, action, referee)
        referee.events[:] = [replace(event, to=None) for event in referee.events]


class Clairvoyant(Skirmish):
    """Refuses bids depending on the other captain's hidden cards."""

    def to_act(self, state: p.SkirmishState) -> tuple[str, ...]:
        self.peeked = state
        return super().to_act(state)

    def check(self, view: p.SkirmishView, action: p.Action) -> None:
        super().check(view, action)
        if isinstance(action, p.Bid) and max(self.peeked.own["p2"].hand, default=0) > 5:
            raise RuleViolation("SK-BID-01", "too-little-gold")


class Forgetful(Skirmish):
    """Imagines a world in which nobody has offered anything."""

    def imagine(self, view: Any, dice: Any) -> Any:
        state = super().imagine(view, dice)
        state.offers.clear()
        return state


class Careless(Skirmish):
    """Suggests to sail beyond the end of the line."""

    def suggest(self, view: Any) -> Any:
        yield from super().suggest(view)
        if view.own and not waiting(view.agenda) and view.open.captains[view.seat].at == 6:
            yield p.Sail(by=1)


class Trigger(Skirmish):
    """Answers with a bid wherever standing orders answer."""

    def answer(self, view: Any, decision: Any, orders: Any) -> Any:
        action = super().answer(view, decision, orders)
        return action and p.Bid(decision=decision.id, gold=2)


class Hasty(Skirmish):
    """Holds fire even for a seat whose standing orders do not say so."""

    def answer(self, view: Any, decision: Any, orders: Any) -> Any:
        if isinstance(decision, p.ShotDecision):
            return p.Reply(decision=decision.id, yes=False)
        return None


class Stammering(Skirmish):
    """Calls a seat to act once more for each trade offered to it."""

    def to_act(self, state: p.SkirmishState) -> tuple[str, ...]:
        called = super().to_act(state)
        return (*called, *(offer.seat for offer in state.offers))


class Forger(Skirmish):
    """Puts a sold card back on the pile too."""

    def apply(self, state: Any, seat: Any, action: Any, referee: Any) -> None:
        super().apply(state, seat, action, referee)
        if isinstance(action, p.Sell):
            state.hidden.pile.append(action.card)


class Mumbling(Skirmish):
    """Gives two actions the same label."""

    def label(self, view: Any, action: Any) -> Any:
        return super().label(view, action)[:1]


class Lenient(Skirmish):
    """Announces no opening of bids, so that a bid could be undone after it was seen."""

    def perform(self, state: Any, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        if isinstance(task, p.OpenBids):
            referee.events[:] = [e for e in referee.events if not isinstance(e, p.BidsOpened)]


class Blusterer(Skirmish):
    """Plans to sail beyond the end of the line."""

    def plans(self, view: Any) -> Any:
        for plan in super().plans(view):
            yield replace(plan, actions=(p.Sail(by=2 * plan.actions[-1].by),))


class Dreamer(Skirmish):
    """Plans to withdraw an offer that does not exist."""

    def plans(self, view: Any) -> Any:
        for plan in super().plans(view):
            yield replace(plan, actions=(*plan.actions[:-1], p.Withdraw(offer=0)))


class Echo(Skirmish):
    """Offers every plan twice."""

    def plans(self, view: Any) -> Any:
        return [*super().plans(view)] * 2


class Waverer(Skirmish):
    """Offers more plans than a menu holds."""

    def plans(self, view: Any) -> Any:
        for plan in super().plans(view):
            yield from (replace(plan, label=Text.of("by", by=by)) for by in range(30))


class Spy(Clairvoyant):
    """Words its plans depending on the other captain's hidden cards."""

    def check(self, view: p.SkirmishView, action: p.Action) -> None:
        Skirmish.check(self, view, action)

    def imagine(self, view: Any, dice: Any) -> Any:
        self.peeked = super().imagine(view, dice)
        return self.peeked

    def plans(self, view: Any) -> Any:
        held = self.peeked.own["p1" if view.seat == "p2" else "p2"].hand
        about = Text.of("card", card=max(held, default=0))
        return [replace(plan, about=about) for plan in super().plans(view)]


class Namesake(Skirmish):
    """Gives every plan the same key."""

    def plans(self, view: Any) -> Any:
        return [replace(plan, key="sail") for plan in super().plans(view)]


class Fickle(Skirmish):
    """Gives a plan another key each time it is offered."""

    offered = 0

    def plans(self, view: Any) -> Any:
        for plan in super().plans(view):
            self.offered += 1
            yield replace(plan, key=f"plan:{self.offered}")


class Watcher(Spy):
    """Watches the other captain's hidden cards."""

    def plans(self, view: Any) -> Any:
        return Skirmish.plans(self, view)

    def stops(self, view: Any) -> Any:
        held = self.peeked.own["p1" if view.seat == "p2" else "p2"].hand
        facts = tuple(f"card:{card}" for card in sorted(held))
        return [replace(stop, watch=facts) for stop in super().stops(view)]


class Alarmist(Skirmish):
    """Offers every stop twice."""

    def stops(self, view: Any) -> Any:
        return [*super().stops(view)] * 2


@pytest.mark.rule(
    *("CORE-TURN-03", "CORE-TURN-04", "CORE-SECRET-01", "CORE-MENU-01", "CORE-LOG-03"),
    *("CORE-LOG-04", "CORE-PLAN-02", "CORE-PLAN-03", "CORE-PLAN-04"),
)
@pytest.mark.parametrize(
    ("mutant", "why"),
    [
        (Arbitrary(), "because is no rule"),
        (Gossip(), "learnt more"),
        (Clairvoyant(), "a refusal told a secret"),
        (Forgetful(), "can tell the worlds apart"),
        (Careless(), "off-the-line"),
        (Trigger(), "ordered .*not-asked"),
        (Hasty(), "nobody ordered"),
        (Stammering(), "called twice"),
        (Forger(), "a card is missing"),
        (Mumbling(), "two suggestions"),
        (Lenient(), "may not be taken back"),
        (Blusterer(), "planned .*off-the-line"),
        (Dreamer(), "refused then|planned .*not-now|planned .*no-such-offer"),
        (Echo(), "two plans"),
        (Waverer(), "more plans"),
        (Spy(), "a plan told a secret"),
        (Namesake(), "two plans have one key"),
        (Fickle(), "a plan told a secret"),
        (Watcher(), "a stop told a secret"),
        (Alarmist(), "two stops have one key"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Skirmish) else "",
)
def test_a_game_that_breaks_a_law_is_caught(mutant: Skirmish, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        _try(mutant)


def test_the_unchanged_toy_game_breaks_no_law() -> None:
    _try(SKIRMISH)


@pytest.mark.rule("CORE-TURN-02")
def test_a_game_that_spoils_its_state_before_refusing_is_caught() -> None:
    class Spoiler(Skirmish):
        def apply(self, state: Any, *rest: Any) -> None:
            super().apply(state, *rest)
            raise RuleViolation("CORE-TURN-02", "too-late")

    state, _ = laws.opening(SKIRMISH, "spoiler")
    seat, action = laws.random_action(SKIRMISH, state, "spoiler", 1)
    with pytest.raises(AssertionError, match="changed the state"):
        laws.refusals_change_nothing(Spoiler(), state, [seat], [action])


def test_a_game_that_leaves_a_legal_action_out_of_its_suggestions_is_caught() -> None:
    class Secretive(Skirmish):
        def suggest(self, view: Any) -> Any:
            return (action for action in super().suggest(view) if action != self.default(view))

    state, _ = laws.opening(SKIRMISH, "secretive")
    action = SKIRMISH.default(look(SKIRMISH, state, "p1"))
    with pytest.raises(AssertionError, match="Bid"):
        laws.suggestions_are_complete(Secretive(), state, "p1", [action])


def test_a_game_whose_default_never_ends_a_turn_is_caught() -> None:
    """The clock of this mutant offers a card and withdraws it, for ever."""

    class Haggler(Skirmish):
        def default(self, view: Any) -> Any:
            trading = (p.OfferTrade, p.Withdraw)
            found = (one for one in super().suggest(view) if isinstance(one, trading))
            return next(found, super().default(view))

    state, _ = laws.opening(SKIRMISH, "haggler")
    for _ in laws.random_steps(SKIRMISH, state, "haggler"):
        if not SKIRMISH.pending(state):
            break
    seats = SKIRMISH.to_act(state)
    laws.the_default_ends_a_turn(SKIRMISH, state, seats[0], "haggler")
    with pytest.raises(AssertionError, match="plays on"):
        laws.the_default_ends_a_turn(Haggler(), state, seats[0], "haggler")


def _try(game: Any) -> None:
    """Try all the laws on every position of some games of the toy."""
    for seed in SEEDS:
        state, setup = laws.opening(SKIRMISH, seed)
        before = clone(state)
        for step in laws.random_steps(SKIRMISH, state, seed):
            after = clone(before)
            again = play(game, after, step.seat, step.action, SeededDice(seed), seq=1)
            laws.rules_are_named(game, after, again.rolls)
            laws.makes_sense(game, after)
            laws.everybody_is_called_once(game, before)
            laws.standing_orders_are_kept(game, before, step.seat)
            for twin in SEEDS:
                laws.an_undo_gives_back_no_knowledge(game, before, step.seat, step.action, twin)
                for watcher in (*setup.seats, SPECTATOR):
                    laws.shows_no_secret(game, before, watcher, step.seat, step.action, seed=twin)
            laws.menus_hold_the_suggestions(game, before, step.seat)
            laws.suggestions_apply(game, before, step.seat)
            laws.plans_are_kept(game, before, step.seat, seed)
            laws.stops_are_kept(game, before, step.seat, seed)
            before = clone(state)
