"""Seating: the seats that can begin a game, with sides and without."""

from engine.core.seating import Seating, alike

SIDES = Seating(
    seats=("p1", "p2", "p3", "p4"),
    least=2,
    sides=(("west", ("p1", "p3")), ("east", ("p2", "p4"))),
)


def test_seats_without_sides_are_renumbered_without_gaps() -> None:
    assert alike(1, 4).names(["p4", "p2"]) == {"p2": "p1", "p4": "p2"}


def test_a_seat_on_a_side_keeps_its_name() -> None:
    assert SIDES.names(["p4", "p1"]) == {"p1": "p1", "p4": "p4"}
    assert [SIDES.side_of(seat) for seat in SIDES.seats] == ["west", "east", "west", "east"]
    assert alike(1, 4).side_of("p1") is None


def test_a_game_can_begin_with_enough_seats_taken_on_every_side() -> None:
    assert alike(1, 4).can_begin(["p3"])
    assert not alike(2, 4).can_begin(["p3"])
    assert SIDES.can_begin(["p1", "p4"])
    assert not SIDES.can_begin(["p1", "p3"])


def test_a_side_with_no_seat_taken_is_listed_as_unheld() -> None:
    assert SIDES.unheld(["p1", "p3"]) == ("east",)
    assert SIDES.unheld([]) == ("west", "east")
    assert alike(1, 4).unheld([]) == ()
    assert SIDES.on("east") == ("p2", "p4")
    assert SIDES.on("north") == ()


def test_a_game_cannot_begin_with_a_seat_it_does_not_have() -> None:
    assert not alike(1, 2).can_begin(["p1", "p3"])
