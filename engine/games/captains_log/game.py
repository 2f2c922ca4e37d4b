"""Captain's Log as a game of the engine: its types, its rules and its words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.dice import Dice
from engine.core.game import Game, Outcome, Policy, Upgrade, is_npc
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating, alike
from engine.core.stops import Stop
from engine.core.turn_game import DataSetGame
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.bots import levels, sparring
from engine.games.captains_log.judgement import defaults, imagination, standing_orders
from engine.games.captains_log.judgement.standing_orders import Orders
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.decisions import Asked
from engine.games.captains_log.model.events import GameWon, Told
from engine.games.captains_log.model.options import PRESETS, Options
from engine.games.captains_log.model.state import LogState, LogView, Open
from engine.games.captains_log.model.upgrades import UPGRADES
from engine.games.captains_log.rules import resolution, setup, state_checks, turn

_END_TURN: Final = a.EndTurn()


class CaptainsLog(DataSetGame[LogState, a.Action, LogView, Options, DataSet]):
    """The game, built from a data set: ours, or ours overlaid by a host's files."""

    slug = "captains_log"
    version = 3
    upgrades: Mapping[int, Upgrade] = UPGRADES
    data_sets = data_set.SETS
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
    orders_type = Orders
    presets: Mapping[str, Options] = PRESETS
    levels: Mapping[str, Policy] = levels.LEVELS
    rules = resolution.RULES
    sparring: Mapping[str, Policy] = sparring.SPARRING
    words = GameWords(
        news=words.tell_all,
        ends=(GameWon,),
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

    def seats(self, options: Options) -> Seating:
        del options
        return alike(1, 4)

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> LogState:
        return setup.set_up(self.data, seats, options, referee)

    def is_over(self, shown: Open) -> bool:
        return shown.winners is not None

    def on_turn(self, shown: Open) -> Seat:
        return shown.npc_turn.npc if shown.npc_turn else shown.turn.seat

    def outcome(self, state: LogState) -> Outcome | None:
        winners = state.open.winners
        return None if winners is None else Outcome(winners=winners, reason="fame")

    def imagine(self, view: LogView, dice: Dice) -> LogState:
        return imagination.imagine(view, dice)

    def plans(self, view: LogView) -> Iterable[Plan[a.Action]]:
        return words.plans(view)

    def stops(self, view: LogView) -> Sequence[Stop]:
        return words.stops(view)

    def finish(self, view: LogView) -> a.Action | None:
        return None if is_npc(view.seat) else _END_TURN

    def default(self, view: LogView) -> a.Action:
        return defaults.default(view)

    def answer(self, view: LogView, decision: Asked, orders: Orders) -> a.Action | None:
        return standing_orders.answer(view, decision, orders)

    def order_menus(self, orders: Orders) -> Sequence[OrderMenu[Orders]]:
        return words.order_menus(orders)

    def faults(self, state: LogState) -> Iterator[str]:
        return state_checks.faults(state)

    def label(self, view: LogView, action: a.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: LogView, event: Told) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: LogView, decision: Asked) -> Text:
        return words.ask(view, decision)


CAPTAINS_LOG: Game[LogState, a.Action, LogView, Options] = CaptainsLog()
