"""Spells of the Celestial college: winds and stars."""

from typing import Final

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.magic import Card, Casting, Choice, Shift, Wrought
from engine.games.man_o_war.model.names import WINDS, ShipId, Wind
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.sails import lies_to_wind
from engine.games.man_o_war.rules.spells.spell import (
    Spell,
    enemies,
    fixed,
    lasting,
    own_ships,
    shot,
    target_of,
    with_choice,
)
from engine.games.man_o_war.rules.squadrons import can_row, can_sail, fighting, foes
from engine.games.man_o_war.rules.wind import attitude

SHIFTS: Final[tuple[Shift, ...]] = ("clockwise", "counter_clockwise")

GUSTS: Final = 25
"""What it is worth that a ship that only sails gets out of the wind, or the enemy into it."""


def shifted(wind: Wind, choice: Choice | None) -> Wind:
    """MOW-HM-26: the *wind* turned by 90 degrees."""
    step = 1 if choice == "clockwise" else -1
    return WINDS[(WINDS.index(wind) + step) % len(WINDS)]


def _turn_the_wind(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-26: the wind turns by 90 degrees to either side."""
    del side, referee
    battle.wind = shifted(battle.wind, casting.choice)
    return Wrought()


def _gain(battle: Open, side: Side, casting: Casting) -> int:
    """What the new wind is worth, by the ships that lie into it before and after."""
    if battle.options.galleys:
        return 0
    new = shifted(battle.wind, casting.choice)
    total = 0
    for ships, sign in ((fighting(battle, side), 1), (foes(battle, side), -1)):
        for ship in ships:
            if can_sail(battle, ship) and not can_row(battle, ship):
                heading = battle.ships[ship].at.heading
                was = attitude(battle.wind, heading) == "into_the_wind"
                is_now = attitude(new, heading) == "into_the_wind"
                total += sign * GUSTS * (was - is_now)
    return max(0, total)


def _fair_gale(battle: Open, side: Side, casting: Casting) -> int:
    del side
    assert casting.squadron is not None, "it is cast at a squadron"
    ships = battle.squadrons[casting.squadron].ships
    free = [one for one in ships if lies_to_wind(battle, one) != "into_the_wind"]
    return 8 * sum(can_sail(battle, one) for one in free)


def _sailing(battle: Open, casting: Casting, points: int) -> int:
    ship = target_of(casting)
    if not can_sail(battle, ship):
        return 0
    return points // 4 if can_row(battle, ship) else points


def _becalm(battle: Open, side: Side, casting: Casting) -> int:
    return fixed(_sailing(battle, casting, 60))(battle, side, casting)


def _thunderbolt(battle: Open, side: Side, casting: Casting, referee: Referee) -> Wrought:
    """MOW-HM-29: one gunnery die, with saves one worse, aimed high at divided ships."""
    del side
    return shot(battle, with_choice(casting, "high"), -1, referee, "MOW-HM-29")


def _omen(battle: Open, side: Side, casting: Casting) -> int:
    del casting
    weigh = fixed(1)
    casts = [Casting(card=Card.OMEN, ship=one) for one in own_ships(battle, side)]
    return 30 if any(weigh(battle, side, one) for one in casts) else 0


def _shifts(battle: Open, ship: ShipId | None) -> tuple[Choice, ...]:
    del battle, ship
    return SHIFTS


def has_sails(battle: Open, side: Side) -> list[ShipId]:
    """Enemy ships that were built with sails."""
    return [one for one in enemies(battle, side) if card_of(battle, one).sails.beam]


SPELLS: Final = (
    Spell(card=Card.TURN_THE_WIND, choices=_shifts, work=_turn_the_wind, worth=_gain),
    Spell(card=Card.FAIR_GALE, squadron=True, work=lasting, worth=_fair_gale),
    Spell(card=Card.BECALM, targets=enemies, work=lasting, worth=_becalm),
    Spell(card=Card.THUNDERBOLT, targets=enemies, work=_thunderbolt, worth=fixed(55)),
    Spell(card=Card.OMEN, work=lasting, worth=_omen),
)
"""All spells of the college."""
