"""What has happened: a sentence an action, with all that came of it."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import printed
from engine.games.fleet_commander.rules.fleets import counts
from engine.games.fleet_commander.state import FleetView, Open
from engine.games.fleet_commander.words import things

MOST_NAMED = 3
"""Ships deployed together of which each is named; of more the picture shows where they are."""

_GREAT = (
    *("event-ship-destroyed", "event-eliminated", "event-battle-ended", "event-objective-ended"),
    *("event-appeared", "event-evacuated", "event-escaped", "event-shuttle-captured"),
    *("event-portals-held", "event-revealed", "event-weapon-revealed"),
)
"""What nobody wants to miss."""

_OBJECTIVES = (
    *("containers", "outdone", "level", "escaped", "cruiser_lost", "shuttle_lost"),
    *("portals", "no_ships"),
)
"""Why a battle is over that class points do not decide."""

_HEADS = (
    *(
        e.Attacked,
        e.WeaponFired,
        e.FieldTested,
        e.FieldDrifted,
        e.TurnBegan,
        e.TurnEnded,
        e.DiceRolled,
    ),
    *(
        e.Deployed,
        e.FormationChosen,
        e.FleetLaunched,
        e.FirstRolled,
        e.SectorPlaced,
        e.PortalPlaced,
    ),
    *(e.TilesSetAside, e.FieldDrifted),
    *(e.BridgeEmptied, e.Rerolled, e.TurnPassed, e.Eliminated, e.BattleEnded),
    *(e.SignalsLaunched, e.WeaponsKept, e.Scanned, e.FogScanned),
    *(e.OpeningRolled, e.OpeningKept, e.Evacuated, e.Escaped, e.Entered, e.PortalsHeld),
    *(e.CruiserAwaited, e.CruiserDelayed),
)
"""Events that open a sentence of their own."""


def tell(view: FleetView, event: e.Told) -> Text | None:
    """The sentence for *event* alone; None if it goes without saying."""
    return next(iter(tell_all(view, [event])), None)


def tell_all(view: FleetView, events: Sequence[e.Told]) -> list[Text]:
    """*events* in as few sentences as they need: an action, then what came of it."""
    told: list[Text] = []
    for chapter in _chapters(events):
        if isinstance(chapter[0], e.Deployed):
            told.append(_deployed(view.open, chapter))
            continue
        clauses = [said for event in chapter if (said := _clause(view.open, event))]
        if len(clauses) == 1:
            told += clauses
        elif clauses:
            parts = Listing(items=tuple(clauses[1:]))
            told.append(Text.of("event-and-so", head=clauses[0], parts=parts))
    return told


def weight(text: Text) -> int:
    """How much a sentence of ``tell_all`` matters, where there is no room for every one."""
    keys = {fact.key for fact in _within(text) if isinstance(fact, Text)}
    return 2 * bool(keys & {*_GREAT}) + bool(keys & {"event-attacked", "event-damaged"})


def _chapters(events: Sequence[e.Told]) -> Iterator[list[e.Told]]:
    """*events*, cut where another action begins."""
    chapter: list[e.Told] = []
    for event in events:
        if chapter and _is_head(event, chapter[-1]):
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter


def _is_head(event: e.Told, before: e.Told) -> bool:
    if isinstance(event, e.Deployed) and isinstance(before, e.Deployed):
        return False
    if isinstance(event, e.Moved):
        return event.how in {"die", "again", "portal"}
    if isinstance(event, e.Damaged):
        return event.cause == "drones"
    return isinstance(event, _HEADS)


def _within(fact: Fact) -> Iterator[Fact]:
    """*fact* and all that fills it."""
    yield fact
    inner: Sequence[Fact] = ()
    if isinstance(fact, Text):
        inner = [one for _, one in fact.facts]
    elif isinstance(fact, Listing):
        inner = fact.items
    for one in inner:
        yield from _within(one)


def _clause(battle: Open, event: e.Told) -> Text | None:
    match event:
        case e.FirstRolled() | e.FirstChosen() | e.TilesSetAside() | e.SectorPlaced():
            return _before(battle, event)
        case e.PortalPlaced(seat=seat, letter=letter, at=at):
            where = things.sector_name(battle, at)
            who = Person(seat=seat)
            return Text.of("event-portal-placed", commander=who, letter=letter, sector=where)
        case e.FormationChosen(seat=seat, formation=formation, count=count):
            who = Person(seat=seat)
            return Text.of("event-formation", commander=who, formation=formation, count=count)
        case e.FleetLaunched() | e.SignalsLaunched() | e.WeaponsKept():
            return _before(battle, event)
        case e.TurnBegan():
            return None  # What is done next says it, and the board names the round.
        case e.DiceRolled(seat=seat, results=results):
            shown = things.dice(results)
            return Text.of("event-dice-rolled", commander=Person(seat=seat), dice=shown)
        case e.OpeningRolled(seat=seat, results=results):
            shown = things.dice(results)
            return Text.of("event-opening-rolled", commander=Person(seat=seat), dice=shown)
        case e.OpeningKept(seat=seat, kept=kept):
            return Text.of(
                "event-opening-kept",
                commander=Person(seat=seat),
                dice=things.dice(kept),
                count=len(kept),
            )
        case e.Rerolled(seat=seat, specials=specials, results=results):
            return Text.of(
                "event-rerolled",
                commander=Person(seat=seat),
                specials=things.dice(specials),
                dice=things.dice(results),
            )
        case e.BridgeEmptied(seat=seat, by=by, dice=dice, how=how):
            return Text.of(
                "event-bridge-emptied",
                commander=Person(seat=seat),
                by=Person(seat=by),
                dice=things.dice(dice),
                count=len(dice),
                how=how,
            )
        case e.TurnEnded(seat=seat, kept=kept):
            return Text.of(
                "event-turn-ended",
                commander=Person(seat=seat),
                dice=things.dice(kept),
                count=len(kept),
            )
        case e.TurnPassed(seat=seat):
            return Text.of("event-turn-passed", commander=Person(seat=seat))
        case e.Eliminated(seat=seat, ships=ships):
            left = things.ships(battle, ships) if ships else ""
            who = Person(seat=seat)
            return Text.of("event-eliminated", commander=who, ships=left, count=len(ships))
        case e.BattleEnded():
            return _ended(event)
        case e.CruiserAwaited() | e.CruiserDelayed() | e.Appeared() | e.PortalsHeld():
            return _begun(battle, event)
        case _:
            return _deed(battle, event)


def _begun(
    battle: Open, event: e.CruiserAwaited | e.CruiserDelayed | e.Appeared | e.PortalsHeld
) -> Text:
    """What the scenario has in store as a turn begins."""
    match event:
        case e.CruiserAwaited(face=face):
            return Text.of("event-cruiser-awaited", comes="yes" if face == "S" else "no")
        case e.CruiserDelayed(at=at):
            return Text.of("event-cruiser-delayed", sector=things.sector_name(battle, at))
        case e.Appeared(at=at):
            return Text.of("event-appeared", sector=things.sector_name(battle, at))
        case e.PortalsHeld(seat=seat):
            return Text.of("event-portals-held", commander=Person(seat=seat))
        case _:
            assert_never(event)


def _ended(event: e.BattleEnded) -> Text:
    winners = Listing(items=tuple(Person(seat=seat) for seat in event.winners))
    if event.why in _OBJECTIVES:
        count = len(event.winners)
        return Text.of("event-objective-ended", why=event.why, count=count, winners=winners)
    scores = tuple(Text.of("score", commander=Person(seat=s), points=p) for s, p in event.points)
    return Text.of(
        "event-battle-ended",
        why=event.why,
        count=len(event.winners),
        winners=winners,
        scores=Listing(items=scores),
    )


def _before(
    battle: Open,
    event: (
        e.FirstRolled
        | e.FirstChosen
        | e.TilesSetAside
        | e.SectorPlaced
        | e.FleetLaunched
        | e.SignalsLaunched
        | e.WeaponsKept
    ),
) -> Text | None:
    """What happens before the first turn."""
    match event:
        case e.FirstRolled(seats=seats, specials=specials):
            rolls = tuple(
                Text.of("first-roll", commander=Person(seat=seat), count=count)
                for seat, count in zip(seats, specials, strict=True)
            )
            return Text.of("event-first-rolled", rolls=Listing(items=rolls))
        case e.FirstChosen(seat=seat):
            return Text.of("event-first-chosen", commander=Person(seat=seat))
        case e.TilesSetAside(seat=seat, tiles=tiles):
            named = tuple(Text.of("special", special=tile.value) for tile in tiles)
            return Text.of(
                "event-tiles-set-aside", commander=Person(seat=seat), tiles=Listing(items=named)
            )
        case e.SectorPlaced():
            return _placed(battle, event)
        case e.SignalsLaunched(seat=seat, count=count):
            decoys = printed(battle).rulings.decoys
            commander = Person(seat=seat)
            return Text.of("event-signals", commander=commander, count=count, decoys=decoys)
        case e.WeaponsKept(seat=seat):
            return Text.of("event-weapons-kept", commander=Person(seat=seat))
        case e.FleetLaunched(seat=seat, fleet=fleet):
            sorts = [sort for sort, count in counts(fleet) for _ in range(count)]
            armed = tuple(Text.of("weapon", weapon=one.value) for one in fleet.weapons)
            return Text.of(
                "event-fleet-launched",
                commander=Person(seat=seat),
                ships=things.count_of_ships(sorts),
                weapons=Listing(items=armed),
                armed=len(armed),
            )
        case _:
            assert_never(event)


def _placed(battle: Open, event: e.SectorPlaced) -> Text:
    if event.tile is None:
        return Text.of("event-no-sector-placed", commander=Person(seat=event.seat))
    return Text.of(
        "event-sector-placed",
        commander=Person(seat=event.seat),
        special=event.tile.value,
        sector=things.sector_name(battle, event.at),
    )


def _deployed(battle: Open, events: Sequence[e.Told]) -> Text:
    """Ships deployed one after the other, in one sentence for each commander."""
    placed: dict[str, list[Fact]] = {}
    for event in events:
        assert isinstance(event, e.Deployed)
        ship, sector = things.ship(battle, event.ship), things.sector_name(battle, event.at)
        owner = battle.ships[event.ship].owner
        placed.setdefault(owner, []).append(Text.of("deployed-at", ship=ship, sector=sector))
    signals = battle.options.hidden_deployment
    told = tuple(_deployed_by(seat, ships, signals=signals) for seat, ships in placed.items())
    return told[0] if len(told) == 1 else Text.of("event-all-deployed", fleets=Listing(items=told))


def _deployed_by(seat: Seat, ships: Sequence[Fact], *, signals: bool) -> Text:
    if len(ships) > MOST_NAMED:
        what = "signals" if signals else "ships"
        return Text.of("event-lined-up", commander=Person(seat=seat), count=len(ships), what=what)
    named = Listing(items=tuple(ships))
    return Text.of("event-deployed", commander=Person(seat=seat), ships=named)


def _deed(battle: Open, event: e.Told) -> Text | None:
    """What ships do, and what is done to them."""
    match event:
        case e.Evacuated() | e.Escaped() | e.ShuttleCaptured() | e.Entered():
            return _mission(battle, event)
        case e.Moved():
            return Text.of(
                "event-moved",
                how=event.how,
                containers=event.containers,
                commander=Person(seat=event.seat),
                ships=things.the_ships(battle, event.ships),
                origin=things.sector_name(battle, event.origin),
                sector=things.sector(battle, event.at),
            )
        case e.Scanned() | e.ScanFoiled() | e.FogScanned() | e.Discovered():
            return _looked(battle, event)
        case e.Attacked():
            return _attacked(battle, event)
        case e.Redirected(ship=ship):
            return Text.of("event-redirected", ship=things.ship_of(battle, ship))
        case e.Supported(seat=seat, ships=ships, firepower=power):
            return Text.of(
                "event-supported",
                commander=Person(seat=seat),
                ships=things.ships(battle, ships),
                power=power,
            )
        case e.GreenRolled(seat=seat, result=result, fits=fits):
            return Text.of(
                "event-green-rolled",
                commander=Person(seat=seat),
                die=things.die(result),
                fits="yes" if fits else "no",
            )
        case e.Shielded(seat=seat, shields=shields, blocked=blocked):
            return Text.of(
                "event-shielded",
                commander=Person(seat=seat),
                dice=things.dice([shield.die for shield in shields]),
                blocked=blocked,
            )
        case e.CounterAttacked(seat=seat, target=target, firepower=power):
            return Text.of(
                "event-counter-attacked",
                commander=Person(seat=seat),
                target=things.ship_of(battle, target),
                power=power,
            )
        case _:
            return _toll(battle, event)


def _toll(battle: Open, event: e.Told) -> Text:
    """What comes of what ships do."""
    match event:
        case e.Unharmed(seat=seat):
            return Text.of("event-unharmed", commander=Person(seat=seat))
        case e.Damaged(ship=ship, points=points, hull=hull, cause=cause):
            named = things.ship_of(battle, ship)
            return Text.of("event-damaged", ship=named, points=points, hull=hull, cause=cause)
        case e.ShipDestroyed(ship=ship, owner=owner, left=left):
            return Text.of(
                "event-ship-destroyed",
                ship=things.ship_of(battle, ship),
                commander=Person(seat=owner),
                left=left,
            )
        case e.FieldTested(at=at, face=face):
            sector = things.sector_name(battle, at)
            return Text.of("event-field-tested", sector=sector, hit="yes" if face == "S" else "no")
        case e.FieldDrifted(seat=seat, origin=origin, at=at):
            return Text.of(
                "event-field-drifted",
                commander=Person(seat=seat),
                origin=things.sector_name(battle, origin),
                sector=things.sector_name(battle, at),
                stays="yes" if at == origin else "no",
            )
        case e.GravityRolled(at=at, face=face):
            sector = things.sector_name(battle, at)
            hit = "yes" if face == "S" else "no"
            return Text.of("event-gravity-rolled", sector=sector, hit=hit)
        case e.Revealed(seat=seat, ships=ships):
            shown = things.ships(battle, ships)
            return Text.of("event-revealed", commander=Person(seat=seat), ships=shown)
        case e.WeaponRevealed(ship=ship, weapon=weapon):
            named = things.ship_of(battle, ship)
            return Text.of("event-weapon-revealed", ship=named, weapon=weapon.value)
        case e.WeaponFired():
            return _weapon_fired(battle, event)
        case e.Repaired(ship=ship, points=points, hull=hull):
            named = things.ship_of(battle, ship)
            return Text.of("event-repaired", ship=named, points=points, hull=hull)
        case e.TokenEnded(weapon=weapon, ship=ship, why=why):
            named = things.ship_of(battle, ship)
            return Text.of("event-token-ended", weapon=weapon.value, ship=named, why=why)
        case _:
            raise AssertionError(f"{event} is told elsewhere")


def _looked(battle: Open, event: e.Scanned | e.ScanFoiled | e.FogScanned | e.Discovered) -> Text:
    """What is scanned, and what is found."""
    match event:
        case e.Scanned(seat=seat, origin=origin, way=way):
            return Text.of(
                "event-scanned",
                commander=Person(seat=seat),
                origin=things.sector_name(battle, origin),
                sector=things.sector_name(battle, way[-1]),
            )
        case e.ScanFoiled(seat=seat, die=die):
            return Text.of("event-scan-foiled", commander=Person(seat=seat), die=things.die(die))
        case e.FogScanned(seat=seat, at=at, die=die):
            sector = things.sector_name(battle, at)
            return Text.of(
                "event-fog-scanned", commander=Person(seat=seat), sector=sector, die=things.die(die)
            )
        case e.Discovered(at=at, special=special):
            found = "none" if special is None else special.value
            return Text.of("event-discovered", sector=things.sector_name(battle, at), special=found)
        case _:
            assert_never(event)


def _attacked(battle: Open, event: e.Attacked) -> Text:
    strike = event.strike
    supports = len(strike.supports)
    return Text.of(
        "event-attacked",
        commander=Person(seat=strike.attacker),
        ships=things.the_ships(battle, strike.ships),
        origin=things.sector_name(battle, strike.at),
        target=things.ship_of(battle, strike.target),
        sector=things.sector_name(battle, strike.way[-1]),
        supported="yes" if supports else "no",
        supports=things.the_ships(battle, strike.supports) if supports else 0,
        power=event.firepower,
    )


def _mission(battle: Open, event: e.Evacuated | e.Escaped | e.ShuttleCaptured | e.Entered) -> Text:
    """What ships do for what the scenario is about."""
    facts: dict[str, Fact] = {
        "commander": Person(seat=event.seat),
        "sector": things.sector_name(battle, event.at),
    }
    match event:
        case e.Evacuated(ships=ships, total=total):
            named = things.ships(battle, ships)
            return Text.of("event-evacuated", ships=named, count=len(ships), total=total, **facts)
        case e.Escaped(ship=ship):
            return Text.of("event-escaped", ship=things.the_ship(battle, ship), **facts)
        case e.ShuttleCaptured(loser=loser):
            return Text.of("event-shuttle-captured", loser=Person(seat=loser), **facts)
        case e.Entered(ships=ships):
            return Text.of("event-entered", ships=things.ships(battle, ships), **facts)
        case _:
            assert_never(event)


def _weapon_fired(battle: Open, event: e.WeaponFired) -> Text:
    facts: dict[str, Fact] = {
        "ship": things.ship_of(battle, event.ship),
        "weapon": event.weapon.value,
    }
    if event.target is not None:
        target = things.ship_of(battle, event.target)
        return Text.of("event-weapon-at-ship", target=target, **facts)
    if event.at_seat is not None:
        other = Person(seat=event.at_seat)
        return Text.of("event-weapon-at-commander", commander=other, **facts)
    assert event.at is not None
    return Text.of("event-weapon-at-sector", sector=things.sector_name(battle, event.at), **facts)
