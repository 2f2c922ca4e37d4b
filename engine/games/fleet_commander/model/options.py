"""Options of a table of Fleet Commander."""

from typing import Annotated, Final, Literal, get_args

from annotated_types import Interval

from engine.core.records import value
from engine.games.fleet_commander.model.cards import Mode, ScenarioName


@value
class Options:
    """Options of a battle, by default the pitched battle; includes values that the rulebook leaves
    open.
    """

    scenario: ScenarioName = "pitched_battle"
    """Scenario of the battle; one that does not fit the mode is fought as a duel."""
    mode: Mode = "duel"
    """Opponents of each commander; a free-for-all takes three to six people."""
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
    """Board, by rows and columns; *first_game* is five by five with two asteroid fields
    (FC-SETUP-08).

    A board that does not fit the scenario, the mode or the number of people is replaced by the
    standard one.
    """
    points: Annotated[int, Interval(ge=9, le=15)] = 12
    """Class points of a fleet (FC-SETUP-15)."""
    fleets: Literal["chosen", "first_game"] = "chosen"
    handicap: Literal["nobody", "phebe", "amycles"] = "nobody"
    """House option: the side whose fleets may have more class points than the other's.

    That side chooses its fleets even where those of the first game are given. A free-for-all has no
    sides, so no handicap.
    """
    handicap_points: Annotated[int, Interval(ge=1, le=3)] = 2
    """Extra class points in each fleet of the side with the handicap."""
    special_sectors: Annotated[int, Interval(ge=0, le=2)] = 2
    """Tiles that each commander sets aside to place (FC-SETUP-09)."""
    portals: Annotated[int, Interval(ge=0, le=2)] = 0
    """Pairs of portals on a board of one zone (FC-PORTAL-13); several zones are always linked."""
    deployment: Literal["by_hand", "arranged", "in_line", "random", "mirrored"] = "by_hand"
    """House option: deploy in turns by hand, arrange in secret, or all at once in a formation.

    Formations are a line, random places, or the mirror image of the first fleet. Fleets whose zones
    no symmetry of the board joins stand at random instead of mirrored; so do hidden fleets, even
    instead of in a line, which would betray their ships.
    """
    abilities: bool = True
    """Whether ships have ion drive, multipoint weapons and depolarised shields (FC-SETUP-20)."""
    left_wing: Annotated[int, Interval(ge=2, le=4)] = 4
    """Slots of the bridge for any result (FC-BRIDGE-03); more would leave too few dice to roll."""
    left_wing_specials: bool = True
    """Whether the left wing takes specials too (FC-BRIDGE-03)."""
    drain: bool = True
    """Whether a green special can empty a slot of an opponent's bridge (FC-DRAIN-02)."""
    secret_weapons: bool = False
    """Whether weapons are drawn at random and lie face down until they are used (FC-SECRET-01)."""
    hidden_deployment: bool = False
    """Whether ships are only signals to others until they are revealed (FC-HIDDEN-01)."""
    fog_of_war: bool = False
    """Whether sectors are unknown until they are scanned or entered (FC-FOG-01)."""


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
    "trap": Options(scenario="trap", handicap="phebe", handicap_points=1),
}
"""Presets that a table may begin with: battles with and without house rules, then each scenario.

In the trap Phébé has one class point more: equal captains then win as often on either side.
"""
