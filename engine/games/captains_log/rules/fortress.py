"""Fortresses: they fire at captains whom their owner distrusts, as these enter their zone."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import LogState, Open
from engine.games.captains_log.model.tasks import EnterFireZone
from engine.games.captains_log.rules import damage, reputation, ships, shot, standing


def owner(sea: Open, tile: int) -> Nation:
    """CL-EXPLORE-06: the nation whose flag flies over the fortress of *tile*."""
    drawn = sea.flags.get(f"fortress:{tile}")
    return drawn if drawn is not None else Nation(chart(sea).fortresses[tile].owner)


def era(sea: Open) -> int:
    """CL-FORT-05: the highest level of any ship that has been in play.

    Captains never go back to a lower level, so their present ships are enough to look at.
    """
    return max(sea.fortress_era, *(ships.level(sea, seat) for seat in sea.captains))


def enter_fire_zone(state: LogState, task: EnterFireZone, referee: Referee) -> None:
    """CL-FORT-02 … -06: one attack for the hex entered, if the owner distrusts the captain.

    # Ruling CL-AMB-91: NPCs have no reputation, so no fortress fires at them.
    """
    sea, ship = state.open, task.ship
    at = ships.position(sea, ship)
    if at is None or ship not in sea.captains:
        return
    captain, fortress = sea.captains[ship], chart(sea).fire[at]
    nation = owner(sea, fortress.tile)
    if "distrust" not in standing.effects(sea, captain, nation):
        return
    bonus = era(sea) + reputation.grudge(sea, captain, nation)
    faces = referee.roll(fortress.fire[at], shot.SIDES, "CL-FORT-03")
    # Ruling CL-AMB-05: neither distance, position nor mooring counts, nor is sight needed.
    defence = shot.base_defence(sea, ship)
    points = sum(shot.penetration(face, bonus, defence) for face in faces)
    referee.announce(
        e.FortressFired(
            tile=fortress.tile,
            target=ship,
            target_at=at,
            faces=faces,
            bonus=bonus,
            defence=defence,
            damage=points,
        )
    )
    damage.hurt(state, ship, points, "water", referee, by=None)
