"""Verbs of cards, boards and look-up pages, each a class."""

from typing import ClassVar

from bot.messages.verb import MENU, OfTable, Verb
from engine.core.records import value


@value
class Join(OfTable):
    verb: ClassVar[str] = "join"


@value
class JoinSide(OfTable):
    """Take a seat of a *side*, or ask to share one."""

    verb: ClassVar[str] = "joinside"
    side: str


@value
class Start(OfTable):
    verb: ClassVar[str] = "start"


@value
class LetIn(OfTable):
    """Give a person the seat they asked for."""

    verb: ClassVar[str] = "letin"
    user: int


@value
class TurnAway(OfTable):
    """Refuse a person the seat they asked for."""

    verb: ClassVar[str] = "turnaway"
    user: int


@value
class Close(OfTable):
    """Close a table for good, if it still has the status it had when the question was asked."""

    verb: ClassVar[str] = "close"
    status: str


@value
class KeepPlaying(OfTable):
    verb: ClassVar[str] = "keep"


@value
class CastBallot(OfTable):
    """Answer a *vote*: *yes* or *no*."""

    verb: ClassVar[str] = "ballot"
    vote: int
    answer: str


@value
class Resign(OfTable):
    """Resign a seat for good."""

    verb: ClassVar[str] = "resign"
    seat: str


@value
class GoesOn(OfTable):
    """Say that a silent table goes on."""

    verb: ClassVar[str] = "goeson"


@value
class LetSleep(OfTable):
    """Pause a silent table."""

    verb: ClassVar[str] = "sleep"


@value
class UndoTo(OfTable):
    """Undo back *to* a row of the log, if its last row is still *seq*."""

    verb: ClassVar[str] = "undoto"
    seq: int
    to: int


@value
class Act(OfTable):
    """Open the planner, even if the log went on since the button was shown."""

    verb: ClassVar[str] = "act"


@value
class Ask(OfTable):
    """Open the menus of a decision."""

    verb: ClassVar[str] = "ask"
    decision: int


@value
class TakeBack(OfTable):
    """Undo one's last plan, if no row came after *seq*."""

    verb: ClassVar[str] = "undo"
    seq: int


@value
class TakeHelm(OfTable):
    """Take back one's seats that the bot plays."""

    verb: ClassVar[str] = "helm"


@value
class AcceptSeat(OfTable):
    """Take the seat to which one was invited, or share it."""

    verb: ClassVar[str] = "accept"
    user: int


@value
class DeclineSeat(OfTable):
    """Decline the seat to which one was invited."""

    verb: ClassVar[str] = "decline"
    user: int


@value
class EndShare(OfTable):
    """Take a person off the seat that they share, as its first holder."""

    verb: ClassVar[str] = "unshare"
    user: int


@value
class End(OfTable):
    """End one's turn, if no row came after *seq*."""

    verb: ClassVar[str] = "end"
    seq: int


@value
class EndAnyway(OfTable):
    """End a turn in which something is left to do."""

    verb: ClassVar[str] = "ending"
    seq: int


@value
class EndLike(OfTable):
    """End a turn in one of several ways; *ending* is the short key of its label."""

    verb: ClassVar[str] = "endlike"
    seq: int
    ending: str


@value
class PickEnding(OfTable):
    """End a turn in the way that the picked switches make."""

    verb: ClassVar[str] = MENU + "endwith"
    seq: int


@value
class OpenPlanner(OfTable):
    """Show the planner as it is now, in place of the message's content."""

    verb: ClassVar[str] = "planner"


@value
class AllNews(OfTable):
    """Open the news of rows *first* to *last*."""

    verb: ClassVar[str] = "news"
    first: int
    last: int


@value
class NewsPage(OfTable):
    """Turn to a page of the news of rows *first* to *last*."""

    verb: ClassVar[str] = "newspage"
    first: int
    last: int
    page: int


@value
class Orders(OfTable):
    """Open one's standing orders."""

    verb: ClassVar[str] = "auto"


@value
class PickOrder(OfTable):
    """Set the standing order picked for question *number*."""

    verb: ClassVar[str] = MENU + "order"
    number: int


@value
class OpenAhead(OfTable):
    """Open what the bot plays in one's next turns."""

    verb: ClassVar[str] = "ahead"


@value
class PickAhead(OfTable):
    """Choose what the bot plays in one's next turns."""

    verb: ClassVar[str] = MENU + "ahead"


@value
class PickTurnsAhead(OfTable):
    """Choose for how many turns the bot plays."""

    verb: ClassVar[str] = MENU + "aheadturns"


@value
class PickStops(OfTable):
    """Choose what calls one back to a turn planned ahead."""

    verb: ClassVar[str] = MENU + "aheadstops"


@value
class DropAhead(OfTable):
    """Drop what the bot was to play in one's next turns."""

    verb: ClassVar[str] = "aheadoff"


@value
class Hand(OfTable):
    verb: ClassVar[str] = "hand"


@value
class Map(OfTable):
    verb: ClassVar[str] = "map"


@value
class MapPage(OfTable):
    """Turn to a page of the board in words."""

    verb: ClassVar[str] = "mapwords"
    page: int


@value
class Recap(OfTable):
    """Show the last round as a picture that moves."""

    verb: ClassVar[str] = "recap"


@value
class OpenRules(Verb):
    """Open the contents of a game's rules."""

    verb: ClassVar[str] = "rules"
    game: str


@value
class PutAway(Verb):
    """Remove the private message with a game's rules on which the button stands."""

    verb: ClassVar[str] = "putaway"
    game: str


@value
class RulesPage(Verb):
    """Turn to a page of a chapter of a game's rules."""

    verb: ClassVar[str] = "rulespage"
    game: str
    chapter: int
    page: int


@value
class How(OfTable):
    """Open the explanation of the game: its goal, the possible actions, and the picture's signs."""

    verb: ClassVar[str] = "how"


@value
class HowPage(OfTable):
    """Turn to a page of the explanation of the game."""

    verb: ClassVar[str] = "howpage"
    page: int


@value
class LookUp(OfTable):
    """Open the panel *key* of a game."""

    verb: ClassVar[str] = "lookup"
    key: str


@value
class LookUpPage(OfTable):
    """Turn to a page of a panel."""

    verb: ClassVar[str] = "lookuppage"
    key: str
    page: int


@value
class Again(OfTable):
    """Open a table with the options and the people of a game that is over."""

    verb: ClassVar[str] = "again"


@value
class Bigger(OfTable):
    """Open a table for the next bigger game, with the people of a game that is over."""

    verb: ClassVar[str] = "bigger"


@value
class Snooze(OfTable):
    """Ask until when the person wants no reminder."""

    verb: ClassVar[str] = "snooze"


@value
class SnoozeUntil(OfTable):
    """Remind the person again at the time of the name *when*."""

    verb: ClassVar[str] = "snoozeuntil"
    when: str


@value
class GiveDay(OfTable):
    """Give *seat* a day for the turn for which it was asked at row *asked*."""

    verb: ClassVar[str] = "giveday"
    seat: str
    asked: int


@value
class PickChapter(Verb):
    """Open the chapter of a game's rules that is picked."""

    verb: ClassVar[str] = "m-rules"
    game: str
