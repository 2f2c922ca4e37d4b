"""Stops: what calls a captain back to a turn planned ahead, read from the open sea alone."""

from collections import Counter
from collections.abc import Sequence

from engine.core.stops import Stop, counted
from engine.core.words import Text
from engine.games.captains_log.model.cards import EventEffect
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, Cube, LogView, Open
from engine.games.captains_log.words.threats import WATCHED_HEXES, others

_HARM = (Cube.WATER, Cube.FIRE, Cube.FLOODED_CANNON, Cube.BURNT_CANNON)


def stops(view: LogView) -> Sequence[Stop]:
    """Stops of the captain of *view*; none for a seat that has no ship."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None:
        return ()
    near = [name for hexes, name, _ in others(view, view.seat) if hexes <= WATCHED_HEXES]
    found = (
        Stop(
            key="near",
            label=Text.of("stop-near", hexes=WATCHED_HEXES),
            watch=tuple(sorted(near)),
        ),
        Stop(key="harm", label=Text.of("stop-harm"), watch=_harm(captain)),
        Stop(key="aboard", label=Text.of("stop-aboard"), watch=_aboard(captain), own=True),
    )
    if not _telling_cards(sea):
        return found
    return (*found, Stop(key="event", label=Text.of("stop-event"), watch=_drawn(sea)))


def _harm(captain: Captain) -> tuple[str, ...]:
    """A fact for each point of damage to a captain's ship, so that a repair trips nothing."""
    held = Counter(captain.hold)
    found = [fact for cube in _HARM for fact in counted(cube.value, held[cube])]
    found += counted("sails", captain.sail_damage)
    found += counted("wreck", captain.wrecks)
    return tuple(sorted(found))


def _aboard(captain: Captain) -> tuple[str, ...]:
    """The cargo, the ammunition and the purse of a captain."""
    held = Counter(cube.value for cube in captain.hold if cube not in _HARM)
    held.update(ammo.value for ammo in captain.ammo)
    held["doubloons"] = captain.doubloons
    return tuple(sorted(f"{name}:{count}" for name, count in held.items()))


def _telling_cards(sea: Open) -> tuple[str, ...]:
    """Event cards that do more than change the wind: only these change what a captain would do, and
    one of the others is drawn every morning.
    """
    cards = printed(sea).events
    return tuple(sorted(name for name, one in cards.items() if one.effect != EventEffect.CALM))


def _drawn(sea: Open) -> tuple[str, ...]:
    """A fact for each of these cards that is drawn, told apart by how often the deck was shuffled.

    CL-TURN-12: a card is drawn at the beginning of each day but the first.
    """
    phases = printed(sea).day_steps[:-1]
    days = sum(phases[past % len(phases)] == "day" for past in range(1, sea.round))
    shuffled = max(0, days - 1) // len(printed(sea).events)
    return tuple(f"{name}:{shuffled}" for name in _telling_cards(sea) if name not in sea.events)
