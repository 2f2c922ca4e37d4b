"""Sheets of signals: all admirals signal at once, and seal what they have signalled."""

from collections.abc import Iterator
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
from engine.games.man_o_war.model.signals import (
    AT_A_FOE,
    BENDS,
    BOARDING_POLICIES,
    LEADS,
    BoardingOrder,
    Guns,
    Helm,
    Intent,
    Signal,
)
from engine.games.man_o_war.model.state import Open, Squadron, WarState, WarView
from engine.games.man_o_war.rules import scuttling
from engine.games.man_o_war.rules.squadrons import (
    boardable,
    can_row,
    foes,
    in_command,
    squadrons_of,
)

Answer = a.GiveSignal | a.Seal | a.OrderScuttle

ROWED: Final[tuple[Intent, ...]] = ("ram", "pivot", "back_water", "disengage")
"""Intents that only oars can carry out (MOW-OAR-08, MOW-RAM-01)."""


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
    if helm.intent in ROWED and not any(can_row(battle, one) for one in squadron.ships):
        raise RuleViolation("MOW-OAR-08", "no-oars", letter=squadron.letter)


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
        for helm in helms(battle, squadron):
            if helm != standing.helm:
                signal = replace(standing, helm=helm)
                yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
        for guns in gun_policies(battle, side):
            if guns != standing.guns:
                signal = replace(standing, guns=guns)
                yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
        for boarding in boarding_orders(standing.boarding):
            signal = replace(standing, boarding=boarding)
            yield a.GiveSignal(decision=asked.id, squadron=number, signal=signal)
    yield from scuttling.suggest_orders(view, asked.id)


def helms(battle: Open, squadron: Squadron) -> Iterator[Helm]:
    """All that may be signalled to the helm of *squadron*, and is of use to its ships."""
    rowing = any(can_row(battle, one) for one in squadron.ships)
    for intent in INTENTS:
        if (intent in ROWED and not rowing) or intent == "broadside_on":
            continue
        if intent in AT_A_FOE:
            yield Helm(intent=intent)
            named = several(battle, squadron.side, boarding=intent == "board")
            yield from (Helm(intent=intent, at=foe) for foe in named)
        else:
            yield from (Helm(intent=intent, by=by) for by in BENDS.get(intent, (0,)))


def gun_policies(battle: Open, side: Side) -> Iterator[Guns]:
    """All that may be signalled to the guns of *side*."""
    yield Guns()
    yield from (Guns(policy="only_at", at=foe) for foe in several(battle, side))
    yield Guns(policy="hold")


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
    *("close", "ram", "board", "stand_off", "hold_course", "turn", "pivot"),
    *("back_water", "disengage", "keep_station", "stay", "broadside_on"),
)

SHEET: Final = Question[WarState, WarView, SheetDecision, Answer](
    decision=SheetDecision,
    answers=(a.GiveSignal, a.Seal, a.OrderScuttle),
    leave_open=(a.GiveSignal, a.OrderScuttle),
    check=check_answer,
    suggest=suggest_answers,
    resolve=resolve,
)
