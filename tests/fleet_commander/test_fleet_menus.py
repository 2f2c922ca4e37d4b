"""Menus to compose a fleet: its ships first, then a weapon for each battleship."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import learn, voice
from cogs.fleet_commander import FLEET_LABELS
from cogs.typed_verbs import STEP
from engine.core.choices import MENU_CHOICES, ChoiceTree
from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.fleets import most_points
from tests.fleet_commander.preparing import Preparing

learn(GAME)
PLAIN = Options(special_sectors=0)
LINE_LETTERS = 100
TITLE_LETTERS = 100
NAME_LETTERS = 100
LARGEST = replace(PLAIN, points=15, handicap="phebe", handicap_points=3)
SITTINGS = [
    PLAIN,
    replace(PLAIN, points=15),
    LARGEST,
    replace(PLAIN, secret_weapons=True),
    replace(PRESETS["capture"], special_sectors=0),
]


def chooser(options: Options = PLAIN, count: int = 2) -> FleetView:
    """The view of ``p1``, one of *count* players, who is asked for a fleet."""
    seats = tuple(f"p{number}" for number in range(1, count + 1))
    return look(GAME, Preparing(options, seats=seats, seed="fleets").state, "p1")


def words(text: Text | None, code: str = "en") -> str:
    assert text is not None
    said = voice(code, GAME.slug).say(text, plain=True)
    return said.replace("\u00a0", " ").replace("\u202f", " ")


class Menus:
    """The fleet menus of *view*, walked through by the labels of their entries."""

    def __init__(self, view: FleetView, code: str = "en") -> None:
        self.view, self.code = view, code
        self._tree: ChoiceTree[Any] = ChoiceTree(GAME, view)
        (own,) = self._tree.below()
        self.path: tuple[Text, ...] = (own.label,)

    def level(self) -> dict[str, str]:
        """The entries of the current menu by label, each with its second line."""
        return {
            words(one.label, self.code): words(
                GAME.words.about(self.view, (*self.path, one.label), one.action), self.code
            )
            for one in self._tree.below(self.path)
        }

    def pick(self, *labels: str) -> a.ChooseFleet | None:
        """Choose *labels* one after another; returns the fleet they lead to, if any."""
        action: a.ChooseFleet | None = None
        for label in labels:
            below = self._tree.below(self.path)
            one = next(one for one in below if words(one.label, self.code) == label)
            self.path, action = (*self.path, one.label), one.action
        return action

    def asks(self) -> str:
        return words(GAME.words.menu_asks(self.view, self.path), self.code)

    def all_levels(self) -> list[tuple[tuple[Text, ...], list[Any]]]:
        found = list[tuple[tuple[Text, ...], list[Any]]]()
        paths = [self.path]
        for path in paths:
            below = [*self._tree.below(path)]
            found.append((path, below))
            paths += [(*path, one.label) for one in below if one.leads_on]
        return found


def test_a_menu_lists_every_fleet_of_all_points_with_the_chosen_battleships() -> None:
    """Named fleets come first; their second line opens with the name."""
    menus = Menus(chooser())
    assert [*menus.level()] == ["No battleship", "1 battleship", "2 battleships", "3 battleships"]
    menus.pick("2 battleships")
    assert menus.level() == {
        "1 cruiser and 1 frigate": (
            "Line of battle, 4 ships: a well-shielded cruiser and a frigate that moves twice"
        ),
        "4 frigates": "6 ships: frigates that move twice",
        "1 destroyer and 2 frigates": (
            "5 ships: a destroyer that fires twice and frigates that move twice"
        ),
        "2 destroyers": "4 ships: destroyers that fire twice",
    }


@pytest.mark.rule("FC-SETUP-20")
def test_without_abilities_a_fleets_second_line_only_counts_its_ships() -> None:
    menus = Menus(chooser(replace(PLAIN, abilities=False)))
    menus.pick("2 battleships")
    assert menus.level()["4 frigates"] == "6 ships"


def test_menus_say_how_many_points_battleships_leave_for_other_ships() -> None:
    assert Menus(chooser()).level() == {
        "No battleship": "12 points left: cruiser 3, destroyer 2 and frigate 1",
        "1 battleship": "8 points left: cruiser 3, destroyer 2 and frigate 1",
        "2 battleships": "4 points left: cruiser 3, destroyer 2 and frigate 1",
        "3 battleships": "No points left",
    }


@pytest.mark.rule("FC-SETUP-17", "FC-SETUP-23")
def test_each_battleship_has_a_menu_of_the_weapons_that_are_left() -> None:
    menus = Menus(chooser())
    menus.pick("2 battleships", "4 frigates")
    first = menus.level()
    assert len(first) == len(Weapon)
    assert first["Interdictor"].startswith("Closes an empty sector up to 2 away")
    menus.pick("Interdictor")
    second = menus.level()
    assert [*second] == [weapon for weapon in first if weapon != "Interdictor"]
    assert second["Drones"] == first["Drones"]
    chosen = menus.pick("Drones")
    assert chosen is not None
    assert chosen.weapons == (Weapon.INTERDICTOR, Weapon.DRONES)
    assert (chosen.battleships, chosen.frigates) == (2, 4)


def test_a_named_fleet_may_have_any_weapon() -> None:
    menus = Menus(chooser())
    chosen = menus.pick("1 battleship", "2 destroyers and 4 frigates", "Drones")
    assert chosen is not None
    assert chosen.weapons == (Weapon.DRONES,)


@pytest.mark.parametrize(
    ("path", "asked", "in_french"),
    [
        (
            (),
            "Your own fleet of 12 points: how many battleships?",
            "Flotte sur mesure, à 12 points : combien de cuirassés ?",
        ),
        (
            ("2 battleships",),
            "2 battleships: which other ships?",
            "2 cuirassés : quels autres vaisseaux ?",
        ),
        (
            ("No battleship",),
            "Your own fleet without battleships: which ships?",
            "Flotte sur mesure sans cuirassé : quels vaisseaux ?",
        ),
        (
            ("2 battleships", "2 destroyers"),
            "Which weapon for battleship 1 of 2?",
            "Quelle arme pour le cuirassé 1 sur 2 ?",
        ),
        (
            ("2 battleships", "2 destroyers", "Drones"),
            "Which weapon for battleship 2 of 2? Taken: drones",
            "Quelle arme pour le cuirassé 2 sur 2 ? Déjà : drones",
        ),
        (
            ("1 battleship", "1 cruiser, 1 destroyer and 3 frigates"),
            "Which weapon for the battleship?",
            "Quelle arme pour le cuirassé ?",
        ),
    ],
)
def test_each_fleet_menu_asks_for_its_choice_and_repeats_earlier_ones(
    path: tuple[str, ...], asked: str, in_french: str
) -> None:
    menus = Menus(chooser())
    menus.pick(*path)
    assert menus.asks() == asked
    assert words(GAME.words.menu_asks(menus.view, menus.path), "fr") == in_french


def test_cruisers_are_chosen_first_if_a_menu_of_fleets_would_be_too_long() -> None:
    menus = Menus(chooser(replace(PLAIN, points=15)))
    menus.pick("No battleship")
    assert {"No cruiser", "1 cruiser", "5 cruisers"} <= {*menus.level()}
    assert menus.level()["2 cruisers"] == "9 points left: destroyer 2 and frigate 1"
    menus.pick("2 cruisers")
    assert menus.asks() == "2 cruisers: which other ships?"
    assert "2 cruisers, 4 destroyers and 1 frigate" in menus.level()


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("options", SITTINGS, ids=str)
def test_no_fleet_menu_is_split_into_ranges_and_all_its_lines_fit(
    options: Options, code: str
) -> None:
    menus = Menus(chooser(options), code)
    told = set[Text | None]()
    asked = set[Text | None]()
    for path, below in menus.all_levels():
        assert len(below) <= MENU_CHOICES
        assert not any(one.label.key == "menu-range" for one in below)
        asked.add(GAME.words.menu_asks(menus.view, path))
        if len(path) <= FLEET_LABELS:
            told |= {GAME.words.about(menus.view, (*path, one.label), one.action) for one in below}
    assert max(len(words(text, code)) for text in told) <= LINE_LETTERS
    assert max(len(words(text, code)) for text in asked) <= TITLE_LETTERS


def test_fleet_menus_of_teams_and_free_for_all_are_those_of_a_duel() -> None:
    for preset, seats in (("team_battle", 4), ("free_for_all", 3)):
        options = replace(PRESETS[preset], special_sectors=0)
        menus = Menus(chooser(options, seats))
        assert [*menus.level()] == [*Menus(chooser()).level()]
        menus.pick("2 battleships")
        assert len(menus.level()) == 4


def test_a_fleet_is_chosen_without_weapons_if_weapons_are_drawn() -> None:
    menus = Menus(chooser(replace(PLAIN, secret_weapons=True)))
    chosen = menus.pick("2 battleships", "2 destroyers")
    assert chosen is not None
    assert not chosen.weapons
    assert Menus(chooser(replace(PLAIN, secret_weapons=True))).pick(
        "3 battleships", "No other ship"
    )


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_a_side_limited_to_some_ship_classes_is_offered_no_others() -> None:
    menus = Menus(chooser(replace(PRESETS["capture"], special_sectors=0)))
    assert menus.level() == {"No battleship": "8 points left: destroyer 2 and frigate 1"}
    menus.pick("No battleship")
    assert len(menus.level()) == 5
    assert most_points(menus.view.open, "p1") == 8


def test_menus_ask_for_each_battleship_which_drawn_weapon_it_keeps() -> None:
    game = Preparing(Options(secret_weapons=True, special_sectors=0), seed="draws")
    for _ in range(2):
        game.answer(a.ChooseFleet, dice=SeededDice("draws"), battleships=2)
    view = look(GAME, game.state, game.asked().seat)
    path = GAME.label(view, game.suggested()[0])
    told = [words(GAME.words.about(view, path[:at], None)) for at in (1, 2)]
    assert all(told)
    assert len({*told}) == 2, "each of the weapons kept says what it does"
    assert words(GAME.words.menu_asks(view, path[:1])) == "Which weapon does battleship 2 keep?"


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("options", [PLAIN, LARGEST], ids=str)
def test_names_of_fleets_typed_by_players_are_unique(options: Options, code: str) -> None:
    view, speak = chooser(options), voice(code, GAME.slug)
    said: dict[Text, str] = {}
    names: Counter[str] = Counter()
    for action in GAME.suggest(view):
        way = GAME.label(view, action)[-FLEET_LABELS:]
        for label in way:
            said.setdefault(label, speak.say(label, plain=True))
        names[STEP.join(said[label] for label in way)[:NAME_LETTERS]] += 1
    assert max(names.values()) == 1


@pytest.mark.parametrize("code", ["en", "fr"])
def test_help_on_choosing_a_fleet_says_that_smaller_fleets_are_not_offered(code: str) -> None:
    told = " ".join(words(line, code) for line in GAME.words.how(chooser()))
    only = "Smaller fleets are not offered" if code == "en" else "pas proposée"
    assert only in told
