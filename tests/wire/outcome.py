"""The result of one thing a person did: the interaction, and the messages that followed."""

import time
from dataclasses import dataclass, field

from tests.wire.refusals import Json
from tests.wire.things import Attachment, Channel, Message, User

ACK_SECONDS, TOKEN_SECONDS = 3.0, 900.0
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, THINK, DEFER, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


@dataclass(eq=False)
class Interaction:
    """An interaction as sent to the bot, and its answer; `response` is the message @original."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: Json
    sent: float  # by the service's clock
    outcome: "Outcome" = field(init=False)
    payload: Json = field(default_factory=dict)
    message: Message | None = None  # the message that carries the component
    option_kind: int = 3  # type of the option that autocomplete completes
    answer: int = 0
    response: Message | None = None
    callbacks: int = 0  # including refused ones

    def metadata(self) -> Json:
        owners = {"0": str(self.channel.guild.id if self.channel.guild else 0)}
        told = {"id": str(self.id), "type": self.kind, "user": self.user.json()}
        return told | {"authorizing_integration_owners": owners}


@dataclass(eq=False)
class Outcome:
    """The result of an interaction, which is filled while the bot works."""

    interaction: Interaction
    began: float = field(default_factory=time.perf_counter)
    ack_ms: float | None = None
    final_ms: float | None = None  # until there was something to read, or nothing to wait for
    messages: list[Message] = field(default_factory=list)  # posted or edited, in order
    modal: Json | None = None
    choices: list[Json] | None = None
    refused: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.interaction.outcome = self

    @property
    def failed(self) -> bool:
        """Whether the person read 'The application did not respond'."""
        return self.ack_ms is None

    @property
    def final(self) -> bool:
        """Whether the person has something to read beyond 'thinking', or that was taken away."""
        return self.final_ms is not None

    @property
    def message(self) -> Message | None:
        """The response, else the first message that the bot sent or changed."""
        first = self.messages[0] if self.messages else None
        return self.interaction.response or first

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        return "\n".join(one.text for one in self.messages if not one.deleted)

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons of all its messages, in order."""
        return [one.get("label") or "" for message in self.messages for one in message.buttons]

    @property
    def attachments(self) -> list[Attachment]:
        return [one for message in self.messages for one in message.attachments]

    def acknowledge(self, answer: int) -> None:
        self.interaction.answer = answer
        self.ack_ms = self._elapsed()
        if answer not in (THINK, DEFER):
            self.final_ms = self.ack_ms

    def show(self, message: Message) -> None:
        """Record that the person sees this message appear or change."""
        if message not in self.messages:
            self.messages.append(message)
        answer = self.interaction.response or message
        if self.final_ms is None and not answer.loading:
            self.final_ms = self._elapsed()

    def take_away(self, message: Message) -> None:
        """Record that *message* was deleted; a response that was is waited for no longer."""
        if message is self.interaction.response and self.final_ms is None:
            self.final_ms = self._elapsed()

    def __repr__(self) -> str:
        told = self.modal or self.choices or self.text
        return f"<Outcome ack {self.ack_ms} ms, final {self.final_ms} ms, {told!r} {self.refused}>"

    def _elapsed(self) -> float:
        return (time.perf_counter() - self.began) * 1000
