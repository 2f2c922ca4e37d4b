"""The shipyard: wood, cannons, upgrades, ammunition and the next ship."""

from dataclasses import replace

import pytest

from engine.core.choices import only_answer
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    BuyAmmo,
    BuyCannon,
    BuyShip,
    BuyUpgrade,
    BuyWood,
    ChooseStow,
    PortAction,
    SellWood,
    Shoot,
)
from engine.games.captains_log.model.cards import COUNTRIES, Good, Nation, Owner, Service
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Ammo, Captain, Cube, Upgrade
from engine.games.captains_log.rules import hold, move, shipyard, shot, standing
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, legal, told
from tests.captains_log.table import Table, hex_of

SAILS = BuyUpgrade(upgrade=Upgrade.SAILS)
CANNON_UPGRADE = BuyUpgrade(upgrade=Upgrade.CANNON_UPGRADE)
LONG_GUNS = BuyUpgrade(upgrade=Upgrade.LONG_GUNS)


def yard(owner: Owner = "england", **moored: object) -> Table:
    return harbour(owner, Service.SHIPYARD, **moored)


def refit(table: Table, ship: str) -> Captain:
    """Give p1 another ship, empty."""
    captain = table.captain()
    card = table.data.ships[ship]
    captain.ship = ship
    captain.hold = [Cube.EMPTY] * len(table.data.holds[f"{card.level}/{card.draft}"].slots)
    return captain


@pytest.mark.rule("CL-YARD-04", "CL-YARD-06", "CL-MARKET-04")
def test_wood_is_bought_and_sold_in_pairs_for_1000() -> None:
    table = yard(doubloons=3000)
    (bought,) = told(table.act("p1", BuyWood(pairs=3)), e.WoodTraded)
    assert (bought.count, bought.price) == (6, 3000)
    assert (table.captain().doubloons, hold.count(table.captain(), Good.WOOD)) == (0, 6)
    assert table.sea.supply[Good.WOOD] == 19
    (sold,) = told(table.act("p1", SellWood(pairs=2)), e.WoodTraded)
    assert (sold.count, sold.price) == (-4, 2000)
    assert (table.captain().doubloons, hold.count(table.captain(), Good.WOOD)) == (2000, 2)
    assert table.sea.supply[Good.WOOD] == 23
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-YARD-04", "CL-MARKET-01", "CL-HOLD-11")
def test_trade_in_wood_is_limited_by_purse_hold_supply_and_the_wood_aboard() -> None:
    table = yard(doubloons=2000)
    laden(table, wood=3)
    assert table.refused("p1", BuyWood(pairs=2)) is None
    assert table.refused("p1", BuyWood(pairs=3)) == "CL-YARD-04"
    assert table.refused("p1", SellWood(pairs=1)) is None
    assert table.refused("p1", SellWood(pairs=2)) == "CL-YARD-04"
    table.sea.supply[Good.WOOD] = 3
    assert table.refused("p1", BuyWood(pairs=1)) is None
    assert table.refused("p1", BuyWood(pairs=2)) == "CL-MARKET-01"
    laden(table, oil=hold.free_slots(table.captain()) - 1)
    assert table.refused("p1", BuyWood(pairs=1)) == "CL-HOLD-11"


@pytest.mark.rule("CL-YARD-02", "CL-UPGRADE-01")
def test_a_cannon_is_bought_into_a_gunport_and_fires() -> None:
    table = yard(doubloons=1000)
    guns = hold.guns(table.sea, table.captain())
    (bought,) = told(table.act("p1", BuyCannon()), e.CannonBought)
    captain = table.captain()
    assert bought.price == 1000
    assert (captain.doubloons, captain.paid) == (0, {"cannon": [1000]})
    assert hold.guns(table.sea, captain) == guns + 1
    assert len(shot.broadside(table.sea, "p1", Ammo.NORMAL).bonuses) == guns + 1
    assert table.refused("p1", BuyCannon()) == "CL-YARD-02"


@pytest.mark.rule("CL-UPGRADE-01", "CL-HOLD-11")
def test_a_cannon_outside_a_gunport_does_not_fire_and_one_without_a_slot_is_not_bought() -> None:
    table = yard()
    captain = laden(table, oil=4)
    gunports = table.data.holds["1/4"].slots
    for slot, printed in enumerate(gunports):
        captain.hold[slot] = Cube.OIL if "gunport" in printed.icons else Cube.EMPTY
    table.act("p1", BuyCannon())
    assert hold.cannons(table.captain()) == 1
    assert hold.guns(table.sea, table.captain()) == 0
    laden(table, oil=hold.free_slots(table.captain()))
    assert table.refused("p1", BuyCannon()) == "CL-HOLD-11"


@pytest.mark.rule("CL-HOLD-22")
def test_no_more_cannons_are_bought_than_the_hold_has_cannon_icons() -> None:
    table = yard()
    icons = hold.icons(table.sea, table.captain(), "cannon")
    assert icons == 4
    table.acts("p1", BuyCannon(), BuyCannon())
    assert hold.cannons(table.captain()) == icons
    assert table.refused("p1", BuyCannon()) == "CL-HOLD-22"
    captain = table.captain()
    # A damaged cannon is still a cannon.
    captain.hold[captain.hold.index(Cube.CANNON)] = Cube.FLOODED_CANNON
    assert table.refused("p1", BuyCannon()) == "CL-HOLD-22"
    captain.hold[captain.hold.index(Cube.CANNON)] = Cube.EMPTY
    assert table.refused("p1", BuyCannon()) is None


@pytest.mark.rule("CL-HOLD-16", "CL-FAME-08", "CL-AMB-94")
def test_a_cannon_that_covers_a_fame_icon_earns_a_point() -> None:
    table = yard()
    captain = refit(table, "board-a-2")
    (fame,) = [i for i, s in enumerate(table.data.holds["2/4"].slots) if "fame" in s.icons]
    captain.hold = [Cube.OIL] * len(captain.hold)
    captain.hold[fame] = Cube.EMPTY
    table.act("p1", BuyCannon())
    assert table.captain().hold[fame] is Cube.CANNON
    assert table.company().fame == 1


@pytest.mark.rule("CL-YARD-02", "CL-UPGRADE-02", "CL-HOLD-05")
def test_each_sail_upgrade_adds_a_movement_point_up_to_the_ships_limit() -> None:
    table = yard()
    refit(table, "board-a-2")
    before = move.movement(table.sea, table.captain(), 0)
    table.act("p1", SAILS)
    assert move.movement(table.sea, table.captain(), 0) == before + 1
    table.act("p1", SAILS)
    captain = table.captain()
    assert captain.upgrades == {Upgrade.SAILS: 2}
    assert captain.paid == {"sails": [3000, 3000]}
    assert captain.doubloons == 14000
    assert table.refused("p1", SAILS) == "CL-HOLD-05"
    refit(table, "board-a-3")
    assert table.refused("p1", SAILS) is None


@pytest.mark.rule("CL-YARD-02")
@pytest.mark.parametrize(
    ("purchase", "price"), [(SAILS, 3000), (CANNON_UPGRADE, 2000), (LONG_GUNS, 3000)]
)
def test_an_upgrade_costs_its_price(purchase: BuyUpgrade, price: int) -> None:
    table = yard(doubloons=price)
    (bought,) = told(table.act("p1", purchase), e.UpgradeBought)
    assert (bought.upgrade, bought.price) == (purchase.upgrade, price)
    assert table.captain().doubloons == 0
    table.captain().upgrades.clear()
    table.captain().doubloons = price - 1000
    assert table.refused("p1", purchase) == "CL-YARD-02"


@pytest.mark.rule("CL-EX-53", "CL-EX-54", "CL-UPGRADE-03", "CL-UPGRADE-04")
@pytest.mark.parametrize(
    ("ship", "cannons", "bonuses"),
    [("carrack-1", 5, (0, 0, 1, 1, 1)), ("board-a-3", 2, (3, 3))],
)
def test_three_cannon_upgrades_add_the_ships_level_to_the_dice_of_up_to_three_cannons(
    ship: str, cannons: int, bonuses: tuple[int, ...]
) -> None:
    table = yard()
    refit(table, ship)
    table.load("p1", *[Cube.CANNON] * cannons)
    table.acts("p1", CANNON_UPGRADE, CANNON_UPGRADE, CANNON_UPGRADE)
    table.place("p1", OPEN_SEA)
    table.npc("npc:1", hex_of(1, 1, 1), card=1)
    step = table.act("p1", Shoot(target="npc:1"), *[1] * cannons)
    (fired,) = told(step, e.Shot)
    assert fired.bonuses == bonuses


@pytest.mark.rule("CL-UPGRADE-05", "CL-UPGRADE-06", "CL-HOLD-20")
def test_each_long_gun_takes_one_from_the_range_penalty() -> None:
    table = yard()
    table.npc("npc:1", hex_of(1, -2, 1), card=1)
    defences = [shot.defence(table.sea, "p1", "npc:1")]
    for _ in range(3):
        table.act("p1", LONG_GUNS)
        defences.append(shot.defence(table.sea, "p1", "npc:1"))
    least = min(defences)
    assert [defence - least for defence in defences] == [2, 1, 0, 0]


@pytest.mark.rule("CL-YARD-03", "CL-AMMO-02", "CL-AMMO-09")
def test_each_kind_of_special_ammunition_is_bought_once() -> None:
    table = yard(doubloons=6000)
    assert table.captain().ammo == [Ammo.NORMAL]
    assert table.refused("p1", BuyAmmo(ammo=Ammo.NORMAL)) == "CL-AMMO-09"
    for ammo in (Ammo.INCENDIARY, Ammo.EXPLOSIVE):
        (bought,) = told(table.act("p1", BuyAmmo(ammo=ammo)), e.AmmoBought)
        assert (bought.ammo, bought.price) == (ammo, 2000)
    captain = table.captain()
    assert captain.ammo == [Ammo.NORMAL, Ammo.INCENDIARY, Ammo.EXPLOSIVE]
    assert captain.paid == {"incendiary": [2000], "explosive": [2000]}
    assert table.refused("p1", BuyAmmo(ammo=Ammo.INCENDIARY)) == "CL-AMMO-09"
    captain.doubloons = 1000
    assert table.refused("p1", BuyAmmo(ammo=Ammo.CHAIN_SHOT)) == "CL-YARD-03"


@pytest.mark.rule("CL-NATION-06", "CL-NATION-07", "CL-AMB-83")
def test_france_gives_its_friends_a_discount_but_not_on_wood_nor_below_1000() -> None:
    deals: tuple[PortAction, ...] = (BuyCannon(), SAILS, BuyAmmo(ammo=Ammo.EXPLOSIVE), BuyWood())

    def spent(reputation: int) -> list[int]:
        table, prices = yard("england"), []
        table.company().reputation[Nation.FRANCE] = reputation
        for deal in deals:
            before = table.captain().doubloons
            table.act("p1", deal)
            prices.append(before - table.captain().doubloons)
        assert sum(map(sum, table.captain().paid.values())) == sum(prices[:3])
        return prices

    assert spent(4) == [1000, 3000, 2000, 1000]
    assert spent(5) == [1000, 2000, 1000, 1000]


@pytest.mark.rule("CL-REP-25")
@pytest.mark.parametrize(("column", "level"), [(-5, 0), (0, 0), (1, 1), (2, 2), (4, 4), (11, 4)])
@pytest.mark.parametrize("nation", Nation)
def test_the_access_level_is_that_of_the_columns_reached(
    nation: Nation, column: int, level: int
) -> None:
    table = yard()
    table.company().reputation[nation] = column
    assert standing.access_level(table.sea, table.captain(), nation) == level


@pytest.mark.rule("CL-EX-49", "CL-YARD-07", "CL-YARD-20", "CL-REP-25")
@pytest.mark.parametrize("nation", COUNTRIES)
def test_the_next_ship_is_sold_to_a_captain_of_reputation_2_with_the_ports_nation(
    nation: Nation,
) -> None:
    table = yard(nation.value, doubloons=7000)
    table.company().reputation = dict.fromkeys(Nation, 5) | {Nation.FRANCE: 0, nation: 1}
    assert table.refused("p1", BuyShip()) == "CL-YARD-07"
    assert BuyShip() not in legal(table)
    table.company().reputation[nation] = 2
    assert BuyShip() in legal(table)
    (bought,) = told(table.act("p1", BuyShip()), e.ShipBought)
    assert (bought.ship, bought.price) == ("board-a-2", 7000)
    assert table.captain().doubloons == 0


@pytest.mark.rule("CL-YARD-08", "CL-PORT-04")
@pytest.mark.parametrize(("owner", "rule"), [("pirates", "CL-YARD-08"), ("native", "CL-PORT-04")])
def test_no_ship_is_sold_by_pirates_or_natives(owner: Owner, rule: str) -> None:
    table = yard(owner)
    table.company().reputation = dict.fromkeys(Nation, 10)
    assert table.refused("p1", BuyShip()) == rule


@pytest.mark.rule("CL-SETUP-31", "CL-YARD-20", "CL-HOLD-02")
def test_the_ships_of_board_a_are_bought_in_order_at_their_prices() -> None:
    table = yard(doubloons=10000)
    table.company().reputation[Nation.ENGLAND] = 2
    table.act("p1", BuyShip())
    assert (table.captain().ship, table.captain().doubloons) == ("board-a-2", 3000)
    assert table.refused("p1", BuyShip()) == "CL-YARD-20"
    table.captain().doubloons = 10000
    table.act("p1", BuyShip())
    assert (table.captain().ship, table.captain().doubloons) == ("board-a-3", 0)
    assert table.refused("p1", BuyShip()) == "CL-SETUP-31"


@pytest.mark.rule("CL-HOLD-02")
def test_a_ship_without_a_price_is_not_for_sale() -> None:
    data = standard()
    priceless = replace(data.ships["board-a-2"], price=None)
    data = replace(data, ships=data.ships | {"board-a-2": priceless}, hash="priceless")
    table = harbour("england", Service.SHIPYARD, data=data)
    table.company().reputation[Nation.ENGLAND] = 2
    assert table.refused("p1", BuyShip()) == "CL-HOLD-02"
    assert BuyShip() not in legal(table)


@pytest.mark.rule("CL-FAME-08")
def test_a_new_ship_gives_its_fame_only_the_first_time_a_captain_buys_it() -> None:
    table = yard()
    refit(table, "board-a-2")
    table.company().reputation[Nation.ENGLAND] = 2
    step = table.act("p1", BuyShip())
    assert [(event.change, event.why) for event in told(step, e.FameChanged)] == [(1, "ship")]
    assert table.company().rewarded == ["board-a-3"]
    refit(table, "board-a-2")
    assert not told(table.act("p1", BuyShip()), e.FameChanged)
    assert table.company().fame == 1


@pytest.mark.rule("CL-HOLD-16", "CL-AMB-31")
def test_fame_icons_stay_covered_as_cannons_move_to_the_new_ship() -> None:
    table = yard(fame=2)
    captain = refit(table, "board-a-2")
    table.company().reputation[Nation.ENGLAND] = 2
    (fame,) = [i for i, s in enumerate(table.data.holds["2/4"].slots) if "fame" in s.icons]
    captain.hold[fame] = Cube.CANNON
    step = table.act("p1", BuyShip())
    changes = [(event.change, event.why) for event in told(step, e.FameChanged)]
    assert changes == [(1, "ship")]
    slots = table.data.holds["3/5"].slots
    assert "fame" in slots[table.captain().hold.index(Cube.CANNON)].icons


@pytest.mark.rule("CL-YARD-07", "CL-AMB-31")
def test_a_new_ship_takes_over_everything_but_the_damage() -> None:
    table = yard()
    captain = laden(table, cotton=2, oil=1)
    table.company().reputation[Nation.ENGLAND] = 2
    captain.upgrades = {Upgrade.SAILS: 1, Upgrade.LONG_GUNS: 2}
    captain.ammo.append(Ammo.EXPLOSIVE)
    captain.sail_damage = 2
    captain.hold[captain.hold.index(Cube.CANNON)] = Cube.BURNT_CANNON
    captain.hold[captain.hold.index(Cube.EMPTY)] = Cube.WATER
    table.act("p1", BuyShip())
    captain = table.captain()
    assert hold.goods_aboard(captain) == {Good.COTTON: 2, Good.OIL: 1}
    assert hold.damage(captain) == captain.sail_damage == 0
    assert hold.guns(table.sea, captain) == 2
    assert captain.upgrades == {Upgrade.SAILS: 1, Upgrade.LONG_GUNS: 2}
    assert captain.ammo == [Ammo.NORMAL, Ammo.EXPLOSIVE]
    assert len(captain.hold) == len(table.data.holds["2/4"].slots)


def before_a_small_ship(**goods: int) -> Table:
    """A captain with two cannons and *goods* whose next ship holds only eight cubes."""
    data = standard()
    small = replace(data.ships["board-a-2"], level=1, draft=2, robustness=8)
    data = replace(data, ships=data.ships | {"board-a-2": small}, hash="small")
    table = harbour("england", Service.SHIPYARD, data=data)
    laden(table, **goods)
    table.company().reputation[Nation.ENGLAND] = 2
    return table


def overladen(**goods: int) -> Table:
    table = before_a_small_ship(**goods)
    table.act("p1", BuyShip())
    return table


@pytest.mark.rule("CL-AMB-31", "CL-FREE-09")
def test_a_captain_chooses_the_cargo_that_goes_overboard_if_a_new_hold_is_too_small() -> None:
    (asked,) = overladen(cotton=4, tea=4).asked()
    assert asked.kind == "stow"
    assert asked.excess == 2


@pytest.mark.rule("CL-FREE-09")
def test_cargo_of_one_kind_leaves_only_one_answer_to_the_question_of_stowing() -> None:
    for goods, alone in (({"tea": 8}, True), ({"cotton": 4, "tea": 4}, False)):
        table = overladen(**goods)
        (asked,) = table.asked()
        answer = only_answer(CAPTAINS_LOG, table.view(), asked)
        assert (answer == ChooseStow(decision=asked.id, overboard=(Good.TEA, Good.TEA))) == alone
        assert (answer is not None) == alone


def test_the_next_ship_is_the_one_that_follows_on_board_a_until_the_last() -> None:
    table = yard()
    named = []
    for ship in table.data.board_a:
        following = shipyard.next_ship(table.sea, refit(table, ship))
        named.append(following.id if following else None)
    assert named == ["board-a-2", "board-a-3", None]
