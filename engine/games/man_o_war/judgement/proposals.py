"""Proposals: signals worth giving to a squadron, the best first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.records import value
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast, guess
from engine.games.man_o_war.model.lengths import UNITS_IN_CM, units
from engine.games.man_o_war.model.names import Reach, ShipId, SquadronId
from engine.games.man_o_war.model.signals import BoardingOrder, Helm, Intent, Signal
from engine.games.man_o_war.model.state import Open, Squadron, WarView
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.measuring import as_known, is_by_eye
from engine.games.man_o_war.rules.ram import LEAST_RUN
from engine.games.man_o_war.rules.sheets import SERVES
from engine.games.man_o_war.rules.sights import Seen, seen
from engine.games.man_o_war.rules.squadrons import can_move, can_row, foes, some_can

TRIED: Final[tuple[Intent, ...]] = (
    *("ram", "close", "board", "broadside_on", "stand_off", "back_water", "stay"),
)
"""Intents that are weighed, all at the nearest enemy; of equally good ones the first is best."""

OF_A_RAM: Final = 400
OF_A_GUN: Final[dict[Reach, int]] = {"short": 60, "medium": 50, "long": 40}
"""What a ram, and a gun that bears in a band, are worth."""

OF_A_CREW: Final = 300
"""What it is worth that an enemy's last crew is lost, and what it costs to lose one's own."""

OF_A_PRIZE: Final = 60
"""What it is worth besides to man an abandoned ship."""

OF_A_THREAT: Final = 40
"""What it costs to lie before the bow of an enemy who can ram next."""

OF_A_CHANCE: Final = 80
"""What it is worth to have an enemy dead ahead, as far off as a ram needs."""

OF_A_CM: Final = 1
"""What it costs to be a centimetre farther than a gun reaches from the nearest enemy."""

REACHED_CM: Final = 30
"""Centimetres from the nearest enemy within which being nearer is worth nothing."""


@value
class Proposal:
    """A *signal* for a *squadron*, what its ships would do by it, and what that is *worth*.

    By eye it is only a guess what they would do, of which ``promised`` is the part to be told.
    """

    squadron: SquadronId
    signal: Signal
    done: tuple[Foreseen, ...]
    worth: int


def proposals(view: WarView, squadron: SquadronId) -> tuple[Proposal, ...]:
    """Signals for a squadron of the view's seat, the best first."""
    assert view.side is not None, "whoever signals is on a side"
    return proposed(as_known(view), squadron, view.side.signals[squadron])


def proposed(battle: Open, squadron: SquadronId, standing: Signal) -> tuple[Proposal, ...]:
    """Signals for a squadron of either side, the best first; its guns do as they were told.

    MOW-RAM-03: to ram is none if no ship can, and one is too near for it. MOW-RANGE-02: lengths
    that may not be measured are guessed by the middles of sightings.
    """
    own = battle.squadrons[squadron]
    found: list[Proposal] = []
    for intent in _tried(battle, own):
        signal = Signal(
            helm=Helm(intent=intent), guns=standing.guns, boarding=_order(standing, intent)
        )
        done = guess(battle, own.side, {squadron: signal})
        if any(one.too_near for one in done) and not any(one.rams for one in done):
            continue
        weighed = worth(battle, done)
        found.append(Proposal(squadron=squadron, signal=signal, done=done, worth=weighed))
    return tuple(sorted(found, key=lambda one: -one.worth))


def promised(battle: Open, one: Proposal) -> tuple[Foreseen, ...]:
    """What may be told before of what the ships would do (MOW-RANGE-02)."""
    if not is_by_eye(battle):
        return one.done
    return forecast(battle, battle.squadrons[one.squadron].side, {one.squadron: one.signal})


def _order(standing: Signal, intent: Intent) -> BoardingOrder:
    """The boarding order that stands; whoever is to board goes on while it has no smaller crew."""
    if intent != "board" or standing.boarding.lead is not None:
        return standing.boarding
    return replace(standing.boarding, lead=0)


def _tried(battle: Open, squadron: Squadron) -> Iterator[Intent]:
    """The intents that ships of *squadron* can carry out."""
    for intent in TRIED:
        if intent == "stay" or some_can(battle, squadron, SERVES.get(intent, can_move)):
            yield intent


def worth(battle: Open, done: Sequence[Foreseen]) -> int:
    """What it is worth that ships do so, if nobody else moves first."""
    return sum(sum(_parts(battle, one)) for one in done)


def _parts(battle: Open, one: Foreseen) -> Iterator[int]:
    if one.rams is not None:
        yield OF_A_RAM
    if one.odds is not None:
        yield round(OF_A_CREW * (one.odds.won - one.odds.lost))
    elif one.boards is not None:
        yield OF_A_PRIZE
    for aim in one.aims:
        yield OF_A_GUN[aim.band] * dice_of(battle, one.ship, aim.arc)
    rows, far = can_row(battle, one.ship), list[int]()
    for foe in foes(battle, battle.ships[one.ship].side):
        there = seen(one.way.end, battle.ships[foe].at)
        far.append((abs(there.aside) + abs(there.ahead)) // UNITS_IN_CM)
        if rows and _is_in_line(there):
            yield OF_A_CHANCE
        if can_row(battle, foe) and foe != one.rams and _threatens(battle, foe, one):
            yield -OF_A_THREAT
    yield -OF_A_CM * max(0, min(far, default=0) - REACHED_CM)


def _threatens(battle: Open, foe: ShipId, one: Foreseen) -> bool:
    """Whether an enemy has the ship dead ahead, as far off as a ram needs."""
    there = seen(battle.ships[foe].at, one.way.end)
    return _is_in_line(there)


def _is_in_line(there: Seen) -> bool:
    """Whether what is seen lies dead ahead, where battle speed may ram it."""
    far = there.ahead - LEAST_RUN - units(5)
    return abs(there.aside) < units(2) and 0 <= far <= units(7.5)
