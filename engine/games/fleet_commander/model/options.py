"""Options of a table of Fleet Commander."""

from typing import Annotated, Final, Literal, get_args

from annotated_types import Interval

from engine.core.records import value
from engine.games.fleet_commander.model.cards import Mode, ScenarioName


@value
class Options:
    """The pitched battle. What the rulebook leaves open, or has lost, may be set too."""

    scenario: ScenarioName = "pitched_battle"
    """What the battle is about; one that is not for the mode is fought as a duel."""
    mode: Mode = "duel"
    """Who fights whom; a free-for-all takes three to six people."""
    board: Literal[
        "standard",
        "five_by_five",
        "five_by_six",
        "six_by_six",
        "two_of_four_by_four",
        "five_by_eight",
        "five_by_ten",
        "seven_by_seven",
        "two_of_five_by_five",
        "first_game",
    ] = "standard"
    """Rows by columns; *first_game* is five by five with two asteroid fields (FC-SETUP-08).

    One that is not for the scenario, the mode, or so many people, gives way to the standard one.
    """
    points: Annotated[int, Interval(ge=9, le=15)] = 12
    """Class points of a fleet (FC-SETUP-15)."""
    fleets: Literal["chosen", "first_game"] = "chosen"
    handicap: Literal["nobody", "phebe", "amycles"] = "nobody"
    """House option: the side whose fleets may have more class points than the other's.

    It chooses its fleets even where those of the first game are given. Where all fight all there
    are no sides, and no handicap.
    """
    handicap_points: Annotated[int, Interval(ge=1, le=3)] = 2
    """How many more, in each fleet of that side."""
    special_sectors: Annotated[int, Interval(ge=0, le=2)] = 2
    """Tiles that each commander sets aside to place (FC-SETUP-09)."""
    portals: Annotated[int, Interval(ge=0, le=2)] = 0
    """Pairs of portals on a board of one zone (FC-PORTAL-13); several zones are always linked."""
    deployment: Literal["by_hand", "arranged", "in_line", "random", "mirrored"] = "by_hand"
    """House option: commanders arrange their fleets unseen, or all stand at once in a formation.

    That is a line, or by chance, or as the first one stands. Hidden fleets, and those whose zones
    no symmetry of the board joins, are not mirrored but stand at random; hidden ones do so in a
    line too, which would tell what they are.
    """
    abilities: bool = True
    """Ion drive, multipoint weapons and depolarised shields (FC-SETUP-20)."""
    left_wing: Annotated[int, Interval(ge=2, le=4)] = 4
    """Slots for any result (FC-BRIDGE-03); with more, too few dice were left to roll."""
    left_wing_specials: bool = True
    """Whether the left wing takes specials too (FC-BRIDGE-03)."""
    drain: bool = True
    """A green special empties a slot of an opponent's bridge (FC-DRAIN-02)."""
    secret_weapons: bool = False
    """Weapons are drawn at random, and lie face down until they are used (FC-SECRET-01)."""
    hidden_deployment: bool = False
    """Ships are signals to others until they are revealed (FC-HIDDEN-01)."""
    fog_of_war: bool = False
    """Sectors are unknown until they are scanned or entered (FC-FOG-01)."""


SCENARIO_NAMES: Final[tuple[ScenarioName, ...]] = get_args(ScenarioName)

PRESETS: Final[dict[str, Options]] = {
    "first_game": Options(
        board="first_game", fleets="first_game", special_sectors=0, deployment="in_line"
    ),
    "pitched_battle": Options(),
    "hidden_battle": Options(secret_weapons=True, hidden_deployment=True, fog_of_war=True),
    "team_battle": Options(mode="teams_of_four"),
    "free_for_all": Options(mode="free_for_all"),
    **{name: Options(scenario=name) for name in SCENARIO_NAMES if name != "pitched_battle"},
}
"""What a table may begin with: battles by their rules, then each scenario."""
