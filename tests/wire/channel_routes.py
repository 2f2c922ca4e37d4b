"""Routes about channels, their threads and their messages."""

from tests.wire import posting
from tests.wire.refusals import Json, Refusal
from tests.wire.service import Call, route
from tests.wire.things import THREAD
from tests.wire.world import World


@route("GET", "/channels/{channel_id}")
def channel(world: World, call: Call, channel_id: int) -> Json:
    return world.channel(channel_id).json(world.bot)


@route("POST", "/channels/{channel_id}/typing")
def typing(world: World, call: Call, channel_id: int) -> None:
    world.channel(channel_id)


@route("POST", "/channels/{channel_id}/threads")
def start_thread(world: World, call: Call, channel_id: int) -> Json:
    parent = world.channel(channel_id, "create_public_threads")
    if parent.guild is None or parent.kind == THREAD:
        raise Refusal(50001)
    thread = world.add_channel(parent.guild, call.body["name"], parent, world.new_id())
    return thread.json(world.bot)


@route("GET", "/channels/{channel_id}/messages")
def history(world: World, call: Call, channel_id: int) -> list[Json]:
    """Messages, latest first; with `after`, the earliest ones after that id."""
    found = world.channel(channel_id, "read_message_history").messages
    limit = int(call.query.get("limit", 50))
    if "after" in call.query:
        found = [one for one in found if one.id > int(call.query["after"])][:limit]
    if "before" in call.query:
        found = [one for one in found if one.id < int(call.query["before"])]
    return [one.json() for one in reversed(found[-limit:])]


@route("POST", "/channels/{channel_id}/messages")
def send(world: World, call: Call, channel_id: int) -> Json:
    needs = ["send_messages"]
    where = world.channel(channel_id)
    if where.kind == THREAD:
        needs = ["send_messages_in_threads"]
    if call.files:
        needs.append("attach_files")
    if call.body.get("embeds"):
        needs.append("embed_links")
    world.channel(channel_id, *needs)
    return posting.post(world, where, world.bot, call.body, call.files).json()


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def message(world: World, call: Call, channel_id: int, message_id: int) -> Json:
    where = world.channel(channel_id, "read_message_history")
    return world.message(where, message_id).json()


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(world: World, call: Call, channel_id: int, message_id: int) -> Json:
    found = world.message(world.channel(channel_id), message_id)
    if found.author is not world.bot:
        raise Refusal(50005)
    changed = posting.revise(world, found, call.body, call.files)
    for interaction in world.interactions.values():
        if changed in (interaction.message, interaction.response):
            interaction.outcome.show(changed)
    return changed.json()


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(world: World, call: Call, channel_id: int, message_id: int) -> None:
    where = world.channel(channel_id)
    found = world.message(where, message_id)
    if found.author is not world.bot:
        world.channel(channel_id, "manage_messages")
    posting.delete(world, found)
