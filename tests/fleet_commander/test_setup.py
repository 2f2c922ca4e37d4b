"""Preparation before the first turn: first player, special sectors, fleets, deployment."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice, table_dice
from engine.core.errors import RuleViolation
from engine.core.game import begin, look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, points_of
from engine.games.fleet_commander.model.cards import ShipSort, Special, Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import Fleet, FleetState
from engine.games.fleet_commander.rules.fleets import fleet_points
from tests.fleet_commander.preparing import NONE, PLAIN, SPECIAL, Preparing

learn(FLEET_COMMANDER)


def tiles(*names: str) -> tuple[Special, ...]:
    return tuple(Special(name) for name in names)


def begun(options: Options) -> FleetState:
    state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], options, SeededDice("begun"))
    return state


@pytest.mark.rule("FC-SETUP-01", "FC-DICE-01", "FC-DICE-09")
def test_each_commander_has_nine_dice_in_the_reserve() -> None:
    for commander in begun(PRESETS["first_game"]).open.commanders.values():
        assert commander.reserve == [3, 3, 3]
        assert not commander.rolled + commander.left + commander.right


@pytest.mark.rule("FC-SETUP-02")
@pytest.mark.parametrize(("mine", "yours", "first"), [(2, 1, "p1"), (1, 2, "p2")])
def test_most_specials_of_nine_dice_decide_who_begins(mine: int, yours: int, first: str) -> None:
    rolls = [*[SPECIAL] * mine, *[PLAIN] * (9 - mine), *[SPECIAL] * yours, *[PLAIN] * (9 - yours)]
    game = Preparing(PRESETS["first_game"], rolls)
    assert game.state.open.order[0] == first
    assert game.state.open.turn.seat == first
    rolled = [event for event in game.setup.events if isinstance(event, e.FirstRolled)]
    assert [event.specials for event in rolled] == [(mine, yours)]


@pytest.mark.rule("FC-SETUP-03", "FC-AMB-36")
def test_players_with_equally_many_specials_roll_again() -> None:
    level = [PLAIN] * 18
    game = Preparing(PRESETS["first_game"], [*level, *[PLAIN] * 9, SPECIAL, *[PLAIN] * 8])
    assert game.state.open.order == ["p2", "p1"]
    assert game.state.open.commanders["p1"].reserve == [3, 3, 3]
    told = FLEET_COMMANDER.words.news
    assert told is not None
    view = look(FLEET_COMMANDER, game.state, "p1")
    said = [
        voice("en", FLEET_COMMANDER.slug).say(one.text, plain=True)
        for one in told(view, game.setup.events)
    ]
    rolls = [one for one in said if "Most" in one]
    assert len(rolls) == 1, "the roll that came out level is not told"
    assert rolls[0].endswith("p1\u2069 0 and \u2068p2\u2069 1; \u2068p2\u2069 begins")


@pytest.mark.rule("FC-SETUP-04", "FC-SETUP-05", "FC-SETUP-08", "FC-GAP-06")
def test_the_first_game_has_five_by_five_sectors_with_two_asteroid_fields() -> None:
    battle = begun(PRESETS["first_game"]).open
    assert battle.zones == ((5, 5),)
    field = board(battle)
    special = {cell: one for cell, one in enumerate(battle.sectors) if one}
    assert special == {
        field.cell(0, 2): Special.ASTEROID_FIELD,
        field.cell(4, 2): Special.ASTEROID_FIELD,
    }


@pytest.mark.rule("FC-SCEN-PITCHED2-02")
@pytest.mark.parametrize(
    ("name", "zones"), [("five_by_six", (5, 6)), ("six_by_six", (6, 6)), ("five_by_five", (5, 5))]
)
def test_a_pitched_battle_is_fought_on_boards_of_several_sizes(
    name: Any, zones: tuple[int, int]
) -> None:
    battle = begun(Options(board=name)).open
    assert battle.zones == (zones,)
    rows, columns = zones
    field = board(battle)
    assert battle.edges["p1"] == tuple(field.cell(c, rows - 1) for c in range(columns))
    assert battle.edges["p2"] == tuple(field.cell(c, 0) for c in range(columns))


@pytest.mark.rule("FC-DEPLOY-06", "FC-GAP-05")
def test_the_deployment_zones_are_the_edge_rows_nearest_to_each_player() -> None:
    battle = begun(PRESETS["pitched_battle"]).open
    assert battle.edges == {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}


@pytest.mark.rule("FC-SETUP-09", "FC-SETUP-21", "FC-GAP-07")
def test_each_player_sets_two_special_sectors_aside_the_first_player_first() -> None:
    game = Preparing()
    assert isinstance(game.asked(), d.TilesDecision)
    assert game.asked().seat == "p1"
    assert game.refuses(a.SetTilesAside, tiles=tiles("gas_cloud")) == "FC-SETUP-09"
    game.answer(a.SetTilesAside, tiles=tiles("gas_cloud", "gas_cloud"))
    assert game.asked().seat == "p2"
    game.answer(a.SetTilesAside, tiles=tiles("gravity_field", "asteroid_field"))
    assert game.state.open.commanders["p1"].tiles == [*tiles("gas_cloud", "gas_cloud")]


@pytest.mark.rule("FC-SETUP-10", "FC-SETUP-12")
def test_a_player_who_set_no_special_sector_aside_is_not_asked_to_place_one() -> None:
    game = Preparing()
    step = game.answer(a.SetTilesAside, tiles=())
    told = FLEET_COMMANDER.tell(look(FLEET_COMMANDER, game.state, "p2"), step.events[0])
    assert told is not None
    said = voice("en", FLEET_COMMANDER.slug).say(told, plain=True)
    assert said.endswith("takes no special sector")
    game.answer(a.SetTilesAside, tiles=tiles("gas_cloud", "gas_cloud"))
    for at in (12, 13):
        assert isinstance(game.asked(), d.PlaceDecision)
        assert game.asked().seat == "p2"
        game.answer(a.PlaceSector, tile=Special.GAS_CLOUD, at=at)
    assert isinstance(game.asked(), d.FleetDecision)


@pytest.mark.rule("FC-SETUP-10", "FC-SETUP-11", "FC-SETUP-12", "FC-EX-13", "FC-SCEN-PITCHED2-03")
def test_in_two_rounds_each_player_places_a_special_sector_or_passes() -> None:
    game = Preparing().by_default(d.PlaceDecision)
    cloud, field = Special.GAS_CLOUD, Special.ASTEROID_FIELD
    assert game.refuses(a.PlaceSector, tile=cloud, at=12) == "FC-SETUP-10"
    assert game.refuses(a.PlaceSector, tile=field, at=2) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=field, at=22) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, at=12) == "FC-SETUP-10", "who passes names no sector"
    seats = []
    for at in (12, None, 13, None):
        seats.append(game.asked().seat)
        if at is None:
            game.answer(a.PlaceSector)
        else:
            game.answer(a.PlaceSector, tile=field, at=at)
            assert game.state.open.sectors[at] is field
    assert seats == ["p1", "p2", "p1", "p2"]
    assert isinstance(game.asked(), d.FleetDecision)
    assert sum(one is not None for one in game.state.open.sectors) == 2


def told_to(game: Preparing) -> list[tuple[str, str]]:
    """Labels and second lines of the plans of the player who is asked."""
    words = voice("en", FLEET_COMMANDER.slug)
    view = look(FLEET_COMMANDER, game.state, game.asked().seat)
    return [
        (words.say(one.label, plain=True), words.say(one.about, plain=True))
        for one in FLEET_COMMANDER.plans(view)
    ]


@pytest.mark.rule("FC-SETUP-10", "FC-SETUP-12")
def test_a_player_who_declines_all_placements_is_not_asked_again() -> None:
    game = Preparing().by_default(d.PlaceDecision)
    assert [label for label, _ in told_to(game)][-2:] == ["Place none at all", "Place none now"]
    field = Special.ASTEROID_FIELD
    assert game.refuses(a.PlaceSector, tile=field, at=12, never=True) == "FC-SETUP-10"
    step = game.answer(a.PlaceSector, never=True)
    told = FLEET_COMMANDER.tell(look(FLEET_COMMANDER, game.state, "p2"), step.events[0])
    assert told is not None
    assert "now or later" in voice("en", FLEET_COMMANDER.slug).say(told, plain=True)
    assert game.asked().seat == "p2"
    assert a.PlaceSector(decision=game.asked().id, never=True) in game.suggested()
    game.answer(a.PlaceSector)
    assert game.asked().seat == "p2", "who only passed may place in the second round"
    assert told_to(game)[-1] == (
        "Place none now",
        "You place no more, as you chose before; others still may",
    )
    game.answer(a.PlaceSector)
    assert isinstance(game.asked(), d.FleetDecision)


@pytest.mark.rule("FC-SETUP-12")
def test_in_the_last_round_declining_all_placements_is_not_offered() -> None:
    game = Preparing().by_default(d.PlaceDecision)
    offered = []
    while isinstance(game.asked(), d.PlaceDecision):
        offered.append(any(one.never for one in game.suggested()))
        game.answer(a.PlaceSector)
    assert offered == [True, True, False, False]


@pytest.mark.rule("FC-SETUP-11")
@pytest.mark.parametrize(("at", "why"), [(2, "in-deployment-zone"), (12, "kept-free")])
def test_a_refused_placement_says_why_the_sector_is_kept_free(at: int, why: str) -> None:
    game = Preparing(PRESETS["rescue"]).by_default(d.PlaceDecision)
    view = look(FLEET_COMMANDER, game.state, game.asked().seat)
    field = a.PlaceSector(decision=game.asked().id, tile=Special.ASTEROID_FIELD, at=at)
    with pytest.raises(RuleViolation) as refused:
        FLEET_COMMANDER.check(view, field)
    assert (refused.value.rule, refused.value.why) == ("FC-SETUP-11", why)


@pytest.mark.rule("FC-SETUP-10")
def test_a_special_sector_set_aside_is_placed_only_once() -> None:
    game = Preparing()
    game.answer(a.SetTilesAside, tiles=tiles("gas_cloud", "asteroid_field"))
    game.by_default(d.PlaceDecision)
    cloud, field = Special.GAS_CLOUD, Special.ASTEROID_FIELD
    game.answer(a.PlaceSector, tile=cloud, at=12)
    game.answer(a.PlaceSector)
    assert game.asked().seat == "p1"
    assert game.refuses(a.PlaceSector, tile=cloud, at=13) == "FC-SETUP-10"
    assert game.refuses(a.PlaceSector, tile=field, at=13) is None


@pytest.mark.rule("FC-EX-13", "FC-SETUP-12", "FC-SETUP-10")
@pytest.mark.parametrize("placed", [True, False])
def test_the_board_of_a_duel_has_none_to_four_special_sectors(placed: bool) -> None:
    game = Preparing().by_default(d.PlaceDecision)
    for at in (11, 12, 13, 14):
        if placed:
            assert game.refuses(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=at) is None
            game.answer(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=at)
            if at < 14:
                again = game.refuses(a.PlaceSector, tile=Special.ASTEROID_FIELD, at=at)
                assert again == "FC-SETUP-10"
        else:
            game.answer(a.PlaceSector)
    special = sum(one is not None for one in game.state.open.sectors)
    assert special == (4 if placed else 0)


@pytest.mark.rule("FC-SETUP-13", "FC-SETUP-14", "FC-EX-08", "FC-SETUP-16", "FC-SETUP-19")
def test_the_fleets_of_the_first_game_are_given() -> None:
    battle = begun(PRESETS["first_game"]).open
    for seat, weapon in (("p1", "vortex_missiles"), ("p2", "proton_ray")):
        fleet = [ship for ship in battle.ships if ship.owner == seat]
        sorts = sorted(ship.sort for ship in fleet)
        assert sorts == ["battleship", *["destroyer"] * 2, *["frigate"] * 4]
        assert points_of(battle, fleet) == 12
        assert battle.commanders[seat].points == 12
        hulls = {ShipSort.FRIGATE: 6, ShipSort.DESTROYER: 12, ShipSort.BATTLESHIP: 24}
        assert all(ship.hull == hulls[ship.sort] for ship in fleet)
        assert [ship.weapon for ship in fleet if ship.weapon] == [Weapon(weapon)]
    assert battle.commanders["p1"].faction == "phebe"


@pytest.mark.rule("FC-SETUP-15", "FC-SETUP-22", "FC-SCEN-PITCHED2-01", "FC-GAP-09")
def test_fleets_are_composed_freely_up_to_the_points_agreed_on() -> None:
    game = Preparing(Options(special_sectors=0))
    assert game.refuses(a.ChooseFleet, frigates=12) is None
    assert game.refuses(a.ChooseFleet, frigates=13) == "FC-SETUP-15"
    assert game.refuses(a.ChooseFleet) == "FC-SETUP-15"
    assert game.refuses(a.ChooseFleet, frigates=1) is None
    wider = Preparing(Options(special_sectors=0, points=15))
    assert wider.refuses(a.ChooseFleet, cruisers=5) is None
    assert wider.refuses(a.ChooseFleet, cruisers=5, frigates=1) == "FC-SETUP-15"


@pytest.mark.rule("FC-SETUP-17", "FC-SETUP-23")
def test_every_battleship_has_one_weapon_no_two_alike() -> None:
    game = Preparing(Options(special_sectors=0))
    ray, bomb = Weapon.PROTON_RAY, Weapon.EXO_BOMB
    assert game.refuses(a.ChooseFleet, battleships=2, weapons=(ray,)) == "FC-SETUP-17"
    assert game.refuses(a.ChooseFleet, battleships=2, weapons=(ray, ray)) == "FC-SETUP-23"
    assert game.refuses(a.ChooseFleet, frigates=2, weapons=(ray,)) == "FC-SETUP-17"
    game.answer(a.ChooseFleet, battleships=2, weapons=(ray, bomb))
    game.by_default(d.DeployDecision)
    fleet = [ship for ship in game.state.open.ships if ship.owner == "p1"]
    assert [(ship.number, ship.weapon) for ship in fleet] == [(1, ray), (2, bomb)]


@pytest.mark.rule("FC-SETUP-19", "FC-SETUP-15")
def test_fleets_are_chosen_at_the_same_time_and_shown_together() -> None:
    game = Preparing(Options(special_sectors=0))
    assert [one.seat for one in waiting(game.state.agenda)] == ["p1", "p2"]
    game.answer(a.ChooseFleet, frigates=12)
    assert game.state.own["p1"].fleet == Fleet(frigates=12)
    assert look(FLEET_COMMANDER, game.state, "p2").own.fleet is None
    assert game.state.open.ships == []
    step = game.answer(a.ChooseFleet, destroyers=6)
    shown = [event.seat for event in step.events if isinstance(event, e.FleetLaunched)]
    assert shown == ["p1", "p2"]
    ships = game.state.open.ships
    assert {ship.sort for ship in ships if ship.owner == "p1"} == {ShipSort.FRIGATE}
    assert {ship.sort for ship in ships if ship.owner == "p2"} == {ShipSort.DESTROYER}
    assert [own.fleet for own in game.state.own.values()] == [None, None]


def test_every_fleet_offered_has_all_points_and_is_offered_once() -> None:
    game = Preparing(Options(special_sectors=0))
    offered = [
        one
        for one in FLEET_COMMANDER.suggest(look(FLEET_COMMANDER, game.state, "p1"))
        if isinstance(one, a.ChooseFleet)
    ]
    assert all(fleet_points(game.state.open, one) == 12 for one in offered)
    assert len(set(offered)) == len(offered)
    assert {one.battleships for one in offered} == {0, 1, 2, 3}


def deploying(*fleets: dict[str, Any]) -> Preparing:
    game = Preparing(Options(special_sectors=0))
    for fleet in fleets:
        game.answer(a.ChooseFleet, **fleet)
    return game


@pytest.mark.rule("FC-DEPLOY-03", "FC-DEPLOY-04", "FC-DEPLOY-05")
def test_ships_are_deployed_in_turn_and_then_the_first_player_begins() -> None:
    game = deploying({"frigates": 1}, {"frigates": 3})
    seats = []
    while isinstance(game.asked(), d.DeployDecision):
        seat = game.asked().seat
        seats.append(seat)
        action = FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, seat))
        play(FLEET_COMMANDER, game.state, seat, action, NONE, seq=1)
        if not game.state.agenda:
            break
    assert seats == ["p1", "p2", "p2", "p2"]
    assert game.state.open.turn.seat == "p1"
    assert game.state.open.turn.phase == "energy"
    assert game.state.open.round == 1


@pytest.mark.rule("FC-DEPLOY-01", "FC-DEPLOY-03")
def test_a_ship_is_deployed_in_its_own_zone_where_there_is_room() -> None:
    heavy = {"battleships": 2, "weapons": (Weapon.PROTON_RAY, Weapon.DRONES)}
    game = deploying(heavy, {"frigates": 1})
    assert game.refuses(a.Deploy, ship=0, at=12) == "FC-DEPLOY-03"
    assert game.refuses(a.Deploy, ship=0, at=2) == "FC-DEPLOY-03"
    assert game.refuses(a.Deploy, ship=2, at=20) == "FC-DEPLOY-03"
    game.answer(a.Deploy, ship=0, at=20)
    game.answer(a.Deploy, ship=2, at=0)
    assert game.refuses(a.Deploy, ship=0, at=21) == "FC-DEPLOY-03"
    assert game.refuses(a.Deploy, ship=1, at=20) == "FC-DEPLOY-01"
    assert game.refuses(a.Deploy, ship=1, at=21) is None


@pytest.mark.rule("FC-DEPLOY-05")
def test_no_ship_is_deployed_where_it_would_leave_another_without_room() -> None:
    game = Preparing(Options(special_sectors=0, points=15))
    weapons = (Weapon.PROTON_RAY,)
    game.answer(a.ChooseFleet, destroyers=4, cruisers=1, battleships=1, weapons=weapons)
    game.answer(a.ChooseFleet, frigates=1)
    battle = game.state.open
    cruiser = next(ship.id for ship in battle.ships if ship.sort is ShipSort.CRUISER)
    game.answer(a.Deploy, ship=cruiser, at=20)
    game.answer(a.Deploy, ship=6, at=0)
    destroyers = [s.id for s in battle.ships if s.sort is ShipSort.DESTROYER]
    for ship, at in zip(destroyers[:3], (21, 22, 23), strict=False):
        game.answer(a.Deploy, ship=ship, at=at)
    assert game.refuses(a.Deploy, ship=destroyers[3], at=24) == "FC-DEPLOY-05"
    assert game.refuses(a.Deploy, ship=destroyers[3], at=23) is None
    offered = {
        (battle.ships[one.ship].sort, one.at) for one in game.suggested() if type(one) is a.Deploy
    }
    assert {at for sort, at in offered if sort is ShipSort.DESTROYER} == {20, 21, 22, 23}


@pytest.mark.rule("FC-DEC-14")
def test_the_clock_deploys_the_heaviest_ship_first_and_places_no_special_sectors() -> None:
    game = Preparing()
    default = FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p1"))
    assert isinstance(default, a.SetTilesAside)
    game.by_default(d.PlaceDecision)
    default = FLEET_COMMANDER.default(look(FLEET_COMMANDER, game.state, "p1"))
    assert default == a.PlaceSector(decision=game.asked().id)
    other = deploying({"frigates": 2, "cruisers": 1}, {"frigates": 1})
    default = FLEET_COMMANDER.default(look(FLEET_COMMANDER, other.state, "p1"))
    assert default == a.Deploy(decision=other.asked().id, ship=0, at=20)
    assert other.state.open.ships[0].sort is ShipSort.CRUISER
    zones = Preparing(Options(board="two_of_four_by_four", special_sectors=0))
    default = FLEET_COMMANDER.default(look(FLEET_COMMANDER, zones.state, "p1"))
    assert default == a.PlacePortal(decision=zones.asked().id, at=4), "outside the zones"


def test_fleets_in_line_have_their_heaviest_ship_in_the_middle() -> None:
    battle = begun(PRESETS["first_game"]).open
    middle = [ship.sort for ship in battle.ships if ship.at in {2, 22}]
    assert middle == [ShipSort.BATTLESHIP, ShipSort.BATTLESHIP]
    assert all(ship.at in battle.edges[ship.owner] for ship in battle.ships)


def test_fleets_of_any_allowed_points_can_be_deployed_completely() -> None:
    for points in range(9, 16):
        options = replace(Options(), points=points, special_sectors=0)
        state, _ = begin(FLEET_COMMANDER, ["p1", "p2"], options, SeededDice(points))
        while state.agenda:
            seat = waiting(state.agenda)[0].seat
            view = look(FLEET_COMMANDER, state, seat)
            suggested = list(FLEET_COMMANDER.suggest(view))
            action = suggested[points % len(suggested)]
            play(FLEET_COMMANDER, state, seat, action, table_dice("any", 1), seq=1)
        assert all(ship.at is not None for ship in state.open.ships)
