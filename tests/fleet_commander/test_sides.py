"""Battles in teams and free-for-alls: sides, seats, rounds, boards and deployment."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.errors import RuleViolation
from engine.core.game import begin
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.data_set import standard
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetState, Open
from engine.games.fleet_commander.rules.fleets import check_fleet
from engine.games.fleet_commander.rules.layout import board_for
from engine.space.grid import Cell
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.sides_in_battle import armada

TEAMS = PRESETS["team_battle"]

ALL = PRESETS["free_for_all"]

SIX = Options(mode="teams_of_six")


def begun(options: Options, people: int = 0, seed: str = "begun") -> FleetState:
    seating = GAME.seats(options)
    return begin(GAME, seating.seats[: people or seating.least], options, SeededDice(seed))[0]


def places(battle: Open, cells: tuple[Cell, ...]) -> list[tuple[int, int, int]]:
    """Zone, column and row of each of *cells*."""
    field = board(battle)
    return [(field.zone[cell], field.column[cell], field.row[cell]) for cell in cells]


def row(columns: range, at: int, zone: int = 0) -> list[tuple[int, int, int]]:
    return [(zone, column, at) for column in columns]


def column(at: int, rows: range) -> list[tuple[int, int, int]]:
    return [(0, at, row) for row in rows]


@pytest.mark.rule("FC-TEAM-06")
def test_two_teams_sit_alternately_and_all_seats_must_be_taken() -> None:
    for options, count in ((TEAMS, 4), (SIX, 6)):
        seating = GAME.seats(options)
        assert seating.least == seating.most == count
        assert [seating.side_of(seat) for seat in seating.seats] == ["phebe", "amycles"] * (
            count // 2
        )


@pytest.mark.rule("FC-TEAM-06")
def test_turns_alternate_between_the_sides_whoever_begins() -> None:
    beginners = set()
    for number in range(8):
        battle = begun(TEAMS, seed=f"order-{number}").open
        sides = [battle.commanders[seat].side for seat in battle.order]
        assert sides in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert {*battle.order} == {"p1", "p2", "p3", "p4"}
        beginners.add(battle.order[0])
    assert len(beginners) > 2


@pytest.mark.rule("FC-TEAM-06", "FC-TURN-01")
def test_everybody_plays_once_a_round() -> None:
    battle = armada(5, ("p1", "p2", "p3", "p4"), mode="teams_of_four")
    began = [told(battle.act(a.EndTurn(), seat="p1"), e.TurnBegan)[0]]
    for seat in ("p2", "p3", "p4"):
        battle.open.turn.phase = "actions"
        began += told(battle.act(a.EndTurn(), seat=seat), e.TurnBegan)
    assert [(one.seat, one.round) for one in began] == [("p2", 1), ("p3", 1), ("p4", 1), ("p1", 2)]


@pytest.mark.rule("FC-TEAM-07")
def test_a_commander_without_a_ship_passes_and_the_round_goes_on() -> None:
    battle = armada(5, ("p2", "p3"), mode="teams_of_four")
    step = battle.act(a.EndTurn(), seat="p1")
    assert not told(step, e.TurnPassed)
    battle.open.turn.phase = "actions"
    battle.act(a.EndTurn(), seat="p2")
    battle.open.turn.phase = "actions"
    step = battle.act(a.EndTurn(), seat="p3")
    assert [one.seat for one in told(step, e.TurnPassed)] == ["p4", "p1"]
    assert battle.open.turn.seat == "p2"
    assert battle.open.round == 2


@pytest.mark.rule("FC-TEAM-06", "FC-TEAM-07")
def test_a_commander_who_alone_has_ships_begins_a_new_round_with_each_turn() -> None:
    battle = armada(5, ("p2",), mode="teams_of_four")
    battle.open.order[:] = ["p2", "p3", "p4", "p1"]
    battle.open.turn.seat, battle.open.round = "p2", 0
    battle.act(a.EndTurn(), seat="p2")
    assert (battle.open.turn.seat, battle.open.round) == ("p2", 1)


@pytest.mark.rule("FC-TEAM-01", "FC-TEAM-08")
def test_team_members_have_their_own_dice_bridge_and_ships() -> None:
    state = begun(TEAMS)
    for commander in state.open.commanders.values():
        assert commander.reserve == [3, 3, 3]
    state.open.commanders["p1"].reserve[0] = 0
    state.open.commanders["p1"].left.append("R:O")
    others = [state.open.commanders[seat] for seat in ("p2", "p3", "p4")]
    assert [(one.reserve, one.left) for one in others] == [([3, 3, 3], [])] * 3
    battle = Battle(mode="teams_of_four")
    friend = battle.ship("p3", "frigate", "B2")
    battle.ship("p1", "frigate", "A1")
    battle.dice("p1", "B:O R:O")
    battle.dice("p3", "", "B:D")
    assert battle.refused(battle.move("B:O", friend, "B3")) == "FC-TURN-05"
    mine = battle.open.ships[1].id
    assert battle.refused(battle.move("B:D", mine, "B2")) is not None
    assert battle.refused(battle.attack("R:O", "B2", "B3", friend)) == "FC-TURN-05"


@pytest.mark.rule("FC-TEAM-09", "FC-FFA-02")
@pytest.mark.parametrize("mode", ["teams_of_four", "free_for_all"])
def test_no_ship_enters_a_sector_with_ships_of_another_player(mode: str) -> None:
    battle = Battle(mode=mode)
    mine = battle.ship("p1", "frigate", "A1")
    battle.ship("p3", "frigate", "A2")
    battle.dice("p1", "B:O")
    assert battle.refused(battle.move("B:O", mine, "A2")) == "FC-MOVE-04"
    assert battle.refused(battle.move("B:O", mine, "B1")) is None


@pytest.mark.rule("FC-ATTACK-10")
def test_an_ally_is_no_target_but_any_opponent_in_a_free_for_all_is() -> None:
    for mode, rule in (("teams_of_four", "FC-ATTACK-10"), ("free_for_all", None)):
        battle = Battle(mode=mode)
        battle.ship("p1", "frigate", "A1")
        other = battle.ship("p3", "frigate", "A2")
        battle.dice("p1", "R:O")
        assert battle.refused(battle.attack("R:O", "A1", "A2", other)) == rule


@pytest.mark.rule("FC-TEAM-02", "FC-SCEN-PITCHED4-01", "FC-FFA-02")
@pytest.mark.parametrize("points", [9, 12, 15])
@pytest.mark.parametrize("mode", ["teams_of_four", "free_for_all"])
def test_fleets_in_teams_and_free_for_all_have_the_points_that_the_table_agreed_on(
    points: int, mode: Any
) -> None:
    battle = Battle(mode=mode, points=points)
    view = battle.view()
    fleet = a.ChooseFleet(decision=1, frigates=points)
    check_fleet(view, fleet)
    with pytest.raises(RuleViolation, match="FC-SETUP-15"):
        check_fleet(view, a.ChooseFleet(decision=1, frigates=points + 1))


@pytest.mark.rule("FC-TEAM-04", "FC-SCEN-PITCHED4-03", "FC-FFA-02")
@pytest.mark.parametrize(("options", "people"), [(TEAMS, 4), (ALL, 3)])
def test_each_player_sets_special_sectors_aside_and_places_two_in_turn(
    options: Options, people: int
) -> None:
    state = begun(options, people)
    order = state.open.order
    seats = [task.seat for task in reversed(state.agenda) if hasattr(task, "seat")]
    assert seats[: people - 1] == order[1:]
    assert seats[people - 1 : 3 * people - 1] == [*order, *order]


@pytest.mark.rule("FC-SCEN-PITCHED4-02", "FC-TEAM-03", "FC-SETUP-06", "FC-SCEN-PITCHED2-02")
@pytest.mark.parametrize(
    ("mode", "name", "zones"),
    [
        ("duel", "two_of_four_by_four", ((4, 4), (4, 4))),
        ("duel", "five_by_six", ((5, 6),)),
        ("duel", "six_by_six", ((6, 6),)),
        ("teams_of_four", "standard", ((5, 8),)),
        ("teams_of_four", "five_by_ten", ((5, 10),)),
        ("teams_of_four", "seven_by_seven", ((7, 7),)),
        ("teams_of_four", "two_of_five_by_five", ((5, 5), (5, 5))),
        ("teams_of_four", "five_by_six", ((5, 8),)),
        ("teams_of_six", "five_by_ten", ((6, 12),)),
    ],
)
def test_each_mode_has_its_own_boards(mode: Any, name: Any, zones: Any) -> None:
    battle = begun(Options(mode=mode, board=name)).open
    assert battle.zones == zones
    if mode != "duel":
        each = len(battle.sectors) / len(battle.commanders)
        assert 10 <= each <= 15


@pytest.mark.rule("FC-TEAM-05", "FC-GAP-12")
def test_each_team_member_deploys_in_four_sectors_of_an_edge() -> None:
    wide = begun(TEAMS).open
    assert places(wide, wide.edges["p1"]) == row(range(4), 4)
    assert places(wide, wide.edges["p3"]) == row(range(4, 8), 4)
    assert places(wide, wide.edges["p2"]) == row(range(4), 0)
    assert places(wide, wide.edges["p4"]) == row(range(4, 8), 0)
    wider = begun(Options(mode="teams_of_four", board="five_by_ten")).open
    assert places(wider, wider.edges["p3"]) == row(range(6, 10), 4)
    assert places(wider, wider.edges["p2"]) == row(range(4), 0)
    square = begun(Options(mode="teams_of_four", board="seven_by_seven")).open
    assert places(square, square.edges["p1"]) == row(range(2, 6), 6)
    assert places(square, square.edges["p2"]) == column(0, range(2, 6))
    assert places(square, square.edges["p3"]) == row(range(1, 5), 0)
    assert places(square, square.edges["p4"]) == column(6, range(1, 5))
    zones = begun(Options(mode="teams_of_four", board="two_of_five_by_five")).open
    assert places(zones, zones.edges["p2"]) == row(range(4), 0)
    assert places(zones, zones.edges["p1"]) == row(range(1, 5), 4)
    assert places(zones, zones.edges["p4"]) == row(range(4), 0, zone=1)
    assert places(zones, zones.edges["p3"]) == row(range(1, 5), 4, zone=1)
    six = begun(SIX).open
    assert [places(six, six.edges[seat])[0] for seat in ("p1", "p3", "p5")] == [
        (0, 0, 5),
        (0, 4, 5),
        (0, 8, 5),
    ]


@pytest.mark.rule("FC-DEPLOY-06", "FC-SETUP-06")
def test_on_two_zones_of_four_by_four_both_players_deploy_on_a_row_of_each_zone() -> None:
    battle = begun(Options(board="two_of_four_by_four")).open
    assert places(battle, battle.edges["p1"]) == [*row(range(4), 3), *row(range(4), 3, zone=1)]
    assert places(battle, battle.edges["p2"]) == [*row(range(4), 0), *row(range(4), 0, zone=1)]


@pytest.mark.rule("FC-FFA-01", "FC-FFA-02", "FC-GAP-12")
@pytest.mark.parametrize(("people", "zones"), [(3, (6, 6)), (4, (7, 7)), (5, (8, 9)), (6, (8, 9))])
def test_turns_of_a_free_for_all_go_clockwise_around_the_board(
    people: int, zones: tuple[int, int]
) -> None:
    card = board_for(standard(), ALL, people)
    numbers = [
        int(letter) if letter.isdigit() else 0
        for zone in card.zones
        for row in zone
        for letter in row
    ]
    seen = set()
    for seed in range(6):
        battle = begun(ALL, people, f"round-{seed}").open
        assert battle.zones == (zones,)
        assert all(len(edge) == 4 for edge in battle.edges.values())
        blocks = [numbers[battle.edges[seat][0]] for seat in battle.order]
        first = blocks.index(min(blocks))
        assert [*blocks[first:], *blocks[:first]] == sorted(blocks)
        assert len({*battle.commanders}) == len({one.side for one in battle.commanders.values()})
        seen.add(tuple(numbers[battle.edges[seat][0]] for seat in sorted(battle.order)))
    assert len(seen) > 1, "who sits where is drawn at random"


@pytest.mark.rule("FC-FFA-02", "FC-GAP-12")
def test_no_two_deployment_zones_of_enemies_touch() -> None:
    for options, people in ((ALL, 3), (ALL, 4), (ALL, 6), (TEAMS, 4)):
        battle = begun(options, people).open
        field = board(battle)
        for one in battle.edges:
            for other in battle.edges:
                if battle.commanders[one].side != battle.commanders[other].side:
                    beside = {near for cell in battle.edges[one] for near in field.beside[cell]}
                    assert not beside & {*battle.edges[other]}


@pytest.mark.rule("FC-SETUP-07", "FC-TEAM-03")
@pytest.mark.parametrize(
    ("options", "people", "warned"),
    [
        (Options(), 2, False),
        (Options(board="five_by_six"), 2, False),
        (Options(board="six_by_six"), 2, True),
        (TEAMS, 4, False),
        (Options(mode="teams_of_four", board="five_by_ten"), 4, False),
        (ALL, 3, False),
        (ALL, 6, False),
    ],
)
def test_the_lobby_warns_of_a_board_that_is_too_large_but_allows_it(
    options: Options, people: int, warned: bool
) -> None:
    assert GAME.words.terms is not None
    told_of = [term for term in GAME.words.terms(options, people) if term.key == "terms-sectors"]
    assert bool(told_of) is warned
    assert begun(options, people).open.zones


@pytest.mark.rule("FC-SETUP-07")
def test_a_hosts_own_board_of_any_size_is_allowed_with_the_same_warning(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "boards.toml").write_text(
        '[five_by_five]\nstandard = true\nzones = [["222", "...", "111"]]\nsource = "authored"\n'
    )
    game, _ = GAME.with_data(own, tmp_path)  # type: ignore[misc]  # this game has data
    assert game.words.terms is not None
    (term,) = [one for one in game.words.terms(Options(), 2) if one.key == "terms-sectors"]
    assert term == Text.of("terms-sectors", each=4, least=12, most=15)
    state, _ = begin(game, ["p1", "p2"], Options(), SeededDice("own"))
    assert state.open.zones == ((3, 3),)
