"""The planner: a conversation about one turn, in a message that only its reader sees.

It offers plans of the game, shows the outcome of a choice, plays the choice once it is confirmed,
tells the result, and goes on. A draft is kept in the database, so nothing is lost if the message
disappears. Everything offered comes from the view of the seat alone.
"""

from collections.abc import Iterable, Sequence

from bot.messages.board import GOLD, TEAL, Narrator, cut_news_buttons, how_it_ended, title_of
from bot.messages.card import FRAME_LETTERS, Card, make_card
from bot.messages.components import Button, ButtonRow, Menu
from bot.messages.headlines import Headlines, headlines
from bot.messages.late_pictures import Later
from bot.messages.pictures import Drawing, Picture
from bot.messages.planner.ahead_card import ahead_button, ahead_lines
from bot.messages.planner.menus import Place
from bot.messages.planner.planner_card import PlannerCard
from bot.messages.planner.planner_drafts import CommandsFor, PlannerDrafts
from bot.messages.planner.planner_pictures import PlannerPictures
from bot.messages.planner.planner_state import PlannerState
from bot.messages.planner.planner_verbs import PickOn
from bot.messages.planner.planner_words import PlannerWords, learnt, under
from bot.messages.planner.who_is_next import who_is_next
from bot.tables.changes import Played
from bot.tables.lessons import hint_for, learnt_just_now, progress_of
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.previews import Preview, preview
from bot.tables.step_log import is_answer
from bot.tables.turn_records import TurnRecords, read_turn, rows_of_turn
from bot.words.fitting import shorten
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.game import Step
from engine.core.records import SPECTATOR
from engine.core.words import Text

Shown = tuple[Card, Later | None]
"""A card in words, and the card with its picture if that is being drawn; for ``Reply.show``."""


class Planner:
    """Shows the planning of turns at *tables*; *narrator* gives words and pictures.

    *drafts* opens and changes the plans that are shown.
    """

    def __init__(self, tables: Tables, narrator: Narrator) -> None:
        self._tables, self._narrator = tables, narrator
        self.drafts = PlannerDrafts(tables)
        self._pictures = PlannerPictures(tables, narrator)

    async def show(
        self,
        state: PlannerState,
        code: str,
        path: Sequence[str] | None = None,
        *,
        head: Sequence[Text] = (),
        board: int | None = None,
    ) -> Shown:
        """The planner's message in the language *code*: the outcome of the plan, or the choices.

        *head* stands above it. *path* is where the menus are open. If it is None, late news are
        told, except those on the message *board* that the person pressed. A seat that knows more
        than everybody also gets its picture of the board.
        """
        rest = await self.drafts.renew(state)
        words = self._words(state, code)
        moved_on = [Text.of("planner-moved-on")] if state.moved_on else []
        over = state.live.over_ahead(state.seat)
        told = [*head, *([] if over is None else [over]), *moved_on]
        lines = [*(words.say(text) for text in dict.fromkeys(told)), *words.lost()]
        if state.ahead is not None:
            if (writer := state.other_writer) is not None:
                lines.append(words.say(Text.of("planner-by", name=writer)))
            return await self._planned(state, state.ahead, words, path, lines)
        place = state.reachable(path or ())
        if path and place.path:
            return self._menu(state, words, lines, place)
        records = await self._records(state, board, told=True)
        news, more = Headlines(), list[Button]()
        if path is None:
            news = words.happened(records.rows, before=records.on_board)
            more = cut_news_buttons(state.live.table.id, news, records.rows, words.language)
        lines += news.lines.splitlines()
        drawing = None if path else await self._pictures.own_board(state, words)
        return self._offer(state, words, lines, records, rest=rest, drawing=drawing, more=more)

    async def show_added(self, state: PlannerState, code: str, on: Sequence[str]) -> Shown:
        """The plan after a choice, with the top menu and, if it still exists, the one at *on*."""
        words = self._words(state, code)
        assert state.ahead is not None, "something was added"
        card, top, below = PlannerCard(state, words), state.reachable(()), state.reachable(on)
        menus: list[Menu | ButtonRow] = []
        if state.goes_on:
            menus = [*card.other_plans(0), *card.menu(top)]
            if below.path[: len(on)] == tuple(on) and below.path != top.path:
                menus = [*card.menu(below, PickOn), *menus]
        buttons = card.draft_buttons(with_menus=bool(menus))
        return await self._plan(state, state.ahead, words, menus=menus, buttons=buttons)

    async def after(
        self,
        played: Played,
        user_id: int,
        code: str,
        *,
        head: Sequence[Text] = (),
        typed: CommandsFor | None = None,
    ) -> Shown:
        """The news of the actions *played*, with others' answers, and *user_id*'s next choices.

        If they can do nothing, it says whom the table waits for.
        """
        live = await self._tables.load(played.table_id)
        steps = [row for row in played.rows if isinstance(row, Step)]
        ended = bool(steps) and live.ends_turn(played.seat, steps[-1].action)
        if ended or live.table.status != "open" or played.seat not in live.to_act():
            return await self._over(live, played, user_id, code, head, ended=ended)
        state = await self.drafts.open(played.table_id, user_id, typed=typed, played=played)
        rest = await self.drafts.renew(state)
        words, records = self._words(state, code), await self._records(state)
        rows = (*played.rows, *records.rows)
        steps = [row for row in rows if isinstance(row, Step)]
        drawing = await self._pictures.board(state, words, steps)
        lines = [words.say(text) for text in head]
        news = words.happened(rows)
        lines += under(words.say(Text.of("turn-done")), news.lines.splitlines())
        rolled = any(step.rolls for step in played.rows if isinstance(step, Step))
        if rolled and records.progress is not None and not records.undoable:
            lines += words.small([Text.of("turn-rolled")])
        more = cut_news_buttons(live.table.id, news, rows, words.language)
        return self._offer(state, words, lines, records, rest=rest, drawing=drawing, more=more)

    async def typed(self, state: PlannerState, code: str) -> Shown:
        """The question what to do with the plan put aside when another action was typed."""
        words = self._words(state, code)
        assert state.ahead is not None, "nothing was typed"
        lines = [f"**{words.say(Text.of('planner-aside'))}**"]
        lines += words.outcome(preview(state.live, state.seat, state.rest), state.rest)
        lines.append(f"**{words.say(Text.of('planner-typed'))}**")
        lines += words.outcome(state.ahead, state.actions)
        lines += words.small([Text.of("typed-besides")])
        return _card(lines, buttons=PlannerCard(state, words).typed_buttons())

    async def at_rest(self, table_id: str, user_id: int, code: str) -> Shown:
        """The state of the table for *user_id*, who can only plan their next turns ahead now.

        :raises NotAtTable: if the person holds no seat.
        """
        live = await self._tables.load(table_id)
        language, names = voice(code, live.game.slug), names_of(live.holders)
        texts = who_is_next(live, live.seat_of(user_id))
        lines = [title_of(live.table, language), *(language.say(text, names) for text in texts)]
        seat = live.seat_of(user_id)
        lines += ahead_lines(live, seat, language)
        buttons = ahead_button(live, seat, language)
        return make_card(text="\n".join(lines), buttons=buttons, colour=TEAL), None

    # Messages

    async def _planned(
        self,
        state: PlannerState,
        ahead: Preview,
        words: PlannerWords,
        path: Sequence[str] | None,
        head: Sequence[str],
    ) -> Shown:
        """The outcome of the plan, with the menus at *path* open below it."""
        card = PlannerCard(state, words)
        place = Place() if path is None else state.reachable(path)
        menus = [*card.menu(place)]
        if menus and not place.path:
            menus = [*card.other_plans(0), *menus]
        buttons = card.menu_buttons(place) if menus else card.draft_buttons(with_menus=False)
        return await self._plan(state, ahead, words, head, menus=menus, buttons=buttons)

    async def _plan(
        self,
        state: PlannerState,
        ahead: Preview,
        words: PlannerWords,
        head: Sequence[str] = (),
        *,
        menus: Iterable[Menu | ButtonRow],
        buttons: Iterable[Button],
    ) -> Shown:
        """The outcome of the plan, with *menus* and *buttons* below it."""
        title = [*head, f"**{words.say(Text.of('planner-plan'))}**"]
        return _card(
            [*title, *words.outcome(ahead, state.actions), *words.later(), *words.typed()],
            drawing=await self._pictures.planned(state, words, ahead.steps),
            menus=menus,
            buttons=buttons,
        )

    def _menu(
        self, state: PlannerState, words: PlannerWords, lines: Sequence[str], place: Place
    ) -> Shown:
        """The menu at *place*, below the *lines* to be read first."""
        card, below = PlannerCard(state, words), [*lines, *words.asked(), *words.typed()]
        return _card(below, menus=card.menu(place), buttons=card.menu_buttons(place))

    def _offer(
        self,
        state: PlannerState,
        words: PlannerWords,
        lines: Sequence[str],
        records: TurnRecords,
        *,
        rest: Preview | None,
        drawing: Drawing | None = None,
        more: Sequence[Button] = (),
    ) -> Shown:
        """The choices of the turn, below the picture and the *lines* to read first.

        The buttons *more* open what the lines leave out.
        """
        card, place = PlannerCard(state, words), state.reachable(())
        hint = hint_for(state.position, records.progress, state.plans)
        if hint is not None:
            state.offer_in_order(hint.plans)
        undo = records.undoable
        advised = hint is not None and hint.text is not None and state.advises
        best = records.progress is not None and state.has_best
        leads = hint is not None and hint.leads
        said = words.hint(hint, advised=advised)
        below = [*lines, *words.asked(), *words.typed(with_undo=undo), *said]
        left: list[str] = []
        if rest is not None and not _is_offered_first(state):
            left = [words.say(Text.of("planner-rest")), *words.outcome(rest, state.rest)]
        return _card(
            below,
            drawing=drawing,
            offers=[*card.going_on(left), *card.best(advised=advised or best, leads=leads)],
            menus=[*card.other_plans(card.beside), *card.menu(place)],
            buttons=[
                *card.form_buttons(place),
                *card.aside_buttons(place),
                *card.order_buttons(),
                *more,
                *card.turn_buttons(with_undo=undo),
            ],
        )

    async def _over(
        self,
        live: LiveTable,
        played: Played,
        user_id: int,
        code: str,
        head: Sequence[Text],
        *,
        ended: bool,
    ) -> Shown:
        """The news of the turn that ended, and the seats the table waits for now."""
        progress = await progress_of(self._tables, live, played.seat, user_id)
        hint = learnt_just_now(live.position(played.seat), progress)
        rows = played.rows
        if ended and isinstance(last := rows[-1], Step):
            rows = await rows_of_turn(self._tables, live, played.seat, last)
        language, names = voice(code, live.game.slug), names_of(live.holders, played.seat)
        view = live.view(played.seat)
        news = self._narrator.news(live.game, view, rows)
        if not ended and is_answer(rows[-1]):  # the board below tells the rest
            shown = self._narrator.news(live.game, live.view(SPECTATOR), rows)
            news = [one for one in news if one not in shown]
        end = how_it_ended(live.game, view, rows)
        happened = headlines(
            [one for one in news if one.text != end], (played.seat,), language, names
        )
        title = Text.of("turn-over" if ended else "turn-done")
        lines = [language.say(text, names) for text in head]
        lines += under(language.say(title), happened.lines.splitlines())
        lines += [] if hint is None else learnt(hint, language)
        after = who_is_next(live, played.seat) if end is None else [end]
        lines += [language.say(text, names) for text in after]
        more = cut_news_buttons(live.table.id, happened, rows, language)
        more += ahead_button(live, played.seat, language)
        return make_card(text="\n".join(lines), buttons=more, colour=TEAL), None

    # Parts of messages

    def _words(self, state: PlannerState, code: str) -> PlannerWords:
        return PlannerWords(state, self._narrator, voice(code, state.game.slug))

    async def _records(
        self, state: PlannerState, board: int | None = None, *, told: bool = False
    ) -> TurnRecords:
        """The records of the person's turn; *board* is the message they pressed.

        *told* is whether they read the result of their last plan before.
        """
        seated = (state.live, state.seat, state.user_id)
        return await read_turn(self._tables, *seated, board=board, told=told)


def _is_offered_first(state: PlannerState) -> bool:
    """Whether the first suggestion is just what is left of the last plan."""
    return bool(state.plans) and tuple(state.plans[0].actions) == tuple(state.rest)


def _card(
    lines: Sequence[str],
    *,
    drawing: Drawing | None = None,
    offers: Iterable[tuple[str, Button]] = (),
    menus: Iterable[Menu | ButtonRow] = (),
    buttons: Iterable[Button] = (),
) -> Shown:
    """A card with the picture of *drawing*, *lines*, and all that can be pressed at its end."""
    said, offers, menus, buttons = "\n".join(lines), [*offers], [*menus], [*buttons]

    def card(picture: Picture | None = None) -> Card:
        return make_card(
            text=said if picture is None else "",
            picture=picture,
            below="" if picture is None else shorten(said, FRAME_LETTERS),
            offers=offers,
            menus=menus,
            buttons=buttons,
            colour=GOLD,
        )

    return card(), None if drawing is None else Later(drawing=drawing, card=card)
