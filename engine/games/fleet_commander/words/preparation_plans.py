"""What is chosen before the first turn as plans: special sectors, where they go, and a fleet."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import board, printed
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import answers
from engine.games.fleet_commander.rules.fleets import fleets_of_a_name
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about import about_action, about_armed, armed_with
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.places import Where, where
from engine.space.grid import Cell

BEGINNERS: Final = "first_game"
"""The fleet that is good to begin with."""

_GOOD_PLACES: Final[dict[Special, tuple[Where, ...]]] = {
    Special.ASTEROID_FIELD: ("between", "near"),
    Special.GAS_CLOUD: ("near", "between"),
    Special.GRAVITY_FIELD: ("far", "between"),
}
"""Where a special sector is of use to who places it, the best first."""


def tiles_plans(view: FleetView, asked: d.TilesDecision) -> Iterator[Plan[a.Action]]:
    """No special sector, as is best to begin with; those of one kind; then the others."""
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.SetTilesAside)]
    for action in sorted(found, key=lambda one: len({*one.tiles})):
        told = about_action(view, action)
        assert told is not None, "every choice is told about"
        if not action.tiles:
            told = things.recommended(Text.of("why-begin", what="sectors"), told)
        yield Plan(label=label(view, action)[-1], about=told, actions=(action,))


def place_plans(view: FleetView, asked: d.PlaceDecision) -> Iterator[Plan[a.Action]]:
    """Good places for what is held, each with its reason; to place none comes last.

    Where neither is left, it is what the clock would do.
    """
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.PlaceSector)]
    places = [*_good_places(view, found)]
    passes = [one for one in found if one.tile is None]
    for number, (action, reason) in enumerate(places):
        assert action.tile is not None, "a place is that of something"
        named = Text.of(
            "plan-place" if number == 0 else "plan-place-else",
            special=action.tile.value,
            sector=things.sector_name(view.open, action.at),
        )
        effect = Text.of("about-tile", special=action.tile.value)
        why = Text.of("why-place", where=reason, special=action.tile.value)
        best = number == 0
        about = things.recommended(why, effect) if best else things.joined(why, effect)
        yield Plan(label=named, about=about, actions=(action,))
    passes.sort(key=lambda one: not one.never)
    rest: list[a.Action] = [*passes] if places or passes else [default_answer(view, asked)]
    for other in rest:
        told = about_action(view, other)
        assert told is not None, "every choice is told about"
        yield Plan(label=label(view, other)[-1], about=told, actions=(other,))


def fleet_plans(view: FleetView, asked: d.FleetDecision) -> Iterator[Plan[a.Action]]:
    """The fleets of a name, each with the first weapons there are; that for beginners first.

    What a weapon does is told once. What is put together ship by ship is left to the menus.
    """
    named = fleets_of_a_name(view, printed(view.open), asked.id)
    abilities = "yes" if view.open.options.abilities else "no"
    known: set[Text] = set()
    for name, action in sorted(named, key=lambda one: one[0] != BEGINNERS):
        told = Text.of("fleet-character", fleet=name, abilities=abilities)
        if action.weapons:
            armed = about_armed(action.weapons)
            told = things.joined(told, armed_with(action.weapons) if armed in known else armed)
            known.add(armed)
        if name == BEGINNERS:
            told = things.recommended(Text.of("why-begin", what="fleet"), told)
        whole = Text.of("menu-fleet", fleet=name, ships=things.composition(action))
        yield Plan(label=whole, about=told, actions=(action,))


def weapons_plans(view: FleetView, asked: d.WeaponsDecision) -> Iterator[Plan[a.Action]]:
    """Every weapon drawn for a lone battleship, with what it does; of more the first choice."""
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.KeepWeapons)]
    for action in found if all(len(one.weapons) == 1 for one in found) else found[:1]:
        kept = Text.of("plan-keep", kept=Listing(items=label(view, action)))
        told = Text.of("about-keep")
        if len(action.weapons) == 1:
            told = about_armed(action.weapons)
        yield Plan(label=kept, about=told, actions=(action,))


def _good_places(
    view: FleetView, found: Sequence[a.PlaceSector]
) -> Iterator[tuple[a.PlaceSector, Where]]:
    """For each kind held the sector of each good place that is nearest to the centre.

    The best place of every kind comes first.
    """
    by_kind: dict[Special, list[tuple[a.PlaceSector, Where]]] = {}
    for action in sorted(found, key=lambda one: (_off_centre(view, one.at), one.at)):
        if action.tile is None:
            continue
        lies = where(view, action.at)
        kept = by_kind.setdefault(action.tile, [])
        if lies in _GOOD_PLACES[action.tile] and lies not in [reason for _, reason in kept]:
            kept.append((action, lies))
    for kind, kept in by_kind.items():
        kept.sort(key=lambda one: _GOOD_PLACES[kind].index(one[1]))
    most = max(map(len, by_kind.values()), default=0)
    for number in range(most):
        yield from (kept[number] for kept in by_kind.values() if number < len(kept))


def _off_centre(view: FleetView, at: Cell) -> int:
    """How far a sector is from all others: the less, the nearer it is to the centre."""
    return sum(far * far for far in board(view.open).distances[at])
