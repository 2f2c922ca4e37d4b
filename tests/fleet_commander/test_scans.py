"""Scans of signals: their targets, the ships they reveal, and shields that foil them."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.judgement.standing_orders import Orders, Scans
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import ShipSort
from tests.fleet_commander.battle import told
from tests.fleet_commander.hidden_battle import hidden


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
def test_a_scan_needs_a_die_that_points_at_a_sector_with_enemy_signals() -> None:
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
    assert refused("R:O", "C2", b.at("B2")) == "FC-TURN-05", "an enemy's"
    assert refused("R:O", "C2", 25) == "FC-HIDDEN-08", "no such sector"
    scans = [one for one in b.suggested() if isinstance(one, a.Scan)]
    near = a.Scan(dice=("R:O",), at=at, way=(b.at("C2"),))
    assert near in scans
    assert all(one.way[-1] == b.at("C2") for one in scans)


@pytest.mark.rule("FC-HIDDEN-09")
def test_several_red_dice_scan_from_afar_by_the_rules_of_a_ranged_attack() -> None:
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
def test_a_shield_in_the_direction_of_a_scan_foils_it() -> None:
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
def test_a_scan_reveals_signals_if_it_is_allowed_or_if_no_shield_fits() -> None:
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
def test_any_shield_foils_a_scan_of_a_sector_with_a_known_but_not_a_hidden_cruiser() -> None:
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
    asked = b.asked()
    assert isinstance(asked, d.ScanDecision)
    assert b.refuses(a.FoilScan, die="G:D") is None
    b.dice("p2", bridge="G:D G:S")
    assert b.suggested("p2") == [
        a.FoilScan(decision=asked.id, die="G:D"),
        a.AllowScan(decision=asked.id),
    ], "no other direction is needed"


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
def test_scans_are_foiled_by_standing_order_and_by_default_where_heavy_ships_hide(
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
