"""Man O'War as a game of the engine: its types, its rules and its words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Pictured, Policy, SideOf
from engine.core.game_words import GameWords
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating
from engine.core.stops import Stop
from engine.core.turn_game import DataSetGame
from engine.core.words import Text
from engine.games.man_o_war import bots, words
from engine.games.man_o_war.judgement import answers, imagination
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.decisions import Asked
from engine.games.man_o_war.model.events import BattleEnded, Told
from engine.games.man_o_war.model.names import OFFICER, SEATS, side_of
from engine.games.man_o_war.model.options import PRESETS, Options
from engine.games.man_o_war.model.state import Open, WarState, WarView
from engine.games.man_o_war.rules import measuring, resolution, setup, state_checks


class ManOWar(DataSetGame[WarState, a.Action, WarView, Options, DataSet]):
    """The game, built from a data set: ours, or ours overlaid by a host's files."""

    slug = "man_o_war"
    data_sets = data_set.SETS
    state_type = WarState
    options_type = Options
    action_type = a.Action
    event_type = Told
    decision_type = Asked
    view_type = WarView
    open_ended: tuple[type[Any], ...] = (a.GiveSignal, a.Seal, a.PrepareSpell)
    at_once: tuple[type[Any], ...] = (
        a.GiveSignal,
        a.OrderScuttle,
        a.PrepareSpell,
        a.OrderDispel,
        a.OrderDiscard,
    )
    presets: Mapping[str, Options] = PRESETS
    levels: Mapping[str, Policy] = bots.LEVELS
    sparring: Mapping[str, Policy] = bots.SPARRING
    rules = resolution.RULES
    words = GameWords(
        news=words.tell_all,
        ends=(BattleEnded,),
        terms=words.terms,
        chances=words.chances,
        reasons=words.reasons,
        summary=words.summary,
        hand=words.hand,
        hand_title=words.HAND_TITLE,
        map=words.describe,
        alt=words.alt,
        picture=words.picture,
        about=words.about,
        menu_asks=words.menu_asks,
        goal=words.goal,
        how=words.how,
        legend=words.legend,
        panels=words.panels,
        lessons=words.lessons,
        rules_left_out=words.rules_left_out,
    )

    @property
    def side_of(self) -> SideOf:
        return side_of

    @property
    def pictured(self) -> Pictured:
        return measuring.in_sight

    def seats(self, options: Options) -> Seating:
        del options
        return setup.seating()

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> WarState:
        state = setup.set_up(self.data, seats, options, referee)
        measuring.cover(state, referee)
        return state

    def apply(self, state: WarState, seat: Seat, action: a.Action, referee: Referee) -> None:
        with measuring.exact(state, referee):
            super().apply(state, seat, action, referee)

    def perform(self, state: WarState, task: Any, referee: Referee) -> None:
        with measuring.exact(state, referee):
            super().perform(state, task, referee)

    def is_over(self, shown: Open) -> bool:
        return shown.phase == "over"

    def on_turn(self, shown: Open) -> Seat | None:
        """MOW-POST-03: the officer, once all sheets are sealed; before that all who are asked."""
        return OFFICER if shown.phase == "acting" else None

    def outcome(self, state: WarState) -> Outcome | None:
        battle = state.open
        if battle.ended is None:
            return None
        won = () if battle.winner is None else SEATS[battle.winner]
        return Outcome(winners=tuple(one for one in won if one in state.own), reason=battle.ended)

    def imagine(self, view: WarView, dice: Dice) -> WarState:
        return imagination.imagine(view, dice)

    def plans(self, view: WarView) -> Iterable[Plan[a.Action]]:
        return words.plans(view)

    def forms(self, view: WarView) -> Iterable[Form[a.Action]]:
        return words.forms(view)

    def stops(self, view: WarView) -> Sequence[Stop]:
        return words.stops(view)

    def default_answer(self, view: WarView, asked: Asked) -> a.Action:
        """MOW-POST-07: what was signalled stands."""
        del view
        return answers.default(asked)

    def faults(self, state: WarState) -> Iterator[str]:
        return state_checks.faults(state)

    def label(self, view: WarView, action: a.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: WarView, event: Told) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: WarView, decision: Asked) -> Text:
        return words.ask(view, decision)


MAN_O_WAR: Game[WarState, a.Action, WarView, Options] = ManOWar()
"""Man O'War: battles of squadrons, signalled by post."""
