"""Boarding: crews fight round by round, until one is lost or somebody ends it."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.condition import guns_left
from engine.games.man_o_war.model.deeds import Boarding, Bout
from engine.games.man_o_war.model.names import Arc, ShipId, SquadronId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.ships import weapon_of
from engine.games.man_o_war.model.signals import BoardingOrder, Helm
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.capture import can_man, man
from engine.games.man_o_war.rules.enchantments import attacks_nobody, in_boarding
from engine.games.man_o_war.rules.ground import lies, touches
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.ruler import BATTERY_OF, SIDE_OF
from engine.games.man_o_war.rules.squadrons import can_act, is_afloat
from engine.space.plane import Pose, facing_side

Orders: TypeAlias = Mapping[SquadronId, BoardingOrder]
"""What the squadrons of both sides were told about boarding."""

ARC_OF: Final[dict[int, Arc]] = {number: arc for arc, number in SIDE_OF.items()}


def board(
    battle: Open, ship: ShipId, helm: Helm, orders: Orders, referee: Referee
) -> Boarding | None:
    """MOW-BOARD-01, MOW-BOARD-02: *ship* boards one enemy that it touches, if it was told to.

    MOW-CAPTURE-01: an enemy left without a crew is captured; MOW-AMB-18: nobody is left to do so
    if both crews are lost.
    """
    order = orders[battle.ships[ship].squadron]
    target = to_board(battle, ship, helm, order)
    if target is None:
        return None
    done = fight(battle, ship, target, orders, referee)
    referee.announce(e.Boarded(ship=ship, boarding=done))
    if done.bouts:
        for one in (ship, target):
            if not battle.ships[one].crew:
                referee.announce(e.ShipAbandoned(ship=one))
    for winner, loser in ((ship, target), (target, ship)):
        if not battle.ships[loser].crew and can_man(battle, winner):
            man(battle, loser, winner, referee)
            break
    return done


def to_board(battle: Open, ship: ShipId, helm: Helm, order: BoardingOrder) -> ShipId | None:
    """MOW-DEC-12: the ship that *ship* boards: the one named, else one without a crew, else that
    with the weakest defence; None if it boards none.

    MOW-BOARD-14, MOW-AMB-12: a straggler, or a ship that may only defend itself, boards none.
    """
    one = battle.ships[ship]
    if not can_act(battle, ship) or one.straggler or (one.no_move and one.no_fire):
        return None
    if attacks_nobody(battle, ship):
        return None
    choice = [one for one in touched(battle, ship) if _is_wanted(battle, ship, one, helm, order)]
    return min(choice, key=lambda one: _order(battle, ship, one, helm), default=None)


def touched(battle: Open, ship: ShipId) -> tuple[ShipId, ...]:
    """MOW-GEO-08: the other ships afloat that touch *ship*."""
    at = battle.ships[ship].at
    return tuple(
        number
        for number in range(len(battle.ships))
        if number != ship and is_afloat(battle, number) and touches(battle, ship, at, number)
    )


def defence(battle: Open, defender: ShipId, attacker: ShipId) -> int:
    """MOW-BOARD-04: what a defender adds to its die: its crew, and a point for each gun that faces
    the attacker and is left.

    MOW-BOARD-05, MOW-GEO-12: the guns of the side that is touched.
    """
    bonus = in_boarding(battle, defender, attacks=False)
    return battle.ships[defender].crew + grapeshot(battle, defender, attacker) + bonus


def attack(battle: Open, attacker: ShipId) -> int:
    """MOW-BOARD-03: what an attacker adds to its die: its crew, and what spells change."""
    return battle.ships[attacker].crew + in_boarding(battle, attacker, attacks=True)


def grapeshot(battle: Open, defender: ShipId, attacker: ShipId, at: Pose | None = None) -> int:
    """MOW-BOARD-05, MOW-GEO-12, MOW-AMB-16: what the guns add that face the attacker, where it
    lies, or *at* another pose; nothing on an abandoned ship, or on a prize (MOW-CAPTURE-04).
    """
    if not can_act(battle, defender):
        return 0
    facing = facing_side(lies(battle, defender), lies(battle, attacker, at))
    battery = BATTERY_OF[ARC_OF[facing]]
    card = card_of(battle, defender)
    repels = printed(battle).weapons[weapon_of(card, battery)].repels
    return repels * guns_left(card, battery, battle.ships[defender].hits)


def fight(battle: Open, ship: ShipId, target: ShipId, orders: Orders, referee: Referee) -> Boarding:
    """MOW-BOARD-11: rounds follow each other until a crew is lost, or somebody ends it.

    MOW-BOARD-13: there is none with an abandoned ship.
    """
    bouts: list[Bout] = []
    attacker, defender = ship, target
    while battle.ships[attacker].crew and battle.ships[defender].crew:
        bout = fight_round(battle, attacker, defender, referee)
        bouts.append(bout)
        if not (battle.ships[attacker].crew and battle.ships[defender].crew):
            break
        chooser = attacker if bout.lost == (defender,) else defender
        other = defender if chooser == attacker else attacker
        if not goes_on(battle, chooser, other, orders):
            return Boarding(target=target, bouts=tuple(bouts), ended_by=chooser)
        attacker, defender = chooser, other
    return Boarding(target=target, bouts=tuple(bouts))


def fight_round(battle: Open, attacker: ShipId, defender: ShipId, referee: Referee) -> Bout:
    """MOW-BOARD-03, MOW-BOARD-04: each side rolls a die, and adds what it has.

    MOW-BOARD-06: the lower total loses a crew; MOW-BOARD-10: after a tie both do.
    """
    ours, theirs = referee.roll(2, DIE, "MOW-BOARD-03")
    totals = (ours + attack(battle, attacker), theirs + defence(battle, defender, attacker))
    lost = [
        *([attacker] if totals[0] <= totals[1] else []),
        *([defender] if totals[1] <= totals[0] else []),
    ]
    for one in lost:
        battle.ships[one].crew -= 1
    return Bout(attacker=attacker, totals=totals, lost=tuple(lost))


def goes_on(battle: Open, chooser: ShipId, other: ShipId, orders: Orders) -> bool:
    """MOW-BOARD-07, MOW-BOARD-08, MOW-DEC-13, MOW-DEC-14: whether who may choose goes on.

    MOW-BOARD-09: a defender that does is the attacker of the next round. The crew of a prize does
    as the ship does that it came from.
    """
    ship = battle.ships[chooser]
    home = ship if ship.manned_from is None else battle.ships[ship.manned_from]
    lead = orders[home.squadron].lead
    return lead is not None and ship.crew - battle.ships[other].crew >= lead


def _is_wanted(battle: Open, ship: ShipId, other: ShipId, helm: Helm, order: BoardingOrder) -> bool:
    """Whether *ship* would board another that it touches."""
    mine, theirs = battle.ships[ship], battle.ships[other]
    bid = helm.intent == "board" and (helm.at in {None, other})
    if order.policy == "never" and not bid:
        return False
    if not theirs.crew:
        return can_man(battle, ship)
    if theirs.flag == mine.flag:
        return False
    match order.policy:
        case "never" | "abandoned":
            return bid
        case "if_larger":
            return bid or mine.crew > theirs.crew
        case "always":
            return True


def _order(battle: Open, ship: ShipId, other: ShipId, helm: Helm) -> tuple[bool, bool, int, ShipId]:
    """What makes *other* be boarded first: the least is."""
    theirs = battle.ships[other]
    strength = defence(battle, other, ship)
    named = helm.intent == "board" and helm.at == other
    return not named, theirs.flag == battle.ships[ship].flag, strength, other
