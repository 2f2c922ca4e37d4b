"""Loads the data set: our TOML files, overlaid by the host's, as records with a hash."""

from pathlib import Path
from typing import Final, Literal

from engine.core.codec import Codec
from engine.core.data_sets import DataSets, Sheets, ordered
from engine.core.errors import BadData
from engine.core.records import value
from engine.games.captains_log.model.cards import (
    BarrelCard,
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
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.data_checks import check
from engine.games.captains_log.model.mission_cards import MissionCard

FILES: Final = (
    *("tiles", "winds", "holds", "ships", "npcs", "markets", "barrels", "events"),
    *("missions", "reputation", "fame", "prices", "table"),
)

_OURS = Path(__file__).parent.parent / "data"


def load(overlay: Path | None = None) -> DataSet:
    """Our data set, with the entries of the host's files in *overlay* in place of ours.

    :raises BadData: naming file and key of what is unreadable, unknown, missing or contradictory.
    """
    sheets = Sheets(_OURS, FILES, overlay)
    table = sheets.whole("table", _Table)
    data = DataSet(
        hash="",
        tiles=sheets.cards("tiles", TileCard, "number", lambda card: card.number),
        winds=sheets.cards("winds", WindCard, "id", lambda card: card.id),
        holds=_holds(sheets),
        ships=sheets.cards("ships", ShipCard, "id", lambda card: card.id),
        board_a=table.board_a,
        npcs=sheets.cards("npcs", NpcCard, "number", lambda card: card.number),
        markets=sheets.cards("markets", MarketCard, "nation", lambda card: card.nation),
        barrels=sheets.cards("barrels", BarrelCard, "id", lambda card: card.id),
        events=sheets.cards("events", EventCard, "id", lambda card: card.id),
        missions=sheets.cards("missions", MissionCard, "id", lambda card: card.id),
        reputation=sheets.cards("reputation", ReputationRow, "nation", lambda row: row.nation),
        fame=sheets.whole("fame", FameTrack),
        prices=sheets.whole("prices", Prices),
        wars=table.wars,
        nation_die=table.nation_die,
        supply=ordered(table.supply),
        day_steps=table.day_steps,
        flag_tokens=ordered(table.flag_tokens),
        start=table.start,
    )
    check(data)
    return SETS.register(SETS.hashed(data))


class _Sets(DataSets[DataSet]):
    def restore_all(self, folder: Path) -> tuple[str, ...]:
        """Register all data sets stored in *folder* and in its parent, for games that use them.

        Version 1 stored Captain's Log's data sets in the parent; other games have folders of their
        own. Returns the reason for each data set left out.
        """
        return super().restore_all(folder.parent) + super().restore_all(folder)


SETS: Final = _Sets(DataSet, load)

standard = SETS.standard
find = SETS.find
register = SETS.register
dump = SETS.dump
restore_all = SETS.restore_all


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


_ICONS: dict[str, SlotIcon] = {
    "g": "gunport",
    "c": "cannon",
    "r": "rowboat",
    "k": "cabin",
    "d": "damage",
    "f": "fame",
}


def _holds(sheets: Sheets) -> dict[str, HoldCard]:
    """Holds from ``holds.toml``: rows of slots, each slot a word of icon letters, or a dot for
    none.
    """
    holds: dict[str, HoldCard] = {}
    for key, entry in sheets.entries("holds").items():
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
    return ordered(holds)
