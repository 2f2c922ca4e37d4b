"""The passage: a damaged cruiser that arrives by a die roll and escapes through a portal."""

from typing import Any

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.cards import Fog, Special
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.words import describe
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing

X, Y = "A3", "E3"


def passage(at: str | None = None) -> Battle:
    """``p1`` is Phébé, whose damaged cruiser is ship 0; both have a frigate far away."""
    battle = Battle(scenario="passage")
    battle.ship("p1", "damaged_cruiser", at)
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "frigate", "C1")
    return battle


@pytest.mark.rule("FC-SCEN-PASSAGE-01", "FC-SCEN-PASSAGE-03", "FC-SCEN-PASSAGE-12")
@pytest.mark.rule("FC-GAP-15", "FC-SCEN-PASSAGE-05")
def test_portals_stand_at_the_ends_of_the_middle_row_and_phebe_begins() -> None:
    battle = Preparing(PRESETS["passage"]).state.open
    assert battle.zones == ((5, 5),)
    assert [(one.letter, one.at) for one in battle.portals] == [("X", 10), ("Y", 14)]
    assert battle.order == ["p1", "p2"]
    assert battle.commanders["p1"].faction == "phebe"
    assert battle.edges == {"p1": (11, 12, 13, 16, 17, 18), "p2": (0, 1, 2, 3, 4)}
    assert battle.options.points == 12


@pytest.mark.rule("FC-SCEN-PASSAGE-02", "FC-SCEN-PASSAGE-05", "FC-AMB-45")
def test_the_damaged_cruiser_waits_off_the_board_and_is_not_deployed() -> None:
    game = Preparing(PRESETS["passage"]).by_default(d.FleetDecision)
    game.answer(a.ChooseFleet, frigates=2)
    game.answer(a.ChooseFleet, frigates=1)
    game.by_default(d.DeployDecision)
    (cruiser,) = (ship for ship in game.state.open.ships if ship.sort == "damaged_cruiser")
    assert (cruiser.owner, cruiser.number, cruiser.hull, cruiser.at) == ("p1", 1, 6, None)
    assert game.refuses(a.Deploy, ship=cruiser.id, at=11) == "FC-DEPLOY-03"
    assert cruiser.id not in {one.ship for one in game.suggested() if isinstance(one, a.Deploy)}
    battle = passage("C3")
    battle.ship("p1", "battleship", "C3")
    battle.dice("p1", "B:O")
    assert battle.refused(battle.move("B:O", 1, "C4")) is None
    crowded = battle.move("B:O", 3, "D3")
    assert battle.refused(crowded) is None
    battle.dice("p1", "B:M")


@pytest.mark.rule("FC-SCEN-PASSAGE-02", "FC-AMB-45")
def test_the_damaged_cruiser_has_class_three_no_firepower_and_no_shield_ability() -> None:
    battle = passage("C3")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O", "G:D")
    attack = battle.attack("R:O", "C3", "C2", 3)
    assert battle.refused(attack) == "FC-ATTACK-04"
    assert not any(isinstance(one, a.Attack) for one in battle.suggested())
    battle.special("D3", "asteroid_field")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", 0, "D3"), "S")
    assert battle.hull(0) == 3
    battle.change(0, at=battle.at("C3"), hull=6)
    battle.dice("p1", bridge="G:D")
    battle.open.turn.seat = "p2"
    battle.dice("p2", "R:O")
    battle.act(battle.attack("R:O", "C2", "C3", 0), seat="p2")
    assert not battle.is_asked(), "a diagonal shield stops nothing from straight on"


@pytest.mark.rule("FC-SCEN-PASSAGE-02", "FC-ATTACK-04")
def test_a_ship_without_firepower_joins_no_attack_and_is_no_target_of_counter_attacks() -> None:
    battle = passage("C3")
    battle.ship("p1", "frigate", "C3")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    step = battle.act(battle.attack("R:O", "C3", "C2", target))
    assert told(step, e.Attacked)[0].strike.ships == (3,)
    assert battle.refuses(a.CounterAttack, ship=0) == "FC-SPECIAL-17"
    assert battle.refuses(a.CounterAttack, ship=3) is None


@pytest.mark.rule("FC-SCEN-PASSAGE-04")
def test_special_sectors_lie_anywhere_but_on_the_portals() -> None:
    game = Preparing(PRESETS["passage"]).by_default(d.PlaceDecision)
    field = Special.ASTEROID_FIELD
    assert game.refuses(a.PlaceSector, tile=field, at=10) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=field, at=14) == "FC-SETUP-11"
    for at in (0, 12, 22):
        assert game.refuses(a.PlaceSector, tile=field, at=at) is None
    game = Preparing(PRESETS["passage"])
    game.answer(a.SetTilesAside, tiles=(Special.GRAVITY_FIELD,) * 2)
    game.by_default(d.PlaceDecision)
    assert game.refuses(a.PlaceSector, tile=Special.GRAVITY_FIELD, at=12) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=Special.GRAVITY_FIELD, at=22) is None


@pytest.mark.rule("FC-SCEN-PASSAGE-10")
def test_no_ship_travels_from_one_portal_to_the_other() -> None:
    battle = passage(X)
    battle.dice("p1", "B:S B:M B:M")
    onto = a.UsePortal(die="B:S", ships=(0,), to=battle.at(Y))
    beside = a.UsePortal(die="B:M", ships=(0,), to=battle.at("D3"))
    assert [battle.refused(one) for one in (onto, beside)] == ["FC-PORTAL-06"] * 2
    moves = [one for one in battle.suggested() if isinstance(one, a.Move | a.UsePortal)]
    reached = {one.to for one in moves if 0 in one.ships}
    assert reached == {battle.at(name) for name in ("A2", "B2", "B3", "A4", "B4")}


@pytest.mark.rule("FC-SCEN-PASSAGE-06")
@pytest.mark.parametrize(("face", "place"), [("S", X), ("O", None), ("M", None)])
def test_a_special_rolled_as_phebes_turn_begins_brings_the_cruiser(
    face: str, place: str | None
) -> None:
    battle = passage()
    battle.begin("p2")
    events = battle.begin("p1", face)
    assert [one.face for one in events if isinstance(one, e.CruiserAwaited)] == [face]
    assert battle.place(0) == (None if place is None else battle.at(place))
    if place:
        battle.change(0, at=battle.at("C3"))
        assert not [one for one in battle.begin("p1") if isinstance(one, e.Appeared)]
        assert battle.is_in(0, "C3")


@pytest.mark.rule("FC-SCEN-PASSAGE-07")
def test_the_cruiser_does_not_move_in_the_turn_in_which_it_arrives() -> None:
    battle = passage()
    battle.begin("p1", "S")
    battle.open.turn.phase = "actions"
    battle.dice("p1", "B:O")
    assert battle.refused(battle.move("B:O", 0, "B3")) == "FC-SCEN-PASSAGE-07"
    assert not any(isinstance(one, a.Move) and 0 in one.ships for one in battle.suggested())
    battle.begin("p1")
    battle.open.turn.phase = "actions"
    assert battle.refused(battle.move("B:O", 0, "B3")) is None


@pytest.mark.rule("FC-SCEN-PASSAGE-07")
def test_the_cruiser_does_not_escape_in_the_turn_in_which_it_arrives() -> None:
    battle = passage()
    battle.begin("p1", "S")
    battle.open.turn.phase = "actions"
    battle.change(0, at=battle.at(Y))
    battle.dice("p1", "B:O")
    assert battle.refused(a.Escape(die="B:O", ship=0)) == "FC-SCEN-PASSAGE-07"
    assert not any(isinstance(one, a.Escape) for one in battle.suggested())


@pytest.mark.rule("FC-SCEN-PASSAGE-11", "FC-AMB-29", "FC-DEC-16")
def test_phebe_places_the_cruiser_beside_a_portal_that_has_no_room() -> None:
    battle = passage()
    battle.ship("p2", "battleship", X)
    battle.ship("p2", "battleship", "B3")
    battle.special("B2", "gravity_field")
    battle.begin("p1", "S")
    asked = battle.asked()
    assert isinstance(asked, d.ArrivalDecision)
    assert asked.seat == "p1"
    assert set(asked.cells) == {battle.at(name) for name in ("A2", "A4", "B4")}
    assert battle.refuses(a.Appear, at=battle.at("C3")) == "FC-SCEN-PASSAGE-11"
    assert FLEET_COMMANDER.default(battle.view()) == a.Appear(decision=asked.id, at=battle.at("A2"))
    battle.answer(a.Appear, at=battle.at("B4"))
    assert battle.is_in(0, "B4")
    assert battle.open.turn.arrived == 0


@pytest.mark.rule("FC-SCEN-PASSAGE-11", "FC-FOG-06")
@pytest.mark.parametrize(
    ("back", "faces", "special", "hull", "place"),
    [
        ("asteroid_field", "O", None, 6, "B2"),
        ("asteroid_field", "S O S O", Special.ASTEROID_FIELD, 3, "B2"),
        ("gravity_field", "S O S", Special.GRAVITY_FIELD, 5, "A2"),
    ],
)
def test_the_cruiser_discovers_fog_if_it_arrives_beside_the_portal(
    back: str, faces: str, special: Special | None, hull: int, place: str
) -> None:
    battle = passage()
    battle.ship("p2", "battleship", X)
    battle.fog("B2", "B3")
    battle.open.backs = [Special(back)]
    battle.begin("p1", "S")
    battle.answer(a.Appear, *faces.split(), at=battle.at("B2"))
    assert battle.open.sectors[battle.at("B2")] is special
    assert battle.open.sectors[battle.at("B3")] is Fog.UNDISCOVERED
    assert (battle.hull(0), battle.place(0)) == (hull, battle.at(place))


@pytest.mark.rule("FC-DEC-16")
def test_by_default_the_cruiser_arrives_nearest_to_the_middle_row() -> None:
    battle = passage()
    battle.ship("p2", "battleship", X)
    battle.begin("p1", "S")
    assert FLEET_COMMANDER.default(battle.view()) == a.Appear(
        decision=battle.asked().id, at=battle.at("B3")
    )


@pytest.mark.rule("FC-SCEN-PASSAGE-11", "FC-AMB-29")
def test_a_cruiser_without_room_arrives_once_there_is_some_without_another_roll() -> None:
    battle = passage()
    around = [battle.ship("p2", "battleship", at) for at in (X, "A2", "B2", "B3", "A4", "B4")]
    events = battle.begin("p1", "S")
    assert any(isinstance(one, e.CruiserDelayed) for one in events)
    assert battle.place(0) is None
    battle.change(around[-1], at=battle.at("E1"))
    battle.begin("p2")
    battle.begin("p1")
    assert battle.is_in(0, "B4")


@pytest.mark.rule("FC-SCEN-PASSAGE-11")
def test_asteroids_test_a_cruiser_that_arrives_among_them() -> None:
    battle = passage()
    for at in (X, "A2", "B2", "B3", "A4"):
        battle.ship("p2", "battleship", at)
    battle.special("B4", "asteroid_field")
    battle.begin("p1", "S", "S", "O")
    assert battle.hull(0) == 3


def at_x() -> Battle:
    battle = passage(X)
    battle.dice("p1", "B:O")
    return battle


@pytest.mark.rule("FC-SCEN-PASSAGE-08", "FC-END-05")
def test_phebe_wins_by_a_blue_die_with_a_direction_at_portal_y() -> None:
    battle = passage("D3")
    escape = a.Escape(die="B:O", ship=0)
    battle.dice("p1", "B:O B:O B:S")
    assert battle.refused(escape) == "FC-SCEN-PASSAGE-08"
    assert at_x().refused(escape) == "FC-SCEN-PASSAGE-08", "through Y alone"
    battle.act(battle.move("B:O", 0, Y))
    assert battle.open.winners is None
    assert escape in battle.suggested()
    assert battle.refused(a.Escape(die="B:O", ship=1)) == "FC-SCEN-PASSAGE-08"
    step = battle.act(escape)
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "escaped"
    assert not told(step, e.ShipDestroyed)
    safe = battle.open.ships[0]
    assert (safe.at, safe.gone, safe.hull) == (None, True, 6)


@pytest.mark.rule("FC-SCEN-PASSAGE-08")
def test_a_special_alone_does_not_let_the_cruiser_escape() -> None:
    battle = passage(Y)
    battle.dice("p1", "B:S R:O")
    assert battle.refused(a.Escape(die="B:O", ship=0)) == "FC-SCEN-PASSAGE-08"
    assert battle.refused(a.Escape(die="R:O", ship=0)) == "FC-DICE-07"
    assert not any(isinstance(one, a.Escape) for one in battle.suggested())


@pytest.mark.rule("FC-SCEN-PASSAGE-08")
def test_amycles_cannot_escape_with_the_cruiser() -> None:
    battle = passage(Y)
    battle.open.turn.seat = "p2"
    battle.dice("p2", "B:O")
    assert battle.refused(a.Escape(die="B:O", ship=0), "p2") == "FC-SCEN-PASSAGE-08"
    assert not any(isinstance(one, a.Escape) for one in battle.suggested("p2"))


def fallen(*doomed: str) -> Any:
    """Winners and reason after an exo-bomb destroys each of *doomed*."""
    battle = passage("C3")
    for ship, name in ((0, "cruiser"), (2, "frigate")):
        if name in doomed:
            battle.change(ship, hull=1)
    battle.change(1, hull=1)
    battle.ship("p1", "battleship", "C4", weapon="exo_bomb")
    battle.change(2, at=battle.at("C2"))
    battle.dice("p1", "R:S B:S")
    step = battle.act(a.FireWeapon(ship=3, specials=("R:S", "B:S"), at=battle.at("C3")))
    over = told(step, e.BattleEnded)
    return battle.open.winners, over[0].why if over else None


@pytest.mark.rule("FC-SCEN-PASSAGE-09", "FC-SCEN-PASSAGE-13", "FC-AMB-28")
def test_amycles_wins_by_the_loss_of_the_cruiser_and_loses_with_its_last_ship() -> None:
    assert fallen("cruiser") == (("p2",), "cruiser_lost")
    assert fallen("frigate") == (("p1",), "no_ships")
    assert fallen("cruiser", "frigate") == (("p2",), "cruiser_lost")
    assert fallen() == (None, None)


@pytest.mark.rule("FC-SCEN-PASSAGE-13", "FC-AMB-28")
def test_phebe_plays_on_without_ships_while_the_cruiser_has_not_arrived() -> None:
    battle = passage()
    battle.change(1, at=None, hull=0)
    battle.ship("p2", "battleship", "E5", hull=1)
    battle.begin("p1", "O")
    assert battle.open.winners is None
    assert battle.open.turn.seat == "p1"
    assert battle.open.turn.phase == "energy"


def test_the_board_in_words_names_the_portals_and_the_state_of_the_cruiser() -> None:
    battle = passage("C3")
    assert are_enemies(battle.open, "p1", "p2")
    keys = [text.key for text in describe(battle.view())]
    assert keys.count("map-lone-portal") == 2
    assert "objective-passage" in keys
    battle.change(0, at=None)
    assert "objective-passage-none" in [text.key for text in describe(battle.view())]
