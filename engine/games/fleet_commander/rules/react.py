"""Reactions: shields, retreat and counter-attack, and the damage that an attack then does."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, get_args

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    firepower_of,
    has,
    have_only,
    pointed,
    printed,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, SignalSort, Special
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.decisions import ReactDecision, Strike
from engine.games.fleet_commander.model.results import (
    AS_PLAYED,
    COST,
    FACE_OF,
    SPECIALS,
    Face,
    Played,
    Result,
)
from engine.games.fleet_commander.model.state import (
    Commander,
    FleetState,
    FleetView,
    Open,
    Ship,
    ShipId,
)
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, spend
from engine.games.fleet_commander.rules.damage import hurt, remove_destroyed
from engine.games.fleet_commander.rules.misfits import announce_misfits
from engine.games.fleet_commander.rules.reveal import reveal
from engine.games.fleet_commander.rules.sectors import carry
from engine.space.grid import Cell

GREEN_DICE = 3
"""Number of green dice, and so the most shields that can be raised at once."""


@value
class Reactions:
    """Possible answers to an attack: *shields*, sectors to retreat to, ships to strike back at.

    Each shield is one die against one sector; see `shield_sets` for those raised together.
    """

    shields: tuple[a.Shield, ...]
    retreats: tuple[Cell, ...]
    counters: tuple[ShipId, ...]

    @property
    def any(self) -> bool:
        return bool(self.shields or self.retreats or self.counters)


def damage_by_sector(battle: Open, strike: Strike) -> dict[Cell, int]:
    """FC-SUPPORT-06, FC-SHIELD-07: the damage that comes from each sector, as shields block it.

    Damage of a ranged attack comes from the last sector that it crosses.
    """
    source = strike.way[-2] if strike.ranged else strike.at
    found = {source: firepower_of(battle, [battle.ships[ship] for ship in strike.ships])}
    for ship in strike.supports:
        one = battle.ships[ship]
        assert one.at is not None
        found[one.at] = found.get(one.at, 0) + firepower_of(battle, [one])
    return found


def reactions(battle: Open, strike: Strike, gas: Result | None = None) -> Reactions:
    """Possible answers of the target's owner; *gas* is the die rolled for a gas cloud."""
    owner = battle.commanders[battle.ships[strike.target].owner]
    held = on_bridge(owner)
    shields = [*_shields(battle, strike, held)]
    if gas is not None:
        shields += _gas_shields(battle, strike, gas)
    return Reactions(
        shields=tuple(shields),
        retreats=_retreats(battle, strike) if "B:S" in held else (),
        counters=_counters(battle, strike) if "R:S" in held else (),
    )


def may_roll(battle: Open, strike: Strike) -> bool:
    """FC-SECTOR-19, -21: whether the target is in a gas cloud, and a green die is in reserve."""
    owner = battle.commanders[battle.ships[strike.target].owner]
    return battle.sectors[strike.way[-1]] is Special.GAS_CLOUD and owner.reserve[2] > 0


def ask_reaction(state: FleetState, strike: Strike, referee: Referee) -> None:
    """FC-REACT-01..04: asks the target's owner, if anything can answer the attack."""
    battle = state.open
    rolls = may_roll(battle, strike)
    if not rolls and not reactions(as_all_see(battle), strike).any:
        _go_unanswered(state, strike, referee)
        return
    _ask(state, strike, may_roll=rolls, gas=None)


def check_reaction(battle: Open, asked: ReactDecision, action: a.Reaction) -> None:
    """:raises RuleViolation: if *action* is no answer that the rules allow."""
    possible = reactions(battle, asked.strike, asked.gas)
    match action:
        case a.RollGreen():
            if not asked.may_roll:
                raise RuleViolation("FC-SECTOR-19", "no-green-die")
        case a.RaiseShields(shields=shields):
            _check_shields(battle, asked, shields)
        case a.Retreat(to=to):
            if to not in possible.retreats:
                raise RuleViolation("FC-SPECIAL-14", "no-retreat")
        case a.CounterAttack(ship=ship):
            if ship not in possible.counters:
                raise RuleViolation("FC-SPECIAL-17", "no-counter-attack")
        case a.TakeHit():
            pass


def suggest_reactions(battle: Open, asked: ReactDecision) -> Iterator[a.Reaction]:
    """Every possible reaction; to take the hit comes last."""
    possible = reactions(battle, asked.strike, asked.gas)
    if asked.may_roll:
        yield a.RollGreen(decision=asked.id)
    for shields in shield_sets(battle, asked, possible):
        yield a.RaiseShields(decision=asked.id, shields=shields)
    for to in possible.retreats:
        yield a.Retreat(decision=asked.id, to=to)
    for ship in possible.counters:
        yield a.CounterAttack(decision=asked.id, ship=ship)
    yield a.TakeHit(decision=asked.id)


def shield_sets(
    battle: Open, asked: ReactDecision, possible: Reactions
) -> Iterator[tuple[a.Shield, ...]]:
    """Sets of shields that may be raised together: by different dice, against different sectors."""
    held = _defender(battle, asked.strike)
    for count in range(1, GREEN_DICE + 1):
        for shields in combinations(possible.shields, count):
            if len({one.against for one in shields}) == count and _paid(held, shields):
                yield shields


def react(state: FleetState, asked: ReactDecision, action: a.Reaction, referee: Referee) -> None:
    battle, strike = state.open, asked.strike
    owner = battle.commanders[asked.seat]
    if isinstance(action, a.RollGreen):
        _roll_green(state, asked, referee)
        return
    if asked.gas is not None:  # FC-SECTOR-20: the cloud's die is never stored
        owner.rolled.remove(asked.gas)
        owner.reserve[2] += 1
    match action:
        case a.RaiseShields(shields=shields):
            spend(owner, [one for s in shields if not s.gas for one in COST[s.die]])
            resolve(state, strike, referee, shields=shields)
        case a.Retreat(to=to):
            spend(owner, ("B:S",))
            resolve(state, strike, referee, retreat=to)
        case a.CounterAttack(ship=ship):
            spend(owner, ("R:S",))
            resolve(state, strike, referee, counter=ship)
        case a.TakeHit():
            resolve(state, strike, referee)


REACTION: Final = Question[FleetState, FleetView, ReactDecision, a.Reaction](
    decision=ReactDecision,
    answers=get_args(a.Reaction),
    check=lambda view, asked, action: check_reaction(view.open, asked, action),
    suggest=lambda view, asked: suggest_reactions(view.open, asked),
    resolve=react,
)


def resolve(
    state: FleetState,
    strike: Strike,
    referee: Referee,
    *,
    shields: Sequence[a.Shield] = (),
    retreat: Cell | None = None,
    counter: ShipId | None = None,
) -> None:
    """FC-REACT-05: resolves an attack: shields, its damage, that of a counter-attack, the removal
    of destroyed ships, then the retreat.
    """
    battle = state.open
    target = battle.ships[strike.target]
    owner, at = target.owner, strike.way[-1]
    coming = damage_by_sector(battle, strike)
    _reveal_abilities(battle, strike, shields, referee)
    if shields:
        blocked = sum([coming.pop(shield.against) for shield in shields])
        referee.announce(
            e.Shielded(seat=owner, target=target.id, shields=tuple(shields), blocked=blocked)
        )
    there = ships_at(battle, at)
    slips = retreat is not None and have_only(battle, there, Ability.ION_DRIVE)
    power = firepower_of(battle, there)
    if slips:  # FC-ABILITY-04, FC-HIDDEN-15
        reveal(battle, [ship.id for ship in there], referee)
        referee.announce(e.Unharmed(seat=owner, ships=tuple(ship.id for ship in there)))
    else:
        hurt(battle, target.id, sum(coming.values()), "attack", referee)
    if counter is not None:
        ships = tuple(ship.id for ship in there if ship.sort is not SignalSort.DECOY)
        reveal(battle, ships, referee)  # FC-HIDDEN-14
        referee.announce(
            e.CounterAttacked(seat=owner, ships=ships, target=counter, firepower=power)
        )
        hurt(battle, counter, power, "counter_attack", referee)
    remove_destroyed(state, referee)
    if retreat is not None:
        left = [ship.id for ship in ships_at(battle, at)]
        carry(state, owner, left, retreat, referee, how="retreat", die=None)


def _ask(state: FleetState, strike: Strike, *, may_roll: bool, gas: Result | None) -> None:
    owner = state.open.ships[strike.target].owner
    ask(
        state,
        ReactDecision(id=state.asked + 1, seat=owner, strike=strike, may_roll=may_roll, gas=gas),
    )


def _go_unanswered(state: FleetState, strike: Strike, referee: Referee) -> None:
    """Resolves *strike*, which nothing answers, after announcing why no die on the bridge does."""
    battle = state.open
    against = tuple(damage_by_sector(battle, strike))
    retreating = would_retreat(battle, strike)
    announce_misfits(battle, strike, against, referee, retreating=retreating)
    resolve(state, strike, referee)


def _roll_green(state: FleetState, asked: ReactDecision, referee: Referee) -> None:
    """FC-SECTOR-19, -20: rolls a green die, which goes straight back if it does not fit."""
    battle = state.open
    owner = battle.commanders[asked.seat]
    faces = printed(battle).rulings.faces
    face = faces[referee.roll(1, len(faces), "FC-SECTOR-19")[0] - 1]
    result: Result = f"G:{face}"  # type: ignore[assignment]  # a green die shows a face
    fits = bool(_gas_shields(battle, asked.strike, result))
    referee.announce(e.GreenRolled(seat=asked.seat, result=result, fits=fits))
    if fits:
        owner.reserve[2] -= 1
        owner.rolled.append(result)
        _ask(state, asked.strike, may_roll=False, gas=result)
    elif reactions(as_all_see(battle), asked.strike).any:
        _ask(state, asked.strike, may_roll=False, gas=None)
    else:
        _go_unanswered(state, asked.strike, referee)


def fits_cloud(battle: Open, strike: Strike, face: Face) -> bool:
    """FC-SECTOR-20, -22: whether a green die that shows *face*, rolled for the gas cloud, blocks
    any damage of *strike*.
    """
    pointing = pointed(board(battle), strike.way[-1], face)
    return any(against in pointing for against in damage_by_sector(battle, strike))


def _shields(battle: Open, strike: Strike, held: Sequence[Result]) -> Iterator[a.Shield]:
    """FC-SHIELD-02, FC-ABILITY-06: shields by dice of the bridge, for each sector they fit."""
    if not any(one[0] == "G" and one not in SPECIALS for one in held):
        return
    field, target = board(battle), strike.way[-1]
    any_way = any(
        has(battle, ship, Ability.DEPOLARISED_SHIELDS) for ship in ships_at(battle, target)
    )
    for against in damage_by_sector(battle, strike):
        for face, ways in AS_PLAYED["G"].items():
            if not any_way and against not in pointed(field, target, face):
                continue
            for way in ways:
                # With depolarised shields a change of direction brings nothing.
                if has_all(held, COST[way]) and not (any_way and len(COST[way]) > 1):
                    yield a.Shield(die=way, against=against)


def _gas_shields(battle: Open, strike: Strike, gas: Result) -> list[a.Shield]:
    """FC-SECTOR-22: shields by the die of a gas cloud, whose own directions must fit."""
    if gas == "G:S":
        return []
    die: Played = gas  # type: ignore[assignment]  # a green directional result
    pointing = pointed(board(battle), strike.way[-1], FACE_OF[gas])
    return [
        a.Shield(die=die, against=against, gas=True)
        for against in damage_by_sector(battle, strike)
        if against in pointing
    ]


def _retreats(battle: Open, strike: Strike) -> tuple[Cell, ...]:
    """FC-SPECIAL-13..15: sectors to which all ships that survive the attack may go together.

    # Ruling FC-SPECIAL-15: a commander who would lose every ship there has none left to retreat.
    """
    group = _retreating(battle, strike)
    if not group:
        return ()
    return tuple(
        cell
        for cell in board(battle).beside[strike.way[-1]]
        if battle.sectors[cell] is not Special.GRAVITY_FIELD
        and can_hold(battle, group[0].owner, group, cell)
    )


def would_retreat(battle: Open, strike: Strike) -> bool:
    """Whether *strike* leaves ships in the attacked sector that could retreat from it."""
    return bool(_retreating(as_all_see(battle), strike))


def _retreating(battle: Open, strike: Strike) -> list[Ship]:
    """The ships in the attacked sector that would survive, and retreat."""
    there = ships_at(battle, strike.way[-1])
    if have_only(battle, there, Ability.ION_DRIVE):
        return there
    damage = sum(damage_by_sector(battle, strike).values())
    return [ship for ship in there if ship.id != strike.target or ship.hull > damage]


def _reveal_abilities(
    battle: Open, strike: Strike, shields: Sequence[a.Shield], referee: Referee
) -> None:
    """FC-HIDDEN-15: reveals a cruiser among the signals if the shields fit only because of it."""
    if not shields:
        return
    field, at = board(battle), strike.way[-1]
    fits = all(one.gas or one.against in pointed(field, at, FACE_OF[one.die]) for one in shields)
    cruisers = [
        ship for ship in ships_at(battle, at) if has(battle, ship, Ability.DEPOLARISED_SHIELDS)
    ]
    if not fits and all(ship.hidden for ship in cruisers):
        reveal(battle, [ship.id for ship in cruisers[:1]], referee)


def _counters(battle: Open, strike: Strike) -> tuple[ShipId, ...]:
    """FC-SPECIAL-21, FC-RANGE-07: ships of the attack that a counter-attack may aim at.

    Ships in a gas cloud are not among them: a counter-attack is no standard attack (FC-SECTOR-25).
    """
    if strike.ranged or not firepower_of(battle, ships_at(battle, strike.way[-1])):
        return ()
    return tuple(
        ship
        for ship in (*strike.ships, *strike.supports)
        if battle.sectors[_place(battle.ships[ship])] is not Special.GAS_CLOUD
    )


def _place(ship: Ship) -> Cell:
    assert ship.at is not None, "who attacks is somewhere"
    return ship.at


def _check_shields(battle: Open, asked: ReactDecision, shields: Sequence[a.Shield]) -> None:
    possible = reactions(battle, asked.strike, asked.gas).shields
    coming = damage_by_sector(battle, asked.strike)
    if any(shield.against not in coming for shield in shields):
        raise RuleViolation("FC-SHIELD-05", "no-damage-from-there")
    if any(shield not in possible for shield in shields):
        raise RuleViolation("FC-SHIELD-05", "shield-does-not-fit")
    if len({shield.against for shield in shields}) < len(shields):
        raise RuleViolation("FC-SHIELD-02", "one-shield-a-sector")
    if not _paid(_defender(battle, asked.strike), shields):
        raise RuleViolation("FC-REACT-02", "no-such-die")


def _paid(owner: Commander, shields: Sequence[a.Shield]) -> bool:
    """Whether the bridge has the dice of all *shields*, and the gas cloud's die is played at most
    once.
    """
    cost: list[Result] = [r for shield in shields if not shield.gas for r in COST[shield.die]]
    return has_all(on_bridge(owner), cost) and sum(shield.gas for shield in shields) <= 1


def _defender(battle: Open, strike: Strike) -> Commander:
    return battle.commanders[battle.ships[strike.target].owner]
