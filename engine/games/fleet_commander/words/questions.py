"""The questions put to commanders."""

from typing import assert_never

from engine.core.records import Seat
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


def ask(view: FleetView, asked: d.Asked) -> Text:
    """The question as its seat reads it."""
    battle = view.open
    if isinstance(asked, d.ScenarioQuestion):
        return words_of(battle).ask(battle, asked)
    match asked:
        case (
            d.FleetDecision()
            | d.WeaponsDecision()
            | d.DeployDecision()
            | d.ArrangeDecision()
            | d.OpeningDiceDecision()
            | d.OpeningKeepDecision()
        ):
            return _about_fleet(battle, asked)
        case d.TilesDecision() | d.PlaceDecision() | d.PortalDecision():
            return _about_board(view, asked)
        case d.RedirectDecision() | d.SupportDecision() | d.ReactDecision():
            return _about_strike(battle, asked)
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
        case d.FirstEffectDecision(fields=fields, launchers=launchers):
            token = None if fields else sent_by(battle, launchers[0])
            kind = "fields" if token is None else token.weapon.value
            return Text.of("ask-first-effect", kind=kind)
        case _:
            assert_never(asked)


def _about_fleet(
    battle: Open,
    asked: (
        d.FleetDecision
        | d.WeaponsDecision
        | d.DeployDecision
        | d.ArrangeDecision
        | d.OpeningDiceDecision
        | d.OpeningKeepDecision
    ),
) -> Text:
    """What a commander makes ready before the first turn."""
    match asked:
        case d.FleetDecision():
            more = handicap(battle.options, battle.commanders[asked.seat].side)
            points = most_points(battle, asked.seat)
            return Text.of("ask-fleet", role=_role(battle, asked.seat), points=points, more=more)
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
        case _:
            assert_never(asked)


def _about_board(
    view: FleetView, asked: d.TilesDecision | d.PlaceDecision | d.PortalDecision
) -> Text:
    """What is laid on the board before the first turn."""
    battle = view.open
    match asked:
        case d.TilesDecision():
            count = battle.options.special_sectors
            return Text.of("ask-tiles", role=_role(battle, asked.seat), count=count)
        case d.PlaceDecision(seat=seat):
            count = len(battle.commanders[seat].tiles)
            again = count > 1 and is_asked_again(view)
            return Text.of("ask-place", count=count, again="yes" if again else "no")
        case d.PortalDecision(letter=letter):
            first = all(portal.letter != letter for portal in battle.portals)
            zones = "one" if len(battle.zones) == 1 else "several"
            twin = "no" if first else "yes"
            return Text.of("ask-portal", letter=letter, twin=twin, zones=zones)
        case _:
            assert_never(asked)


def _about_strike(
    battle: Open, asked: d.RedirectDecision | d.SupportDecision | d.ReactDecision
) -> Text:
    """What is done about an attack under way."""
    strike = asked.strike
    facts: dict[str, Fact] = {
        "attacker": Person(seat=strike.attacker),
        "hull": battle.ships[strike.target].hull,
        "most": things.full_hull(battle, strike.target),
        "power": _power(battle, strike),
        "sector": things.sector_name(battle, strike.way[-1]),
    }
    match asked:
        case d.RedirectDecision():
            target = things.the_ship(battle, strike.target)
            return Text.of("ask-redirect", target=target, **facts)
        case d.SupportDecision(ships=ships):
            facts["target"] = things.ship_of(battle, strike.target)
            more = firepower_of(battle, [battle.ships[ship] for ship in ships])
            return Text.of("ask-support", ships=things.ships(battle, ships), more=more, **facts)
        case d.ReactDecision(gas=gas):
            facts["target"] = things.the_ship(battle, strike.target)
            facts["origin"] = things.sector_name(battle, strike.at)
            die = "" if gas is None else things.die(gas)
            return Text.of("ask-react", gas="no" if gas is None else "yes", die=die, **facts)
        case _:
            assert_never(asked)


def _role(battle: Open, seat: Seat) -> Text:
    """Which side *seat* commands, and what for, where that is not the same."""
    return words_of(battle).role(battle.commanders[seat].faction)


def _power(battle: Open, strike: d.Strike) -> int:
    return firepower_of(battle, [battle.ships[ship] for ship in (*strike.ships, *strike.supports)])
