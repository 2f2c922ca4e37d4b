"""Hidden deployment: fleets as signals, what others learn of them, and how they move."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice, table_dice
from engine.core.game import begin, look, play
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, fleet_of
from engine.games.fleet_commander.model.cards import ShipSort, SignalSort, Special, Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules.bridge import reminders
from engine.games.fleet_commander.rules.end import points_left
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.hidden_battle import hidden

HIDDEN = Options(hidden_deployment=True, special_sectors=0)

SIGNALS = 9


def launched(options: Options = HIDDEN, seed: str = "launch") -> FleetState:
    """The fleet of the first game on both sides, still to be deployed."""
    given = replace(options, fleets="first_game")
    return begin(FLEET_COMMANDER, ["p1", "p2"], given, table_dice(seed, 0))[0]


@pytest.mark.rule("FC-HIDDEN-01", "FC-HIDDEN-02")
def test_only_its_owner_knows_the_ships_behind_the_signals_of_a_new_fleet() -> None:
    state = launched()
    for watcher in ("p2", SPECTATOR):
        seen = [s for s in look(FLEET_COMMANDER, state, watcher).open.ships if s.owner == "p1"]
        assert len(seen) == SIGNALS
        assert {(s.sort, s.hull, s.weapon) for s in seen} == {(SignalSort.SIGNAL, 1, None)}
    mine = [s for s in look(FLEET_COMMANDER, state, "p1").open.ships if s.owner == "p1"]
    assert Counter(ship.sort for ship in mine) == {
        ShipSort.FRIGATE: 4,
        ShipSort.DESTROYER: 2,
        ShipSort.BATTLESHIP: 1,
        SignalSort.DECOY: 2,
    }


@pytest.mark.rule("FC-HIDDEN-01")
def test_neither_news_nor_the_order_of_signals_reveals_their_ships() -> None:
    _, setup = begin(
        FLEET_COMMANDER, ["p1", "p2"], replace(HIDDEN, fleets="first_game"), table_dice("news", 0)
    )
    assert not told(setup, e.FleetLaunched)  # type: ignore[arg-type]
    assert [one.count for one in told(setup, e.SignalsLaunched)] == [SIGNALS] * 2  # type: ignore[arg-type]
    draws = [roll.to for roll in setup.rolls if roll.rule == "FC-HIDDEN-01"]
    assert {*draws} == {("p1",), ("p2",)}
    orders = {
        tuple(ship.sort for ship in state.own["p1"].ships)
        for state in (launched(seed=f"order-{number}") for number in range(6))
    }
    assert len(orders) > 1
    first = launched(replace(HIDDEN, deployment="in_line"))
    again = launched(replace(HIDDEN, deployment="in_line"), seed="line")
    assert [s.at for s in first.own["p1"].ships] != [s.at for s in again.own["p1"].ships]
    fleets = [launched(replace(HIDDEN, deployment="in_line"), f"line-{n}").own for n in range(6)]
    places = {s.at for own in fleets for s in own["p1"].ships if s.sort is ShipSort.BATTLESHIP}
    assert len(places) > 1, "the heaviest lies anywhere"


@pytest.mark.rule("FC-HIDDEN-05", "FC-DEPLOY-03")
def test_signals_are_deployed_in_their_owners_zones_without_being_revealed() -> None:
    state = launched()
    seq = 0
    while isinstance(waiting(state.agenda)[0], d.DeployDecision):
        seq += 1
        seat = waiting(state.agenda)[0].seat
        action = FLEET_COMMANDER.default(look(FLEET_COMMANDER, state, seat))
        play(FLEET_COMMANDER, state, seat, action, SeededDice(seq), seq=seq)
        if not waiting(state.agenda):
            break
    assert seq == 2 * SIGNALS
    for ship in state.open.ships:
        assert ship.sort is SignalSort.SIGNAL
        assert ship.at in state.open.edges[ship.owner]


@pytest.mark.rule("FC-HIDDEN-03", "FC-BRIDGE-01")
def test_a_reminder_tile_comes_with_the_first_ship_of_its_kind_that_is_revealed() -> None:
    b = Battle(hidden_deployment=True)
    ship = b.signal("p1", "destroyer", "C3")
    b.signal("p1", "frigate", "A5")
    foe = b.ship("p2", "battleship", "C2", weapon="drones")
    assert reminders(b.view("p1").open, "p1") == reminders(b.open, "p1") == ()
    b.dice("p1", rolled="R:O")
    b.act(b.attack("R:O", "C3", "C2", foe))
    assert not b.is_signal(ship)
    assert reminders(b.open, "p1") == (ShipSort.DESTROYER,)


@pytest.mark.rule("FC-HIDDEN-04")
@pytest.mark.parametrize("secret", [False, True])
def test_a_battleship_is_revealed_with_its_weapon_unless_weapons_are_secret(secret: bool) -> None:
    b = hidden(secret_weapons=secret)
    ship = b.signal("p1", "battleship", "C3", weapon="exo_bomb", sealed=secret)
    foe = b.ship("p2", "destroyer", "C2")
    b.dice("p1", rolled="R:O")
    b.act(b.attack("R:O", "C3", "C2", foe))
    shown = b.open.ships[ship]
    assert shown.sort is ShipSort.BATTLESHIP
    assert shown.weapon is (None if secret else Weapon.EXO_BOMB)
    assert b.view("p1").open.ships[ship].weapon is Weapon.EXO_BOMB


@pytest.mark.rule("FC-HIDDEN-05")
def test_signals_move_by_the_rules_of_the_ships_they_stand_for() -> None:
    b = hidden()
    heavy = b.signal("p1", "battleship", "C4", weapon="exo_bomb")
    light = b.signal("p1", "frigate", "C3")
    b.signal("p1", "frigate", "C3")
    decoy = b.signal("p1", "decoy", "B4")
    b.dice("p1", rolled="B:O B:O")
    assert b.refused(b.move("B:O", heavy, "C3")) == "FC-MOVE-04", "six class points"
    b.act(b.move("B:O", decoy, "C4"))
    assert b.is_in(decoy, "C4")
    assert b.is_signal(decoy), "it stands for no class point"
    b.act(b.move("B:O", light, "C2"))
    assert b.is_signal(light)


@pytest.mark.rule("FC-HIDDEN-06")
def test_a_signal_is_no_target_of_attacks_or_weapons() -> None:
    b = hidden()
    gun = b.ship("p1", "battleship", "C3", weapon="proton_ray")
    foe = b.signal("p2", "frigate", "C2")
    b.dice("p1", rolled="R:O R:S B:S")
    assert b.refused(b.attack("R:O", "C3", "C2", foe)) == "FC-HIDDEN-06"
    ray = a.FireWeapon(ship=gun, specials=("R:S", "B:S"), target=foe)
    assert b.refused(ray) == "FC-HIDDEN-06"
    aimed = [one for one in b.suggested() if isinstance(one, a.Attack | a.FireWeapon)]
    assert foe not in {one.target for one in aimed}


@pytest.mark.rule("FC-HIDDEN-06")
def test_no_vortex_gate_moves_signals_and_no_tractor_ray_pulls_ships_to_their_sector() -> None:
    b = hidden()
    gate = b.ship("p1", "battleship", "C3", weapon="vortex_gate")
    foe = b.signal("p2", "frigate", "C2")
    b.dice("p1", rolled="R:S B:S")
    away = a.FireWeapon(
        ship=gate, specials=("R:S", "B:S"), at=b.at("C2"), to=b.at("C5"), ships=(foe,)
    )
    assert b.refused(away) == "FC-WEAPON-13"
    b.change(gate, weapon=Weapon.TRACTOR_RAY)
    known = b.ship("p2", "frigate", "B2")
    pull = a.FireWeapon(ship=gate, specials=("R:S", "B:S"), target=known, to=b.at("C2"))
    assert b.refused(pull) == "FC-WEAPON-30"
    assert b.refused(replace(pull, to=b.at("B1"))) is None


@pytest.mark.rule("FC-HIDDEN-07", "FC-RANGE-04")
def test_nobody_enters_or_fires_through_a_sector_with_signals_of_an_enemy() -> None:
    b = hidden()
    ship = b.ship("p1", "cruiser", "C3")
    b.signal("p2", "decoy", "C2")
    far = b.ship("p2", "frigate", "C1")
    b.dice("p1", rolled="B:O R:O R:O")
    assert b.refused(b.move("B:O", ship, "C2")) == "FC-MOVE-04"
    assert b.refused(b.attack("R:O R:O", "C3", "C2 C1", far)) == "FC-RANGE-04"


@pytest.mark.rule("FC-HIDDEN-02")
def test_a_decoy_is_no_ship_of_its_fleet() -> None:
    b = hidden()
    ship, _ = b.signal("p2", "frigate", "C1"), b.signal("p2", "decoy", "C2")
    own = b.view("p2").open
    assert [one.id for one in fleet_of(own, "p2")] == [1, ship]
    last = Battle(scenario="control", hidden_deployment=True)
    for seat, at in (("p1", "C3"), ("p2", "C4")):
        last.ship(seat, "destroyer", at, hull=1)
    last.signal("p2", "decoy", "E1")
    last.dice("p1", "R:O")
    last.act(last.attack("R:O", "C3", "C4", 1))
    assert last.open.winners == ("p1",), "whoever has only decoys left has no ship left"


@pytest.mark.rule("FC-HIDDEN-16", "FC-HIDDEN-02")
def test_decoys_count_no_class_points() -> None:
    b = hidden()
    b.ship("p1", "cruiser", "C3")
    before = points_left(b.open)
    decoys = b.signal("p2", "decoy", "C2"), b.signal("p2", "decoy", "C2")
    assert points_left(b.open) == before
    assert points_left(b.view("p2").open) == before
    b.dice("p1", rolled="R:O")
    step = b.act(a.Scan(dice=("R:O",), at=b.at("C3"), way=(b.at("C2"),)))
    (shown,) = told(step, e.Revealed)
    assert shown.ships == decoys
    assert [b.place(one) for one in decoys] == [None, None]
    assert points_left(b.open) == before
    assert b.open.winners is None


@pytest.mark.rule("FC-HIDDEN-16", "FC-TEAM-07")
def test_a_commander_with_only_decoys_left_gets_no_turn() -> None:
    b = Battle(hidden_deployment=True)
    b.ship("p1", "battleship", "A5", weapon="drones")
    b.signal("p2", "decoy", "C1")
    step = b.act(a.EndTurn())
    assert [event.seat for event in told(step, e.TurnPassed)] == ["p2"]


@pytest.mark.rule("FC-HIDDEN-17")
def test_decoys_neither_scan_nor_fire() -> None:
    b = hidden()
    b.signal("p1", "decoy", "C3")
    b.ship("p2", "frigate", "C2")
    b.signal("p2", "frigate", "D3")
    b.dice("p1", rolled="R:O R:M")
    assert not [one for one in b.suggested() if isinstance(one, a.Attack | a.Scan)]
    assert b.refused(b.attack("R:O", "C3", "C2", 3)) == "FC-ATTACK-04"


@pytest.mark.rule("FC-HIDDEN-01", "FC-SECTOR-11")
def test_exits_of_a_gravity_field_do_not_reveal_how_much_room_signals_leave() -> None:
    b = hidden()
    ship = b.signal("p1", "cruiser", "C4")
    b.signal("p1", "battleship", "C2", weapon="exo_bomb")
    b.special("C3", "gravity_field")
    b.dice("p1", rolled="B:O")
    b.act(b.move("B:O", ship, "C3"), "O")
    asked = b.asked()
    assert isinstance(asked, d.ExitDecision)
    assert b.at("C2") in asked.exits
    assert b.refuses(a.LeaveField, to=b.at("C2")) == "FC-SECTOR-11"
    assert b.refuses(a.LeaveField, to=b.at("B3")) is None


@pytest.mark.rule("FC-HIDDEN-01", "FC-SECTOR-11")
def test_an_exit_is_asked_for_even_if_signals_secretly_block_all_but_one() -> None:
    b = hidden()
    ship = b.signal("p1", "cruiser", "C4")
    b.signal("p1", "battleship", "B2", weapon="exo_bomb")
    for taken in ("B4", "D4"):
        b.ship("p2", "frigate", taken)
    b.special("C3", "gravity_field")
    b.dice("p1", rolled="B:O")
    b.act(b.move("B:O", ship, "C3"), "D")
    asked = b.asked()
    assert isinstance(asked, d.ExitDecision)
    assert {*asked.exits} == {b.at("B2"), b.at("D2")}
    assert b.refuses(a.LeaveField, to=b.at("B2")) == "FC-SECTOR-11"


@pytest.mark.rule("FC-HIDDEN-01", "FC-SPECIAL-15")
@pytest.mark.parametrize(("hull", "asked"), [(16, False), (1, True)], ids=["whole", "lost"])
def test_signals_retreat_with_the_surviving_ships_of_their_sector(hull: int, asked: bool) -> None:
    b = hidden()
    b.ship("p1", "destroyer", "A2")
    target = b.ship("p2", "cruiser", "A1", hull=hull)
    mate = b.signal("p2", "frigate", "A1")
    for sector in ("B1", "B2"):
        b.ship("p2", "cruiser", sector)
    b.dice("p1", "R:O")
    b.dice("p2", bridge="B:S")
    b.act(b.attack("R:O", "A2", "A1", target))
    b.answer(a.ReplyRedirect)
    assert b.is_asked() == asked
    if asked:
        b.answer(a.Retreat, to=b.at("B1"))
        assert b.place(target) is None
        assert b.is_in(mate, "B1")
        assert b.is_signal(mate)


@pytest.mark.rule("FC-ABILITY-14", "FC-AMB-32")
@pytest.mark.parametrize("known", [True, False])
def test_a_signal_is_no_second_target_of_a_destroyer(known: bool) -> None:
    b = hidden()
    b.ship("p1", "destroyer", "C3")
    foe = b.ship("p2", "frigate", "C2")
    (b.ship if known else b.signal)("p2", "frigate", "C2")
    b.dice("p1", "R:O")
    pair = b.attack("R:O", "C3", "C2", foe, twice=True)
    assert b.refused(pair) == (None if known else "FC-ABILITY-14")
    assert (pair in b.suggested()) == known


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-13", "FC-ABILITY-01")
@pytest.mark.parametrize("concealed", [False, True])
def test_others_see_a_pending_second_attack_but_no_second_move_of_hidden_fleets(
    concealed: bool,
) -> None:
    b = Battle(hidden_deployment=concealed)
    b.ship("p1", "destroyer", "C3")
    frigate = b.ship("p1", "frigate", "A5")
    target, _ = b.ships("p2", "frigate", "C2", 2)
    b.dice("p1", "R:O B:O")
    b.act(b.attack("R:O", "C3", "C2", target, twice=True))
    assert [b.view(seat).open.turn.again is None for seat in ("p1", "p2")] == [False, False]
    b.act(b.move("B:O", frigate, "A4"))
    assert [b.view(seat).open.turn.again is None for seat in ("p1", "p2")] == [False, concealed]


def test_hidden_fleets_deployed_in_line_lie_on_the_board() -> None:
    state = launched(replace(HIDDEN, deployment="in_line"))
    cells = board(state.open).cells
    assert all(ship.at in cells for ship in state.open.ships)
    assert state.open.sectors.count(Special.ASTEROID_FIELD) == 0


def test_the_lobby_explains_signals_and_fog_only_in_games_that_use_them() -> None:
    def goal(preset: str) -> str:
        return " ".join(one.key for one in FLEET_COMMANDER.words.goal(PRESETS[preset], 2))

    assert goal("hidden_battle").endswith("goal-dice goal-hidden goal-fog")
    assert goal("first_game").endswith("goal-dice")
