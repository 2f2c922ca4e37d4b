"""Sheets of signals: all admirals signal at once, and seal what they have signalled."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Audience, only
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.names import SEATS, SIDES, ShipId, SquadronId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.signals import (
    AIMS,
    AT_A_FOE,
    BENDS,
    BOARDING_POLICIES,
    LEADS,
    UNDER,
    BoardingOrder,
    Guns,
    Helm,
    Intent,
    Signal,
)
from engine.games.man_o_war.model.state import Open, Squadron, WarState, WarView
from engine.games.man_o_war.rules import scuttling
from engine.games.man_o_war.rules.orders import check_orders
from engine.games.man_o_war.rules.squadrons import (
    boardable,
    can_move,
    can_row,
    can_sail,
    foes,
    has_broadside,
    in_command,
    some_can,
    squadrons_of,
)

Answer = a.GiveSignal | a.Seal | a.OrderScuttle

ROWED: Final[tuple[Intent, ...]] = ("ram", "pivot", "back_water")
"""Intents that only oars can carry out (MOW-OAR-08, MOW-RAM-01)."""

NEEDS: Final[dict[Intent, Callable[[Open, ShipId], bool]]] = {
    **dict.fromkeys(ROWED, can_row),
    "disengage": can_move,
}
"""What a ship of the squadron must be able to do, or the intent may not be signalled."""

SERVES: Final[dict[Intent, Callable[[Open, ShipId], bool]]] = {
    **NEEDS,
    "broadside_on": has_broadside,
    "before_the_wind": can_sail,
}
"""What a ship of the squadron must be able to do, or the intent is of no use and not offered."""


def crew_of(side: Side) -> Audience:
    """All seats of *side*."""
    return only(*SEATS[side])


def check_answer(view: WarView, asked: SheetDecision, answer: Answer) -> None:
    """MOW-POST-02: signals go to one's own squadrons, and name what they need."""
    del asked
    match answer:
        case a.GiveSignal(squadron=squadron, signal=signal):
            check_signal(view, squadron, signal)
        case a.Seal(signals=signals):
            if len({number for number, _ in signals}) < len(signals):
                raise RuleViolation("MOW-POST-02", "signalled-twice")
            for squadron, signal in signals:
                check_signal(view, squadron, signal)
        case a.OrderScuttle():
            scuttling.check_order(view, answer)


def check_signal(view: WarView, number: SquadronId, signal: Signal) -> None:
    """:raises RuleViolation: if the squadron of this *number* may not be signalled so."""
    battle, side = view.open, SIDES[view.seat]
    if number not in squadrons_of(battle, side):
        raise RuleViolation("MOW-POST-02", "not-your-squadron")
    squadron = battle.squadrons[number]
    if not in_command(battle, squadron):
        raise RuleViolation("MOW-CREW-03", "nobody-to-signal", letter=squadron.letter)
    helm, guns = signal.helm, signal.guns
    named = boardable(battle, side) if helm.intent == "board" else foes(battle, side)
    for at, there in ((helm.at, named), (guns.at, foes(battle, side))):
        if at is not None and at not in there:
            raise RuleViolation("MOW-POST-02", "no-such-foe")
    if helm.at is not None and helm.intent not in AT_A_FOE:
        raise RuleViolation("MOW-POST-02", "names-no-foe")
    if helm.by not in BENDS.get(helm.intent, (0,)):
        raise RuleViolation("MOW-POST-02", "no-such-turn")
    if (guns.at is not None) != (guns.policy == "only_at"):
        raise RuleViolation("MOW-POST-02", "guns-need-a-foe")
    if signal.boarding.lead not in LEADS:
        raise RuleViolation("MOW-DEC-13", "no-such-lead")
    if not some_can(battle, squadron, NEEDS.get(helm.intent)):
        lost = "no-oars" if helm.intent in ROWED else "cannot-move"
        raise RuleViolation("MOW-OAR-08", lost, letter=squadron.letter)
    if helm.under != "either" and not _was_built_with_both(battle, squadron):
        raise RuleViolation("MOW-MOVE-02", "not-both", letter=squadron.letter)
    if helm.under == "sails" and helm.intent in ROWED:
        raise RuleViolation("MOW-MOVE-02", "only-under-oars")
    check_orders(battle, squadron, signal)


def _was_built_with_both(battle: Open, squadron: Squadron) -> bool:
    """Whether ships of *squadron* once had oars and sails to set; whole or not, it may be told."""
    return not battle.options.galleys and any(
        card_of(battle, one).oars is not None for one in squadron.ships
    )


def _or_on_course(battle: Open, squadron: Squadron, standing: Signal) -> Signal:
    """The *standing* signal, or to hold course if it needs oars or sails that are lost since."""
    if not some_can(battle, squadron, NEEDS.get(standing.helm.intent)):
        return replace(standing, helm=Helm(intent="hold_course", under=standing.helm.under))
    return standing


def suggest_answers(view: WarView, asked: SheetDecision) -> Iterator[Answer]:
    """To seal the sheet as it stands, then each change of one part of a squadron's signal."""
    yield a.Seal(decision=asked.id)
    battle, side = view.open, SIDES[view.seat]
    assert view.side is not None, "who is asked is on a side"
    for number in squadrons_of(battle, side):
        squadron = battle.squadrons[number]
        if not in_command(battle, squadron):
            continue
        standing = view.side.signals[number]
        for helm in (*helms(battle, squadron, standing.helm), *unders(battle, squadron, standing)):
            if helm != standing.helm:
                signal = replace(standing, helm=helm, orders=())
                yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
        for guns in (*gun_policies(battle, side, standing.guns), *aims(battle, side, standing)):
            if guns != standing.guns:
                signal = replace(_or_on_course(battle, squadron, standing), guns=guns)
                yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
        for boarding in boarding_orders(standing.boarding):
            signal = replace(standing, boarding=boarding)
            yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
    yield from scuttling.suggest_orders(view, asked.id)


def helms(battle: Open, squadron: Squadron, standing: Helm) -> Iterator[Helm]:
    """All that may be signalled to the helm of *squadron*, and is of use to its ships.

    What moves them stays as in the *standing* signal, if they still have a choice.
    """
    under = standing.under if has_both(battle, squadron) else "either"
    for intent in INTENTS:
        if intent in ROWED and under == "sails":
            continue
        if not some_can(battle, squadron, SERVES.get(intent)):
            continue
        if intent in AT_A_FOE:
            yield Helm(intent=intent, under=under)
            named = several(battle, squadron.side, boarding=intent == "board")
            yield from (Helm(intent=intent, at=foe, under=under) for foe in named)
        else:
            for by in BENDS.get(intent, (0,)):
                yield Helm(intent=intent, by=by, under=under)


def unders(battle: Open, squadron: Squadron, standing: Signal) -> Iterator[Helm]:
    """MOW-MOVE-02: the standing signal, carried out otherwise by ships with oars and sails."""
    if has_both(battle, squadron) and standing.helm.intent not in ROWED:
        yield from (replace(standing.helm, under=under) for under in UNDER)


def has_both(battle: Open, squadron: Squadron) -> bool:
    """Whether a ship of *squadron* can both row and sail."""
    return any(can_row(battle, one) and can_sail(battle, one) for one in squadron.ships)


def gun_policies(battle: Open, side: Side, standing: Guns) -> Iterator[Guns]:
    """All that may be signalled to the guns of *side* on when to fire."""
    yield Guns(aim=standing.aim)
    for foe in several(battle, side):
        yield Guns(policy="only_at", at=foe, aim=standing.aim)
    yield Guns(policy="hold", aim=standing.aim)


def aims(battle: Open, side: Side, standing: Signal) -> Iterator[Guns]:
    """MOW-HIGHLOW-01, MOW-HIGHLOW-05: how guns may be laid, if an enemy has high and low areas."""
    if any(card_of(battle, foe).divided for foe in foes(battle, side)):
        yield from (replace(standing.guns, aim=aim) for aim in AIMS)


def boarding_orders(standing: BoardingOrder) -> Iterator[BoardingOrder]:
    """MOW-DEC-12 to -14: each change of one part of a *standing* order."""
    for policy in BOARDING_POLICIES:
        if policy != standing.policy:
            yield replace(standing, policy=policy)
    for lead in LEADS:
        if lead != standing.lead:
            yield replace(standing, lead=lead)


def several(battle: Open, side: Side, *, boarding: bool = False) -> tuple[ShipId, ...]:
    """The enemies of *side*; none if there is only one, which need not be named.

    Abandoned ones are among them for *boarding*.
    """
    found = boardable(battle, side) if boarding else foes(battle, side)
    return found if len(found) > 1 else ()


def resolve(state: WarState, asked: SheetDecision, answer: Answer, referee: Referee) -> None:
    """MOW-POST-02, MOW-POST-03: signals are told to one's side, their sealing to everybody."""
    side = SIDES[asked.seat]
    match answer:
        case a.GiveSignal(squadron=squadron, signal=signal):
            _give(state, side, squadron, signal, referee)
        case a.Seal(signals=signals):
            for squadron, signal in signals:
                _give(state, side, squadron, signal, referee)
            state.open.sealed.append(side)
            referee.announce(e.Sealed(side=side))
        case a.OrderScuttle(ship=ship, go=go):
            _order_scuttle(state, side, ship, referee, go=go)


def _give(
    state: WarState, side: Side, number: SquadronId, signal: Signal, referee: Referee
) -> None:
    fleet = state.sides[side]
    fleet.signals[number] = signal
    if number not in fleet.given:
        fleet.given.append(number)
    referee.announce(e.Signalled(to=crew_of(side), squadron=number, signal=signal))


def _order_scuttle(
    state: WarState, side: Side, ship: ShipId, referee: Referee, *, go: bool
) -> None:
    """MOW-SCUTTLE-05: the order is told to the side alone, and carried out in the end phase."""
    ordered = state.sides[side].scuttle
    ordered[:] = sorted({*ordered, ship} if go else {*ordered} - {ship})
    referee.announce(e.ScuttleOrdered(to=crew_of(side), ship=ship, go=go))


INTENTS: Final[tuple[Intent, ...]] = (
    *("close", "ram", "board", "broadside_on", "stand_off", "hold_course", "turn", "pivot"),
    *("back_water", "disengage", "before_the_wind", "keep_station", "stay"),
)

SHEET: Final = Question[WarState, WarView, SheetDecision, Answer](
    decision=SheetDecision,
    answers=(a.GiveSignal, a.Seal, a.OrderScuttle),
    leave_open=(a.GiveSignal, a.OrderScuttle),
    check=check_answer,
    suggest=suggest_answers,
    resolve=resolve,
)
