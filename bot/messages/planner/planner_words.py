"""The planner's sentences: questions, outcomes of plans, and results."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any

from bot.messages.board import Narrator
from bot.messages.board_foot import question
from bot.messages.headlines import Headlines, headlines
from bot.messages.planner.planner_state import PlannerState
from bot.tables.lessons import Hint
from bot.tables.previews import Preview
from bot.tables.step_log import Told
from bot.words.commands import typed_offer
from bot.words.language import Language
from bot.words.rulebook import cited
from bot.words.seat_names import names_of
from engine.core.records import SPECTATOR
from engine.core.words import Listing, Text

EFFECT = "↳"
"""Mark of a line on what comes of the action above it."""

CIRCLED_ONE = "①"
MOST_CIRCLED = 20
"""Numbers for which Unicode has a circled digit."""
TITLE_LETTERS = 100
"""Letters of a menu's title: two or three lines on a phone."""
LABEL_SEPARATOR = " · "
"""Separator between the labels along a path in the menus."""
_TAPS_OF_PLANS = ("planner-tap-do", "planner-tap-plan")
"""Keys of the sentences on the button beside a suggestion."""
NEXT_STEPS = 2
"""Steps of a first game that are named ahead."""


class PlannerWords:
    """The sentences about *state* for its reader, in their *language*."""

    def __init__(self, state: PlannerState, narrator: Narrator, language: Language) -> None:
        self._state, self._narrator, self.language = state, narrator, language
        self.names = names_of(state.live.holders, state.seat)

    def say(self, text: Text) -> str:
        return self.language.say(text, self.names)

    def plain(self, text: Text) -> str:
        """*text* in words, without markup, for buttons and menus."""
        return self.language.say(text, self.names, plain=True)

    def label(self, way: Sequence[Text]) -> str:
        """The labels along a path in the menus, in words."""
        return LABEL_SEPARATOR.join(self.plain(text) for text in way)

    def entry(self, way: Sequence[Text], *, plain: bool = True) -> str:
        """The label of an entry that stands for the end of *way*; *plain* is without markup."""
        return titled([(self.plain(text) if plain else self.say(text)) for text in steps_of(way)])

    def menu_asks(self, way: Sequence[Text], *, plain: bool = True) -> str:
        """The question of the menu at the end of *way*: the game's, or one with its last labels."""
        asked = self._state.game.words.menu_asks(self._state.view, way)
        if asked is None:
            asked = Text.of("planner-which", kind=self.entry(way))
        return self.plain(asked) if plain else self.say(asked)

    def happened(self, rows: Sequence[Told], *, before: int | None = None) -> Headlines:
        """A few lines on *rows*, those that concern the reader first.

        Rows from *before* on are told on the board already, so only their private news is added.
        """
        state, live = self._state, self._state.live
        told = partial(self._narrator.news, state.game)
        older = [row for row in rows if before is None or getattr(row, "seq", 0) < before]
        newer = rows[len(older) :]
        on_board = told(live.view(SPECTATOR), newer)
        news = told(live.view(state.seat), older)
        news += [one for one in told(live.view(state.seat), newer) if one not in on_board]
        return headlines(news, (state.seat,), self.language, self.names)

    def hint(self, hint: Hint | None, *, advised: bool) -> Iterator[str]:
        """The lines on steps just learnt, and on the next one unless a plan is *advised*."""
        if hint is None:
            return
        yield from learnt(hint, self.language)
        led = hint.step is not None and bool(hint.text or hint.learnt)
        if led and not advised:
            yield from self._next(hint)
        if hint.tip is not None and not advised:
            yield f"> {self.say(hint.tip)}"
        if led:
            yield self._steps(hint, named=not advised)

    def _next(self, hint: Hint) -> Iterator[str]:
        """The lines on the next step and the button to press for it.

        If the step has to wait, the second line names the first suggestion.
        """
        if hint.step is None or hint.text is None:
            return
        plans = self._state.plans
        first = hint.ends_turn and not hint.ready and bool(plans)
        when = "now" if hint.ready else "then" if first else "later"
        named = self.say(Text.of("planner-next", step=hint.step, when=when))
        yield f"> **{named}** {self.say(hint.text)}"
        for tap in self._tap(hint):
            waits = when == "later" and tap.key in _TAPS_OF_PLANS
            shown = Text.of("planner-until", plan=plans[0].label, tap=tap) if waits else tap
            yield f"> -# {self.say(shown)}"

    def _steps(self, hint: Hint, *, named: bool) -> str:
        """The line that counts the first steps done, and names the next ones, and the present one
        unless it is *named* already.
        """
        then = Listing(items=hint.left[:NEXT_STEPS])
        untold = None if named else hint.step
        more = "more" if len(hint.left) > NEXT_STEPS else "all" if hint.left else "none"
        steps = Text.of(
            "planner-steps",
            done=hint.finished,
            count=hint.count,
            gone=len(hint.lost),
            lost=Listing(items=hint.lost),
            now=untold or Listing(items=()),
            what="untold" if untold else "told",
            then=then,
            more=more,
        )
        return f"-# {self.say(steps)}"

    def _tap(self, hint: Hint) -> Iterator[Text]:
        """The button to press for the next step, or for a plan that prepares it."""
        state = self._state
        if state.commands is not None:
            return
        if hint.dear and state.can_end:
            yield Text.of("planner-tap-save")
        elif (hint.ends_turn and hint.ready) or not state.plans:
            if state.can_end:
                yield Text.of("planner-tap-end", plans=len(state.plans))
        elif state.plays_at_once(state.plans[0].actions):
            yield Text.of("planner-tap-do")
        else:
            yield Text.of("planner-tap-plan")

    def asked(self) -> Iterator[str]:
        """The questions put to the person, or else their turn; then actions that are impossible."""
        state = self._state
        decisions = state.live.pending(state.seat)
        for decision in decisions:
            yield f"**{self.say(question(state.game, state.view, decision))}**"
        if not decisions:
            yield f"**{self.say(Text.of('planner-empty'))}**{self._left()}"
        yield from self.small(state.game.words.hindered(state.view))
        if not decisions:
            yield from self._ending()

    def _ending(self) -> Iterator[str]:
        """The line on how the turn would end, if it can end in several ways."""
        state = self._state
        if state.ends_alone:
            return
        finish = state.position.finish
        if (kept := state.game.words.ending(state.view, finish)) is not None:
            yield from self.small([Text.of("planner-kept", kept=kept)])
        else:
            how = state.game.label(state.view, finish)
            yield from self.small([Text.of("planner-ending", how=self.label(how[1:]))])

    def asks(self) -> str:
        """The first question put to the person, without markup, for a menu."""
        state = self._state
        asked = question(state.game, state.view, state.live.pending(state.seat)[0])
        return self.language.say(asked, self.names, plain=True)

    def lost(self) -> Iterator[str]:
        """The lines on what the table's change took off the plan, and on the rule behind it."""
        lost = self._state.lost
        if lost is None:
            return
        action = self.label(lost.labels)
        known = "yes" if lost.labels else "no"
        yield self.say(
            Text.of(
                "planner-lost", action=action, known=known, after=lost.after, why=lost.error.text
            )
        )
        yield f"-# {cited(self._state.game, lost.error.rule, self.language.code)}"

    def later(self) -> Iterator[str]:
        """The line on the chosen plan's actions in later turns."""
        goal = self._state.goal
        if goal is not None and goal.later is not None:
            yield self.say(goal.later)

    def outcome(self, ahead: Preview, actions: Sequence[Any]) -> Iterator[str]:
        """The outcome of *actions* as known from *ahead*: a number for each action, and an arrow
        before what comes of it in lines of its own.
        """
        game, view = self._state.game, ahead.view
        told: list[str] = []
        begins: set[int] = set()
        for count in range(1, len(ahead.steps) + 1):
            begins.add(len(told))
            rows = ahead.steps[:count]
            told = self._narrator.lines(game, view, rows, self.language, self.names)
        begins.add(len(told))
        left = actions[len(ahead.steps) :]
        told += self.unknown(ahead, actions)
        if not told:
            told.append(self.say(Text.of("planner-quiet", count=len(ahead.steps))))
        yield from _numbered_from(told, begins)
        for event in chain.from_iterable(step.events for step in ahead.steps):
            yield from self.small(game.words.reasons(view, event))
        if ahead.unsure and left:
            chances = game.words.chances
            yield from self.small(game.words.consequences(view, left[0]))
            yield from self.small(() if chances is None else chances(view, left[0]))
        else:
            yield from self.small(game.words.outlook(view))

    def unknown(
        self, ahead: Preview, actions: Sequence[Any], *, plain: bool = False
    ) -> Iterator[str]:
        """The line on the action of the plan whose outcome is unknown, if there is one."""
        left = actions[len(ahead.steps) :]
        if ahead.unsure and left:
            said = self.label(self._state.game.label(ahead.view, left[0]))
            key = self._unsure(ahead, left[0])
            yield self.language.say(Text.of(key, action=said), plain=plain)

    def typed(self, *, with_undo: bool = False) -> Iterator[str]:
        """The line on the commands that can be typed next, for a person who types."""
        state = self._state
        if state.commands is None:
            return
        if state.actions:
            yield from self.small([Text.of("typed-plan")])
            return
        commands = [*(["turn plan"] if state.plans else []), *state.commands]
        if not state.live.pending(state.seat) and state.position.finish is not None:
            commands.append("turn end")
        if with_undo:
            commands.append("turn undo")
        if commands:
            yield from self.small([typed_offer(commands)])

    def _unsure(self, ahead: Preview, action: Any) -> str:
        """The key of the reason why *action* shows no outcome: final, dice, or secrets."""
        game = self._state.game
        if isinstance(action, game.final):
            return "planner-final"
        return "planner-unsure" if ahead.by_chance else "planner-unseen"

    def _left(self) -> str:
        """The words on how many actions are left; empty if the game does not count them."""
        unspent = self._state.game.words.unspent
        if unspent is None:
            return ""
        return " " + self.say(Text.of("planner-left", count=unspent(self._state.view)))

    def small(self, texts: Iterable[Text]) -> Iterator[str]:
        """*texts* in words, in small letters, one a line."""
        yield from (f"-# {self.say(text)}" for text in texts)


def steps_of(way: Sequence[Text]) -> Sequence[Text]:
    """The labels of *way* without ranges, such as A … F, that split a long menu; else the last."""
    return [text for text in way if text.key != "menu-range"] or way[-1:]


def titled(way: Sequence[str]) -> str:
    """The last labels of *way* that fit a menu's title, without those a later one repeats."""
    kept = [
        label
        for at, label in enumerate(way)
        if not any(re.search(rf"\b{re.escape(label)}\b", later) for later in way[at + 1 :])
    ]
    while len(kept) > 1 and len(LABEL_SEPARATOR.join(kept)) > TITLE_LETTERS:
        kept.pop(0)
    return LABEL_SEPARATOR.join(kept)


def learnt(hint: Hint, language: Language) -> Iterator[str]:
    """The lines on the first steps that the last plan completed, and on whether these are all."""
    if hint.learnt:
        steps = Listing(items=hint.learnt)
        named = Text.of("planner-learnt", count=len(hint.learnt), steps=steps)
        yield f"> ✔ {language.say(named)}"
    if hint.learnt and hint.finished == hint.count:
        yield f"> **{language.say(Text.of('planner-learnt-all', count=hint.count))}**"


def under(title: str, lines: Sequence[str]) -> list[str]:
    """*lines* under a *title*, which shares a line with the first if that is plain text."""
    first, rest = lines[:1], lines[1:]
    if not first or first[0].startswith(("#", "-", ">", "**")):
        return [f"**{title}**", *lines]
    return [f"**{title}** {first[0]}", *rest]


def _numbered_from(lines: Sequence[str], begins: Collection[int]) -> Iterator[str]:
    """*lines*, numbered where an action *begins*; the others tell what comes of it."""
    number = 0
    for at, line in enumerate(lines):
        if at in begins:
            yield f"{_numbered(number)} {line}"
            number += 1
        else:
            yield f"{EFFECT} {line}"


def _numbered(at: int) -> str:
    return chr(ord(CIRCLED_ONE) + at) if at < MOST_CIRCLED else f"{at + 1}."
