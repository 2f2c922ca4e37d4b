"""Names of the hexes of the map."""

import math

import pytest

from bot.words.language import LANGUAGES
from engine.core.words import Listing, Text
from engine.games.captains_log import words
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.words import places
from engine.space.hexes import HEADINGS, neighbour
from renders.kit.grids import world
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of


def test_no_two_hexes_of_the_map_have_the_same_name(table: Table) -> None:
    view = table.view()
    revealed = [at for at, known in enumerate(chart(view.open).revealed) if known]
    for code in LANGUAGES:
        called = [said(code, words.place(view, at)) for at in revealed]
        assert len(set(called)) == len(revealed)
        assert max(map(len, called)) <= 100


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        (hex_of(3, 1, 0), "The anchorage 1 hex south-east of Port-Sainte-Aude", None),
        (hex_of(13, 0, 0), "Oranjebaai", "Oranjebaai"),
        (hex_of(5, 0, 0), "The fortress 2 hexes south and 1 south-west of Fort Ashby", None),
        (
            hex_of(17),
            None,
            "2 caisses de thé à la dérive à 3 cases au nord et 1 au nord-est de Havre-Doré",
        ),
        (
            hex_of(2, 1, -2),
            None,
            "Banc de sable de profondeur 2 à 2 cases au nord-est de Nieuw Vlieland",
        ),
        (hex_of(1, 1, -2), "The barrel 2 hexes north and 1 north-east of Fort Ashby", None),
        (hex_of(2, 0, 1), "Open sea 1 hex south-east and 1 south of Nieuw Vlieland", None),
    ],
)
def test_the_name_of_a_hex_tells_the_place_goods_or_shoal_there(
    table: Table, at: int, english: str | None, french: str | None
) -> None:
    for code, expected in (("en", english), ("fr", french)):
        if expected:
            assert said(code, words.place(table.view(), at)) == expected


def test_french_names_of_anchorages_elide_de_before_a_vowel(table: Table) -> None:
    sheet = chart(table.sea)
    names = {
        tile: said("fr", words.place(table.view(), sheet.ports[tile].anchorages[0]))
        for tile in (3, 13, 16)
    }
    assert names == {
        3: "Amarrage à 1 case au sud-est de Port-Sainte-Aude",
        13: "Amarrage à 1 case au sud-ouest d'Oranjebaai",
        16: "Amarrage à 1 case au nord-ouest de Havre-Doré",
    }


def test_directions_and_distances_from_a_port_are_those_of_its_name_in_the_picture(
    table: Table,
) -> None:
    """Counted on the drawn places, from the hex that bears the port's name."""
    sheet, view = chart(table.sea), table.view()
    ports = {port.card.name: port for port in sheet.ports.values()}
    compared = 0
    for at in range(len(sheet.depth)):
        told = places.whereabouts(view, at)
        if told.key != "where-near":
            continue
        facts = dict(told.facts)
        port = ports[str(facts["name"])]
        assert facts["hexes"] == sheet.board.distance(port.at, at)
        assert facts["side"] == drawn_side(sheet, port.at, at)
        compared += 1
    assert compared > 100


def test_the_way_to_every_port_leads_where_its_name_is_drawn(table: Table) -> None:
    sheet = chart(table.sea)
    compared = 0
    for at in range(0, len(sheet.depth), 5):
        if at in sheet.moorings or not sheet.revealed[at] or not sheet.depth[at]:
            continue
        table.place("p1", at)
        for port in sheet.ports.values():
            way = places.way_to_port(table.view(), port)
            if way.key == "way":
                assert dict(way.facts)["side"] == drawn_side(sheet, at, port.at)
                compared += 1
    assert compared > 100


def test_counting_the_named_hexes_from_the_port_leads_to_the_hex(table: Table) -> None:
    sheet, view = chart(table.sea), table.view()
    ports = {port.card.name: port for port in sheet.ports.values()}
    for at in (one for one, known in enumerate(sheet.revealed) if known):
        told = places.exactly(view, at)
        if told.key != "where-counted":
            assert at in [port.at for port in ports.values()]
            continue
        facts = dict(told.facts)
        here, legs = sheet.board.at[ports[str(facts["name"])].at], facts["legs"]
        assert isinstance(legs, Listing)
        for leg in legs.items:
            assert isinstance(leg, Text)
            count, heading = (
                dict(leg.facts)["hexes"],
                COMPASS.index(str(dict(leg.facts)["heading"])),
            )
            assert isinstance(count, int)
            for _ in range(count):
                here = neighbour(here, HEADINGS[heading])
        assert here == sheet.board.at[at]


COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
POINTS = (
    *("north", "north-north-east", "north-east", "east", "south-east", "south-south-east"),
    *("south", "south-south-west", "south-west", "west", "north-west", "north-north-west"),
)


def drawn_side(sheet: Chart, start: int, at: int) -> str:
    """The point of the compass in which *at* is drawn, as seen from *start*; y grows downwards."""
    (x, y), (far_x, far_y) = world(sheet.board.at[start]), world(sheet.board.at[at])
    return POINTS[round(math.degrees(math.atan2(far_x - x, y - far_y)) / 30) % 12]
