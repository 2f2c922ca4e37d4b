"""The Magic phase: wizards cast by turns, and dispel what the enemy casts."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model import tasks as t
from engine.games.man_o_war.model.decisions import DispelDecision
from engine.games.man_o_war.model.magic import Attempt, Card, Casting, College
from engine.games.man_o_war.model.names import SEATS, SIDES, other
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open, WarState, WarView
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.spells import SPELLS
from engine.games.man_o_war.rules.squadrons import in_command, replace_leaders, squadrons_of
from engine.games.man_o_war.rules.wizards import has_magic, put_away, tell_fates


def begin_magic(battle: Open) -> None:
    """MOW-TURN-01, MOW-TURN-02, MOW-MAGIC-06: the side with initiative casts first."""
    order = (battle.initiative, other(battle.initiative))
    battle.to_cast[:] = [side for side in order if has_magic(battle, side)]
    battle.in_magic = bool(battle.to_cast)
    for wizard in battle.wizards.values():
        wizard.dispelled = False


def cast_next(state: WarState, referee: Referee) -> bool:
    """MOW-MAGIC-01, MOW-MAGIC-07: the next wizard casts what was prepared; whether any did.

    A spell whose target is gone is not cast, and its card is kept. Who prepared none passes.
    """
    battle = state.open
    while battle.to_cast:
        side = battle.to_cast.pop(0)
        casting, state.sides[side].casting = state.sides[side].casting, None
        if casting is None or not has_magic(battle, side):
            continue
        if fault(battle, side, casting) is None:
            _cast(state, side, casting, referee)
        else:
            referee.announce(e.SpellDropped(side=side, casting=casting))
        return True
    return False


def _cast(state: WarState, side: Side, casting: Casting, referee: Referee) -> None:
    """MOW-MAGIC-01, MOW-MAGIC-08: the card is discarded, whatever the die says."""
    battle = state.open
    put_away(battle, side, state.sides[side], casting.card)
    attempt, own = _attempt(battle, side, casting.card, referee, "MOW-MAGIC-01")
    referee.announce(e.SpellCast(side=side, casting=casting, attempt=attempt, own=own))
    if attempt.good:
        state.agenda.append(t.WorkSpell(side=side, casting=casting))
        _answer(state, other(side), casting, referee)


def _attempt(
    battle: Open, side: Side, card: Card, referee: Referee, rule: str
) -> tuple[Attempt, bool]:
    """MOW-MAGIC-01, MOW-MAGIC-04: a die that shows at least the number of the *card* is good.

    A 1 never is (MOW-MAGIC-02, MOW-MAGIC-05). MOW-MAGIC-10, MOW-MAGIC-11, MOW-AMB-28, MOW-DEC-06:
    one that failed is rolled again, once, for a card of the wizard's own college.
    """
    printed_card = printed(battle).spells[card]
    own = printed_card.college == battle.wizards[side].college
    dice: list[int] = []
    good = False
    while not good and len(dice) <= own:
        dice += referee.roll(1, DIE, rule)
        good = dice[-1] != 1 and dice[-1] >= printed_card.cast
    return Attempt(dice=tuple(dice), needed=printed_card.cast, good=good), own


def _answer(state: WarState, side: Side, casting: Casting, referee: Referee) -> None:
    """MOW-MAGIC-03, MOW-DEC-07: the enemy's wizard dispels as he was told, or asks.

    Whether he asks says nothing of his cards.
    """
    battle, fleet = state.open, state.sides[side]
    if not may_dispel(battle, side):
        return
    if fleet.dispel == "ask":
        (seat, *_) = SEATS[side]
        ask(state, DispelDecision(id=state.asked + 1, seat=seat, casting=casting))
    elif fleet.dispel == "any" or (fleet.dispel == "flagship" and _at_home(battle, side, casting)):
        prepared = None if fleet.casting is None else fleet.casting.card
        cards = dispelling(battle, fleet.hand, casting)
        if cards:
            dispel(state, side, min(cards, key=lambda card: card == prepared), referee)


def may_dispel(battle: Open, side: Side) -> bool:
    """MOW-MAGIC-07, MOW-MAGIC-12: whether a side has a wizard with a card and a try left."""
    if not has_magic(battle, side):
        return False
    wizard = battle.wizards[side]
    return wizard.hand > 0 and not wizard.dispelled


def _at_home(battle: Open, side: Side, casting: Casting) -> bool:
    """Whether a spell is cast at the ship of the wizard of *side*."""
    return casting.ship == battle.wizards[side].ship


def dispelling(battle: Open, hand: Iterable[Card], casting: Casting) -> list[Card]:
    """MOW-MAGIC-04, MOW-MAGIC-16: the cards that can dispel a spell, the surest first."""
    spells = printed(battle).spells
    college: College = spells[casting.card].college
    found = [card for card in hand if spells[card].dispels == college]
    return sorted(found, key=lambda card: (spells[card].cast, card))


def dispel(state: WarState, side: Side, card: Card, referee: Referee) -> None:
    """MOW-MAGIC-04, MOW-MAGIC-05, MOW-MAGIC-08: a good die cancels the spell that awaits it."""
    battle = state.open
    waiting = next(task for task in reversed(state.agenda) if isinstance(task, t.WorkSpell))
    put_away(battle, side, state.sides[side], card)
    _spare(state, side, card)
    battle.wizards[side].dispelled = True
    attempt, own = _attempt(battle, side, card, referee, "MOW-MAGIC-04")
    referee.announce(
        e.SpellDispelled(side=side, card=card, casting=waiting.casting, attempt=attempt, own=own)
    )
    if attempt.good:
        state.agenda.remove(waiting)


def _spare(state: WarState, side: Side, card: Card) -> None:
    """A spell that was prepared is not cast if its card has gone for a dispel."""
    fleet = state.sides[side]
    if fleet.casting is not None and fleet.casting.card == card:
        fleet.casting = None


def work_spell(state: WarState, task: t.WorkSpell, referee: Referee) -> None:
    """MOW-MAGIC-03: a spell that nobody has dispelled works."""
    battle, casting = state.open, task.casting
    first = len(referee.events)
    wrought = SPELLS[casting.card].work(battle, task.side, casting, referee)
    worked = e.SpellWorked(side=task.side, casting=casting, wrought=wrought)
    referee.events.insert(first, worked)
    replace_leaders(battle, referee)
    tell_fates(battle, referee)


def fault(battle: Open, side: Side, casting: Casting) -> RuleViolation | None:
    """What forbids a side to cast a spell so; None if nothing does.

    MOW-MAGIC-14: its target must be one of those that the card names.
    """
    spell = SPELLS[casting.card]
    squadrons = [
        one for one in squadrons_of(battle, side) if in_command(battle, battle.squadrons[one])
    ]
    ships = [] if spell.targets is None else [*spell.targets(battle, side)]
    named = casting.ship in ships if spell.targets is not None else casting.ship is None
    led = casting.squadron in squadrons if spell.squadron else casting.squadron is None
    if not named or not led:
        return RuleViolation("MOW-MAGIC-14", "no-such-target", spell=casting.card.value)
    choices = spell.choices(battle, casting.ship)
    if casting.choice not in (choices or (None,)):
        return RuleViolation("MOW-DEC-05", "no-such-choice", spell=casting.card.value)
    return None


def castings(battle: Open, side: Side, hand: Sequence[Card]) -> Iterator[tuple[int, Casting]]:
    """All spells that a side may cast with a *hand* and that are of use, with their worth."""
    for card in sorted(hand):
        spell = SPELLS[card]
        for target in _targets(battle, side, card):
            for choice in spell.choices(battle, target.ship) or (None,):
                casting = Casting(
                    card=card, ship=target.ship, squadron=target.squadron, choice=choice
                )
                worth = spell.worth(battle, side, casting)
                if worth > 0:
                    yield worth, casting


def _targets(battle: Open, side: Side, card: Card) -> Iterator[Casting]:
    spell = SPELLS[card]
    if spell.targets is not None:
        yield from (Casting(card=card, ship=one) for one in spell.targets(battle, side))
    elif spell.squadron:
        for number in squadrons_of(battle, side):
            if in_command(battle, battle.squadrons[number]):
                yield Casting(card=card, squadron=number)
    else:
        yield Casting(card=card)


def _check_dispel(view: WarView, asked: DispelDecision, answer: a.Dispel) -> None:
    """MOW-MAGIC-04: a card of one's own hand that dispels the spell's college, or none."""
    assert view.side is not None, "who is asked is on a side"
    if answer.card is None:
        return
    if answer.card not in view.side.hand:
        raise RuleViolation("MOW-MAGIC-08", "no-such-card")
    if answer.card not in dispelling(view.open, view.side.hand, asked.casting):
        raise RuleViolation("MOW-MAGIC-04", "wrong-college", spell=answer.card.value)


def _suggest_dispels(view: WarView, asked: DispelDecision) -> Iterator[a.Dispel]:
    """MOW-DEC-07: to let the spell work, then each card that may stop it."""
    yield a.Dispel(decision=asked.id)
    hand = () if view.side is None else view.side.hand
    for card in dispelling(view.open, hand, asked.casting):
        yield a.Dispel(decision=asked.id, card=card)


def _resolve_dispel(
    state: WarState, asked: DispelDecision, answer: a.Dispel, referee: Referee
) -> None:
    if answer.card is not None:
        dispel(state, SIDES[asked.seat], answer.card, referee)


DISPEL: Final = Question[WarState, WarView, DispelDecision, a.Dispel](
    decision=DispelDecision,
    answers=(a.Dispel,),
    check=_check_dispel,
    suggest=_suggest_dispels,
    resolve=_resolve_dispel,
)
