"""Layouts of tiles on which examples of the rulebook can be played."""

from typing import Final

COAST: Final = (6, 13, 45, 102, 74, 117, 130)
"""Seven slots around Fort Ashby for the routes of CL-EX-12 to -14 (tiles 1, 2, 7, 17, 12, 19, 21).

A ship of draft 3, moored at ``COAST_ANCHORAGE`` with two cannons, has an exit to the north and
one to the south. North of it lies the barrel ``COAST_BARREL``, beyond that a shoal of depth 3,
then the anchorage of tile 21; the Dutch port of tile 2 is as near.
"""

COAST_ANCHORAGE: Final = 5
COAST_BARREL: Final = 9
