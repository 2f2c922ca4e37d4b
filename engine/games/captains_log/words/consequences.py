"""Certain consequences of an action, and warnings about a planned position."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Text
from engine.games.captains_log.judgement.losses import losses
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import MovePennant, NpcCard, ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.decisions import PassingShotDecision
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Captain, Hex, LogView, Ship
from engine.games.captains_log.rules import (
    damage,
    explore,
    forfeit,
    fortress,
    hold,
    port,
    reputation,
    ships,
    shot,
    standing,
    turn,
)
from engine.games.captains_log.words import things
from engine.games.captains_log.words.about import dangers
from engine.games.captains_log.words.chances import percent
from engine.games.captains_log.words.esteem import loss_in_full

MOST_FOES: Final = 3
"""Most ships told that could fire at the captain, the most dangerous first."""


def consequences(view: LogView, action: a.Action) -> Iterator[Text]:
    """Certain effects of *action* on its captain, and the ships and fortresses that may
    fire then.
    """
    captain = view.open.captains.get(view.seat)
    if captain is None:
        return
    yield from _prices(view, action)
    if lost := forfeit.fame_lost(view, action):
        yield Text.of("certain-fame", fame=lost)
    match action:
        case a.Shoot():
            yield from _spent(view)
            yield from _threats(_disliked(view, action.target), captain.at)
        case a.Explore():
            yield from () if explore.explores_on(view) else _spent(view)
            yield from _threats(view, captain.at)
        case a.PickUp():
            yield from _threats(view, captain.at)
        case a.Sail() if captain.at is not None:
            to = chart(view.open).exits[captain.at][action.heading // 60]
            if under_fire := tuple(dangers(view, captain, to)) if to >= 0 else ():
                yield from under_fire
                yield Text.of("open-dice")
        case a.EndTurn() if points := damage.spreading(captain):
            yield Text.of("certain-fire", damage=points)
        case _:
            pass


def outlook(view: LogView) -> tuple[Text, ...]:
    """Actions left this turn, things left undone, and the ships that could fire at the
    ship here.
    """
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or captain.at is None or captain.heading is None or sea.winners is not None:
        return ()
    return (
        *_left(view),
        *_leavings(view, captain),
        *_fire_zone(view, captain.at),
        *(_foes(view, captain.at) or _safe(view)),
    )


def _prices(view: LogView, action: a.Action) -> Iterator[Text]:
    """Losses of esteem by *action* if it is a shot, and those that sinking its target would add."""
    fired = _shot(view, action)
    if fired is None or ships.position(view.open, fired.target) is None:
        return
    at_once = losses(view, fired.target)
    yield from (loss_in_full(loss) for loss in at_once)
    if shot_odds(view, fired).sink:
        more = (one for one in losses(view, fired.target, sinks=True) if one not in at_once)
        yield from (Text.of("loss-if-sunk", loss=loss_in_full(loss)) for loss in more)


def _shot(view: LogView, action: a.Action) -> a.Shoot | None:
    """The shot that *action* fires, also in passing; None for any other action."""
    sea = view.open
    match action:
        case a.Shoot(target=target) if target in sea.captains or target in sea.npcs:
            return action
        case a.ReplyShot(decision=decision, ammo=ammo) if ammo is not None:
            asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
            if isinstance(asked, PassingShotDecision):
                return a.Shoot(target=asked.ship, ammo=ammo)
            return None
        case _:
            return None


def _spent(view: LogView) -> Iterator[Text]:
    """CL-MOVE-05: the action spent, and the movement points that a move under way loses."""
    yield Text.of("certain-actions", actions=turn.actions_left(view) - 1)
    if points := view.open.turn.points:
        yield Text.of("certain-move-ends", points=points)


def _threats(view: LogView, at: Hex | None) -> Iterator[Text]:
    """Warnings of the fortress and the ships that may fire at a ship at *at*; none if
    that is None.
    """
    if at is not None:
        yield from _fire_zone(view, at)
        yield from _foes(view, at)


def _disliked(view: LogView, target: Ship) -> LogView:
    """*view* with its captain's reputation as it is after firing at *target*."""
    sea = view.open
    captain = sea.captains[view.seat]
    ours = company(sea, captain)
    after = {**ours.reputation, **{loss.nation: loss.then for loss in losses(view, target)}}
    companies = {**sea.companies, captain.side: replace(ours, reputation=after)}
    return replace(view, open=replace(sea, companies=companies))


def _left(view: LogView) -> Iterator[Text]:
    now = view.open.turn
    if now.seat == view.seat and not now.over:
        left, moved = turn.actions_left(view), "yes" if now.moved else "no"
        yield Text.of("outlook-left", actions=left, moved=moved, points=now.points or 0)


def _leavings(view: LogView, captain: Captain) -> Iterator[Text]:
    """CL-FREE-05, CL-HOLD-12: reminders of a barrel here, and of cannons that cannot fire."""
    sea = view.open
    now = sea.turn
    if now.seat != view.seat or now.over:
        return
    if captain.at in sea.barrels:
        yield Text.of("outlook-barrel", points=now.points or 0)
    ready, aboard = hold.guns(sea, captain), hold.cannons(captain)
    if ready < aboard:
        yield Text.of("outlook-guns", guns=ready, cannons=aboard)


def _fire_zone(view: LogView, at: Hex) -> Iterator[Text]:
    """CL-FORT-02, -09: warning of a distrustful fortress, which fires at ships entering a hex of
    its zone, not at one that stays.
    """
    sea = view.open
    castle = chart(sea).fire.get(at)
    if castle is None:
        return
    nation = fortress.owner(sea, castle.tile)
    if "distrust" in standing.effects(sea, sea.captains[view.seat], nation):
        yield Text.of("outlook-fortress", nation=nation.value)


def _foes(view: LogView, at: Hex) -> Sequence[Text]:
    """Warnings of NPCs that could come up and fire at *at* before the seat's next turn, the
    likeliest to hurt first.
    """
    sea = view.open
    found: list[tuple[Fraction, Text]] = []
    for name, npc in sea.npcs.items():
        if npc.at is None or not ships.enemies(sea, name, view.seat) or _spared(view, name, at):
            continue
        card = npc_card(sea, npc)
        guns = _guns_within(card, chart(sea).board.distance(npc.at, at))
        if guns is not None:
            hurt = _hurt(view, name, at, card, guns)
            facts = Text.of(
                "outlook-foe", ship=things.ship(view, name), dice=guns.dice, hurt=percent(hurt)
            )
            found.append((hurt, facts))
    found.sort(key=lambda one: -one[0])
    told = [text for _, text in found[:MOST_FOES]]
    if len(found) > MOST_FOES:
        told.append(Text.of("outlook-more", ships=len(found) - MOST_FOES))
    return told


def _safe(view: LogView) -> Sequence[Text]:
    others = (other for seat, other in view.open.captains.items() if seat != view.seat)
    return (Text.of("outlook-safe", rivals=sum(other.at is not None for other in others)),)


def _spared(view: LogView, npc: Ship, at: Hex) -> bool:
    """CL-NPCTARGET-13: whether *at* is a mooring in a port of the *npc*'s own nation."""
    sea = view.open
    place = chart(sea).moorings.get(at)
    return place is not None and port.flag(sea, place) in ships.nations(sea, npc)


def _guns_within(card: NpcCard, distance: int) -> ShotPennant | None:
    """CL-NPC-10, -12: the first shot pennant that can hit a ship *distance* hexes away, after the
    longest move pennant before it; None if none can.
    """
    sailed = 0
    for pennant in card.pennants:
        match pennant:
            case MovePennant(hexes=hexes):
                sailed = max(sailed, hexes)
            case ShotPennant() if distance <= sailed + card.range:
                return pennant
            case _:
                pass
    return None


def _hurt(view: LogView, npc: Ship, at: Hex, card: NpcCard, guns: ShotPennant) -> Fraction:
    """Chance that at least one die of *npc* hurts the view's ship at *at*, fired at
    from its flank.
    """
    sea = view.open
    nation = reputation.flag(sea, npc)
    captain = sea.captains[view.seat]
    bonus = guns.bonus + card.cannon_bonus
    bonus += reputation.grudge(sea, captain, nation) if nation else 0
    defence = shot.base_defence(sea, view.seat) + (at in chart(sea).moorings)
    faces = sum(shot.penetration(face, bonus, defence) > 0 for face in range(1, shot.SIDES + 1))
    return 1 - (1 - Fraction(faces, shot.SIDES)) ** guns.dice
