"""Plans in words: whole sheets, each as one answer, the best first."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.man_o_war.judgement.advice import advised
from engine.games.man_o_war.judgement.answers import sheet_of
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast, who_acts_before
from engine.games.man_o_war.judgement.magic import magic_advised
from engine.games.man_o_war.judgement.proposals import Proposal, promised, proposals
from engine.games.man_o_war.judgement.sheets import Sheet
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.about import IN_A_MENU, ON_A_BUTTON, foreseen, told
from engine.games.man_o_war.words.labels import sealed_magic
from engine.games.man_o_war.words.things import joined

PLAINLY_TOLD: Final = 3
"""Plans with buttons of their own; others stand in a menu, whose lines are short."""


def plans(view: WarView) -> Iterator[Plan[a.Action]]:
    """What one's captain advises, the sheet as it stands, then other signals for all squadrons.

    Of other sheets by which ships would do alike, the best alone is offered. If no enemy acts
    before, advice that does the same as what stands is not told apart from it. A sheet whose
    squadrons were all signalled in this turn comes first.
    """
    asked = sheet_of(view)
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
    prepared = sealed_magic(battle, view.side.casting, None)
    said = things.brief_sheet(battle, standing, short=bool(prepared))
    signals = joined([*prepared, *said])
    own = _as_it_stands(view, asked, Text.of("plan-signalled", signals=signals))
    told = {advice.about, own.about}
    certain = who_acts_before(battle, done) == "none"
    magic = magic_advised(view) != (None, None)
    kept = not magic and best == standing
    offered = 2
    if kept or (certain and len(told) == 1 and not magic):
        offered = 1
        yield _as_it_stands(view, asked, Text.of("plan-signalled-advised", signals=signals))
    elif all(number in view.side.given for number in numbers):
        yield from (own, advice)
    else:
        yield from (advice, own)
    ranked = [proposals(view, number)[1:] for number in numbers]
    for others in zip(*ranked, strict=False):
        name = ":".join(one.signal.helm.intent for one in others)
        sheet = {one.squadron: one.signal for one in others}
        does = _done(view, others)
        other = _sheet(view, asked, "plan-other", name=name, sheet=sheet, done=does)
        if other.about not in told:
            told.add(other.about)
            offered += 1
            if offered > PLAINLY_TOLD:
                other = _sheet(
                    view, asked, "plan-other", name=name, sheet=sheet, done=does, room=IN_A_MENU
                )
            yield other


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
    room: int = ON_A_BUTTON,
) -> Plan[a.Action]:
    """A plan that seals the signals of a *sheet*, by which so much is *done*; *name* is its
    intention.
    """
    casting, policy = magic_advised(view)
    magic = sealed_magic(view.open, casting, policy)
    signals = joined([*magic, *things.brief_sheet(view.open, sheet, short=bool(magic))])
    seal = a.Seal(decision=asked.id, signals=tuple(sheet.items()), casting=casting, dispel=policy)
    return Plan(
        label=Text.of(key, signals=signals),
        about=told(view.open, SIDES[view.seat], done, room=room),
        actions=(seal,),
        key=name,
        lasts=True,
    )


def _done(view: WarView, sheet: Sequence[Proposal]) -> list[Foreseen]:
    """What may be told of what ships would do by a *sheet*."""
    battle = as_known(view)
    return [one for proposal in sheet for one in promised(battle, proposal)]
