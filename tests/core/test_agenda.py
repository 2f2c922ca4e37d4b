"""Reading the whole agenda: its tasks and questions in order, and the values of their fields."""

from engine.core.agenda import Ask, named, tasks_and_questions
from tests.toys.skirmish import pieces as p

SHOT = p.ShotDecision(id=1, seat="p1")
REROLL = p.RerollDecision(id=2, seat="p2", faces=(3, 4))


def test_open_questions_are_listed_where_they_stand_among_the_tasks() -> None:
    walk, end = p.Walk(route=(2, 3)), p.EndTurn()
    agenda = [end, Ask(open=(SHOT, REROLL)), walk]
    assert [*tasks_and_questions(agenda)] == [end, SHOT, REROLL, walk]


def test_the_values_of_a_records_fields_are_listed_field_by_field() -> None:
    assert [*named(REROLL, ("faces", "seat"))] == [3, 4, "p2"]


def test_a_field_that_a_record_does_not_have_or_that_is_empty_is_skipped() -> None:
    assert [*named(REROLL, ("route", "to"))] == []
