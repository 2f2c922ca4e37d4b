"""Options of a table of Man O'War."""

from typing import Annotated, Final, Literal

from annotated_types import Interval

from engine.core.records import value


@value
class Options:
    """Options of a battle, by default the first game."""

    fleets: Literal[
        "two_galleys",
        "three_galleys",
        "points_450",
        "points_700",
        "capital_700",
        "points_1000",
        "points_1500",
    ] = "three_galleys"
    """Ships of each side: galleys under oars alone, or ready-made fleets of so many points."""
    enemy: Literal["pirates", "bretonnia"] = "pirates"
    """Nation that the Empire fights; galleys alone are always those of the pirates."""
    terrain: Literal["open_sea", "by_dice", "islands", "shoals"] = "open_sea"
    """Terrain: none, as many pieces of any sort as the dice say (MOW-TERRAIN-02), at least an
    island in every quarter, or a sandbank or rocks more than by dice.
    """
    turns: Annotated[int, Interval(ge=3, le=20)] = 6
    """Turns after which honours decide (MOW-VICTORY-03, MOW-VICTORY-04)."""
    measuring: Literal["by_eye", "free"] = "free"
    """MOW-RANGE-02: whether lengths are judged by eye, or may be measured before they are needed,
    which is a house option.
    """
    wizards: Literal["none", "apprentice", "adept", "master"] = "none"
    """Level of the wizard of each side, who sails on its flagship; with none there is no magic."""
    pace: Literal["by_post"] = "by_post"
    """House option: all sides signal at once, and the turn then plays itself."""

    @property
    def galleys(self) -> int:
        """MOW-POST-08: galleys of each side in a battle under oars alone; 0 in any other."""
        return {"two_galleys": 2, "three_galleys": 3}.get(self.fleets, 0)


PRESETS: Final[dict[str, Options]] = {
    "first_game": Options(),
    "two_galleys": Options(fleets="two_galleys", turns=8),
    "open_battle": Options(
        fleets="points_700",
        enemy="bretonnia",
        terrain="by_dice",
        turns=10,
        measuring="by_eye",
    ),
    "with_wizards": Options(fleets="points_450", turns=8, wizards="master", measuring="by_eye"),
    "islands": Options(terrain="islands", turns=8),
}
"""Presets that a table may begin with."""
