"""The Magic phase: casting, dispelling, hands of cards, and what befalls wizards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.dice import SeededDice, table_dice
from engine.core.errors import BadData
from engine.core.game import begin, faults, look
from engine.core.seating import Side
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import Card, College, DispelPolicy
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.options import PRESETS, Options
from engine.games.man_o_war.rules.honours import honours
from engine.games.man_o_war.rules.spells import SPELLS
from engine.games.man_o_war.rules.wizards import (
    end_magic,
    fate_of,
    flagship,
    has_magic,
    rescue,
    tell_fates,
)
from engine.games.man_o_war.rules.wreck import wrecks_drift
from tests.legality import forbidden_by
from tests.man_o_war.magic import MagicBattle

FAR_AWAY = (110, 20, 270)
CELESTIAL = (Card.BECALM, Card.THUNDERBOLT, Card.OMEN)
"""Celestial cards: 5+, 5+ and 3+."""


def duel(**how: Any) -> MagicBattle:
    """The west holds the Hellstorm, which Celestial cards of the east may dispel."""
    hands = {"west": [Card.HELLSTORM], "east": CELESTIAL, **how}
    battle = MagicBattle(A1=(30, 60, 90), B1=(70, 60, 270), B9=FAR_AWAY, **hands)
    battle.prepare("p1", battle.casting(Card.HELLSTORM, "B1"))
    return battle


def kinds(events: Sequence[Any]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("MOW-SETUP-06", "MOW-SETUP-07", "MOW-SETUP-08", "MOW-GAP-05")
def test_each_side_gets_a_wizard_a_college_and_a_secret_hand() -> None:
    state, setup = begin(MAN_O_WAR, ("p1", "p2"), PRESETS["with_wizards"], table_dice("deal", 0))
    west, east = state.open.wizards["west"], state.open.wizards["east"]
    assert west.college != east.college, "no college is drawn twice"
    assert (west.level, west.hand, east.hand) == ("master", 4, 4)
    assert west.ship == state.open.squadrons[0].leader
    mine = look(MAN_O_WAR, state, "p1")
    assert mine.side is not None
    assert len(mine.side.hand) == 4
    told = [event for event in setup.events if isinstance(event, e.CardsDrawn)]
    assert [event.to for event in told] == [("p1",), ("p2",)]
    assert len(state.hidden.deck) == 32
    assert not [*faults(MAN_O_WAR, state)]


@pytest.mark.rule("MOW-SETUP-06")
def test_no_college_is_drawn_twice() -> None:
    options = PRESETS["with_wizards"]
    for number in range(24):
        state, _ = begin(MAN_O_WAR, ("p1", "p2"), options, table_dice(f"college {number}", 0))
        west, east = state.open.wizards["west"], state.open.wizards["east"]
        assert west.college != east.college


@pytest.mark.rule("MOW-SETUP-07")
def test_a_capital_ship_is_the_flagship_wherever_its_squadron_stands() -> None:
    battle = MagicBattle(
        A1=(30, 60, 90), B1=(70, 60, 270), C1=(30, 80, 90), sorts={"C": "greatship"}
    )
    assert flagship(battle.open, "west") == battle.number("C1")
    assert flagship(battle.open, "east") == battle.number("B1")


@pytest.mark.rule("MOW-SETUP-07")
def test_a_wizard_sails_on_a_capital_ship_if_the_fleet_has_one() -> None:
    options = Options(fleets="capital_700", enemy="bretonnia", wizards="adept")
    state, _ = begin(MAN_O_WAR, ("p1", "p2"), options, table_dice("deal", 0))
    for side in ("west", "east"):
        sort = state.open.ships[state.open.wizards[side].ship].sort
        assert data_set.standard().ships[sort].ship_class == "capital_ship"
        assert state.open.wizards[side].hand == 3


@pytest.mark.rule("MOW-MAGIC-01", "MOW-MAGIC-08", "MOW-EX-16")
@pytest.mark.parametrize(("face", "works"), [(3, False), (4, True)])
def test_a_card_works_on_its_number_and_is_used_up_either_way(face: int, works: bool) -> None:
    battle = duel()
    step = battle.magic(face)
    assert ("spell_worked" in kinds(step.events)) is works
    assert battle.ship("B1").no_fire is works
    assert battle.state.sides["west"].hand == []
    assert battle.open.discards == [Card.HELLSTORM]


@pytest.mark.rule("MOW-MAGIC-02", "MOW-MAGIC-05", "MOW-TURN-03", "MOW-TURN-04")
def test_a_1_fails_to_cast_and_to_dispel() -> None:
    battle = duel()
    (cast,) = battle.told(battle.magic(1), e.SpellCast)
    assert not cast.attempt.good
    battle = duel()
    battle.dispels("p2", "any")
    (tried,) = battle.told(battle.magic(6, 1), e.SpellDispelled)
    assert not tried.attempt.good
    assert battle.ship("B1").no_fire


@pytest.mark.rule("MOW-MAGIC-10", "MOW-DEC-06", "MOW-AMB-28")
def test_a_card_of_the_own_college_is_rolled_again_once() -> None:
    battle = duel(colleges=(College.JADE, College.GOLD))
    (cast,) = battle.told(battle.magic(3, 4), e.SpellCast)
    assert (cast.own, cast.attempt.dice, cast.attempt.good) == (True, (3, 4), True)
    battle = duel(colleges=(College.JADE, College.GOLD))
    (cast,) = battle.told(battle.magic(3, 3), e.SpellCast)
    assert not cast.attempt.good
    battle = duel(colleges=(College.CELESTIAL, College.GOLD))
    (cast,) = battle.told(battle.magic(3), e.SpellCast)
    assert (cast.own, cast.attempt.dice) == (False, (3,))


@pytest.mark.rule("MOW-MAGIC-11", "MOW-AMB-28")
def test_a_dispel_of_the_own_college_is_rolled_again_apart_from_the_cast() -> None:
    battle = duel(colleges=(College.JADE, College.CELESTIAL))
    battle.dispels("p2", "any")
    step = battle.magic(2, 5, 2, 3)
    (tried,) = battle.told(step, e.SpellDispelled)
    assert (tried.card, tried.attempt.dice, tried.attempt.good) == (Card.OMEN, (2, 3), True)
    assert not battle.ship("B1").no_fire


@pytest.mark.rule("MOW-MAGIC-03", "MOW-MAGIC-04", "MOW-MAGIC-05", "MOW-MAGIC-08")
def test_a_good_dispel_cancels_a_spell_and_only_one_that_was_cast_is_answered() -> None:
    battle = duel()
    battle.dispels("p2", "any")
    step = battle.magic(4, 3)
    assert kinds(step.events) == ["spell_cast", "spell_dispelled"]
    assert battle.open.discards == [Card.HELLSTORM, Card.OMEN]
    assert battle.open.wizards["east"].hand == 2
    battle = duel()
    battle.dispels("p2", "any")
    assert kinds(battle.magic(3).events) == ["spell_cast"], "a failed cast is not dispelled"


@pytest.mark.rule("MOW-MAGIC-04", "MOW-MAGIC-16")
def test_only_cards_of_the_opposed_college_dispel() -> None:
    battle = duel(east=[Card.SPARK_VOLLEY, Card.FOG_BANK])
    battle.dispels("p2", "any")
    assert kinds(battle.magic(6).events) == ["spell_cast", "spell_worked"]


@pytest.mark.rule("MOW-MAGIC-16", "MOW-GAP-03", "MOW-EX-16")
def test_the_deck_has_five_cards_of_each_college_opposed_in_pairs() -> None:
    cards = data_set.standard().spells
    assert {*SPELLS} == {*cards} == {*Card}
    for college in College:
        own = [one for one in cards.values() if one.college == college]
        assert len(own) == 5
        (opposed,) = {one.dispels for one in own}
        assert {one.dispels for one in cards.values() if one.college == opposed} == {college}
    storm = cards[Card.HELLSTORM]
    assert (storm.college, storm.cast, storm.dispels) == (College.JADE, 4, College.CELESTIAL)


def test_a_hosts_card_that_breaks_a_pair_is_refused(tmp_path: Path) -> None:
    entry = '[hellstorm]\ncollege = "jade"\ncast = 4\ndispels = "light"\nsource = "authored"\n'
    (tmp_path / "spells.toml").write_text(entry, "utf-8")
    with pytest.raises(BadData, match="dispel"):
        data_set.load(tmp_path)


@pytest.mark.rule("MOW-TURN-02", "MOW-MAGIC-06", "MOW-MAGIC-07", "MOW-TURN-01")
@pytest.mark.parametrize(
    ("first", "order"), [("west", ["west", "east"]), ("east", ["east", "west"])]
)
def test_the_side_with_initiative_casts_first_then_the_other_then_ships_act(
    first: Side, order: list[str]
) -> None:
    battle = duel(east=[Card.OMEN, Card.BECALM])
    battle.prepare("p2", battle.casting(Card.OMEN))
    battle.open.initiative = first
    steps = [battle.magic(1), battle.play(OFFICER, a.PlayOn(), 1)]
    assert [one.side for step in steps for one in battle.told(step, e.SpellCast)] == order
    assert "moved" in kinds(battle.play(OFFICER, a.PlayOn()).events)


@pytest.mark.rule("MOW-MAGIC-07", "MOW-DEC-05")
def test_who_prepares_no_spell_casts_none_and_one_spell_a_turn_is_cast() -> None:
    battle = duel(west=[Card.HELLSTORM, Card.WEED_SNARE])
    battle.prepare("p1", battle.casting(Card.WEED_SNARE, "B1"))
    step = battle.magic(6)
    (cast,) = battle.told(step, e.SpellCast)
    assert cast.casting.card == Card.WEED_SNARE, "the last one told replaces the first"
    assert "moved" in kinds(battle.play(OFFICER, a.PlayOn()).events)


@pytest.mark.rule("MOW-DEC-05")
def test_a_spell_whose_target_is_gone_is_not_cast_and_the_card_is_kept() -> None:
    battle = duel()
    battle.seal()
    battle.ship("B1").lot = "wreck"
    battle.ship("B1").sunk_in = 1
    battle.ship("B1").waterline = 2
    step = battle.play(OFFICER, a.PlayOn())
    assert kinds(step.events) == ["spell_dropped"]
    assert battle.state.sides["west"].hand == [Card.HELLSTORM]


@pytest.mark.rule("MOW-MAGIC-09", "MOW-MAGIC-01")
def test_cards_of_any_college_are_cast_but_only_those_on_hand() -> None:
    battle = duel(west=[Card.SPARK_VOLLEY, Card.HELLSTORM])
    there = battle.casting(Card.SPARK_VOLLEY, "B1")
    assert battle.refused("p1", a.PrepareSpell(decision=battle.asked("p1"), casting=there)) is None
    other = battle.casting(Card.OMEN)
    refused = a.PrepareSpell(decision=battle.asked("p1"), casting=other)
    assert battle.refused("p1", refused) == "MOW-MAGIC-01"


@pytest.mark.rule("MOW-MAGIC-14")
def test_an_enemy_is_enchanted_however_far_and_no_friend_or_wreck_is() -> None:
    battle = duel(west=[Card.HELLSTORM, Card.GILDED_PLANKS])
    for at, rule in (("B9", None), ("A1", "MOW-MAGIC-14")):
        action = a.PrepareSpell(
            decision=battle.asked("p1"), casting=battle.casting(Card.HELLSTORM, at)
        )
        assert battle.refused("p1", action) == rule
    planks = battle.casting(Card.GILDED_PLANKS, "B1")
    action = a.PrepareSpell(decision=battle.asked("p1"), casting=planks)
    assert battle.refused("p1", action) == "MOW-MAGIC-14"


@pytest.mark.rule("MOW-MAGIC-12")
def test_a_fleet_whose_wizard_is_dead_or_a_prisoner_has_no_magic() -> None:
    battle = duel()
    again = a.PrepareSpell(decision=battle.asked("p1"), casting=None)
    assert battle.refused("p1", again) is None
    battle.ship("A1").captor = "east"
    battle.ship("A1").manned_from = battle.number("B1")
    assert fate_of(battle.open, "west") == "captured"
    assert battle.refused("p1", again) == "MOW-MAGIC-12"
    assert not has_magic(battle.open, "west")
    battle = duel(west=[Card.HELLSTORM])
    battle.dispels("p2", "any")
    battle.seal()
    battle.open.ships[battle.open.wizards["east"].ship].lot = "gone"
    battle.open.wizards["west"].ship = 0
    battle.state.sides["west"].casting = battle.casting(Card.HELLSTORM, "B9")
    step = battle.play(OFFICER, a.PlayOn(), 6)
    assert kinds(step.events)[:2] == ["spell_cast", "spell_worked"], "nobody dispels"


@pytest.mark.rule("MOW-DEC-07")
@pytest.mark.parametrize(
    ("policy", "at", "tries"),
    [
        ("never", "B1", False),
        ("flagship", "B1", True),
        ("flagship", "B9", False),
        ("any", "B9", True),
    ],
)
def test_a_standing_order_says_what_is_dispelled(
    policy: DispelPolicy, at: str, tries: bool
) -> None:
    battle = duel()
    battle.prepare("p1", None)
    battle.prepare("p1", battle.casting(Card.HELLSTORM, at))
    if policy != "never":
        battle.dispels("p2", policy)
    step = battle.magic(6, *([1] if tries else []))
    assert bool(battle.told(step, e.SpellDispelled)) is tries


@pytest.mark.rule("MOW-DEC-07", "MOW-MAGIC-03", "MOW-MAGIC-04")
def test_who_wants_it_is_asked_and_lets_the_spell_work_or_dispels_it() -> None:
    battle = duel()
    battle.dispels("p2", "ask")
    assert kinds(battle.magic(6).events) == ["spell_cast"]
    number = battle.asked("p2")
    assert battle.refused("p2", a.Dispel(decision=number, card=Card.FOG_BANK)) == "MOW-MAGIC-08"
    assert MAN_O_WAR.default(battle.view("p2")) == a.Dispel(decision=number), "the clock passes"
    step = battle.play("p2", a.Dispel(decision=number, card=Card.OMEN), 6)
    assert kinds(step.events) == ["spell_dispelled"]
    assert not battle.ship("B1").no_fire
    assert "moved" in kinds(battle.play(OFFICER, a.PlayOn()).events)
    battle = duel()
    battle.dispels("p2", "ask")
    battle.magic(6)
    step = battle.play("p2", a.Dispel(decision=battle.asked("p2")))
    assert kinds(step.events) == ["spell_worked"]


@pytest.mark.rule("MOW-MAGIC-04")
def test_a_card_of_another_college_cannot_be_named_to_dispel() -> None:
    battle = duel(east=[Card.OMEN, Card.FOG_BANK])
    battle.dispels("p2", "ask")
    battle.magic(6)
    refused = a.Dispel(decision=battle.asked("p2"), card=Card.FOG_BANK)
    assert battle.refused("p2", refused) == "MOW-MAGIC-04"


@pytest.mark.rule("MOW-DEC-07")
def test_that_a_wizard_asks_does_not_tell_whether_he_can_dispel() -> None:
    battle = duel(east=[Card.FOG_BANK])
    battle.dispels("p2", "ask")
    battle.magic(6)
    assert battle.asked("p2")
    assert [*battle.game.suggest(battle.view("p2"))] == [a.Dispel(decision=battle.asked("p2"))]


@pytest.mark.rule("MOW-MAGIC-13", "MOW-END-06")
def test_a_spell_lasts_until_the_end_of_the_turn() -> None:
    battle = duel()
    battle.casts(battle.casting(Card.GULL_SWARM, "B1"))
    assert battle.open.spells
    end_magic(battle.state, battle.referee())
    assert battle.open.spells == []


@pytest.mark.rule("MOW-END-03", "MOW-DEC-22", "MOW-AMB-27")
def test_cards_named_are_thrown_away_before_anybody_draws_up_to_the_hand() -> None:
    battle = duel(east=CELESTIAL)
    throw = a.OrderDiscard(decision=battle.asked("p2"), card=Card.OMEN)
    battle.play("p2", throw)
    assert battle.refused("p2", throw) == "MOW-DEC-22"
    referee = battle.referee()
    end_magic(battle.state, referee)
    assert kinds(referee.events) == ["cards_discarded", "cards_drawn", "cards_drawn"]
    assert battle.open.discards == [Card.OMEN]
    assert [battle.open.wizards[side].hand for side in ("west", "east")] == [4, 4]
    assert Card.BECALM in battle.state.sides["east"].hand, "what is not named is kept"
    assert battle.state.sides["east"].discard == []


@pytest.mark.rule("MOW-END-04")
def test_a_card_that_is_not_on_hand_yet_cannot_be_named_to_be_thrown_away() -> None:
    battle = duel()
    drawn = a.OrderDiscard(decision=battle.asked("p1"), card=Card.FOG_BANK)
    assert battle.refused("p1", drawn) == "MOW-DEC-22"


@pytest.mark.rule("MOW-END-07")
def test_when_the_deck_has_run_out_the_discards_are_drawn_from() -> None:
    battle = duel()
    battle.open.discards = [*battle.state.hidden.deck]
    battle.state.hidden.deck = []
    referee = battle.referee()
    end_magic(battle.state, referee)
    assert "deck_shuffled" in kinds(referee.events)
    assert battle.open.discards == []
    assert not [*faults(battle.game, battle.state)]


@pytest.mark.rule("MOW-WRECK-02", "MOW-AMB-29", "MOW-END-05")
def test_a_wizard_whose_ship_sinks_clings_casts_and_draws_no_cards() -> None:
    battle = duel()
    battle.ship("A1").lot = "wreck"
    referee = battle.referee()
    tell_fates(battle.open, referee)
    assert [one.fate for one in referee.events if isinstance(one, e.WizardFared)] == ["clinging"]
    assert has_magic(battle.open, "west")
    throw = a.OrderDiscard(decision=battle.asked("p1"), card=Card.HELLSTORM)
    assert battle.refused("p1", throw) == "MOW-END-05"
    end_magic(battle.state, referee)
    assert (battle.open.wizards["west"].hand, battle.open.wizards["east"].hand) == (1, 4)


@pytest.mark.rule("MOW-WRECK-05", "MOW-HONOUR-05")
def test_a_wizard_drowns_with_the_debris_and_counts_for_the_enemy() -> None:
    battle = duel()
    battle.ship("A1").lot = "wreck"
    wrecks_drift(battle.open)
    assert fate_of(battle.open, "west") == "clinging", "he clings to the debris too"
    before = honours(battle.open, "east")
    wrecks_drift(battle.open)
    assert fate_of(battle.open, "west") == "drowned"
    assert honours(battle.open, "east") == before + 3


@pytest.mark.rule("MOW-WRECK-06", "MOW-DEC-21", "MOW-AMB-37")
def test_a_friend_beside_the_wreck_rescues_a_wizard_before_an_enemy_captures_him() -> None:
    battle = MagicBattle(A1=(30, 60, 90), A2=(30, 62.001, 90), B1=(30, 57.999, 270), B9=FAR_AWAY)
    battle.ship("A1").lot = "wreck"
    rescue(battle.open, battle.referee())
    assert battle.open.wizards["west"].ship == battle.number("A2")
    assert fate_of(battle.open, "west") == "aboard"


@pytest.mark.rule("MOW-AMB-37", "MOW-HONOUR-05")
def test_an_enemy_alone_beside_the_wreck_captures_him_and_he_is_free_with_its_ship() -> None:
    battle = MagicBattle(A1=(30, 60, 90), A9=(10, 10, 90), B1=(30, 57.999, 270), B9=FAR_AWAY)
    battle.ship("A1").lot = "wreck"
    before = honours(battle.open, "east")
    rescue(battle.open, battle.referee())
    assert fate_of(battle.open, "west") == "captured"
    assert honours(battle.open, "east") == before + 4
    battle.ship("B1").captor = "west"
    assert fate_of(battle.open, "west") == "aboard"


@pytest.mark.rule("MOW-POST-02", "MOW-SETUP-08")
def test_no_view_but_its_own_sides_holds_a_hand_or_a_spell_that_is_prepared() -> None:
    battle = duel()
    for seat in ("p2", "spectator"):
        view = look(battle.game, battle.state, seat)
        assert Card.HELLSTORM not in (view.side.hand if view.side is not None else [])
        assert "hellstorm" not in repr(view)
        world = battle.game.imagine(view, SeededDice(seat))
        assert look(battle.game, world, seat) == view
        assert not [*faults(battle.game, world)]


def test_a_battle_without_wizards_has_no_magic() -> None:
    state, _ = begin(MAN_O_WAR, ("p1", "p2"), PRESETS["first_game"], table_dice("deal", 0))
    assert not state.open.wizards
    view = look(MAN_O_WAR, state, "p1")
    number = MAN_O_WAR.pending(state)[0].id
    refused = a.OrderDispel(decision=number, policy="any")
    assert forbidden_by(MAN_O_WAR, state, "p1", refused) == "MOW-MAGIC-12"
    magic = (a.PrepareSpell, a.OrderDispel, a.OrderDiscard)
    assert not [one for one in MAN_O_WAR.suggest(view) if isinstance(one, magic)]
