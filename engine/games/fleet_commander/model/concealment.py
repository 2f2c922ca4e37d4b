"""Secrets of commanders: laid open while rules are resolved, covered again afterwards.

Between actions ``Open.ships`` shows what everybody may see, and each ``Own.ships`` what its
commander knows. Rules read ``Open.ships`` alone: a view puts its seat's own ships there, and while
an action is resolved all ships are there as they are.
"""

from dataclasses import replace

from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.state import FleetState, Open, Ship, known_to


def is_played(battle: Open) -> bool:
    """Whether the options of *battle* let commanders hide anything."""
    return battle.options.hidden_deployment or battle.options.secret_weapons


def uncover(state: FleetState) -> None:
    """Put all secrets into the open part of *state*, until ``cover`` hides them again."""
    battle = state.open
    for own in state.own.values():
        for ship in own.ships:
            battle.ships[ship.id] = ship
        if own.again is not None:
            battle.turn.again, own.again = own.again, None


def cover(state: FleetState) -> None:
    """Move secrets out of the open part of *state* into that of their commander."""
    battle = state.open
    for own in state.own.values():
        own.ships = []
    for ship in battle.ships:
        if ship.hidden or ship.sealed:
            state.own[ship.owner].ships.append(ship)
            battle.ships[ship.id] = as_others_see(ship)
    again = battle.turn.again
    if again is not None and again.foes is None and battle.options.hidden_deployment:
        state.own[battle.turn.seat].again, battle.turn.again = again, None


def as_others_see(ship: Ship) -> Ship:
    """*ship* as it looks to everybody but its commander."""
    if ship.hidden:
        return Ship(
            id=ship.id,
            owner=ship.owner,
            sort=SignalSort.SIGNAL,
            number=ship.number,
            hull=1,
            at=ship.at,
            gone=ship.gone,
            hidden=True,
        )
    return replace(ship, weapon=None) if ship.sealed else ship


def as_all_see(battle: Open) -> Open:
    """*battle*, which has all secrets laid open, as everybody may see it.

    It serves rules that decide whether to ask a question, because the question itself must tell
    nobody a secret.
    """
    if not battle.options.hidden_deployment:
        return battle
    return replace(battle, ships=[as_others_see(ship) for ship in battle.ships])


def laid_open(state: FleetState) -> Open:
    """The battle of *state* with all secrets laid open; *state* stays as it is."""
    if not is_played(state.open):
        return state.open
    return known_to(state.open, *state.own.values())
