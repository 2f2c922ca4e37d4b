"""Turns that the clock plays for an absent captain: what is safe is done, and nothing is spent."""

from itertools import islice

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import play
from engine.games.captains_log.bots.levels import mate
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.dangers import Dangers
from engine.games.captains_log.judgement.defaults import FEAR_BORNE
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.rules import move
from engine.space.hexes import HEADINGS
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, selling_in
from tests.captains_log.sea_fights import PIRATE, armed, duel
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_fortress import FIRE, below
from tests.captains_log.test_plans import selling
from tests.captains_log.test_policies import turns
from tests.captains_log.test_sight import unexplored
from tests.soak import Seeds

SPENDS_NOTHING = (a.Sail, a.PickUp, a.Explore, a.Repair, a.Sell, a.Rearrange, a.EndTurn)
DECISIONS = 100
GREAT_PIRATE = 41
"""An NPC card of level 4, which outclasses any first ship."""


def clock_turn(table: Table) -> list[a.Action]:
    """What the clock plays of the rest of p1's turn, the end of it left out."""
    done: list[a.Action] = []
    while not isinstance(action := table.game.default(table.view()), a.EndTurn):
        play(table.game, table.state, "p1", action, SeededDice("clock"), seq=1)
        done.append(action)
    return done


@pytest.mark.parametrize("begun", [0, 1])
def test_the_clock_sails_on_to_a_port_and_sells_there_whoever_began_the_turn(begun: int) -> None:
    table = selling(OPEN_SEA)
    table.acts("p1", *next(iter(table.game.plans(table.view()))).actions[:begun])
    assert clock_turn(table)[-1] == a.Sell(good=Good.SILVER, count=4)
    assert (table.company().fame, table.captain().doubloons) == (1, 8000)


def test_the_clock_sells_the_rest_in_a_port_that_is_open() -> None:
    table = selling()
    table.act("p1", a.Sell(good=Good.SILVER, count=1))
    assert clock_turn(table) == [a.Sell(good=Good.SILVER, count=3)]


@pytest.mark.parametrize(("doubloons", "stays"), [(20_000, True), (0, False)])
def test_the_clock_buys_nothing_and_stays_where_the_captain_would_buy(
    doubloons: int, *, stays: bool
) -> None:
    table = harbour("spain", Service.SHIPYARD, doubloons=doubloons)
    armed(table, "p1", 1)
    table.sea.barrels[:] = [OPEN_SEA]
    would = mate(table.view(), SeededDice(0))
    assert isinstance(would, a.BuyCannon) == stays
    done = clock_turn(table)
    assert (a.PickUp(what="barrel") in done) != stays
    assert (table.captain().doubloons, done == []) == (doubloons, stays)


def test_the_clock_fires_at_nobody() -> None:
    table = duel(PIRATE, guns=4)
    assert isinstance(mate(table.view(), SeededDice(0)), a.Shoot)
    assert not any(isinstance(one, a.Shoot) for one in clock_turn(table))


@pytest.mark.rule("CL-REP-06")
@pytest.mark.parametrize(("esteem", "sells"), [(0, False), (3, True)])
def test_the_clock_smuggles_only_if_no_right_is_lost(esteem: int, *, sells: bool) -> None:
    """Holland's ships attack a captain whom it thinks less of than of a stranger."""
    table = selling_in("spain")
    laden(table, tea=4)
    table.company().reputation[Nation.HOLLAND] = esteem
    sale = a.Sell(good=Good.TEA, count=4)
    assert mate(table.view(), SeededDice(0)) == sale
    assert (sale in clock_turn(table)) == sells


@pytest.mark.rule("CL-REPAIR-01")
def test_the_clock_repairs_with_the_wood_aboard() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    table.sea.barrels.clear()
    captain = table.captain()
    captain.hold[:2] = [Cube.WATER] * 2
    table.load("p1", *[Cube.WOOD] * 4)
    assert any(isinstance(one, a.Repair) for one in clock_turn(table))
    assert Cube.WATER not in captain.hold


@pytest.mark.rule("CL-REPAIR-02")
@pytest.mark.parametrize("wood", [0, 4])
def test_the_clock_buys_no_wood_for_a_repair_in_port(wood: int) -> None:
    table = harbour("spain", Service.SHIPYARD, doubloons=3_000)
    table.sea.barrels.clear()
    table.sea.unseen = []
    captain = table.captain()
    captain.hold[:4] = [Cube.WATER] * 4
    table.load("p1", *[Cube.WOOD] * wood)
    assert isinstance(mate(table.view(), SeededDice(0)), a.Repair if wood else a.BuyWood)
    assert [type(one) for one in clock_turn(table)] == ([a.Repair] if wood else [])
    assert table.captain().doubloons == 3_000


@pytest.mark.rule("CL-EXPLORE-01")
def test_the_clock_explores_what_is_in_sight() -> None:
    table = unexplored()
    table.sea.barrels.clear()
    assert any(isinstance(one, a.Explore) for one in clock_turn(table))


@pytest.mark.rule("CL-FORT-11")
@pytest.mark.parametrize(("reputation", "fetches"), [(-1, False), (0, True)])
def test_the_clock_fetches_no_barrel_under_the_guns_of_a_fortress(
    reputation: int, *, fetches: bool
) -> None:
    table = below(reputation=reputation)
    table.sea.barrels[:] = [FIRE]
    table.sea.unseen = []
    assert (a.PickUp(what="barrel") in clock_turn(table)) == fetches


@pytest.mark.parametrize(("hexes", "fetches"), [(8, False), (11, True)])
def test_the_clock_fetches_no_barrel_near_a_ship_that_would_win_a_fight(
    hexes: int, *, fetches: bool
) -> None:
    table = Table().without_npcs()
    armed(table, "p1", 2)
    table.place("p1", hex_of(1))
    table.sea.unseen = []
    board = chart(table.sea).board
    away = board.distances(hex_of(1))
    enemy = next(at for at, far in enumerate(away) if far == hexes)
    table.npc("npc:1", enemy, card=GREAT_PIRATE)
    ahead = board.distances(enemy)
    table.sea.barrels[:] = [
        next(at for at, far in enumerate(away) if far == 2 and ahead[at] == hexes - 2)
    ]
    assert mate(table.view(), SeededDice(0)) != a.EndTurn()
    assert (a.PickUp(what="barrel") in clock_turn(table)) == fetches


def test_the_clock_never_spends_and_sails_under_fire_only_out_of_danger(seeds: Seeds) -> None:
    """In every position of a game between mates."""
    sold = 0
    for seed in seeds(1):
        for view, _ in islice(turns("mate", seed), DECISIONS):
            if waiting(view.agenda):
                continue
            order = CAPTAINS_LOG.default(view)
            assert isinstance(order, SPENDS_NOTHING)
            sold += isinstance(order, a.Sell)
            captain = view.open.captains[view.seat]
            if isinstance(order, a.Sail) and move.may_rest(view) and captain.at is not None:
                around = chart(view.open).board.neighbours[captain.at]
                dangers = Dangers(view)
                under_fire = around[HEADINGS.index(order.heading)] in dangers.fire
                assert not under_fire or dangers.fear(captain.at) > FEAR_BORNE
    assert sold
