"""Threats in words: the gravest to a fleet, and a sign beside a plan that adds one."""

from typing import Final

from engine.core.words import Person, Text
from engine.games.fleet_commander.judgement.dangers import Danger
from engine.games.fleet_commander.judgement.threats import at_most, gravest, may_grow
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words import things

LEAST_SHARE_OF_HULL: Final = 1 / 4
"""Part of a ship's hull from which on a plan is marked with the damage that it risks."""


def outlook(view: FleetView) -> tuple[Text, ...]:
    """Tell the gravest threat to ships of the view's commander; nothing without a threat."""
    battle, worst = view.open, gravest(view)
    if worst is None:
        return ()
    assert worst.ship.at is not None
    grown = at_most(battle, worst)
    return (
        Text.of(
            "outlook-threat",
            how=worst.how,
            scan="yes" if worst.scan else "no",
            commander=Person(seat=worst.seat),
            weapon="none" if worst.weapon is None else worst.weapon.value,
            ship=things.your_ship(battle, worst.ship.id),
            sector=things.sector_name(battle, worst.ship.at),
            held="yes" if worst.held else "no",
            shots=len(worst.shots),
            each=worst.shots[0] if len({*worst.shots}) == 1 and not worst.points else 0,
            power=worst.power,
            hull=worst.ship.hull,
            left=worst.left,
            more="yes" if grown > worst.power else "no",
            least=max(0, worst.ship.hull - grown),
            sure="yes" if worst.points >= worst.ship.hull else "no",
            grows="yes" if may_grow(battle, worst) else "no",
        ),
    )


def is_told(view: FleetView, danger: Danger) -> bool:
    """Whether a plan is marked with *danger*, which it brings in *view*.

    Only a danger that may destroy a ship is, or one that costs the ship a good part of its hull and
    more than what threatens it already.
    """
    threat = danger.threat
    if not threat.left:
        return True
    if threat.power < threat.ship.hull * LEAST_SHARE_OF_HULL:
        return False
    before = gravest(view, [threat.ship.id])
    already = before is not None and before.ship.id == threat.ship.id
    return not already or (before is not None and threat.power > before.power)


def warned(told: Text, danger: Danger) -> Text:
    """*told* of a plan, with a short sign of the *danger* it adds."""
    return Text.of(
        "plan-warned",
        about=told,
        power=danger.threat.power,
        left=danger.threat.left,
        alone="yes" if danger.alone else "no",
    )
