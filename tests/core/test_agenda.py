"""The agenda as it is read whole: its tasks and questions, and what they name."""

from engine.core.agenda import Ask, named, tasks_and_questions
from tests.toys.skirmish import pieces as p

SHOT = p.ShotDecision(id=1, seat="p1")
REROLL = p.RerollDecision(id=2, seat="p2", faces=(3, 4))


def test_questions_stand_where_their_task_does() -> None:
    walk, end = p.Walk(route=(2, 3)), p.EndTurn()
    agenda = [end, Ask(open=(SHOT, REROLL)), walk]
    assert [*tasks_and_questions(agenda)] == [end, SHOT, REROLL, walk]


def test_what_a_record_names_is_found_field_by_field() -> None:
    assert [*named(REROLL, ("faces", "seat"))] == [3, 4, "p2"]


def test_a_field_that_is_not_there_or_empty_names_nothing() -> None:
    assert [*named(REROLL, ("route", "to"))] == []
