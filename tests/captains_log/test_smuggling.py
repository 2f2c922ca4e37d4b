"""Texts that offer a deal in contraband say so and tell its cost in reputation."""

import pytest

from bot.words.language import LANGUAGES
from engine.core.dice import table_dice
from engine.core.game import begin, look
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement import trades
from engine.games.captains_log.judgement.losses import Loss
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.options import PRESETS
from engine.games.captains_log.model.state import Cube, LogView
from engine.games.captains_log.words.about import about
from engine.games.captains_log.words.esteem import loss_briefly, loss_in_full
from tests.captains_log.port_and_market import harbour, laden, stock
from tests.captains_log.sentences import said, whole_sea
from tests.captains_log.table import hex_of

WORDS = CAPTAINS_LOG.words
COST = {
    "en": "Holland \N{MINUS SIGN}1: their ships attack you",
    "fr": "Hollande \N{MINUS SIGN}1 : ses navires vous attaquent",
}
WORD = {"en": "contraband", "fr": "contrebande"}
PUERTO = "**Puerto Esmeralda**"
"""A Spanish port, where tea is contraband: it comes from Holland."""


@pytest.fixture
def view() -> LogView:
    """Anne has four tea aboard, and the whole sea is known."""
    table = whole_sea()
    table.load("p1", *[Cube.TEA] * 4)
    return table.view()


def prices(code: str, view: LogView) -> str:
    lines = [said(code, line) for line in WORDS.panels(view)[0].lines]
    return next(line for line in lines if line.startswith(PUERTO))


@pytest.mark.rule("CL-REP-06")
@pytest.mark.parametrize("code", LANGUAGES)
def test_prices_mark_contraband_and_tell_the_reputation_that_selling_it_costs(
    code: str, view: LogView
) -> None:
    assert f"({WORD[code]}; {COST[code]})".replace("; ", " ; " if code == "fr" else "; ") in prices(
        code, view
    )
    lines = "\n".join(said(code, line) for line in WORDS.panels(view)[0].lines)
    assert {"en": "sugar (4 for 4,000, contraband)", "fr": "le sucre (4 pour 4 000, contrebande)"}[
        code
    ] in lines
    assert {
        "en": "(contraband, 4 left: 1 for 1,000 and 4 for 4,000)",
        "fr": "(contrebande, reste 4 : 1 pour 1 000 et 4 pour 4 000)",
    }[code] in lines


def test_prices_tell_no_cost_in_reputation_for_two_goods_of_contraband() -> None:
    """CL-REP-06: smuggling costs a step of reputation for every three goods."""
    table = whole_sea()
    table.load("p1", *[Cube.TEA] * 2)
    assert "your 2 tea for 3,000 (contraband) and silver" in prices("en", table.view())


def test_a_legal_sale_is_not_called_contraband(view: LogView) -> None:
    dutch = next(
        line for one in WORDS.panels(view)[0].lines if "**Oranjebaai**" in (line := said("en", one))
    )
    assert "your 4 tea for 4,000 + 1 fame and" in dutch


def test_a_hint_to_sell_prefers_a_legal_sale_one_hex_farther_to_smuggling(view: LogView) -> None:
    """Puerto Esmeralda takes the tea as contraband, five hexes off."""
    hint = said("en", WORDS.lessons(view)[0].hint(view))
    assert hint.startswith("Sail to Oranjebaai, 6 hexes south, and sell your 4 tea")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_hint_and_a_plan_tell_the_reputation_that_smuggling_costs(code: str) -> None:
    """The ship lies far from the Dutch port that buys tea legally."""
    table = whole_sea()
    table.place("p1", at=hex_of(8, 0, 1))
    table.load("p1", *[Cube.TEA] * 4)
    view = table.view()
    hint = WORDS.lessons(view)[0].hint(view)
    assert said(code, hint).endswith(f"({COST[code]}).")
    plan = next(one for one in CAPTAINS_LOG.plans(view) if "Esmeralda" in said(code, one.label))
    assert f"⚠ {WORD[code]}, {COST[code]}" in said(code, plan.about).split(" · ")


def test_a_menu_and_the_news_tell_the_reputation_that_smuggling_costs() -> None:
    table = harbour("spain", Service.SELL)
    stock(table, holland=(0, 0), spain=(0, 0), england=(0, 0), france=(0, 0))
    laden(table, tea=4)
    sale = a.Sell(good=Good.TEA, count=4)
    assert said("en", about(table.view(), (), sale)) == (
        "+1 fame, Spain +1 and Holland \N{MINUS SIGN}1: their ships attack you"
    )
    step = table.act("p1", sale)
    assert WORDS.news is not None
    told = [said("en", one.text) for one in WORDS.news(table.view(), step.events)]
    assert (
        "The reputation of Anne falls to \N{MINUS SIGN}1 with Holland (their ships attack, "
        "their ports stay open) and rises to +1 with Spain."
    ) in told


def test_a_hint_to_buy_says_if_the_goods_can_only_be_sold_as_contraband() -> None:
    """Anne has three tea and may buy a fourth, far from the Dutch port that buys tea legally."""
    table = whole_sea()
    table.place("p1", at=hex_of(8, 0, 1))
    table.load("p1", *[Cube.TEA] * 3)
    view = table.view()
    hints = [said("en", text) for one in WORDS.lessons(view) if (text := one.hint(view))]
    (buying,) = [hint for hint in hints if "buy 1 tea" in hint]
    assert buying.endswith(f" They are contraband there ({COST['en']}).")


def test_french_says_leurs_navires_of_the_pirates_and_ses_navires_of_a_country() -> None:
    """The pirates are plural in French, and a country is singular."""
    for nation, whose in ((Nation.PIRATES, "leurs"), (Nation.SPAIN, "ses")):
        loss = Loss(nation=nation, change=-1, then=-1, follows=("contempt", "distrust"))
        assert f" : {whose} navires vous attaquent" in said("fr", loss_briefly(loss))
        assert f"mépris ({whose} navires" in said("fr", loss_in_full(loss))


def test_a_hint_to_fire_tells_the_goods_and_money_for_sinking_the_ship() -> None:
    """CL-SINK-05: half of each good; the merchant carries two tea."""
    table = whole_sea()
    view = table.view()
    hints = [said("en", text) for one in WORDS.lessons(view) if (text := one.hint(view))]
    assert "and part of its goods and money: 1 tea and 1,000 doubloons." in "".join(hints)


@pytest.mark.rule("CL-REP-06")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_start_from_which_the_cargo_can_only_be_smuggled_tells_what_that_costs(code: str) -> None:
    """A legal sale, where there is one, is told instead, even farther off."""
    told = {True: 0, False: 0}
    for seed in range(12):
        opening, _ = begin(CAPTAINS_LOG, ["p1", "p2"], PRESETS["standard"], table_dice(seed, 0))
        (seat,) = CAPTAINS_LOG.to_act(opening)
        opening.open.captains[seat].hold[:4] = [Cube.TEA] * 4
        view = look(CAPTAINS_LOG, opening, seat)
        sales = trades.sales(view.open, view.open.captains[seat])
        legal = any(one.fame and one.row == "legal" for one in sales)
        for start in CAPTAINS_LOG.suggest(view):
            line = said(code, about(view, (), start))
            assert len(line) <= 100
            assert not (legal and WORD[code] in line)
            told[legal] += legal or WORD[code] in line
    assert min(told.values())
