"""Posting and editing of messages by the bodies of requests."""

import re
from typing import Any

from tests.wire.limits import (
    EPHEMERAL,
    LOADING,
    SILENT,
    V2,
    check_message,
    checked_components,
    media,
    walk,
)
from tests.wire.refusals import Form, Json, Refusal
from tests.wire.things import Attachment, Channel, Message, User
from tests.wire.world import World

Files = dict[int, tuple[str, bytes]]  # by the n of files[n]: name and bytes

NONCE_SECONDS = 180.0
FILE_BYTES = 10 << 20


def post(
    world: World, channel: Channel, author: User, body: Json, files: Files, **facts: Any
) -> Message:
    """A new message; with enforce_nonce, the author's earlier one of the same nonce instead."""
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        raise _wrong("nonce", "Must be 25 or fewer in length.")
    if nonce is not None and body.get("enforce_nonce"):
        since = world.now() - NONCE_SECONDS
        for old in channel.store.values():
            if old.author is author and old.nonce == str(nonce) and old.sent >= since:
                return old
    message = Message(world.new_id(), channel, author, world.now(), **facts)
    message.nonce = None if nonce is None else str(nonce)
    asked = body.get("flags") or 0
    message.flags = asked & SILENT | (EPHEMERAL if message.only_for else 0)
    message.reference = _reference(channel, body.get("message_reference"))
    message.pinged = _fill(world, message, body, files)
    return publish(world, message)


def revise(world: World, message: Message, body: Json, files: Files) -> Message:
    """Change a message; an edit pings nobody, save the one that ends the 'thinking'."""
    thinking = message.loading
    mentioned = _fill(world, message, body, files)
    if thinking:
        message.pinged = mentioned
    else:
        message.edits += 1
        message.edited = world.now()
    world.tell("MESSAGE_UPDATE", message)
    return message


def publish(world: World, message: Message) -> Message:
    message.channel.store[message.id] = message
    world.tell("MESSAGE_CREATE", message)
    return message


def delete(world: World, message: Message) -> None:
    message.deleted = True
    ids = {"id": str(message.id), "channel_id": str(message.channel.id)}
    world.tell("MESSAGE_DELETE", message, ids)


def _wrong(path: str, why: str) -> Refusal:
    form = Form()
    form.wrong(path, why)
    return Refusal(50035, form.errors)


def _reference(channel: Channel, reference: Json | None) -> Message | None:
    if not reference:
        return None
    target = channel.store.get(int(reference["message_id"]))
    if target is not None and not target.deleted and not target.ephemeral:
        return target
    if reference.get("fail_if_not_exists", True):
        raise _wrong("message_reference", "Unknown message")
    return None


def _fill(world: World, message: Message, body: Json, files: Files) -> list[User]:
    """Check the whole body, then apply it; gives back who is mentioned and may be pinged."""
    form = Form()
    flags = body.get("flags") or 0
    v2 = bool((flags | message.flags) & V2)
    check_message(form, body, v2=v2)
    attachments = _attachments(world, message, body, files, form)
    components = message.components
    if body.get("components") is not None:
        by_name = {f"attachment://{one.filename}": one for one in attachments}
        by_name |= {one.url: one for one in attachments}
        components = checked_components(
            form,
            body["components"],
            v2=v2,
            resolve=lambda url: by_name[url].media() if url in by_name else None,
        )
    content = (body["content"] or "") if "content" in body else message.content
    embeds = (body["embeds"] or []) if "embeds" in body else message.embeds
    form.check()
    if not (content.strip() or embeds or attachments or components):
        raise Refusal(50006)
    message.content, message.embeds, message.components = content, embeds, components
    message.attachments = attachments
    message.flags = message.flags & ~LOADING | (V2 if v2 else 0)
    _mark_shown(world, message, v2)
    return _mentioned(message, body.get("allowed_mentions"))


def _attachments(
    world: World, message: Message, body: Json, files: Files, form: Form
) -> list[Attachment]:
    """Attachments kept by id, then uploads, each with the description of its entry in the body."""
    if any(len(data) > FILE_BYTES for _, data in files.values()):
        raise Refusal(40005)
    kept = {one.id: one for one in message.attachments}
    entries: dict[int, Json] = {}
    if body.get("attachments") is not None:
        entries = {int(entry["id"]): entry for entry in body["attachments"]}
        for lost in entries.keys() - kept.keys() - files.keys():
            form.wrong("attachments", f"Attachment data not found: {lost}.")
        kept = {id_: one for id_, one in kept.items() if id_ in entries}
    result = list(kept.values())
    for n, (name, data) in sorted(files.items()):
        entry = entries.get(n, {})
        filename = re.sub(r"[^\w.\-]", "_", entry.get("filename") or name, flags=re.ASCII)
        form.length(f"attachments.{n}.description", entry.get("description"), 0, 1024)
        id_ = world.new_id()
        url = f"{world.base_url}/cdn/attachments/{message.channel.id}/{id_}/{filename}"
        world.uploads[id_] = Attachment(id_, filename, data, url, entry.get("description"))
        result.append(world.uploads[id_])
    form.length("attachments", result, 0, 10)
    return result


def _mark_shown(world: World, message: Message, v2: bool) -> None:
    shown = [one for component, _ in walk(message.components) for one in media(component)]
    ids = {one.get("attachment_id") for one in shown}
    pictures = [(embed.get("image") or {}).get("url") for embed in message.embeds]
    for upload in message.attachments:
        upload.shown = str(upload.id) in ids or f"attachment://{upload.filename}" in pictures
        if v2 and not upload.shown:
            world.warnings.append(f"an upload nobody sees: {upload.filename} in {message.id}")


def _mentioned(message: Message, allowed: Json | None) -> list[User]:
    everybody = allowed is None or "users" in (allowed.get("parse") or [])
    named = {int(id_) for id_ in (allowed or {}).get("users") or []}
    ids = dict.fromkeys(int(id_) for id_ in re.findall(r"<@!?(\d+)>", message.text))
    people = {user.id: user for user in message.channel.people}
    pinged = [people[id_] for id_ in ids if id_ in people and (everybody or id_ in named)]
    replied = message.reference.author if message.reference else None
    if replied and (allowed or {}).get("replied_user", allowed is None) and replied not in pinged:
        pinged.append(replied)
    return pinged
