"""Battles drawn as text, one word a sector, the north above and the west on the left.

``F`` is a frigate of p1, ``f`` one of p2; ``D C B`` and ``d c b`` are destroyers, cruisers and
battleships. A number behind a ship is its hull; two of them share a sector as ``FB14``. Signs are
``.`` for nothing, ``*`` for an asteroid field, ``@`` for a gravity field, ``~`` for a gas cloud;
a sign before ships is the sector they are in: ``~b2``.
"""

import re
from typing import Any, Final

from engine.games.fleet_commander.model.cards import Special
from tests.fleet_commander.battle import Battle

SORTS: Final = {"F": "frigate", "D": "destroyer", "C": "cruiser", "B": "battleship"}
SECTORS: Final = {
    "*": Special.ASTEROID_FIELD,
    "@": Special.GRAVITY_FIELD,
    "~": Special.GAS_CLOUD,
}

_WORD = re.compile(r"([.*@~])?((?:[FDCBfdcb]\d*)*)")
_SHIP = re.compile(r"([FDCBfdcb])(\d*)")


def drawn(board: str, **options: Any) -> Battle:
    """The battle drawn in *board*, one sector a word; *options* as for ``Battle``.

    Ships are numbered as they are read, all those of p1 before those of p2.
    """
    rows = [row.split() for row in board.strip().splitlines()]
    widths = {len(row) for row in rows}
    assert len(widths) == 1, "each row has as many sectors"
    battle = Battle(zones=((len(rows), widths.pop()),), **options)
    theirs: list[tuple[str, str, dict[str, int]]] = []
    for number, row in enumerate(rows, 1):
        for column, word in zip("ABCDEFGHI", row, strict=False):
            at = f"{column}{number}"
            found = _WORD.fullmatch(word)
            assert found, f"{at} is drawn as {word}"
            if sector := SECTORS.get(found[1] or ""):
                battle.special(at, sector)
            for letter, hull in _SHIP.findall(found[2]):
                damaged = {"hull": int(hull)} if hull else {}
                if letter.isupper():
                    battle.ship("p1", SORTS[letter], at, **damaged)
                else:
                    theirs.append((SORTS[letter.upper()], at, damaged))
    for sort, at, damaged in theirs:
        battle.ship("p2", sort, at, **damaged)
    return battle
