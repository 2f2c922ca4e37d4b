"""Boarding: rounds of crews and guns, who goes on, and which enemies are boarded."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Boarding, Bout
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.model.signals import TO_THE_LAST, BoardingOrder
from engine.games.man_o_war.rules.boarding import defence, touched
from tests.man_o_war.battle import Battle, Place

TOUCH = 0.001
FAR_AWAY = (100, 20, 270)


def abeam(**more: Place) -> Battle:
    """A1 lies along the starboard side of B1, so that no gun of either faces the other."""
    return Battle(A1=(30, 60, 90), B1=(30, 62 + TOUCH, 90), B9=FAR_AWAY, **more)


def bow_on(**more: Place) -> Battle:
    """The bows of A1 and B1 touch, each with its gun."""
    return Battle(A1=(30, 60, 90), B1=(35 + TOUCH, 60, 270), B9=FAR_AWAY, **more)


def boards(battle: Battle, *faces: int, order: str = "always", lead: int | None = None) -> Boarding:
    """The boarding of A1, which holds its fire and lies still."""
    step = battle.acts("A1", "stay", *faces, policy="hold", boarding=order, lead=lead)
    (event,) = battle.told(step, e.Boarded)
    boarding: Boarding = event.boarding
    return boarding


@pytest.mark.rule("MOW-BOARD-01", "MOW-BOARD-03", "MOW-BOARD-04", "MOW-BOARD-06", "MOW-BOARD-07")
def test_each_side_adds_a_die_to_its_crews_and_the_lower_loses_one() -> None:
    battle = abeam()
    done = boards(battle, 5, 2)
    assert done.bouts == (Bout(attacker=0, totals=(7, 4), lost=(1,)),)
    assert done.ended_by == 0, "an attacker that is not told to go on stops"
    assert (battle.ship("A1").crew, battle.ship("B1").crew) == (2, 1)


@pytest.mark.rule("MOW-BOARD-01", "MOW-GEO-08")
@pytest.mark.parametrize(("gap", "touches"), [(0.049, True), (0.051, False)])
def test_only_a_ship_that_touches_an_enemy_boards_it(gap: float, touches: bool) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(30, 62 + gap, 90))
    faces = (6, 1) if touches else ()
    step = battle.acts("A1", "stay", *faces, policy="hold", boarding="always")
    assert bool(battle.told(step, e.Boarded)) is touches


@pytest.mark.rule("MOW-BOARD-01", "MOW-CREW-03")
def test_a_ship_that_has_just_lost_its_last_crew_does_not_board() -> None:
    battle = abeam()
    battle.signals("A", boarding="always")
    battle.seal()
    battle.ship("A1").crew = 0
    assert not battle.told(battle.acts("A1"), e.Boarded)


@pytest.mark.rule("MOW-BOARD-04", "MOW-BOARD-05", "MOW-GEO-12")
def test_guns_of_the_side_that_is_touched_repel_boarders_and_others_do_not() -> None:
    assert boards(bow_on(), 4, 2).bouts[0].totals == (6, 5)
    assert boards(abeam(), 4, 2).bouts[0].totals == (6, 4)


@pytest.mark.rule("MOW-BOARD-04")
def test_a_gun_that_is_destroyed_repels_nobody() -> None:
    battle = bow_on()
    battle.ship("B1").hits = {AreaName.BOW_BATTERY: 1}
    assert boards(battle, 4, 2).bouts[0].totals == (6, 4)


@pytest.mark.rule("MOW-EX-15", "MOW-BOARD-05")
def test_broadsides_do_not_repel_who_comes_by_the_bow() -> None:
    battle = bow_on()
    battle.ship("B1").sort = ShipSort.CORSAIR
    card = battle.game.data.ships[ShipSort.CORSAIR]
    assert (card.guns.bow, card.guns.broadside > 0) == (0, True)
    battle.ship("B1").at = battle.ship("B1").at._replace(
        x=battle.ship("A1").at.x + 25_000 + card.length // 2 + 10
    )
    assert defence(battle.open, 1, 0) == battle.ship("B1").crew


@pytest.mark.rule("MOW-AMB-16", "MOW-GEO-12")
@pytest.mark.parametrize(("place", "guns"), [((32.15, 62.77), 0), ((34.27, 60.65), 1)])
def test_at_a_corner_the_side_that_looks_at_the_boarder_counts(
    place: tuple[float, float], guns: int
) -> None:
    """The flank of a boarder that heads south-east touches the port corner of the bow."""
    battle = Battle(A1=(*place, 135), B1=(30, 60, 90))
    assert touched(battle.open, 0) == (1,)
    assert defence(battle.open, 1, 0) - battle.ship("B1").crew == guns


@pytest.mark.rule("MOW-EX-13", "MOW-BOARD-08", "MOW-BOARD-09", "MOW-BOARD-12", "MOW-CAPTURE-01")
def test_a_defender_that_goes_on_is_the_attacker_and_may_capture_the_boarder() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 270), A9=(10, 20, 90))
    battle.signals("B", boarding="never", lead=1)
    step = battle.acts("A1", "ram", 6, 4, 5, 4, 4, 5, 3, boarding="always")
    (event,) = battle.told(step, e.Boarded)
    assert event.boarding.bouts == (
        Bout(attacker=0, totals=(6, 7), lost=(0,)),
        Bout(attacker=1, totals=(7, 5), lost=(0,)),
    )
    assert event.boarding.ended_by is None
    assert [type(one) for one in step.events][-3:-1] == [e.ShipAbandoned, e.ShipManned]
    assert (battle.ship("A1").captor, battle.ship("A1").crew) == ("east", 1)
    assert battle.ship("B1").crew == 1
    assert AreaName.MAST in battle.ship("B1").hits


@pytest.mark.rule("MOW-BOARD-08", "MOW-DEC-14")
def test_a_defender_that_wins_casts_off_unless_it_is_told_to_go_on() -> None:
    done = boards(abeam(), 1, 6)
    assert (done.bouts[0].lost, done.ended_by, len(done.bouts)) == ((0,), 1, 1)


@pytest.mark.rule("MOW-BOARD-07", "MOW-DEC-13")
@pytest.mark.parametrize(("lead", "faces"), [(2, ()), (1, (6, 1)), (0, (6, 1)), (None, ())])
def test_an_attacker_goes_on_while_it_is_ahead_by_what_it_was_told(
    lead: int | None, faces: tuple[int, ...]
) -> None:
    done = boards(abeam(), 6, 1, *faces, lead=lead)
    assert len(done.bouts) == 1 + bool(faces)


@pytest.mark.rule("MOW-BOARD-10", "MOW-AMB-18", "MOW-BOARD-11")
def test_after_a_tie_both_lose_a_crew_and_the_defender_attacks_if_it_goes_on() -> None:
    battle = abeam()
    battle.signals("B", lead=TO_THE_LAST)
    done = boards(battle, 3, 3, 2, 5, lead=TO_THE_LAST)
    assert [bout.lost for bout in done.bouts] == [(0, 1), (1,)]
    assert [bout.attacker for bout in done.bouts] == [0, 1]


@pytest.mark.rule("MOW-AMB-18", "MOW-BOARD-12")
def test_if_both_lose_their_last_crew_both_are_abandoned_and_nothing_is_taken() -> None:
    battle = abeam()
    battle.ship("A1").crew = battle.ship("B1").crew = 1
    step = battle.acts("A1", "stay", 3, 3, policy="hold", boarding="always")
    assert [one.ship for one in battle.told(step, e.ShipAbandoned)] == [0, 1]
    assert not battle.told(step, e.ShipManned)


@pytest.mark.rule("MOW-BOARD-02")
def test_a_ship_that_touches_several_enemies_boards_one() -> None:
    battle = abeam(B2=(30, 58 - TOUCH, 90))
    battle.ship("B2").crew = 1
    step = battle.acts("A1", "stay", 6, 1, policy="hold", boarding="always")
    (event,) = battle.told(step, e.Boarded)
    assert event.boarding.target == battle.number("B2"), "the weaker one"


@pytest.mark.rule("MOW-POST-10")
@pytest.mark.parametrize("order", ["never", "always"])
def test_an_enemy_that_is_named_is_boarded_first_whatever_the_order_says(order: str) -> None:
    battle = abeam(B2=(30, 58 - TOUCH, 90))
    battle.ship("B2").crew = 1
    step = battle.acts("A1", "board", 6, 1, at="B1", policy="hold", boarding=order)
    (event,) = battle.told(step, e.Boarded)
    assert event.boarding.target == battle.number("B1")


@pytest.mark.rule("MOW-DEC-12")
@pytest.mark.parametrize(
    ("order", "crews", "boarded"),
    [
        ("never", (2, 0), False),
        ("abandoned", (2, 0), True),
        ("abandoned", (2, 1), False),
        ("if_larger", (2, 1), True),
        ("if_larger", (2, 2), False),
        ("if_larger", (2, 0), True),
        ("always", (1, 2), True),
    ],
)
def test_an_order_says_which_enemies_are_boarded(
    order: str, crews: tuple[int, int], boarded: bool
) -> None:
    battle = abeam()
    battle.ship("A1").crew, battle.ship("B1").crew = crews
    faces = (6, 1) if boarded and crews[1] else ()
    step = battle.acts("A1", "stay", *faces, policy="hold", boarding=order)
    assert bool(battle.told(step, e.Boarded)) is boarded


@pytest.mark.rule("MOW-DEC-12")
def test_unless_it_is_told_otherwise_a_ship_boards_the_abandoned_for_one_round() -> None:
    assert BoardingOrder() == BoardingOrder(policy="abandoned", lead=None)


@pytest.mark.rule("MOW-DEC-13")
def test_a_lead_that_is_not_offered_is_refused() -> None:
    battle = abeam()
    assert battle.refused("p1", battle.signal("A", lead=5)) == "MOW-DEC-13"
    assert battle.refused("p1", battle.signal("A", lead=2)) is None


@pytest.mark.rule("MOW-COLL-04")
def test_a_ship_signalled_to_board_comes_alongside_where_no_gun_faces_it() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(40, 62, 270), B9=FAR_AWAY)
    step = battle.acts("A1", "board", 5, 2, policy="hold")
    (moved,) = battle.told(step, e.Moved)
    (event,) = battle.told(step, e.Boarded)
    assert (moved.way.met, event.boarding.target) == (1, 1)
    assert event.boarding.bouts[0].totals == (7, 4)
    assert not battle.told(step, e.Rammed)


@pytest.mark.rule("MOW-COLL-04")
def test_a_ship_signalled_to_board_does_not_ram() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0), B9=FAR_AWAY)
    step = battle.acts("A1", "board", policy="hold")
    assert not battle.told(step, e.Rammed)
    assert not battle.told(step, e.Boarded)


@pytest.mark.rule("MOW-POST-02")
def test_an_abandoned_enemy_may_be_named_to_be_boarded_and_for_nothing_else() -> None:
    battle = abeam()
    battle.ship("B1").crew = 0
    assert battle.refused("p1", battle.signal("A", "board", at="B1")) is None
    assert battle.refused("p1", battle.signal("A", "close", at="B1")) == "MOW-POST-02"


@pytest.mark.rule("MOW-SQUAD-11")
def test_a_ship_fires_before_it_boards() -> None:
    battle = bow_on()
    step = battle.acts("A1", "stay", 1, 6, 1, boarding="always")
    assert [type(one) for one in step.events] == [e.Moved, e.Fired, e.Boarded]


@pytest.mark.rule("MOW-COLL-04", "MOW-POST-10")
def test_a_sailing_ship_that_is_to_board_comes_alongside_and_boards() -> None:
    battle = Battle(
        A1=(30, 60, 90), B1=(45, 63, 90), B9=FAR_AWAY, sorts={"A": "corsair", "B": "corsair"}
    )
    battle.open.wind = "E"
    step = battle.acts("A1", "board", 6, 1, policy="hold", boarding="never")
    (moved,) = battle.told(step, e.Moved)
    assert (moved.way.sailing, moved.way.met) == (True, 1)
    (event,) = battle.told(step, e.Boarded)
    assert event.boarding.target == 1
