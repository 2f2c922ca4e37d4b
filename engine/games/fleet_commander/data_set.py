"""Loads the data set: our TOML files, overlaid by the host's, as records with a hash."""

import functools
import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.core.codec import Codec
from engine.core.errors import BadData
from engine.core.records import value
from engine.games.fleet_commander.cards import (
    BoardCard,
    DataSet,
    FleetCard,
    LayoutCard,
    Rulings,
    ShipCard,
    ShipSort,
    Weapon,
    WeaponCard,
)

K = TypeVar("K", bound=str)
T = TypeVar("T")

FILES: Final = ("ships", "weapons", "boards", "scenarios", "fleets", "table")
BOARD_LETTERS: Final = ".AGC123456"

_OURS = Path(__file__).parent / "data"
_loaded: dict[str, DataSet] = {}


def load(overlay: Path | None = None) -> DataSet:
    """Our data set, with the entries of the host's files in *overlay* in place of ours.

    A file of the host's has the name of one of ours. Each of its entries replaces ours of the
    same key as a whole, or is added.

    :raises BadData: naming file and key of what is unreadable, unknown, missing or contradictory.
    """
    sheets = {name: _read(_OURS / f"{name}.toml") for name in FILES}
    for path in sorted(overlay.glob("*.toml")) if overlay else ():
        if path.stem not in sheets:
            raise BadData(f"{path.name}: no such file in a data set; there are {', '.join(FILES)}")
        sheets[path.stem] |= _read(path)
    table = Codec[_Table](_Table).parse(sheets["table"], "table.toml")
    data = DataSet(
        hash="",
        ships=_cards(sheets, "ships", Codec(ShipCard), "sort", lambda card: card.sort),
        weapons=_cards(sheets, "weapons", Codec(WeaponCard), "weapon", lambda card: card.weapon),
        boards=_cards(sheets, "boards", Codec(BoardCard), "id", lambda card: card.id),
        layouts=_cards(sheets, "scenarios", Codec(LayoutCard), "id", lambda card: card.id),
        fleets=_cards(sheets, "fleets", Codec(FleetCard), "id", lambda card: card.id),
        first_weapons=table.first_weapons,
        rulings=table.rulings,
    )
    _check(data)
    return register(replace(data, hash=_hash(dump(data))))


def register(data: DataSet) -> DataSet:
    """Make *data* known, by its hash, to the tables that play by it."""
    return _loaded.setdefault(data.hash, data)


def dump(data: DataSet) -> bytes:
    """*data* as JSON, to be kept as long as tables play by it."""
    return Codec[DataSet](DataSet).dump(data)


def restore_all(folder: Path) -> None:
    """Make every data set kept in *folder* known again.

    :raises BadData: if one cannot be read, or is no longer what it was.
    """
    for path in sorted(folder.glob("*.json")):
        try:
            data = Codec[DataSet](DataSet).load(path.read_bytes())
        except ValueError as error:
            raise BadData(f"a data set that was kept cannot be read: {error}") from None
        if _hash(dump(replace(data, hash=""))) != data.hash:
            raise BadData(f"the data set {data.hash} was changed since it was kept")
        register(data)


@functools.cache
def standard() -> DataSet:
    """Our own data set, without a host's files."""
    return load()


def find(name: str) -> DataSet:
    """The data set whose hash is *name*: ours, or one loaded before.

    :raises BadData: if there is none.
    """
    found = _loaded.get(name)
    if found is not None:
        return found
    if name != standard().hash:
        raise BadData(f"no data set with the hash {name} has been loaded")
    return standard()


@value
class _Table:
    """The entries of ``table.toml``, as described in ``DataSet``."""

    first_weapons: tuple[Weapon, ...]
    rulings: Rulings


def _check(data: DataSet) -> None:
    """:raises BadData: if the cards contradict each other."""
    lacking = [f"ships.toml: {sort} is missing" for sort in ShipSort if sort not in data.ships]
    lacking += [f"weapons.toml: {one} is missing" for one in Weapon if one not in data.weapons]
    if "first_game" not in data.fleets:
        lacking.append("fleets.toml: first_game is missing")
    if lacking:
        raise BadData(lacking[0])
    for board in data.boards.values():
        for zone in board.zones:
            if len({len(row) for row in zone}) != 1 or not zone[0]:
                raise BadData(f"boards.toml [{board.id}] zones: the rows are not of one length")
            if unknown := {letter for row in zone for letter in row} - {*BOARD_LETTERS}:
                raise BadData(f"boards.toml [{board.id}] zones: unknown sector {min(unknown)!r}")
    for layout in data.layouts.values():
        _check_layout(layout)


def _check_layout(layout: LayoutCard) -> None:
    """:raises BadData: if its zones cannot be drawn, or lack a sector it names."""
    where = f"scenarios.toml [{layout.id}]"
    for zone in layout.zones:
        if len({len(row) for row in zone}) != 1 or not zone[0]:
            raise BadData(f"{where} zones: the rows are not of one length")
        if unknown := {letter for row in zone for letter in row} - {*BOARD_LETTERS}:
            raise BadData(f"{where} zones: unknown sector {min(unknown)!r}")
    rows = layout.zones[0]
    names = [name for _, name in layout.portals] + [name for name, _ in layout.containers]
    for name in [*names, *([layout.shuttle] if layout.shuttle else ())]:
        column, row = place_named(name)
        if not (0 <= column < len(rows[0]) and 0 <= row < len(rows)):
            raise BadData(f"{where}: there is no sector {name!r}")


def place_named(name: str) -> tuple[int, int]:
    """The column and row, from 0, of the sector that players call *name*; (-1, -1) if none is."""
    if len(name) < 2 or not name[1:].isdecimal():
        return -1, -1
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from None


def _cards(
    sheets: dict[str, dict[str, Any]],
    file: str,
    codec: Codec[T],
    name: str,
    key: Callable[[T], K],
) -> dict[K, T]:
    """The entries of *file* as cards by key; the key of each is its field *name*."""
    cards: dict[K, T] = {}
    fields: Codec[dict[str, Any]] = Codec(dict[str, Any])
    for label, plain in sheets[file].items():
        where = f"{file}.toml [{label}]"
        entry = fields.parse(plain, where)
        if name in entry:
            raise BadData(f"{where} {name}: it is the key of the table, not a field")
        card = codec.parse(entry | {name: label}, where)
        cards[key(card)] = card
    return {one: cards[one] for one in sorted(cards)}
