"""Hidden ships are revealed by damage, attacks, support, reactions, abilities and weapons."""

from typing import Any

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.hidden_battle import hidden


@pytest.mark.rule("FC-HIDDEN-13", "FC-HIDDEN-06", "FC-HIDDEN-16")
@pytest.mark.parametrize("sort", ["frigate", "decoy"])
def test_asteroids_damage_and_reveal_signals_and_remove_decoys(sort: str) -> None:
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
def test_attacking_and_supporting_signals_are_revealed_but_not_those_that_hold_fire() -> None:
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
def test_an_attack_is_also_offered_in_which_signals_hold_fire_and_stay_hidden() -> None:
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
def test_a_second_step_is_offered_to_the_owner_of_hidden_frigates_alone_and_reveals_them() -> None:
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
def test_a_decoy_in_the_sector_denies_hidden_frigates_their_second_step() -> None:
    b = hidden()
    ship = b.signal("p1", "frigate", "C3")
    b.signal("p1", "decoy", "C3")
    b.dice("p1", rolled="B:O")
    b.act(b.move("B:O", ship, "C2"))
    assert b.refused(b.again(ship, "B2")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-08")
def test_a_player_with_any_signal_at_the_target_is_asked_if_a_cruiser_takes_the_hit() -> None:
    for sort in ("cruiser", "frigate"):
        b = hidden()
        b.ship("p1", "destroyer", "C3")
        foe, mate = b.ship("p2", "destroyer", "C2"), b.signal("p2", sort, "C2")
        b.dice("p1", rolled="R:O")
        b.dice("p2", bridge="G:O")
        b.act(b.attack("R:O", "C3", "C2", foe))
        assert isinstance(b.asked(), d.RedirectDecision)
        if sort == "frigate":
            assert b.refuses(a.ReplyRedirect, ship=mate) == "FC-ABILITY-08"
            assert len(b.suggested("p2")) == 1
        else:
            step = b.answer(a.ReplyRedirect, ship=mate)
            assert told(step, e.Revealed)
            assert not b.is_signal(mate), "before a shield stops all"
            b.answer(a.RaiseShields, shields=(b.shield("G:O", "C3"),))
            assert b.hull(mate) == 18


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-06")
def test_a_shield_that_fits_only_thanks_to_a_hidden_cruiser_reveals_it() -> None:
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


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-06")
@pytest.mark.parametrize(
    ("raised", "known", "shown"),
    [
        pytest.param("G:O C3", False, 0, id="it points there"),
        pytest.param("G:D C3", False, 1, id="it points elsewhere"),
        pytest.param("G:O C3, G:O D1", False, 1, id="one of two points elsewhere"),
        pytest.param("G:D C3", True, 0, id="a cruiser is known there"),
    ],
)
def test_of_two_hidden_cruisers_one_is_revealed_if_a_shield_needs_it(
    raised: str, known: bool, shown: int
) -> None:
    b = hidden()
    b.ship("p1", "destroyer", "C3")
    b.ship("p1", "frigate", "D1")
    mates = [b.signal("p2", "cruiser", "C2") for _ in range(1 if known else 2)]
    foe = b.ship("p2", "cruiser" if known else "frigate", "C2")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge=" ".join(one.split()[0] for one in raised.split(", ")))
    b.act(b.attack("R:O", "C3", "C2", foe))
    b.answer(a.ReplyRedirect)
    shields = tuple(b.shield(*one.split()) for one in raised.split(", "))
    step = b.answer(a.RaiseShields, shields=shields)
    assert sum(len(one.ships) for one in told(step, e.Revealed)) == shown
    assert sum(not b.is_signal(mate) for mate in mates) == shown


@pytest.mark.rule("FC-HIDDEN-15", "FC-ABILITY-04")
def test_hidden_frigates_that_retreat_unharmed_are_revealed() -> None:
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


@pytest.mark.rule("FC-HIDDEN-14", "FC-DEC-11", "FC-TEAM-12")
def test_an_ally_with_any_signal_beside_the_target_is_asked_to_support_and_revealed_by_it() -> None:
    for sort in ("destroyer", "decoy"):
        b = Battle(hidden_deployment=True, mode="teams_of_four")
        b.ship("p1", "destroyer", "C3")
        foe = b.ship("p2", "battleship", "C2", weapon="drones")
        b.ship("p2", "battleship", "E5", weapon="exo_bomb")
        b.ship("p4", "frigate", "E1")
        helper = b.signal("p3", sort, "B1")
        b.dice("p1", rolled="R:O")
        b.act(b.attack("R:O", "C3", "C2", foe))
        asked = b.asked()
        assert isinstance(asked, d.SupportDecision)
        assert (asked.seat, asked.ships) == ("p3", (helper,))
        assert FLEET_COMMANDER.default(b.view("p3")) == a.Support(decision=asked.id)
        if sort == "decoy":
            assert b.refuses(a.Support, ships=(helper,)) == "FC-FFA-03"
        else:
            step = b.answer(a.Support, ships=(helper,))
            assert told(step, e.Revealed)
            assert b.hull(foe) == 20


@pytest.mark.rule("FC-HIDDEN-14", "FC-DEC-11", "FC-TEAM-12")
def test_an_absent_ally_supports_only_with_ships_that_are_not_hidden() -> None:
    b = Battle(hidden_deployment=True, mode="teams_of_four")
    b.ship("p1", "destroyer", "C3")
    foe = b.ship("p2", "battleship", "C2", weapon="drones")
    b.ship("p2", "battleship", "E5", weapon="exo_bomb")
    b.ship("p4", "frigate", "E1")
    signal = b.signal("p3", "destroyer", "B1")
    known = b.ship("p3", "frigate", "D1")
    b.dice("p1", rolled="R:O")
    b.act(b.attack("R:O", "C3", "C2", foe))
    asked = b.asked()
    assert isinstance(asked, d.SupportDecision)
    assert asked.ships == (signal, known)
    assert FLEET_COMMANDER.default(b.view("p3")) == a.Support(decision=asked.id, ships=(known,))


@pytest.mark.rule("FC-HIDDEN-14", "FC-FFA-03")
@pytest.mark.parametrize("sort", ["frigate", "cruiser"])
def test_others_are_asked_to_support_whatever_signal_is_with_the_damaged_target(
    sort: str,
) -> None:
    b = Battle(hidden_deployment=True, mode="free_for_all")
    b.ship("p1", "destroyer", "C3")
    foe = b.ship("p2", "frigate", "C2", hull=1)
    b.signal("p2", sort, "C2")
    b.ship("p2", "battleship", "E5", weapon="exo_bomb")
    b.ship("p3", "destroyer", "B1")
    b.dice("p1", rolled="R:O")
    b.dice("p2", bridge="G:D")
    b.act(b.attack("R:O", "C3", "C2", foe))
    b.answer(a.ReplyRedirect)
    asked = b.asked()
    assert isinstance(asked, d.SupportDecision)
    assert asked.seat == "p3"


@pytest.mark.rule("FC-ATTACK-04", "FC-HIDDEN-14")
@pytest.mark.parametrize(
    ("scenario", "sort"), [("capture", "shuttle"), ("passage", "damaged_cruiser")]
)
def test_a_signal_with_a_ship_without_firepower_is_not_offered_to_hold_fire(
    scenario: Any, sort: str
) -> None:
    b = hidden(scenario=scenario)
    b.ship("p1", sort, "C3")
    b.signal("p1", "destroyer", "C3")
    foe = b.ship("p2", "destroyer", "C2")
    b.dice("p1", rolled="R:O")
    attacks = [one for one in b.suggested() if isinstance(one, a.Attack)]
    assert attacks == [b.attack("R:O", "C3", "C2", foe)]
    for one in attacks:
        assert b.refused(one) is None
