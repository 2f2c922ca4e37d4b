"""Deployment: the formations in which squadrons begin, and the thirds of the edge of a side."""

from typing import Final, Literal, TypeAlias, get_args

Formation: TypeAlias = Literal["abreast", "column", "line_north", "line_south"]
"""Bows to the enemy side by side, or one behind the other; or one behind the other along the edge,
bows to the north or to the south.
"""

FORMATIONS: Final[tuple[Formation, ...]] = get_args(Formation)

Third: TypeAlias = Literal["north", "middle", "south"]
"""A third of the edge of a side."""

THIRDS: Final[tuple[Third, ...]] = get_args(Third)
