"""Spells: what each card of the deck does once it works."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.magic import Card, Choice
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.signals import BoardingOrder
from engine.games.man_o_war.rules.boarding import attack, defence, to_board
from engine.games.man_o_war.rules.courses import all_tried, fastest, means
from engine.games.man_o_war.rules.fires import burn
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.oars import oars_of
from engine.games.man_o_war.rules.ruler import all_under
from engine.games.man_o_war.rules.sails import allowance, speed_in
from engine.games.man_o_war.rules.saves import save_of
from engine.games.man_o_war.rules.spells import SPELLS
from tests.man_o_war.magic import MagicBattle

FAR_AWAY = (110, 20, 270)


def galleys(**more: tuple[float, float, float]) -> MagicBattle:
    """Galleys that face each other over 15 cm, so that both bow guns bear at medium range."""
    return MagicBattle(A1=(30, 60, 90), B1=(47, 60, 270), B9=FAR_AWAY, **more)


def corsairs() -> MagicBattle:
    """Two Corsairs abeam of each other, with a beam wind."""
    return MagicBattle(
        A1=(30, 60, 90), B1=(30, 72, 90), B9=FAR_AWAY, sorts={"A": "corsair", "B": "corsair"}
    )


def acts(battle: MagicBattle, name: str, *faces: int) -> Sequence[Any]:
    """The events of a ship that acts next, whatever the order of ships."""
    number = battle.number(name)
    battle.open.to_cast.clear()
    battle.open.to_act = [number, *(one for one in battle.open.to_act if one != number)]
    return battle.play(OFFICER, a.PlayOn(), *faces).events


def only(events: Sequence[Any], kind: type[Any]) -> list[Any]:
    return [one for one in events if isinstance(one, kind)]


@pytest.mark.rule("MOW-HM-01")
def test_sparks_are_a_gunnery_die_whose_save_is_as_at_medium_range() -> None:
    battle = galleys()
    worked = battle.casts(battle.casting(Card.SPARK_VOLLEY, "B1"), 6, 4)
    (shot,) = worked.wrought.shots
    assert (shot.area, shot.result) == (AreaName.STERN, "destroyed"), "a 4 does not save a 5+"


@pytest.mark.rule("MOW-HM-02")
@pytest.mark.parametrize(("save", "burns"), [(4, True), (5, False)])
def test_canvas_burns_unless_it_is_saved(save: int, burns: bool) -> None:
    battle = corsairs()
    battle.casts(battle.casting(Card.BURNING_CANVAS, "B1", AreaName.FOREMAST), save)
    assert (battle.ship("B1").burning == {AreaName.FOREMAST: 1}) is burns
    assert (battle.ship("B1").hits == {AreaName.FOREMAST: 1}) is burns


@pytest.mark.rule("MOW-HM-03")
@pytest.mark.parametrize(("faces", "burning"), [((5, 2), {AreaName.OARS: 1}), ((1,), {})])
def test_pitch_burns_what_its_die_hits(faces: tuple[int, ...], burning: dict[str, int]) -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.PITCH_FIRE, "B1"), *faces)
    assert battle.ship("B1").burning == burning


@pytest.mark.rule("MOW-HM-04")
def test_a_mastered_flame_goes_out_and_leaves_the_damage() -> None:
    battle = galleys()
    battle.ship("A1").hits = {AreaName.OARS: 1, AreaName.STERN: 1}
    battle.ship("A1").burning = {AreaName.OARS: 1}
    worked = battle.casts(battle.casting(Card.MASTER_THE_FLAME, "A1"))
    assert worked.wrought.fires == 1
    assert battle.ship("A1").burning == {}
    assert battle.ship("A1").hits == {AreaName.OARS: 1, AreaName.STERN: 1}


@pytest.mark.rule("MOW-HM-05")
@pytest.mark.parametrize("face", [1, 2])
def test_fanned_embers_spread_upward_on_a_1_or_2(face: int) -> None:
    battle = galleys()
    battle.ship("B1").hits = {AreaName.OARS: 1}
    battle.ship("B1").burning = {AreaName.OARS: 1}
    battle.casts(battle.casting(Card.FAN_THE_EMBERS, "B1"))
    referee = battle.dice(face)
    burn(battle.open, referee)
    (burned,) = only(referee.events, e.Burned)
    assert (burned.face, burned.fate, burned.to_area) == (face, "spreads", AreaName.MAST)


@pytest.mark.rule("MOW-HM-06", "MOW-HM-32")
@pytest.mark.parametrize("card", [Card.HELLSTORM, Card.BLINDING_FLASH])
def test_storm_and_flash_forbid_to_fire(card: Card) -> None:
    battle = galleys()
    battle.casts(battle.casting(card, "B1"))
    assert (battle.ship("B1").no_fire, battle.ship("B1").no_move) == (True, False)
    assert not only(acts(battle, "B1"), e.Fired)


@pytest.mark.rule("MOW-HM-07")
def test_weed_holds_a_ship() -> None:
    battle = galleys()
    battle.signals("B", "hold_course", policy="hold")
    battle.casts(battle.casting(Card.WEED_SNARE, "B1"))
    (moved,) = only(acts(battle, "B1"), e.Moved)
    assert moved.way.legs == ()


@pytest.mark.rule("MOW-HM-08")
def test_living_timber_mends_damage_but_no_fire() -> None:
    battle = galleys()
    battle.ship("A1").hits = {AreaName.OARS: 1, AreaName.STERN: 1}
    battle.ship("A1").burning = {AreaName.STERN: 1}
    refused = battle.casting(Card.LIVING_TIMBER, "A1", AreaName.STERN)
    battle.state.sides["west"].hand = [Card.LIVING_TIMBER]
    prepared = a.PrepareSpell(decision=battle.asked("p1"), casting=refused)
    assert battle.refused("p1", prepared) == "MOW-DEC-05"
    battle.state.sides["west"].hand = []
    battle.casts(battle.casting(Card.LIVING_TIMBER, "A1", AreaName.OARS))
    assert battle.ship("A1").hits == {AreaName.STERN: 1}


@pytest.mark.rule("MOW-HM-09", "MOW-GEO-17")
def test_a_rip_current_carries_a_ship_and_keeps_its_heading() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.RIP_CURRENT, "B1", "n"))
    assert battle.place("B1") == (47, 67.5, 270)


@pytest.mark.rule("MOW-HM-09", "MOW-GEO-17")
def test_a_rip_current_carries_a_ship_no_farther_than_what_it_meets() -> None:
    battle = galleys(B2=(47, 65, 270))
    worked = battle.casts(battle.casting(Card.RIP_CURRENT, "B1", "n"))
    assert worked.wrought.way is not None
    assert worked.wrought.way.met == battle.number("B2")
    assert battle.place("B1")[1] == pytest.approx(63, abs=0.01)


@pytest.mark.rule("MOW-MAGIC-15", "MOW-GEO-17")
@pytest.mark.parametrize(("card", "choice"), [(Card.RIP_CURRENT, "e")])
def test_no_spell_pushes_a_ship_off_the_table(card: Card, choice: Choice) -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(117, 60, 90), B9=FAR_AWAY)
    battle.casts(battle.casting(card, "B1", choice))
    assert battle.place("B1") == (120, 60, 90)


@pytest.mark.rule("MOW-MAGIC-15", "MOW-HM-25")
def test_a_shove_ends_at_the_edge_of_the_table() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(117, 60, 90), B9=FAR_AWAY)
    battle.casts(battle.casting(Card.LEVIATHANS_SHOVE, "B1", "port_15"))
    assert battle.place("B1")[0] == pytest.approx(120, abs=0.01)


@pytest.mark.rule("MOW-HM-10")
def test_a_spring_tide_is_on_the_whole_fleet_of_its_caster() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.SPRING_TIDE))
    (spell,) = battle.open.spells
    assert (spell.side, spell.ship, spell.squadron) == ("west", None, None)


@pytest.mark.rule("MOW-HM-11", "MOW-CREW-03")
def test_drowned_hands_take_a_crew_and_the_last_one_leaves_a_ship_abandoned() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.DROWNED_HANDS, "B1"))
    assert battle.ship("B1").crew == 1
    again = galleys()
    again.ship("B1").crew = 1
    again.prepare_for("p1", Card.DROWNED_HANDS, "B1")
    assert again.told(again.magic(6), e.ShipAbandoned)


@pytest.mark.rule("MOW-HM-12", "MOW-HM-24")
def test_dread_and_fury_change_the_totals_of_a_boarding() -> None:
    battle = galleys()
    before = (attack(battle.open, 1), defence(battle.open, 1, 0), attack(battle.open, 0))
    battle.casts(battle.casting(Card.DREAD, "B1"))
    assert attack(battle.open, 1) == before[0] - 2
    assert defence(battle.open, 1, 0) == before[1] - 2
    again = galleys()
    defended = defence(again.open, 0, 1)
    again.casts(again.casting(Card.WOLF_FURY, "A1"))
    assert attack(again.open, 0) == before[2] + 2
    assert defence(again.open, 0, 1) == defended, "fury is for attackers"


@pytest.mark.rule("MOW-HM-13")
@pytest.mark.parametrize(("save", "holes"), [(4, 1), (5, 0)])
def test_worms_hole_a_ship_unless_its_waterline_is_saved(save: int, holes: int) -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.WORM_ROT, "B1"), save)
    assert battle.ship("B1").waterline == holes


@pytest.mark.rule("MOW-HM-13", "MOW-SINK-01")
def test_a_ship_may_be_sunk_by_worms_before_any_ship_acts() -> None:
    battle = galleys()
    battle.ship("B1").waterline = 1
    battle.prepare_for("p1", Card.WORM_ROT, "B1")
    step = battle.magic(6, 1)
    kinds = [type(one) for one in step.events]
    assert kinds.index(e.SpellWorked) < kinds.index(e.ShipSunk)
    assert battle.number("B1") not in battle.open.to_act


@pytest.mark.rule("MOW-HM-14")
@pytest.mark.parametrize(("face", "heading"), [(1, 225), (4, 315), (5, 270)])
def test_a_ghost_steers_a_ship_as_if_its_captain_were_overboard(face: int, heading: int) -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.GHOST_AT_THE_HELM, "B1"), face)
    assert battle.place("B1")[2] == heading


@pytest.mark.rule("MOW-HM-15")
def test_a_chilled_crew_neither_rams_nor_boards() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(46, 60, 270), B9=FAR_AWAY)
    battle.signals("B", "ram", policy="hold", boarding="always")
    battle.casts(battle.casting(Card.SOUL_CHILL, "B1"))
    assert not only(acts(battle, "B1"), e.Rammed)
    ship, signal = battle.number("B1"), battle.state.sides["east"].signals[1]
    battle.ship("B1").at = battle.ship("A1").at._replace(y=units(62.001))
    assert to_board(battle.open, ship, signal.helm, BoardingOrder(policy="always")) is None
    battle.open.spells.clear()
    assert to_board(battle.open, ship, signal.helm, BoardingOrder(policy="always")) == 0


@pytest.mark.rule("MOW-HM-16", "MOW-HM-23")
def test_lead_slows_oars_and_sails_and_oxen_quicken_oars() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.LEADEN_HULL, "B1"))
    oars = oars_of(battle.open, 1)
    assert (oars.speed, oars.battle, oars.back) == (units(2.5), units(7.5), 0)
    sailing = corsairs()
    sailing.casts(sailing.casting(Card.LEADEN_HULL, "B1"))
    assert speed_in(sailing.open, 1, "beam_wind") == units(15)
    again = galleys()
    again.casts(again.casting(Card.OX_STRENGTH, "A1"))
    oars = oars_of(again.open, 0)
    assert (oars.speed, oars.battle, oars.back) == (units(15), units(20), units(5))


@pytest.mark.rule("MOW-HM-17")
def test_gilded_planks_save_one_better_but_never_a_1() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.GILDED_PLANKS, "A1"))
    events = acts(battle, "B1", 6, 4)
    (fired,) = only(events, e.Fired)
    assert fired.volley.shots[0].result == "saved"
    again = galleys()
    again.casts(again.casting(Card.GILDED_PLANKS, "A1"))
    (fired,) = only(acts(again, "B1", 6, 1), e.Fired)
    assert fired.volley.shots[0].result == "destroyed"


@pytest.mark.rule("MOW-HM-18")
def test_spiked_guns_fire_a_die_fewer_in_each_arc() -> None:
    battle = corsairs()
    before = [dice_of(battle.open, 1, arc) for arc in ("bow", "port", "starboard", "stern")]
    battle.casts(battle.casting(Card.SPIKED_GUNS, "B1"))
    after = [dice_of(battle.open, 1, arc) for arc in ("bow", "port", "starboard", "stern")]
    assert (before, after) == ([0, 3, 3, 0], [0, 2, 2, 0])


@pytest.mark.rule("MOW-HM-19")
def test_saves_against_a_true_bore_are_one_worse() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.TRUE_BORE, "A1"))
    (fired,) = only(acts(battle, "A1", 6, 5), e.Fired)
    assert fired.volley.shots[0].result == "destroyed"


@pytest.mark.rule("MOW-HM-20")
def test_transmuted_shot_that_misses_is_rolled_again_once() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.TRANSMUTED_SHOT, "A1"))
    (fired,) = only(acts(battle, "A1", 1, 6, 2), e.Fired)
    (shot,) = fired.volley.shots
    assert (shot.first_die, shot.die, shot.result) == (1, 6, "destroyed")
    again = galleys()
    again.casts(again.casting(Card.TRANSMUTED_SHOT, "A1"))
    (fired,) = only(acts(again, "A1", 1, 1), e.Fired)
    assert fired.volley.shots[0].result == "missed"


@pytest.mark.rule("MOW-HM-21")
def test_a_kraken_holds_a_ship_and_may_hole_it() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.KRAKENS_COIL, "B1"), 2)
    assert (battle.ship("B1").no_move, battle.ship("B1").waterline) == (True, 1)


@pytest.mark.rule("MOW-HM-22")
def test_among_gulls_a_2_misses_and_a_3_hits() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.GULL_SWARM, "B1"))
    (fired,) = only(acts(battle, "B1", 2), e.Fired)
    assert fired.volley.shots[0].result == "missed"
    again = galleys()
    again.casts(again.casting(Card.GULL_SWARM, "B1"))
    (fired,) = only(acts(again, "B1", 3, 1), e.Fired)
    assert fired.volley.shots[0].result == "destroyed"


@pytest.mark.rule("MOW-HM-25")
@pytest.mark.parametrize(("choice", "heading"), [("port_30", 240), ("starboard_45", 315)])
def test_a_leviathan_turns_a_ship_as_its_caster_likes(choice: Choice, heading: int) -> None:
    battle = galleys()
    worked = battle.casts(battle.casting(Card.LEVIATHANS_SHOVE, "B1", choice))
    assert battle.place("B1")[2] == heading
    assert worked.wrought.way is not None
    assert worked.wrought.way.legs[0].run == units(5)


@pytest.mark.rule("MOW-HM-26")
@pytest.mark.parametrize(("choice", "wind"), [("clockwise", "E"), ("counter_clockwise", "W")])
def test_the_wind_turns_to_the_side_that_is_chosen(choice: Choice, wind: str) -> None:
    battle = galleys()
    battle.open.wind = "N"
    battle.casts(battle.casting(Card.TURN_THE_WIND, choice=choice))
    assert battle.open.wind == wind


@pytest.mark.rule("MOW-HM-27")
def test_a_fair_gale_quickens_the_sails_of_a_squadron_that_has_any() -> None:
    battle = corsairs()
    battle.casts(battle.casting(Card.FAIR_GALE, squadron="A"))
    assert speed_in(battle.open, 0, "beam_wind") == units(30)
    battle.ship("A1").hits = {AreaName.FOREMAST: 1, AreaName.MIZZENMAST: 2}
    assert speed_in(battle.open, 0, "beam_wind") == 0
    assert speed_in(battle.open, 1, "beam_wind") == units(22.5)


@pytest.mark.rule("MOW-HM-28")
def test_a_becalmed_ship_does_not_sail_but_rows() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(60, 60, 0), B9=FAR_AWAY, sorts={"A": "corsair"})
    battle.casts(battle.casting(Card.BECALM, "B1"))
    assert speed_in(battle.open, 1, "beam_wind") == 0
    assert oars_of(battle.open, 1).speed == units(10)


@pytest.mark.rule("MOW-HM-29")
def test_a_thunderbolt_strikes_high_with_a_save_one_worse() -> None:
    battle = corsairs()
    worked = battle.casts(battle.casting(Card.THUNDERBOLT, "B1"), 4, 5)
    (shot,) = worked.wrought.shots
    assert (shot.area, shot.result) == (AreaName.FOREMAST, "destroyed")


@pytest.mark.rule("MOW-HM-30")
def test_a_good_omen_rolls_the_first_failed_save_again_once_ships_act() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.OMEN))
    (fired,) = only(acts(battle, "B1", 6, 2, 5), e.Fired)
    (shot,) = fired.volley.shots
    assert (shot.first_save, shot.save, shot.result) == (2, 5, "saved")
    assert all(one.spent for one in battle.open.spells), "it works once"


@pytest.mark.rule("MOW-HM-30")
def test_an_omen_does_not_help_while_wizards_cast() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.OMEN))
    assert battle.open.in_magic
    with_dice = battle.dice(2)
    saved = save_of(battle.open, 0, 5, 0, with_dice, rule="MOW-SAVE-01")
    assert (saved.good, saved.first) == (False, None)


@pytest.mark.rule("MOW-HM-31")
def test_a_ward_keeps_off_the_first_critical_hit_and_no_second() -> None:
    battle = galleys()
    battle.ship("A1").hits = {AreaName.STERN: 1}
    battle.casts(battle.casting(Card.BRIGHT_WARD, "A1"))
    (fired,) = only(acts(battle, "B1", 6, 1), e.Fired)
    assert fired.volley.shots[0].result == "warded"
    battle.ship("B9").at = battle.ship("B1").at
    battle.ship("B1").at = battle.ship("B1").at._replace(y=units(20))
    (fired,) = only(acts(battle, "B9", 6, 1, 4), e.Fired)
    assert fired.volley.shots[0].result == "critical"


@pytest.mark.rule("MOW-HM-33")
def test_a_crew_is_mended_but_not_beyond_the_card() -> None:
    battle = galleys()
    battle.ship("A1").crew = 1
    battle.casts(battle.casting(Card.MEND_THE_CREW, "A1"))
    assert battle.ship("A1").crew == 2
    again = galleys()
    assert again.casts(again.casting(Card.MEND_THE_CREW, "A1")).wrought.idle
    assert again.ship("A1").crew == 2


@pytest.mark.rule("MOW-HM-34")
def test_a_straggler_that_sees_a_beacon_acts_with_its_squadron() -> None:
    battle = galleys(A2=(30, 100, 90))
    battle.ship("A2").straggler = True
    battle.casts(battle.casting(Card.BEACON, "A2"))
    assert battle.number("A2") in battle.open.to_act
    assert not battle.ship("A2").straggler


@pytest.mark.rule("MOW-HM-35")
def test_unmaking_ends_spells_and_their_tokens_but_no_others() -> None:
    battle = galleys()
    battle.ship("A1").no_move = True
    battle.state.sides["east"].hand = [Card.HELLSTORM]
    battle.open.wizards["east"].hand = 1
    battle.state.hidden.deck.remove(Card.HELLSTORM)
    battle.prepare("p2", battle.casting(Card.HELLSTORM, "A1"))
    battle.open.initiative = "east"
    battle.prepare_for("p1", Card.UNMAKE, "A1")
    battle.magic(6)
    assert battle.ship("A1").no_fire
    battle.play(OFFICER, a.PlayOn(), 6)
    assert (battle.ship("A1").no_fire, battle.ship("A1").no_move) == (False, True)
    assert battle.open.spells == []


@pytest.mark.rule("MOW-HM-35")
def test_unmaking_leaves_a_token_that_was_there_before_the_spell() -> None:
    battle = galleys()
    battle.ship("B1").no_fire = True
    battle.casts(battle.casting(Card.HELLSTORM, "B1"))
    SPELLS[Card.UNMAKE].work(
        battle.open, "east", battle.casting(Card.UNMAKE, "B1"), battle.referee()
    )
    assert battle.ship("B1").no_fire
    assert battle.open.spells == []


@pytest.mark.rule("MOW-HM-36")
def test_no_gun_sees_through_fog() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(52, 60, 270), B9=FAR_AWAY)
    assert all_under(battle.open, 1, "bow")
    battle.casts(battle.casting(Card.FOG_BANK, "B1", "ahead"))
    assert not all_under(battle.open, 1, "bow")
    assert not all_under(battle.open, 0, "bow")


@pytest.mark.rule("MOW-HM-36")
def test_fog_lies_on_the_table() -> None:
    battle = MagicBattle(A1=(30, 60, 90), B1=(115, 60, 90), B9=FAR_AWAY, west=[Card.FOG_BANK])
    fog = battle.casting(Card.FOG_BANK, "B1", "ahead")
    refused = a.PrepareSpell(decision=battle.asked("p1"), casting=fog)
    assert battle.refused("p1", refused) == "MOW-DEC-05"


@pytest.mark.rule("MOW-HM-37")
def test_a_whispered_panic_rolls_on_the_captains_table() -> None:
    battle = galleys()
    worked = battle.casts(battle.casting(Card.WHISPERED_PANIC, "B1"), 3)
    assert worked.wrought.panicked is not None
    assert (battle.ship("B1").no_move, battle.ship("B1").no_fire) == (True, True)


@pytest.mark.rule("MOW-HM-38")
def test_shots_at_a_cloaked_ship_miss_from_beyond_short_range() -> None:
    battle = galleys()
    battle.casts(battle.casting(Card.CLOAK_OF_MIST, "A1"))
    (fired,) = only(acts(battle, "B1", 6), e.Fired)
    assert fired.volley.shots[0].result == "missed"
    near = MagicBattle(A1=(30, 60, 90), B1=(42, 60, 270), B9=FAR_AWAY)
    near.casts(near.casting(Card.CLOAK_OF_MIST, "A1"))
    (fired,) = only(acts(near, "B1", 6, 1), e.Fired)
    assert fired.volley.shots[0].result == "destroyed"


@pytest.mark.rule("MOW-HM-39")
def test_false_bearings_aim_guns_as_the_caster_names() -> None:
    battle = corsairs()
    battle.casts(battle.casting(Card.FALSE_BEARINGS, "B1", "high"))
    (fired,) = only(acts(battle, "B1", 1, 1, 1), e.Fired)
    assert fired.volley.aim == "high"


@pytest.mark.rule("MOW-HM-40")
def test_a_ship_whose_wind_is_stolen_turns_once_or_stays() -> None:
    battle = corsairs()
    battle.casts(battle.casting(Card.STEAL_THE_WIND, "B1"))
    helm = battle.state.sides["east"].signals[1].helm
    tried = all_tried(means(battle.open, 1, helm))
    strokes = {tuple(part.stroke for part in one.course.move) for one in tried}
    assert strokes == {(), ("turn",)}
    assert allowance(battle.open, 1)
    assert fastest(battle.open, 1, helm)
    battle.state.sides["east"].signals[1] = battle.signal("B", "hold_course", policy="hold").signal
    (moved,) = only(acts(battle, "B1"), e.Moved)
    assert len(moved.way.legs) <= 1
