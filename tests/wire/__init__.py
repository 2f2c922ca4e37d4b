"""A small Discord on the loopback, for tests of the whole bot in a process of its own."""

from tests.wire.outcome import Outcome
from tests.wire.people import NotOffered
from tests.wire.process import BotDied
from tests.wire.service import Fault
from tests.wire.sim import Sim
from tests.wire.things import Channel, Message, User

__all__ = ["BotDied", "Channel", "Fault", "Message", "NotOffered", "Outcome", "Sim", "User"]
