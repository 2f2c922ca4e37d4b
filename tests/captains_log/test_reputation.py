"""Reputation: changes by attacks and losses of ships, and the effects of its columns."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseNation, Shoot
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.decisions import GratitudeDecision
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo
from engine.games.captains_log.model.tasks import AskGratitude, Sink
from engine.games.captains_log.rules import reputation, ships, shot
from engine.games.captains_log.rules.standing import effects
from engine.games.captains_log.rules.turn import new_turn
from tests.captains_log.reputations import (
    ENGLAND,
    FRANCE,
    HOLLAND,
    PIRATES,
    SPAIN,
    esteem,
    member,
    standing,
)
from tests.captains_log.sea_fights import (
    ABEAM,
    DUTCH,
    ENGLISH_CORSAIR,
    FRENCH,
    FRENCH_CORSAIR,
    HERE,
    PIRATE,
    SPANISH,
    armed,
    at,
    captains_duel,
    duel,
    happens,
    harbour,
    only_one,
    told,
)
from tests.captains_log.table import Table

AT_NPC = Shoot(target="npc:1")


def destroy(table: Table, target: str = "npc:1", **what: Any) -> Referee:
    return happens(table, Sink(ship=target, by="p1", how="sunk"), **what)


@pytest.mark.rule("CL-REP-01")
def test_gains_raise_a_reputation_and_losses_lower_it() -> None:
    table = standing()
    changed = only_one(esteem(table, SPAIN, 2), e.ReputationChanged)
    assert (changed.nation, changed.change, changed.reputation) == (SPAIN, 2, 2)
    esteem(table, SPAIN, -3)
    assert table.company().reputation[SPAIN] == -1
    assert table.company().reputation[FRANCE] == 0


@pytest.mark.rule("CL-REP-01")
def test_a_reputation_never_falls_below_minus_5() -> None:
    table = standing(spain=-4)
    assert only_one(esteem(table, SPAIN, -2), e.ReputationChanged).change == -1
    assert not esteem(table, SPAIN, -2).events


@pytest.mark.rule("CL-REP-02", "CL-REP-03")
def test_any_number_of_attacks_on_a_nation_in_a_turn_costs_one_reputation() -> None:
    table = duel(SPANISH)
    table.npc("npc:2", at(table, -1, 0), card=6)
    table.act("p1", AT_NPC, 1, 1, 1)
    assert table.company().reputation[SPAIN] == -1, "a miss is an attack"
    table.act("p1", Shoot(target="npc:2"), 1, 1, 1)
    assert table.company().reputation[SPAIN] == -1
    table.sea.turn = new_turn("p1")
    table.act("p1", AT_NPC, 1, 1, 1)
    assert table.company().reputation[SPAIN] == -2


@pytest.mark.rule("CL-REP-03")
def test_two_captains_who_attack_a_nation_in_one_turn_each_lose_one_reputation() -> None:
    table = captains_duel()
    table.npc("npc:1", at(table, 0, 0), card=SPANISH)
    for seat in ("p1", "p2"):
        guns = shot.broadside(table.sea, seat, Ammo.NORMAL)
        referee = Referee(_Ones())
        shot.fire(table.state, seat, "npc:1", guns, referee)
        happens(table)
    assert [company.reputation[SPAIN] for company in table.sea.companies.values()] == [-1, -1]


@pytest.mark.rule("CL-REP-04", "CL-REP-11", "CL-REP-14", "CL-EX-48")
def test_destroying_an_english_ship_gains_reputation_with_one_enemy_of_england() -> None:
    table = duel(13, water=7)
    table.act("p1", AT_NPC, 9, 1, 1, 1)
    assert table.company().reputation[ENGLAND] == -2, "attacked and destroyed"
    (asked,) = table.asked()
    assert isinstance(asked, GratitudeDecision)
    assert set(asked.nations) == {SPAIN, FRANCE, PIRATES}
    wrong = ChooseNation(decision=asked.id, nation=HOLLAND)
    assert table.refused("p1", wrong) == "CL-REP-11"
    table.act("p1", ChooseNation(decision=asked.id, nation=FRANCE))
    assert table.company().reputation[FRANCE] == 1


@pytest.mark.rule("CL-REP-11")
def test_destroying_a_ship_of_a_nation_with_one_enemy_gains_reputation_without_a_question() -> None:
    table = duel(DUTCH)
    destroy(table, faces=(1,))
    assert not table.asked()
    assert table.company().reputation == dict.fromkeys(Nation, 0) | {HOLLAND: -1, PIRATES: 1}


@pytest.mark.rule("CL-REP-11", "CL-GEN-08")
def test_every_country_is_at_war_with_the_pirates() -> None:
    table = duel(PIRATE)
    destroy(table, faces=(1,))
    (asked,) = table.asked()
    assert isinstance(asked, GratitudeDecision)
    assert set(asked.nations) == {HOLLAND, SPAIN, ENGLAND, FRANCE}
    assert table.company().reputation[PIRATES] == -1


@pytest.mark.rule("CL-REP-12", "CL-REP-13", "CL-NPC-07", "CL-EX-47")
def test_destroying_an_english_corsair_lets_one_choose_holland_spain_or_france() -> None:
    table = duel(ENGLISH_CORSAIR, water=11)
    table.act("p1", AT_NPC, 12, 1, 1, 1)
    (asked,) = table.asked()
    assert isinstance(asked, GratitudeDecision)
    assert set(asked.nations) == {HOLLAND, SPAIN, FRANCE}
    assert table.company().reputation[PIRATES] == -2, "attacked and destroyed"
    assert table.company().reputation[ENGLAND] == 0


def beside_a_spaniard_in_port(owner: str) -> Table:
    """A captain armed abeam of a Spanish ship, which lies in a port of *owner*."""
    table = Table(harbour(owner, (1, 0)), captains=1).without_npcs()
    armed(table, "p1")
    table.place("p1", HERE)
    table.npc("npc:1", ABEAM, card=SPANISH)
    return table


@pytest.mark.rule("CL-REP-05", "CL-REP-14", "CL-AMB-41")
@pytest.mark.parametrize(("owner", "spain", "france"), [("spain", -3, 0), ("france", -1, -2)])
def test_attacking_a_ship_in_a_port_costs_two_reputation_with_the_ports_nation(
    owner: str, spain: int, france: int
) -> None:
    table = beside_a_spaniard_in_port(owner)
    table.act("p1", AT_NPC, 1, 1, 1)
    assert table.company().reputation[SPAIN] == spain
    assert table.company().reputation[FRANCE] == france


@pytest.mark.rule("CL-REP-05", "CL-REP-03", "CL-AMB-118")
@pytest.mark.parametrize(("owner", "spain", "france"), [("spain", -3, 0), ("france", -1, -2)])
def test_attacking_twice_in_a_turn_in_one_port_costs_as_much_as_once(
    owner: str, spain: int, france: int
) -> None:
    table = beside_a_spaniard_in_port(owner)
    table.company().reputation |= {SPAIN: 6, FRANCE: 6}
    for turns in (1, 2):
        table.sea.turn = new_turn("p1")
        table.act("p1", AT_NPC, 1, 1, 1)
        table.act("p1", AT_NPC, 1, 1, 1)
        assert table.company().reputation[SPAIN] == 6 + turns * spain
        assert table.company().reputation[FRANCE] == 6 + turns * france


@pytest.mark.rule("CL-REP-05")
def test_attacking_a_ship_in_a_native_port_costs_nothing_for_the_port() -> None:
    table = Table(harbour("native", (1, 0)), captains=1).without_npcs()
    armed(table, "p1")
    table.place("p1", HERE)
    table.npc("npc:1", ABEAM, card=SPANISH)
    step = table.act("p1", AT_NPC, 1, 1, 1)
    assert only_one(step, e.ReputationChanged).change == -1


@pytest.mark.rule("CL-NATION-16", "CL-AMB-40")
def test_attacking_a_captain_costs_reputation_only_with_a_nation_they_have_joined() -> None:
    nobody = captains_duel()
    assert not told(nobody.act("p1", Shoot(target="p2"), 1, 1, 1), e.ReputationChanged)
    spanish = captains_duel()
    spanish.company("p2").joined.append(SPAIN)
    spanish.act("p1", Shoot(target="p2"), 1, 1, 1)
    assert spanish.company().reputation[SPAIN] == -1
    destroy(spanish, "p2")
    (asked,) = spanish.asked()
    assert isinstance(asked, GratitudeDecision)
    assert set(asked.nations) == {ENGLAND, PIRATES}
    corsair = captains_duel()
    corsair.company("p2").joined += [SPAIN, PIRATES]
    corsair.act("p1", Shoot(target="p2"), 1, 1, 1)
    assert corsair.company().reputation == dict.fromkeys(Nation, 0) | {PIRATES: -1}


@pytest.mark.rule("CL-REP-15", "CL-EX-44")
def test_effects_of_a_reputation_add_up_from_column_0_outwards() -> None:
    table = standing(spain=-2, france=3)
    captain = table.captain()
    assert effects(table.sea, captain, SPAIN) == {
        "contempt",
        "distrust",
        "trade_ban",
    }
    rows = dict(printed(table.sea).reputation[FRANCE].columns)
    up_to_three = {effect for column in (1, 2, 3) for effect in rows[column]}
    assert effects(table.sea, captain, FRANCE) == up_to_three
    assert effects(table.sea, captain, HOLLAND) == set()


@pytest.mark.rule("CL-REP-16")
@pytest.mark.parametrize(("column", "enemies"), [(-1, True), (0, False), (5, False)])
def test_ships_of_a_nation_are_enemies_of_a_captain_it_holds_in_contempt(
    column: int, enemies: bool
) -> None:
    table = duel(SPANISH)
    table.company().reputation[SPAIN] = column
    assert ships.enemies(table.sea, "npc:1", "p1") is enemies


@pytest.mark.rule("CL-REP-28", "CL-AMB-77")
@pytest.mark.parametrize(("column", "enemies"), [(0, True), (1, True), (2, False), (5, False)])
def test_pirates_spare_only_captains_they_respect(column: int, enemies: bool) -> None:
    for card in (PIRATE, FRENCH_CORSAIR):
        table = duel(card)
        table.company().reputation[PIRATES] = column
        assert ships.enemies(table.sea, "npc:1", "p1") is enemies


@pytest.mark.rule("CL-REP-20")
@pytest.mark.parametrize(
    ("column", "dice", "bonus"), [(-3, True, 0), (-4, True, 1), (-5, True, 1), (-4, False, 0)]
)
def test_npcs_of_a_nation_at_war_add_one_to_their_dice(column: int, dice: bool, bonus: int) -> None:
    table = duel(SPANISH)
    table.sea.options = replace(table.sea.options, at_war_dice=dice)
    table.company().reputation[SPAIN] = column
    guns = shot.Broadside(bonuses=(0, 1), ammo=Ammo.NORMAL)
    referee = Referee(_Ones())
    shot.fire(table.state, "npc:1", "p1", guns, referee)
    assert only_one(referee, e.Shot).bonuses == (bonus, 1 + bonus)


@pytest.mark.rule("CL-REP-20", "CL-NPC-07")
def test_corsairs_add_one_to_their_dice_by_the_reputation_with_the_pirates() -> None:
    table = duel(ENGLISH_CORSAIR)
    table.company().reputation[ENGLAND] = -4
    guns = shot.Broadside(bonuses=(0,), ammo=Ammo.NORMAL)
    for pirates, bonus in ((0, 0), (-4, 1)):
        table.company().reputation[PIRATES] = pirates
        referee = Referee(_Ones())
        shot.fire(table.state, "npc:1", "p1", guns, referee)
        assert only_one(referee, e.Shot).bonuses == (bonus,)


@pytest.mark.rule("CL-REP-21", "CL-FAME-09", "CL-AMB-57")
def test_a_prestige_column_gives_its_fame_once_and_for_good() -> None:
    table = standing(spain=6)
    esteem(table, SPAIN, 1)
    assert table.company().fame == 0
    won = only_one(esteem(table, SPAIN, 2), e.FameChanged)
    assert (won.change, won.why) == (1, "prestige")
    esteem(table, SPAIN, -3)
    esteem(table, SPAIN, 3)
    assert table.company().fame == 1


@pytest.mark.rule("CL-REP-29", "CL-REP-21")
def test_the_last_column_of_a_country_gives_fame_and_the_lock() -> None:
    table = standing(spain=-4)
    assert only_one(esteem(table, SPAIN, -1), e.FameChanged).why == "prestige"
    assert {"prestige", "lock"} <= effects(table.sea, table.captain(), SPAIN)


@pytest.mark.rule("CL-REP-22", "CL-AMB-115")
def test_the_last_column_of_the_pirates_gives_no_fame_but_blocks_no_other_fame() -> None:
    table = standing(pirates=-4)
    assert not told(esteem(table, PIRATES, -1), e.FameChanged)
    assert table.company().reputation[PIRATES] == -5
    esteem(table, SPAIN, 8)
    assert table.company().fame == 1, "other fame is not blocked"


@pytest.mark.rule("CL-REP-23", "CL-AMB-07")
def test_a_locked_reputation_never_rises_again() -> None:
    table = standing(spain=-5, france=-4)
    assert not esteem(table, SPAIN, 3).events
    assert table.company().reputation[SPAIN] == -5
    esteem(table, FRANCE, 3)
    assert table.company().reputation[FRANCE] == -1


@pytest.mark.rule("CL-REP-24", "CL-AMB-07")
def test_a_reputation_with_the_pirates_may_rise_from_minus_5_and_up_to_11() -> None:
    table = standing(pirates=-5)
    esteem(table, PIRATES, 3)
    assert table.company().reputation[PIRATES] == -2
    member(table, PIRATES)
    assert table.company().reputation[PIRATES] == 11


@pytest.mark.rule("CL-REP-11")
def test_a_captain_is_not_asked_to_choose_a_nation_if_there_is_only_one() -> None:
    table = standing()
    happens(table, AskGratitude(seat="p1", nations=(FRANCE,)))
    assert not table.asked()
    assert table.company().reputation[FRANCE] == 1


@pytest.mark.rule("CL-NPC-07", "CL-NPC-09")
def test_a_corsair_flies_the_pirate_flag_and_a_captain_of_no_nation_flies_none() -> None:
    table = duel(ENGLISH_CORSAIR, captains=2)
    assert reputation.flag(table.sea, "npc:1") is PIRATES
    assert reputation.flag(table.sea, "p2") is None
    table.npc("npc:1", ABEAM, card=FRENCH)
    assert reputation.flag(table.sea, "npc:1") is FRANCE


class _Ones:
    """Dice that always miss."""

    def roll(self, count: int, sides: int, rule: str) -> tuple[int, ...]:
        return (1,) * count
