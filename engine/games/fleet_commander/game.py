"""Fleet Commander as a game of the engine: its types, its rules and its words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Policy
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating
from engine.core.stops import Stop
from engine.core.turn_game import DataSetGame
from engine.core.words import Text
from engine.games.fleet_commander import bots, words
from engine.games.fleet_commander.bots.sparring import SPARRING
from engine.games.fleet_commander.judgement import imagination, ranked_answers, standing_orders
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import data_set
from engine.games.fleet_commander.model.cards import DataSet
from engine.games.fleet_commander.model.decisions import Asked
from engine.games.fleet_commander.model.events import BattleEnded, Told
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open
from engine.games.fleet_commander.rules import resolution, setup, state_checks, turn
from engine.games.fleet_commander.rules.sides import seating

_WORDS = GameWords(
    news=words.tell_all,
    ends=(BattleEnded,),
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
    rules_left_out=words.rules_left_out,
    how=words.how,
    legend=words.legend,
    panels=words.panels,
    lessons=words.lessons,
)


class FleetCommander(DataSetGame[FleetState, a.Action, FleetView, Options, DataSet]):
    """The game, built from a data set: ours, or ours overlaid by a host's files."""

    slug = "fleet_commander"
    data_sets = data_set.SETS
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
    at_once: tuple[type[Any], ...] = (
        *(a.RollDice, a.RollOpening),
        *(a.SetTilesAside, a.ChooseFleet, a.KeepWeapons, a.DeployFleet, a.Ready),
    )
    orders_type = Orders
    presets: Mapping[str, Options] = PRESETS
    levels: Mapping[str, Policy] = bots.LEVELS
    sparring: Mapping[str, Policy] = SPARRING
    rules = resolution.RULES

    def __init__(self, data: DataSet | None = None) -> None:
        super().__init__(data)
        self.words = replace(_WORDS, terms=self._terms)

    def _terms(self, options: Options, seats: int) -> Sequence[Text]:
        """Terms of a game with *options*, for players who agree on one; its boards are those of
        this data set.
        """
        return [*words.terms(self.data, options, seats)]

    def seats(self, options: Options) -> Seating:
        return seating(options)

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> FleetState:
        return setup.set_up(self.data, seats, options, referee)

    def is_over(self, shown: Open) -> bool:
        return shown.winners is not None

    def on_turn(self, shown: Open) -> Seat:
        return shown.turn.seat

    def outcome(self, state: FleetState) -> Outcome | None:
        winners = state.open.winners
        return None if winners is None else Outcome(winners=winners, reason="fleet")

    def imagine(self, view: FleetView, dice: Dice) -> FleetState:
        return imagination.imagine(view, dice)

    def forms(self, view: FleetView) -> Iterable[Form[a.Action]]:
        return words.forms(view)

    def plans(self, view: FleetView) -> Iterable[Plan[a.Action]]:
        return words.plans(view)

    def stops(self, view: FleetView) -> Sequence[Stop]:
        return words.stops(view)

    def finish(self, view: FleetView) -> a.Action | None:
        if view.seat not in view.open.commanders:
            return a.EndTurn()
        return turn.best_end(view)

    def default(self, view: FleetView) -> a.Action:
        return ranked_answers.default(view)

    def answer(self, view: FleetView, decision: Asked, orders: Orders) -> a.Action | None:
        return standing_orders.answer(view, decision, orders)

    def order_menus(self, orders: Orders) -> Sequence[OrderMenu[Orders]]:
        return words.order_menus(orders)

    def faults(self, state: FleetState) -> Iterator[str]:
        return state_checks.faults(state)

    def label(self, view: FleetView, action: a.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: FleetView, event: Told) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: FleetView, decision: Asked) -> Text:
        return words.ask(view, decision)


FLEET_COMMANDER: Game[FleetState, a.Action, FleetView, Options] = FleetCommander()
"""Fleet Commander: battles of fleets, fought with energy dice."""
