"""Clauses that tell the events before the first turn."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words import things

MOST_NAMED = 3
"""The most ships deployed together that are named; more are only counted."""


def preparation(battle: Open, event: e.Preparation) -> Text:
    """Tell an event from before the first turn."""
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
            return Text.of(
                "event-tiles-set-aside",
                commander=Person(seat=seat),
                tiles=things.tiles(tiles),
                count=len(tiles),
            )
        case e.SectorPlaced():
            return _placed(battle, event)
        case e.PortalPlaced(seat=seat, letter=letter, at=at):
            where = things.sector_name(battle, at)
            who = Person(seat=seat)
            return Text.of("event-portal-placed", commander=who, letter=letter, sector=where)
        case e.Deployed():
            return deployed(battle, [event])
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
        case _:
            return _launched(battle, event)


def _launched(
    battle: Open,
    event: (
        e.FleetLaunched
        | e.SignalsLaunched
        | e.WeaponsKept
        | e.FormationChosen
        | e.FleetArranged
        | e.FleetsShown
    ),
) -> Text:
    """Tell an event that shows fleets or their formation."""
    match event:
        case e.FleetLaunched(seat=seat, fleet=fleet):
            armed = tuple(Text.of("weapon", weapon=one.value) for one in fleet.weapons)
            return Text.of(
                "event-fleet-launched",
                commander=Person(seat=seat),
                ships=things.composition(fleet),
                weapons=Listing(items=armed),
                armed=len(armed),
            )
        case e.SignalsLaunched(seat=seat, count=count):
            decoys = printed(battle).rulings.decoys
            commander = Person(seat=seat)
            return Text.of("event-signals", commander=commander, count=count, decoys=decoys)
        case e.WeaponsKept(seat=seat):
            return Text.of("event-weapons-kept", commander=Person(seat=seat))
        case e.FormationChosen(seat=seat, formation=formation, count=count):
            who = Person(seat=seat)
            return Text.of("event-formation", commander=who, formation=formation, count=count)
        case e.FleetArranged(how=how, ship=ship, at=at):
            where = things.sector_name(battle, at)
            return Text.of("event-arranged", how=how, ship=things.ship(battle, ship), sector=where)
        case e.FleetsShown():
            return Text.of("event-fleets-shown")
        case _:
            assert_never(event)


def deployed(battle: Open, events: Sequence[e.Deployed]) -> Text:
    """Tell ships deployed one after the other, in one clause for each commander."""
    placed: dict[str, list[Fact]] = {}
    for event in events:
        ship, sector = things.the_ship(battle, event.ship), things.sector_name(battle, event.at)
        owner = battle.ships[event.ship].owner
        placed.setdefault(owner, []).append(Text.of("deployed-at", ship=ship, sector=sector))
    signals = battle.options.hidden_deployment
    counts = {len(ships) for ships in placed.values()}
    if len(placed) > 1 and len(counts) == 1 and min(counts) > MOST_NAMED:
        return Text.of("event-each-deployed", count=counts.pop(), what=_what(signals=signals))
    told = tuple(_deployed_by(seat, ships, signals=signals) for seat, ships in placed.items())
    return told[0] if len(told) == 1 else Text.of("event-all-deployed", fleets=Listing(items=told))


def _deployed_by(seat: Seat, ships: Sequence[Fact], *, signals: bool) -> Text:
    if len(ships) > MOST_NAMED:
        who, what = Person(seat=seat), _what(signals=signals)
        return Text.of("event-lined-up", commander=who, count=len(ships), what=what)
    named = Listing(items=tuple(ships))
    return Text.of("event-deployed", commander=Person(seat=seat), ships=named)


def _what(*, signals: bool) -> str:
    return "signals" if signals else "ships"


def _placed(battle: Open, event: e.SectorPlaced) -> Text:
    if event.tile is None:
        return Text.of(
            "event-no-sector-placed",
            commander=Person(seat=event.seat),
            never="yes" if event.never else "no",
        )
    return Text.of(
        "event-sector-placed",
        commander=Person(seat=event.seat),
        special=event.tile.value,
        sector=things.sector_name(battle, event.at),
    )
