"""Menus: where each action stands, and what is said of it before it is played."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.agenda import waiting
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import (
    board,
    firepower_of,
    is_undiscovered,
    pointed,
    printed,
    ships_at,
)
from engine.games.fleet_commander.cards import Weapon
from engine.games.fleet_commander.results import FACE_OF
from engine.games.fleet_commander.rules.attack import strike_of, supporters
from engine.games.fleet_commander.rules.fleets import counts, fleet_points, named_fleets
from engine.games.fleet_commander.rules.react import damage_by_sector
from engine.games.fleet_commander.rules.scan import signals_at
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.games.fleet_commander.rules.start_effects import effects_of
from engine.games.fleet_commander.state import Fleet, FleetView, Open, ShipId
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell


def label(view: FleetView, action: a.Action) -> tuple[Text, ...]:
    """The way to *action* through the menus; no two suggestions share one."""
    if isinstance(action, a.Answer):
        return _answer(view, action)
    return _order(view, action)


def attack_power(view: FleetView, action: a.Attack) -> int:
    """The damage of an attack that nobody answers."""
    battle = view.open
    firing = [ship for ship in ships_at(battle, action.at) if ship.id not in action.held]
    if len(action.way) == 1 and not action.twice:
        helping = supporters(battle, view.seat, action.at, action.way[0])
        firing += [ship for ship in helping if ship.id not in action.held]
    return firepower_of(battle, firing)


def _order(view: FleetView, action: a.Order) -> tuple[Text, ...]:
    battle = view.open
    match action:
        case a.Evacuate() | a.Escape() | a.Enter():
            return _scenario_order(battle, action)
        case a.RollDice(red=red, blue=blue, green=green):
            return Text.of("menu-roll"), _roll(red, blue, green)
        case a.Move(ships=ships):
            origin = battle.ships[ships[0]].at
            return Text.of("menu-move"), _from(battle, origin), _step(battle, action)
        case a.MoveAgain():
            return Text.of("menu-move-on"), _step(battle, action)
        case a.UsePortal(ships=ships):
            origin = battle.ships[ships[0]].at
            return Text.of("menu-portal"), _from(battle, origin), _travel(battle, action)
        case a.Attack(at=at):
            return Text.of("menu-attack"), _from(battle, at), _attack(view, action)
        case a.AttackAgain(target=target):
            again = battle.turn.again
            power = firepower_of(battle, [battle.ships[s] for s in again.ships]) if again else 0
            shot = Text.of("label-second-shot", target=_foe(battle, target), power=power)
            return Text.of("menu-attack-again"), shot
        case a.Scan(at=at):
            return Text.of("menu-scan"), _from(battle, at), _scan(battle, action)
        case a.ScanFog(at=at, die=die):
            leaf = Text.of(
                "label-scan-fog", die=things.die(die), count=len(unknown(battle, action))
            )
            return Text.of("menu-scan-fog"), _from(battle, at), leaf
        case a.Reroll(specials=specials):
            return Text.of("menu-specials"), Text.of("label-reroll", dice=things.dice(specials))
        case a.Drain(seat=seat, die=die):
            drained = Text.of("label-drain", commander=Person(seat=seat), die=things.die(die))
            return Text.of("menu-specials"), drained
        case a.FireWeapon():
            return _weapon(view, action)
        case a.SwitchOff(ship=ship):
            return Text.of("menu-specials"), Text.of("label-switch-off", ship=_own(battle, ship))
        case a.ShakeOff(launcher=launcher):
            token = next((one for one in battle.tokens if one.launcher == launcher), None)
            on = launcher if token is None or token.on is None else token.on
            named = _own(battle, on)
            shaken = Text.of("label-shake-off", ship=named, launcher=_whose_ship(battle, launcher))
            return Text.of("menu-specials"), shaken
        case a.EndTurn(keep=keep):
            return Text.of("menu-end-turn"), _end(keep)
        case _:
            assert_never(action)


def _roll(red: int, blue: int, green: int) -> Text:
    """As "Roll 1 red and 2 blue": what is not rolled is not told."""
    parts = tuple(
        Text.of("label-roll-part", colour=colour, count=count)
        for colour, count in (("red", red), ("blue", blue), ("green", green))
        if count
    )
    return Text.of("label-roll", dice=Listing(items=parts))


def _scenario_order(battle: Open, action: a.ScenarioOrder) -> tuple[Text, ...]:
    """What a blue result does in a scenario besides moving ships."""
    ships = (action.ship,) if isinstance(action, a.Escape) else action.ships
    if any(ship >= len(battle.ships) for ship in ships):
        return (Text.of("label-nowhere"),)
    die = things.die(action.die)
    match action:
        case a.Escape(ship=ship):
            leaf = Text.of("label-escape", ship=things.ship(battle, ship), die=die)
            return Text.of("menu-escape"), leaf
        case a.Evacuate():
            origin = battle.ships[ships[0]].at
            menu = Text.of("menu-evacuate")
            moved = things.moved(battle, ships)
            leaf = Text.of("label-evacuate", ships=moved, count=len(ships), die=die)
            return menu, _from(battle, origin), leaf
        case a.Enter(to=to):
            if to not in board(battle).cells:
                return (Text.of("label-nowhere"),)
            who = Text.of("label-enter", ships=things.numbered(battle, ships))
            where = Text.of("label-enter-at", sector=things.sector(battle, to), die=die)
            return Text.of("menu-enter"), who, where
        case _:
            assert_never(action)


def _end(keep: Sequence[str]) -> Text:
    if not keep:
        return Text.of("label-end-turn-empty")
    return Text.of("label-end-turn", dice=things.dice(keep), count=len(keep))


def _from(battle: Open, at: Cell | None) -> Text:
    if at is None or at not in board(battle).cells or not (there := ships_at(battle, at)):
        return Text.of("menu-from-nowhere")
    named = things.ships(battle, [ship.id for ship in there])
    return Text.of("menu-from", sector=things.sector_name(battle, at), ships=named)


def _step(battle: Open, move: a.Move | a.MoveAgain) -> Text:
    ships, to = move.ships, move.to
    if to not in board(battle).cells or any(ship >= len(battle.ships) for ship in ships):
        return Text.of("label-nowhere")
    facts: dict[str, Fact] = {
        "ships": things.moved(battle, ships),
        "sector": things.sector(battle, to),
    }
    if isinstance(move, a.MoveAgain):
        return Text.of("label-move-on", **facts)
    facts["die"] = things.die(move.die)
    if move.containers:
        return Text.of("label-carry", containers=move.containers, **facts)
    return Text.of("label-move", **facts)


def _travel(battle: Open, action: a.UsePortal) -> Text:
    if action.to not in board(battle).cells or max(action.ships) >= len(battle.ships):
        return Text.of("label-nowhere")
    return Text.of(
        "label-portal",
        ships=things.moved(battle, action.ships),
        sector=things.sector(battle, action.to),
        die="" if action.die is None else things.die(action.die),
    )


def _attack(view: FleetView, action: a.Attack) -> Text:
    battle = view.open
    known = {*board(battle).cells}
    if action.target >= len(battle.ships) or not {action.at, *action.way} <= known:
        return Text.of("label-nowhere")
    strike = strike_of(battle, view.seat, action)
    last = action.way[-1]
    through = (action.at, *action.way)[-2]
    if action.twice:
        how = "pair" if len(action.way) == 1 else "through"
    elif len(action.way) > 1:
        how = "far"
    else:
        how = "held" if action.held and not strike.supports else "near"
    return Text.of(
        "label-attack",
        how=how,
        signals=signals_in(battle, strike),
        target=_foe(battle, action.target),
        sector=things.sector_name(battle, last),
        through=things.sector_name(battle, through),
        dice=things.dice(action.dice),
        power=attack_power(view, action),
    )


def signals_in(battle: Open, strike: d.Strike) -> str:
    """Whether an attack shows signals, or those who could take part stay hidden."""
    if not battle.options.hidden_deployment:
        return "no"
    if any(battle.ships[ship].hidden for ship in (*strike.ships, *strike.supports)):
        return "shown"
    here = [
        *ships_at(battle, strike.at),
        *supporters(battle, strike.attacker, strike.at, strike.way[-1]),
    ]
    return "kept" if any(ship.hidden and firepower_of(battle, [ship]) for ship in here) else "no"


def unknown(battle: Open, action: a.ScanFog) -> list[Cell]:
    """The sectors that a scan of the fog would discover."""
    if action.at not in board(battle).cells:
        return []
    around = pointed(board(battle), action.at, FACE_OF[action.die])
    return [cell for cell in around if is_undiscovered(battle, cell)]


def _scan(battle: Open, action: a.Scan) -> Text:
    if not {action.at, *action.way} <= {*board(battle).cells}:
        return Text.of("label-nowhere")
    return Text.of(
        "label-scan",
        sector=things.sector_name(battle, action.way[-1]),
        count=len(signals_at(battle, action.way[-1])),
        how="far" if len(action.way) > 1 else "near",
        through=things.sector_name(battle, (action.at, *action.way)[-2]),
        dice=things.dice(action.dice),
    )


def _foe(battle: Open, target: ShipId) -> Fact:
    """A ship aimed at, with the hull it has left."""
    if target >= len(battle.ships):
        return Text.of("label-nowhere")
    one = battle.ships[target]
    return Text.of("target", ship=things.ship(battle, target), hull=one.hull)


def _whose_ship(battle: Open, number: ShipId) -> Fact:
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    return things.ship_of(battle, number)


def _own(battle: Open, number: ShipId) -> Fact:
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    return things.ship(battle, number)


def _weapon(view: FleetView, action: a.FireWeapon) -> tuple[Text, ...]:
    battle = view.open
    cells = board(battle).cells
    if action.ship >= len(battle.ships) or battle.ships[action.ship].weapon is None:
        return Text.of("menu-weapon"), Text.of("label-nowhere")
    weapon = battle.ships[action.ship].weapon
    assert weapon is not None
    named = Text.of("weapon-of", weapon=weapon.value, ship=things.ship(battle, action.ship))
    menu = Text.of("menu-weapon")
    if action.seat is not None:
        return menu, named, Text.of("label-bomb-bridge", commander=Person(seat=action.seat))
    if action.to is not None and action.to not in cells:
        return menu, named, Text.of("label-nowhere")
    if action.target is not None:
        foe = _whose(battle, action.target)
        if action.to is None:
            return menu, named, Text.of("label-weapon-at-ship", target=foe)
        to = things.sector(battle, action.to)
        return menu, named, Text.of("label-pull", target=foe), Text.of("label-to", sector=to)
    if action.at is None or action.at not in cells:
        return menu, named, Text.of("label-nowhere")
    at = things.sector(battle, action.at)
    if weapon is Weapon.VORTEX_GATE and action.to is not None and action.ships:
        known = [ship for ship in action.ships if ship < len(battle.ships)]
        moved = things.ships(battle, known) if known else Text.of("label-nowhere")
        to = things.sector(battle, action.to)
        gate = Text.of("label-gate", ships=moved, sector=at)
        return menu, named, gate, Text.of("label-to", sector=to)
    return menu, named, Text.of("label-weapon-at-sector", sector=at)


def _whose(battle: Open, number: ShipId) -> Fact:
    if number >= len(battle.ships):
        return Text.of("label-nowhere")
    one = battle.ships[number]
    whose = things.ship_of(battle, number)
    if one.at is None:
        return whose
    return Text.of(
        "target-at", ship=whose, sector=things.sector_name(battle, one.at), hull=one.hull
    )


def _answer(view: FleetView, action: a.Answer) -> tuple[Text, ...]:
    if isinstance(action, a.Preparation):
        return _preparation(view, action)
    battle = view.open
    cells = board(battle).cells
    match action:
        case a.ReplyRedirect(ship=None):
            return (Text.of("label-redirect-none"),)
        case a.ReplyRedirect(ship=ship):
            assert ship is not None
            return (Text.of("label-redirect", ship=_foe(battle, ship)),)
        case a.Support(ships=()):
            return (Text.of("label-support-none"),)
        case a.Support(ships=ships):
            return (_support(battle, ships),)
        case a.FoilScan(die=die):
            return (Text.of("label-foil-scan", die=things.die(die)),)
        case a.AllowScan():
            return (Text.of("label-allow-scan"),)
        case a.PickField(at=at):
            if at not in cells:
                return (Text.of("label-nowhere"),)
            return (_field(battle, at),)
        case a.LeaveField(to=to) | a.DriftField(to=to):
            if to not in cells:
                return (Text.of("label-nowhere"),)
            return (_to(battle, to),)
        case a.ResolveFirst(effect=effect):
            return (_effect(view, action.decision, effect),)
        case a.Appear(at=at):
            if at not in cells:
                return (Text.of("label-nowhere"),)
            return (_to(battle, at),)
        case a.RollGreen():
            return (Text.of("label-roll-green"),)
        case a.RaiseShields():
            return (_shields(view, action),)
        case a.Retreat(to=to):
            if to not in cells:
                return (Text.of("label-nowhere"),)
            return Text.of("menu-retreat"), Text.of("label-to", sector=things.sector(battle, to))
        case a.CounterAttack(ship=ship):
            foe = _whose(battle, ship)
            return Text.of("menu-counter"), Text.of("label-counter", target=foe)
        case a.TakeHit():
            return (Text.of("label-take-hit"),)
        case _:
            assert_never(action)


def _field(battle: Open, at: Cell) -> Text:
    """An asteroid field, and who is in it."""
    name, there = things.sector_name(battle, at), ships_at(battle, at)
    if not there:
        return Text.of("label-field", sector=name)
    named = things.ships(battle, [ship.id for ship in there])
    owner = Person(seat=there[0].owner)
    return Text.of("label-field-with", sector=name, commander=owner, ships=named)


def _to(battle: Open, to: Cell) -> Text:
    """A sector that something goes to, and whose ships are there."""
    sector, there = things.sector(battle, to), ships_at(battle, to)
    if not there:
        return Text.of("label-to", sector=sector)
    named = things.ships(battle, [ship.id for ship in there])
    owner = Person(seat=there[0].owner)
    return Text.of("label-to-ships", sector=sector, commander=owner, ships=named)


def _effect(view: FleetView, decision: int, effect: int) -> Text:
    """An asteroid field with who is in it, or whose drones sit on whom."""
    battle = view.open
    asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
    if not isinstance(asked, d.FirstEffectDecision) or effect not in effects_of(asked):
        return Text.of("label-nowhere")
    if asked.fields:
        return _field(battle, effect)
    token = next(one for one in battle.tokens if one.launcher == effect and one.on is not None)
    assert token.on is not None
    launcher = things.ship_of(battle, effect)
    return Text.of("label-drones", ship=things.ship(battle, token.on), launcher=launcher)


def _support(battle: Open, ships: Sequence[ShipId]) -> Text:
    """Ships that join another's attack: one alone is called by its sector too."""
    known = [battle.ships[ship] for ship in ships if ship < len(battle.ships)]
    power = firepower_of(battle, known)
    if not known or known[0].at is None:
        return Text.of("label-nowhere")
    if len(known) > 1:
        return Text.of("label-support", ships=things.ships(battle, ships), power=power)
    named = things.ship(battle, known[0].id)
    sector = things.sector_name(battle, known[0].at)
    return Text.of("label-support-by", ship=named, sector=sector, power=power)


def _preparation(view: FleetView, action: a.Preparation) -> tuple[Text, ...]:
    battle = view.open
    cells = board(battle).cells
    match action:
        case a.ChooseFleet():
            return _fleet(view, action)
        case a.KeepWeapons():
            return _kept(view, action)
        case a.SetTilesAside(tiles=tiles):
            named = tuple(Text.of("special", special=tile.value) for tile in tiles)
            return (Text.of("label-tiles", tiles=Listing(items=named)),)
        case a.PlaceSector(tile=tile, at=at):
            if tile is None:
                return (Text.of("label-place-none"),)
            if at not in cells:
                return (Text.of("label-nowhere"),)
            menu = Text.of("menu-place", special=tile.value)
            return menu, Text.of("label-place", sector=things.sector_name(battle, at))
        case a.PlacePortal(at=at):
            if at not in cells:
                return (Text.of("label-nowhere"),)
            return (Text.of("label-place", sector=things.sector(battle, at)),)
        case a.Deploy(ship=ship, at=at):
            if ship >= len(battle.ships) or at not in cells:
                return (Text.of("label-nowhere"),)
            return _kind(battle, ship), _place(battle, at)
        case a.DeployFleet(formation=formation):
            begun = any(
                one.owner == view.seat and one.at in battle.edges[view.seat] for one in battle.ships
            )
            rest = "yes" if begun else "no"
            return (Text.of("label-formation", formation=formation, rest=rest),)
        case a.RollOpening(red=red, blue=blue, green=green):
            return (_roll(red, blue, green),)
        case a.KeepOpening(keep=keep):
            return (_end(keep),)
        case _:
            assert_never(action)


def _kept(view: FleetView, action: a.KeepWeapons) -> tuple[Text, ...]:
    """A level for each battleship."""
    battle = view.open
    ships = battleships(battle, view.seat)
    if not action.weapons or len(action.weapons) > len(ships):
        return (Text.of("label-keep-none"),)
    return tuple(
        Text.of("label-keep", ship=things.ship(battle, ship.id), weapon=weapon.value)
        for ship, weapon in zip(ships, action.weapons, strict=False)
    )


def _kind(battle: Open, number: ShipId) -> Text:
    """A ship to deploy: of those that are alike one stands for all."""
    one = battle.ships[number]
    if one.weapon is not None:
        return Text.of("label-armed", ship=things.ship(battle, number), weapon=one.weapon.value)
    alike = [
        other
        for other in battle.ships
        if other.owner == one.owner and other.sort == one.sort and other.at is None and other.hull
    ]
    return Text.of("ships-left", sort=one.sort.value, count=len(alike))


def _place(battle: Open, at: Cell) -> Text:
    there = ships_at(battle, at)
    name = things.sector_name(battle, at)
    if not there:
        return Text.of("sector", name=name)
    named = things.ships(battle, [ship.id for ship in there])
    return Text.of("label-join", sector=name, ships=named)


def _shields(view: FleetView, action: a.RaiseShields) -> Text:
    """Each die against its sector, and what gets through."""
    battle = view.open
    asked = next((one for one in waiting(view.agenda) if one.id == action.decision), None)
    cells = board(battle).cells
    if not isinstance(asked, d.ReactDecision) or any(
        shield.against not in cells for shield in action.shields
    ):
        return Text.of("label-nowhere")
    coming = damage_by_sector(battle, asked.strike)
    total = sum(coming.values())
    blocked = sum(coming.get(shield.against, 0) for shield in action.shields)
    raised = tuple(
        Text.of(
            "shield",
            die=things.die(shield.die),
            sector=things.sector_name(battle, shield.against),
            gas="yes" if shield.gas else "no",
        )
        for shield in action.shields
    )
    return Text.of(
        "label-shields", shields=Listing(items=raised), blocked=blocked, left=total - blocked
    )


def _fleet(view: FleetView, action: a.ChooseFleet) -> tuple[Text, ...]:
    """By name, or by its battleships; then its ships, then the weapons."""
    battle = view.open
    ships = _composition(action)
    weapons = tuple(Text.of("weapon", weapon=one.value) for one in action.weapons)
    leaf = Text.of("label-weapons", weapons=Listing(items=weapons))
    points = fleet_points(battle, action)
    for fleet, name in named_fleets(battle, printed(battle), points).items():
        if counts(fleet) == counts(action):
            whole = Text.of("menu-fleet", fleet=name, ships=ships, points=points)
            return (whole, leaf) if weapons else (whole,)
    own = Text.of("menu-own-fleet")
    menu = Text.of("menu-battleships", count=action.battleships)
    whole = Text.of("label-fleet", ships=ships, points=points)
    return (own, menu, whole, leaf) if weapons else (own, menu, whole)


def _composition(fleet: Fleet | a.ChooseFleet) -> Fact:
    named = tuple(
        Text.of("ships", sort=sort.value, count=count)
        for sort, count in reversed(counts(fleet))
        if count
    )
    return named[0] if len(named) == 1 else Listing(items=named)
