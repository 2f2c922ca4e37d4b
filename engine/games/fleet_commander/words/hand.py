"""A commander's own: dice on the bridge, weapons, what others see as signals, containers."""

from collections.abc import Iterator
from typing import Final

from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander.model.battlefield import containers_at, fleet_of
from engine.games.fleet_commander.model.state import Commander, FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.rules.scenarios.rescue import wanted
from engine.games.fleet_commander.rules.scenarios.scenario import side_of
from engine.games.fleet_commander.words import things

HAND_TITLE: Final = Text(key="panel-hand")


def hand(view: FleetView) -> tuple[Text, ...]:
    """Line by line what the view's commander has; nothing for who only watches."""
    commander = view.open.commanders.get(view.seat)
    if commander is None:
        return ()
    return (
        *_fleet(view),
        *_dice(commander),
        *_weapons(view, commander),
        *_signals(view),
        *_containers(view),
    )


def answers(commander: Commander) -> tuple[Text, ...]:
    """What lies on the bridge that may answer an attack."""
    held = on_bridge(commander)
    found = (
        ("shield", any(one[0] == "G" and one[2] != "S" for one in held)),
        ("retreat", "B:S" in held),
        ("counter", "R:S" in held),
    )
    return tuple(Text.of("may-answer", how=how) for how, can in found if can)


def _fleet(view: FleetView) -> Iterator[Text]:
    """A fleet that is chosen, until all are shown."""
    if view.own is not None and view.own.fleet is not None:
        yield Text.of("hand-fleet", ships=things.composition(view.own.fleet))


def _dice(commander: Commander) -> Iterator[Text]:
    if commander.rolled:
        yield Text.of("hand-rolled", dice=things.dice(commander.rolled))
    held, named = on_bridge(commander), answers(commander)
    yield Text.of("hand-bridge", dice=things.dice(held), count=len(held))
    if named:
        yield Text.of("panel-answers", answers=Listing(items=named))
    yield Text.of("panel-reserve", dice=things.in_reserve(commander.reserve))


def _weapons(view: FleetView, commander: Commander) -> Iterator[Text]:
    """Each with how many of the two specials it takes are held."""
    battle = view.open
    specials = sum(one[2] == "S" for one in usable(commander))
    for ship in fleet_of(battle, view.seat):
        if ship.weapon is not None:
            yield Text.of(
                "hand-weapon",
                weapon=ship.weapon.value,
                ship=things.the_ship(battle, ship.id),
                specials=min(specials, 2),
                secret="yes" if ship.sealed else "no",
            )


def _signals(view: FleetView) -> Iterator[Text]:
    """What others see as signals, and where."""
    battle = view.open
    mine = [ship for ship in battle.ships if ship.owner == view.seat and ship.hidden]
    if mine:
        named = tuple(_signal(battle, ship) for ship in mine)
        yield Text.of("hand-signals", signals=Listing(items=named))


def _signal(battle: Open, ship: Ship) -> Fact:
    named = things.ship(battle, ship.id)
    if ship.at is None:
        return named
    return Text.of("plan-target", ship=named, sector=things.sector_name(battle, ship.at))


def _containers(view: FleetView) -> Iterator[Text]:
    """FC-SCEN-RESCUE-06, -10: those at home, and those that ships lie beside."""
    battle = view.open
    if not battle.containers:
        return
    home = sum(battle.evacuated[seat] for seat in side_of(battle, view.seat))
    mine = {ship.at for ship in fleet_of(battle, view.seat)}
    beside = tuple(
        Text.of("pile", sector=things.sector_name(battle, at), count=containers_at(battle, at))
        for at in sorted(at for at in mine if at is not None)
        if containers_at(battle, at)
    )
    yield Text.of(
        "hand-containers",
        home=home,
        wanted=wanted(battle),
        count=len(beside),
        beside=Listing(items=beside),
    )
