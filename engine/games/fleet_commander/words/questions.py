"""The questions put to commanders."""

from typing import assert_never

from engine.core.records import Seat
from engine.core.words import Person, Text
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import firepower_of, printed
from engine.games.fleet_commander.rules.deploy import in_hand
from engine.games.fleet_commander.rules.fleets import most_points
from engine.games.fleet_commander.rules.scan import signals_at
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.games.fleet_commander.rules.sides import handicap
from engine.games.fleet_commander.state import FleetView, Open
from engine.games.fleet_commander.words import things


def ask(view: FleetView, asked: d.Asked) -> Text:
    """The question as its seat reads it."""
    battle = view.open
    match asked:
        case d.FleetDecision():
            more = handicap(battle.options, battle.commanders[asked.seat].side)
            points = most_points(battle, asked.seat)
            return Text.of("ask-fleet", role=_role(battle, asked.seat), points=points, more=more)
        case d.TilesDecision():
            count = battle.options.special_sectors
            return Text.of("ask-tiles", role=_role(battle, asked.seat), count=count)
        case d.PlaceDecision(seat=seat):
            return Text.of("ask-place", count=len(battle.commanders[seat].tiles))
        case d.PortalDecision(letter=letter):
            first = all(portal.letter != letter for portal in battle.portals)
            return Text.of(
                "ask-portal",
                letter=letter,
                twin="no" if first else "yes",
                zones="one" if len(battle.zones) == 1 else "several",
            )
        case d.WeaponsDecision(seat=seat):
            return Text.of("ask-weapons", count=len(battleships(battle, seat)))
        case d.DeployDecision(seat=seat):
            return Text.of("ask-deploy", count=len(in_hand(battle, seat)))
        case d.ArrangeDecision():
            return Text.of("ask-arrange")
        case d.OpeningDiceDecision():
            return Text.of("ask-opening-dice", count=printed(battle).rulings.opening_dice)
        case d.OpeningKeepDecision(seat=seat):
            shown = things.dice(battle.commanders[seat].rolled)
            return Text.of("ask-opening-keep", dice=shown)
        case d.RedirectDecision(strike=strike):
            return Text.of(
                "ask-redirect",
                attacker=Person(seat=strike.attacker),
                target=things.the_ship(battle, strike.target),
                hull=battle.ships[strike.target].hull,
                power=_power(battle, strike),
                sector=things.sector_name(battle, strike.way[-1]),
            )
        case d.SupportDecision(strike=strike, ships=ships):
            return Text.of(
                "ask-support",
                attacker=Person(seat=strike.attacker),
                target=things.ship_of(battle, strike.target),
                hull=battle.ships[strike.target].hull,
                power=_power(battle, strike),
                sector=things.sector_name(battle, strike.way[-1]),
                ships=things.ships(battle, ships),
                more=firepower_of(battle, [battle.ships[ship] for ship in ships]),
            )
        case d.ReactDecision(strike=strike, gas=gas):
            return Text.of(
                "ask-react",
                attacker=Person(seat=strike.attacker),
                target=things.the_ship(battle, strike.target),
                hull=battle.ships[strike.target].hull,
                power=_power(battle, strike),
                sector=things.sector_name(battle, strike.way[-1]),
                gas="no" if gas is None else "yes",
                die="" if gas is None else things.die(gas),
            )
        case d.FieldDecision():
            return Text.of("ask-field")
        case d.DriftDecision(at=at, face=face):
            return Text.of(
                "ask-drift", sector=things.sector_name(battle, at), face=things.face(face)
            )
        case d.ScanDecision(scanner=scanner, at=at, against=against):
            return Text.of(
                "ask-scan",
                scanner=Person(seat=scanner),
                ships=things.ships(battle, [ship.id for ship in signals_at(battle, at)]),
                sector=things.sector_name(battle, at),
                origin=things.sector_name(battle, against),
            )
        case d.ExitDecision(at=at, ships=ships):
            sector = things.sector_name(battle, at)
            return Text.of("ask-exit", ships=things.ships(battle, ships), sector=sector)
        case d.FirstEffectDecision(fields=fields):
            return Text.of("ask-first-effect", kind="fields" if fields else "drones")
        case d.ArrivalDecision():
            return Text.of("ask-arrival")
        case _:
            assert_never(asked)


def _role(battle: Open, seat: Seat) -> Text:
    """Which side *seat* commands, and what for, where that is not the same."""
    differ = scenario_of(battle).sides_differ
    scenario = battle.options.scenario if differ else "pitched_battle"
    return Text.of("role", scenario=scenario, faction=battle.commanders[seat].faction)


def _power(battle: Open, strike: d.Strike) -> int:
    return firepower_of(battle, [battle.ships[ship] for ship in (*strike.ships, *strike.supports)])
