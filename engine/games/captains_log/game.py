"""Captain's Log as the kernel sees it; each action and task is resolved in ``rules``."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, Literal, assert_never

from engine.core.agenda import Ask, close, waiting
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, KeptSet, Outcome, Policy, Upgrade, is_npc
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating, alike
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.bots import levels
from engine.games.captains_log.judgement import imagination, standing_orders
from engine.games.captains_log.judgement.standing_orders import Orders
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model import tasks as t
from engine.games.captains_log.model.cards import DataSet
from engine.games.captains_log.model.decisions import Asked
from engine.games.captains_log.model.events import Told
from engine.games.captains_log.model.options import PRESETS, Options
from engine.games.captains_log.model.state import LogState, LogView
from engine.games.captains_log.model.upgrades import UPGRADES
from engine.games.captains_log.rules import (
    answers,
    end,
    fortress,
    merchant,
    npc,
    npc_move,
    orders,
    reputation,
    setup,
    shot,
    sink,
    state_checks,
    stowing,
    turn,
)

_ACTIVATE: Final = a.Activate()
_END_TURN: Final = a.EndTurn()


class CaptainsLog:
    """Built from a data set: ours, or ours overlaid by a host's files."""

    slug = "captains_log"
    version = 2
    upgrades: Mapping[int, Upgrade] = UPGRADES
    preview: Literal["full", "legality"] = "full"
    state_type = LogState
    options_type = Options
    action_type = a.Action
    event_type = Told
    decision_type = Asked
    view_type = LogView
    open_ended: tuple[type[Any], ...] = (
        *(a.Rearrange, a.Repair, a.ChooseStow, a.Sell),
        *(a.Shoot, a.BuyUpgrade),
    )
    final: tuple[type[Any], ...] = ()
    at_once: tuple[type[Any], ...] = ()
    side_of = None
    orders_type = Orders
    presets: Mapping[str, Options] = PRESETS
    levels: Mapping[str, Policy] = levels.LEVELS
    words = GameWords(
        news=words.tell_all,
        weight=words.weight,
        terms=words.terms,
        chances=words.chances,
        summary=words.summary,
        hand=words.hand,
        hand_title=words.HAND_TITLE,
        map=words.describe,
        alt=words.alt,
        picture=words.picture,
        frames=words.frames,
        unspent=turn.actions_left,
        about=words.about,
        consequences=words.consequences,
        outlook=words.outlook,
        why_not=words.why_not,
        hindered=words.hindered,
        forgone=words.forgone,
        goal=words.goal,
        how=words.how,
        legend=words.legend,
        panels=words.panels,
        lessons=words.lessons,
    )

    def __init__(self, data: DataSet | None = None) -> None:
        self._data = data_set.register(data) if data else None

    @property
    def data(self) -> DataSet:
        """What new tables play by; ours is read when it is first needed."""
        return self._data or data_set.standard()

    def with_data(self, overlay: Path | None, kept: Path) -> tuple["CaptainsLog", KeptSet]:
        left_out = data_set.restore_all(kept)
        data = data_set.load(overlay) if overlay else data_set.standard()
        raw = data_set.dump(data)
        return CaptainsLog(data), KeptSet(name=data.hash, raw=raw, left_out=left_out)

    def seats(self, options: Options) -> Seating:
        del options
        return alike(1, 4)

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> LogState:
        return setup.set_up(self.data, seats, options, referee)

    def to_act(self, state: LogState) -> tuple[Seat, ...]:
        sea = state.open
        if sea.winners is not None:
            return ()
        if asked := waiting(state.agenda):
            return tuple(dict.fromkeys(decision.seat for decision in asked))
        return (sea.npc_turn.npc if sea.npc_turn else sea.turn.seat,)

    def pending(self, state: LogState) -> Sequence[Asked]:
        return waiting(state.agenda)

    def outcome(self, state: LogState) -> Outcome | None:
        winners = state.open.winners
        return None if winners is None else Outcome(winners=winners, reason="fame")

    def imagine(self, view: LogView, dice: Dice) -> LogState:
        return imagination.imagine(view, dice)

    def suggest(self, view: LogView) -> Iterator[a.Action]:
        sea, seat = view.open, view.seat
        if sea.winners is not None:
            return iter(())
        if asked := waiting(view.agenda):
            mine = (decision for decision in asked if decision.seat == seat)
            return chain.from_iterable(answers.suggest(view, decision) for decision in mine)
        if sea.npc_turn:
            return iter((_ACTIVATE,) if sea.npc_turn.npc == seat else ())
        return orders.suggest(view) if sea.turn.seat == seat else iter(())

    def plans(self, view: LogView) -> Iterable[Plan[a.Action]]:
        return words.plans(view)

    def forms(self, view: LogView) -> Iterable[Form[a.Action]]:
        del view
        return ()

    def finish(self, view: LogView) -> a.Action | None:
        return None if is_npc(view.seat) else _END_TURN

    def default(self, view: LogView) -> a.Action:
        for decision in waiting(view.agenda):
            if decision.seat == view.seat:
                return answers.default(view, decision)
        return _ACTIVATE if is_npc(view.seat) else orders.default(view)

    def answer(self, view: LogView, decision: Asked, orders: Orders) -> a.Action | None:
        return standing_orders.answer(view, decision, orders)

    def order_menus(self, orders: Orders) -> Sequence[OrderMenu[Orders]]:
        return words.order_menus(orders)

    def faults(self, state: LogState) -> Iterator[str]:
        return state_checks.faults(state)

    def check(self, view: LogView, action: a.Action) -> None:
        if a.is_answer(action):
            answers.check(view, action)
        else:
            orders.check(view, action)

    def apply(self, state: LogState, seat: Seat, action: a.Action, referee: Referee) -> None:
        if a.is_answer(action):
            decision = next(d for d in waiting(state.agenda) if d.id == action.decision)
            close(state.agenda, decision)
            answers.answer(state, decision, action, referee)
        else:
            orders.apply(state, seat, action, referee)
        end.settle(state, referee)

    def perform(self, state: LogState, task: t.Task, referee: Referee) -> None:
        match task:  # the most frequent first
            case t.NpcGoOn():
                npc.go_on(state, referee)
            case t.NpcWalk():
                npc_move.walk(state, task, referee)
            case t.NextNpc():
                turn.next_npc(state)
            case t.FinishTurn():
                turn.finish_turn(state, referee)
            case t.BeginTurn():
                turn.begin_turn(state, task, referee)
            case t.EndRound():
                turn.end_round(state, referee)
            case t.Cross():
                shot.cross(state, task, referee)
            case t.NpcArrive():
                merchant.arrive(state, task, referee)
            case t.AskStart():
                setup.ask_start(state, task)
            case t.AskFacing():
                setup.ask_facing(state, task)
            case t.AskRespawn():
                sink.ask_respawn(state, task.seat)
            case t.RollRespawn():
                sink.roll_respawn(state, task, referee)
            case t.EnterFireZone():
                fortress.enter_fire_zone(state, task, referee)
            case t.Sink():
                sink.sink(state, task, referee)
            case t.AskGratitude():
                reputation.ask_gratitude(state, task)
            case t.Esteem():
                reputation.esteem(state, task, referee)
            case t.Stow():
                stowing.stow(state, task)
            case Ask():
                raise AssertionError("a question is answered, not performed")
            case _:
                assert_never(task)
        end.settle(state, referee)

    def label(self, view: LogView, action: a.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: LogView, event: Told) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: LogView, decision: Asked) -> Text:
        return words.ask(view, decision)


CAPTAINS_LOG: Game[LogState, a.Action, LogView, Options] = CaptainsLog()
