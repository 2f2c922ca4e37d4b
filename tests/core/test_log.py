"""The log: the states rebuilt from it, and the actions that undo may take back."""

from dataclasses import replace
from itertools import islice
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core.dice import Roll, table_dice
from engine.core.errors import ReplayDiverged
from engine.core.game import AnyGame, Step, look, play
from engine.core.log import Row, Undo, may_undo, rebuild, standing
from engine.core.records import clone, value
from engine.core.referee import Event
from tests import laws
from tests.core.every_game import EVERY_GAME, each_game
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish


def step(seq: int, seat: str = "p1", **facts: Any) -> Step[Any, Any]:
    usual = {"by": "person", "action": None, "rolls": (), "events": ()}
    return Step(seq=seq, seat=seat, **{**usual, **facts})


@pytest.mark.rule("CORE-LOG-02")
def test_an_undo_can_itself_be_undone() -> None:
    first, second = step(1), step(2)
    rows: list[Row[Any]] = [first, second, Undo(seq=3, seat="p1", to=1)]
    assert standing(rows) == [first]
    assert standing([*rows, Undo(seq=4, seat="p1", to=2)]) == [first, second]
    assert standing([*rows, Undo(seq=4, seat="p1", to=3), step(7)]) == [first, step(7)]
    assert standing([*rows, Undo(seq=5, seat="p1", to=0)]) == []


@pytest.mark.rule("CORE-LOG-02")
@pytest.mark.parametrize(
    "last",
    [step(2), step(1), Undo(seq=2, seat="p1", to=0), Undo(seq=9, seat="p1", to=3), step(0)],
    ids=["twice", "earlier", "undo twice", "to a row not there", "the setup"],
)
def test_a_row_that_cannot_follow_those_before_it_is_refused(last: Row[Any]) -> None:
    with pytest.raises(ReplayDiverged):
        standing([step(1), step(2), last])


@pytest.mark.rule("CORE-LOG-03")
def test_a_player_may_undo_their_own_plan_only_as_a_whole() -> None:
    die = step(6, rolls=(Roll(rule="SK-SHOT-01", sides=6, faces=(3,)),))
    assert may_undo(SKIRMISH, [step(1)], "p1")
    assert may_undo(SKIRMISH, [step(4), step(5)], "p1")
    assert not may_undo(SKIRMISH, [step(5), die], "p1")
    assert not may_undo(SKIRMISH, [step(1, "p2"), step(5)], "p1")


@pytest.mark.rule("CORE-LOG-03")
@pytest.mark.parametrize("by", ["policy", "order", "default", "host", "rules"])
def test_an_action_that_no_person_played_cannot_be_undone(by: str) -> None:
    assert not may_undo(SKIRMISH, [step(2, by=by)], "p1")
    assert not may_undo(SKIRMISH, [step(1, by=by), step(2)], "p1")


@pytest.mark.rule("CORE-LOG-03")
@pytest.mark.parametrize(
    "last",
    [
        step(2, "p2"),
        step(2, "npc:galleon"),
        step(2, rolls=(Roll(rule="SK-SHOT-01", sides=6, faces=(3,)),)),
        step(2, rolls=(Roll(rule="SK-DIVE-01", sides=9, faces=(3,), to=("p2",)),)),
        step(2, events=(p.BidsOpened(bids=()),)),
    ],
    ids=["another's", "an NPC's", "a die", "a card", "a secret"],
)
def test_a_plan_that_showed_something_or_is_of_another_seat_cannot_be_undone(
    last: Step[Any, Any],
) -> None:
    seat = "npc:galleon" if last.seat == "npc:galleon" else "p1"
    assert not may_undo(SKIRMISH, [step(1), last], seat)


def test_a_final_action_cannot_be_undone() -> None:
    class Resolute(Skirmish):
        final = (p.Sail,)

    sailed = replace(step(1), action=p.Sail(by=1))
    assert may_undo(SKIRMISH, [sailed], "p1")
    assert not may_undo(Resolute(), [sailed], "p1")
    assert not may_undo(Resolute(), [sailed, step(2)], "p1")


def test_nothing_can_be_undone_before_the_first_action() -> None:
    assert not may_undo(SKIRMISH, [], "p1")


@value
class Boasted(Event):
    stated: ClassVar[bool] = True


@pytest.mark.rule("CORE-LOG-06")
@each_game
def test_an_event_stated_by_a_seat_is_replayed_as_it_was_recorded(game: AnyGame) -> None:
    state, setup = laws.opening(game, "said")
    steps = list[Step[Any, Any]]()
    for seq in range(1, 30):
        seat, action = laws.random_action(game, state, "said", seq)
        dice = table_dice("said", seq)
        steps.append(play(game, state, seat, action, dice, seq=seq, by="policy", why=Boasted()))
    assert rebuild(game, setup, steps) == state


@pytest.mark.rule("CORE-LOG-01", "CORE-DICE-02")
@each_game
def test_a_log_with_altered_events_or_dice_is_refused(game: AnyGame) -> None:
    state, setup = laws.opening(game, "forged")
    steps = list(islice(laws.random_steps(game, state, "forged"), 200))
    assert rebuild(game, setup, steps) == state
    forged = next(number for number, one in enumerate(steps) if one.events)
    silent = [*steps[:forged], replace(steps[forged], events=()), *steps[forged + 1 :]]
    with pytest.raises(ReplayDiverged):
        rebuild(game, setup, silent)
    rolled = next(number for number, one in enumerate(steps) if one.rolls)
    loaded = [*steps[:rolled], replace(steps[rolled], rolls=()), *steps[rolled + 1 :]]
    with pytest.raises(ReplayDiverged):
        rebuild(game, setup, loaded)


@pytest.mark.rule("CORE-LOG-01")
@each_game
def test_a_state_is_rebuilt_from_the_last_checkpoint_that_was_not_undone(game: AnyGame) -> None:
    state, setup = laws.opening(game, "checkpoint")
    steps, states = [], [clone(state)]
    for one in islice(laws.random_steps(game, state, "checkpoint"), 6):
        steps.append(one)
        states.append(clone(state))
    rows: list[Row[Any]] = [*steps, Undo(seq=7, seat="p1", to=4)]
    undone = {5: "a state that no longer counts", 3: states[3]}
    assert rebuild(game, setup, rows, undone) == states[4]
    assert states[3] == rebuild(game, setup, steps[:3]), "a checkpoint is not played on"


class Table(RuleBasedStateMachine):
    """Actions, undos and restarts in any order: the log always rebuilds the table's state."""

    @initialize(game=st.sampled_from(EVERY_GAME), seed=st.text("abc", min_size=1, max_size=3))
    def sit_down(self, game: AnyGame, seed: str) -> None:
        self.game, self.seed = game, seed
        self.state, self.setup = laws.opening(game, seed)
        self.rows: list[Row[Any]] = []
        self.checkpoints = {0: clone(self.state)}

    @precondition(lambda self: self.game.to_act(self.state))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act(self.state)))
        view, seq = look(self.game, self.state, seat), len(self.rows) + 1
        action = data.draw(st.sampled_from(list(self.game.suggest(view))))
        dice = table_dice(self.seed, seq)
        self.rows.append(play(self.game, self.state, seat, action, dice, seq=seq))
        self.checkpoints[seq] = clone(self.state)

    @precondition(lambda self: self.rows)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        seq, to = len(self.rows) + 1, data.draw(st.integers(0, len(self.rows)))
        self.rows.append(Undo(seq=seq, seat="p1", to=to))
        self.state = clone(self.checkpoints[to])
        self.checkpoints[seq] = clone(self.state)

    @rule()
    def restart(self) -> None:
        self.state = laws.survives_json(self.game.state_type, self.state)

    @invariant()
    def the_log_tells_the_state(self) -> None:
        assert rebuild(self.game, self.setup, self.rows) == self.state
        assert rebuild(self.game, self.setup, self.rows, self.checkpoints) == self.state


TestTable = pytest.mark.rule("CORE-LOG-01", "CORE-LOG-02")(Table.TestCase)
TestTable.settings = settings(max_examples=25, stateful_step_count=25)
