"""Routes about the application itself: who it is, its commands, the people and guilds it sees."""

from typing import Any

from tests.wire.command_limits import check_commands
from tests.wire.refusals import Form, Json, Refusal
from tests.wire.service import Call, route
from tests.wire.things import TEXT
from tests.wire.world import World


@route("GET", "/gateway/bot")
def gateway_bot(world: World, call: Call) -> Json:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    url = world.base_url.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": 1, "session_start_limit": limit}


@route("GET", "/users/@me")
def me(world: World, call: Call) -> Json:
    return world.bot.json() | {"verified": True, "mfa_enabled": True, "flags": 0}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def application(world: World, call: Call) -> Json:
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "team": None,
        "flags": 0,
        "owner": world.owner.json(),
        "bot": world.bot.json(),
    }


@route("GET", "/applications/{app_id}/commands")
@route("GET", "/applications/{app_id}/guilds/{guild_id}/commands")
def commands(world: World, call: Call, app_id: int, guild_id: int | None = None) -> list[Json]:
    return world.commands.get(guild_id, [])


@route("PUT", "/applications/{app_id}/commands")
@route("PUT", "/applications/{app_id}/guilds/{guild_id}/commands")
def put_commands(world: World, call: Call, app_id: int, guild_id: int | None = None) -> list[Json]:
    """Replace all commands; a command that keeps its name keeps its id."""
    form = Form()
    check_commands(form, call.body)
    form.check()
    ids = {(old["name"], old["type"]): old["id"] for old in world.commands.get(guild_id, [])}
    scope = {"guild_id": str(guild_id)} if guild_id else {}
    stored = [
        {"type": 1, "description": "", "options": [], "default_member_permissions": None}
        | command
        | {"id": ids.get((command["name"], command.get("type", 1))) or str(world.new_id())}
        | {"application_id": str(app_id), "version": "1"}
        | scope
        for command in call.body
    ]
    world.commands[guild_id] = stored
    return stored


@route("GET", "/users/{user_id}")
def user(world: World, call: Call, user_id: int) -> Json:
    return world.user(user_id).json()


@route("POST", "/users/@me/channels")
def direct_channel(world: World, call: Call) -> Json:
    person = world.user(int(call.body["recipient_id"]))
    direct = (one for one in world.channels.values() if one.guild is None)
    return next(one for one in direct if person in one.people).json(world.bot)


@route("GET", "/guilds/{guild_id}")
def guild(world: World, call: Call, guild_id: int) -> Json:
    return world.guild(guild_id).json()


@route("GET", "/guilds/{guild_id}/channels")
def guild_channels(world: World, call: Call, guild_id: int) -> list[Json]:
    found = world.guild(guild_id)
    return [one.json(world.bot) for one in found.channels if one.kind == TEXT]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(world: World, call: Call, guild_id: int, user_id: int) -> Any:
    found, person = world.guild(guild_id), world.user(user_id)
    if person not in found.members:
        raise Refusal(10007)
    return found.member(person)


@route("GET", "/cdn/attachments/{channel_id}/{upload_id}/{name}")
def download(world: World, call: Call, channel_id: int, upload_id: int, name: str) -> bytes:
    if upload_id not in world.uploads:
        raise Refusal(0)
    return world.uploads[upload_id].data
