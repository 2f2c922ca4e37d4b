"""The part of a sheet that is about magic: a spell to cast, what to dispel, cards to discard."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import DISPEL_POLICIES, Casting, DispelPolicy
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import Fleet, WarState, WarView
from engine.games.man_o_war.rules.magic import castings, fault
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.wizards import crew_of, has_magic, may_draw


def check_magic(view: WarView, answer: a.Magic) -> None:
    """:raises RuleViolation: if the wizard of the view's side may not be told so."""
    fleet = _fleet_with_magic(view)
    match answer:
        case a.PrepareSpell(casting=casting):
            if casting == fleet.casting:
                raise RuleViolation("MOW-DEC-05", "spell-as-prepared")
            if casting is not None:
                check_casting(view, casting)
        case a.OrderDispel(policy=policy):
            if policy == fleet.dispel:
                raise RuleViolation("MOW-DEC-07", "dispel-as-ordered")
        case a.OrderDiscard(card=card, go=go):
            if card not in fleet.hand:
                raise RuleViolation("MOW-DEC-22", "no-such-card")
            if not may_draw(view.open, SIDES[view.seat]):
                raise RuleViolation("MOW-END-05", "wizard-in-the-water")
            if go == (card in fleet.discard):
                raise RuleViolation("MOW-DEC-22", "discard-as-ordered")


def check_seal(view: WarView, answer: a.Seal) -> None:
    """:raises RuleViolation: if a spell or a policy that is sealed with a sheet is none."""
    if answer.casting is not None or answer.dispel is not None:
        _fleet_with_magic(view)
    if answer.casting is not None:
        check_casting(view, answer.casting)


def check_casting(view: WarView, casting: Casting) -> None:
    """MOW-MAGIC-01, MOW-MAGIC-09: a card on hand, of any college, at a target that it takes."""
    assert view.side is not None, "who is asked is on a side"
    if casting.card not in view.side.hand:
        raise RuleViolation("MOW-MAGIC-01", "no-such-card")
    found = fault(as_known(view), SIDES[view.seat], casting)
    if found is not None:
        raise found


def _fleet_with_magic(view: WarView) -> Fleet:
    """MOW-MAGIC-12: the fleet of who is asked, if it has a wizard who can do anything."""
    assert view.side is not None, "who is asked is on a side"
    if not has_magic(view.open, SIDES[view.seat]):
        raise RuleViolation("MOW-MAGIC-12", "no-wizard")
    return view.side


def suggest_magic(view: WarView, asked: int) -> Iterator[a.Magic]:
    """MOW-DEC-05, MOW-DEC-07, MOW-DEC-22: spells that are of use, policies, cards to discard."""
    side = SIDES[view.seat]
    if view.side is None or not has_magic(view.open, side):
        return
    if view.side.casting is not None:
        yield a.PrepareSpell(decision=asked, casting=None)
    for _, casting in castings(as_known(view), side, view.side.hand):
        if casting != view.side.casting:
            yield a.PrepareSpell(decision=asked, casting=casting)
    for policy in DISPEL_POLICIES:
        if policy != view.side.dispel:
            yield a.OrderDispel(decision=asked, policy=policy)
    if may_draw(view.open, side):
        for card in view.side.hand:
            yield a.OrderDiscard(decision=asked, card=card, go=card not in view.side.discard)


def resolve_magic(state: WarState, side: Side, answer: a.Magic, referee: Referee) -> None:
    """MOW-POST-02: what a wizard is told, only his own side knows."""
    fleet = state.sides[side]
    match answer:
        case a.PrepareSpell(casting=casting):
            prepare(fleet, side, casting, referee)
        case a.OrderDispel(policy=policy):
            order_dispel(fleet, side, policy, referee)
        case a.OrderDiscard(card=card, go=go):
            fleet.discard[:] = sorted({*fleet.discard, card} if go else {*fleet.discard} - {card})
            referee.announce(e.DiscardOrdered(to=crew_of(side), card=card, go=go))


def resolve_seal(fleet: Fleet, side: Side, answer: a.Seal, referee: Referee) -> None:
    """What is sealed with a sheet replaces what was told before."""
    if answer.casting is not None and answer.casting != fleet.casting:
        prepare(fleet, side, answer.casting, referee)
    if answer.dispel is not None and answer.dispel != fleet.dispel:
        order_dispel(fleet, side, answer.dispel, referee)


def prepare(fleet: Fleet, side: Side, casting: Casting | None, referee: Referee) -> None:
    fleet.casting = casting
    referee.announce(e.SpellPrepared(to=crew_of(side), casting=casting))


def order_dispel(fleet: Fleet, side: Side, policy: DispelPolicy, referee: Referee) -> None:
    fleet.dispel = policy
    referee.announce(e.DispelOrdered(to=crew_of(side), policy=policy))
