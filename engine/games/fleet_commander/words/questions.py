"""The questions put to commanders."""

from typing import Final

from engine.core.records import Seat
from engine.core.sentences import Sentences
from engine.core.words import Fact, Person, Text
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import firepower_of, printed
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.deploy import in_hand
from engine.games.fleet_commander.rules.fleets import most_points
from engine.games.fleet_commander.rules.scan import signals_at
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.games.fleet_commander.rules.sides import handicap
from engine.games.fleet_commander.rules.tiles import is_asked_again
from engine.games.fleet_commander.rules.weapons.lasting import sent_by
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios import words_of


def _fleet(view: FleetView, asked: d.FleetDecision) -> Text:
    battle, seat = view.open, asked.seat
    more = handicap(battle.options, battle.commanders[seat].side)
    points = most_points(battle, seat)
    return Text.of("ask-fleet", role=_role(battle, seat), points=points, more=more)


def _tiles(view: FleetView, asked: d.TilesDecision) -> Text:
    battle = view.open
    count = battle.options.special_sectors
    return Text.of("ask-tiles", role=_role(battle, asked.seat), count=count)


def _place(view: FleetView, asked: d.PlaceDecision) -> Text:
    count = len(view.open.commanders[asked.seat].tiles)
    again = count > 1 and is_asked_again(view)
    return Text.of("ask-place", count=count, again="yes" if again else "no")


def _portal(view: FleetView, asked: d.PortalDecision) -> Text:
    battle = view.open
    first = all(portal.letter != asked.letter for portal in battle.portals)
    zones = "one" if len(battle.zones) == 1 else "several"
    twin = "no" if first else "yes"
    return Text.of("ask-portal", letter=asked.letter, twin=twin, zones=zones)


def _opening_dice(view: FleetView, asked: d.OpeningDiceDecision) -> Text:
    del asked
    return Text.of("ask-opening-dice", count=printed(view.open).rulings.opening_dice)


def _opening_keep(view: FleetView, asked: d.OpeningKeepDecision) -> Text:
    shown = things.dice(view.open.commanders[asked.seat].rolled)
    return Text.of("ask-opening-keep", dice=shown)


def _redirect(view: FleetView, asked: d.RedirectDecision) -> Text:
    target = things.the_ship(view.open, asked.strike.target)
    return Text.of("ask-redirect", target=target, **_strike(view.open, asked.strike))


def _support(view: FleetView, asked: d.SupportDecision) -> Text:
    battle = view.open
    return Text.of(
        "ask-support",
        target=things.ship_of(battle, asked.strike.target),
        ships=things.ships(battle, asked.ships),
        more=firepower_of(battle, [battle.ships[ship] for ship in asked.ships]),
        **_strike(battle, asked.strike),
    )


def _react(view: FleetView, asked: d.ReactDecision) -> Text:
    battle, gas = view.open, asked.gas
    return Text.of(
        "ask-react",
        target=things.the_ship(battle, asked.strike.target),
        origin=things.sector_name(battle, asked.strike.at),
        gas="no" if gas is None else "yes",
        die="" if gas is None else things.die(gas),
        **_strike(battle, asked.strike),
    )


def _scan(view: FleetView, asked: d.ScanDecision) -> Text:
    battle = view.open
    return Text.of(
        "ask-scan",
        scanner=Person(seat=asked.scanner),
        ships=things.ships(battle, [ship.id for ship in signals_at(battle, asked.at)]),
        sector=things.sector_name(battle, asked.at),
        origin=things.sector_name(battle, asked.against),
    )


def _exit(view: FleetView, asked: d.ExitDecision) -> Text:
    sector = things.sector_name(view.open, asked.at)
    return Text.of("ask-exit", ships=things.ships(view.open, asked.ships), sector=sector)


def _first_effect(view: FleetView, asked: d.FirstEffectDecision) -> Text:
    token = None if asked.fields else sent_by(view.open, asked.launchers[0])
    kind = "fields" if token is None else token.weapon.value
    return Text.of("ask-first-effect", kind=kind)


def _scenario(view: FleetView, asked: d.ScenarioQuestion) -> Text:
    return words_of(view.open).ask(view.open, asked)


ask: Final = (
    Sentences[FleetView, d.Asked]()
    .on(d.FleetDecision, _fleet)
    .on(d.TilesDecision, _tiles)
    .on(d.PlaceDecision, _place)
    .on(d.PortalDecision, _portal)
    .on(
        d.WeaponsDecision,
        lambda view, asked: Text.of("ask-weapons", count=len(battleships(view.open, asked.seat))),
    )
    .on(
        d.DeployDecision,
        lambda view, asked: Text.of("ask-deploy", count=len(in_hand(view.open, asked.seat))),
    )
    .on(d.ArrangeDecision, lambda _view, _: Text.of("ask-arrange"))
    .on(d.OpeningDiceDecision, _opening_dice)
    .on(d.OpeningKeepDecision, _opening_keep)
    .on(d.RedirectDecision, _redirect)
    .on(d.SupportDecision, _support)
    .on(d.ReactDecision, _react)
    .on(d.ScanDecision, _scan)
    .on(d.FieldDecision, _scenario)
    .on(d.DriftDecision, _scenario)
    .on(d.ExitDecision, _exit)
    .on(d.FirstEffectDecision, _first_effect)
    .on(d.ArrivalDecision, _scenario)
)
"""Words each question for the seat that is asked."""


def _strike(battle: Open, strike: d.Strike) -> dict[str, Fact]:
    """Facts on an attack under way that every question about it states."""
    return {
        "attacker": Person(seat=strike.attacker),
        "hull": battle.ships[strike.target].hull,
        "most": things.full_hull(battle, strike.target),
        "power": _power(battle, strike),
        "sector": things.sector_name(battle, strike.way[-1]),
    }


def _role(battle: Open, seat: Seat) -> Text:
    """Name the side that *seat* commands and its task, in scenarios whose sides differ."""
    return words_of(battle).role(battle.commanders[seat].faction)


def _power(battle: Open, strike: d.Strike) -> int:
    return firepower_of(battle, [battle.ships[ship] for ship in (*strike.ships, *strike.supports)])
