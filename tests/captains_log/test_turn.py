"""Turns and rounds."""

from typing import Any

import pytest

from engine.core.agenda import ask
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    Action,
    Buy,
    BuyAmmo,
    BuyCannon,
    BuyFame,
    BuyShip,
    BuyUpgrade,
    BuyWood,
    EndTurn,
    Explore,
    Jettison,
    JettisonCannon,
    PickUp,
    Rearrange,
    Repair,
    Sail,
    Sell,
    SellWood,
    Shoot,
    TurnAbout,
)
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.decisions import FacingDecision
from engine.games.captains_log.model.state import Ammo, Cube, Upgrade
from tests.captains_log.port_and_market import ANCHORAGE, SETTERS, harbour, laden, stock
from tests.captains_log.sea_fights import captains_duel
from tests.captains_log.table import Table, hex_of


def fleet(captains: int = 2) -> Table:
    table = Table(captains=captains).without_npcs()
    for number in range(1, captains + 1):
        table.place(f"p{number}", hex_of(number))
    return table


def unexplored(table: Table) -> Table:
    """Turn all but the first two tiles face down."""
    sea = table.sea
    sea.unseen = list(range(3, 22))
    sea.tiles = (*sea.tiles[:2], *[0] * 19)
    return table


def busy_harbour() -> Table:
    """A table with ``p1`` in a port that deals in everything, a hold of goods, and water in it."""
    table = harbour("england", *Service, reputation=dict.fromkeys(Nation, 10))
    stock(table, **SETTERS | {"england": (4, 0), "spain": (0, 4)})
    laden(table, cotton=1, silver=1, wood=3)
    table.captain().hold[-1] = Cube.WATER
    return table


def restowed(table: Table) -> Rearrange:
    """The order that swaps a cube of wood with an empty slot."""
    stowed = [*table.captain().hold]
    wood, empty = stowed.index(Cube.WOOD), stowed.index(Cube.EMPTY)
    stowed[wood], stowed[empty] = Cube.EMPTY, Cube.WOOD
    return Rearrange(hold=tuple(stowed))


def kinds(events) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("CL-TURN-01", "CL-TURN-02", "CL-TURN-11")
def test_after_every_captain_has_played_time_moves_a_step() -> None:
    table = fleet()
    assert kinds(table.act("p1", EndTurn()).events) == ["rested", "turn_began"]
    assert table.sea.turn.seat == "p2"
    last = table.act("p2", EndTurn())
    assert last.events[1] == e.TimePassed(round=2, phase="night")
    assert (table.sea.turn.seat, table.sea.step, table.sea.round) == ("p1", 1, 2)


@pytest.mark.rule("CORE-TURN-04")
def test_a_captain_asked_two_questions_at_once_is_named_once_as_to_act() -> None:
    table = fleet()
    asked = [FacingDecision(id=table.state.asked + n, seat="p2") for n in (1, 2)]
    ask(table.state, *asked)
    assert table.game.to_act(table.state) == ("p2",)


@pytest.mark.rule("CL-TURN-03", "CL-TURN-05")
def test_a_captain_may_take_the_same_action_twice_but_no_third_action() -> None:
    table = unexplored(captains_duel())
    table.act("p1", Shoot(target="p2"), 1, 1, 1)
    assert table.refused("p1", Sail(heading=0)) is None
    table.act("p1", Shoot(target="p2"), 1, 1, 1)
    assert table.refused("p1", Shoot(target="p2")) == "CL-TURN-03"
    assert table.refused("p1", Explore(tiles=1)) == "CL-TURN-03"
    assert table.refused("p1", TurnAbout(heading=60)) == "CL-TURN-03"
    assert table.refused("p1", Sail(heading=0)) == "CL-TURN-03"


@pytest.mark.rule("CL-TURN-06")
@pytest.mark.parametrize(
    "action",
    [
        *(Buy(row="legal"), Buy(row="contraband"), Sell(good=Good.COTTON), Sell(good=Good.SILVER)),
        *(BuyWood(), SellWood(), BuyCannon(), BuyAmmo(ammo=Ammo.CHAIN_SHOT), BuyFame()),
        *(BuyUpgrade(upgrade=Upgrade.SAILS), BuyShip(), Repair(slots=(14,))),
    ],
    ids=lambda action: action.kind,
)
def test_whatever_is_neither_sailing_nor_free_takes_an_action(action: Action) -> None:
    for spent in (0, 1, 2):
        table = busy_harbour()
        table.sea.turn.actions = spent
        assert table.refused("p1", action) == (None if spent < 2 else "CL-TURN-03")
        if spent < 2:
            table.act("p1", action)
            assert table.sea.turn.actions == spent + 1


@pytest.mark.rule("CL-TURN-06", "CL-TURN-07", "CL-TURN-17")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_what_is_free_takes_no_action_and_needs_none(spent: int) -> None:
    table = busy_harbour()
    table.sea.turn.actions = spent
    table.sea.loose[ANCHORAGE] = [Good.TEA]
    table.sea.turn.points = 3
    for action in (restowed(table), PickUp(what="loose"), Jettison(good=Good.WOOD)):
        assert table.refused("p1", action) is None
        table.act("p1", action)
        assert table.sea.turn.actions == spent
    table.act("p1", Sail(heading=0))
    assert table.sea.turn.actions == spent, "one step of a move that is under way"


@pytest.mark.rule("CL-TURN-03", "CL-TURN-04")
def test_a_move_may_come_before_or_after_an_action_but_there_is_no_second_move() -> None:
    table = unexplored(fleet())
    table.act("p1", Explore(tiles=1), 1, 1)
    table.act("p1", Sail(heading=0))
    assert table.sea.turn.actions == 2
    other = unexplored(fleet())
    other.act("p1", Sail(heading=0))
    other.act("p1", Explore(tiles=1), 1, 1)
    assert other.refused("p1", Sail(heading=0)) == "CL-TURN-04"


@pytest.mark.rule("CL-TURN-08")
def test_a_captain_may_pass_with_actions_left() -> None:
    table = fleet()
    assert table.refused("p1", EndTurn()) is None


def exploring() -> tuple[Table, Action, tuple[int, ...]]:
    return unexplored(fleet()), Explore(tiles=1), (1, 1)


def shooting() -> tuple[Table, Action, tuple[int, ...]]:
    return captains_duel(), Shoot(target="p2"), (1, 1, 1)


def repairing() -> tuple[Table, Action, tuple[int, ...]]:
    table = fleet()
    table.captain().hold[:2] = [Cube.WOOD, Cube.WATER]
    return table, Repair(slots=(1,)), ()


def interacting() -> tuple[Table, Action, tuple[int, ...]]:
    table = harbour("england", Service.SHIPYARD)
    return table, BuyWood(), ()


@pytest.mark.rule("CL-TURN-16")
@pytest.mark.parametrize("doing", [exploring, shooting, repairing, interacting])
def test_exploring_shooting_repairing_and_dealing_with_a_port_take_one_of_two_actions(
    doing: Any,
) -> None:
    for spent in (0, 1):
        table, action, faces = doing()
        table.sea.turn.actions = spent
        assert any(order.kind == action.kind for order in table.suggested())
        table.act("p1", action, *faces)
        assert table.sea.turn.actions == spent + 1
    table, action, _ = doing()
    table.sea.turn.actions = 2
    assert table.refused("p1", action) == "CL-TURN-03"
    assert not any(order.kind == action.kind for order in table.suggested())
    assert table.refused("p1", EndTurn()) is None, "to pass takes none"


@pytest.mark.rule("CL-TURN-02", "CL-TURN-17")
def test_orders_are_given_in_ones_own_turn_only() -> None:
    table = fleet()
    assert table.refused("p2", Sail(heading=0)) == "CL-TURN-02"
    assert table.game.to_act(table.state) == ("p1",)
    kinds_offered = {order.kind for order in unexplored(fleet()).suggested()}
    assert {"sail", "turn_about", "explore", "jettison_cannon", "end_turn"} <= kinds_offered
    assert not kinds_offered & {"board", "ram", "fish"}


@pytest.mark.rule("CL-TURN-09", "CL-TURN-10")
def test_npcs_follow_their_captain_in_their_order_of_appearance() -> None:
    table = fleet()
    table.npc("npc:1", None, card=1, owner="p1", since=7)
    table.npc("npc:2", None, card=2, owner="p1", since=5)
    table.npc("npc:3", None, card=3, owner="p2", since=6)
    for name in ("npc:1", "npc:2", "npc:3"):
        table.sea.npcs[name].card = None
        table.state.hidden.face_down[name] = int(name[-1])
    table.act("p1", EndTurn())
    assert table.game.to_act(table.state) == ("npc:2",)
    assert table.sea.turn.npcs == [7]
    assert table.refused("npc:2", EndTurn()) == "CL-NPC-01"


@pytest.mark.rule("CL-TURN-12", "CL-WIND-05")
def test_arriving_on_a_day_step_draws_an_event_and_its_wind() -> None:
    table = Table(winds=standard().winds.values()).without_npcs()
    table.place("p1", hex_of(1))
    table.act("p1", EndTurn())
    before = table.sea.wind
    step = table.act("p1", EndTurn(), 1, 1)
    drawn, changed = step.events[2:4]
    assert isinstance(drawn, e.EventDrawn)
    assert isinstance(changed, e.WindChanged)
    assert table.sea.wind == changed.wind != before
    assert before not in table.sea.winds


@pytest.mark.rule("CL-SETUP-22", "CL-TURN-12")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_each_event_left_may_come_next(face: int) -> None:
    table = fleet(1)
    table.sea.step = 1
    pile = sorted(standard().events)
    assert table.sea.events == pile
    (drawn,) = [
        event for event in table.act("p1", EndTurn(), face, 1).events if event.kind == "event_drawn"
    ]
    assert drawn.event == pile[face - 1]
    assert table.sea.events == [card for card in pile if card != drawn.event]


@pytest.mark.rule("CL-TURN-12")
def test_night_draws_no_event() -> None:
    table = fleet(1)
    assert kinds(table.act("p1", EndTurn()).events) == ["rested", "time_passed", "turn_began"]


@pytest.mark.rule("CL-TURN-13", "CL-AMB-13", "CL-GAP-12")
def test_the_last_step_of_the_time_track_is_the_first_one_again() -> None:
    table = fleet(1)
    phases = []
    for _ in range(8):
        faces = [1, 1] if table.sea.step % 2 else []
        step = table.act("p1", EndTurn(), *faces)
        phases.append(step.events[1].phase)
    assert phases == ["night", "day"] * 4
    assert table.sea.step == 8 % 6


@pytest.mark.rule("CL-TURN-14")
def test_night_changes_nothing_for_sailing() -> None:
    table = fleet(1)
    table.sea.step = 1
    table.act("p1", Sail(heading=0))
    assert table.sea.turn.points == 6


@pytest.mark.rule("CL-TURN-07")
def test_free_actions_are_possible_before_between_and_after_other_actions() -> None:
    table = unexplored(fleet())
    for act, faces in ((None, ()), (TurnAbout(heading=60), ()), (Explore(tiles=1), (1, 1))):
        if act:
            table.act("p1", act, *faces)
        for free_action in (JettisonCannon(), Rearrange(hold=(*table.captain().hold[::-1],))):
            assert table.refused("p1", free_action) is None


@pytest.mark.rule("CL-END-01", "CL-AMB-35")
def test_a_captain_who_has_the_agreed_fame_wins_at_once() -> None:
    table = fleet()
    table.company("p1").fame = 7
    step = table.act("p1", Sail(heading=0))
    assert step.events[-1] == e.GameWon(winners=("p1",))
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert table.game.to_act(table.state) == ()
    assert table.suggested() == []


@pytest.mark.rule("CL-AMB-35")
@pytest.mark.parametrize(
    ("fame", "winners"),
    [((7, 9, 0), ("p1",)), ((0, 8, 9), ("p3",)), ((0, 8, 8), ("p2", "p3"))],
)
def test_the_captain_on_turn_wins_if_several_have_the_agreed_fame_else_the_most_famous(
    fame: tuple[int, ...], winners: tuple[str, ...]
) -> None:
    table = fleet(3)
    for seat, points in zip(("p1", "p2", "p3"), fame, strict=True):
        table.company(seat).fame = points
    table.act("p1", Sail(heading=0))
    assert table.sea.winners == winners


def test_the_default_action_on_an_occupied_hex_is_to_sail_on() -> None:
    table = fleet()
    table.place("p2", hex_of(1, 0, -1), hold=[Cube.EMPTY] * 15)
    table.act("p1", Sail(heading=0))
    assert table.game.default(table.view()).kind == "sail"


def test_shooting_is_an_action() -> None:
    table = fleet()
    table.place("p2", hex_of(1, 1, 0))
    table.place("p1", hex_of(1))
    table.act("p1", Shoot(target="p2"), 1, 1)
    assert table.sea.turn.actions == 1
