"""Hidden deployment: signals, decoys, what reveals them, scans, and shields that foil these."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice, table_dice
from engine.core.game import begin, look, play
from engine.core.records import SPECTATOR
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import board
from engine.games.fleet_commander.cards import ShipSort, SignalSort, Special, Weapon
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.options import Options
from engine.games.fleet_commander.rules.bridge import reminders
from engine.games.fleet_commander.rules.end import points_left
from engine.games.fleet_commander.standing_orders import Orders, Scans
from engine.games.fleet_commander.state import FleetState
from tests.fleet_commander.battle import Battle, told

HIDDEN = Options(hidden_deployment=True, special_sectors=0)
SIGNALS = 9


def hidden(**options: Any) -> Battle:
    """A battle of hidden fleets, with a battleship of each far away, which is known."""
    b = Battle(hidden_deployment=True, **options)
    b.ship("p1", "battleship", "A5", weapon="drones")
    b.ship("p2", "battleship", "E1", weapon="drones")
    return b


def launched(options: Options = HIDDEN, seed: str = "launch") -> FleetState:
    """The fleet of the first game on both sides, still to be deployed."""
    given = replace(options, fleets="first_game")
    return begin(FLEET_COMMANDER, ["p1", "p2"], given, table_dice(seed, 0))[0]


@pytest.mark.rule("FC-HIDDEN-01", "FC-HIDDEN-02")
def test_a_fleet_is_made_ready_as_signals_that_its_commander_alone_knows() -> None:
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
def test_neither_the_news_nor_the_order_of_signals_tells_what_they_are() -> None:
    _, setup = begin(
        FLEET_COMMANDER, ["p1", "p2"], replace(HIDDEN, fleets="first_game"), table_dice("news", 0)
    )
    assert not told(setup, e.FleetLaunched)  # type: ignore[arg-type]
    assert [one.count for one in told(setup, e.SignalsLaunched)] == [SIGNALS] * 2  # type: ignore[arg-type]
    orders = {
        tuple(ship.sort for ship in state.own["p1"].ships)
        for state in (launched(seed=f"order-{number}") for number in range(6))
    }
    assert len(orders) > 1
    first = launched(replace(HIDDEN, deployment="in_line"))
    again = launched(replace(HIDDEN, deployment="in_line"), seed="line")
    assert [s.at for s in first.own["p1"].ships] != [s.at for s in again.own["p1"].ships]


@pytest.mark.rule("FC-HIDDEN-05", "FC-DEPLOY-03")
def test_signals_are_deployed_as_the_ships_they_stand_for() -> None:
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
def test_a_signal_is_no_target_of_attacks_and_of_weapons() -> None:
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
def test_a_vortex_gate_sends_no_signals_away_and_no_ray_pulls_ships_among_them() -> None:
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


@pytest.mark.rule("FC-HIDDEN-08", "FC-HIDDEN-10", "FC-HIDDEN-17")
def test_a_red_result_reveals_all_signals_of_a_sector_without_damage() -> None:
    b = hidden()
    mine = b.signal("p1", "cruiser", "C3")
    foes = b.signal("p2", "frigate", "C2"), b.signal("p2", "destroyer", "C2")
    other = b.signal("p2", "frigate", "D2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="R:S B:S")
    step = b.act(a.Scan(dice=("R:O",), at=b.at("C3"), way=(b.at("C2"),)))
    assert not b.is_asked(), "neither retreat nor counter-attack answers"
    (shown,) = told(step, e.Revealed)
    assert (shown.seat, shown.ships) == ("p2", foes)
    assert shown.reveals
    assert [b.open.ships[ship].sort for ship in foes] == [ShipSort.FRIGATE, ShipSort.DESTROYER]
    assert [b.hull(ship) for ship in foes] == [6, 12]
    assert b.is_signal(other)
    assert b.is_signal(mine), "who scans stays hidden"
    assert b.commander().reserve[0] == 3


@pytest.mark.rule("FC-HIDDEN-08")
def test_a_scan_goes_where_its_die_points_and_where_enemies_hide() -> None:
    b = hidden()
    b.signal("p1", "decoy", "D4")
    b.ship("p1", "cruiser", "C3")
    b.signal("p2", "frigate", "C2")
    b.ship("p2", "frigate", "B2")
    b.signal("p1", "frigate", "D3")
    b.dice("p1", rolled="R:O R:D")
    at = b.at("C3")

    def refused(die: Any, to: str, start: int = at) -> str | None:
        return b.refused(a.Scan(dice=(die,), at=start, way=(b.at(to),)))

    assert refused("R:O", "C2") is None
    assert refused("R:D", "C2") == "FC-ATTACK-01"
    assert refused("R:M", "C2") == "FC-HIDDEN-08"
    assert refused("R:D", "B2") == "FC-HIDDEN-08", "nothing hides there"
    assert refused("R:O", "D3") == "FC-HIDDEN-08", "one's own"
    assert refused("R:O", "D3", b.at("D4")) == "FC-TURN-05", "decoys scan nothing"
    scans = [one for one in b.suggested() if isinstance(one, a.Scan)]
    near = a.Scan(dice=("R:O",), at=at, way=(b.at("C2"),))
    assert near in scans
    assert all(one.way[-1] == b.at("C2") for one in scans)


@pytest.mark.rule("FC-HIDDEN-09")
def test_several_red_results_scan_from_afar_along_the_way_of_an_attack() -> None:
    b = hidden()
    b.ship("p1", "cruiser", "C4")
    foe = b.signal("p2", "frigate", "C2")
    b.dice("p1", rolled="R:O R:O")
    scan = a.Scan(dice=("R:O", "R:O"), at=b.at("C4"), way=(b.at("C3"), b.at("C2")))
    assert scan in b.suggested()
    assert b.refused(replace(scan, dice=("R:O",))) == "FC-RANGE-01"
    b.special("C3", "gas_cloud")
    assert b.refused(scan) == "FC-RANGE-04"
    b.open.sectors[b.at("C3")] = None
    b.act(scan)
    assert not b.is_signal(foe)


@pytest.mark.rule("FC-HIDDEN-11", "FC-HIDDEN-12")
def test_a_shield_that_fits_the_way_of_a_scan_foils_it() -> None:
    b = hidden()
    b.ship("p1", "cruiser", "C4")
    foe = b.signal("p2", "frigate", "B2")
    b.dice("p1", rolled="R:O R:D")
    b.dice("p2", bridge="G:O G:D")
    b.act(a.Scan(dice=("R:O", "R:D"), at=b.at("C4"), way=(b.at("C3"), b.at("B2"))))
    asked = b.asked()
    assert isinstance(asked, d.ScanDecision)
    assert (asked.seat, asked.against) == ("p2", b.at("C3"))
    assert b.refuses(a.FoilScan, die="G:O") == "FC-HIDDEN-12"
    assert [one.kind for one in b.suggested("p2")] == ["foil_scan", "allow_scan"]
    step = b.answer(a.FoilScan, die="G:D")
    assert told(step, e.ScanFoiled)
    assert b.is_signal(foe)
    assert b.bridge("p2") == ["G:O"]
    assert b.commander("p2").reserve[2] == 2


@pytest.mark.rule("FC-HIDDEN-11")
def test_a_scan_that_is_not_foiled_reveals_and_one_that_no_shield_fits_asks_nobody() -> None:
    b = hidden()
    b.ship("p1", "cruiser", "C3")
    foes = b.signal("p2", "frigate", "C2"), b.signal("p2", "frigate", "B2")
    b.dice("p1", rolled="R:O R:D")
    b.dice("p2", bridge="G:O")
    b.act(a.Scan(dice=("R:O",), at=b.at("C3"), way=(b.at("C2"),)))
    b.answer(a.AllowScan)
    assert not b.is_signal(foes[0])
    b.act(a.Scan(dice=("R:D",), at=b.at("C3"), way=(b.at("B2"),)))
    assert not b.is_asked()
    assert not b.is_signal(foes[1])


@pytest.mark.rule("FC-HIDDEN-12", "FC-ABILITY-06")
def test_any_shield_fits_where_a_cruiser_is_known_but_not_where_one_hides() -> None:
    b = hidden()
    b.ship("p1", "cruiser", "C3")
    b.signal("p2", "frigate", "C2")
    cruiser = b.signal("p2", "cruiser", "C2")
    b.dice("p1", rolled="R:O R:O")
    b.dice("p2", bridge="G:D")
    scan = a.Scan(dice=("R:O",), at=b.at("C3"), way=(b.at("C2"),))
    b.act(scan)
    assert not b.is_asked()
    assert not b.is_signal(cruiser)
    b.signal("p2", "decoy", "C2")
    b.act(scan)
    assert isinstance(b.asked(), d.ScanDecision)
    assert b.refuses(a.FoilScan, die="G:D") is None


@pytest.mark.rule("FC-DEC-09")
@pytest.mark.parametrize(
    ("scans", "heavy", "foiled"),
    [
        (None, True, True),
        (None, False, False),
        ("always", False, True),
        ("heavy", True, True),
        ("heavy", False, False),
        ("never", True, False),
    ],
)
def test_scans_are_foiled_by_standing_order_or_else_where_the_heavy_hide(
    scans: Scans | None, heavy: bool, foiled: bool
) -> None:
    b = hidden()
    b.ship("p1", "destroyer", "C3")
    b.signal("p2", "cruiser" if heavy else "destroyer", "C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="G:O G:M")
    b.act(a.Scan(dice=("R:O",), at=b.at("C3"), way=(b.at("C2"),)))
    view, asked = b.view("p2"), b.asked()
    if scans is None:
        action = FLEET_COMMANDER.default(view)
        assert FLEET_COMMANDER.answer(view, asked, Orders()) is None
    else:
        action = FLEET_COMMANDER.answer(view, asked, Orders(scans=scans))
    assert action == (
        a.FoilScan(decision=asked.id, die="G:O") if foiled else a.AllowScan(decision=asked.id)
    )


@pytest.mark.rule("FC-HIDDEN-13", "FC-HIDDEN-06", "FC-HIDDEN-16")
@pytest.mark.parametrize("sort", ["frigate", "decoy"])
def test_asteroids_hurt_and_reveal_signals_and_are_the_end_of_decoys(sort: str) -> None:
    b = hidden()
    ship = b.signal("p1", sort, "C3")
    b.special("C2", "asteroid_field")
    b.dice("p1", rolled="B:O")
    step = b.act(b.move("B:O", ship, "C2"), "S")
    assert told(step, e.Revealed)
    assert not b.is_signal(ship)
    assert b.hull(ship) == (5 if sort == "frigate" else 0)
    assert (b.place(ship) is None) == (sort == "decoy")
    assert not told(step, e.ShipDestroyed)


@pytest.mark.rule("FC-HIDDEN-13", "FC-HIDDEN-06")
def test_an_exo_bomb_reveals_the_signals_it_hits() -> None:
    b = hidden()
    gun = b.ship("p1", "battleship", "C4", weapon="exo_bomb")
    foes = [b.signal("p2", sort, "C2") for sort in ("frigate", "decoy")]
    b.dice("p1", rolled="R:S B:S")
    bomb = a.FireWeapon(ship=gun, specials=("B:S", "R:S"), at=b.at("C2"))
    assert bomb in b.suggested()
    step = b.act(bomb)
    assert sorted(ship for event in told(step, e.Revealed) for ship in event.ships) == foes
    assert b.hull(foes[0]) == 5
    assert b.place(foes[1]) is None


@pytest.mark.rule("FC-HIDDEN-14")
def test_who_attacks_and_who_supports_is_revealed_but_not_who_holds_fire() -> None:
    b = hidden()
    ships = [b.signal("p1", sort, "C3") for sort in ("destroyer", "frigate", "decoy")]
    helper, still = b.signal("p1", "frigate", "B2"), b.signal("p1", "frigate", "D2")
    foe = b.ship("p2", "battleship", "C2", weapon="drones")
    b.dice("p1", rolled="R:O")
    step = b.act(b.attack("R:O", "C3", "C2", foe, held=(ships[1], still)))
    (shown,) = told(step, e.Revealed)
    assert {*shown.ships} == {ships[0], helper}
    assert [b.is_signal(one) for one in (*ships, helper, still)] == [False, True, True, False, True]
    assert b.hull(foe) == 24 - 3


@pytest.mark.rule("FC-HIDDEN-14")
def test_an_attack_is_also_offered_with_the_signals_staying_hidden() -> None:
    b = hidden()
    b.ship("p1", "destroyer", "C3")
    mate = b.signal("p1", "frigate", "B3")
    foe = b.ship("p2", "cruiser", "C2")
    b.dice("p1", rolled="R:O")
    attacks = [one for one in b.suggested() if isinstance(one, a.Attack)]
    assert {one.held for one in attacks if one.target == foe} == {(), (mate,)}
    labels = {FLEET_COMMANDER.label(b.view(), one) for one in attacks}
    assert len(labels) == len(attacks)


@pytest.mark.rule("FC-HIDDEN-14", "FC-SPECIAL-18")
def test_a_counter_attack_reveals_all_ships_of_the_sector_but_no_decoy() -> None:
    b = hidden()
    mine = b.ship("p1", "destroyer", "C3")
    foe = b.ship("p2", "destroyer", "C2")
    mate, decoy = b.signal("p2", "frigate", "C2"), b.signal("p2", "decoy", "C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="R:S")
    b.act(b.attack("R:O", "C3", "C2", foe))
    b.answer(a.ReplyRedirect)
    b.answer(a.CounterAttack, ship=mine)
    assert b.hull(mine) == 12 - 3
    assert [b.is_signal(one) for one in (mate, decoy)] == [False, True]


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-01")
def test_ion_drive_reveals_frigates_that_use_it_and_is_offered_to_their_commander_alone() -> None:
    b = hidden()
    ships = b.signal("p1", "frigate", "C3"), b.signal("p1", "frigate", "C3")
    b.dice("p1", rolled="B:O B:D")
    step = b.act(b.move("B:O", ships, "C2"))
    assert not told(step, e.Revealed)
    assert b.open.turn.again is None
    assert b.view("p2").open.turn.again is None
    assert b.again(ships, "B2") in b.suggested()
    step = b.act(b.again(ships[:1], "B2"))
    (shown,) = told(step, e.Revealed)
    assert shown.ships == ships[:1]
    assert b.is_signal(ships[1])


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-03")
def test_a_decoy_among_frigates_spoils_their_ion_drive() -> None:
    b = hidden()
    ship = b.signal("p1", "frigate", "C3")
    b.signal("p1", "decoy", "C3")
    b.dice("p1", rolled="B:O")
    b.act(b.move("B:O", ship, "C2"))
    assert b.refused(b.again(ship, "B2")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-08")
def test_whether_a_hidden_cruiser_takes_the_hit_is_asked_of_whoever_hides_anything() -> None:
    for sort in ("cruiser", "frigate"):
        b = hidden()
        b.ship("p1", "destroyer", "C3")
        foe, mate = b.ship("p2", "destroyer", "C2"), b.signal("p2", sort, "C2")
        b.dice("p1", rolled="R:O")
        b.act(b.attack("R:O", "C3", "C2", foe))
        assert isinstance(b.asked(), d.RedirectDecision)
        if sort == "frigate":
            assert b.refuses(a.ReplyRedirect, ship=mate) == "FC-ABILITY-08"
            assert len(b.suggested("p2")) == 1
        else:
            step = b.answer(a.ReplyRedirect, ship=mate)
            assert told(step, e.Revealed)
            assert b.hull(mate) == 16


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-06")
def test_a_shield_that_only_a_hidden_cruiser_makes_fit_reveals_it() -> None:
    for sort in ("cruiser", "frigate"):
        b = hidden()
        b.ship("p1", "destroyer", "C3")
        foe, mate = b.ship("p2", "destroyer", "C2"), b.signal("p2", sort, "C2")
        b.dice("p1", rolled="R:O")
        b.dice("p2", bridge="G:D")
        b.act(b.attack("R:O", "C3", "C2", foe))
        b.answer(a.ReplyRedirect)
        assert isinstance(b.asked(), d.ReactDecision), "asked whatever hides there"
        shields = (b.shield("G:D", "C3"),)
        if sort == "frigate":
            assert b.refuses(a.RaiseShields, shields=shields) == "FC-SHIELD-05"
        else:
            b.answer(a.RaiseShields, shields=shields)
            assert not b.is_signal(mate)
            assert b.hull(foe) == 12


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-04")
def test_frigates_that_slip_away_are_revealed() -> None:
    b = hidden()
    b.ship("p1", "destroyer", "C3")
    foe, mate = b.ship("p2", "frigate", "C2"), b.signal("p2", "frigate", "C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="B:S")
    b.act(b.attack("R:O", "C3", "C2", foe))
    b.answer(a.ReplyRedirect)
    step = b.answer(a.Retreat, to=b.at("C1"))
    assert told(step, e.Unharmed)
    assert not b.is_signal(mate)
    assert b.is_in(mate, "C1")


@pytest.mark.rule("FC-HIDDEN-15")
def test_a_hidden_battleship_is_revealed_as_it_fires_its_weapon() -> None:
    b = hidden()
    gun = b.signal("p1", "battleship", "C4", weapon="vortex_missiles")
    foe = b.ship("p2", "battleship", "C2", weapon="drones")
    b.dice("p1", rolled="R:S B:S")
    step = b.act(a.FireWeapon(ship=gun, specials=("R:S", "B:S"), target=foe))
    assert told(step, e.Revealed)
    assert b.open.ships[gun].weapon is Weapon.VORTEX_MISSILES


@pytest.mark.rule("FC-HIDDEN-16", "FC-HIDDEN-02")
def test_decoys_count_for_nothing() -> None:
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
def test_who_has_decoys_alone_left_has_no_turn() -> None:
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
def test_what_room_signals_leave_at_the_exits_of_a_gravity_field_is_not_told() -> None:
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


def test_the_fleets_lie_on_the_board_they_were_dealt() -> None:
    state = launched(replace(HIDDEN, deployment="in_line"))
    cells = board(state.open).cells
    assert all(ship.at in cells for ship in state.open.ships)
    assert state.open.sectors.count(Special.ASTEROID_FIELD) == 0
