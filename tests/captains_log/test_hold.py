"""The hold: its slots, its weight, and the draft that the weight gives the ship."""

import pytest

from engine.core.words import Text
from engine.games.captains_log.model.actions import JettisonCannon, PickUp, Rearrange, Sail
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.printed import hold_card, ship_card
from engine.games.captains_log.model.state import Cube, Upgrade
from engine.games.captains_log.rules import free, hold, move
from tests.captains_log.table import Table, hex_of

EMPTY = [Cube.EMPTY] * 15


def aboard(*cubes: Cube, ship: str | None = None) -> Table:
    table = Table().without_npcs()
    captain = table.place("p1", hex_of(1))
    if ship:
        captain.ship = ship
    captain.hold[:] = [Cube.EMPTY] * len(hold_card(table.sea, captain).slots)
    for slot, cube in enumerate(cubes):
        captain.hold[slot] = cube
    return table


@pytest.mark.rule("CL-HOLD-10", "CL-HOLD-11", "CL-EX-06", "CL-EX-07", "CL-EX-08")
@pytest.mark.parametrize(
    ("key", "slots", "gunports", "cannons", "damage"),
    [("1/4", 15, 6, 4, 2), ("3/6", 26, 8, 8, 6), ("2/3", 13, 7, 5, 3)],
)
def test_level_and_initial_draft_determine_the_slots_and_icons_of_a_hold(
    key: str, slots: int, gunports: int, cannons: int, damage: int
) -> None:
    card = standard().holds[key]
    icons = [icon for slot in card.slots for icon in slot.icons]
    assert len(card.slots) == slots
    assert icons.count("gunport") == gunports
    assert icons.count("cannon") == cannons
    assert icons.count("damage") == damage


@pytest.mark.rule("CL-HOLD-01", "CL-SETUP-31", "CL-SETUP-36")
def test_a_captain_begins_with_the_first_ship_of_board_a_and_its_hold() -> None:
    table = Table()
    captain = table.captain()
    card = ship_card(table.sea, captain)
    assert (card.level, card.draft, card.price) == (1, 4, None)
    assert len(captain.hold) == len(hold_card(table.sea, captain).slots) == 15
    assert hold.draft(table.sea, captain) == 4


@pytest.mark.rule("CL-HOLD-13")
@pytest.mark.parametrize("good", Good)
def test_a_gunport_holds_any_good_like_another_slot(good: Good) -> None:
    table = aboard(*[Cube.CANNON] * 2)
    captain = table.captain()
    gunports = [
        i for i, s in enumerate(hold_card(table.sea, captain).slots) if "gunport" in s.icons
    ]
    elsewhere = [i for i in range(15) if i not in gunports]
    for slot in elsewhere:
        captain.hold[slot] = Cube.WATER
    table.sea.loose[hex_of(1, 0, -1)] = [good] * 4
    table.acts("p1", Sail(heading=0), PickUp(what="loose"))
    assert not table.asked(), "nothing goes overboard while a gunport is free"
    held = table.captain().hold
    assert [held[slot] for slot in gunports] == [Cube.CANNON] * 2 + [Cube(good)] * 4
    swapped = [*reversed(held[:6]), *held[6:]]
    assert gunports == [0, 1, 2, 3, 4, 5]
    assert table.refused("p1", Rearrange(hold=tuple(swapped))) is None


@pytest.mark.rule("CL-HOLD-12", "CL-SHOT-06")
def test_only_cannons_in_gunports_fire() -> None:
    table = aboard(Cube.CANNON, Cube.TEA)
    assert hold.guns(table.sea, table.captain()) == 1
    table.captain().hold[0], table.captain().hold[9] = Cube.TEA, Cube.CANNON
    assert hold.guns(table.sea, table.captain()) == 0


@pytest.mark.rule("CL-HOLD-14", "CL-AMB-98")
def test_no_more_cannons_fire_than_the_hold_has_icons() -> None:
    table = aboard(*[Cube.CANNON] * 6)
    assert hold.guns(table.sea, table.captain()) == 4
    assert hold.cannons(table.captain()) == 6


@pytest.mark.rule("CL-HOLD-16", "CL-AMB-94")
def test_covering_a_fame_icon_with_a_cannon_gives_a_point_and_uncovering_it_takes_it() -> None:
    ship = next(s.id for s in standard().ships.values() if (s.level, s.draft) == (3, 6))
    table = aboard(Cube.CANNON, ship=ship)
    icon = next(i for i, slot in enumerate(standard().holds["3/6"].slots) if "fame" in slot.icons)
    moved = list(table.captain().hold)
    moved[0], moved[icon] = Cube.EMPTY, Cube.CANNON
    table.act("p1", Rearrange(hold=tuple(moved)))
    assert table.company().fame == 1
    table.act("p1", JettisonCannon())
    assert table.company().fame == 0
    goods = aboard(Cube.TEA, ship=ship)
    moved[icon] = Cube.TEA
    goods.act("p1", Rearrange(hold=tuple(moved)))
    assert goods.company().fame == 0


@pytest.mark.rule("CL-DRAFT-01", "CL-DRAFT-04", "CL-DMG-06", "CL-DMG-10", "CL-EX-22")
def test_a_cannon_a_good_or_damage_weighs_one_and_a_damaged_cannon_weighs_two() -> None:
    assert hold.weight([Cube.CANNON, Cube.TEA, Cube.WATER, Cube.FIRE, Cube.EMPTY]) == 4
    assert hold.weight([Cube.FLOODED_CANNON]) == hold.weight([Cube.BURNT_CANNON]) == 2


@pytest.mark.rule("CL-DRAFT-02", "CL-DRAFT-05", "CL-AMB-03")
@pytest.mark.parametrize(("loads", "draft"), [(0, 4), (4, 4), (5, 6), (9, 6), (10, 8)])
def test_every_five_cubes_add_one_to_the_draft(loads: int, draft: int) -> None:
    table = aboard(*[Cube.TEA] * loads)
    assert hold.draft(table.sea, table.captain()) == draft


@pytest.mark.rule("CL-DRAFT-03", "CL-DRAFT-11")
def test_upgrades_and_torn_sails_do_not_weigh() -> None:
    table = aboard(Cube.CANNON)
    before = hold.weight(table.captain().hold)
    table.captain().upgrades[Upgrade.SAILS] = 1
    table.captain().sail_damage = 5
    assert hold.weight(table.captain().hold) == before == 1


@pytest.mark.rule("CL-DRAFT-07", "CL-DRAFT-08", "CL-AMB-04")
@pytest.mark.parametrize(
    ("initial", "loaded", "lost"),
    [(2, 4, 0), (4, 4, 0), (4, 6, 1), (4, 8, 2), (5, 5, 0), (5, 7, 1), (6, 6, 0), (6, 8, 1)],
)
def test_a_deep_draft_costs_the_movement_that_the_card_has_not_deducted_yet(
    initial: int, loaded: int, lost: int
) -> None:
    assert hold.draft_penalty(loaded, initial) == lost


@pytest.mark.rule("CL-DRAFT-13", "CL-NATION-02", "CL-NATION-07")
@pytest.mark.parametrize(
    ("column", "loads", "draft"),
    [(4, 5, 6), (5, 5, 4), (5, 6, 6), (5, 11, 6), (5, 12, 8), (4, 12, 8), (4, 11, 8)],
)
def test_every_six_cubes_add_one_to_the_draft_with_the_advantage_of_holland(
    column: int, loads: int, draft: int
) -> None:
    table = aboard(*[Cube.TEA] * loads)
    table.company().reputation[Nation.HOLLAND] = column
    assert hold.draft(table.sea, table.captain()) == draft


@pytest.mark.rule("CL-DRAFT-07")
def test_a_loaded_ship_has_fewer_points_of_movement() -> None:
    table = aboard(*[Cube.TEA] * 5)
    assert move.movement(table.sea, table.captain(), 0) == 6


@pytest.mark.rule("CL-DRAFT-05")
def test_every_ship_has_an_initial_draft_of_two_to_six_halves() -> None:
    assert {ship.draft for ship in standard().ships.values()} <= {2, 3, 4, 5, 6}


@pytest.mark.rule("CL-FREE-02", "CL-HOLD-12")
def test_tidying_the_hold_puts_cannons_in_gunports_and_leaves_water_where_it_is() -> None:
    table = aboard(Cube.TEA, Cube.WATER)
    table.captain().hold[14] = Cube.CANNON
    tidy = free.tidied(table.sea, table.captain())
    assert tidy[1] is Cube.WATER
    assert "gunport" in hold_card(table.sea, table.captain()).slots[tidy.index(Cube.CANNON)].icons
    table.act("p1", Rearrange(hold=tidy))
    assert table.refused("p1", Rearrange(hold=tidy)) is None


@pytest.mark.rule("CL-HOLD-16")
def test_tidying_takes_no_cannon_off_a_fame_icon() -> None:
    table = aboard(Cube.TEA, ship="board-a-3")
    table.captain().hold[16] = table.captain().hold[20] = Cube.CANNON
    table.company().fame = 1
    (tidy, *_) = (o for o in table.suggested() if isinstance(o, Rearrange))
    assert tidy.hold == free.tidied(table.sea, table.captain())
    table.act("p1", tidy)
    assert table.company().fame == 1
    assert hold.guns(table.sea, table.captain()) == 1, "the other cannon stands in a gunport"


@pytest.mark.rule("CL-HOLD-16")
def test_covering_more_fame_icons_is_suggested_with_the_fame_that_it_brings() -> None:
    table = aboard(Cube.CANNON, Cube.CANNON, Cube.CANNON, ship="board-a-3")
    offers = [o for o in table.suggested() if isinstance(o, Rearrange)]
    parade = next(o for o in offers if o.hold == free.paraded(table.sea, table.captain()))
    label = table.game.label(table.view(), parade)[-1]
    assert label == Text.of("label-rearrange", how="parade", fame=2, guns=2)
    table.act("p1", parade)
    assert table.company().fame == 2
    assert hold.guns(table.sea, table.captain()) == 1
    assert not [o for o in table.suggested() if isinstance(o, Rearrange)]


@pytest.mark.rule("CL-HOLD-14", "CL-HOLD-16")
def test_tidying_puts_cannons_that_cannot_fire_on_fame_icons() -> None:
    table = aboard(*[Cube.CANNON] * 11, ship="board-a-3")
    guns = hold.guns(table.sea, table.captain())
    table.act("p1", Rearrange(hold=free.tidied(table.sea, table.captain())))
    assert table.company().fame == 2
    assert hold.guns(table.sea, table.captain()) >= guns
