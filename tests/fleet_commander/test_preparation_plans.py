"""Plans before the first turn: to choose and place special sectors, draw weapons and deploy."""

import pytest

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.words.places import where
from tests.fleet_commander.preparing import Preparing

learn(GAME)
LINE_LETTERS = 100
ASTEROIDS, GRAVITY, GAS = Special.ASTEROID_FIELD, Special.GRAVITY_FIELD, Special.GAS_CLOUD


def told_to(game: Preparing) -> list[tuple[str, str]]:
    """Labels and second lines of the plans of the player who is asked."""
    words = voice("en", GAME.slug)
    view = look(GAME, game.state, game.asked().seat)
    return [
        (words.say(one.label, plain=True), words.say(one.about, plain=True))
        for one in GAME.plans(view)
    ]


def placing(*tiles: Special, options: Options | None = None) -> Preparing:
    """``p1``, who has set *tiles* aside, is asked where to place one."""
    game = Preparing(options)
    game.answer(a.SetTilesAside, tiles=tiles)
    return game.by_default(d.PlaceDecision)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_choice_of_special_sectors_is_a_plan_that_says_what_they_do(code: str) -> None:
    game = Preparing()
    view, words = look(GAME, game.state, "p1"), voice(code, GAME.slug)
    plans = [*GAME.plans(view)]
    assert {one.actions for one in plans} == {(one,) for one in GAME.suggest(view)}
    told = [words.say(one.about, plain=True) for one in plans]
    assert len({*told}) == len(told)
    assert max(map(len, told)) <= LINE_LETTERS


def test_choosing_no_special_sectors_is_recommended_for_a_first_battle() -> None:
    (first, about), *others = told_to(Preparing())
    assert first == "No special sector"
    assert about.startswith("Recommended: fewer rules in a first battle · ")
    assert [label for label, _ in others[:3]] == [
        "2 asteroid fields",
        "2 gravity fields",
        "2 gas clouds",
    ]
    assert not any("Recommended" in one for _, one in others)


@pytest.mark.parametrize(
    ("tile", "sectors"),
    [(ASTEROIDS, ["C3", "C4"]), (GAS, ["C4", "C3"]), (GRAVITY, ["C2", "C3"])],
)
def test_a_special_sector_is_recommended_for_its_most_useful_place(
    tile: Special, sectors: list[str]
) -> None:
    """``p1`` stands in the fifth row, and the enemy in the first."""
    told = told_to(placing(tile, tile))
    assert [label.split()[-1] for label, _ in told[:2]] == sectors
    assert [about.startswith("Recommended: ") for _, about in told] == [True, *[False] * 3]
    assert [label for label, _ in told[2:]] == ["Place none at all", "Place none now"]


def test_plans_list_the_best_place_of_each_kind_of_special_sector_first() -> None:
    labels = [label for label, _ in told_to(placing(GAS, GRAVITY))]
    assert labels[:4] == [
        "Place a gas cloud at C4",
        "Place a gravity field at C2",
        "Place a gas cloud at C3",
        "Place a gravity field at C3",
    ]


def test_a_player_who_must_place_a_sector_is_not_offered_to_place_none() -> None:
    game = Preparing(PRESETS["asteroid_belt"])
    told = told_to(game)
    assert told
    assert all(label.startswith("Place an asteroid field at") for label, _ in told)


def test_menu_lines_say_on_whose_side_a_sector_lies_and_how_far_from_both_edges() -> None:
    game = placing(GAS, GAS)
    words, view = voice("en", GAME.slug), look(GAME, game.state, "p1")
    said = {}
    for at in range(5, 20):
        told = GAME.words.about(view, (), a.PlaceSector(decision=game.asked().id, tile=GAS, at=at))
        assert told is not None
        said[at] = words.say(told, plain=True)
    assert len({*said.values()}) == len(said)
    theirs = "On the enemy\N{RIGHT SINGLE QUOTATION MARK}s side"
    assert said[7] == f"{theirs}, in the centre: 3 sectors from your edge, 1 from theirs"
    assert (
        said[10] == "Between you and the enemy, far left: 2 sectors from your edge, 2 from theirs"
    )
    assert said[16] == "On your side, left: 1 sector from your edge, 3 from theirs"
    assert said[18] == "On your side, right: 1 sector from your edge, 3 from theirs"
    assert said[19] == "On your side, far right: 1 sector from your edge, 3 from theirs"


def test_menu_lines_describe_the_special_sector_if_there_are_no_deployment_zones() -> None:
    game = placing(GAS, GAS, options=PRESETS["control"])
    view = look(GAME, game.state, "p1")
    place = a.PlaceSector(decision=game.asked().id, tile=GAS, at=12)
    told = GAME.words.about(view, (), place)
    assert told is not None
    assert voice("en", GAME.slug).say(told, plain=True).startswith("Gas: ")


def test_an_allys_deployment_zone_counts_as_the_own_side() -> None:
    game = Preparing(PRESETS["team_battle"], seats=("p1", "p2", "p3", "p4"))
    battle = game.state.open
    sides = {seat: one.side for seat, one in battle.commanders.items()}
    for seat, edge in battle.edges.items():
        lies = "near" if sides[seat] == sides["p1"] else "far"
        assert where(look(GAME, game.state, "p1"), edge[0]) == lies


def test_captains_always_choose_special_sectors() -> None:
    for seed in range(40):
        game = Preparing()
        view = look(GAME, game.state, "p1")
        chosen = GAME.levels["captain"](view, SeededDice(f"tiles {seed}"))
        assert isinstance(chosen, a.SetTilesAside)
        assert chosen.tiles


def test_a_player_drawing_for_one_battleship_reads_each_weapons_effect() -> None:
    game = Preparing(Options(secret_weapons=True, special_sectors=0), seed="draws")
    for _ in range(2):
        game.answer(a.ChooseFleet, dice=SeededDice("draws"), battleships=1)
    told = told_to(game)
    assert len(told) == len({about for _, about in told}) == 4
    for label, about in told:
        assert label.split(": ")[1] in about.lower()


def test_a_plan_for_several_battleships_names_every_weapon_that_is_kept() -> None:
    game = Preparing(Options(secret_weapons=True, special_sectors=0), seed="draws")
    for _ in range(2):
        game.answer(a.ChooseFleet, dice=SeededDice("draws"), battleships=2)
    ((label, about),) = told_to(game)
    assert label.lower().count("battleship") == 2
    assert about == "Stays face down until used"


def test_the_plan_to_deploy_the_last_ship_mentions_no_next_ship() -> None:
    game = Preparing().by_default(d.DeployDecision)
    lines: list[str] = []
    while isinstance(game.asked(), d.DeployDecision):
        if game.asked().seat == "p1":
            (line,) = [told for label, told in told_to(game) if label.startswith("Deploy one ship")]
            lines.append(line)
        one = next(one for one in game.suggested() if isinstance(one, a.Deploy))
        play(GAME, game.state, game.asked().seat, one, SeededDice("last"), seq=1)
        if not waiting(game.state.agenda):
            break
    assert {*lines[:-1]} == {"One ship, on your edge; the next one follows"}
    assert lines[-1] == "On your edge; then the battle begins"


def test_players_can_look_up_ship_classes_until_the_fleets_are_chosen() -> None:
    game = Preparing()
    words = voice("en", GAME.slug)

    def panels() -> dict[str, list[str]]:
        view = look(GAME, game.state, "p1")
        return {
            one.key: [words.say(line, plain=True) for line in one.lines]
            for one in GAME.words.panels(view)
        }

    assert "fleets" not in panels()
    assert panels()["classes"][-1] == (
        "4 class points, hull 24, firepower 4: battleship (special weapon: fires for two ★)"
    )
    assert len(panels()["classes"]) == 4
    game.by_default(d.DeployDecision)
    assert "classes" not in panels()
    assert "fleets" in panels()
