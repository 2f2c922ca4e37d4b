"""Steps of a first battle, each with a hint and the event that completes it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.agenda import waiting
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.judgement.certainty import destroys
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.outcomes import distance_to_enemy
from engine.games.fleet_commander.judgement.reckoning import best_of
from engine.games.fleet_commander.judgement.shots import Groups
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.decisions import ReactDecision
from engine.games.fleet_commander.model.state import FleetView, ShipId, Turn
from engine.games.fleet_commander.rules.bridge import best_to_keep, usable
from engine.games.fleet_commander.rules.weapons import suggest_weapons
from engine.games.fleet_commander.words.lesson_moments import (
    Hint,
    did,
    held,
    is_acting,
    is_beginning,
    may_destroy,
    may_fire,
    may_support,
)
from engine.games.fleet_commander.words.scenario_lessons import scenario_lessons
from engine.games.fleet_commander.words.special_lessons import special_lessons


def lessons(view: FleetView) -> Sequence[Lesson]:
    """All lessons for the view's seat: the scenario's, those on special things, then the first
    steps.
    """
    if view.seat not in view.open.commanders:
        return ()
    begins = is_beginning(view)
    now, supports = not begins, may_support(view)
    return (
        *scenario_lessons(view),
        *special_lessons(view),
        _step("roll", _when("energy", "lesson-roll"), did(e.DiceRolled)),
        _step("near", _near, _came_near),
        _step("end", _end, did(e.TurnEnded), ends_turn=True),
        _nearby(_fire_step(), begins and may_fire(view)),
        _nearby(
            _within_reach(_step("support", _acting("lesson-support"), _supported), now or supports),
            begins and supports,
        ),
        *_weapon_step(view),
        _within_reach(_destroy_step(), now or may_destroy(view)),
        _within_reach(replace(_step("answer", _answer, _answered), name=None), now),
        _step("shield", _shield, _kept("G"), ends_turn=True),
    )


def _step(
    key: str,
    hint: Hint,
    done: Callable[[FleetView, Sequence[Any]], bool],
    *,
    ends_turn: bool = False,
) -> Lesson:
    return Lesson(
        key=key,
        hint=hint,
        done=done,
        name=Text.of("lesson-name", step=key),
        later=Text.of("lesson-later", step=key),
        prepares=partial(_rolls, _COLOURS[key]) if key in _COLOURS else None,
        ends_turn=ends_turn,
    )


_COLOURS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("fire", "support", "destroy"), "red"),
    "near": "blue",
    "shield": "green",
}
"""Colour of the dice that each step takes, by the step's key."""


def _rolls(colour: str, action: a.Action) -> bool:
    """Whether *action* rolls dice of *colour*."""
    return isinstance(action, a.RollDice) and getattr(action, colour, 0) > 0


def _within_reach(step: Lesson, near: bool) -> Lesson:
    """*step*, without its ``later`` remark unless it is *near*.

    A step is near once dice are rolled, or if a single red die may complete it.
    """
    return step if near else replace(step, later=None)


def _nearby(step: Lesson, near: bool) -> Lesson:
    """*step*; if it is *near* its ``later`` remark tells that ships already lie where they have to
    be, and which red die is needed.

    Once dice are rolled the remark stays general, because a suggestion may move these ships away.
    """
    if not near or step.later is None:
        return step
    return replace(step, later=Text.of("lesson-later", step=f"{step.key}-near"))


def _when(phase: str, key: str) -> Callable[[FleetView], Text | None]:
    def hint(view: FleetView) -> Text | None:
        now: Turn = view.open.turn
        mine = now.seat == view.seat and not waiting(view.agenda)
        return Text.of(key) if mine and now.phase == phase else None

    return hint


def _acting(key: str, **facts: str) -> Hint:
    """A hint shown while results are used.

    Whether a plan really takes the step is found out elsewhere, by trying the plan.
    """

    def hint(view: FleetView) -> Text | None:
        return Text.of(key, **facts) if is_acting(view) else None

    return hint


def _kept(colour: str) -> Callable[[FleetView, Sequence[Any]], bool]:
    """A test whether the seat ended a turn with a directional die of *colour* on the bridge."""

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


def _came_near(view: FleetView, events: Sequence[Any]) -> bool:
    """Whether a ship of the view's seat moved beside an enemy, or nearer to one."""
    moved = (one for one in events if isinstance(one, e.Moved) and one.seat == view.seat)
    far = partial(distance_to_enemy, view)
    return any(
        (there := far(one.at)) is not None and (there <= 1 or there < (far(one.origin) or 0))
        for one in moved
    )


def _fire(view: FleetView) -> Text | None:
    """Hint on the first fair plan that fires, telling how it fires."""
    if not is_acting(view):
        return None
    fair = (offer.intent.actions for offer in offers(view) if offer.is_fair)
    return next((told for actions in fair if (told := _firing(view, actions))), None)


def _fire_step() -> Lesson:
    """The lesson on firing at an enemy."""
    return replace(
        _step("fire", _fire, did(e.Attacked)), led=_as_it_fires, stock=_red_where_fleets_are_hidden
    )


def _red_where_fleets_are_hidden(view: FleetView) -> int:
    """Red dice to keep for firing: one, if held, where fleets are hidden; else none."""
    return min(1, held(view, "R")) if view.open.options.hidden_deployment else 0


def _as_it_fires(view: FleetView, plan: Plan[a.Action]) -> Text | None:
    return _firing(view, plan.actions)


def _firing(view: FleetView, actions: Sequence[a.Action]) -> Text | None:
    """Hint on how *actions* fire, drains left out: from where ships are, or after a move; None if
    they do not fire.
    """
    played = [one for one in actions if not isinstance(one, a.Drain)]
    if not played:
        return None
    first, last = played[0], played[-1]
    if isinstance(first, a.Move | a.MoveAgain):
        if not isinstance(last, a.Attack):
            return None
        if len(last.way) > 1:
            return Text.of("lesson-fire-far", how="dice" if len(last.dice) > 1 else "twice")
        others = "yes" if last.at != first.to or _are_beside(view, last) else "no"
        return Text.of("lesson-near-fire", others=others)
    if isinstance(first, a.Attack) and len(first.way) > 1:
        return Text.of("lesson-fire-far", how="dice" if len(first.dice) > 1 else "twice")
    return Text.of("lesson-fire") if isinstance(first, a.Attack | a.AttackAgain) else None


def _are_beside(view: FleetView, attack: a.Attack) -> bool:
    """Whether ships of the seat already lie beside the sector that *attack* aims at."""
    groups = Groups(view.open, view.seat)
    return any(at in groups.ships for at in groups.field.beside[attack.way[-1]])


def _shield(view: FleetView) -> Text | None:
    return Text.of("lesson-shield") if is_acting(view) and held(view, "G") else None


def _end(view: FleetView) -> Text | None:
    """Hint to end the turn, once no plan is left that is worth its cost."""
    if not is_acting(view):
        return None
    others = [one for one in offers(view) if not isinstance(one.intent.actions[0], a.EndTurn)]
    if any(one.is_fair for one in others):
        return None
    kept = best_to_keep(view.open, view.open.commanders[view.seat])
    return Text.of("lesson-end", count=len(kept), left=len(others))


def _answer(view: FleetView) -> Text | None:
    asked = (one for one in waiting(view.agenda) if one.seat == view.seat)
    return (
        Text.of("lesson-answer") if any(isinstance(one, ReactDecision) for one in asked) else None
    )


def _answered(view: FleetView, events: Sequence[Any]) -> bool:
    """Whether shields, a move, a counter-attack or damage came of an attack in somebody else's
    turn.
    """
    fought = did(e.Shielded, e.Moved, e.CounterAttacked, e.Damaged, e.ShipDestroyed)
    mine = view.open.turn.seat == view.seat or did(e.TurnEnded)(view, events)
    return not mine and fought(view, events)


def _supported(view: FleetView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.Attacked) and event.strike.supports for event in events)


def _destroy_step() -> Lesson:
    """The lesson on destroying an enemy.

    Steps of others count too: if the target's side answers, the ship is lost in that step.
    """
    step = _step("destroy", _acting("lesson-destroy", sure="no"), _destroyed)
    return replace(step, by_others=True, led=_as_it_destroys)


def _as_it_destroys(view: FleetView, plan: Plan[a.Action]) -> Text:
    return Text.of("lesson-destroy", sure="yes" if destroys(view, plan.actions) else "no")


def _destroyed(view: FleetView, events: Sequence[Any]) -> bool:
    """Whether an enemy's ship was destroyed in the seat's turn, or by its counter-attack."""
    battle = view.open
    lost = (one.owner for one in events if isinstance(one, e.ShipDestroyed))
    if not any(are_enemies(battle, view.seat, owner) for owner in lost):
        return False
    struck = (one for one in events if isinstance(one, e.CounterAttacked))
    return battle.turn.seat == view.seat or any(one.seat == view.seat for one in struck)


def _weapon_step(view: FleetView) -> Iterator[Lesson]:
    """The lesson on special weapons; none for a fleet whose ships never had one."""
    mine = [one for one in view.open.ships if one.owner == view.seat]
    if mine and not any(one.weapon for one in mine):
        return
    step = _step("weapon", _weapon, did(e.WeaponFired))
    yield replace(
        step,
        later=_weapon_later(view) or step.later,
        led=_as_it_arms,
        lost=Text.of("lesson-lost", step="weapon"),
        stock=_specials,
        possible=_is_armed,
    )


def _is_armed(view: FleetView) -> bool:
    """Whether a ship of the seat still has a weapon, or the fleet is not chosen yet."""
    mine = [one for one in view.open.ships if one.owner == view.seat]
    return not mine or any(one.weapon and one.hull > 0 for one in mine)


def _specials(view: FleetView) -> int:
    """Specials that may be used, at most as many as a weapon takes."""
    held = usable(view.open.commanders[view.seat])
    return min(sum(one[2] == "S" for one in held), PRICE)


def _weapon(view: FleetView) -> Text | None:
    """Hint to fire the best special weapon, once enough specials are held; else None."""
    if not is_acting(view) or _specials(view) < PRICE:
        return None
    shots = [one for one in suggest_weapons(view) if isinstance(one, a.FireWeapon)]
    best = best_of(view, shots)
    return None if best is None else _armed(view, best.ship)


def _as_it_arms(view: FleetView, plan: Plan[a.Action]) -> Text | None:
    """Hint that names the weapon *plan* fires, for a fleet may have several; None if it
    fires none.
    """
    shots = (one.ship for one in plan.actions if isinstance(one, a.FireWeapon))
    ship = next(shots, None)
    return None if ship is None else _armed(view, ship)


def _armed(view: FleetView, ship: ShipId) -> Text | None:
    """Hint to fire the weapon of *ship*; FC-HIDDEN-15: firing reveals a hidden ship."""
    launcher = view.open.ships[ship]
    if launcher.weapon is None:
        return None
    when = "unveils" if launcher.hidden else "now"
    return Text.of("lesson-weapon", weapon=launcher.weapon.value, when=when)


def _weapon_later(view: FleetView) -> Text | None:
    """Hint to keep the specials that are held for a weapon; None without specials or a weapon."""
    mine = (one for one in view.open.ships if one.owner == view.seat and one.at is not None)
    weapon = next((one.weapon for one in mine if one.weapon), None)
    specials = _specials(view)
    if weapon is None or not specials:
        return None
    return Text.of(
        "lesson-weapon", weapon=weapon.value, when="one" if specials < PRICE else "later"
    )
