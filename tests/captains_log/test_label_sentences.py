"""Labels of actions with prices and chances, and the question where to start."""

import pytest

from bot.words.language import LANGUAGES
from engine.core.records import clone
from engine.games.captains_log import words
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of


@pytest.mark.parametrize(
    ("seat", "action", "english", "french"),
    [
        (
            "p2",
            a.Shoot(target="npc:1"),
            ("Fire", "At Gouden Reiger (Dutch, no. 1), 1 hex away: 2 dice on 10+ (44%)"),
            (
                "Tirer",
                "Sur Gouden Reiger (hollandais, n° 1), à 1 case : 2 dés à 10+ (44 %)",
            ),
        ),
        (
            "p2",
            a.Sail(heading=180),
            ("Sail", "South: open sea, 5 movement points left (past Gouden Reiger)"),
            ("Naviguer", "Sud : pleine mer, reste 5 points de mouvement (devant Gouden Reiger)"),
        ),
        (
            "p1",
            a.Jettison(good=Good.SUGAR),
            ("Cargo", "Throw 1 sugar overboard"),
            ("Cale", "Jeter 1 sac de sucre par-dessus bord"),
        ),
        (
            "p1",
            a.BuyAmmo(ammo=Ammo.CHAIN_SHOT),
            ("Shipyard", "Chain shot (2,000)"),
            ("Chantier naval", "Chaînes (2 000)"),
        ),
        (
            "p1",
            a.BuyUpgrade(upgrade=Upgrade.SAILS),
            ("Shipyard", "Better sails (3,000)"),
            ("Chantier naval", "De meilleures voiles (3 000)"),
        ),
    ],
)
def test_the_label_of_an_action_tells_its_price_chances_or_outcome(
    table: Table, seat: str, action: a.Action, english: tuple[str, ...], french: tuple[str, ...]
) -> None:
    path = words.label(table.view(seat), action)
    assert [tuple(said(code, text) for text in path) for code in LANGUAGES] == [english, french]


def test_a_label_tells_the_exact_price_if_it_was_rounded(table: Table) -> None:
    """CL-GEN-04: prices are rounded to whole thousands."""
    buy = a.Buy(row="legal", count=1)
    assert said("en", words.label(table.view(), buy)[-1]) == "1 cotton for 1,000"
    view = clone(table.view())
    view.open.captains["p1"].at = hex_of(3, 1, 0)
    assert said("en", words.label(view, buy)[-1]) == "1 sugar for 1,000 (500 rounded up)"
    assert said("fr", words.label(view, buy)[-1]) == "1 sac de sucre pour 1 000 (500 arrondis)"
    view.open.captains["p1"].at = chart(view.open).ports[7].anchorages[0]
    sale = words.label(view, a.Sell(good=Good.TEA, count=1))[-1]
    assert said("en", sale) == "1 tea, contraband for 1,000 (1,500 rounded down)"


def test_the_label_of_a_repair_names_only_the_damage_it_mends() -> None:
    table = Table(*list(standard().tiles.values())[:1], captains=1).without_npcs()
    captain = table.place("p1", at=hex_of(1), sail_damage=1)
    captain.hold[:4] = [Cube.WATER, Cube.WATER, Cube.FIRE, Cube.WOOD]
    label = words.label(table.view(), a.Repair(slots=(0, 1)))[-1]
    assert [said(code, label) for code in LANGUAGES] == [
        "2 water damage for 1 wood",
        "2 dégâts d'eau pour 1 bois",
    ]
    label = words.label(table.view(), a.Repair(slots=(2,), sails=1))[-1]
    assert said("en", label) == "1 fire damage and 1 point of sail for 2 wood"


@pytest.mark.parametrize(
    ("doubloons", "ending"),
    [
        (0, " Your purse is empty."),
        (3000, " You may spend your 3,000 doubloons on your ship first."),
    ],
)
def test_the_question_where_to_start_suggests_fitting_out_only_if_money_is_left(
    table: Table, doubloons: int, ending: str
) -> None:
    view = clone(table.view())
    view.open.captains["p1"].doubloons = doubloons
    asked = d.StartDecision(id=1, seat="p1", rule="CL-SETUP-40")
    assert said("en", words.ask(view, asked)).endswith(ending)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            a.Shoot(target="npc:1"),
            "44% to hit, 1.0 damage on average",
            "44 % de toucher, 1,0 dégât en moyenne",
        ),
        (
            a.Shoot(target="npc:1", ammo=Ammo.CHAIN_SHOT),
            "16% to tear a sail, 0.2 movement lost on average",
            "16 % de déchirer une voile, 0,2 de mouvement perdu en moyenne",
        ),
    ],
)
def test_the_chances_of_a_shot_are_told_in_english_and_french(
    table: Table, action: a.Shoot, english: str, french: str
) -> None:
    _, text = words.chances(table.view("p2"), action)
    assert [said(code, text) for code in LANGUAGES] == [english, french]
    assert not [*words.chances(table.view("p2"), a.EndTurn())]
