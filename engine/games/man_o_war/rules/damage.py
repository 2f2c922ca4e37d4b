"""Damage: what a failed save does to an area, and critical hits on areas already destroyed."""

from typing import NamedTuple, assert_never

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.condition import is_destroyed
from engine.games.man_o_war.model.deeds import Panicked, Result
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.tables import CatchesFire, CrewLost, Critical, Holed, Panic
from engine.games.man_o_war.rules.enchantments import spell_on, spend
from engine.games.man_o_war.rules.fires import set_alight
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.panic import panic
from engine.games.man_o_war.rules.wreck import sink_if_holed


class Suffered(NamedTuple):
    """The *result* of a failed save, the *critical* die if one was rolled, and what it began."""

    result: Result
    critical: int | None = None
    alight: bool = False
    panicked: Panicked | None = None


def damage(battle: Open, ship: ShipId, area: AreaName, referee: Referee) -> Suffered:
    """MOW-SAVE-02, MOW-DMG-01, MOW-DMG-02: a failed save marks a box of *area*.

    MOW-DMG-03, MOW-CRIT-01: in an area already destroyed it causes a critical hit instead, unless
    the card says that it has none (MOW-CRIT-08), or a spell wards it off (MOW-HM-31).
    """
    card, hit = card_of(battle, ship), battle.ships[ship]
    if not is_destroyed(card, area, hit.hits):
        hit.hits[area] = hit.hits.get(area, 0) + 1
        done = is_destroyed(card, area, hit.hits)
        return Suffered("destroyed" if done else "damaged")
    if not card.areas[area].criticals:
        return Suffered("unharmed")
    if (ward := spell_on(battle, ship, Card.BRIGHT_WARD)) is not None:
        spend(battle, ward)
        return Suffered("warded")
    (face,) = referee.roll(1, DIE, "MOW-CRIT-01")
    critical = printed(battle).tables.criticals.results[face - 1]
    alight, panicked = suffer(battle, ship, area, critical, referee)
    return Suffered("critical", face, alight, panicked)


def suffer(
    battle: Open, ship: ShipId, area: AreaName, critical: Critical, referee: Referee
) -> tuple[bool, Panicked | None]:
    """MOW-CRIT-02 to -07: a panic, a fire in *area*, crew lost, or waterline points.

    MOW-CRIT-09, MOW-SAVE-07: without a save. Returns whether *area* caught fire, and the panic.
    """
    hit = battle.ships[ship]
    match critical:
        case CrewLost(crew=crew):
            hit.crew = max(0, hit.crew - crew)
        case Holed(points=points):
            hit.waterline += points
        case Panic():
            return False, panic(battle, ship, referee)
        case CatchesFire():
            return set_alight(battle, ship, area), None
        case _:
            assert_never(critical)
    return False, None


def settle(battle: Open, ship: ShipId, crew_before: int, referee: Referee) -> bool:
    """MOW-SINK-01, MOW-CREW-03: a ship hit sinks or is abandoned; whether it sank."""
    if sink_if_holed(battle, ship, referee):
        return True
    if crew_before and not battle.ships[ship].crew:
        referee.announce(e.ShipAbandoned(ship=ship))
    return False
