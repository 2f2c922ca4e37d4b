"""Labels of actions: squadron, intent, and what it names."""

from dataclasses import replace
from typing import assert_never

from engine.core.words import Text
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.magic import Casting, DispelPolicy
from engine.games.man_o_war.model.names import SIDES, SquadronId
from engine.games.man_o_war.model.signals import AT_A_FOE, BENDS, BoardingOrder, Guns, Helm, Signal
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.sheets import several
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.words import magic_lines, spells, things
from engine.games.man_o_war.words.things import joined
from engine.space.plane import DEGREE


def label(view: WarView, action: a.Action) -> tuple[Text, ...]:
    """The labels that lead to *action*; a squadron is chosen first where there are several."""
    match action:
        case a.Seal(signals=(), casting=None, dispel=None):
            return (_seal(view),)
        case a.Seal(signals=signals, casting=casting, dispel=policy):
            parts = [things.brief_signal(view.open, signal) for _, signal in signals]
            parts = [*sealed_magic(view.open, casting, policy), *parts]
            return (Text.of("action-seal-so", signals=joined(parts)),)
        case a.GiveSignal(squadron=squadron, signal=signal):
            return (*_which(view, squadron), *_change(view, squadron, signal))
        case a.OrderScuttle(ship=ship, go=go):
            name = things.ship(view.open, ship)
            told = "yes" if go else "no"
            return (Text.of("menu-scuttle"), Text.of("menu-scuttle-ship", ship=name, go=told))
        case a.PrepareSpell() | a.OrderDispel() | a.OrderDiscard() | a.Dispel():
            return magic_lines.label(view, action)
        case a.PlayOn():
            return (Text.of("action-play-on"),)
        case _:
            assert_never(action)


def sealed_magic(battle: Open, casting: Casting | None, policy: DispelPolicy | None) -> list[Text]:
    """What is sealed about magic, in brief."""
    found = [] if casting is None else [spells.cast(battle, casting)]
    return found if policy is None else [*found, Text.of("brief-dispel", policy=policy)]


def _seal(view: WarView) -> Text:
    """To seal the sheet as it stands, with what its squadrons were told if the reader knows it."""
    told = own_signals(view)
    return Text.of("action-seal-as", signals=joined(told)) if told else Text.of("action-seal")


def own_signals(view: WarView) -> list[Text]:
    """The signals that stand on the view's side, in brief; none for who watches."""
    battle = view.open
    found = [
        things.brief_signal(battle, signal)
        for number, signal in (view.side.signals.items() if view.side else ())
        if in_command(battle, battle.squadrons[number])
    ]
    return [*found, *magic_lines.told(view)]


def _which(view: WarView, squadron: SquadronId) -> tuple[Text, ...]:
    if len(squadrons_of(view.open, SIDES[view.seat])) == 1:
        return ()
    return (things.squadron(view.open, squadron),)


def _change(view: WarView, squadron: SquadronId, signal: Signal) -> tuple[Text, ...]:
    """The part of a signal that differs from the one that stands; all of it if several do."""
    standing = None if view.side is None else view.side.signals.get(squadron)
    if standing is None or signal == replace(standing, helm=signal.helm):
        if standing is not None and _only_under(standing, signal):
            return (Text.of("menu-under"), Text.of("menu-under-which", under=signal.helm.under))
        return _helm_label(view, signal.helm)
    if signal == replace(standing, guns=signal.guns):
        if replace(signal.guns, aim=standing.guns.aim) == standing.guns:
            return (Text.of("menu-aim"), Text.of("menu-aimed", aim=signal.guns.aim))
        return (Text.of("menu-guns"), _gun_label(view, signal.guns))
    if signal == replace(standing, boarding=signal.boarding):
        return _boarding_label(standing.boarding, signal.boarding)
    return (things.signal(view.open, signal),)


def _boarding_label(standing: BoardingOrder, told: BoardingOrder) -> tuple[Text, ...]:
    if told == replace(standing, policy=told.policy):
        return (Text.of("menu-boarding"), Text.of("menu-boarding-policy", policy=told.policy))
    if told == replace(standing, lead=told.lead):
        return (Text.of("menu-go-on"), Text.of("menu-lead", **things.lead(told.lead)))
    return (Text.of("menu-boarding"), things.boarding(told))


def _only_under(standing: Signal, signal: Signal) -> bool:
    """Whether a signal changes no more than what moves ships with oars and sails."""
    same = replace(signal.helm, under=standing.helm.under) == standing.helm
    return same and signal != standing


def _helm_label(view: WarView, helm: Helm) -> tuple[Text, ...]:
    menu = Text.of("menu-intent", intent=helm.intent)
    if helm.intent in BENDS:
        return (menu, Text.of("menu-bend", **things.bend(helm.by * DEGREE)))
    named = several(view.open, SIDES[view.seat], boarding=helm.intent == "board")
    if helm.intent in AT_A_FOE and named:
        return (menu, Text.of("foe-nearest") if helm.at is None else _foe(view, helm.at))
    return (menu,)


def _gun_label(view: WarView, guns: Guns) -> Text:
    if guns.at is not None:
        return Text.of("menu-only-at", foe=_foe(view, guns.at))
    return Text.of("menu-guns-policy", policy=guns.policy)


def _foe(view: WarView, ship: int) -> Text:
    return things.ship(view.open, ship)
