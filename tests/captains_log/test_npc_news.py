"""News of NPCs: one sentence for a turn, and less for NPCs far from all captains."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.state import Ammo
from tests.captains_log.news import MERCHANT, RAIDER, shot, told, way
from tests.captains_log.sentences import whole_sea
from tests.captains_log.table import Table, hex_of


@pytest.fixture
def table() -> Table:
    """The whole sea: Anne moored in Fort Ashby, Bob and a merchant near him on tile 2."""
    return whole_sea()


def test_an_npcs_whole_turn_is_one_sentence_that_ends_where_it_lies(table: Table) -> None:
    table.npc("npc:2", hex_of(2, 0, -1), card=RAIDER)
    events = [
        *way("npc:2", hex_of(2, 1, -2), hex_of(2, 1, -1)),
        shot("npc:2", "p2"),
        shot("npc:2", "p2", damage=3),
        *way("npc:2", hex_of(2, 1, -1), hex_of(2, 0, -1)),
        e.NpcGained(npc="npc:2", doubloons=1000),
    ]
    assert told("en", table.view(), events) == [
        "Black Petrel (pirate raider, no. 2) sails 2 hexes, fires twice at Bob for 5 "
        "damage, gains 1,000 doubloons and lies at Nieuw Vlieland, ready to attack Bob."
    ]
    assert told("fr", table.view(), events) == [
        "Black Petrel (chasseur pirate, n° 2) avance de 2 cases, tire deux fois sur Bob "
        "pour 5 dégâts, gagne 1 000 doublons et se tient à Nieuw Vlieland, prêt à attaquer Bob."
    ]


def test_an_npc_that_would_not_attack_is_not_called_ready_to_attack(table: Table) -> None:
    (sentence,) = told("en", table.view(), way("npc:1", hex_of(2, 1, 0), hex_of(2, 0, 1)))
    assert sentence == (
        "Gouden Reiger (Dutch merchant, no. 1) sails one hex and lies 2 hexes "
        "south-south-east of Nieuw Vlieland."
    )


def test_a_pirate_beside_a_captain_who_joined_the_pirates_is_not_called_ready_to_attack(
    table: Table,
) -> None:
    """CL-REP-28: pirates spare those who have joined them."""
    table.npc("npc:2", hex_of(2, 0, -1), card=RAIDER)
    table.company("p2").joined.append(Nation.PIRATES)
    (sentence,) = told("en", table.view(), way("npc:2", hex_of(2, 1, -1), hex_of(2, 0, -1)))
    assert sentence.endswith("lies at Nieuw Vlieland.")


def test_an_npc_that_appears_is_introduced_and_placed_in_one_sentence(table: Table) -> None:
    table.npc("npc:2", hex_of(2, 0, -1), card=RAIDER)
    events: list[e.Told] = [
        e.NpcRevealed(npc="npc:2", card=RAIDER),
        e.NpcEntered(npc="npc:2", at=hex_of(2, 0, -1)),
    ]
    assert told("en", table.view(), events) == [
        "Black Petrel (pirate raider of level 1, no. 2) appears and lies at Nieuw Vlieland, "
        "ready to attack Bob."
    ]
    assert told("fr", table.view(), events) == [
        "Black Petrel (chasseur pirate de niveau 1, n° 2) apparaît et se tient à Nieuw "
        "Vlieland, prêt à attaquer Bob."
    ]


def test_the_news_of_an_npcs_chain_shot_tells_the_movement_points_lost(table: Table) -> None:
    chained = shot("npc:1", "p2", ammo=Ammo.CHAIN_SHOT, damage=0, sails=1)
    assert told("en", table.view(), [chained]) == [
        "Gouden Reiger (Dutch merchant, no. 1) fires chain shot at Bob for 1 movement."
    ]
    assert told("fr", table.view(), [chained]) == [
        "Gouden Reiger (marchand hollandais, n° 1) tire sur Bob avec des chaînes "
        "pour 1 point de mouvement."
    ]


def test_npcs_far_from_all_captains_share_a_sentence_and_those_that_wait_have_none(
    table: Table,
) -> None:
    far = [hex_of(16), hex_of(16, 0, 1), hex_of(20), hex_of(20, 0, 1)]
    table.npc("npc:2", far[1], card=5)
    table.npc("npc:3", far[3], card=RAIDER)
    events = [
        *way("npc:2", far[0], far[1]),
        e.NpcWaits(npc="npc:1", timer=3),
        *way("npc:3", far[2], far[3]),
    ]
    assert told("en", table.view(), events) == [
        "De Drie Gezusters (Dutch merchant, no. 2) and Black Petrel (pirate raider, no. 3) "
        "sail far from any captain."
    ]
    assert told("fr", table.view(), events[:2]) == [
        "De Drie Gezusters (marchand hollandais, n° 2) navigue au large, loin de tout capitaine."
    ]


def test_many_npcs_far_from_all_captains_are_counted_and_not_named(table: Table) -> None:
    """Including an NPC that appears there, and one that gains money."""
    events: list[e.Told] = []
    places = (hex_of(20, 0, 1), hex_of(20), hex_of(20, 0, -1), hex_of(16))
    for number, card, at in zip(range(2, 6), (5, RAIDER, 2, 3), places, strict=True):
        table.npc(f"npc:{number}", at, card=card)
        events += way(f"npc:{number}", hex_of(20), at)
    events.insert(0, e.NpcEntered(npc="npc:2", at=hex_of(20)))
    events.insert(0, e.NpcRevealed(npc="npc:2", card=5))
    events.append(e.NpcGained(npc="npc:5", doubloons=1000))
    assert told("en", table.view(), events) == [
        "3 merchants and 1 raider sail far from any captain."
    ]
    assert told("fr", table.view(), events) == [
        "3 marchands et 1 chasseur naviguent au large, loin de tout capitaine."
    ]


def test_npcs_yet_to_appear_share_a_sentence_and_one_whose_timer_ran_out_is_said_to_leave(
    table: Table,
) -> None:
    events: list[e.Told] = [
        e.NpcRevealed(npc="npc:2", card=RAIDER),
        e.NpcWaits(npc="npc:2", timer=3),
        e.NpcWaits(npc="npc:1", timer=0),
        e.NpcLeft(npc="npc:1", card=MERCHANT, why="timer"),
        e.NpcDrawn(npc="npc:1", owner="p1", back="nao-1"),
        e.NpcRevealed(npc="npc:1", card=4),
        e.NpcWaits(npc="npc:1", timer=3),
    ]
    assert told("en", table.view(), events) == [
        "Black Petrel (pirate raider of level 1, no. 2) and Belle Hirondelle (French merchant of "
        "level 1, no. 1) will appear when those areas are explored.",
        "Gouden Reiger (Dutch merchant, no. 1) leaves after several turns with nothing to do.",
    ]
    assert told("fr", table.view(), events)[1] == (
        "Gouden Reiger (marchand hollandais, n° 1) s'en va après plusieurs tours sans rien à faire."
    )


def test_the_news_of_an_npc_sunk_by_another_uses_the_name_on_its_lost_card(table: Table) -> None:
    table.npc("npc:2", hex_of(2, 0, -1), card=RAIDER)
    table.sea.npcs["npc:1"].card = None
    events: list[e.Told] = [
        shot("npc:2", "npc:1"),
        e.ShipLost(ship="npc:1", at=hex_of(2), how="sunk", by="npc:2", card=MERCHANT),
        e.NpcDrawn(npc="npc:1", owner="p1", back="nao-1"),
        e.NpcGained(npc="npc:2", doubloons=2000),
    ]
    first, sunk = told("en", table.view(), events)
    assert first == (
        "Black Petrel (pirate raider, no. 2) fires at Gouden Reiger (Dutch merchant, no. 1) "
        "for 2 damage and gains 2,000 doubloons."
    )
    assert sunk.startswith("Black Petrel (pirate raider, no. 2) sinks Gouden Reiger (Dutch")
