"""Options say who may sit down to a game, and sides what its seats are called."""

from engine.core.seating import Seating, alike

SIDES = Seating(
    seats=("p1", "p2", "p3", "p4"),
    least=2,
    sides=(("west", ("p1", "p3")), ("east", ("p2", "p4"))),
)


def test_seats_that_are_alike_close_their_ranks() -> None:
    assert alike(1, 4).names(["p4", "p2"]) == {"p2": "p1", "p4": "p2"}


def test_a_seat_on_a_side_stays_what_it_is() -> None:
    assert SIDES.names(["p4", "p1"]) == {"p1": "p1", "p4": "p4"}
    assert [SIDES.side_of(seat) for seat in SIDES.seats] == ["west", "east", "west", "east"]
    assert alike(1, 4).side_of("p1") is None


def test_a_game_begins_with_enough_people_on_every_side() -> None:
    assert alike(1, 4).can_begin(["p3"])
    assert not alike(2, 4).can_begin(["p3"])
    assert SIDES.can_begin(["p1", "p4"])
    assert not SIDES.can_begin(["p1", "p3"])


def test_a_side_of_which_nobody_took_a_seat_is_named() -> None:
    assert SIDES.unheld(["p1", "p3"]) == ("east",)
    assert SIDES.unheld([]) == ("west", "east")
    assert alike(1, 4).unheld([]) == ()
    assert SIDES.on("east") == ("p2", "p4")
    assert SIDES.on("north") == ()


def test_a_seat_the_game_does_not_have_is_nobodys() -> None:
    assert not alike(1, 2).can_begin(["p1", "p3"])
