"""One ranked list of intents: plans word it, the best level follows it, weaker ones err in it."""

import itertools
from collections import Counter

import pytest

from engine.ai.policies import policy
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log.bots.levels import LEVELS, mate
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.dangers import Dangers
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.losses import losses
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.judgement.prospects import Prospects
from engine.games.captains_log.judgement.ranking import (
    CLEAR_LEAD,
    best,
    is_useful,
    ranked,
)
from engine.games.captains_log.judgement.worth import esteem_worth, fame_of_a_ship, money_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.state import Cube, LogView, Ship
from engine.games.captains_log.rules import free
from tests.captains_log.port_and_market import harbour
from tests.captains_log.sea_fights import AHEAD, PIRATE, SPANISH, armed, captains_duel, duel
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_policies import turns
from tests.soak import Seeds

DECISIONS = 250
"""Decisions of each game in which plan and bot are compared."""


def test_the_first_plan_is_what_a_mate_does(seeds: Seeds) -> None:
    """Or it ends its turn: it waits in port, or what is left risks more than it brings."""
    differing, compared = Counter[str](), 0
    for seed in seeds(2):
        for view, action in itertools.islice(turns("mate", f"agree-{seed}"), DECISIONS):
            plans = [*CAPTAINS_LOG.plans(view)]
            if not plans:
                continue
            compared += 1
            if plans[0].actions[0] != action:
                differing[action.kind] += 1
                assert isinstance(action, a.EndTurn)
                useful = next((one for one in ranked(view) if is_useful(one)), None)
                assert useful is None or not useful.actions, "nothing is useful, or it waits"
    assert compared > DECISIONS
    assert differing.total() <= 0.05 * compared


def test_intents_are_all_ranked_and_each_once(seeds: Seeds) -> None:
    for seed in seeds(1):
        for view, _ in itertools.islice(turns("boatswain", seed), 0, 60, 5):
            found, all_of_them = ranked(view), intents(view)
            assert Counter(map(id, found)).most_common(1)[0][1] == 1 if found else not all_of_them
            assert len(found) == len(all_of_them)


@pytest.mark.parametrize(("guns", "first"), [(3, "barrel"), (4, "hunt")])
def test_a_fight_that_costs_much_of_the_ship_comes_after_what_is_safe(
    guns: int, first: str
) -> None:
    table = duel(PIRATE, guns=guns, doubloons=4000)
    table.sea.barrels[:] = [hex_of(12)]
    view = table.view()
    assert intents(view)[0].kind == "hunt"
    assert ranked(view)[0].kind == first
    assert isinstance(mate(view, SeededDice(0)), a.Shoot) == (first == "hunt")


def test_nobody_sails_through_the_hex_of_an_armed_rival_with_little_left_of_the_ship() -> None:
    """CL-MOVE-09: the rival may fire at whoever crosses it."""
    table = captains_duel()
    table.place("p1", hex_of(1))
    table.place("p2", AHEAD)
    table.sea.barrels[:] = [hex_of(2)]
    hull = table.captain().hold
    sound = [slot for slot, cube in enumerate(hull) if cube is Cube.EMPTY]
    for slot in sound[-7:]:
        hull[slot] = Cube.WATER
    ends = Prospects(table.view()).ends
    through = [end for end in ends if AHEAD in end.fire]
    around = [end for end in ends if end.course and not end.fire]
    assert through
    assert around
    assert min(end.peril for end in through) > max(end.peril for end in around) == 0
    action = mate(table.view(), SeededDice(0))
    assert action != a.Sail(heading=0)


def test_no_ports_are_risked_for_a_shot_of_slight_chance() -> None:
    table = duel(SPANISH, guns=2)
    table.company().reputation[Nation.SPAIN] = -1
    hunt = next(one for one in intents(table.view()) if one.kind == "hunt")
    assert isinstance(hunt.actions[-1], a.Shoot)
    assert not is_useful(hunt)
    table = duel(PIRATE, guns=2)
    hunt = next(one for one in intents(table.view()) if one.kind == "hunt")
    assert is_useful(hunt), "pirates have no ports to close"


@pytest.mark.parametrize(("rivals_fame", "songs"), [(0, 0), (5, 1)])
def test_all_the_purse_is_spent_on_fame_when_somebody_is_about_to_win(
    rivals_fame: int, songs: int
) -> None:
    """CL-TAVERN-02: else money is kept to trade with."""
    table = harbour("spain", Service.TAVERN, Service.SELL, doubloons=9000)
    other = Table(captains=2)
    table.sea.captains["p2"] = other.captain("p2")
    table.sea.companies["p2"] = other.company("p2")
    table.company("p2").fame, table.company().fame = rivals_fame, 3
    view = look(table.game, table.state, "p1")
    found = best(ranked(view))
    bought = [] if found is None else [*found.actions]
    assert bought.count(a.BuyFame()) == songs


def test_the_song_that_wins_is_bought_before_anything_is_fitted() -> None:
    table = harbour("spain", Service.SHIPYARD, Service.TAVERN, doubloons=8000)
    table.company().fame = table.sea.options.target - 1
    assert mate(table.view(), SeededDice(0)) == a.BuyFame()


def test_money_is_worth_less_once_little_time_is_left_to_spend_it() -> None:
    table = Table(captains=2)
    early = money_worth(table.sea, 8000)
    table.company("p2").fame = table.sea.options.target - 1
    assert 0 < money_worth(table.sea, 8000) < early < 1


def test_the_fame_of_a_greater_ship_counts_what_its_hold_shows_once_it_is_stowed() -> None:
    table = harbour("england", Service.SHIPYARD, doubloons=20_000)
    armed(table, "p1", 4)
    table.company().reputation[Nation.ENGLAND] = 2
    for _ in range(2):
        before = table.company().fame
        promised = fame_of_a_ship(table.sea, table.captain())
        table.act("p1", a.BuyShip())
        table.act("p1", a.Rearrange(hold=free.paraded(table.sea, table.captain())))
        assert table.company().fame - before == promised > 0
    assert fame_of_a_ship(table.sea, table.captain()) == 0


def test_a_rivals_loss_is_worth_most_to_an_only_rival() -> None:
    worth = list[float]()
    for captains in (2, 3):
        table = captains_duel(captains=captains)
        hunts = [one for one in intents(table.view()) if one.ship == "p2"]
        worth.append(max(one.worth for one in hunts))
    assert worth[0] > worth[1]


def test_levels_stand_from_the_weakest_to_the_strongest_and_each_has_a_name() -> None:
    assert [*LEVELS] == ["cabin_boy", "boatswain", "mate"]
    name = CAPTAINS_LOG.words.terms
    assert name is not None
    assert Text.of("policy-name", level="boatswain") != Text.of("policy-name", level="mate")


def test_a_weaker_level_sticks_to_its_misjudgement_all_round() -> None:
    table = duel(PIRATE)
    armed(table, "p1", 3)
    table.sea.barrels[:] = [hex_of(number) for number in (2, 9, 12)]
    weaker = policy(CAPTAINS_LOG, "boatswain")
    chosen = {weaker(table.view(), SeededDice(seed)) for seed in range(8)}
    assert len(chosen) == 1


def test_the_first_plan_is_the_best_only_if_no_other_is_worth_nearly_as_much() -> None:
    best = Counter[bool]()
    for view, _ in itertools.islice(turns("mate", "clear"), DECISIONS):
        plans, found = [*CAPTAINS_LOG.plans(view)], ranked(view)
        if waiting(view.agenda):
            continue
        assert not any(one.best for one in plans[1:])
        if plans:
            best[plans[0].best] += 1
        if plans and plans[0].best:
            assert found[0].actions == plans[0].actions
            others = [one.score for one in found[1:] if is_useful(one)]
            assert found[0].score >= max(others, default=0.0) + CLEAR_LEAD
    assert min(best[True], best[False]) > 10


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_fires_a_shot_that_plainly_costs_more_than_it_gains(level: str) -> None:
    """CL-REP-02: reputation lost by a shot that hardly harms its target."""
    shots = 0
    for view, action in itertools.islice(turns(level, "shots"), 400):
        if isinstance(action, a.Shoot):
            shots += 1
            assert cost_of_esteem(view, action.target) <= part_of_a_sinking(view, action)
    assert shots


def cost_of_esteem(view: LogView, target: Ship) -> float:
    """Fame that the esteem lost by firing at *target* is worth."""
    sea, captain = view.open, view.open.captains[view.seat]
    return sum(
        -esteem_worth(sea, captain, loss.nation, loss.change) for loss in losses(view, target)
    )


def part_of_a_sinking(view: LogView, shot: a.Shoot) -> float:
    """Expected damage of *shot* as a part of what its target can still take."""
    return float(shot_odds(view, shot).mean) / Dangers(view).left_of(shot.target)
