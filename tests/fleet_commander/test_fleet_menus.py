"""A fleet is put together in menus: its ships first, then a weapon for each battleship."""

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
    """What ``p1`` of *count* sees, who is asked for a fleet."""
    seats = tuple(f"p{number}" for number in range(1, count + 1))
    return look(GAME, Preparing(options, seats=seats, seed="fleets").state, "p1")


def words(text: Text | None, code: str = "en") -> str:
    assert text is not None
    said = voice(code, GAME.slug).say(text, plain=True)
    return said.replace("\u00a0", " ").replace("\u202f", " ")


class Menus:
    """The menus of *view*, gone through by what stands there."""

    def __init__(self, view: FleetView, code: str = "en") -> None:
        self.view, self.code = view, code
        self._tree: ChoiceTree[Any] = ChoiceTree(GAME, view)
        (own,) = self._tree.below()
        self.path: tuple[Text, ...] = (own.label,)

    def level(self) -> dict[str, str]:
        """Each entry, and what is said of it."""
        return {
            words(one.label, self.code): words(
                GAME.words.about(self.view, (*self.path, one.label), one.action), self.code
            )
            for one in self._tree.below(self.path)
        }

    def pick(self, *labels: str) -> a.ChooseFleet | None:
        """Go down by *labels*; the fleet they end at, if they do."""
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


def test_every_composition_of_all_points_stands_below_its_battleships() -> None:
    """Those of a name come first, and are called by it in the line below."""
    menus = Menus(chooser())
    assert [*menus.level()] == ["No battleship", "1 battleship", "2 battleships", "3 battleships"]
    menus.pick("2 battleships")
    assert menus.level() == {
        "1 cruiser and 1 frigate": (
            "Line of battle, 4 ships: a well shielded cruiser and a frigate that moves twice"
        ),
        "4 frigates": "6 ships: frigates that move twice",
        "1 destroyer and 2 frigates": (
            "5 ships: a destroyer that fires twice and frigates that move twice"
        ),
        "2 destroyers": "4 ships: destroyers that fire twice",
    }


@pytest.mark.rule("FC-SETUP-20")
def test_where_abilities_are_not_played_ships_are_counted_alone() -> None:
    menus = Menus(chooser(replace(PLAIN, abilities=False)))
    menus.pick("2 battleships")
    assert menus.level()["4 frigates"] == "6 ships"


def test_what_battleships_leave_for_other_ships_is_told() -> None:
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
    assert first["Interdictor"].startswith("Nobody enters or fires through an empty sector")
    menus.pick("Interdictor")
    second = menus.level()
    assert [*second] == [weapon for weapon in first if weapon != "Interdictor"]
    assert second["Drones"] == first["Drones"]
    chosen = menus.pick("Drones")
    assert chosen is not None
    assert chosen.weapons == (Weapon.INTERDICTOR, Weapon.DRONES)
    assert (chosen.battleships, chosen.frigates) == (2, 4)


def test_a_fleet_of_a_name_may_have_any_weapon() -> None:
    menus = Menus(chooser())
    chosen = menus.pick("1 battleship", "2 destroyers and 4 frigates", "Drones")
    assert chosen is not None
    assert chosen.weapons == (Weapon.DRONES,)


@pytest.mark.parametrize(
    ("path", "asked", "in_french"),
    [
        (
            (),
            "A fleet of your own, of 12 points: how many battleships?",
            "Flotte sur mesure, à 12 points : combien de cuirassés ?",
        ),
        (
            ("2 battleships",),
            "2 battleships: which other ships?",
            "2 cuirassés : quels autres vaisseaux ?",
        ),
        (
            ("No battleship",),
            "A fleet of your own without battleships: which ships?",
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
def test_a_menu_says_what_is_chosen_and_for_what(
    path: tuple[str, ...], asked: str, in_french: str
) -> None:
    menus = Menus(chooser())
    menus.pick(*path)
    assert menus.asks() == asked
    assert words(GAME.words.menu_asks(menus.view, menus.path), "fr") == in_french


def test_where_a_menu_would_be_too_long_cruisers_are_chosen_before_the_rest() -> None:
    menus = Menus(chooser(replace(PLAIN, points=15)))
    menus.pick("No battleship")
    assert {"No cruiser", "1 cruiser", "5 cruisers"} <= {*menus.level()}
    assert menus.level()["2 cruisers"] == "9 points left: destroyer 2 and frigate 1"
    menus.pick("2 cruisers")
    assert menus.asks() == "2 cruisers: which other ships?"
    assert "2 cruisers, 4 destroyers and 1 frigate" in menus.level()


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("options", SITTINGS, ids=str)
def test_no_menu_of_fleets_is_cut_into_ranges_and_each_entry_has_its_line(
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


def test_in_teams_and_where_all_fight_all_the_menus_are_as_in_a_duel() -> None:
    for preset, seats in (("team_battle", 4), ("free_for_all", 3)):
        options = replace(PRESETS[preset], special_sectors=0)
        menus = Menus(chooser(options, seats))
        assert [*menus.level()] == [*Menus(chooser()).level()]
        menus.pick("2 battleships")
        assert len(menus.level()) == 4


def test_where_weapons_are_drawn_a_fleet_is_chosen_with_its_ships() -> None:
    menus = Menus(chooser(replace(PLAIN, secret_weapons=True)))
    chosen = menus.pick("2 battleships", "2 destroyers")
    assert chosen is not None
    assert not chosen.weapons
    assert Menus(chooser(replace(PLAIN, secret_weapons=True))).pick(
        "3 battleships", "No other ship"
    )


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_who_may_command_few_sorts_is_offered_those_alone() -> None:
    menus = Menus(chooser(replace(PRESETS["capture"], special_sectors=0)))
    assert menus.level() == {"No battleship": "8 points left: destroyer 2 and frigate 1"}
    menus.pick("No battleship")
    assert len(menus.level()) == 5
    assert most_points(menus.view.open, "p1") == 8


def test_who_keeps_drawn_weapons_is_asked_for_each_battleship() -> None:
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
def test_fleets_are_typed_by_names_that_are_told_apart(options: Options, code: str) -> None:
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
def test_what_may_be_in_a_fleet_and_what_is_not_offered_can_be_looked_up(code: str) -> None:
    told = " ".join(words(line, code) for line in GAME.words.how(chooser()))
    only = "Smaller ones are not offered" if code == "en" else "en propose pas"
    assert only in told
