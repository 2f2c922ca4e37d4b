"""Squadrons, their leaders, and the ships that are still in the battle."""

from collections.abc import Callable

from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.condition import guns_left, has_oars, sail_speed
from engine.games.man_o_war.model.names import ShipId, SquadronId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open, Squadron
from engine.space.plane import between


def is_afloat(battle: Open, ship: ShipId) -> bool:
    return battle.ships[ship].lot == "afloat"


def is_crewed(battle: Open, ship: ShipId) -> bool:
    """MOW-CREW-03: whether a ship afloat has a crew, without which it can do nothing."""
    return is_afloat(battle, ship) and battle.ships[ship].crew > 0


def can_act(battle: Open, ship: ShipId) -> bool:
    """MOW-CAPTURE-03: whether a ship has a crew, and is no prize, which can do nothing."""
    return is_crewed(battle, ship) and battle.ships[ship].captor is None


def can_row(battle: Open, ship: ShipId) -> bool:
    """MOW-OAR-08: whether a crewed ship has oars left; a prize is not rowed (MOW-CAPTURE-03)."""
    return can_act(battle, ship) and has_oars(card_of(battle, ship), battle.ships[ship].hits)


def can_sail(battle: Open, ship: ShipId) -> bool:
    """MOW-MOVE-08, MOW-POST-08: whether a crewed ship has sails that move it, and sets them."""
    card, hits = card_of(battle, ship), battle.ships[ship].hits
    fast = any(sail_speed(card, following=one, filled=hits) for one in (True, False))
    return can_act(battle, ship) and fast and not battle.options.galleys


def can_move(battle: Open, ship: ShipId) -> bool:
    """MOW-MOVE-01: whether a ship can row or sail."""
    return can_row(battle, ship) or can_sail(battle, ship)


def has_broadside(battle: Open, ship: ShipId) -> bool:
    """Whether a crewed ship has a gun abeam."""
    guns = guns_left(card_of(battle, ship), "broadside", battle.ships[ship].hits)
    return can_act(battle, ship) and guns > 0


def ships_of(battle: Open, side: Side) -> tuple[ShipId, ...]:
    """The ships of *side* afloat, abandoned ones among them."""
    return tuple(
        number
        for number, ship in enumerate(battle.ships)
        if ship.side == side and ship.lot == "afloat"
    )


def foes(battle: Open, side: Side) -> tuple[ShipId, ...]:
    """The crewed enemies of *side*; a ship belongs to its captor (MOW-AMB-20)."""
    return tuple(
        number
        for number, ship in enumerate(battle.ships)
        if ship.flag != side and is_crewed(battle, number)
    )


def boardable(battle: Open, side: Side) -> tuple[ShipId, ...]:
    """MOW-BOARD-01, MOW-BOARD-13: the enemies of *side* afloat, abandoned ones among them."""
    return tuple(
        number
        for number, ship in enumerate(battle.ships)
        if ship.flag != side and ship.lot == "afloat"
    )


def fighting(battle: Open, side: Side) -> tuple[ShipId, ...]:
    """MOW-VICTORY-01: the ships of *side* that are neither sunk, nor captured, nor abandoned."""
    return tuple(
        number
        for number, ship in enumerate(battle.ships)
        if ship.side == side and can_act(battle, number)
    )


def squadrons_of(battle: Open, side: Side) -> tuple[SquadronId, ...]:
    """The squadrons of *side*, in the order in which they act (MOW-DEC-08)."""
    return tuple(number for number, one in enumerate(battle.squadrons) if one.side == side)


def able_ships(battle: Open, squadron: Squadron) -> tuple[ShipId, ...]:
    """The ships of *squadron* that can act: its leader first, the others by their numbers."""
    found = [one for one in squadron.ships if can_act(battle, one)]
    return tuple(sorted(found, key=lambda one: (one != squadron.leader, one)))


def under_orders(battle: Open, squadron: Squadron) -> tuple[ShipId, ...]:
    """MOW-STRAGGLER-02: the ships of *squadron* that can act and are no stragglers."""
    return tuple(one for one in able_ships(battle, squadron) if not battle.ships[one].straggler)


def in_command(battle: Open, squadron: Squadron) -> bool:
    """Whether anybody is left in *squadron* who can follow a signal."""
    return some_can(battle, squadron, can_act)


def some_can(battle: Open, squadron: Squadron, able: Callable[[Open, ShipId], bool] | None) -> bool:
    """Whether a ship of *squadron* is *able* to do something; so is any, if None is asked for."""
    return able is None or any(able(battle, one) for one in squadron.ships)


def replace_leaders(battle: Open, referee: Referee) -> None:
    """MOW-SQUAD-03, MOW-AMB-57: a leader that is lost, or can never move again, is replaced.

    MOW-DEC-18: by the ship nearest to it, stragglers last, those without damage first. Where none
    can move, any ship with a crew leads. A No Move token replaces nobody (MOW-AMB-44).
    """
    for number, squadron in enumerate(battle.squadrons):
        if can_move(battle, squadron.leader):
            continue
        heirs = [one for one in squadron.ships if can_move(battle, one)]
        if not heirs and not can_act(battle, squadron.leader):
            heirs = [one for one in squadron.ships if can_act(battle, one)]
        if not heirs:
            continue
        squadron.leader = min(heirs, key=lambda one: _claim(battle, squadron.leader, one))
        referee.announce(e.LeaderReplaced(squadron=number, leader=squadron.leader))


def _claim(battle: Open, old: ShipId, heir: ShipId) -> tuple[bool, bool, int, ShipId]:
    """What makes *heir* the next leader after *old*; the least claim is the best."""
    ship = battle.ships[heir]
    far = between(ship.at, battle.ships[old].at)
    return ship.straggler, bool(ship.hits or ship.waterline), far, heir


def mark(battle: Open, ship: ShipId) -> str:
    """The mark of a ship, such as A1: the letter of its squadron, and its number."""
    one = battle.ships[ship]
    return f"{battle.squadrons[one.squadron].letter}{one.number}"
