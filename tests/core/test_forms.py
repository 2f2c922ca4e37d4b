"""Forms make one action of typed and chosen answers, which ``check`` then judges."""

from typing import Any

import pytest

from engine.core.choices import ChoiceTree
from engine.core.errors import RuleViolation
from engine.core.forms import MOST_FIELDS, Form
from engine.core.game import look
from engine.core.words import Text
from tests import laws
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SEALED_ORDERS


def opened() -> tuple[Any, Form[Any]]:
    state, _ = laws.opening(SEALED_ORDERS, "forms")
    (form,) = SEALED_ORDERS.forms(look(SEALED_ORDERS, state, "p1"))
    return state, form


@pytest.mark.rule("CORE-MENU-02")
def test_a_form_appears_in_the_menu_at_its_path() -> None:
    state, form = opened()
    last = ChoiceTree(SEALED_ORDERS, look(SEALED_ORDERS, state, "p1")).below()[-1]
    assert (last.label, last.form, last.action) == (Text.of("action-type"), form, None)
    assert not last.leads_on
    assert len(form.fields) <= MOST_FIELDS


@pytest.mark.rule("CORE-MENU-02")
@pytest.mark.parametrize(
    ("by", "aim", "shot", "meant"),
    [
        ("4", "hold", "", (4, None)),
        (" +3 ", "fire", "9", (3, 9)),
        ("-1", "fire", "0", (-1, 0)),
        ("\N{MINUS SIGN}1", "hold", "?", (-1, None)),
    ],
)
def test_the_answers_to_a_form_become_one_action(
    by: str, aim: str, shot: str, meant: tuple[int, int | None]
) -> None:
    _, form = opened()
    order = form.read({"by": by, "aim": aim, "shot": shot})
    assert (order.by, order.shot) == meant


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({}, "no-number"),
        ({"by": "two", "aim": "hold"}, "no-number"),
        ({"by": "1.5", "aim": "hold"}, "no-number"),
        ({"by": "²", "aim": "hold"}, "no-number"),
        ({"by": "9" * 5000, "aim": "hold"}, "no-number"),
        ({"by": "1", "aim": "fire", "shot": "--1"}, "no-number"),
        ({"by": "1"}, "no-choice"),
        ({"by": "1", "aim": "flee"}, "no-choice"),
    ],
)
def test_answers_that_cannot_be_read_are_refused_by_the_forms_rule(
    answers: dict[str, str], why: str
) -> None:
    _, form = opened()
    with pytest.raises(RuleViolation, match=why) as refused:
        form.read(answers)
    assert refused.value.rule == "SO-ORDER-01"


def test_an_action_read_from_a_form_is_checked_like_any_other() -> None:
    state, form = opened()
    order: p.Steer = form.read({"by": "400", "aim": "hold"})
    assert "too-far" in str(laws.refusal(SEALED_ORDERS, state, "p1", order))
