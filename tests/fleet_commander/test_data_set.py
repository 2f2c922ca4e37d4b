"""The data set: what is printed on ships, dice and boards, and what a host may change."""

from collections import Counter
from pathlib import Path

import pytest

from engine.core.errors import BadData
from engine.games.fleet_commander.model import data_set
from engine.games.fleet_commander.model.cards import Ability, ShipSort, Weapon

OURS = data_set.standard()


@pytest.mark.parametrize(
    ("sort", "figures", "ability"),
    [
        pytest.param("frigate", (1, 1, 6), "ion_drive", marks=pytest.mark.rule("FC-SHIP-01")),
        pytest.param("destroyer", (2, 2, 12), "multipoint", marks=pytest.mark.rule("FC-SHIP-02")),
        pytest.param(
            "cruiser",
            (3, 3, 18),
            "depolarised_shields",
            marks=pytest.mark.rule("FC-SHIP-03", "FC-GAP-08"),
        ),
        pytest.param(
            "battleship", (4, 4, 24), "special_weapon", marks=pytest.mark.rule("FC-SHIP-04")
        ),
    ],
)
def test_each_ship_has_its_class_firepower_hull_and_ability(
    sort: str, figures: tuple[int, int, int], ability: str
) -> None:
    card = OURS.ships[ShipSort(sort)]
    assert (card.ship_class, card.firepower, card.hull) == figures
    assert card.ability is Ability(ability)


@pytest.mark.rule("FC-DICE-06", "FC-GAP-01")
def test_a_die_has_two_orthogonal_two_diagonal_one_multiple_and_one_special_face() -> None:
    assert Counter(OURS.rulings.faces) == {"O": 2, "D": 2, "M": 1, "S": 1}


def test_there_are_nine_weapons() -> None:
    assert set(OURS.weapons) == set(Weapon)
    assert len(OURS.weapons) == 9


def test_named_fleets_have_twelve_class_points() -> None:
    worth = {card.sort: card.ship_class for card in OURS.ships.values()}
    for fleet in OURS.fleets.values():
        points = (
            fleet.frigates * worth[ShipSort.FRIGATE]
            + fleet.destroyers * worth[ShipSort.DESTROYER]
            + fleet.cruisers * worth[ShipSort.CRUISER]
            + fleet.battleships * worth[ShipSort.BATTLESHIP]
        )
        assert points == 12, fleet.id


def test_a_host_may_change_a_ship(tmp_path: Path) -> None:
    (tmp_path / "ships.toml").write_text(
        '[frigate]\nship_class = 1\nfirepower = 2\nhull = 6\nability = "ion_drive"\n'
        'source = "authored"\n',
        "utf-8",
    )
    data = data_set.load(tmp_path)
    assert data.ships[ShipSort.FRIGATE].firepower == 2
    assert data.ships[ShipSort.DESTROYER] == OURS.ships[ShipSort.DESTROYER]
    assert data.hash != OURS.hash
    assert data_set.find(data.hash) == data


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("boards", '[odd]\nzones = [["..", "..."]]\nsource = "authored"\n', "of one length"),
        ("boards", '[odd]\nzones = [["?."]]\nsource = "authored"\n', "unknown sector '?'"),
        ("ships", "[frigate]\nhull = 6\n", "ships.toml .frigate."),
        ("ships", '[frigate]\nsort = "frigate"\n', "the key of the table"),
        ("dice", "", "no such file"),
        ("ships", "[", "ships.toml"),
    ],
)
def test_an_error_in_a_hosts_data_files_is_reported(
    tmp_path: Path, file: str, text: str, told: str
) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(BadData, match=told):
        data_set.load(tmp_path)


def test_a_kept_data_set_is_restored_unless_changed_or_unreadable(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_bytes(data_set.dump(OURS))
    assert data_set.restore_all(tmp_path) == ()
    (tmp_path / "kept.json").write_bytes(data_set.dump(OURS).replace(b'"hull":6', b'"hull":7'))
    (changed,) = data_set.restore_all(tmp_path)
    assert changed.endswith("kept.json was changed since it was kept")
    (tmp_path / "kept.json").write_bytes(b"{}")
    (unread,) = data_set.restore_all(tmp_path)
    assert "kept.json cannot be read" in unread
