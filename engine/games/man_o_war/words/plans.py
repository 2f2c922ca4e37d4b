"""Plans in words: whole sheets, each as one answer, the best first."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.man_o_war.judgement.advice import advised
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast, who_acts_before
from engine.games.man_o_war.judgement.proposals import Proposal, promised, proposals
from engine.games.man_o_war.judgement.sheets import Sheet
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.about import foreseen, told
from engine.games.man_o_war.words.labels import joined

WITH_BUTTONS: Final = 3
"""Plans that have buttons of their own; the others are lines of a menu, with less room."""


def plans(view: WarView) -> Iterator[Plan[a.Action]]:
    """What one's captain advises, the sheet as it stands, then other signals for all squadrons.

    Of other sheets by which ships would do alike, the best alone is offered. If no enemy acts
    before, advice that does the same as what stands is not told apart from it. A sheet whose
    squadrons were all signalled in this turn comes first.
    """
    asked = asked_of(view)
    if asked is None or view.side is None:
        return
    battle = view.open
    numbers = [
        number
        for number in squadrons_of(battle, SIDES[view.seat])
        if in_command(battle, battle.squadrons[number])
    ]
    if not numbers:
        yield _as_it_stands(view, asked, Text.of("plan-as-signalled"))
        return
    best = advised(view)
    standing = {number: view.side.signals[number] for number in numbers}
    done = forecast(as_known(view), SIDES[view.seat], best)
    advice = _sheet(view, asked, "plan-advised", name="advised", sheet=best, done=done)
    signals = joined([things.brief_signal(battle, one) for one in standing.values()])
    own = _as_it_stands(view, asked, Text.of("plan-signalled", signals=signals))
    told = {advice.about, own.about}
    certain = who_acts_before(battle, done) == "none"
    if best == standing or (certain and len(told) == 1):
        yield _as_it_stands(view, asked, Text.of("plan-signalled-advised", signals=signals))
    elif all(number in view.side.given for number in numbers):
        yield from (own, advice)
    else:
        yield from (advice, own)
    ranked = [proposals(view, number)[1:] for number in numbers]
    for others in zip(*ranked, strict=False):
        name = ":".join(one.signal.helm.intent for one in others)
        sheet = {one.squadron: one.signal for one in others}
        other = _sheet(view, asked, "plan-other", name=name, sheet=sheet, done=_done(view, others))
        if other.about not in told and (len(told) < WITH_BUTTONS or _is_short(other.about)):
            told.add(other.about)
            yield other


def _is_short(about: Text) -> bool:
    """Whether all ships would do alike, which a line of a menu has room for."""
    return not any(isinstance(fact, Text) and fact.key == "both" for _, fact in about.facts)


def _as_it_stands(view: WarView, asked: SheetDecision, label: Text) -> Plan[a.Action]:
    seal = a.Seal(decision=asked.id)
    return Plan(
        label=label, about=foreseen(view, seal), actions=(seal,), key="as-signalled", lasts=True
    )


def _sheet(
    view: WarView,
    asked: SheetDecision,
    key: str,
    *,
    name: str,
    sheet: Sheet,
    done: Sequence[Foreseen],
) -> Plan[a.Action]:
    """A plan that seals the signals of a *sheet*, by which so much is *done*; *name* is its
    intention.
    """
    signals = joined([things.brief_signal(view.open, one) for one in sheet.values()])
    seal = a.Seal(decision=asked.id, signals=tuple(sheet.items()))
    return Plan(
        label=Text.of(key, signals=signals),
        about=told(view.open, SIDES[view.seat], done),
        actions=(seal,),
        key=name,
        lasts=True,
    )


def _done(view: WarView, sheet: Sequence[Proposal]) -> list[Foreseen]:
    """What may be told of what ships would do by a *sheet*."""
    battle = as_known(view)
    return [one for proposal in sheet for one in promised(battle, proposal)]
