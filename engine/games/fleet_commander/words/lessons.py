"""The steps of a first battle, each with a hint, and done with by a deed of one's own."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.agenda import waiting
from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import are_enemies, board
from engine.games.fleet_commander.decisions import ReactDecision
from engine.games.fleet_commander.reckoning import after, best_of, view_of, world_of
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.aims import suggest_weapons
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.rules.bridge import best_to_keep, usable
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.state import FleetView, Turn
from engine.games.fleet_commander.words.forecast import attack_power
from engine.games.fleet_commander.words.hinted import agreeing
from engine.games.fleet_commander.words.lesson_moments import Hint, did, held, is_acting
from engine.games.fleet_commander.words.offered import offered
from engine.games.fleet_commander.words.scenario_lessons import scenario_lessons
from engine.games.fleet_commander.words.special_lessons import special_lessons


def lessons(view: FleetView) -> Sequence[Lesson]:
    """The steps of a first battle, and what is told besides once it matters."""
    if view.seat not in view.open.commanders:
        return ()
    found = (
        *scenario_lessons(),
        *special_lessons(view),
        _step("roll", _when("energy", "lesson-roll"), did(e.DiceRolled)),
        _step("near", _near, did(e.Moved)),
        _step("end", _end, did(e.TurnEnded), ends_turn=True),
        _step("fire", _fire, did(e.Attacked)),
        _step("support", _support, _supported),
        _step("weapon", _weapon, did(e.WeaponFired), possible=_is_armed),
        _step("destroy", _destroy, _destroyed),
        _step("answer", _answer, _answered),
        _step("shield", _shield, _kept("G"), ends_turn=True),
    )
    return [agreeing(one) for one in found]


def _always(view: FleetView) -> bool:
    del view
    return True


def _step(
    key: str,
    hint: Hint,
    done: Callable[[FleetView, Sequence[Any]], bool],
    *,
    possible: Callable[[FleetView], bool] = _always,
    ends_turn: bool = False,
) -> Lesson:
    return Lesson(
        key=key,
        hint=hint,
        done=done,
        name=Text.of("lesson-name", step=key),
        later=Text.of("lesson-later", step=key),
        possible=possible,
        ends_turn=ends_turn,
    )


def _when(phase: str, key: str) -> Callable[[FleetView], Text | None]:
    def hint(view: FleetView) -> Text | None:
        now: Turn = view.open.turn
        mine = now.seat == view.seat and not waiting(view.agenda)
        return Text.of(key) if mine and now.phase == phase else None

    return hint


def _kept(colour: str) -> Callable[[FleetView, Sequence[Any]], bool]:
    """Whether a turn ended with a shield on the bridge."""

    def done(view: FleetView, events: Sequence[Any]) -> bool:
        return any(
            isinstance(event, e.TurnEnded)
            and event.seat == view.seat
            and any(one[0] == colour and one[2] != "S" for one in event.kept)
            for event in events
        )

    return done


def _near(view: FleetView) -> Text | None:
    if not is_acting(view) or not held(view, "B"):
        return None
    return Text.of("lesson-near")


def _fire(view: FleetView) -> Text | None:
    if not is_acting(view):
        return None
    attacks = [one for one in suggest_attacks(view) if isinstance(one, a.Attack)]
    first = next(iter(offered(view)), None)
    if first is not None and len(first.actions) > 1:
        return Text.of("lesson-near-fire")
    if attacks:
        near = any(len(one.way) == 1 for one in attacks)
        return Text.of("lesson-fire" if near else "lesson-fire-far")
    if not held(view, "R"):
        return None
    return Text.of("lesson-near-fire") if _can_come_near(view) else None


def _can_come_near(view: FleetView) -> bool:
    """Whether one move brings a ship beside an enemy."""
    battle, field = view.open, board(view.open)
    foes = {one.at for one in battle.ships if are_enemies(battle, view.seat, one.owner)}
    return any(
        isinstance(action, a.Move | a.MoveAgain) and foes & {*field.beside[action.to]}
        for action in orders.suggest(view)
    )


def _shield(view: FleetView) -> Text | None:
    return Text.of("lesson-shield") if is_acting(view) and held(view, "G") else None


def _end(view: FleetView) -> Text | None:
    """Nothing is left that would be of use."""
    if not is_acting(view) or offered(view):
        return None
    kept = best_to_keep(view.open, view.open.commanders[view.seat])
    return Text.of("lesson-end", count=len(kept))


def _answer(view: FleetView) -> Text | None:
    asked = (one for one in waiting(view.agenda) if one.seat == view.seat)
    return (
        Text.of("lesson-answer") if any(isinstance(one, ReactDecision) for one in asked) else None
    )


def _answered(view: FleetView, events: Sequence[Any]) -> bool:
    """Whether something came of an attack of another, in whose turn the view's seat acted."""
    fought = did(e.Shielded, e.Moved, e.CounterAttacked, e.Damaged, e.ShipDestroyed)
    mine = view.open.turn.seat == view.seat or did(e.TurnEnded)(view, events)
    return not mine and fought(view, events)


def _first_shot(view: FleetView) -> tuple[FleetView, a.Attack] | None:
    """The attack that the first plan makes, and what is seen before it, moves being made."""
    first = next(iter(offered(view)), None) if is_acting(view) else None
    if first is None:
        return None
    *moves, attack = first.actions
    if not isinstance(attack, a.Attack):
        return None
    for move in moves:
        view = view_of(after(world_of(view), view.seat, move), view.seat)
    return view, attack


def _support(view: FleetView) -> Text | None:
    """Ships of two sectors fire at one target, if the first plan is followed."""
    shot = _first_shot(view)
    if shot is None:
        return None
    then, attack = shot
    supports = strike_of(then.open, then.seat, attack).supports
    return Text.of("lesson-support") if supports else None


def _supported(view: FleetView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.Attacked) and event.strike.supports for event in events)


def _destroy(view: FleetView) -> Text | None:
    """The first plan leaves nothing of its target, if nobody answers."""
    shot = _first_shot(view)
    if shot is None:
        return None
    then, attack = shot
    falls = attack_power(then, attack) >= then.open.ships[attack.target].hull
    return Text.of("lesson-destroy") if falls else None


def _destroyed(view: FleetView, events: Sequence[Any]) -> bool:
    """An enemy was lost, be it after an answer, which is a step of theirs."""
    del events
    battle = view.open
    return any(one.hull <= 0 and are_enemies(battle, view.seat, one.owner) for one in battle.ships)


def _is_armed(view: FleetView) -> bool:
    """Whether a ship of the view's seat has a weapon, or there is no fleet yet."""
    mine = [one for one in view.open.ships if one.owner == view.seat]
    return not mine or any(one.weapon and one.hull > 0 for one in mine)


def _weapon(view: FleetView) -> Text | None:
    """Two specials, and a battleship to use them: the one whose weapon gains most."""
    if not is_acting(view):
        return None
    battle = view.open
    specials = sum(one[2] == "S" for one in usable(battle.commanders[view.seat]))
    armed = [
        one for one in battle.ships if one.owner == view.seat and one.weapon and one.at is not None
    ]
    if not armed or not specials:
        return None
    shots = [one for one in suggest_weapons(view) if isinstance(one, a.FireWeapon)]
    best = best_of(view, shots)
    ship = armed[0] if best is None else battle.ships[best.ship]
    assert ship.weapon is not None
    when = "one" if specials == 1 else "later" if best is None else "now"
    return Text.of("lesson-weapon", weapon=ship.weapon.value, when=when)
