"""Titles of plans, compared with the actions of this turn, in games between bots."""

from dataclasses import replace
from itertools import islice

import pytest

from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.model import actions as a
from tests.captains_log.sentences import within
from tests.captains_log.test_policies import turns

MOST_VIEWS = 120

_DEEDS = {
    "plan-deed-ship": (a.BuyShip,),
    "plan-deed-fame": (a.BuyFame,),
    "plan-deed-sell": (a.Sell,),
    "plan-deed-sell-all": (a.Sell,),
    "plan-deed-repair": (a.Repair,),
    "plan-deed-cannon": (a.BuyCannon,),
    "plan-deed-buy": (a.Buy,),
}


@pytest.mark.parametrize("level", ["boatswain", "mate"])
def test_a_plan_does_this_turn_what_its_title_says_and_else_heads_there(level: str) -> None:
    now, later = 0, 0
    for view, _ in islice(turns(level, "titles"), MOST_VIEWS):
        for plan in CAPTAINS_LOG.plans(view):
            facts = dict(plan.label.facts)
            kinds = {type(action) for action in plan.actions}
            match plan.label.key, facts.get("how"):
                case ("plan-port" | "plan-fetch" | "plan-explore", "later"):
                    assert kinds <= {a.Sail}, plan
                    later += 1
                case "plan-port", _:
                    for deed in facts["deeds"].items:
                        assert kinds & {*_DEEDS.get(deed.key, kinds)}, plan
                        now += 1
                case "plan-fetch", _:
                    assert a.PickUp in kinds, plan
                case "plan-explore", _:
                    assert a.Explore in kinds, plan
                case "plan-hunt", "chase":
                    assert a.Shoot not in kinds, plan
                case "plan-hunt", _:
                    assert a.Shoot in kinds, plan
                case _:
                    pass
    assert now > 20
    assert later > 5


@pytest.mark.rule("CL-END-01")
def test_a_plan_that_wins_the_game_says_so_and_does_nothing_after_that() -> None:
    """CL-FAME-05, CL-TAVERN-02: one point is lacking in each view of played games."""
    told = 0
    for played, _ in islice(turns("mate", "wins"), MOST_VIEWS):
        sea = played.open
        near = replace(sea.companies[played.seat], fame=sea.options.target - 1)
        companies = {**sea.companies, played.seat: near}
        view = replace(played, open=replace(sea, companies=companies))
        for intent in intents(view):
            if intent.bargain is not None and intent.bargain.fame:
                *before, last = intent.bargain.actions
                assert isinstance(last, a.Sell | a.BuyFame | a.BuyShip), intent.bargain
                assert not any(isinstance(one, a.BuyFame | a.BuyShip) for one in before)
        for plan in CAPTAINS_LOG.plans(view):
            for text in within(plan.about):
                if text.key == "plan-fame":
                    assert dict(text.facts)["wins"] == "yes"
                    told += 1
    assert told > 5
