"""Fleet Commander as the kernel sees it; each action and task is resolved in ``rules``."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, Literal

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, KeptSet, Outcome, Policy, Upgrade
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating
from engine.core.words import Text
from engine.games.fleet_commander import bots, words
from engine.games.fleet_commander.judgement import imagination, standing_orders
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import data_set
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.cards import DataSet
from engine.games.fleet_commander.model.decisions import Asked
from engine.games.fleet_commander.model.events import Told
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetState, FleetView
from engine.games.fleet_commander.rules import (
    answers,
    orders,
    resolution,
    setup,
    state_checks,
    turn,
)
from engine.games.fleet_commander.rules.sides import seating

_WORDS = GameWords(
    news=words.tell_all,
    weight=words.weight,
    chances=words.chances,
    summary=words.summary,
    hand=words.hand,
    hand_title=words.HAND_TITLE,
    map=words.describe,
    alt=words.alt,
    picture=words.picture,
    about=words.about,
    menu_asks=words.menu_asks,
    consequences=words.consequences,
    outlook=words.foreseen,
    hindered=words.hindered,
    undone=words.undone,
    ending=words.ending,
    reasons=words.reasons,
    goal=words.goal,
    how=words.how,
    legend=words.legend,
    panels=words.panels,
    lessons=words.lessons,
)


class FleetCommander:
    """Built from a data set: ours, or ours overlaid by a host's files."""

    slug = "fleet_commander"
    version = 1
    upgrades: Mapping[int, Upgrade] = {}
    preview: Literal["full", "legality"] = "full"
    state_type = FleetState
    options_type = Options
    action_type = a.Action
    event_type = Told
    decision_type = Asked
    view_type = FleetView
    open_ended: tuple[type[Any], ...] = (
        *(a.ChooseFleet, a.Deploy, a.Move, a.MoveAgain, a.Attack, a.FireWeapon, a.EndTurn),
        *(a.RaiseShields, a.Support, a.RollOpening, a.KeepOpening, a.Scan),
        *(a.DeployFleet, a.UsePortal, a.ScanFog, a.Reroll, *a.SCENARIO_ORDERS),
    )
    final: tuple[type[Any], ...] = ()
    at_once: tuple[type[Any], ...] = (
        *(a.RollDice, a.RollOpening),
        *(a.SetTilesAside, a.ChooseFleet, a.KeepWeapons, a.DeployFleet, a.Ready),
    )
    side_of = None
    orders_type = Orders
    presets: Mapping[str, Options] = PRESETS
    levels: Mapping[str, Policy] = bots.LEVELS
    words: GameWords

    def __init__(self, data: DataSet | None = None) -> None:
        self._data = data_set.register(data) if data else None
        self.words = replace(_WORDS, terms=self._terms)

    @property
    def data(self) -> DataSet:
        """What new tables play by; ours is read when it is first needed."""
        return self._data or data_set.standard()

    def _terms(self, options: Options, seats: int) -> Sequence[Text]:
        """What a table agrees on, on the boards of this data set."""
        return [*words.terms(self.data, options, seats)]

    def with_data(self, overlay: Path | None, kept: Path) -> tuple["FleetCommander", KeptSet]:
        left_out = data_set.restore_all(kept)
        data = data_set.load(overlay) if overlay else data_set.standard()
        raw = data_set.dump(data)
        return FleetCommander(data), KeptSet(name=data.hash, raw=raw, left_out=left_out)

    def seats(self, options: Options) -> Seating:
        return seating(options)

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> FleetState:
        return setup.set_up(self.data, seats, options, referee)

    def to_act(self, state: FleetState) -> tuple[Seat, ...]:
        battle = state.open
        if battle.winners is not None:
            return ()
        if asked := waiting(state.agenda):
            return tuple(dict.fromkeys(decision.seat for decision in asked))
        return (battle.turn.seat,)

    def pending(self, state: FleetState) -> Sequence[Asked]:
        return waiting(state.agenda)

    def outcome(self, state: FleetState) -> Outcome | None:
        winners = state.open.winners
        return None if winners is None else Outcome(winners=winners, reason="fleet")

    def imagine(self, view: FleetView, dice: Dice) -> FleetState:
        return imagination.imagine(view, dice)

    def suggest(self, view: FleetView) -> Iterator[a.Action]:
        battle, seat = view.open, view.seat
        if battle.winners is not None:
            return iter(())
        if asked := waiting(view.agenda):
            mine = (decision for decision in asked if decision.seat == seat)
            return chain.from_iterable(answers.suggest(view, decision) for decision in mine)
        return orders.suggest(view) if battle.turn.seat == seat else iter(())

    def plans(self, view: FleetView) -> Iterable[Plan[a.Action]]:
        return words.plans(view)

    def forms(self, view: FleetView) -> Iterable[Form[a.Action]]:
        del view
        return ()

    def finish(self, view: FleetView) -> a.Action | None:
        if view.seat not in view.open.commanders:
            return a.EndTurn()
        return turn.best_end(view)

    def default(self, view: FleetView) -> a.Action:
        for decision in waiting(view.agenda):
            if decision.seat == view.seat:
                return default_answer(view, decision)
        return orders.default(view)

    def answer(self, view: FleetView, decision: Asked, orders: Orders) -> a.Action | None:
        return standing_orders.answer(view, decision, orders)

    def order_menus(self, orders: Orders) -> Sequence[OrderMenu[Orders]]:
        return words.order_menus(orders)

    def faults(self, state: FleetState) -> Iterator[str]:
        return state_checks.faults(state)

    def check(self, view: FleetView, action: a.Action) -> None:
        if a.is_answer(action):
            answers.check(view, action)
        else:
            orders.check(view, action)

    def apply(self, state: FleetState, seat: Seat, action: a.Action, referee: Referee) -> None:
        resolution.apply(state, seat, action, referee)

    def perform(self, state: FleetState, task: t.Task, referee: Referee) -> None:
        resolution.perform(state, task, referee)

    def label(self, view: FleetView, action: a.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: FleetView, event: Told) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: FleetView, decision: Asked) -> Text:
        return words.ask(view, decision)


FLEET_COMMANDER: Game[FleetState, a.Action, FleetView, Options] = FleetCommander()
"""Fleet Commander: battles of fleets, fought with energy dice."""
