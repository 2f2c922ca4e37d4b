"""Hints of lessons that can be followed now or in the next turn, and the turns that they take."""

from typing import Any

from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.distances import from_ship
from engine.games.captains_log.judgement.errands import BuyErrand, best_purchase, errand, serves
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.words import things
from tests.captains_log.port_and_market import ANCHORAGE, OPEN_SEA, harbour, laden, stock
from tests.captains_log.sentences import said, whole_sea
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_about import played, two_ships
from tests.soak import Seeds


def hint(table: Table, key: str) -> Text:
    view = table.view()
    (lesson,) = [one for one in CAPTAINS_LOG.words.lessons(view) if one.key == key]
    found = lesson.hint(view)
    assert found
    return found


def hinted(table: Table, key: str) -> dict[str, Any]:
    return dict(hint(table, key).facts)


def test_the_hint_to_fire_names_the_ship_most_worth_a_fight_and_not_a_nearer_one() -> None:
    table = two_ships()
    friend = table.sea.npcs["npc:1"]
    pirate = next(
        card
        for card in table.data.npcs.values()
        if card.nations == (Nation.PIRATES,) and card.level == 1
    )
    table.npc("npc:2", hex_of(1, -1, -1), card=pirate.number)
    assert friend.at is not None
    board = chart(table.sea).board
    here = table.captain().at
    assert here is not None
    assert board.distance(here, friend.at) < board.distance(here, hex_of(1, -1, -1))
    assert hinted(table, "fire")["ship"] == things.ship(table.view(), "npc:2")


def test_a_hint_that_needs_a_move_already_spent_is_given_for_the_next_turn() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", OPEN_SEA)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    assert hint(table, "sell").key == "lesson-sell"
    table.sea.turn.moved = True
    table.sea.turn.actions = 1
    assert hint(table, "sell").key == "lesson-next-turn"
    assert said("en", hint(table, "sell")).startswith("Next turn: sail to Haven")
    assert said("fr", hint(table, "sell")).startswith("Au prochain tour : naviguez")


def test_a_captain_in_port_without_an_action_is_told_to_sell_in_the_next_turn() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    table.sea.turn.actions = 2
    assert hint(table, "sell").key == "lesson-next-turn"
    table.sea.turn.port = ANCHORAGE
    assert hint(table, "sell").key == "lesson-sell", "the port is still open"


def test_a_hint_says_how_many_turns_a_long_way_takes() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    table.place("p1", OPEN_SEA)
    assert "turn" not in said("en", hint(table, "sell"))
    table.place("p1", hex_of(20))
    assert "(3 turns), and sell" in said("en", hint(table, "sell"))
    assert "(3 tours), et vendez" in said("fr", hint(table, "sell"))


def test_a_hint_to_buy_names_at_least_as_many_goods_as_its_plan_buys(seeds: Seeds) -> None:
    compared = 0
    for seed in seeds(3):
        for state, seat in played("first_voyage", seed):
            view = look(CAPTAINS_LOG, state, seat)
            task = errand(view)
            if not isinstance(task, BuyErrand):
                continue
            hints = [one.hint(view) for one in CAPTAINS_LOG.words.lessons(view)]
            told = [dict(one.facts) for one in hints if one and one.key == "lesson-buy"]
            for bargain in (one.bargain for one in intents(view) if serves(one, task)):
                assert bargain
                rows = [one for one in bargain.actions if isinstance(one, a.Buy)]
                count = next(one.count for one in rows if one.row == task.stock.row)
                assert all(facts["count"] == max(count, task.count) for facts in told)
                compared += len(told)
                break
    assert compared


def test_a_captain_with_four_of_a_good_is_not_sent_to_buy_a_fifth() -> None:
    table = whole_sea()
    table.load("p1", *[Cube.TEA] * 4)
    captain = table.captain()
    steps = from_ship(table.sea, captain)
    found = best_purchase(table.sea, captain, steps)
    assert found is None or found.stock.good is not Good.TEA


def test_a_hint_for_the_next_turn_counts_its_turns_from_the_next_turn() -> None:
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", OPEN_SEA)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    assert "turns)" not in said("en", hint(table, "sell"))
    table.sea.turn.moved, table.sea.turn.actions = True, 1
    told = said("en", hint(table, "sell"))
    assert told.startswith("Next turn: sail to Haven")
    assert "turns)" not in told
