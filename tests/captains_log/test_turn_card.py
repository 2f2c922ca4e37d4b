"""The turn card sums up the position; a captain's hand tells the rest."""

import pytest

from bot.words.language import LANGUAGES
from engine.core.game import look
from engine.core.records import SPECTATOR, clone
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from tests import laws
from tests.captains_log.sentences import PEOPLE, said, whole_sea
from tests.captains_log.table import Table


def test_a_turn_card_sums_up_the_turn(table: Table) -> None:
    view = table.view()
    assert [said("en", line) for line in words.summary(view)] == [
        "Round 1, day, wind blowing north",
        "Anne: 2 actions left",
        "1 sugar, 1 wood and 9,000 doubloons aboard",
        "Goal: 7 fame. Anne 0 and Bob 0",
    ]
    assert said("fr", words.summary(view)[1]) == "Anne : reste 2 actions"
    assert [said("en", line) for line in words.describe(view)[:4]] == [
        "Round 1, day, wind blowing north",
        "Anne: 2 actions left",
        "The ship of Anne: at Fort Ashby, facing north. Distances count from here.",
        "Aboard, with Anne: 1 sugar, 1 wood and 9,000 doubloons; 2 guns ready, 0 damage, "
        "11 slots free",
    ]


def test_the_turn_card_shows_damage_if_there_is_any() -> None:
    table = whole_sea()
    table.load("p1", Cube.FIRE)
    assert said("en", words.summary(table.view())[2]).endswith(" aboard, 1 damage (1 by fire)")


@pytest.mark.parametrize(
    ("actions", "moved", "english", "french"),
    [
        (0, False, "Anne: 2 actions left", "Anne : reste 2 actions"),
        (1, False, "Anne: 1 action left", "Anne : reste 1 action"),
        (1, True, "Anne: 1 action left, not a move", "Anne : reste 1 action, hors déplacement"),
        (2, True, "Anne: no action left", "Anne : plus d'action"),
    ],
)
def test_a_turn_card_tells_the_actions_left(
    actions: int, moved: bool, english: str, french: str
) -> None:
    table = Table(*list(standard().tiles.values())[:1], captains=1).without_npcs()
    table.sea.turn.actions, table.sea.turn.moved = actions, moved
    line = words.summary(table.view())[1]
    assert [said(code, line) for code in LANGUAGES] == [english, french]


def test_before_the_first_turn_the_turn_card_names_the_captain_who_is_asked() -> None:
    """CL-SETUP-40: the last to play is the first to choose a start."""
    state, _ = laws.opening(CAPTAINS_LOG, "anne")
    view = look(CAPTAINS_LOG, state, SPECTATOR)
    (asked,) = CAPTAINS_LOG.pending(state)
    assert asked.seat == view.open.order[-1] != view.open.turn.seat
    who = PEOPLE[asked.seat]
    assert said("en", words.summary(view)[1]) == f"{who} prepares to sail"
    assert said("en", words.alt(view)).startswith(f"{who} is not on the map yet; ")


def test_a_hand_shows_the_effects_of_a_reputation(table: Table) -> None:
    view = table.view()
    table.company().reputation[Nation.SPAIN] = -2
    lines = [said("fr", line) for line in words.hand(view)]
    table.company().reputation[Nation.SPAIN] = 0
    assert lines[0] == (
        "Sloop, niveau 1. Défense 9 : un dé doit la dépasser. Robustesse 9 : coule à 9 dégâts"
    )
    assert (
        "Charge 4 : tirant d'eau 2 (bancs de sable moins profonds interdits). Mouvement à vide : 7"
    ) in lines
    assert (
        "Espagne : \N{MINUS SIGN}2 — mépris (ses navires vous attaquent), méfiance (ses "
        "forteresses vous tirent dessus) et commerce légal interdit dans ses ports"
    ) in lines
    assert lines[-1] == "Pas encore rencontrés : Hollande, Angleterre, France et Pirates"
    assert words.hand(table.view("spectator")) == ()


@pytest.mark.rule("CL-YARD-07", "CL-YARD-08", "CL-REP-25")
def test_the_esteem_needed_to_buy_a_ship_is_told_before_it_is_reached(table: Table) -> None:
    """In the captain's hand and beside each shipyard in the prices; pirates sell no ships."""
    view = clone(table.view())
    captain = view.open.captains["p1"]
    view.open.companies["p1"].reputation |= {Nation.ENGLAND: 1, Nation.FRANCE: 2, Nation.PIRATES: 1}
    captain.ammo = [Ammo.NORMAL]
    own = [said("en", line) for line in words.hand(view)]
    assert "England: +1 — their shipyards sell you a larger ship from +2" in own
    assert "France: +2 — their shipyards sell you a larger ship" in own
    assert "the pirates: +1".capitalize() in own
    ports = [said("en", line) for line in words.panels(view)[0].lines]
    yards = {line.split("**")[1]: line for line in ports if "shipyard" in line}
    assert "shipyard (schooner for 7,000)" in yards["Three Palms"], "it is French"
    assert "shipyard (schooner for 7,000, at reputation +2)" in yards["Kingsferry"]
    assert "shipyard (no ships for sale)" in yards["Hangman's Rest"]
    (fitted,) = [line for line in ports if line.startswith("**Every shipyard**")]
    assert "a cannon (1,000; 2 places left)" in fitted
    assert "better sails (" in fitted
    assert "explosive shot (" in fitted
    captain.upgrades = {Upgrade.SAILS: 9}
    captain.ammo = [*Ammo]
    (fitted,) = [said("fr", one) for one in words.panels(view)[0].lines if "fittings" in one.key]
    assert "voiles" not in fitted
    assert "munitions" not in fitted


def test_a_hand_explains_its_numbers(table: Table) -> None:
    english = [said("en", line) for line in words.hand(table.view())]
    assert english[0] == (
        "Sloop, level 1. Defence 9: a die must beat it. Hull 9: sinks after 9 damage"
    )
    assert any(one.endswith("then \N{MINUS SIGN}1 per die for each further hex") for one in english)
