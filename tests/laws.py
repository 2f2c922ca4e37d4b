"""Laws that every game must obey, as functions of one position, which ``test_laws`` tries."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.ai.policies import one_of, random_policy
from engine.core.choices import MENU_CHOICES, ChoiceTree
from engine.core.codec import Codec
from engine.core.dice import Roll, SeededDice, policy_dice, table_dice
from engine.core.errors import RuleViolation
from engine.core.forms import Form
from engine.core.game import (
    AnyGame,
    Setup,
    Step,
    begin,
    carry_out,
    faults,
    is_npc,
    look,
    play,
    redact,
    standard_options,
)
from engine.core.log import may_undo
from engine.core.records import SPECTATOR, Seat, clone
from engine.core.rule_ids import is_rule_id
from engine.core.words import Listing, Text

AnyStep = Step[Any, Any]

MOST_OF_A_TURN = 100
"""Actions after which a turn that the clock plays counts as endless."""


def opening(
    game: AnyGame, seed: str, options: Any = None, seats: Sequence[Seat] = ()
) -> tuple[Any, Setup[Any, Any]]:
    """A new game: its standard preset and all its seats, unless others are given."""
    options = options or standard_options(game)
    return begin(game, seats or game.seats(options).seats, options, table_dice(seed, 0))


def random_action(game: AnyGame, state: Any, seed: str, seq: int) -> tuple[Seat, Any]:
    dice = policy_dice(seed, seq)
    seat = one_of(game.to_act(state), dice)
    view = look(game, state, seat)
    return seat, game.default(view) if is_npc(seat) else random_policy(game)(view, dice)


def random_steps(game: AnyGame, state: Any, seed: str, seq: int = 0) -> Iterator[AnyStep]:
    """Play *state* at random to its end; yields each step after it is played."""
    while game.to_act(state):
        seq += 1
        seat, action = random_action(game, state, seed, seq)
        yield play(game, state, seat, action, table_dice(seed, seq), seq=seq, by="policy")


def suggestions_apply(game: AnyGame, state: Any, seat: Seat) -> None:
    """Every suggestion for a seat that is to act, and its default action, is legal."""
    view = look(game, state, seat)
    for action in [*game.suggest(view), game.default(view)]:
        assert not (why := refusal(game, clone(state), seat, action)), f"{action}: {why}"


def standing_orders(game: AnyGame) -> list[Any]:
    """Orders to try: each choice of each menu alone, and with the last choice of all others.

    Empty orders, which leave every question to the player, come first.
    """
    if game.orders_type is None:
        return []
    nothing = everything = game.orders_type()
    for number in range(len(game.order_menus(nothing))):
        everything = game.order_menus(everything)[number].choices[-1].orders
    found = [nothing]
    for standing in (nothing, everything):
        for menu in game.order_menus(standing):
            assert standing in [choice.orders for choice in menu.choices], "what stands is offered"
            found += [choice.orders for choice in menu.choices if choice.orders not in found]
    return found


def standing_orders_are_kept(game: AnyGame, state: Any, seat: Seat) -> None:
    """Answers by standing orders are legal; a seat with empty orders is asked."""
    view = look(game, state, seat)
    for decision in _asked(game, state, seat):
        for orders in standing_orders(game):
            action = game.answer(view, decision, orders)
            if action is None:
                continue
            assert orders != game.orders_type(), f"nobody ordered {action}"
            why = refusal(game, clone(state), seat, action)
            assert not why, f"ordered {action}: {why}"


def everybody_is_called_once(game: AnyGame, state: Any) -> None:
    called = game.to_act(state)
    assert len(set(called)) == len(called), f"called twice: {called}"


def sides_are_as_agreed(game: AnyGame, state: Any, setup: Setup[Any, Any]) -> None:
    """The sides of seats are those that the options gave before the game began."""
    if game.side_of is None:
        return
    seating = game.seats(setup.options)
    for seat in (*setup.seats, SPECTATOR):
        assert game.side_of(state.open, seat) == seating.side_of(seat), f"{seat} changed sides"


def a_side_is_told_its_own_part(game: AnyGame, state: Any, seats: Iterable[Seat]) -> None:
    """The part of a state that belongs to a side is in the views of its seats, and no others."""
    if game.side_of is None:
        return
    assert look(game, state, SPECTATOR).side is None, "who watches is on a side"
    for seat in seats:
        side = game.side_of(state.open, seat)
        assert look(game, state, seat).side is (None if side is None else state.sides[side])


def makes_sense(game: AnyGame, state: Any) -> None:
    """A state reached by play has no faults."""
    found = [*faults(game, state)]
    assert not found, found


def suggestions_are_complete(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> None:
    """Actions that are not suggested are refused, except for those of open-ended types."""
    suggested = list(game.suggest(look(game, state, seat)))
    for action in actions:
        if isinstance(action, game.open_ended):
            continue
        assert action in suggested or refusal(game, clone(state), seat, action), action


def refusals_change_nothing(
    game: AnyGame, state: Any, seats: Iterable[Seat], actions: Sequence[Any]
) -> None:
    """A refused action leaves the state as it was.

    Actions are tried on a copy first, and then, if refused, on the state itself.
    """
    before = clone(state)
    for seat in seats:
        for action in actions:
            if refusal(game, clone(state), seat, action):
                assert refusal(game, state, seat, action)
                assert state == before, f"refusing {action} changed the state"


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> str | None:
    try:
        play(game, state, seat, action, SeededDice(1), seq=1)
    except RuleViolation as violation:
        refused = violation
    else:
        return None
    assert is_rule_id(refused.rule), f"refused by no rule: {refused}"
    return str(refused)


def rules_are_named(game: AnyGame, state: Any, rolls: Iterable[Roll]) -> None:
    """Each roll and each question cites a rule of a ledger."""
    asked = (decision.rule for decision in game.pending(state))
    for rule in (*asked, *(roll.rule for roll in rolls)):
        assert is_rule_id(rule), f"{rule} is no rule"


def the_default_ends_a_turn(game: AnyGame, state: Any, seat: Seat, seed: str) -> None:
    """Play passes on if the clock plays for *seat*, and answers what others are asked meanwhile."""
    alone = clone(state)
    for seq in range(1, MOST_OF_A_TURN):
        seats = game.to_act(alone)
        if not seats or (seat not in seats and not game.pending(alone)):
            return
        acting = seat if seat in seats else seats[0]
        action = game.default(look(game, alone, acting))
        play(game, alone, acting, action, table_dice(seed, seq), seq=seq)
    raise AssertionError(f"the default of {seat} plays on: {action}")


def looks_the_same(game: AnyGame, state: Any, seat: Seat, seed: str) -> Any:
    """An imagined state whose view for *seat* equals that of *state*."""
    view = clone(look(game, state, seat))
    twin = game.imagine(look(game, state, seat), SeededDice(seed))
    assert look(game, state, seat) == view, "imagining changed the state"
    assert look(game, twin, seat) == view, f"{seat} can tell the worlds apart"
    return twin


def shows_no_secret(
    game: AnyGame, state: Any, watcher: Seat, seat: Seat, action: Any, *, seed: str
) -> None:
    """*watcher* learns nothing from *action* that is hidden from its view.

    In *state* and in an imagined twin, which look the same to the watcher, a refusal of its own
    action is the same; so is the news of the action, unless the views differ afterwards.
    """
    worlds = clone(state), looks_the_same(game, state, watcher, seed)
    refused = [refusal(game, clone(world), seat, action) for world in worlds]
    if seat == watcher:
        assert refused[0] == refused[1], "a refusal told a secret"
    if any(refused):
        return
    told = [
        redact(play(game, world, seat, action, SeededDice(seed), seq=1), watcher)
        for world in worlds
    ]
    state, twin = worlds
    view = look(game, state, watcher)
    if view == look(game, twin, watcher):
        assert told[0] == told[1], f"{watcher} learnt more than a view shows"
        asked, again = ([*_asked(game, world, watcher)] for world in worlds)
        assert asked == again, f"{watcher} is asked what he should not know"


def an_undo_gives_back_no_knowledge(
    game: AnyGame, state: Any, seat: Seat, action: Any, seed: str
) -> None:
    """An action that may be undone has an outcome that *seat* could foresee.

    It has the same outcome in an imagined state that looks the same to the seat.
    """
    after = clone(state)
    step = play(game, after, seat, action, SeededDice(seed), seq=1)
    if not may_undo(game, [step], seat):
        return
    twin = looks_the_same(game, state, seat, seed)
    play(game, twin, seat, action, SeededDice(seed), seq=1)
    assert look(game, after, seat) == look(game, twin, seat), f"{action} may not be taken back"


def menus_hold_the_suggestions(game: AnyGame, state: Any, seat: Seat) -> None:
    """Each suggestion is in the menus once; no menu is too long or has equal labels."""
    view = look(game, state, seat)
    menus = ChoiceTree(game, view)
    levels: list[tuple[Text, ...]] = [()]
    leaves: list[Any] = []
    forms: list[Form[Any]] = []
    for prefix in levels:
        level = menus.below(prefix)
        assert 0 < len(level) <= MENU_CHOICES
        assert len({choice.label for choice in level}) == len(level)
        leaves += [choice.action for choice in level if choice.action is not None]
        forms += [choice.form for choice in level if choice.form is not None]
        levels += [(*prefix, choice.label) for choice in level if choice.leads_on]
    suggested = list(game.suggest(view))
    there = sorted(form.key for form in forms)
    asked = sorted(form.key for form in game.forms(view))
    assert there == asked, "a form is not in the menus, or there twice"
    assert len(leaves) == len(suggested)
    assert all(leaf in suggested for leaf in leaves)


def plans_are_kept(game: AnyGame, state: Any, seat: Seat, seed: str) -> None:
    """Plans can be carried out, have different labels, and use nothing hidden from *seat*."""
    view = look(game, state, seat)
    before = clone(view)
    found = [*game.plans(view)]
    assert look(game, state, seat) == before, "planning changed the state"
    assert len(found) <= MENU_CHOICES, "more plans than a menu holds"
    assert len({plan.label for plan in found}) == len(found), "two plans are called the same"
    keys = [plan.key for plan in found if plan.key is not None]
    assert len(set(keys)) == len(keys), f"two plans have one key: {keys}"
    if not found:
        return
    twin = looks_the_same(game, state, seat, seed)
    assert [*game.plans(look(game, twin, seat))] == found, "a plan told a secret"
    for plan in found:
        assert plan.actions, f"nothing is done for {plan.label}"
        world = clone(state)
        rows = carry_out(game, world, seat, plan.actions, lambda _: SeededDice(seed), seq=1)
        try:
            steps = [*rows]
        except RuleViolation as violation:
            raise AssertionError(f"planned {plan.actions[0]}: {violation}") from violation
        if len(steps) < len(plan.actions):
            cut_off = steps[-1].rolls or game.pending(world) or seat not in game.to_act(world)
            assert cut_off, f"planned {plan.actions[len(steps)]}, which is refused then"


def stops_are_kept(game: AnyGame, state: Any, seat: Seat, seed: str) -> None:
    """Stops have different keys and labels, sorted facts, and use nothing hidden from *seat*."""
    view = look(game, state, seat)
    before = clone(view)
    found = [*game.stops(view)]
    assert look(game, state, seat) == before, "looking out changed the state"
    assert len({stop.key for stop in found}) == len(found), "two stops have one key"
    assert len({stop.label for stop in found}) == len(found), "two stops are called the same"
    for stop in found:
        assert [*stop.watch] == sorted(set(stop.watch)), f"{stop.key}: {stop.watch}"
        assert not stop.tripped(stop.watch), f"{stop.key} is tripped by itself"
    twin = looks_the_same(game, state, seat, seed)
    assert [*game.stops(look(game, twin, seat))] == found, "a stop told a secret"


def survives_json(record_type: Any, record: Any) -> Any:
    codec = codec_of(record_type)
    again = codec.load(codec.dump(record))
    assert again == record
    return again


@functools.cache
def codec_of(record_type: Any) -> Codec[Any]:
    """The codec of *record_type*; cached, because making one takes long."""
    return Codec(record_type)


def spoken(game: AnyGame, state: Any, step: AnyStep | None, seats: Iterable[Seat]) -> set[Text]:
    """All texts on *step*, if one was just played, and on the questions and actions in *state*."""
    said = {
        text
        for orders in standing_orders(game)
        for menu in game.order_menus(orders)
        for text in (menu.question, *(choice.label for choice in menu.choices))
    }
    for seat in seats:
        view = look(game, state, seat)
        if step:
            told = (game.tell(view, event) for event in redact(step, seat).events)
            said.update(text for text in told if text)
        said.update(stop.label for stop in game.stops(view))
        said.update(game.ask(view, asked) for asked in _asked(game, state, seat))
        if seat in game.to_act(state):
            suggested = [*game.suggest(view), game.default(view)]
            said.update(text for action in suggested for text in game.label(view, action))
            said.update(text for plan in game.plans(view) for text in (plan.label, plan.about))
            said.update(text for form in game.forms(view) for text in _asked_by(form))
    return {part for text in said for part in _parts(text)}


def _asked(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """The open decisions that *seat* has to answer."""
    return (decision for decision in game.pending(state) if decision.seat == seat)


def _asked_by(form: Form[Any]) -> Iterator[Text]:
    yield from form.path
    for asked in form.fields:
        yield asked.label
        if asked.worded is not None:
            yield asked.worded
        yield from (choice.label for choice in asked.choices)


def _parts(fact: Any) -> Iterator[Text]:
    """*fact* if it is a text, and all texts inside it."""
    match fact:
        case Text(facts=facts):
            yield fact
            for _, inner in facts:
                yield from _parts(inner)
        case Listing(items=items):
            for inner in items:
                yield from _parts(inner)
        case _:
            pass
