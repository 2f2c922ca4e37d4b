"""Loading of the data set: the game's TOML files, overlaid by the host's, as records with
a hash.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.core.data_sets import DataSets, Sheets
from engine.core.errors import BadData
from engine.core.records import value
from engine.games.fleet_commander.model.cards import (
    BoardCard,
    DataSet,
    FleetCard,
    LayoutCard,
    Mode,
    Rulings,
    ShipCard,
    ShipSort,
    Weapon,
    WeaponCard,
)

FILES: Final = ("ships", "weapons", "boards", "scenarios", "fleets", "table")
BOARD_LETTERS: Final = ".AGC123456"
MODES: Final[tuple[tuple[Mode, int], ...]] = (
    ("duel", 2),
    ("teams_of_four", 4),
    ("teams_of_six", 6),
    *(("free_for_all", people) for people in (3, 4, 5, 6)),
)
"""Each mode with each number of people that it allows; every such pair needs a standard board."""

_OURS = Path(__file__).parent.parent / "data"


def load(overlay: Path | None = None) -> DataSet:
    """The game's data set, in which entries of the host's files in *overlay* replace the game's
    own.

    :raises BadData: naming file and key of what is unreadable, unknown, missing or contradictory.
    """
    sheets = Sheets(_OURS, FILES, overlay)
    table = sheets.whole("table", _Table)
    data = DataSet(
        hash="",
        ships=sheets.cards("ships", ShipCard, "sort", lambda card: card.sort),
        weapons=sheets.cards("weapons", WeaponCard, "weapon", lambda card: card.weapon),
        boards=sheets.cards("boards", BoardCard, "id", lambda card: card.id),
        layouts=sheets.cards("scenarios", LayoutCard, "id", lambda card: card.id),
        fleets=sheets.cards("fleets", FleetCard, "id", lambda card: card.id),
        first_weapons=table.first_weapons,
        rulings=table.rulings,
    )
    _check(data)
    return SETS.register(SETS.hashed(data))


SETS: Final = DataSets(DataSet, load)

standard = SETS.standard
find = SETS.find
register = SETS.register
dump = SETS.dump
restore_all = SETS.restore_all


@value
class _Table:
    """The entries of ``table.toml``, as described in ``DataSet``."""

    first_weapons: tuple[Weapon, ...]
    rulings: Rulings


def _check(data: DataSet) -> None:
    """Check that the cards are complete and do not contradict each other.

    :raises BadData: naming the first fault.
    """
    lacking = [f"ships.toml: {sort} is missing" for sort in ShipSort if sort not in data.ships]
    lacking += [f"weapons.toml: {one} is missing" for one in Weapon if one not in data.weapons]
    if "first_game" not in data.fleets:
        lacking.append("fleets.toml: first_game is missing")
    if lacking:
        raise BadData(lacking[0])
    for mode, people in MODES:
        fitting = (
            one for one in data.boards.values() if mode in one.modes and people in one.people
        )
        if sum(board.standard for board in fitting) != 1:
            raise BadData(f"boards.toml: not one board is standard for {mode} of {people}")
    for board in data.boards.values():
        _check_zones(f"boards.toml [{board.id}]", board.zones)
        numbers = {int(n) for zone in board.zones for row in zone for n in row if n.isdigit()}
        if numbers != {*range(1, len(numbers) + 1)} or len(numbers) < max(board.people, default=0):
            raise BadData(f"boards.toml [{board.id}] zones: not a deployment zone for everybody")
    for layout in data.layouts.values():
        _check_layout(layout)


def _check_zones(where: str, zones: Sequence[Sequence[str]]) -> None:
    """Check that the rows of each zone have one length and known letters.

    :raises BadData: naming *where* and the first fault.
    """
    for zone in zones:
        if len({len(row) for row in zone}) != 1 or not zone[0]:
            raise BadData(f"{where} zones: the rows are not of one length")
        if unknown := {letter for row in zone for letter in row} - {*BOARD_LETTERS}:
            raise BadData(f"{where} zones: unknown sector {min(unknown)!r}")


def _check_layout(layout: LayoutCard) -> None:
    """Check that a layout can be drawn and has every sector that it names.

    :raises BadData: naming the first fault.
    """
    where = f"scenarios.toml [{layout.id}]"
    _check_zones(where, layout.zones)
    rows = layout.zones[0]
    names = [name for _, name in layout.portals] + [name for name, _ in layout.containers]
    for name in [*names, *([layout.shuttle] if layout.shuttle else ())]:
        column, row = place_named(name)
        if not (0 <= column < len(rows[0]) and 0 <= row < len(rows)):
            raise BadData(f"{where}: there is no sector {name!r}")


def place_named(name: str) -> tuple[int, int]:
    """Column and row, from 0, of the sector that players call *name*; (-1, -1) if *name* is
    malformed.
    """
    if len(name) < 2 or not name[1:].isdecimal():
        return -1, -1
    return ord(name[0]) - ord("A"), int(name[1:]) - 1
