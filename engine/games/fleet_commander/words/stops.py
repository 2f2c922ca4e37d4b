"""Stops: what calls a commander back to a turn planned ahead, read from what the seat sees."""

from collections.abc import Iterator, Sequence

from engine.core.stops import Stop, counted
from engine.core.words import Text
from engine.games.fleet_commander.judgement.rolls import NEAR_SECTORS
from engine.games.fleet_commander.model.battlefield import are_enemies, board, figures
from engine.games.fleet_commander.model.state import FleetView, Ship


def stops(view: FleetView) -> Sequence[Stop]:
    """Stops of the commander of *view*; none for a seat without a fleet."""
    battle = view.open
    if view.seat not in battle.commanders:
        return ()
    mine = [ship for ship in battle.ships if ship.owner == view.seat]
    near = sorted({*_near(view, mine)})
    hits = sorted(fact for ship in mine for fact in _hits(view, ship))
    lost = sorted(f"ship:{ship.id:03}" for ship in mine if not ship.hull or ship.gone)
    return (
        Stop(key="near", label=Text.of("stop-near", sectors=NEAR_SECTORS), watch=tuple(near)),
        Stop(key="hit", label=Text.of("stop-hit"), watch=tuple(hits)),
        Stop(key="lost", label=Text.of("stop-lost"), watch=tuple(lost)),
    )


def _near(view: FleetView, mine: Sequence[Ship]) -> Iterator[str]:
    """A fact for each enemy near one of the ships *mine*."""
    battle = view.open
    far, places = board(battle).distances, {ship.at for ship in mine if ship.at is not None}
    for ship in battle.ships:
        if ship.at is None or not are_enemies(battle, view.seat, ship.owner):
            continue
        if any(far[at][ship.at] <= NEAR_SECTORS for at in places):
            yield f"ship:{ship.id:03}"


def _hits(view: FleetView, ship: Ship) -> tuple[str, ...]:
    """A fact for each point of hull that a ship lacks."""
    whole = figures(view.open.data).hull[ship.sort]
    return counted(f"ship:{ship.id:03}", whole - ship.hull)
