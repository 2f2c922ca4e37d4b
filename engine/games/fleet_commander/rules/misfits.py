"""Dice on a bridge that could answer attacks, but cannot answer the one under way."""

from collections.abc import Sequence

from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.decisions import Strike
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.rules.bridge import on_bridge
from engine.space.grid import Cell


def announce_misfits(
    battle: Open, strike: Strike, against: Sequence[Cell], referee: Referee, *, retreating: bool
) -> None:
    """Announces why no die of the bridge answers *strike*, whose damage comes from sectors
    *against*.

    *retreating* says that ships would be left to retreat. Nothing is announced if the bridge has no
    dice that answer attacks.
    """
    if dice := misfits(battle, strike, retreating=retreating):
        owner = battle.ships[strike.target].owner
        referee.announce(e.Unanswered(seat=owner, dice=dice, against=tuple(against)))


def misfits(battle: Open, strike: Strike, *, retreating: bool) -> tuple[e.Unfit, ...]:
    """The dice on the bridge of the side hit that answer attacks, each with the reason why it
    would not answer *strike*.

    A die that does answer it is among them too.
    """
    held = dict.fromkeys(on_bridge(battle.commanders[battle.ships[strike.target].owner]))
    seen = as_all_see(battle)
    return tuple(
        e.Unfit(die=die, why=why)
        for die in held
        if (why := _misfit(seen, strike, die, retreating=retreating)) is not None
    )


def _misfit(battle: Open, strike: Strike, die: Result, *, retreating: bool) -> e.Misfit | None:
    """The reason why *die* does not answer *strike*; None if it never answers an attack.

    FC-SHIELD-05, -06: a shield points elsewhere, or is a special. FC-SPECIAL-15: no ship is left to
    retreat, or has room to. FC-RANGE-07, FC-SECTOR-25: the attackers cannot be struck back at.
    """
    match die:
        case "G:O":
            return "straight"
        case "G:D":
            return "diagonal"
        case "G:S":
            return "special"
        case "B:S":
            return "nowhere" if retreating else "nobody_left"
        case "R:S" if strike.ranged:
            return "afar"
        case "R:S":
            armed = firepower_of(battle, ships_at(battle, strike.way[-1]))
            return "cloud" if armed else "no_firepower"
        case _:
            return None
