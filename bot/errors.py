"""Errors between a command and a game, said to the person, each by a text.

* BotError
  * Refused              the request cannot be carried out; nothing changed
    * NoTable            no such table
      * NamelessTable    the pressed button names no table
      * NoTableHere      the channel holds no open table
    * NoGame             no such game on the shelf
    * WrongGame          another game is played here
    * NoOptions          no preset of that name
    * WrongValue         an option of the game does not take that value
    * NotAtTable         the person holds no seat there
    * NotHost            only the host may do this
    * NotManager         only a manager of the server may do this
    * NoServer           this works in servers alone
    * NoThreads          no thread can be opened in the channel
    * TableFull          every seat is taken
    * NoSeat             no seat is called that
    * SeatTaken          this seat is not free
    * Resigned           the seat was resigned, so it stays with the bot
    * NotAtHelm          the bot plays the person's seat, so they do not vote
    * VoteUnderWay       another vote of the table is open
    * NoVote             no such vote is open
    * AdmitWhom          a vote on letting somebody in names nobody
    * VoteOnYou          the vote is on the person's own seat
    * AskedOnce          the seat has already asked to undo this turn
    * NotAbsent          the person of the seat is not late
    * HostMayAnswer      the host still has time to answer
    * AlreadySeated      the person has a seat there
    * Blocked            the host has blocked the person from this table
    * HostStays          the host cannot be blocked from their own table
    * AlreadyAsked       the answer to the same request is still open
    * SeatRefused        the holders of the seat, or the host, refused the person
    * NoRequest          the person asks for no seat any more
    * NotHolder          others decide who gets this seat
    * CannotInvite       this person cannot be invited to the table
    * BadQuietHours      the quiet hours cannot be read, or are too long
    * DirectOff          something was chosen that needs consent to direct messages
    * DirectRefused      Discord does not take a direct message
    * NotForYou          the question was put to somebody else
    * WrongMoment        the typed day is unclear, past, or too far away
    * TooFewSeats        the game needs more people to start
    * EmptySide          nobody plays for a side of the game
    * NoSide             the game has no side of that name
    * ChannelTaken       the channel holds an open table already
    * TooManyLobbies     the person has too many tables waiting to start
    * NoRights           the bot lacks a permission to play in the channel
    * NoTimeToGive       no time runs out, so none can be given
    * DayGiven           somebody gave a day for this turn before
    * OwnTime            only others can give the person a day
    * NotDamaged         the table is not quarantined, so it need not be released
    * WrongStatus        the table is not in the state this needs
    * Stale              the board moved on since the button was shown
    * OldButton          the id of the pressed button or menu belongs to no verb
    * NothingToUndo      the last action may not be taken back
    * NothingBigger      the game has no greater settings than those played
    * NoEnd              turns of this game end by themselves
    * NotNow             no action of this kind can be taken now
    * WhichOne           the typed words fit no possible choice, or several
    * NoOrders           the game has no standing orders
    * WhichOrder         the typed words name no question or answer of standing orders
    * NotThere           the ship cannot reach the named place this turn
    * NoPanel            the game has no panel of that name
    * BadDice            the dice cannot be read, or there are too many
    * ShuttingDown       the bot is stopping; the next start goes on
  * Quarantined          the table is broken, kept as it is, and rests
  * RulesBroke           the rules failed at this action; nothing changed
  * StoreFailed          the database failed; nothing changed
    * StoreFull          the disk is full
  * LeaseHeld            another process works on this database
  * BadBackup            a backup is no whole database
  * PortTaken            another program listens on the port of the page at home
"""

from typing import ClassVar

from engine.core.words import Fact, Text


class BotError(Exception):
    """Base of every error the bot raises on purpose; *facts* fill its text."""

    key: ClassVar[str] = "error-unknown"

    def __init__(self, **facts: Fact) -> None:
        super().__init__(f"{self.key} {facts}" if facts else self.key)
        self.facts = facts

    @property
    def text(self) -> Text:
        return Text.of(self.key, **self.facts)


class Refused(BotError):
    """The refusal of what cannot be done; nothing changed."""


class NoTable(Refused):
    key = "error-no-table"


class NamelessTable(NoTable):
    """A button that names no table was pressed."""

    key = "error-nameless-table"


class NoTableHere(NoTable):
    key = "error-no-table-here"


class NoGame(Refused):
    key = "error-no-game"


class WrongGame(Refused):
    key = "error-wrong-game"


class NoOptions(Refused):
    key = "error-no-options"


class WrongValue(Refused):
    key = "error-wrong-value"


class NotAtTable(Refused):
    key = "error-not-at-table"


class NotHost(Refused):
    key = "error-not-host"


class NotManager(Refused):
    key = "error-not-manager"


class NoServer(Refused):
    key = "error-no-server"


class NoThreads(Refused):
    key = "error-no-threads"


class TableFull(Refused):
    key = "error-table-full"


class NoSeat(Refused):
    key = "error-no-seat"


class SeatTaken(Refused):
    key = "error-seat-taken"


class Resigned(Refused):
    key = "error-resigned"


class NotAtHelm(Refused):
    key = "error-not-at-helm"


class VoteUnderWay(Refused):
    key = "error-vote-under-way"


class NoVote(Refused):
    key = "error-no-vote"


class AdmitWhom(Refused):
    key = "error-admit-whom"


class VoteOnYou(Refused):
    key = "error-vote-on-you"


class AskedOnce(Refused):
    key = "error-asked-once"


class NotAbsent(Refused):
    key = "error-not-absent"


class HostMayAnswer(Refused):
    key = "error-host-may-answer"


class AlreadySeated(Refused):
    key = "error-already-seated"


class Blocked(Refused):
    key = "error-blocked"


class HostStays(Refused):
    key = "error-host-stays"


class AlreadyAsked(Refused):
    key = "error-already-asked"


class SeatRefused(Refused):
    key = "error-seat-refused"


class NoRequest(Refused):
    key = "error-no-request"


class NotHolder(Refused):
    key = "error-not-holder"


class CannotInvite(Refused):
    key = "error-cannot-invite"


class NotForYou(Refused):
    key = "error-not-for-you"


class WrongMoment(Refused):
    """A day that cannot be meant: the fact *why* is *unclear*, *past* or *far*."""

    key = "error-wrong-moment"


class TooFewSeats(Refused):
    key = "error-too-few-seats"


class EmptySide(Refused):
    key = "error-empty-side"


class NoSide(Refused):
    key = "error-no-side"


class ChannelTaken(Refused):
    key = "error-channel-taken"


class TooManyLobbies(Refused):
    key = "error-too-many-lobbies"


class NoRights(Refused):
    key = "lobby-no-permission"


class NoTimeToGive(Refused):
    key = "error-no-time-to-give"


class DayGiven(Refused):
    key = "error-day-given"


class OwnTime(Refused):
    key = "error-own-time"


class NotDamaged(Refused):
    key = "error-not-damaged"


class WrongStatus(Refused):
    key = "error-wrong-status"


class Stale(Refused):
    """The board moved on since the button was shown."""

    key = "error-stale"


class OldButton(Refused):
    key = "error-old-button"


class NothingToUndo(Refused):
    key = "error-nothing-to-undo"


class NothingBigger(Refused):
    key = "error-nothing-bigger"


class NoEnd(Refused):
    key = "error-no-end"


class NotNow(Refused):
    """No action of this kind can be taken now; the fact *why*, if any, is the game's reason."""

    key = "error-not-now"

    @property
    def text(self) -> Text:
        return Text.of("error-not-now-why" if "why" in self.facts else self.key, **self.facts)


class WhichOne(Refused):
    """The words *typed* in an *option* fit none of what is *offered*, or several.

    The fact *near* is the closest name, empty if none is close.
    """

    key = "error-which-one"

    @property
    def text(self) -> Text:
        facts = self.facts
        if not facts.get("offered"):
            return Text.of("error-which-none", **facts)
        if not facts.get("typed"):
            return Text.of("error-which-missing", **facts)
        return Text.of("error-which-near" if facts.get("near") else self.key, **facts)


class NoOrders(Refused):
    key = "error-no-orders"


class WhichOrder(Refused):
    key = "error-which-order"


class NotThere(Refused):
    key = "error-not-there"


class NoPanel(Refused):
    key = "error-no-panel"


class BadDice(Refused):
    key = "error-bad-dice"


class BadQuietHours(Refused):
    key = "error-quiet-hours"


class DirectOff(Refused):
    """Something was chosen that needs consent to direct messages."""

    key = "error-direct-off"


class DirectRefused(Refused):
    """Discord does not take a direct message; the fact *why* is its reason."""

    key = "error-direct-refused"


class ShuttingDown(Refused):
    key = "error-shutting-down"


class Quarantined(BotError):
    key = "error-quarantined"


class RulesBroke(BotError):
    key = "error-rules-broke"


class StoreFailed(BotError):
    key = "error-store-failed"


class StoreFull(StoreFailed):
    key = "error-store-full"


class LeaseHeld(BotError):
    key = "error-lease-held"


class BadBackup(BotError):
    key = "error-bad-backup"


class PortTaken(BotError):
    key = "home-port-taken"
