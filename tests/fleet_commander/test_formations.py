"""Formations: whole fleets that deploy by themselves, in line, by chance, or mirrored."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import begin, look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, points_of, ships_at
from engine.games.fleet_commander.model.cards import ShipSort, Weapon
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetState, Open
from tests.fleet_commander.preparing import Preparing

GIVEN = Options(fleets="first_game", special_sectors=0)
HIDDEN = replace(GIVEN, hidden_deployment=True)


def standing(options: Options, people: int = 2, seed: int = 0) -> FleetState:
    """A battle whose fleets deployed automatically, as *options* say."""
    seats = GAME.seats(options).seats[:people]
    state, _ = begin(GAME, seats, options, SeededDice(seed))
    while asked := waiting(state.agenda):
        assert not isinstance(asked[0], d.DeployDecision)
        action = GAME.default(look(GAME, state, asked[0].seat))
        play(GAME, state, asked[0].seat, action, SeededDice(seed), seq=1)
    return state


def where(battle: Open, seat: str) -> list[tuple[str, int | None]]:
    return sorted((ship.sort.value, ship.at) for ship in battle.ships if ship.owner == seat)


def stands_as_it_may(battle: Open) -> None:
    for ship in battle.ships:
        assert ship.at in battle.edges[ship.owner]
        assert points_of(battle, ships_at(battle, ship.at)) <= 5


@pytest.mark.rule("FC-DEPLOY-01", "FC-DEPLOY-03")
@pytest.mark.parametrize("scenario", ["pitched_battle", "trap", "passage", "rescue"])
def test_random_deployment_stays_in_the_zones_and_differs_each_time(scenario: Any) -> None:
    found = set[str]()
    for seed in range(6):
        state = standing(replace(GIVEN, scenario=scenario, deployment="random"), seed=seed)
        battle = state.open
        battle.ships = [ship for ship in battle.ships if ship.sort is not ShipSort.DAMAGED_CRUISER]
        stands_as_it_may(battle)
        found.add(str(where(battle, "p1")))
        if scenario == "trap":
            rows = {at // 5 for _, at in where(battle, "p2") if at is not None}
            assert rows == {0, 4}
    assert len(found) > 4


@pytest.mark.parametrize(
    "board_name", ["five_by_five", "five_by_six", "six_by_six", "two_of_four_by_four"]
)
def test_ships_of_mirrored_fleets_face_ships_of_the_same_kind(board_name: Any) -> None:
    battle = standing(replace(GIVEN, board=board_name, deployment="mirrored")).open
    stands_as_it_may(battle)
    field = board(battle)
    one, other = (
        sorted(
            (ship.sort, field.zone[ship.at], field.column[ship.at])
            for ship in battle.ships
            if ship.owner == seat and ship.at is not None
        )
        for seat in battle.order
    )
    assert one == other
    assert len(one) == 7


@pytest.mark.parametrize(
    ("mode", "board_name", "people"),
    [
        ("teams_of_four", "five_by_eight", 4),
        ("teams_of_four", "seven_by_seven", 4),
        ("teams_of_four", "two_of_five_by_five", 4),
        ("free_for_all", "standard", 4),
    ],
)
def test_mirrored_fleets_of_four_players_group_their_ships_alike(
    mode: Any, board_name: Any, people: int
) -> None:
    options = replace(GIVEN, mode=mode, board=board_name, deployment="mirrored")
    battle = standing(options, people).open
    stands_as_it_may(battle)
    shapes = {
        tuple(sorted(str(sorted(s.sort for s in ships_at(battle, at))) for at in edge))
        for edge in battle.edges.values()
    }
    assert len(shapes) == 1, "each has the same ships together"


@pytest.mark.rule("FC-HIDDEN-01")
@pytest.mark.parametrize(
    "options", [replace(GIVEN, scenario="trap"), HIDDEN, replace(GIVEN, mode="teams_of_six")]
)
def test_fleets_that_cannot_be_mirrored_are_deployed_at_random(options: Options) -> None:
    found = [
        laid_open(standing(replace(options, deployment=one), GAME.seats(options).least, seed=3))
        for one in ("mirrored", "random")
    ]
    assert where(found[0], "p1") == where(found[1], "p1")
    assert where(found[0], "p2") == where(found[1], "p2")


def test_ships_with_no_counterpart_in_a_mirrored_fleet_are_deployed_too() -> None:
    for seed in range(4):
        game = Preparing(Options(special_sectors=0, deployment="mirrored"))
        game.answer(a.ChooseFleet, frigates=12)
        weapons = (Weapon.DRONES, Weapon.EXO_BOMB)
        fleet: dict[str, Any] = {"battleships": 2, "frigates": 4, "weapons": weapons}
        game.answer(a.ChooseFleet, dice=SeededDice(seed), **fleet)
        stands_as_it_may(game.state.open)


@pytest.mark.rule("FC-DEPLOY-03", "FC-DEPLOY-04")
def test_a_fleet_in_line_deploys_automatically_one_ship_per_ship_of_the_enemy() -> None:
    game = Preparing(GIVEN)
    (seat,) = {game.asked().seat}
    step = game.answer(a.DeployFleet, formation="in_line")
    assert seat == "p1"
    assert [event.count for event in step.events if isinstance(event, e.FormationChosen)] == [7]
    for number in range(1, 7):
        assert game.asked().seat == "p2", "who deploys by hand is asked each time"
        battle = game.state.open
        assert sum(s.at is not None for s in battle.ships if s.owner == "p1") == number
        assert sum(s.at is not None for s in battle.ships if s.owner == "p2") == number - 1
        ship = next(s.id for s in battle.ships if s.owner == "p2" and s.at is None)
        at = next(at for at in range(5) if game.refuses(a.Deploy, ship=ship, at=at) is None)
        game.answer(a.Deploy, ship=ship, at=at)
    battle = game.state.open
    stands_as_it_may(replace(battle, ships=[s for s in battle.ships if s.at is not None]))
    (flagship,) = (s for s in battle.ships if s.owner == "p1" and s.sort is ShipSort.BATTLESHIP)
    assert flagship.at == 22, "the heaviest is in the middle"
    assert {at for _, at in where(battle, "p1")} == {20, 21, 22, 23, 24}
    assert battle.commanders["p1"].formation is None


@pytest.mark.rule("FC-DEPLOY-05")
@pytest.mark.rule("FC-SCEN-CAPTURE-07")
def test_a_fleet_deployed_in_line_puts_one_ship_with_its_shuttle() -> None:
    for seed in range(4):
        battle = standing(Options(scenario="capture", deployment="in_line"), seed=seed).open
        shuttle = next(one for one in battle.ships if one.sort is ShipSort.SHUTTLE)
        assert shuttle.at is not None
        with_it = [one for one in ships_at(battle, shuttle.at) if one.id != shuttle.id]
        assert [one.owner for one in with_it] == [shuttle.owner]


def test_a_fleet_formation_is_not_offered_for_a_last_ship() -> None:
    game = Preparing(Options(special_sectors=0))
    game.answer(a.ChooseFleet, frigates=2)
    game.answer(a.ChooseFleet, frigates=1)
    assert [type(one) for one in game.suggested()] == [a.Deploy] * 5 + [a.DeployFleet] * 2
    game.answer(a.Deploy, ship=0, at=20)
    assert [type(one) for one in game.suggested()] == [a.Deploy] * 5


def test_each_player_may_deploy_the_whole_fleet_with_one_answer() -> None:
    game = Preparing(GIVEN)
    game.answer(a.DeployFleet, formation="random", dice=SeededDice("one"))
    game.answer(a.DeployFleet, formation="in_line", dice=SeededDice("two"))
    stands_as_it_may(game.state.open)
    assert game.state.open.turn.phase == "energy"
    assert not game.state.agenda


def test_a_ship_deployed_by_hand_stays_when_a_formation_deploys_the_rest() -> None:
    game = Preparing(GIVEN)
    flagship = next(s.id for s in game.state.open.ships if s.sort is ShipSort.BATTLESHIP)
    game.answer(a.Deploy, ship=flagship, at=20)
    game.answer(a.DeployFleet, formation="in_line")
    game.answer(a.DeployFleet, formation="in_line")
    assert game.state.open.ships[flagship].at == 20
    stands_as_it_may(game.state.open)


@pytest.mark.rule("FC-HIDDEN-01")
def test_the_order_of_deployed_signals_reveals_nothing_about_their_ships() -> None:
    first, last = list[str](), list[str]()
    for seed in range(12):
        game = Preparing(HIDDEN, seed="hidden")
        assert game.refuses(a.DeployFleet, formation="in_line") == "FC-HIDDEN-01"
        game.answer(a.DeployFleet, formation="random", dice=SeededDice(seed))
        step = game.answer(a.DeployFleet, formation="random", dice=SeededDice(seed + 100))
        placed = [event.ship for event in step.events if isinstance(event, e.Deployed)]
        mine = [ship for ship in placed if game.state.open.ships[ship].owner == "p1"]
        sorts = [laid_open(game.state).ships[ship].sort.value for ship in mine]
        first.append(sorts[0])
        last.append(sorts[-1])
        assert {roll.to for roll in step.rolls} == {("p1",), ("p2",)}
    assert len({*first}) > 2
    assert len({*last}) > 2


@pytest.mark.rule("FC-HIDDEN-01", "FC-DEC-14")
def test_signals_left_to_the_clock_deploy_by_number_to_the_emptiest_sectors() -> None:
    game = Preparing(HIDDEN, seed="hidden")
    for number in range(6):
        seat = game.asked().seat
        action = GAME.default(look(GAME, game.state, seat))
        assert isinstance(action, a.Deploy)
        assert game.state.open.ships[action.ship].number == number // 2 + 1
        edge = game.state.open.edges[seat]
        assert action.at == edge[number // 2]
        game.answer(a.Deploy, ship=action.ship, at=action.at)


@pytest.mark.parametrize(
    ("options", "order", "formation"),
    [(GIVEN, "in_line", "in_line"), (GIVEN, "random", "random"), (HIDDEN, "in_line", "random")],
)
def test_a_standing_order_deploys_the_whole_fleet(
    options: Options, order: Any, formation: str
) -> None:
    game = Preparing(options, seed="formation")
    view = look(GAME, game.state, game.asked().seat)
    answer = GAME.answer(view, game.asked(), Orders(deployment=order))
    assert isinstance(answer, a.DeployFleet)
    assert answer.formation == formation
    GAME.check(view, answer)


@pytest.mark.parametrize(
    ("code", "options", "labels"),
    [
        ("en", GIVEN, ["Deploy the whole fleet in line", "Deploy the whole fleet at random"]),
        ("fr", GIVEN, ["Déployer toute la flotte en ligne", "Déployer toute la flotte au hasard"]),
        ("en", HIDDEN, ["Deploy the whole fleet at random"]),
    ],
)
def test_plans_first_offer_to_deploy_the_whole_fleet_then_a_single_ship(
    code: str, options: Options, labels: list[str]
) -> None:
    learn(GAME)
    words = voice(code, GAME.slug)
    game = Preparing(options, seed="formation")
    found = [
        words.say(one.label, plain=True)
        for one in GAME.plans(look(GAME, game.state, game.asked().seat))
    ]
    assert found[: len(labels)] == labels
    assert len(found) == len(labels) + 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (GIVEN, None),
        (replace(GIVEN, deployment="in_line"), "All ships in line at once"),
        (replace(GIVEN, deployment="arranged"), "Fleets arranged in secret"),
        (replace(HIDDEN, deployment="arranged"), "Fleets arranged in secret"),
        (replace(GIVEN, deployment="random"), "All ships at random at once"),
        (replace(GIVEN, deployment="mirrored"), "All fleets at once, mirrored"),
        (replace(GIVEN, deployment="mirrored", scenario="trap"), "All ships at random at once"),
        (replace(HIDDEN, deployment="in_line"), "All ships at random at once"),
        (replace(GIVEN, deployment="random", scenario="control"), None),
    ],
)
def test_the_terms_of_a_game_say_how_fleets_deploy(options: Options, told: str | None) -> None:
    learn(GAME)
    words = voice("en", GAME.slug)
    assert GAME.words.terms is not None
    lines = [words.say(line, plain=True) for line in GAME.words.terms(options, 2)]
    said = [line for line in lines if "at once" in line or "secret" in line]
    assert said == [told] * (told is not None)
