"""The missions of our data set: CL-GAP-24, and what the registry of the ledger fixes."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.mission_cards import Call, Destroy, Roll, SellGoods
from engine.games.captains_log.rules.missions.hands import MOST_ACTIVE_MISSIONS

CARDS = standard().missions
TILES = standard().tiles
COUNTS = {"transport": 25, "rescue": 21, "combat": 23, "personal": 14}


@pytest.mark.rule("CL-MISSION-01")
def test_there_are_83_missions_of_four_types_numbered_without_a_gap() -> None:
    assert Counter(card.kind for card in CARDS.values()) == COUNTS
    for kind, count in COUNTS.items():
        numbers = sorted(card.number for card in CARDS.values() if card.kind == kind)
        assert numbers == [*range(1, count + 1)]
    assert MOST_ACTIVE_MISSIONS == 3


def test_no_reward_exceeds_4000_doubloons() -> None:
    for card in CARDS.values():
        ways = [way for step in card.steps for way in step if isinstance(way, Call)]
        assert card.doubloons + max((way.doubloons for way in ways), default=0) <= 4000, card.id


def tiles_of(card_id: str) -> list[set[int]]:
    """The tiles named in each step of a mission."""
    found: list[set[int]] = []
    for step in CARDS[card_id].steps:
        here: set[int] = set()
        for way in step:
            if isinstance(way, Call | Roll):
                here |= {*way.tiles}
            if isinstance(way, SellGoods):
                here.add(way.tile)
        found.append(here)
    return found


def test_no_mission_begins_and_ends_on_one_tile() -> None:
    for name in CARDS:
        steps = tiles_of(name)
        for one, two in pairwise(steps):
            assert not one & two, name


def test_every_port_of_the_standard_tiles_begins_a_mission() -> None:
    ports = {number for number, card in TILES.items() if card.port and not card.optional}
    assert ports <= set().union(*(tiles_of(name)[0] for name in CARDS))


@pytest.mark.rule("CL-GEN-16")
def test_one_to_three_missions_name_an_optional_tile() -> None:
    optional = {number for number, card in TILES.items() if card.optional}
    named = [name for name in CARDS if any(step & optional for step in tiles_of(name))]
    assert 1 <= len(named) <= 3


@pytest.mark.rule("CL-NPC-38")
def test_every_sign_of_a_mission_is_on_some_npc() -> None:
    borne = {symbol for card in standard().npcs.values() for symbol in card.symbols}
    for card in CARDS.values():
        for step in card.steps:
            for way in step:
                if isinstance(way, Destroy | Roll) and way.prey is not None:
                    assert {*way.prey.symbols} <= borne, card.id


def test_no_two_missions_of_a_type_share_steps_and_reward() -> None:
    seen = Counter(
        (card.kind, card.steps, card.fame, card.doubloons, card.reputation)
        for card in CARDS.values()
        if card.lacks is None
    )
    assert max(seen.values()) == 1


def test_the_examples_have_the_values_of_the_rulebook() -> None:
    examples = {name for name, card in CARDS.items() if card.source == "rulebook"}
    assert examples >= {"transport-09", "transport-23", "rescue-04", "combat-01", "personal-12"}
    assert (CARDS["rescue-04"].doubloons, CARDS["rescue-04"].reputation) == (4000, 1)
    assert (CARDS["transport-23"].doubloons, CARDS["transport-23"].reputation) == (3000, 1)
    assert CARDS["combat-01"].doubloons == 1000
    assert (CARDS["personal-02"].fame, CARDS["personal-02"].doubloons) == (2, 4000)
    assert CARDS["personal-12"].fame == 2
    assert not CARDS["personal-12"].secret


def test_cards_that_need_rules_not_played_yet_say_so() -> None:
    lacking = {name: card.lacks for name, card in CARDS.items() if card.lacks}
    assert lacking == {"personal-01": "clues", "personal-04": "boarding", "personal-05": "boarding"}
