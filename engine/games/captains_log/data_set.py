"""Loads the data set: our TOML files, overlaid by the host's, as records with a hash."""

import functools
import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

from engine.core.codec import Codec
from engine.core.errors import BadData
from engine.core.records import value
from engine.games.captains_log.cards import (
    BarrelCard,
    DataSet,
    EventCard,
    FameTrack,
    Good,
    HoldCard,
    MarketCard,
    Nation,
    NpcCard,
    Prices,
    ReputationRow,
    ShipCard,
    SlotIcon,
    StartingKit,
    TileCard,
    WindCard,
)
from engine.games.captains_log.data_checks import check

K = TypeVar("K", bound=int | str)
T = TypeVar("T")

Sheet: TypeAlias = dict[str, Any]
"""What a TOML file holds: entries by key."""

FILES: Final = (
    *("tiles", "winds", "holds", "ships", "npcs", "markets", "barrels", "events"),
    *("reputation", "fame", "prices", "table"),
)

_OURS = Path(__file__).parent / "data"
_FIELDS: Codec[dict[str, Any]] = Codec(dict[str, Any])
_loaded: dict[str, DataSet] = {}


def load(overlay: Path | None = None) -> DataSet:
    """Our data set, with the entries of the host's files in *overlay* in place of ours.

    A file of the host's has the name of one of ours. Each of its entries replaces ours of the
    same key as a whole, or is added.

    :raises BadData: naming file and key of what is unreadable, unknown, missing or contradictory.
    """
    sheets = _sheets(overlay)
    table = Codec[_Table](_Table).parse(sheets["table"], "table.toml")
    data = DataSet(
        hash="",
        tiles=_cards(sheets, "tiles", Codec(TileCard), "number", lambda card: card.number),
        winds=_cards(sheets, "winds", Codec(WindCard), "id", lambda card: card.id),
        holds=_holds(sheets),
        ships=_cards(sheets, "ships", Codec(ShipCard), "id", lambda card: card.id),
        board_a=table.board_a,
        npcs=_cards(sheets, "npcs", Codec(NpcCard), "number", lambda card: card.number),
        markets=_cards(sheets, "markets", Codec(MarketCard), "nation", lambda card: card.nation),
        barrels=_cards(sheets, "barrels", Codec(BarrelCard), "id", lambda card: card.id),
        events=_cards(sheets, "events", Codec(EventCard), "id", lambda card: card.id),
        reputation=_cards(
            sheets, "reputation", Codec(ReputationRow), "nation", lambda row: row.nation
        ),
        fame=Codec[FameTrack](FameTrack).parse(sheets["fame"], "fame.toml"),
        prices=Codec[Prices](Prices).parse(sheets["prices"], "prices.toml"),
        wars=table.wars,
        nation_die=table.nation_die,
        supply=_ordered(table.supply),
        day_steps=table.day_steps,
        flag_tokens=_ordered(table.flag_tokens),
        start=table.start,
    )
    check(data)
    return register(replace(data, hash=_hash(dump(data))))


def register(data: DataSet) -> DataSet:
    """Make *data* known, by its hash, to the tables that play by it."""
    return _loaded.setdefault(data.hash, data)


def dump(data: DataSet) -> bytes:
    """*data* as JSON, to be kept as long as tables play by it."""
    return Codec[DataSet](DataSet).dump(data)


def restore(raw: bytes) -> DataSet:
    """Make a data set that was kept known again.

    :raises BadData: if it is not one, or no longer what it was.
    """
    try:
        data = Codec[DataSet](DataSet).load(raw)
    except ValueError as error:
        raise BadData(f"a data set that was kept cannot be read: {error}") from None
    if _hash(dump(replace(data, hash=""))) != data.hash:
        raise BadData(f"the data set {data.hash} was changed since it was kept")
    return register(data)


def restore_all(folder: Path) -> None:
    """Make every data set kept in *folder* known again, and those in the folder around it.

    Version 1 kept ours there; other games have folders of their own.

    :raises BadData:
    """
    for path in sorted((*folder.parent.glob("*.json"), *folder.glob("*.json"))):
        restore(path.read_bytes())


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


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@value
class _Table:
    """The entries of ``table.toml``, as described in ``DataSet``."""

    board_a: tuple[str, ...]
    wars: tuple[tuple[Nation, Nation], ...]
    nation_die: tuple[Nation, ...]
    supply: dict[Good, int]
    day_steps: tuple[Literal["day", "night"], ...]
    flag_tokens: dict[Nation, int]
    start: StartingKit


def _sheets(overlay: Path | None) -> dict[str, Sheet]:
    sheets = {name: _read(_OURS / f"{name}.toml") for name in FILES}
    for path in sorted(overlay.glob("*.toml")) if overlay else ():
        if path.stem not in sheets:
            raise BadData(f"{path.name}: no such file in a data set; there are {', '.join(FILES)}")
        sheets[path.stem] |= _read(path)
    return sheets


def _read(path: Path) -> Sheet:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from None


def _cards(
    sheets: dict[str, Sheet], file: str, codec: Codec[T], name: str, key: Callable[[T], K]
) -> dict[K, T]:
    """The entries of *file* as cards; the key of each is its field *name*."""
    cards: list[T] = []
    for label, plain in sheets[file].items():
        where = f"{file}.toml [{label}]"
        entry = _FIELDS.parse(plain, where)
        if name in entry:
            raise BadData(f"{where} {name}: it is the key of the table, not a field")
        key_field = int(label) if name == "number" and label.isdecimal() else label
        cards.append(codec.parse(entry | {name: key_field}, where))
    return _ordered({key(card): card for card in cards})


def _ordered(cards: dict[K, T]) -> dict[K, T]:
    """*cards* by key, so that the order of a file does not change the hash."""
    return {key: cards[key] for key in sorted(cards)}


_ICONS: dict[str, SlotIcon] = {
    "g": "gunport",
    "c": "cannon",
    "r": "rowboat",
    "k": "cabin",
    "d": "damage",
    "f": "fame",
}


def _holds(sheets: dict[str, Sheet]) -> dict[str, HoldCard]:
    """Holds drawn as rows of slots, each a letter an icon, or a dot for none."""
    holds: dict[str, HoldCard] = {}
    for key, entry in sheets["holds"].items():
        where = f"holds.toml [{key!r}]"
        rows = Codec[tuple[str, ...]](tuple[str, ...]).parse(entry, where)
        words = [
            (row, column, word.replace(".", ""))
            for row, line in enumerate(rows)
            for column, word in enumerate(line.split())
        ]
        if unknown := {letter for _, _, word in words for letter in word} - _ICONS.keys():
            raise BadData(f"{where}: unknown icon {min(unknown)!r}")
        # Ruling CL-AMB-52: water rises row by row from the right, fire sinks row by row.
        water = sorted(range(len(words)), key=lambda i: (-words[i][0], -words[i][1]))
        level, _, draft = key.partition("/")
        plain = {
            "level": int(level) if level.isdecimal() else level,
            "draft": int(draft) if draft.isdecimal() else draft,
            "slots": [
                {"row": row, "column": column, "icons": [_ICONS[letter] for letter in word]}
                for row, column, word in words
            ],
            "water": water,
            "fire": list(range(len(words))),
        }
        holds[key] = Codec[HoldCard](HoldCard).parse(plain, where)
    return _ordered(holds)
