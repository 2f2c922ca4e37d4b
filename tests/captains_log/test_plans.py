"""Plans offered to a captain."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.plans import Plan
from engine.core.words import Listing, Text
from engine.games.captains_log.bots.levels import mate
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.answers import ranked_answers
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.judgement.prospects import Prospects
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Ammo, Hex, LogView
from engine.games.captains_log.rules import port
from engine.games.captains_log.words.answer_plans import ANSWERS_OFFERED
from engine.games.captains_log.words.plans import plan_label
from tests.captains_log.port_and_market import ANCHORAGE, OPEN_SEA, harbour, laden, stock
from tests.captains_log.sea_fights import PIRATE, duel
from tests.captains_log.sentences import said, within
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_policies import turns
from tests.soak import Seeds


def plans(table: Table) -> list[Plan[a.Action]]:
    return [*table.game.plans(table.view())]


def facts(text: Text) -> dict[str, Any]:
    return dict(text.facts)


def keys(text: Text) -> set[str]:
    """The keys of *text* and of the texts in it."""
    return {one.key for one in within(text)}


def selling(at: Hex = ANCHORAGE) -> Table:
    """A captain at *at* with four silver, which the only port, Haven, buys at its best price."""
    table = harbour("spain", Service.SELL, doubloons=0)
    table.place("p1", at)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    laden(table, silver=4)
    return table


def test_one_plan_sails_to_a_port_and_sells_there() -> None:
    table = selling(OPEN_SEA)
    plan = plans(table)[0]
    assert facts(plan.label)["name"] == "Haven"
    assert isinstance(plan.actions[0], a.Sail)
    assert plan.actions[-1] == a.Sell(good=Good.SILVER, count=4)
    table.acts("p1", *plan.actions)
    assert (table.company().fame, table.captain().doubloons) == (1, 8000)
    assert {"plan-way", "plan-money", "plan-fame"} <= keys(plan.about)


def test_the_first_plan_stays_the_same_after_its_first_step() -> None:
    table = selling(hex_of(2))
    before = plans(table)[0]
    table.act("p1", before.actions[0])
    after = plans(table)[0]
    assert after.label == before.label
    assert after.actions[-1] == before.actions[-1]


def test_a_plan_for_a_port_several_turns_away_only_sails_in_this_turn() -> None:
    table = selling(hex_of(20))
    plan = next(plan for plan in plans(table) if facts(plan.label).get("name") == "Haven")
    assert all(isinstance(action, a.Sail) for action in plan.actions)
    (way,) = (text for text in within(plan.about) if text.key == "plan-way")
    assert facts(way)["turns"] >= 1


@pytest.mark.parametrize(
    ("tile", "english", "french"),
    [
        (2, "4 hexes, this turn", "4 cases, ce tour-ci"),
        (
            20,
            "12 hexes (5 this turn), there in 2 turns",
            "12 cases (5 ce tour-ci), dans 2 tours",
        ),
    ],
)
def test_a_plan_of_several_turns_tells_the_hexes_sailed_in_this_turn(
    tile: int, english: str, french: str
) -> None:
    table = selling(hex_of(tile))
    plan = next(plan for plan in plans(table) if facts(plan.label).get("name") == "Haven")
    assert said("en", plan.about).startswith(english)
    assert said("fr", plan.about).startswith(french)


def test_the_text_for_the_first_leg_of_a_plan_tells_the_hexes_and_turns_left() -> None:
    near, far = (
        next(
            plan for plan in plans(selling(hex_of(at))) if facts(plan.label).get("name") == "Haven"
        )
        for at in (2, 20)
    )
    assert near.later is None
    assert far.later is not None
    english, french = said("en", far.later), said("fr", far.later)
    assert english == (
        "First leg of “Head for Haven to sell 4 silver”: 7 hexes more, there in 2 turns."
    )
    assert french == (
        "Première étape de « Cap sur Haven : vendre 4 lingots d'argent » : "
        "encore 7 cases, dans 2 tours."
    )


def test_a_sale_is_a_plan_for_a_captain_in_port() -> None:
    plan = plans(selling())[0]
    assert plan.actions == (a.Sell(good=Good.SILVER, count=4),)
    assert facts(plan.label)["how"] == "deal"


def test_no_plans_are_offered_in_the_turn_of_another_captain() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(2))
    assert [*table.game.plans(table.view("p2"))] == []
    assert [*table.game.plans(table.view("spectator"))] == []


def test_the_best_starts_and_headings_are_plans_and_the_first_is_recommended() -> None:
    view, _ = _opening()
    (asked,) = waiting(view.agenda)
    offered = [*CAPTAINS_LOG.plans(view)]
    best = ranked_answers(view, asked)
    assert [plan.actions for plan in offered] == [(one,) for one in best[:ANSWERS_OFFERED]]
    assert [plan.best for plan in offered] == [True, *[False] * (len(offered) - 1)]
    other = next(seat for seat in view.open.captains if seat != view.seat)
    assert [*CAPTAINS_LOG.plans(replace(view, seat=other))] == []


def test_a_plan_to_fire_at_an_enemy_abeam_tells_its_chances() -> None:
    table = duel(PIRATE)
    plan = next(plan for plan in plans(table) if plan.label.key == "plan-hunt")
    assert isinstance(plan.actions[-1], a.Shoot)
    assert {"plan-odds", "loss-brief", "plan-prize"} <= keys(plan.about)


@pytest.mark.parametrize(
    ("orders", "english", "french"),
    [
        (
            (a.BuyCannon(), a.Buy(row="legal", count=2), a.Buy(row="contraband", count=1)),
            "At Haven: buy a cannon and 1 other deal",
            "À Haven : acheter un canon et 1 autre affaire",
        ),
        (
            (a.BuyShip(), a.BuyWood(pairs=1), a.BuyCannon(), a.BuyAmmo(ammo=Ammo.EXPLOSIVE)),
            "At Haven: buy a larger ship and 2 other deals",
            "À Haven : changer de navire et 2 autres affaires",
        ),
    ],
)
def test_a_plan_names_its_deals_in_port_or_one_of_them_and_the_number_of_others(
    orders: tuple[a.Order, ...], english: str, french: str
) -> None:
    """Goods bought at a market count as one deal."""
    table = harbour("spain", Service.BUY, Service.SHIPYARD)
    stock(table, england=(0, 3), spain=(6, 0), france=(0, 0), holland=(0, 0))
    intent = Intent(
        kind="deal",
        end=Prospects(table.view()).here,
        actions=orders,
        worth=1,
        score=1,
        place=chart(table.sea).ports[1],
        bargain=Bargain(actions=orders),
    )
    label = plan_label(table.view(), intent)
    assert (said("en", label), said("fr", label)) == (english, french)


@pytest.mark.rule("CL-FAME-01")
def test_a_plan_to_fetch_a_barrel_tells_how_many_barrels_give_fame() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1), barrels=1)
    table.sea.barrels[:] = [hex_of(2)]
    plan = next(plan for plan in plans(table) if plan.label.key == "plan-fetch")
    assert said("en", plan.about).endswith("barrel 2 of 3 for 1 fame")
    assert said("fr", plan.about).endswith("baril 2 sur 3 pour 1 de renommée")
    table.captain().barrels = 2
    plan = next(plan for plan in plans(table) if plan.label.key == "plan-fetch")
    assert said("en", plan.about).endswith("barrel 3 of 3: 1 fame")


def test_a_plan_picks_up_a_barrel_in_reach() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.sea.barrels[:] = [hex_of(2)]
    plan = next(plan for plan in plans(table) if plan.label.key == "plan-fetch")
    assert plan.actions[-1] == a.PickUp(what="barrel")


def test_a_bot_on_a_barrel_that_takes_a_movement_point_does_not_wait_there() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(2))
    table.sea.barrels[:] = [hex_of(2)]
    assert isinstance(mate(table.view(), SeededDice(0)), a.Sail)


def test_plans_include_every_port_to_sail_for_and_no_shot_that_cannot_hit(
    seeds: Seeds,
) -> None:
    unnamed = 0
    for seed in seeds(1):
        for view, _ in islice(turns("mate", seed), 0, 300, 7):
            offered = [*CAPTAINS_LOG.plans(view)]
            if not offered or waiting(view.agenda):
                continue
            assert len(offered) <= 25
            names = {facts(plan.label).get("name") for plan in offered}
            assert names >= _ports_to_sail_for(view)
            for plan in offered:
                listed = dict(plan.label.facts).get("deeds")
                named = [str(one) for one in listed.items] if isinstance(listed, Listing) else []
                more = any("plan-deed-others" in one for one in named)
                told = {"plan-others", "plan-fire", "plan-smuggling"} & keys(plan.about)
                assert told or not more, "what else is done is told, or a danger"
                unnamed += more
                for action in plan.actions:
                    assert not isinstance(action, a.Sell) or action.count + action.oil
                if isinstance(plan.actions[-1], a.Shoot) and len(plan.actions) == 1:
                    assert shot_odds(view, plan.actions[-1]).hurt
    assert unnamed


@pytest.mark.parametrize("at", [OPEN_SEA, ANCHORAGE])
@pytest.mark.parametrize("standing", [0, -3])
def test_no_plan_leads_to_a_port_that_is_closed_to_the_captain(at: Hex, standing: int) -> None:
    table = selling(at)
    laden(table, tea=4)
    table.company().reputation[Nation.SPAIN] = standing
    named = [plan for plan in plans(table) if facts(plan.label).get("name") == "Haven"]
    assert bool(named) == (standing == 0)


def _opening() -> tuple[LogView, a.Action]:
    return next(turns("mate", "opening"))


def _ports_to_sail_for(view: LogView) -> set[str]:
    """The ports the ship could get nearer to with its move, if it has one."""
    if view.open.turn.moved or view.open.turn.actions:
        return set()
    ahead = Prospects(view)
    found: set[str] = set()
    for place in chart(view.open).ports.values():
        free = tuple(at for at in place.anchorages if ahead.berths.free(at))
        if ahead.at in place.anchorages or not free:
            continue
        field = ahead.steps(free)
        nearer = any(field[end.at] < field[ahead.at] and not end.fire for end in ahead.ends)
        if port.welcome(view.open, ahead.captain, place) and nearer and not ahead.dangers.threats:
            found.add(place.card.name)
    return found


def test_a_fight_that_may_be_lost_is_the_second_plan_and_not_the_first() -> None:
    """Bots rank the fight first, but a player is first offered a plan that risks no ship."""
    table = duel(PIRATE, doubloons=4000)
    table.sea.barrels[:] = [hex_of(12)]
    assert intents(table.view())[0].kind == "hunt"
    first, second, *_ = plans(table)
    assert first.label.key != "plan-hunt"
    assert second.label.key == "plan-hunt"


def test_plans_that_lead_to_fame_explain_how_fame_is_won() -> None:
    selling_there = plans(selling(OPEN_SEA))[0]
    assert selling_there.why is not None
    assert said("en", selling_there.why) == "Four of one good sold in one port gain 1 fame."
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.sea.barrels[:] = [hex_of(2)]
    barrel = next(plan for plan in plans(table) if plan.label.key == "plan-fetch")
    assert barrel.why is not None
    assert said("en", barrel.why).startswith("3 barrels gain 1 fame")
