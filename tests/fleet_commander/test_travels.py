"""Use of portals: every legal way is offered, and using one ends a pending second step."""

from itertools import combinations

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_portals import linked, place


def travels(battle: Battle, *dice: a.PortalDie | None) -> tuple[list[str], list[str]]:
    """The uses of portals that are offered, and those that are allowed with *dice*."""
    here = [ship.id for ship in battle.open.ships if ship.at is not None]
    groups = [group for count in (1, 2, 3) for group in combinations(here, count)]
    uses = [
        a.UsePortal(die=die, ships=group, to=to)
        for die in dice
        for group in groups
        for to in board(battle.open).cells
    ]
    allowed = [one for one in uses if battle.refused(one) is None]
    offered = [one for one in battle.suggested() if isinstance(one, a.UsePortal)]
    return sorted(map(repr, offered)), sorted(map(repr, allowed))


@pytest.mark.rule("FC-PORTAL-06", "FC-PORTAL-07", "FC-PORTAL-08", "FC-PORTAL-09")
def test_every_way_through_a_portal_that_is_allowed_is_offered_and_no_other() -> None:
    battle = linked()
    place(battle, "Y", "1A1", "2A3")
    battle.ship("p1", "frigate", "1B2")
    battle.ship("p1", "battleship", "1B2")
    battle.ship("p1", "destroyer", "1C3")
    battle.ship("p2", "frigate", "2B2")
    battle.ship("p2", "cruiser", "1A1")
    battle.ship("p1", "frigate", "2B1")
    battle.dice("p1", "B:O B:M B:S")
    offered, allowed = travels(battle, "B:O", "B:O>D", "B:M", "B:S")
    assert offered == allowed
    assert len({*allowed}) == len(allowed) > 0
    assert not [one for one in allowed if "B:S" in one], "an enemy is on the other portal"


@pytest.mark.rule("FC-ABILITY-05", "FC-PORTAL-07", "FC-PORTAL-08")
def test_only_frigates_that_just_moved_are_offered_a_second_step_through_a_portal() -> None:
    battle = linked()
    moved = battle.ship("p1", "frigate", "1C2"), battle.ship("p1", "frigate", "1C2", hull=5)
    battle.ship("p1", "frigate", "1B2")
    battle.ship("p1", "battleship", "2B1")
    battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", moved, "1B2"))
    offered, allowed = travels(battle, None)
    assert offered == allowed
    one, two = (a.UsePortal(ships=ships, to=battle.at("2B1")) for ships in (moved[:1], moved))
    assert repr(one) in allowed, "five points"
    assert repr(two) not in allowed, "six"


@pytest.mark.rule("FC-ABILITY-01", "FC-PORTAL-09")
def test_using_a_portal_ends_the_pending_second_step_of_other_ships() -> None:
    battle = linked()
    ship = battle.ship("p1", "battleship", "1B2")
    frigate = battle.ship("p1", "frigate", "1C3")
    battle.ship("p2", "frigate", "2C3")
    battle.dice("p1", "B:O B:S")
    battle.act(battle.move("B:O", frigate, "1C2"))
    assert battle.refused(battle.again(frigate, "1C1")) is None
    battle.act(a.UsePortal(die="B:S", ships=(ship,), to=battle.at("2B2")))
    assert battle.refused(battle.again(frigate, "1C1")) == "FC-ABILITY-01"
