"""The hand of a commander: dice, weapons, own signals, and what the scenario adds."""

from collections.abc import Iterator
from typing import Final

from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander.model.battlefield import fleet_of
from engine.games.fleet_commander.model.state import Commander, FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios import words_of

HAND_TITLE: Final = Text(key="panel-hand")


def hand(view: FleetView) -> tuple[Text, ...]:
    """Describe what the view's commander has, one line each; nothing for a spectator."""
    commander = view.open.commanders.get(view.seat)
    if commander is None:
        return ()
    return (
        *_fleet(view),
        *_dice(commander),
        *_weapons(view, commander),
        *_signals(view),
        *words_of(view.open).hand_lines(view),
    )


def answers(commander: Commander) -> tuple[Text, ...]:
    """Ways in which dice on the bridge may answer an attack."""
    held = on_bridge(commander)
    found = (
        ("shield", any(one[0] == "G" and one[2] != "S" for one in held)),
        ("retreat", "B:S" in held),
        ("counter", "R:S" in held),
    )
    return tuple(Text.of("may-answer", how=how) for how, can in found if can)


def _fleet(view: FleetView) -> Iterator[Text]:
    """The fleet that the commander has chosen while it is still secret."""
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
    """One line for each weapon, with how many of the two specials that it takes are held."""
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
    """Own ships that others see as signals, with their sectors."""
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
