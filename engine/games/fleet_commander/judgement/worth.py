"""Worth of a position to a commander."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.core.records import Seat
from engine.games.fleet_commander.judgement.prospects import SHIP, Hand, Prospects
from engine.games.fleet_commander.model.battlefield import are_enemies, board, figures
from engine.games.fleet_commander.model.cards import Fog, Special
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import Commander, Open, Ship
from engine.games.fleet_commander.rules.bridge import best_to_keep, usable
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.weapons import WEAPONS

VICTORY: Final = 10_000

RESULTS: Final = {"R": 1.5, "G": 2.0, "B": 0.4}
"""Worth of a directional result of each colour that may still be played, in points of hull."""

SPECIAL: Final = 3.0
"""Worth of a special, in points of hull."""

EXPOSED: Final = 0.3
"""Cost of each point of firepower of enemies beside a ship of one's own."""

STEP: Final = 1.2
"""Worth of being a sector nearer to the nearest enemy, for each point of firepower."""

ROUNDS_TO_DOUBLE_EAGERNESS: Final = 8
"""Rounds after which nearness is worth twice as much, so that nobody waits for ever."""

GATHERING_STEP: Final = 2.0
"""As ``STEP``, where ships are near enough once they may gather to strike."""

ROUNDS_TO_DOUBLE_BOLDNESS: Final = 20
"""Rounds after which one's own volley counts twice as much."""

LEAST_TO_CONCERT: Final = 7
"""Firepower of a fleet whose groups have to act together."""

GATHERED: Final = 3
"""Distance in sectors at which ships gather out of reach of most fire, before they strike."""

FARTHEST: Final = 9
"""Distance in sectors beyond which ships are no worse off."""

OUR_VOLLEY: Final = 0.5
"""Part of the worth of the next volley that counts; less than theirs, as theirs comes first."""

THEIR_VOLLEY: Final = 0.8
"""Part of the worth of the enemy's next volley that counts."""

DISTRACTED: Final = 0.25
"""Part of the worth of nearness that counts where the scenario's goal is not to fight."""

TURNS_BESET: Final = 2.0
"""Turns for which the token of a weapon on a ship is reckoned to damage it."""

SIGNAL: Final = 3.0
"""Cost of an enemy's signal, which is unknown and cannot be damaged."""

SECRET: Final = 1.0
"""Worth of a signal of one's own beyond that of a revealed ship."""

FOG: Final = 0.15
"""Cost of each undiscovered sector."""

ASTEROIDS: Final = 2.0
"""Cost of each class point among asteroids, from where ships cannot fire."""


def worth(
    battle: Open, seat: Seat, begun: Sequence[Ship] = (), *, with_volleys: bool = True
) -> float:
    """The worth of the position to the side of *seat*: ships, dice at hand, places, prospects.

    *begun* are all ships at the start. Enemies lost since then count as near as they lay, so that
    destroying the nearest enemy does not put a commander further from the enemy. *with_volleys*
    says that the next volleys of both sides count, if the fleet should act together.
    """
    if battle.winners is not None:
        return VICTORY if seat in battle.winners else -VICTORY * bool(battle.winners)
    hostile = {other: are_enemies(battle, seat, other) for other in battle.commanders}
    scenario, pressing = scenario_of(battle), 1 + battle.round / ROUNDS_TO_DOUBLE_EAGERNESS
    concerted = with_volleys and is_concerted(battle, seat, begun)
    total = _fleets(battle, hostile) + _bites(battle, hostile)
    left = {seat: _left_to(battle, seat, one) for seat, one in battle.commanders.items()}
    dice = _dice(left, hostile)
    if scenario.is_fight:
        eager = (GATHERING_STEP if concerted else STEP) * pressing
        total += dice + scenario.worth(battle, seat)
        total += _prospects(battle, seat, left, hostile) if concerted else 0
    else:
        eager = STEP * DISTRACTED
        total += dice / pressing + scenario.worth(battle, seat) * pressing
    if battle.options.hidden_deployment:
        total += _hiding(battle, seat)
    if battle.options.fog_of_war:
        total -= FOG * sum(one is Fog.UNDISCOVERED for one in battle.sectors)
    return total - _places(battle, hostile, begun, eager, to_strike=concerted)


def is_concerted(battle: Open, seat: Seat, begun: Sequence[Ship] = ()) -> bool:
    """Whether the fleet of *seat*, with the ships of *begun* or else of now, should act together.

    It should where the aim is to fight and to see the enemy is no matter, while it has more
    firepower than a sector can hold.
    """
    if not scenario_of(battle).is_fight or battle.options.hidden_deployment:
        return False
    firepower = figures(battle.data).firepower
    mine = [one for one in begun or battle.ships if one.owner == seat and one.at is not None]
    return sum(firepower[ship.sort] for ship in mine) >= LEAST_TO_CONCERT


def worth_of_dice(results: Iterable[str]) -> float:
    """The worth of *results* that may still be played, in points of hull."""
    return sum(SPECIAL if one[2] == "S" else RESULTS[one[0]] for one in results)


def _fleets(battle: Open, hostile: Mapping[Seat, bool]) -> float:
    """The worth of the ships on the board, less that of enemies."""
    card, total = figures(battle.data), 0
    for ship in battle.ships:
        if ship.at is not None:
            worth_ = SHIP * card.ship_class[ship.sort] + ship.hull
            total += -worth_ if hostile[ship.owner] else worth_
    return total


def _places(
    battle: Open,
    hostile: Mapping[Seat, bool],
    begun: Sequence[Ship],
    eager: float,
    *,
    to_strike: bool,
) -> float:
    """The cost of distances from enemies, of lying beside them, and of lying among asteroids.

    *to_strike* says that prospects tell what lies in reach: then ships are near enough where they
    may gather to strike, and lying beside enemies costs nothing by itself.
    """
    card, field = figures(battle.data), board(battle)
    near_enough = GATHERED if to_strike else 0
    foes = [ship for ship in battle.ships if ship.at is not None and hostile[ship.owner]]
    places = {foe.at for foe in foes}
    places |= {
        ship.at for ship in begun if hostile[ship.owner] and battle.ships[ship.id].at is None
    }
    total = 0.0
    for ship in battle.ships:
        if ship.at is None or hostile[ship.owner]:
            continue
        far = field.distances[ship.at]
        near = min((far[place] for place in places if place is not None), default=0)
        total += eager * card.firepower[ship.sort] * max(0, min(near, FARTHEST) - near_enough)
        if battle.sectors[ship.at] is Special.ASTEROID_FIELD:
            total += ASTEROIDS * card.ship_class[ship.sort]
        elif near == 1 and not to_strike:
            beside = [foe for foe in foes if foe.at is not None and far[foe.at] == 1]
            total += EXPOSED * sum(card.firepower[foe.sort] for foe in beside)
    return total


def _prospects(
    battle: Open,
    seat: Seat,
    left: Mapping[Seat, Sequence[Result]],
    hostile: Mapping[Seat, bool],
) -> float:
    """The worth of the next volley of *seat*, less that of the worst volley that comes first."""
    if seat not in left:
        return 0.0
    seen = Prospects(battle)
    hands = {other: Hand.of(results) for other, results in left.items()}
    shields = {other: hand.green for other, hand in hands.items()}
    ours = seen.of(seat, hands[seat].next, shields)
    theirs = [seen.of(foe, hands[foe].next, shields) for foe in hands if hostile[foe]]
    bold = OUR_VOLLEY * (1 + battle.round / ROUNDS_TO_DOUBLE_BOLDNESS)
    return bold * ours - THEIR_VOLLEY * max(theirs, default=0.0)


def _dice(left: Mapping[Seat, Sequence[Result]], hostile: Mapping[Seat, bool]) -> float:
    """The worth of the dice that are *left* to each commander, less that of enemies' dice."""
    total = 0.0
    for other, results in left.items():
        dice = worth_of_dice(results)
        total += -dice if hostile[other] else dice
    return total


def _bites(battle: Open, hostile: Mapping[Seat, bool]) -> float:
    """The worth of the damage that tokens of weapons are still to do."""
    total = 0.0
    for token in battle.tokens:
        if token.on is not None:
            beset = battle.ships[token.on]
            bite = TURNS_BESET * WEAPONS[token.weapon].damage_each_turn(battle, beset)
            total += bite if hostile[beset.owner] else -bite
    return total


def _left_to(battle: Open, seat: Seat, commander: Commander) -> Sequence[Result]:
    """The dice that *seat* may still play; in its own turn those it would keep, as others are lost.

    So a shot with a die that no slot takes costs nothing.
    """
    now = battle.turn
    if now.seat == seat and now.phase == "actions":
        return best_to_keep(battle, commander)
    return usable(commander)


def _hiding(battle: Open, seat: Seat) -> float:
    """The worth of signals: a little for one's own, and minus more for those of enemies.

    An enemy's signal cannot be damaged.
    """
    total = 0.0
    for ship in battle.ships:
        if ship.hidden:
            total += -SIGNAL if are_enemies(battle, seat, ship.owner) else SECRET
    return total
