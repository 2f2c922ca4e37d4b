"""Choices before the first turn: special sectors, their places, and fleets, the best first."""

from collections.abc import Sequence
from typing import Final

from engine.games.fleet_commander.judgement.places import Where, where
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import board, printed
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import answers
from engine.games.fleet_commander.rules.fleets import fleets_of_a_name
from engine.space.grid import Cell

BEGINNERS: Final = "first_game"
"""The name of the fleet for beginners."""

_GOOD_PLACES: Final[dict[Special, tuple[Where, ...]]] = {
    Special.ASTEROID_FIELD: ("between", "near"),
    Special.GAS_CLOUD: ("near", "between"),
    Special.GRAVITY_FIELD: ("far", "between"),
}
"""Sides of the board where a special sector helps the player who places it, the best first."""


def ranked_tiles(view: FleetView, asked: d.TilesDecision) -> list[a.SetTilesAside]:
    """Choices of special sectors: none, as is best for beginners; one kind; then mixed kinds."""
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.SetTilesAside)]
    return sorted(found, key=lambda one: len({*one.tiles}))


def good_places(view: FleetView, asked: d.PlaceDecision) -> list[tuple[a.PlaceSector, Where]]:
    """Good places for each kind of special sector held, on each side the one nearest the centre.

    The best place of every kind comes first, then the second best.
    """
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.PlaceSector)]
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
    return [
        kept[number] for number in range(most) for kept in by_kind.values() if number < len(kept)
    ]


def passes(view: FleetView, asked: d.PlaceDecision) -> list[a.PlaceSector]:
    """Answers that place nothing: never again, then only this time."""
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.PlaceSector)]
    return sorted((one for one in found if one.tile is None), key=lambda one: not one.never)


def ranked_fleets(view: FleetView, asked: d.FleetDecision) -> list[tuple[str, a.ChooseFleet]]:
    """The named fleets, each with the first weapons possible, the one for beginners first."""
    named = fleets_of_a_name(view, printed(view.open), asked.id)
    return sorted(named, key=lambda one: one[0] != BEGINNERS)


def weapons_to_offer(view: FleetView, asked: d.WeaponsDecision) -> Sequence[a.KeepWeapons]:
    """Every weapon drawn for a single battleship; the first choice only where there are more."""
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.KeepWeapons)]
    return found if all(len(one.weapons) == 1 for one in found) else found[:1]


def _off_centre(view: FleetView, at: Cell) -> int:
    """The sum of squared distances from a sector to all others, which is least at the centre."""
    return sum(far * far for far in board(view.open).distances[at])
