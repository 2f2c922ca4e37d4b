"""Typed orders: what the lines of a sheet in the notation mean, in words of either language."""

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Final

from engine.core.errors import RuleViolation
from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.lengths import UNITS_IN_CM
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import SIDES, Arc, ShipId
from engine.games.man_o_war.model.signals import Guns, GunsByArc, Order
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.disengage import PORT, STARBOARD
from engine.games.man_o_war.rules.oars import CHORD, oars_of
from engine.games.man_o_war.rules.squadrons import can_row, mark, squadrons_of, under_orders
from engine.space.plane import DEGREE

TENTH: Final = UNITS_IN_CM // 10
"""The finest length that is typed: a tenth of a centimetre."""

HANDS: Final = {"p": PORT, "b": PORT, "s": STARBOARD, "t": STARBOARD}
ARCS: Final[dict[str, Arc]] = {
    **dict.fromkeys(("bow", "proue"), "bow"),
    **dict.fromkeys(("port", "babord"), "port"),
    **dict.fromkeys(("stbd", "starboard", "tribord"), "starboard"),
    **dict.fromkeys(("stern", "poupe"), "stern"),
}
AIMED: Final[dict[str, Aim]] = {
    **dict.fromkeys(("hi", "high", "haut"), "high"),
    **dict.fromkeys(("lo", "low", "bas"), "low"),
}
WORDS: Final[dict[str, str]] = {
    **dict.fromkeys(("battle", "combat"), "battle"),
    **dict.fromkeys(("back", "recule"), "back"),
    "pivot": "pivot",
    **dict.fromkeys(("diseng", "disengage", "deborde"), "disengage"),
    **dict.fromkeys(("stay", "reste"), "stay"),
    **dict.fromkeys(("oar", "oars", "rame", "rames"), "oars"),
    **dict.fromkeys(("sail", "sails", "voile", "voiles"), "sails"),
    **dict.fromkeys(("fire", "feu"), "fire"),
    **dict.fromkeys(("hold", "silence"), "hold"),
    **dict.fromkeys(("board", "aborde"), "board"),
}
AT: Final = ("at", "target", "sur")
"""Words of the notation, in English and French, without accents."""

_TOKEN: Final = re.compile(r"[^\s:,;]+(?:[.,]\d+)?")
_NUMBERED: Final = re.compile(r"([a-z]*)(\d+(?:[.,]\d+)?)?")


def orders_of(view: WarView, typed: str) -> dict[ShipId, Order]:
    """The orders *typed*, a line for each ship.

    :raises RuleViolation: for what cannot be read, with its line, column and word.
    """
    named = {_plain(mark(view.open, one)): one for one in ships_of(view)}
    found: dict[ShipId, Order] = {}
    lines = typed.replace(";", "\n").splitlines()
    for number, line in enumerate(lines, 1):
        tokens = _Tokens(number, [*_TOKEN.finditer(line)])
        if (name := tokens.take()) is None:
            continue
        ship = named.get(_plain(name))
        if ship is None:
            raise tokens.unread("order-no-ship")
        found[ship] = _order(view.open, ship, tokens)
    return found


def ships_of(view: WarView) -> list[ShipId]:
    battle = view.open
    squadrons = (battle.squadrons[one] for one in squadrons_of(battle, SIDES[view.seat]))
    return [ship for one in squadrons for ship in under_orders(battle, one)]


@dataclass
class _Tokens:
    """The words of a line, which are taken one by one."""

    line: int
    words: list[re.Match[str]]
    taken: int = 0

    def take(self) -> str | None:
        """The next word as it was typed, which is then taken; None at the end."""
        if self.taken == len(self.words):
            return None
        self.taken += 1
        return self.words[self.taken - 1].group()

    def peek(self) -> str:
        """The next word without accents, in small letters; empty at the end."""
        return _plain(self.words[self.taken].group()) if self.taken < len(self.words) else ""

    def unread(self, why: str = "order-unread") -> RuleViolation:
        """The refusal of the word that was taken last, with its place."""
        word = self.words[max(0, self.taken - 1)]
        place = {"line": self.line, "column": word.start() + 1}
        return RuleViolation("MOW-POST-16", why, word=word.group(), **place)


@dataclass
class _Draft:
    """What a line says so far; *means* are the oars or sails it names."""

    move: list[Part] = field(default_factory=list[Part])
    means: str = ""
    fires: list[tuple[Arc, Guns]] = field(default_factory=list[tuple[Arc, Guns]])
    holds: bool = False
    board: ShipId | None = None


def _order(battle: Open, ship: ShipId, tokens: _Tokens) -> Order:
    draft = _Draft()
    while tokens.peek():
        _read_one(battle, ship, tokens, draft)
    guns = GunsByArc(told=tuple(draft.fires)) if draft.fires or draft.holds else None
    sails = draft.means == "sails" or (draft.means != "oars" and not can_row(battle, ship))
    move = tuple(draft.move)
    return Order(move=move, sails=sails and bool(move), guns=guns, board=draft.board)


def _read_one(battle: Open, ship: ShipId, tokens: _Tokens, draft: _Draft) -> None:
    """Read the next part of a line."""
    word = tokens.peek()
    tokens.take()
    match WORDS.get(word):
        case "stay":
            pass
        case "oars" | "sails" as means:
            draft.means = means
        case "battle":
            most = oars_of(battle, ship).battle if can_row(battle, ship) else 0
            draft.move.append(Part("battle", _length(tokens) if _is_number(tokens) else most))
        case "back":
            draft.move.append(Part("back", _length(tokens)))
        case "pivot":
            draft.move.append(Part("pivot", 0, _bend(tokens)))
        case "disengage":
            draft.move.append(Part("disengage", 0, _hand(tokens)))
        case "fire":
            draft.fires.append(_fire(battle, tokens))
        case "hold":
            draft.holds = True
        case "board":
            draft.board = _foe(battle, tokens)
        case _:
            tokens.taken -= 1
            draft.move.append(_run_or_turn(tokens))


def _run_or_turn(tokens: _Tokens) -> Part:
    letter = _NUMBERED.fullmatch(tokens.peek())
    if letter is not None and letter[1] == "a":
        return Part("ahead", _length(tokens))
    if letter is not None and letter[1] in {*HANDS}:
        return Part("turn", CHORD, _bend(tokens))
    tokens.take()
    raise tokens.unread()


def _fire(battle: Open, tokens: _Tokens) -> tuple[Arc, Guns]:
    arc = ARCS.get(tokens.peek())
    tokens.take()
    if arc is None:
        raise tokens.unread("order-no-arc")
    aim = AIMED.get(tokens.peek())
    if aim is not None:
        tokens.take()
    if tokens.peek() not in AT:
        return arc, Guns(aim=aim or "low")
    tokens.take()
    return arc, Guns(policy="only_at", at=_foe(battle, tokens), aim=aim or "low")


def _foe(battle: Open, tokens: _Tokens) -> ShipId:
    marks = {_plain(mark(battle, one)): one for one in range(len(battle.ships))}
    found = marks.get(tokens.peek())
    tokens.take()
    if found is None:
        raise tokens.unread("order-no-ship")
    return found


def _is_number(tokens: _Tokens) -> bool:
    return tokens.peek()[:1].isdigit()


def _length(tokens: _Tokens) -> int:
    """A length in centimetres, with a decimal at most."""
    return _numbered(tokens, 10, {"", "a"}) * TENTH


def _bend(tokens: _Tokens) -> int:
    """A turn in whole degrees, negative to port."""
    hand = _NUMBERED.fullmatch(tokens.peek())
    port = hand is not None and HANDS.get(hand[1]) == PORT
    degrees = _numbered(tokens, 1, {*HANDS})
    if not 0 < degrees <= 180:
        raise tokens.unread("order-no-number")
    return (-degrees if port else degrees) * DEGREE


def _hand(tokens: _Tokens) -> int:
    word = tokens.peek()
    tokens.take()
    if word not in HANDS:
        raise tokens.unread("order-no-hand")
    return HANDS[word]


def _numbered(tokens: _Tokens, parts: int, letters: set[str]) -> int:
    """The number in the next word, or in the one after its letter, in so many *parts* of one."""
    found = _NUMBERED.fullmatch(tokens.peek())
    tokens.take()
    if found is None or found[1] not in letters:
        raise tokens.unread("order-no-number")
    number = found[2]
    if number is None:
        found = _NUMBERED.fullmatch(tokens.peek())
        tokens.take()
        number = found[2] if found is not None and not found[1] else None
    if number is None:
        raise tokens.unread("order-no-number")
    whole, _, rest = number.replace(",", ".").partition(".")
    if len(whole) > 3 or (rest.rstrip("0") and parts == 1) or len(rest.rstrip("0")) > 1:
        raise tokens.unread("order-no-number")
    return int(whole) * parts + (int(rest[:1] or 0) if parts > 1 else 0)


def _plain(word: str) -> str:
    """A word in small letters, without accents and signs that cannot be seen."""
    bare = unicodedata.normalize("NFD", word.lower())
    return "".join(one for one in bare if not unicodedata.category(one).startswith(("M", "C")))
