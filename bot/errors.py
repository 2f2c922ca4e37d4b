"""What can go wrong between a command and a game, each said to the person by a text.

* BotError
  * Refused              what was asked cannot be done; nothing changed
    * NoTable            no such table
      * NamelessTable    nor does what was pressed name one
    * NoGame             no such game on the shelf
    * NoOptions          no preset of that name
    * NotAtTable         the person holds no seat there
    * NotHost            only the host may do this
    * TableFull          every seat is taken
    * NoSeat             no seat is called that
    * SeatTaken          this seat is not free
    * AlreadySeated      the person has a seat there
    * TooFewSeats        the game needs more people to start
    * ChannelTaken       the channel holds an open table already
    * WrongStatus        the table is not in the state this needs
    * Stale              the board moved on since the button was shown
    * NothingToUndo      the last action may not be taken back
    * ShuttingDown       the bot is stopping; the next start goes on
  * Quarantined          the table is broken, kept as it is, and rests
  * RulesBroke           the rules failed at this action; nothing changed
  * StoreFailed          the database failed; nothing changed
    * StoreFull          the disk is full
  * LeaseHeld            another process works on this database
  * BadBackup            a backup is no whole database
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
    """What was asked cannot be done, and nothing changed."""


class NoTable(Refused):
    key = "error-no-table"


class NamelessTable(NoTable):
    """What was pressed names no table."""

    key = "error-nameless-table"


class NoGame(Refused):
    key = "error-no-game"


class NoOptions(Refused):
    key = "error-no-options"


class NotAtTable(Refused):
    key = "error-not-at-table"


class NotHost(Refused):
    key = "error-not-host"


class TableFull(Refused):
    key = "error-table-full"


class NoSeat(Refused):
    key = "error-no-seat"


class SeatTaken(Refused):
    key = "error-seat-taken"


class AlreadySeated(Refused):
    key = "error-already-seated"


class TooFewSeats(Refused):
    key = "error-too-few-seats"


class ChannelTaken(Refused):
    key = "error-channel-taken"


class WrongStatus(Refused):
    key = "error-wrong-status"


class Stale(Refused):
    """The board moved on since the button was shown."""

    key = "error-stale"


class NothingToUndo(Refused):
    key = "error-nothing-to-undo"


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
