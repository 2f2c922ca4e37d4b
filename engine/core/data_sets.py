"""Data sets: a game's TOML files, overlaid by a host's, as records known by their hash."""

import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast

from engine.core.codec import Codec
from engine.core.errors import BadData
from engine.core.game import KeptSet


class _Hashed(Protocol):
    """A record whose *hash* is the hash of all its other fields."""

    @property
    def hash(self) -> str: ...


D = TypeVar("D", bound=_Hashed)
K = TypeVar("K", bound=int | str)
T = TypeVar("T")

_FIELDS: Codec[dict[str, Any]] = Codec(dict[str, Any])


class Sheets:
    """The TOML *files* of a game in *folder*, with a host's entries replacing ours.

    A host's file has the same name as one of ours. Each of its entries replaces the entry of ours
    with the same key as a whole, or is added.

    :raises BadData: naming a file that cannot be read, or that no data set has.
    """

    def __init__(self, folder: Path, files: tuple[str, ...], overlay: Path | None) -> None:
        self._entries = {name: _read(folder / f"{name}.toml") for name in files}
        for path in sorted(overlay.glob("*.toml")) if overlay else ():
            if path.stem not in self._entries:
                known = ", ".join(files)
                raise BadData(f"{path.name}: no such file in a data set; there are {known}")
            self._entries[path.stem] |= _read(path)

    def entries(self, file: str) -> dict[str, Any]:
        """The entries of *file* by key."""
        return self._entries[file]

    def whole(self, file: str, kind: type[T]) -> T:
        """All of *file* as one record of *kind*.

        :raises BadData: naming the field that is wrong.
        """
        return Codec[T](kind).parse(self.entries(file), f"{file}.toml")

    def cards(self, file: str, kind: type[T], name: str, key: Callable[[T], K]) -> dict[K, T]:
        """The entries of *file* as records by key; each record gets its key as the field *name*.

        :raises BadData: naming the file and key that is wrong.
        """
        codec, cards = Codec[T](kind), list[T]()
        for label, plain in self.entries(file).items():
            where = f"{file}.toml [{label}]"
            entry = _FIELDS.parse(plain, where)
            if name in entry:
                raise BadData(f"{where} {name}: it is the key of the table, not a field")
            key_field = int(label) if name == "number" and label.isdecimal() else label
            cards.append(codec.parse(entry | {name: key_field}, where))
        return ordered({key(card): card for card in cards})


class DataSets(Generic[D]):
    """The data sets of one game, records of *kind*, found by their hash.

    *load* reads our own data set, with the host's files in a folder laid over it if a folder is
    given.
    """

    def __init__(self, kind: type[D], load: Callable[[Path | None], D]) -> None:
        self._codec, self._load = Codec[D](kind), load
        self._standard: D | None = None
        self.known: dict[str, D] = {}
        """Data sets by hash."""

    def standard(self) -> D:
        """Our own data set, without a host's files."""
        self._standard = self._standard or self._load(None)
        return self._standard

    def hashed(self, data: D) -> D:
        """A copy of *data* that holds its own hash."""
        unnamed: D = replace(cast("Any", data), hash="")
        digest = hashlib.sha256(self._codec.dump(unnamed)).hexdigest()
        named: D = replace(cast("Any", data), hash=digest)
        return named

    def register(self, data: D) -> D:
        """Let tables find *data* by its hash; returns the data set known by that hash."""
        return self.known.setdefault(data.hash, data)

    def dump(self, data: D) -> bytes:
        """The JSON of *data*, which is kept as long as tables play by it."""
        return self._codec.dump(data)

    def restore_all(self, folder: Path) -> tuple[str, ...]:
        """Make every data set kept in *folder* known again.

        A file that cannot be read, or was changed since it was kept, is left out: only tables that
        play by it cannot go on. Returns the reason for each such file, for the host.
        """
        left_out: list[str] = []
        for path in sorted(folder.glob("*.json")):
            raw = path.read_bytes()
            try:
                data = self._codec.load(raw)
            except ValueError as error:
                left_out.append(f"{path} cannot be read: {error}")
                continue
            if _is_as_kept(raw, data.hash):
                self.register(data)
            else:
                left_out.append(f"{path} was changed since it was kept")
        return tuple(left_out)

    def kept(self, overlay: Path | None, folder: Path) -> tuple[D, KeptSet]:
        """The data set for new tables, and the same as bytes to be kept in *folder*.

        Data sets kept there before become known again. *overlay* is the folder of the host's files,
        if any.

        :raises BadData: naming the file and key that is wrong.
        """
        left_out = self.restore_all(folder)
        data = self._load(overlay) if overlay else self.standard()
        return data, KeptSet(name=data.hash, raw=self.dump(data), left_out=left_out)

    def find(self, name: str) -> D:
        """The data set whose hash is *name*: ours, or one that is known.

        :raises BadData: if there is none.
        """
        found = self.known.get(name)
        if found is not None:
            return found
        if name != self.standard().hash:
            raise BadData(f"no data set with the hash {name} has been loaded")
        return self.standard()


def _is_as_kept(raw: bytes, name: str) -> bool:
    """Whether the JSON of a data set still has its hash, which was taken of it without a name.

    Fields that came since are no part of it, and have their defaults.
    """
    return hashlib.sha256(raw.replace(name.encode(), b"", 1)).hexdigest() == name


def ordered(cards: dict[K, T]) -> dict[K, T]:
    """*cards* sorted by key, so that the order of entries in a file does not change the hash."""
    return {key: cards[key] for key in sorted(cards)}


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from None
