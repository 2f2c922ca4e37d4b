"""The map in words and the alt text of its picture: places, threats and ways."""

import logging
import re
from dataclasses import replace
from itertools import islice

import pytest

from bot.words.language import LANGUAGES, Language
from bot.words.seat_names import Called
from engine.core.dice import table_dice
from engine.core.game import begin, look
from engine.core.records import SPECTATOR
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG, CaptainsLog
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.state import Cube, LogView
from engine.games.captains_log.words.summary import in_full
from tests import laws
from tests.captains_log.sentences import PEOPLE, said, whole_sea
from tests.captains_log.table import Table, hex_of
from tests.renders.moments import MOMENTS, NAMES, load

LINES = 25
LETTERS = 256
RAIDER, MERCHANT = 10, 1


@pytest.fixture
def table() -> Table:
    """The whole sea: Anne moored in Fort Ashby with 4 silver, Bob beside tile 2's merchant."""
    return whole_sea()


def lines_of(code: str, view: LogView) -> list[str]:
    return [said(code, text) for text in words.describe(view)]


def test_alt_text_tells_the_place_threats_and_actions_of_the_captain_on_turn(
    table: Table,
) -> None:
    table.npc("npc:2", hex_of(1, 1, -2), card=RAIDER)
    assert said("en", words.alt(table.view())) == (
        "Anne at Fort Ashby, facing north; raider no. 2, 2 hexes north, hostile. 2 actions left; "
        "in reach: Port-Sainte-Aude. Round 1, day. /map text"
    )
    assert said("fr", words.alt(table.view())) == (
        "Anne à Fort Ashby, cap nord ; chasseur n° 2, à 2 cases au nord, hostile. Reste 2 actions "
        "; à portée : Port-Sainte-Aude. Manche 1, jour. /carte texte"
    )


def test_alt_text_is_about_the_captain_on_turn_for_every_viewer(table: Table) -> None:
    assert words.alt(table.view("p2")) == words.alt(table.view("p1"))
    table.without_npcs()
    table.act("p1", a.EndTurn())
    assert said("en", words.alt(table.view("p1"))).startswith("Bob one hex south-east of Nieuw")


def test_alt_text_names_a_nearby_ship_even_if_it_is_no_enemy(table: Table) -> None:
    table.place("p1", at=hex_of(2, 0, -1))
    table.place("p2", at=hex_of(20))
    assert "; merchant no. 1, 2 hexes south. " in said("en", words.alt(table.view()))


def test_alt_text_names_an_enemy_rather_than_a_nearer_ship_that_is_none(table: Table) -> None:
    table.place("p1", at=hex_of(2, 0, -1))
    table.place("p2", at=hex_of(20))
    table.npc("npc:2", hex_of(1, 1, -2), card=RAIDER)
    assert "; raider no. 2, " in said("en", words.alt(table.view()))


def test_alt_text_says_that_a_ship_is_not_on_the_map_or_has_no_heading_yet() -> None:
    """CL-SETUP-43: ships are placed as their first turn begins."""
    state, _ = laws.opening(CAPTAINS_LOG, "anne")
    (seat,) = CAPTAINS_LOG.to_act(state)
    english = said("en", words.alt(look(CAPTAINS_LOG, state, SPECTATOR)))
    assert english.startswith(f"{PEOPLE[seat]} is not on the map yet; no ship nearby. A question")
    state.open.captains[seat].at = hex_of(1)
    english = said("en", words.alt(look(CAPTAINS_LOG, state, SPECTATOR)))
    assert f"{PEOPLE[seat]} starts " in english
    assert "heading not chosen" in english


def test_the_alt_text_of_a_game_that_is_over_names_the_winners(table: Table) -> None:
    table.sea.winners = ("p1", "p2")
    assert said("en", words.alt(table.view())) == ("Anne and Bob have won in round 1. /map text")
    assert said("fr", words.alt(table.view())) == (
        "Anne et Bob ont gagné à la manche 1. /carte texte"
    )


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_alt_text_of_every_saved_position_has_at_most_256_characters(
    name: str, code: str
) -> None:
    moment = load(name)
    game = CaptainsLog(find(moment.state.open.data))
    text = words.alt(look(game, moment.state, moment.seat))
    assert len(Language(code, "captains_log").say(text, NAMES.__getitem__, plain=True)) <= LETTERS


def test_the_map_in_words_lists_ports_in_reach_then_ships_goods_fortresses_and_wind(
    table: Table,
) -> None:
    table.npc("npc:2", hex_of(1, 1, -2), card=RAIDER)
    table.load("p1", Cube.SILVER)
    table.sea.loose = {hex_of(1, 1, -1): [Good.TEA, Good.TEA]}
    lines = lines_of("en", table.view())
    at = len(in_full(table.view(), "p1"))
    assert lines[at].startswith(
        "**Port-Sainte-Aude**, French port on tile 3: 2 hexes north-east, in reach now with "
    )
    assert "**Fort Ashby**, English port on tile 1: Anne lies here; " in "\n".join(lines)
    starts = [
        "**Bob**, sloop of level 1: ",
        "**Black Petrel (pirate raider, no. 2)**, level 1: 2 hexes north, facing north; damage 0 "
        "of 8; would attack Anne",
        "**Gouden Reiger (Dutch merchant, no. 1)**, level 1: ",
        "To pick up: 2 tea one hex north, a barrel ",
        "Fortresses: ",
        "Around Anne: ",
        "Wind for the first step: north 0",
        "The whole sea is explored.",
    ]
    found = [next(at for at, line in enumerate(lines) if line.startswith(s)) for s in starts]
    assert found == sorted(found)


def test_the_map_in_words_marks_closed_ports_and_tells_the_turns_to_ports_out_of_reach(
    table: Table,
) -> None:
    """CL-REP-19: a persona non grata may not moor."""
    table.company().reputation[Nation.FRANCE] = -5
    table.sea.turn.moved = True
    lines = lines_of("en", table.view())
    assert [line for line in lines if "2 hexes north-east, closed to Anne" in line]
    french = "\n".join(lines_of("fr", table.view()))
    assert "1 tour au moins" in french
    assert "à portée maintenant" not in french


@pytest.mark.parametrize("seed", ["alba", "brigantine", "mary", "crowd"])
def test_the_map_in_words_has_at_most_25_lines_and_alt_text_at_most_256_characters(
    seed: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, captains = CAPTAINS_LOG, 1 + len(seed) % 4
    options = replace(game.presets["standard"], npcs=3)
    state, _ = begin(game, [*PEOPLE][:captains], options, table_dice(seed, 0))
    with caplog.at_level(logging.ERROR):
        for number, _ in enumerate(islice(laws.random_steps(game, state, seed), 300)):
            if number % 15:
                continue
            view = look(game, state, SPECTATOR)
            for code in LANGUAGES:
                assert len(lines_of(code, view)) <= LINES
                spoken = Language(code, "captains_log").say(words.alt(view), lambda _: "W" * 32)
                assert len(spoken) <= LETTERS, spoken
    assert not caplog.messages


def test_the_map_in_words_with_19_npcs_has_at_most_25_lines(table: Table) -> None:
    places = [hex_of(tile, 0, 1) for tile in range(1, 20)]
    for number, at in enumerate(places):
        table.npc(f"npc:{number + 1}", at, card=number + 1)
    for code in LANGUAGES:
        lines = lines_of(code, table.view())
        assert len(lines) <= LINES
        assert sum(map(len, lines)) < 4_000
        assert len(said(code, words.alt(table.view()))) <= LETTERS
    assert "Other ships: " in "\n".join(lines_of("en", table.view()))


def test_alt_text_does_not_list_the_port_of_a_moored_ship_as_in_reach() -> None:
    """Although the other anchorage of the port is in reach."""
    table = whole_sea()
    for at in chart(table.sea).ports[8].anchorages:
        table.place("p1", at=at)
        (line,) = [said("en", words.alt(table.view()))]
        assert line.startswith("Anne at Kingsferry")
        assert "in reach: " in line
        assert "in reach: Kingsferry" not in line


def as_read_by(code: str, view: LogView, reader: str | None) -> str:
    """The map in words; *reader* alone is addressed as "you"."""
    names = Called(names=(*PEOPLE.items(),), reader=reader)
    language = Language(code, "captains_log")
    return "\n".join(language.say(text, names) for text in words.describe(view))


def crowded_sea() -> Table:
    """Anne's turn; a raider beside both, a closed port, and a fortress that fires at both."""
    table = whole_sea()
    table.npc("npc:2", hex_of(1, 1, -2), card=RAIDER)
    for seat in ("p1", "p2"):
        table.company(seat).reputation[Nation.FRANCE] = -5
        table.company(seat).reputation[Nation.HOLLAND] = -5
    return table


ADDRESSES = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_map_in_words_is_seen_from_one_named_ship_and_never_says_you_to_an_outsider(
    code: str,
) -> None:
    table = crowded_sea()
    for seat in ("p1", "p2", SPECTATOR):
        told = as_read_by(code, look(CAPTAINS_LOG, table.state, seat), None)
        assert not ADDRESSES[code].search(told), told
    watched = as_read_by(code, look(CAPTAINS_LOG, table.state, SPECTATOR), None)
    assert watched == as_read_by(code, look(CAPTAINS_LOG, table.state, "p1"), None)
    mine = as_read_by(code, look(CAPTAINS_LOG, table.state, "p2"), "p2")
    assert len(ADDRESSES[code].findall(mine)) >= 4


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seat", "other"), [("p1", "p2"), ("p2", "p1"), (SPECTATOR, "p2")])
def test_the_map_in_words_describes_the_ship_it_is_seen_from_first_and_the_others_by_distance(
    code: str, seat: str, other: str
) -> None:
    table = crowded_sea()
    lines = lines_of(code, look(CAPTAINS_LOG, table.state, seat))
    seen_from, elsewhere = PEOPLE["p1" if seat == SPECTATOR else seat], PEOPLE[other]
    assert seen_from in lines[2]
    assert seen_from in lines[3]
    assert [line for line in lines if line.startswith(f"**{elsewhere}**")]
    assert not [line for line in lines if line.startswith(f"**{seen_from}**")]
