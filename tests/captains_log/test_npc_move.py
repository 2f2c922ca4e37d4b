"""NPCs sail the fastest way, keep clear of others, and end with their target on a flank."""

from typing import Any

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import (
    FortressCard,
    MovePennant,
    Nation,
    NpcCard,
    PortCard,
    Role,
    ShotPennant,
    WindCard,
)
from engine.games.captains_log.model.chart import NOWHERE, SIZE, board
from engine.games.captains_log.model.decisions import PassingShotDecision
from engine.space.hexes import Axial
from tests.captains_log.npcs import (
    FIRE,
    SLOTS,
    activation,
    at,
    fleet,
    hated,
    hit,
    once,
    sailed,
    ship,
)
from tests.captains_log.table import Table, tile

ONLY_SAIL = (MovePennant(hexes=5),)


def hunter(table: Table, q: int = 0, r: int = 3, heading: int = 0, card: int = 101) -> None:
    table.npc("npc:1", at(q, r), heading, card=card)


@pytest.mark.rule("CL-NPCMOVE-11")
def test_an_npc_out_of_reach_sails_all_its_movement_the_fastest_way() -> None:
    table = fleet(ship(101, pennants=ONLY_SAIL))
    hated(table)
    table.place("p1", at(0, -5))
    hunter(table)
    way = sailed(once(table, "npc:1"))
    assert way == [at(0, 2), at(0, 1), at(0, 0), at(0, -1), at(0, -2)]


@pytest.mark.rule("CL-NPCMOVE-11", "CL-NPCTARGET-12", "CL-NPCTARGET-15", "CL-AMB-109")
def test_an_npc_stops_alongside_with_its_target_on_a_flank() -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=6), FIRE)))
    hated(table)
    table.place("p1", at(0, -2))
    hunter(table, heading=180)
    told = activation(table, "npc:1", 1, 1)
    npc = table.sea.npcs["npc:1"]
    assert npc.at is not None
    sea = board(SLOTS)
    assert sea.distance(npc.at, at(0, -2)) == 1
    assert sea.flank(npc.at, npc.heading, at(0, -2))
    assert len(sailed(told)) == 5  # after four the target would lie ahead
    assert hit(told) == ["p1"]


@pytest.mark.rule("CL-NPCMOVE-11", "CL-NPCTARGET-15")
def test_an_npc_that_gets_alongside_only_bow_on_does_not_shoot() -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=4), FIRE)))
    hated(table)
    table.place("p1", at(0, -2))
    hunter(table)
    told = activation(table, "npc:1")
    assert sailed(told)[-1] == at(0, -1)
    assert hit(told) == []


@pytest.mark.rule("CL-NPC-13", "CL-EX-35")
def test_an_npc_alongside_with_its_target_on_a_flank_skips_its_move() -> None:
    table = fleet(ship(101))
    hated(table)
    table.place("p1", at(1, 2))
    hunter(table)
    told = activation(table, "npc:1", 1, 1)
    assert sailed(told) == []
    assert hit(told) == ["p1"]


@pytest.mark.rule("CL-NPCMOVE-10")
@pytest.mark.parametrize(
    ("reach", "target", "skipped"),
    [(1, (1, 2), True), (2, (2, 2), True), (1, (2, 2), False), (1, (0, 2), False)],
)
def test_an_npc_that_skips_its_move_has_two_actions_left(
    reach: int, target: tuple[int, int], skipped: bool
) -> None:
    pennants = (MovePennant(hexes=5), FIRE, FIRE)
    table = fleet(ship(101, pennants=pennants, range=reach))
    hated(table)
    table.place("p1", at(*target))
    hunter(table)
    shots = 2 if skipped else 1
    told = activation(table, "npc:1", *(1, 1) * shots)
    assert hit(told) == ["p1"] * shots
    moved = [event for event in told if isinstance(event, e.Sailed | e.Turned)]
    assert bool(moved) != skipped


def fewest_hexes(start: int, goals: set[int], shunned: set[int]) -> int:
    """The fewest steps from *start* to the nearest of *goals*, going around *shunned*."""
    cells, reached, steps = board(SLOTS), {start}, 0
    while not reached & goals:
        ahead = {to for here in reached for to in cells.neighbours[here] if to != NOWHERE}
        reached |= ahead - shunned
        steps += 1
    return steps


@pytest.mark.rule("CL-NPCMOVE-12", "CL-NPCMOVE-06")
@pytest.mark.parametrize("target", [(0, -1), (0, -2), (2, -2), (-3, 1)])
def test_an_npc_gets_alongside_by_the_fastest_way_around_the_ships_it_avoids(
    target: tuple[int, int],
) -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=7),)), captains=3)
    hated(table)
    shunned = {at(0, 2), at(-1, 3)}
    table.place("p1", at(*target))
    for seat, hex_ in zip(("p2", "p3"), shunned, strict=True):
        table.place(seat, hex_)
    hunter(table)
    way = sailed(once(table, "npc:1"))
    assert not shunned & set(way)
    around = set(board(SLOTS).neighbours[at(*target)])
    least = fewest_hexes(at(0, 3), around, shunned | {at(*target)})
    flank = board(SLOTS).flank(way[-1], table.sea.npcs["npc:1"].heading, at(*target))
    assert way[-1] in around
    assert flank
    assert len(way) in (least, least + 1), "one more at most, to bring its guns to bear"


@pytest.mark.rule("CL-NPCMOVE-12")
def test_an_npc_that_cannot_get_alongside_wastes_no_hex_on_the_way_there() -> None:
    friends = [ship(number, pennants=ONLY_SAIL) for number in range(102, 108)]
    table = fleet(ship(101, pennants=(MovePennant(hexes=7),)), *friends)
    hated(table)
    table.place("p1", at(0, 0))
    around = board(SLOTS).neighbours[at(0, 0)]
    for card, hex_ in zip(friends, around, strict=True):
        table.npc(f"npc:{card.number - 100}", hex_, card=card.number)
    hunter(table, 0, 5)
    assert len(sailed(once(table, "npc:1"))) == 3


@pytest.mark.rule("CL-NPCMOVE-05")
def test_an_npc_alongside_that_turns_in_place_has_used_its_move() -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=5), FIRE, FIRE)))
    hated(table)
    table.place("p1", at(0, 2))
    hunter(table)
    told = activation(table, "npc:1", 1, 1)
    assert [event.heading for event in told if isinstance(event, e.Turned)] == [60]
    assert hit(told) == ["p1"]  # the turn and one broadside are two actions
    assert sailed(told) == []


@pytest.mark.rule("CL-NPCMOVE-01", "CL-NPCMOVE-02", "CL-AMB-109")
def test_neither_wind_nor_yaw_slows_an_npc() -> None:
    gale = WindCard(id="gale", modifiers=(-2, -2, -2, -2, -2, -2))
    table = fleet(ship(101, pennants=ONLY_SAIL), winds=[gale])
    hated(table)
    table.place("p1", at(0, -5))
    hunter(table, heading=180)
    assert len(sailed(once(table, "npc:1"))) == 5


@pytest.mark.rule("CL-NPCMOVE-03")
def test_torn_sails_shorten_an_npcs_move() -> None:
    table = fleet(ship(101, pennants=ONLY_SAIL))
    hated(table)
    table.place("p1", at(0, -5))
    table.npc("npc:1", at(0, 3), card=101, sail_damage=3)
    assert len(sailed(once(table, "npc:1"))) == 2
    table.npc("npc:1", at(0, 3), card=101, sail_damage=5)
    assert not sailed(once(table, "npc:1"))


@pytest.mark.rule("CL-NPCMOVE-04", "CL-SHOAL-05")
def test_an_npc_sails_over_shoals_only_if_its_printed_draft_allows() -> None:
    shoal = tile(1, shoals=((Axial(0, 0), 2), (Axial(1, 0), 2), (Axial(-1, 0), 2)))
    for draft, over in ((4, True), (5, False)):
        table = fleet(ship(101, pennants=ONLY_SAIL, draft=draft), tiles=[shoal])
        hated(table)
        table.place("p1", at(0, -5))
        hunter(table, 0, 2)
        shallow = {at(0, 0), at(1, 0), at(-1, 0)}
        assert bool(shallow & set(sailed(once(table, "npc:1")))) is over


@pytest.mark.rule("CL-NPCMOVE-06", "CL-NPCMOVE-07")
def test_an_npc_sails_around_a_captain_who_is_no_enemy() -> None:
    table = fleet(ship(101, pennants=ONLY_SAIL), captains=2)
    hated(table)
    table.place("p1", at(0, -5))
    table.place("p2", at(0, 1))
    hunter(table)
    way = sailed(once(table, "npc:1"))
    assert at(0, 1) not in way
    assert len(way) == 5


@pytest.mark.rule("CL-NPCMOVE-06")
@pytest.mark.parametrize(
    "what", ["nothing", "own ship", "enemy ship", "enemy captain", "mooring", "foreign fire"]
)
def test_an_npc_sails_around_what_it_avoids_and_through_all_else(what: str) -> None:
    middle, land = Axial(0, 1), Axial(2, -1)
    port = PortCard(at=land, name="Port", owner="native", services=(), anchorages=(middle,))
    fort = FortressCard(at=land, owner="england", fire=((middle, 2),))
    island = tile(
        1,
        land=(land,),
        port=port if what == "mooring" else None,
        fortress=fort if what == "foreign fire" else None,
    )
    others = ship(102, Role.DEFENSIVE), ship(103, Role.DEFENSIVE, Nation.ENGLAND)
    table = fleet(ship(101, pennants=ONLY_SAIL), *others, tiles=[island], captains=2)
    for seat, here in (("p1", at(0, -2)), ("p2", at(0, 1))):
        hated(table, seat)
        if seat == "p1" or what == "enemy captain":
            table.place(seat, here)
    table.company("p1").reputation[Nation.SPAIN] = -5
    if what == "own ship":
        table.npc("npc:2", at(0, 1), card=102, owner="p2")
    if what == "enemy ship":
        table.npc("npc:3", at(0, 1), card=103, owner="p2")
    hunter(table)
    way = sailed(once(table, "npc:1"))
    assert board(SLOTS).distance(way[-1], at(0, -2)) == 1, "it hunts p1 in any case"
    assert (at(0, 1) in way) is (what in {"nothing", "own ship"})


@pytest.mark.rule("CL-NPCMOVE-06")
def test_an_npc_keeps_off_anchorages_and_the_fire_of_foreign_fortresses() -> None:
    port = PortCard(
        at=Axial(1, -1), name="Port", owner="native", services=(), anchorages=(Axial(0, 0),)
    )
    harbour = tile(1, land=(Axial(1, -1),), port=port)
    table = fleet(ship(101, pennants=ONLY_SAIL), tiles=[harbour])
    hated(table)
    table.place("p1", at(0, -5))
    hunter(table)
    assert at(0, 0) not in sailed(once(table, "npc:1"))
    for owner, through in (("spain", True), ("england", False)):
        zone = tuple((Axial(q, r), 2) for q, r in ((0, -1), (0, 1), (-1, 0), (-1, 1), (-1, 2)))
        fort = FortressCard(at=Axial(0, 0), owner=owner, fire=zone)
        walls = tile(1, land=(Axial(0, 0), Axial(1, 0), Axial(1, -1)), fortress=fort)
        table = fleet(ship(101, pennants=ONLY_SAIL), tiles=[walls])
        hated(table)
        table.place("p1", at(0, -4))
        hunter(table, 0, 2)
        fired_on = {at(q, r) for (q, r), _ in zone}
        assert bool(fired_on & set(sailed(once(table, "npc:1")))) is through


@pytest.mark.rule("CL-NPCMOVE-07", "CL-MOVE-09")
def test_an_npc_crosses_the_hex_of_a_captain_if_there_is_no_other_way() -> None:
    table = walled(ship(101, pennants=ONLY_SAIL))
    hated(table)
    table.place("p1", at(0, -4))
    table.place("p2", at(0, 0))
    hunter(table, 0, 2)
    once(table, "npc:1")
    (asked,) = table.asked()
    assert isinstance(asked, PassingShotDecision)
    assert (asked.seat, asked.ship) == ("p2", "npc:1")
    assert table.sea.npcs["npc:1"].at == at(0, 0)  # it sails on after the answer


@pytest.mark.rule("CL-NPCMOVE-06")
def test_an_npc_crosses_an_anchorage_if_there_is_no_other_way() -> None:
    table = walled(ship(101, pennants=ONLY_SAIL), moored=True)
    hated(table)
    table.place("p1", at(0, -4))
    hunter(table, 0, 2)
    assert at(0, 0) in sailed(once(table, "npc:1"))


def walled(*cards: NpcCard, moored: bool = False) -> Table:
    """Two seas joined only by the hex 0, 0, which is an anchorage if *moored*."""
    cells = board(SLOTS)
    walls: dict[int, list[Axial]] = {}
    for hex_, here in enumerate(cells.at):
        if here.r == 0 and here.q:
            centre = cells.centres[hex_ // SIZE]
            walls.setdefault(hex_ // SIZE + 1, []).append(
                Axial(here.q - centre.q, here.r - centre.r)
            )
    port = PortCard(
        at=Axial(1, 0), name="Port", owner="native", services=(), anchorages=(Axial(0, 0),)
    )
    tiles = [
        tile(number, land=tuple(land), port=port if moored and number == 1 else None)
        for number, land in walls.items()
    ]
    return fleet(*cards, tiles=tiles, captains=2)


@pytest.mark.rule("CL-NPCMOVE-08", "CL-MOVE-06")
def test_an_npc_whose_goal_is_occupied_stops_as_close_as_it_can() -> None:
    friends = [ship(number, pennants=ONLY_SAIL) for number in range(102, 108)]
    table = fleet(ship(101, pennants=ONLY_SAIL), *friends)
    hated(table)
    table.place("p1", at(0, 0))
    around = [at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)]
    for card, hex_ in zip(friends, around, strict=True):
        table.npc(f"npc:{card.number - 100}", hex_, card=card.number)
    hunter(table, 0, 5)
    end = sailed(once(table, "npc:1"))[-1]
    assert end == at(0, 2)
    assert end not in around


@pytest.mark.rule("CL-NPCMOVE-09", "CL-NPC-39", "CL-AMB-120")
def test_an_npc_takes_the_hexes_of_lowest_number_among_ways_of_equal_length() -> None:
    table = fleet(ship(101, pennants=ONLY_SAIL))
    hated(table)
    table.place("p1", at(4, -6))
    hunter(table, 0, 3)
    told = once(table, "npc:1")
    assert not table.asked()
    again = fleet(ship(101, pennants=ONLY_SAIL))
    hated(again)
    again.place("p1", at(4, -6))
    hunter(again, 0, 3, heading=120)
    assert sailed(once(again, "npc:1")) == sailed(told)
    ends = [at(q, r) for q in range(5) for r in range(-2, 4) if q >= 0]
    near = [h for h in ends if board(SLOTS).distance(h, at(0, 3)) == 5]
    closest = min(board(SLOTS).distance(h, at(4, -6)) for h in near)
    assert sailed(told)[-1] == min(
        h for h in near if board(SLOTS).distance(h, at(4, -6)) == closest
    )


def gauntlet(**printed: Any) -> Table:
    """``npc:1`` must pass the English ``npc:2`` to get at ``p1``."""
    gun = (ShotPennant(dice=1, bonus=4),)
    table = walled(
        ship(101, pennants=ONLY_SAIL, **printed),
        ship(102, Role.MERCHANT, Nation.ENGLAND, pennants=gun),
    )
    hated(table)
    table.place("p1", at(0, -2))
    hunter(table, 0, 2)
    table.npc("npc:2", at(0, 0), card=102)
    return table


@pytest.mark.rule("CL-NPCMOVE-07", "CL-MOVE-08")
def test_an_npc_that_has_to_cross_an_enemys_hex_is_fired_at_and_sails_on() -> None:
    told = activation(gauntlet(), "npc:1", 1)
    assert sailed(told)[1] == at(0, 0)
    assert [(event.ship, event.passing) for event in told if isinstance(event, e.Shot)] == [
        ("npc:2", True)
    ]
    assert board(SLOTS).distance(sailed(told)[-1], at(0, -2)) == 1


@pytest.mark.rule("CL-NPCMOVE-07", "CL-SINK-30", "CL-NPC-18")
def test_an_npc_sunk_on_its_way_ends_its_turn_and_is_replaced() -> None:
    table = gauntlet(robustness=4)
    told = activation(table, "npc:1", 12, 1)
    assert sailed(told)[-1] == at(0, 0)
    assert [event.npc for event in told if isinstance(event, e.NpcDrawn)] == ["npc:1"]
    replaced = table.sea.npcs["npc:1"]
    assert (replaced.card, replaced.at) == (None, None)
    assert table.sea.npc_turn is None
