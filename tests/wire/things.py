"""People, guilds, channels and messages, and how each looks on the wire."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from discord import Permissions

from tests.wire.limits import EPHEMERAL, LOADING, SILENT, Kind, embed_texts, walk
from tests.wire.refusals import Json, Refusal

TEXT, DIRECT, THREAD = 0, 1, 11
EVERYONE = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
).value


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()


@dataclass(eq=False)
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    permissions: int = EVERYONE

    def json(self) -> Json:
        return {
            "id": str(self.id),
            "username": self.name,
            "discriminator": "0",
            "global_name": None if self.bot else self.name.title(),
            "avatar": None,
            "bot": self.bot,
        }


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    data: bytes
    url: str
    description: str | None = None
    shown: bool = False  # used by a component or an embed, so it is not listed by itself

    @property
    def is_picture(self) -> bool:
        return self.filename.endswith((".jpg", ".png", ".webp"))

    def json(self) -> Json:
        return {
            "id": str(self.id),
            "filename": self.filename,
            "description": self.description,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
        }

    def media(self) -> Json:
        return {"url": self.url, "proxy_url": self.url, "attachment_id": str(self.id)}


@dataclass(eq=False)
class Message:
    """A message as the service keeps it and as a person sees it."""

    id: int
    channel: "Channel"
    author: User
    sent: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    only_for: User | None = None
    pinged: list[User] = field(default_factory=list)
    reference: "Message | None" = None
    metadata: Json | None = None  # the interaction it answers
    edits: int = 0
    edited: float | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def text(self) -> str:
        """All a person reads: content, embeds, text displays."""
        shown = [one.get("content") for one, _ in walk(self.components) if one["type"] == Kind.TEXT]
        embedded = [text for embed in self.embeds for text in embed_texts(embed)]
        return "\n".join(part for part in [self.content, *embedded, *shown] if part)

    @property
    def buttons(self) -> list[Json]:
        return [one for one, _ in walk(self.components) if one["type"] == Kind.BUTTON]

    @property
    def selects(self) -> list[Json]:
        kinds = (Kind.SELECT, Kind.USER_SELECT)
        return [one for one, _ in walk(self.components) if one["type"] in kinds]

    def visible_to(self, user: User) -> bool:
        return not self.deleted and self.only_for in (None, user) and user in self.channel.people

    def json(self) -> Json:
        bot_wrote_it = self.author.bot and self.metadata is not None
        mine = {"webhook_id": str(self.author.id)} if bot_wrote_it else {}
        told = {"interaction_metadata": self.metadata} if self.metadata else {}
        return (
            mine
            | told
            | self._reply()
            | {
                "id": str(self.id),
                "channel_id": str(self.channel.id),
                "type": 19 if self.reference else 20 if bot_wrote_it else 0,
                "author": self.author.json(),
                "content": self.content,
                "timestamp": iso(self.sent),
                "edited_timestamp": iso(self.edited) if self.edited else None,
                "tts": False,
                "mention_everyone": False,
                "mentions": [user.json() for user in self.pinged],
                "mention_roles": [],
                "embeds": self.embeds,
                "components": self.components,
                "attachments": [one.json() for one in self.attachments if not one.shown],
                "pinned": False,
                "flags": self.flags,
                "nonce": self.nonce,
            }
        )

    def _reply(self) -> Json:
        if self.reference is None:
            return {}
        target = {"message_id": str(self.reference.id), "channel_id": str(self.channel.id)}
        gone = self.reference.deleted
        return {
            "message_reference": target,
            "referenced_message": None if gone else self.reference.json(),
        }


@dataclass(eq=False)
class Channel:
    id: int
    kind: int
    name: str
    people: list[User]
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    denied: int = 0  # permissions that the bot lacks here
    store: dict[int, Message] = field(default_factory=dict)

    @property
    def messages(self) -> list[Message]:
        """The messages that everybody in the channel sees, oldest first."""
        return [one for one in self.store.values() if not one.deleted and not one.ephemeral]

    def seen_by(self, user: User) -> list[Message]:
        return [one for one in self.store.values() if one.visible_to(user)]

    def allowed(self, user: User) -> int:
        """The permissions of the person, or of the bot, in this channel."""
        if self.guild and user is self.guild.owner:
            return Permissions.all().value
        above = self.parent.allowed(user) if self.parent else user.permissions
        return above & ~self.denied if user.bot else above

    def need(self, bot: User, *names: str) -> None:
        """Raise a refusal unless the bot sees the channel and has these permissions in it."""
        held = Permissions(self.allowed(bot))
        if not held.view_channel:
            raise Refusal(50001)
        if not all(getattr(held, name) for name in names):
            raise Refusal(50013)

    def json(self, reader: User) -> Json:
        own: Json = {"id": str(self.id), "type": self.kind, "flags": 0, "last_message_id": None}
        if self.guild is None:
            return own | {"recipients": [one.json() for one in self.people if not one.bot]}
        own |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "parent_id": str(self.parent.id) if self.parent else None,
            "permissions": str(self.allowed(reader)),
            "position": 0,
            "permission_overwrites": [],
        }
        if self.denied:
            bot = str(next(one.id for one in self.people if one.bot))
            deny: Json = {"id": bot, "type": 1, "allow": "0", "deny": str(self.denied)}
            own["permission_overwrites"] = [deny]
        return own | self._thread_json() if self.kind == THREAD else own

    def _thread_json(self) -> Json:
        since = iso(0)
        return {
            "owner_id": str(self.people[0].id),
            "member_count": len(self.people),
            "message_count": len(self.store),
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": 10080,
                "archive_timestamp": since,
                "create_timestamp": since,
            },
        }


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner: User
    members: list[User]
    locale: str = "en-US"
    channels: list[Channel] = field(default_factory=list)

    def member(self, user: User) -> Json:
        plain: Json = {"roles": [], "joined_at": iso(0), "deaf": False, "mute": False, "flags": 0}
        return plain | {"user": user.json()}

    def json(self) -> Json:
        everyone = {"id": str(self.id), "name": "@everyone", "permissions": str(EVERYONE)}
        look: Json = {"position": 0, "color": 0, "colors": {"primary_color": 0}, "hoist": False}
        flags: Json = {"managed": False, "mentionable": False, "flags": 0}
        bot = next(one for one in self.members if one.bot)
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "preferred_locale": self.locale,
            "roles": [everyone | look | flags],
            "emojis": [],
            "stickers": [],
            "features": [],
            "member_count": len(self.members),
            "members": [self.member(user) for user in self.members],
            "channels": [one.json(bot) for one in self.channels if one.kind == TEXT],
            "threads": [one.json(bot) for one in self.channels if one.kind == THREAD],
            "presences": [],
            "voice_states": [],
            "unavailable": False,
            "large": False,
        }
