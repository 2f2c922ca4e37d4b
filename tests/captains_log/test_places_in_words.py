"""Names of the hexes of the map."""

import pytest

from bot.words.language import LANGUAGES
from engine.games.captains_log import words
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.words import places
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
        (hex_of(3, 1, 0), "The anchorage of Port-Sainte-Aude (tile 3, south-east part)", None),
        (hex_of(13, 0, 0), "Oranjebaai (tile 13, centre)", "Oranjebaai, tuile 13, centre"),
        (hex_of(5, 0, 0), "The fortress on tile 5 (centre)", "Forteresse, tuile 5, centre"),
        (hex_of(17), None, "2 thés à la dérive, tuile 17, centre"),
        (hex_of(2, 1, -2), None, "Banc de sable de profondeur 2, tuile 2, côté nord-nord-est"),
        (hex_of(1, 1, -2), "The barrel on tile 1 (north-north-east part)", None),
        (hex_of(2, 0, 1), "Tile 2, south part", "Tuile 2, côté sud"),
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
        tile: said("fr", words.place(table.view(), sheet.ports[tile].anchorages[0])).split(",")[0]
        for tile in (3, 13, 16)
    }
    assert names == {
        3: "Amarrage de Port-Sainte-Aude",
        13: "Amarrage d'Oranjebaai",
        16: "Amarrage de Havre-Doré",
    }


def test_texts_on_the_way_to_and_from_a_port_give_one_distance_and_opposite_directions(
    table: Table,
) -> None:
    """Both are measured to the anchorage where a ship has to moor to trade."""
    sheet, opposite = chart(table.sea), {"north": "south", "south": "north"}
    port = sheet.ports[3]
    for at in range(len(sheet.depth)):
        if at in sheet.moorings or not sheet.revealed[at] or not sheet.depth[at]:
            continue
        table.place("p1", at)
        told, way = places.whereabouts(table.view(), at), places.way_to_port(table.view(), port)
        near, far = dict(told.facts), dict(way.facts)
        if near.get("name") != port.card.name or way.key != "way":
            continue
        turned = "-".join(
            opposite.get(one, {"east": "west", "west": "east"}.get(one, one))
            for one in str(far["side"]).split("-")
        )
        assert (near["hexes"], near["side"]) == (far["steps"], turned), at
