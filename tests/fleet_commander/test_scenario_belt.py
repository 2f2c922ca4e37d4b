"""The asteroid belt: fields that everybody must place, and one that drifts as each turn begins."""

from typing import Any

import pytest

from engine.core.game import look
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Fog, Special
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import Portal
from tests import laws
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing

BELT = PRESETS["asteroid_belt"]


def belt(*fields: str, **what: Any) -> tuple[Battle, int]:
    """A battle with *fields*; p2 is about to end the turn, p1 has a destroyer at E5."""
    battle = Battle(scenario="asteroid_belt", **what)
    ship = battle.ship("p1", "destroyer", "E5")
    battle.ship("p2", "battleship", "E1")
    for name in fields:
        battle.special(name, "asteroid_field")
    battle.open.turn.seat = "p2"
    return battle, ship


def ended(battle: Battle, *faces: str) -> Any:
    return battle.act(a.EndTurn(), *faces, seat="p2")


def fields(battle: Battle) -> list[int]:
    special = battle.open.sectors
    return [at for at, one in enumerate(special) if one is Special.ASTEROID_FIELD]


@pytest.mark.rule("FC-SCEN-BELT-02")
def test_everybody_places_exactly_two_asteroid_fields() -> None:
    game = Preparing(BELT)
    assert isinstance(game.asked(), d.PlaceDecision)
    assert game.refuses(a.PlaceSector) == "FC-SCEN-BELT-02"
    assert game.refuses(a.PlaceSector, tile=Special.GAS_CLOUD, at=12) == "FC-SETUP-10"
    assert all(isinstance(one, a.PlaceSector) and one.tile for one in game.suggested())
    default = GAME.default(look(GAME, game.state, game.asked().seat))
    assert isinstance(default, a.PlaceSector)
    assert default.tile is Special.ASTEROID_FIELD
    for at in (10, 11, 12, 13):
        game.answer(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=at)
    assert isinstance(game.asked(), d.FleetDecision)
    assert [at for at, one in enumerate(game.state.open.sectors) if one] == [10, 11, 12, 13]


@pytest.mark.rule("FC-SCEN-BELT-02", "FC-FOG-14")
def test_with_fog_of_war_asteroid_fields_are_also_placed_and_known() -> None:
    game = Preparing(Options(scenario="asteroid_belt", fog_of_war=True))
    backs = game.state.open.backs.count(Special.ASTEROID_FIELD)
    assert game.refuses(a.PlaceSector) == "FC-SCEN-BELT-02"
    assert game.refuses(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=0) == "FC-SETUP-11"
    for at in (10, 11, 12, 13):
        game.answer(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=at)
    battle = game.state.open
    known = [at for at, one in enumerate(battle.sectors) if one is Special.ASTEROID_FIELD]
    assert known == [10, 11, 12, 13]
    assert battle.sectors[14] is Fog.UNDISCOVERED
    assert battle.backs.count(Special.ASTEROID_FIELD) == backs - 4


@pytest.mark.rule("FC-SCEN-BELT-02")
@pytest.mark.parametrize("what", [{"special_sectors": 0}, {"fog_of_war": True}])
def test_asteroid_fields_are_placed_even_without_special_sectors_or_with_fog(what: Any) -> None:
    game = Preparing(Options(scenario="asteroid_belt", **what))
    assert isinstance(game.asked(), d.PlaceDecision)
    assert [len(one.tiles) for one in game.state.open.commanders.values()] == [2, 2]


@pytest.mark.rule("FC-SCEN-BELT-01", "FC-SCEN-BELT-08", "FC-GAP-21")
@pytest.mark.parametrize(
    ("mode", "board", "zones", "people"),
    [
        ("duel", "standard", ((5, 5),), 2),
        ("duel", "six_by_six", ((6, 6),), 2),
        ("free_for_all", "standard", ((6, 6),), 3),
        ("teams_of_four", "standard", ((5, 8),), 4),
        ("teams_of_six", "standard", ((5, 5),), 2),
    ],
)
def test_two_to_four_players_fight_in_the_belt(
    mode: Any, board: Any, zones: Any, people: int
) -> None:
    options = Options(scenario="asteroid_belt", mode=mode, board=board)
    seating = GAME.seats(options)
    assert seating.least == seating.most == people
    state, _ = laws.opening(GAME, "belt", options)
    assert state.open.zones == zones
    assert len(state.open.commanders) == people
    assert all(len(one.tiles) == 2 for one in state.open.commanders.values())


@pytest.mark.rule("FC-SCEN-BELT-03", "FC-SCEN-BELT-04")
def test_the_player_on_turn_picks_a_field_and_a_die_gives_its_direction() -> None:
    battle, _ = belt("B2", "D4")
    ended(battle)
    asked = battle.asked()
    assert isinstance(asked, d.FieldDecision)
    assert asked.seat == "p1"
    assert asked.fields == (battle.at("B2"), battle.at("D4"))
    assert battle.refuses(a.PickField, at=battle.at("C3")) == "FC-SCEN-BELT-03"
    offered = [one.at for one in battle.suggested() if isinstance(one, a.PickField)]
    assert offered == [*asked.fields]
    battle.answer(a.PickField, "O", at=battle.at("D4"))
    asked = battle.asked()
    assert isinstance(asked, d.DriftDecision)
    assert {*asked.ways} == {battle.at(name) for name in ("D3", "E4", "D5", "C4")}
    assert battle.refuses(a.DriftField, to=battle.at("D4")) == "FC-SCEN-BELT-04"
    assert battle.refuses(a.DriftField, to=battle.at("C3")) == "FC-SCEN-BELT-04"
    step = battle.answer(a.DriftField, to=battle.at("D3"))
    assert fields(battle) == [battle.at("B2"), battle.at("D3")]
    assert [(one.origin, one.at) for one in told(step, e.FieldDrifted)] == [
        (battle.at("D4"), battle.at("D3"))
    ]
    assert battle.open.turn.phase == "energy"
    assert not battle.is_asked()


@pytest.mark.rule("FC-DEC-13", "FC-SCEN-BELT-04")
@pytest.mark.parametrize(("face", "to"), [("D", "B2"), ("M", "B2"), ("O", "B3")])
def test_by_default_the_first_field_drifts_to_the_first_possible_sector_row_by_row(
    face: str, to: str
) -> None:
    battle, _ = belt("C3")
    battle.special("C2", "gas_cloud")
    ended(battle, face)
    assert GAME.default(battle.view()) == a.DriftField(decision=battle.asked().id, to=battle.at(to))


@pytest.mark.rule("FC-SCEN-BELT-04")
def test_a_field_stays_if_its_die_shows_a_special() -> None:
    battle, _ = belt("B2")
    step = ended(battle, "S")
    assert fields(battle) == [battle.at("B2")]
    assert told(step, e.FieldDrifted)[0].at == battle.at("B2")
    assert not battle.is_asked()


@pytest.mark.rule("FC-SCEN-BELT-05", "FC-SCEN-BELT-07")
def test_a_field_that_stays_tests_its_ships_only_once_as_the_turn_begins() -> None:
    battle, ship = belt("E5")
    step = ended(battle, "S", "S")
    assert told(step, e.FieldDrifted)[0].at == battle.at("E5")
    assert len(told(step, e.FieldTested)) == 1
    assert battle.hull(ship) == 12 - 2


@pytest.mark.rule("FC-SCEN-BELT-05", "FC-SCEN-BELT-06")
def test_a_field_tests_ships_it_drifts_onto_and_those_of_the_player_on_turn_twice() -> None:
    battle, ship = belt("E4")
    foe = battle.ship("p2", "frigate", "A5")
    ended(battle, "O")
    step = battle.answer(a.DriftField, "S", "S", to=battle.at("E5"))
    assert battle.hull(ship) == 12 - 2 - 2
    kinds = [type(event) for event in step.events if not isinstance(event, e.Damaged)]
    assert kinds == [e.FieldDrifted, e.FieldTested, e.FieldTested]
    battle, _ = belt("A4")
    foe = battle.ship("p2", "frigate", "A5")
    ended(battle, "O")
    battle.answer(a.DriftField, "S", to=battle.at("A5"))
    assert battle.hull(foe) == 5


@pytest.mark.rule("FC-SCEN-BELT-06", "FC-SCEN-BELT-07")
def test_ships_stay_behind_untested_when_their_field_drifts_away() -> None:
    battle, ship = belt("E5")
    ended(battle, "O")
    step = battle.answer(a.DriftField, to=battle.at("D5"))
    assert battle.is_in(ship, "E5")
    assert battle.open.sectors[battle.at("E5")] is None
    assert not told(step, e.FieldTested)


@pytest.mark.rule("FC-SCEN-BELT-07", "FC-AMB-37")
def test_a_field_avoids_special_sectors_and_portals_and_stays_if_it_has_no_other_way() -> None:
    battle, _ = belt("A1")
    battle.special("A2", "gas_cloud")
    step = ended(battle, "O")
    assert told(step, e.FieldDrifted)[0].at == battle.at("B1")
    battle, _ = belt("A1")
    battle.special("A2", "gas_cloud")
    battle.open.portals.append(Portal(letter="X", at=battle.at("B1")))
    step = ended(battle, "O")
    assert told(step, e.FieldDrifted)[0].at == battle.at("A1")


@pytest.mark.rule("FC-SCEN-BELT-06", "FC-TURN-11")
def test_a_loss_to_a_drifting_field_can_end_the_battle_before_the_turn_goes_on() -> None:
    battle, ship = belt("E4")
    battle.change(ship, hull=2)
    ended(battle, "O")
    battle.answer(a.DriftField, "S", to=battle.at("E5"))
    assert battle.open.winners == ("p2",)
