"""Effects as a turn begins: asteroid fields, then tokens on ships, in an order to be chosen."""

from collections import Counter
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import figures, ships_at
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.decisions import FirstEffectDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, ShipId
from engine.games.fleet_commander.rules.damage import hurt, remove_destroyed
from engine.games.fleet_commander.rules.weapons import WEAPONS
from engine.games.fleet_commander.rules.weapons.lasting import sent_by
from engine.space.grid import Cell


def begin_effects(state: FleetState, seat: Seat) -> None:
    """FC-TURN-02: puts the effects on *seat* on the agenda: special sectors first, then weapons."""
    battle = state.open
    fields, launchers = tuple(_fields(battle, seat)), tuple(_launchers(battle, seat))
    if fields or launchers:
        state.agenda.append(t.StartEffects(seat=seat, fields=fields, launchers=launchers))


def next_effect(state: FleetState, task: t.StartEffects) -> None:
    """FC-TURN-13: resolves the next effect, row by row, each row from the west, unless a choice
    matters.

    # Ruling FC-TURN-13: a commander is asked only where one of several effects of a kind may
    # destroy a ship; the effects left over come in their order, unless the choice matters again.
    """
    battle = state.open
    kind = [*task.fields] or [*task.launchers]
    if len(kind) > 1 and _may_destroy(battle, task):
        ask(
            state,
            FirstEffectDecision(
                id=state.asked + 1,
                seat=task.seat,
                fields=task.fields,
                launchers=task.launchers,
            ),
        )
    else:
        _take(state, task, kind[0])


def effects_of(asked: FirstEffectDecision) -> tuple[int, ...]:
    """The effects that may come first: fields by their sectors, else tokens by their launchers."""
    return asked.fields or asked.launchers


def check_first(asked: FirstEffectDecision, action: a.ResolveFirst) -> None:
    if action.effect not in effects_of(asked):
        raise RuleViolation("FC-TURN-13", "no-such-effect")


def resolve_first(state: FleetState, asked: FirstEffectDecision, action: a.ResolveFirst) -> None:
    task = t.StartEffects(seat=asked.seat, fields=asked.fields, launchers=asked.launchers)
    _take(state, task, action.effect)


FIRST_EFFECT: Final = Question[FleetState, FleetView, FirstEffectDecision, a.ResolveFirst](
    decision=FirstEffectDecision,
    answers=(a.ResolveFirst,),
    check=lambda _, asked, action: check_first(asked, action),
    suggest=lambda _, asked: (
        a.ResolveFirst(decision=asked.id, effect=effect) for effect in effects_of(asked)
    ),
    resolve=lambda state, asked, action, _: resolve_first(state, asked, action),
)


def strike(state: FleetState, launcher: ShipId, referee: Referee) -> None:
    """FC-WEAPON-21: damages the ship on which *launcher* keeps a token, if it still does."""
    battle = state.open
    token = sent_by(battle, launcher)
    if token is not None and token.on is not None:
        points = WEAPONS[token.weapon].damage_each_turn(battle, battle.ships[token.on])
        hurt(battle, token.on, points, token.weapon, referee)
        remove_destroyed(state, referee)


def _take(state: FleetState, task: t.StartEffects, first: int) -> None:
    """Put the effect *first*, with all its consequences, before the others of *task*."""
    effect: t.Task
    if task.fields:
        effect = t.TestField(at=first)
        fields = tuple(at for at in task.fields if at != first)
        left = t.StartEffects(seat=task.seat, fields=fields, launchers=task.launchers)
    else:
        effect = t.DronesStrike(launcher=first)
        launchers = tuple(one for one in task.launchers if one != first)
        left = t.StartEffects(seat=task.seat, launchers=launchers)
    if left.fields or left.launchers:
        state.agenda.append(left)
    state.agenda += (t.CheckVictory(), effect)


def _may_destroy(battle: Open, task: t.StartEffects) -> bool:
    """Whether one of the effects that come next may destroy a ship."""
    if task.fields:
        classes = figures(battle.data).ship_class
        ships = [ship for at in task.fields for ship in ships_at(battle, at)]
        return any(ship.hull <= classes[ship.sort] for ship in ships)
    coming = Counter[ShipId]()
    for token in battle.tokens:
        if token.on is not None and token.launcher in task.launchers:
            target = battle.ships[token.on]
            coming[token.on] += WEAPONS[token.weapon].damage_each_turn(battle, target)
    return any(battle.ships[ship].hull <= points for ship, points in coming.items())


def _fields(battle: Open, seat: Seat) -> list[Cell]:
    """FC-SECTOR-08: the asteroid fields with ships of *seat*."""
    places = {ship.at for ship in battle.ships if ship.owner == seat and ship.at is not None}
    return sorted([at for at in places if battle.sectors[at] is Special.ASTEROID_FIELD])


def _launchers(battle: Open, seat: Seat) -> list[ShipId]:
    """FC-WEAPON-21: launchers of tokens on ships of *seat*, by the sectors of these ships."""
    if not battle.tokens:
        return []
    found = [
        (battle.ships[token.on].at or 0, token.launcher)
        for token in battle.tokens
        if token.on is not None and battle.ships[token.on].owner == seat
    ]
    return [launcher for _, launcher in sorted(found)]
