"""Typed orders: exact moves, shots and boardings of single ships, in the notation of the rules."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.language import voice
from engine.core.errors import RuleViolation
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.signals import Guns, GunsByArc, Order
from engine.games.man_o_war.rules.oars import CHORD
from engine.games.man_o_war.words import things
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle

pytestmark = pytest.mark.rule("MOW-POST-16")


APART = {"A1": (30, 60, 90), "A2": (30, 52, 90)}


def battle_of(**places: Any) -> Battle:
    return Battle(**(places or APART), B1=(80, 60, 270))


def sheet(battle: Battle, typed: str, seat: str = "p1") -> a.Seal:
    """The action of the form, with these lines typed into it."""
    (form,) = battle.game.forms(battle.view(seat))
    action = form.read({"orders": typed})
    assert isinstance(action, a.Seal)
    return action


def order(battle: Battle, typed: str) -> Order:
    ((_, signal),) = sheet(battle, typed).signals
    ((_, found),) = signal.orders
    return found


def prefilled(battle: Battle, code: str) -> str:
    (form,) = battle.game.forms(battle.view())
    (field,) = form.fields
    assert field.worded is not None
    assert field.letters >= 100
    return voice(code, "man_o_war").say(field.worded, plain=True)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("A1: A10", Order(move=(Part("ahead", units(10)),))),
        ("a1 a 7,5", Order(move=(Part("ahead", units(7.5)),))),
        (
            "A1: P45 A5",
            Order(move=(Part("turn", CHORD, -45 * DEGREE), Part("ahead", units(5)))),
        ),
        ("A1 : T30", Order(move=(Part("turn", CHORD, 30 * DEGREE),))),
        ("A1: battle", Order(move=(Part("battle", units(15)),))),
        ("A1: combat 12.5", Order(move=(Part("battle", units(12.5)),))),
        ("A1: back 5", Order(move=(Part("back", units(5)),))),
        ("A1: pivot B 90", Order(move=(Part("pivot", 0, -90 * DEGREE),))),
        ("A1: stay hold", Order(guns=GunsByArc())),
        (
            "A1: reste feu proue haut sur b1",
            Order(guns=GunsByArc(told=(("bow", Guns(policy="only_at", at=2, aim="high")),))),
        ),
        ("A1: A5 board B1", Order(move=(Part("ahead", units(5)),), board=2)),
        ("A1: A5 aborde B1", Order(move=(Part("ahead", units(5)),), board=2)),
    ],
)
def test_an_order_is_read_in_words_of_both_languages(typed: str, meant: Order) -> None:
    assert order(battle_of(), typed) == meant


_moves = st.one_of(
    st.lists(
        st.one_of(
            st.integers(1, 90).map(lambda tenths: Part("ahead", units(tenths / 10))),
            st.tuples(st.sampled_from((-1, 1)), st.integers(1, 45)).map(
                lambda way: Part("turn", CHORD, way[0] * way[1] * DEGREE)
            ),
            st.tuples(st.sampled_from((-1, 1)), st.integers(1, 180)).map(
                lambda way: Part("pivot", 0, way[0] * way[1] * DEGREE)
            ),
            st.sampled_from((-1, 1)).map(lambda hand: Part("disengage", 0, hand)),
        ),
        max_size=3,
    ),
    st.sampled_from(([Part("battle", units(12.5))], [Part("back", units(4.9))])),
).map(tuple)
_guns = st.one_of(
    st.none(),
    st.lists(
        st.tuples(
            st.sampled_from(("bow", "port", "starboard", "stern")),
            st.sampled_from((Guns(), Guns(aim="high"), Guns(policy="only_at", at=2))),
        ),
        max_size=2,
    ).map(lambda told: GunsByArc(told=tuple(told))),
)


@pytest.mark.parametrize("code", ["en", "fr"])
@given(move=_moves, guns=_guns, board=st.sampled_from((None, 2)))
def test_what_is_written_is_read_as_it_was_meant(
    code: str, move: Any, guns: Any, board: int | None
) -> None:
    battle = battle_of()
    meant = Order(move=move, guns=guns, board=board)
    line = voice(code, "man_o_war").say(things.order(battle.open, 0, meant), plain=True)
    assert order(battle, line) == meant


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_form_is_filled_in_with_what_the_ships_would_do_as_signalled(code: str) -> None:
    battle = battle_of()
    battle.signals("A", "turn", by=45)
    lines = prefilled(battle, code).replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lines == (
        ["A1: S45 A5", "A2: S45 A5"] if code == "en" else ["A1 : T45 A5", "A2 : T45 A5"]
    )
    assert battle.refused("p1", sheet(battle, prefilled(battle, code))) is None


@pytest.mark.parametrize(
    ("typed", "why", "place"),
    [
        ("A1: A10\nA2: jump", "order-unread", (2, 5)),
        ("C7: A10", "order-no-ship", (1, 1)),
        ("B1: A10", "order-no-ship", (1, 1)),
        ("A1: fire up", "order-no-arc", (1, 10)),
        ("A1: A", "order-no-number", (1, 5)),
        ("A1: A10.25", "order-no-number", (1, 5)),
        ("A1: P12.5", "order-no-number", (1, 5)),
        ("A1: pivot P181", "order-no-number", (1, 11)),
        ("A1: diseng", "order-no-hand", (1, 5)),
        ("A1: diseng 3", "order-no-hand", (1, 12)),
        ("A1: board", "order-no-ship", (1, 5)),
        ("A1: A10 board Z9", "order-no-ship", (1, 15)),
        ("A1: A99999999999999999999", "order-no-number", (1, 5)),
        ("A1: A²", "order-unread", (1, 5)),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line_and_letter(
    typed: str, why: str, place: tuple[int, int]
) -> None:
    with pytest.raises(RuleViolation) as refused:
        sheet(battle_of(), typed)
    facts = refused.value.facts
    assert refused.value.why == why
    assert (facts["line"], facts["column"]) == place
    assert facts["word"]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("A1: A10 P45 board B1", "MOW-MOVE-06"),
        ("A1: A10.1", "MOW-MOVE-06"),
        ("A1: battle 15 A1", "MOW-MOVE-06"),
        ("A1: back 5.1", "MOW-MOVE-06"),
        ("A1: sail A5", "MOW-MOVE-02"),
        ("A1: fire port", "MOW-FIRE-01"),
        ("A1: fire bow fire bow", "MOW-FIRE-08"),
        ("A1: fire bow at A2", "MOW-POST-02"),
        ("A1: board A2", "MOW-POST-02"),
        ("A1: A10\nA2: pivot P90 A5.1", "MOW-MOVE-06"),
        ("A1: P45 A5 fire bow board B1", None),
        ("A1: pivot P90 A5", None),
        ("A1: battle", None),
    ],
)
@pytest.mark.rule("MOW-MOVE-06", "MOW-OAR-05")
def test_an_order_beyond_what_the_card_allows_is_refused(typed: str, rule: str | None) -> None:
    battle = battle_of()
    assert battle.refused("p1", sheet(battle, typed)) == rule


def test_no_order_leads_off_the_table_or_goes_to_a_foreign_ship_or_twice_to_one() -> None:
    battle = battle_of(A1=(4, 60, 270), A2=(30, 80, 90))
    assert battle.refused("p1", sheet(battle, "A1: A5")) == "MOW-GEO-15"
    sealed = sheet(battle, "A1: A3")
    ((number, signal),) = sealed.signals
    ((_, found),) = signal.orders
    for ships in ((2,), (0, 0)):
        orders = tuple((ship, found) for ship in ships)
        forged = a.Seal(
            decision=sealed.decision,
            signals=((number, type(signal)(helm=signal.helm, orders=orders)),),
        )
        assert battle.refused("p1", forged) == "MOW-POST-16"
    battle.ship("A1").straggler = True
    assert battle.refused("p1", sealed) == "MOW-POST-16"


def test_a_ship_does_as_it_was_ordered_and_others_as_they_were_signalled() -> None:
    battle = battle_of()
    battle.signals("A", "hold_course")
    battle.play("p1", sheet(battle, "A1: P45 A5 hold"))
    battle.seal()
    assert order_of_first(battle) is not None
    step = battle.acts("A1")
    assert battle.place("A1")[2] == 45
    assert not battle.told(step, e.Fired)
    battle.acts("A2", "stay")
    assert battle.place("A2") == (40, 52, 90)


def order_of_first(battle: Battle) -> Order | None:
    return battle.state.sides["west"].signals[0].order_of(0)


def test_guns_fire_in_the_directions_ordered_and_at_the_enemy_named() -> None:
    for typed, fired in (("A1: stay fire bow", True), ("A1: stay fire bow at B1", True)):
        battle = battle_of(A1=(60, 60, 90), A2=(30, 80, 90))
        battle.play("p1", sheet(battle, typed))
        battle.seal()
        step = battle.acts("A1", "stay", 1)
        assert bool(battle.told(step, e.Fired)) is fired


def test_a_named_ship_is_boarded_though_the_squadron_boards_none() -> None:
    battle = battle_of(A1=(70, 60, 90), A2=(30, 80, 90))
    battle.signals("A", "stay", boarding="never")
    battle.play("p1", sheet(battle, "A1: A5 hold board B1"))
    battle.seal()
    step = battle.acts("A1", "stay", 6, 1)
    (boarded,) = battle.told(step, e.Boarded)
    assert boarded.boarding.target == battle.number("B1")


def test_what_a_ship_can_no_longer_do_is_left_out_and_no_order_outlasts_its_turn() -> None:
    battle = battle_of(A1=(30, 60, 90), A2=(30, 100, 90))
    battle.play("p1", sheet(battle, "A1: A5 P45"))
    battle.seal()
    battle.ship("A1").hits = {AreaName.OARS: 9}
    battle.open.to_act = [0]
    battle.play(OFFICER, a.PlayOn(), 4, 2)
    assert battle.place("A1") == (30, 60, 90)
    assert not battle.state.sides["west"].signals[0].orders


def test_only_the_own_side_reads_its_orders() -> None:
    battle = battle_of()
    step = battle.play("p1", sheet(battle, "A1: P45 A5"))
    told = battle.told(step, e.Signalled)
    assert told
    assert all(one.to is not None for one in told)
    mine = battle.game.words.news(battle.view(), step.events)  # type: ignore[misc]
    said = " ".join(voice("en", "man_o_war").say(one.text, plain=True) for one in mine)
    assert "A1: P45 A5" in said
