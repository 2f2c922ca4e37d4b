"""A host's data files replace ours entry by entry; faults are refused by file and key."""

from pathlib import Path

import pytest

from engine.core.errors import BadData
from engine.games.captains_log.model import data_set

NAO = """
name = "Nao Victoria"
level = 1
price = 10000
source = "rulebook"
defence = 9
robustness = 9
movement = 8
sail_cap = 1
upgrade_cap = 3
draft = 4
yaw = [1, 2, 1]
"""


def host(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_the_standard_set_is_loaded_once_and_found_by_its_hash() -> None:
    ours = data_set.standard()
    assert data_set.standard() is ours
    assert data_set.load() is ours
    assert data_set.find(ours.hash) is ours


def test_an_unknown_hash_is_refused() -> None:
    with pytest.raises(BadData, match="hash 0000"):
        data_set.find("0000")


def test_a_host_replaces_an_entry_and_leaves_the_others(tmp_path: Path) -> None:
    ours = data_set.standard()
    theirs = data_set.load(host(tmp_path, ships=f"[nao-1]\nseal = 1\n{NAO}", prices="sails = 2000"))
    assert theirs.ships["nao-1"].name == "Nao Victoria"
    assert theirs.ships["nao-1"].crew == 0, "an entry replaces ours as a whole"
    assert {**theirs.ships, "nao-1": ours.ships["nao-1"]} == ours.ships
    assert theirs.prices.sails == 2000
    assert theirs.prices.cannon == ours.prices.cannon
    assert theirs.tiles == ours.tiles
    assert theirs.hash != ours.hash
    assert data_set.find(theirs.hash) is theirs


def test_a_host_adds_an_entry(tmp_path: Path) -> None:
    theirs = data_set.load(host(tmp_path, ships=f"[victoria]\n{NAO}"))
    assert theirs.ships["victoria"].id == "victoria"
    assert len(theirs.ships) == len(data_set.standard().ships) + 1


def test_the_order_of_entries_does_not_change_the_hash(tmp_path: Path) -> None:
    swapped = "[flag_tokens]\nfrance = 6\nengland = 6\nspain = 6\nholland = 6\n"
    assert data_set.load(host(tmp_path, table=swapped)) is data_set.standard()


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"ships": f"[victoria]\n{NAO}speed = 3"}, r"ships.toml \[victoria\] speed: "),
        ({"ships": f"[victoria]\n{NAO}id = 'x'"}, r"ships.toml \[victoria\] id: "),
        ({"ships": "[victoria]\nname = 'Nao'"}, r"ships.toml \[victoria\] level: "),
        ({"ships": f"[victoria]\n{NAO}crew = '8'"}, r"ships.toml \[victoria\] crew: "),
        ({"ships": f"[victoria]\n{NAO}crew = 8.5"}, r"ships.toml \[victoria\] crew: "),
        ({"ships": f"[victoria]\n{NAO}crew = true"}, r"ships.toml \[victoria\] crew: "),
        ({"ships": f"[victoria]\n{NAO}crew = 1805-10-21"}, r"ships.toml \[victoria\]: .*date"),
        ({"ships": "victoria = 3"}, r"ships.toml \[victoria\]"),
        ({"npcs": "[one]\nname = 'x'"}, r"npcs.toml \[one\] "),
        ({"markets": "[denmark]\ngood = 'tea'"}, r"markets.toml \[denmark\] "),
        ({"prices": "rum = 500"}, r"prices.toml rum: "),
        ({"prices": "sails = -500"}, r"prices.toml sails: "),
        ({"table": "nation_die = ['spain']"}, r"table.toml nation_die: "),
        ({"holds": '"1/9" = ["g g"]'}, r"holds.toml \['1/9'\] draft: "),
        ({"holds": '"1/4" = ["gx g"]'}, r"holds.toml \['1/4'\]: unknown icon 'x'"),
        ({"tils": ""}, r"tils.toml: no such file"),
        ({"winds": "[north\n"}, r"winds.toml: "),
    ],
)
def test_an_unknown_or_missing_key_or_a_wrong_type_is_refused_by_file_and_key(
    tmp_path: Path, files: dict[str, str], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        data_set.load(host(tmp_path, **files))


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"tiles": "[1]\nsource = 'authored'\nstart = [3, 0]"}, r"tiles.toml \[1\] start: "),
        (
            {"tiles": "[1]\nsource = 'authored'\nland = [[0, 0]]\nstart = [0, 0]"},
            r"tiles.toml \[1\] start: \[0, 0\] is land",
        ),
        (
            {"tiles": "[1]\nsource = 'authored'\ntreasures = [[0, 0]]"},
            r"tiles.toml \[1\] treasures: \[0, 0\] is sea",
        ),
        ({"tiles": "[1]\nsource = 'authored'"}, r"npcs.toml \[3\] entry: tile 1 "),
        ({"ships": f"[nao-1]\n{NAO}"}, r"npcs.toml \[1\] ship: nao-1 is of another"),
        ({"table": "board_a = ['raft']"}, r"table.toml board_a: ships.toml has no raft"),
        ({"holds": '"1/4" = ["g g"]'}, r"ships.toml \[board-a-1\] robustness: "),
    ],
)
def test_an_entry_that_contradicts_another_is_refused_by_file_and_key(
    tmp_path: Path, files: dict[str, str], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        data_set.load(host(tmp_path, **files))


def test_an_anchorage_away_from_its_port_is_refused(tmp_path: Path) -> None:
    port = "[9.port]\nat = [0, 0]\nname = 'Far'\nowner = 'native'\nservices = []"
    tile = f"[9]\nsource = 'authored'\nland = [[0, 0]]\n{port}\nanchorages = [[1, 1]]"
    with pytest.raises(BadData, match=r"tiles.toml \[9\] port.anchorages: \[1, 1\] does not touch"):
        data_set.load(host(tmp_path, tiles=tile))


FORTRESS = """
[6]
source = "authored"
start = [2, -1]
spawns = [["aggressive", [1, 1]], ["defensive", [1, 1]], ["merchant", [1, 1]]]
whales = [[-1, -1]]
land = {land}
[6.fortress]
owner = "spain"
at = {at}
fire = []
"""
HARBOUR = """
[6.port]
at = {at}
name = "Twin"
owner = "france"
services = []
anchorages = [{mooring}]
"""


@pytest.mark.rule("CL-EXPLORE-07")
@pytest.mark.parametrize(
    ("tile", "fault"),
    [
        (FORTRESS.format(land=[[0, 0]], at=[0, 0]), None),
        (
            FORTRESS.format(land=[[0, 0], [1, -2]], at=[0, 0])
            + HARBOUR.format(at=[1, -2], mooring=[1, -1]),
            None,
        ),
        (
            FORTRESS.format(land=[[0, 0], [0, 1]], at=[0, 0])
            + HARBOUR.format(at=[0, 1], mooring=[-1, 1]),
            r"its island goes on at \[0, 1\]",
        ),
        (
            FORTRESS.format(land=[[0, 0]], at=[0, 0]) + HARBOUR.format(at=[0, 0], mooring=[0, 1]),
            "the port of the tile stands there too",
        ),
        (FORTRESS.format(land=[[0, -1]], at=[0, -1]), r"\[0, -1\] is not the centre"),
    ],
)
def test_a_fortress_that_could_share_its_island_with_a_port_is_refused(
    tmp_path: Path, tile: str, fault: str | None
) -> None:
    if fault is None:
        assert data_set.load(host(tmp_path, tiles=tile)).tiles[6].fortress
        return
    with pytest.raises(BadData, match=rf"tiles.toml \[6\] fortress.at: {fault}"):
        data_set.load(host(tmp_path, tiles=tile))
