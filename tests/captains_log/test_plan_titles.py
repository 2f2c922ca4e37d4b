"""Titles of plans, compared with the actions of this turn, in games between bots."""

from itertools import islice

import pytest

from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
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
