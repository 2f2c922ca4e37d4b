"""Ports: anchorages, captains who are not welcome, and the deals that one action covers."""

import pytest

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.errors import NotOffered, NotYourTurn, RuleViolation
from engine.core.game import begin, look, play
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    Action,
    Buy,
    BuyAmmo,
    BuyCannon,
    BuyFame,
    BuyShip,
    BuyUpgrade,
    BuyWood,
    ChooseStart,
    PortAction,
    Repair,
    Sell,
    SellWood,
    TurnAbout,
)
from engine.games.captains_log.model.cards import COUNTRIES, Good, Nation, Owner, Service
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import Ammo, Cube, LogState, Upgrade
from engine.games.captains_log.rules import hold, port
from tests.captains_log.port_and_market import (
    ANCHORAGE,
    BESIDE_THE_PORT,
    OPEN_SEA,
    harbour,
    laden,
    legal,
    stock,
    told,
)

EVERYTHING = tuple(Service)


@pytest.mark.rule("CL-EX-18", "CL-PORT-01", "CL-PORT-02", "CL-INTERACT-01")
def test_one_action_opens_every_building_that_the_port_shows() -> None:
    table = harbour("spain", Service.TAVERN, Service.BUY)
    stock(table, spain=(2, 0), england=(0, 0), france=(0, 0), holland=(0, 2))
    table.acts("p1", Buy(row="legal"), BuyFame(), Buy(row="contraband"), Buy(row="legal"))
    captain = table.captain()
    assert table.sea.turn.actions == 1
    assert table.company().fame == 1
    assert hold.goods_aboard(captain) == {Good.SILVER: 2, Good.TEA: 1}


@pytest.mark.rule("CL-PORT-01", "CL-YARD-01")
@pytest.mark.parametrize(
    ("action", "service", "rule"),
    [
        (Buy(row="legal"), Service.BUY, "CL-MARKET-06"),
        (Sell(good=Good.COTTON), Service.SELL, "CL-MARKET-07"),
        (BuyWood(), Service.SHIPYARD, "CL-YARD-01"),
        (SellWood(), Service.SHIPYARD, "CL-YARD-01"),
        (BuyCannon(), Service.SHIPYARD, "CL-YARD-01"),
        (BuyUpgrade(upgrade=Upgrade.SAILS), Service.SHIPYARD, "CL-YARD-01"),
        (BuyAmmo(ammo=Ammo.EXPLOSIVE), Service.SHIPYARD, "CL-YARD-01"),
        (BuyShip(), Service.SHIPYARD, "CL-YARD-01"),
        (BuyFame(), Service.TAVERN, "CL-TAVERN-01"),
    ],
)
def test_each_deal_needs_the_icon_of_its_building(
    action: PortAction, service: Service, rule: str
) -> None:
    with_it = harbour("england", service)
    without = harbour("england", *[other for other in Service if other is not service])
    for table in (with_it, without):
        stock(table, england=(2, 0), spain=(0, 0), holland=(0, 0), france=(0, 0))
        laden(table, cotton=1, wood=2)
        table.company().reputation[Nation.ENGLAND] = 2
    assert with_it.refused("p1", action) is None
    assert without.refused("p1", action) == rule


@pytest.mark.rule("CL-INTERACT-01", "CL-PORT-02")
def test_deals_after_a_turn_on_the_spot_need_an_action_that_is_not_left() -> None:
    table = harbour("england", Service.SHIPYARD)
    table.acts("p1", BuyWood(), BuyWood())
    assert table.sea.turn.actions == 1
    table.act("p1", TurnAbout(heading=60))
    assert table.sea.turn.actions == 2
    assert table.refused("p1", BuyWood()) == "CL-TURN-03"
    assert not [action for action in legal(table) if isinstance(action, PortAction)]


@pytest.mark.rule("CL-INTERACT-02", "CL-INTERACT-03", "CL-INTERACT-04", "CL-MARKET-05")
def test_a_ship_deals_with_a_port_only_from_its_anchorage() -> None:
    table = harbour("england", *EVERYTHING)
    sea = table.sea
    sheet = port.chart(sea)
    # The port's land hex touches its anchorage and another hex of sea.
    (mooring,) = sheet.ports.values()
    assert sheet.board.distance(mooring.at, ANCHORAGE) == 1
    assert sheet.board.distance(mooring.at, BESIDE_THE_PORT) == 1
    assert table.refused("p1", BuyWood()) is None
    for at in (BESIDE_THE_PORT, OPEN_SEA):
        table.place("p1", at)
        assert table.refused("p1", BuyWood()) == "CL-INTERACT-04"
        assert not [action for action in legal(table) if isinstance(action, PortAction)]


@pytest.mark.rule("CL-PORT-03", "CL-PORT-04")
def test_native_ports_offer_what_needs_no_reputation_and_no_market() -> None:
    table = harbour("native", *EVERYTHING)
    laden(table, cotton=1)
    (mooring,) = port.chart(table.sea).ports.values()
    assert port.flag(table.sea, mooring) is None
    for deal in (BuyWood(), BuyCannon(), BuyFame(), BuyAmmo(ammo=Ammo.CHAIN_SHOT)):
        assert table.refused("p1", deal) is None
    table.company().reputation = dict.fromkeys(Nation, 10)
    for deal in (Buy(row="legal"), Buy(row="contraband"), Sell(good=Good.COTTON), BuyShip()):
        assert table.refused("p1", deal) == "CL-PORT-04"
    assert not {type(action) for action in legal(table)} & {Buy, Sell, BuyShip}


@pytest.mark.rule("CL-PORT-06", "CL-REP-19", "CL-AMB-93", "CL-PORT-10")
@pytest.mark.parametrize("nation", Nation)
def test_only_a_persona_non_grata_is_refused_deals_that_need_no_reputation(
    nation: Nation,
) -> None:
    table = harbour(nation.value, *EVERYTHING)
    deals = (BuyWood(), BuyCannon(), BuyFame(), BuyAmmo(ammo=Ammo.CHAIN_SHOT))
    table.company().reputation[nation] = -2
    assert [table.refused("p1", deal) for deal in deals] == [None] * 4
    table.company().reputation[nation] = -3
    assert [table.refused("p1", deal) for deal in deals] == ["CL-PORT-06"] * 4
    assert not [action for action in legal(table) if isinstance(action, PortAction)]
    for other in set(Nation) - {nation}:
        table.company().reputation |= {nation: 0, other: -5}
    assert table.refused("p1", BuyWood()) is None


@pytest.mark.rule("CL-PORT-01", "CL-EXPLORE-05")
def test_a_port_trades_for_the_flag_that_was_drawn_for_it() -> None:
    table = harbour("random", Service.BUY)
    stock(table, spain=(1, 0), england=(1, 0), france=(1, 0), holland=(1, 0))
    table.sea.flags["port:1"] = Nation.FRANCE
    (bought,) = told(table.act("p1", Buy(row="legal")), e.Bought)
    assert (bought.good, bought.tile) == (Good.SUGAR, 1)


@pytest.mark.rule("CL-TAVERN-01", "CL-TAVERN-02", "CL-FAME-17", "CL-AMB-105")
def test_fame_is_bought_for_8000_as_often_as_one_can_pay() -> None:
    table = harbour("pirates", Service.TAVERN, doubloons=16000)
    assert BuyFame() in legal(table)
    table.acts("p1", BuyFame(), BuyFame())
    captain = table.captain()
    assert (table.company().fame, captain.doubloons) == (2, 0)
    captain.doubloons = 7000
    assert table.refused("p1", BuyFame()) == "CL-TAVERN-02"
    assert BuyFame() not in legal(table)
    assert harbour("england", Service.SHIPYARD).refused("p1", BuyFame()) == "CL-TAVERN-01"


@pytest.mark.rule("CL-YARD-06", "CL-PORT-02")
def test_a_repair_in_a_shipyard_and_deals_after_it_take_one_action() -> None:
    table = harbour("england", Service.SHIPYARD)
    captain = laden(table, wood=1)
    captain.hold[captain.hold.index(Cube.EMPTY)] = Cube.WATER
    table.acts("p1", Repair(slots=(captain.hold.index(Cube.WATER),)), BuyWood(), SellWood())
    assert table.sea.turn.actions == 1
    assert table.sea.turn.port == ANCHORAGE


@pytest.mark.parametrize("owner", [*Nation, "native"])
@pytest.mark.parametrize("doubloons", [0, 1000, 5000, 20000])
def test_every_deal_suggested_in_a_port_is_allowed(owner: Owner, doubloons: int) -> None:
    table = harbour(owner, *EVERYTHING, doubloons=doubloons)
    stock(table, **{nation.value: (5, 3) for nation in COUNTRIES})
    laden(table, cotton=2, silver=1, oil=1, wood=3)
    table.company().reputation = dict.fromkeys(Nation, 2)
    deals = [action for action in legal(table) if isinstance(action, PortAction)]
    assert SellWood() in deals
    assert (BuyFame() in deals) == (doubloons >= 8000)


def at_the_start(*seats: str) -> LogState:
    state, _ = begin(CAPTAINS_LOG, seats, Options(), SeededDice("fitting out"))
    return state


def do(state: LogState, seat: str, action: Action) -> None:
    with ScriptedDice(()) as dice:
        play(CAPTAINS_LOG, state, seat, action, dice, seq=1)


def violation(state: LogState, seat: str, action: Action) -> RuleViolation | None:
    try:
        CAPTAINS_LOG.check(look(CAPTAINS_LOG, state, seat), action)
    except RuleViolation as found:
        return found
    return None


@pytest.mark.rule("CL-SETUP-42", "CL-SETUP-34")
def test_a_captain_choosing_a_start_may_buy_fittings_without_an_action() -> None:
    state = at_the_start("p1")
    captain = state.open.captains["p1"]
    for purchase in (BuyCannon(), BuyAmmo(ammo=Ammo.INCENDIARY)):
        assert purchase in list(CAPTAINS_LOG.suggest(look(CAPTAINS_LOG, state, "p1")))
        do(state, "p1", purchase)
    assert (captain.doubloons, hold.cannons(captain)) == (0, 3)
    assert captain.ammo == [Ammo.NORMAL, Ammo.INCENDIARY]
    assert violation(state, "p1", BuyWood())
    assert state.open.turn.actions == 0
    (asked,) = CAPTAINS_LOG.pending(state)
    assert asked.kind == "start"


@pytest.mark.rule("CL-SETUP-42")
@pytest.mark.parametrize(
    "action", [Buy(row="legal"), Sell(good=Good.TEA), SellWood(), BuyShip()], ids=lambda a: a.kind
)
def test_deals_that_need_a_port_or_reputation_are_refused_before_the_first_turn(
    action: PortAction,
) -> None:
    state = at_the_start("p1")
    captain = state.open.captains["p1"]
    captain.doubloons = 50000
    state.open.companies["p1"].reputation = dict.fromkeys(Nation, 10)
    hold.load(state.open, captain, Cube.WOOD)
    hold.load(state.open, captain, Cube.WOOD)
    found = violation(state, "p1", action)
    assert found
    assert found.rule == "CL-SETUP-42"
    suggested = list(CAPTAINS_LOG.suggest(look(CAPTAINS_LOG, state, "p1")))
    assert BuyUpgrade(upgrade=Upgrade.SAILS) in suggested
    assert BuyFame() in suggested
    assert not {type(action) for action in suggested} & {Buy, Sell, SellWood, BuyShip}
    assert not any(violation(state, "p1", each) for each in suggested)


@pytest.mark.rule("CL-SETUP-42")
def test_only_the_captain_choosing_a_start_may_fit_out_and_only_until_it_is_chosen() -> None:
    state = at_the_start("p1", "p2")
    (asked,) = CAPTAINS_LOG.pending(state)
    first, second = reversed(state.open.order)
    assert asked.seat == first
    with pytest.raises(NotYourTurn):
        do(state, second, BuyWood())
    assert port.fitting_out(look(CAPTAINS_LOG, state, first))
    assert not port.fitting_out(look(CAPTAINS_LOG, state, second))
    do(state, first, BuyWood())
    tile = next(iter(port.chart(state.open).starts))
    do(state, first, ChooseStart(decision=asked.id, tile=tile))
    assert isinstance(violation(state, first, BuyWood()), NotOffered)
    assert violation(state, second, BuyWood()) is None
