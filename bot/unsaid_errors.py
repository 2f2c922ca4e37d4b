"""Errors that the bot itself catches, and that are said to nobody.

* Unsaid
  * CannotPost           the channel is gone or closed to the bot; a retry would not help
    * ThreadClosed       the channel is a closed thread that the bot may not open
  * OutOfDate            the pressed menu or button offers a choice that is gone
  * Spoiled              a table cannot be played on from its stored data
"""


class Unsaid(Exception):
    """Base of the errors that the bot itself catches; the message is for the log."""


class CannotPost(Unsaid):
    """The channel is gone or closed to the bot, so that a retry would not help."""


class ThreadClosed(CannotPost):
    """The channel is a thread that somebody has closed and the bot may not open."""


class OutOfDate(Unsaid):
    """The pressed menu or button offers a choice that is gone."""


class Spoiled(Unsaid):
    """A stored table cannot be played on; the message says why, for the host."""
