"""Routes of an interaction: its one callback, then the messages behind its token."""

from typing import Any

from tests.wire import posting
from tests.wire.command_limits import check_choices
from tests.wire.limits import EPHEMERAL, LOADING, checked_components
from tests.wire.outcome import (
    ACK_SECONDS,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    FORM,
    MODAL,
    REPLY,
    THINK,
    TOKEN_SECONDS,
    UPDATE,
    Interaction,
)
from tests.wire.refusals import Form, Json, Refusal
from tests.wire.service import Call, route
from tests.wire.things import Message
from tests.wire.world import World

_ANSWERS = {
    COMMAND: (REPLY, THINK, FORM),
    COMPONENT: (REPLY, THINK, DEFER, UPDATE, FORM),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, THINK, DEFER, UPDATE),
}
_HOOK = "/webhooks/{hook_id}/{token}"


@route("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(world: World, call: Call, interaction_id: int, token: str) -> Json | None:
    """Accept the first callback within three seconds, and refuse any other."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise Refusal(10062)
    call.outcome = interaction.outcome
    interaction.callbacks += 1
    if interaction.answer:
        raise Refusal(40060)
    if world.now() - interaction.sent > ACK_SECONDS:
        raise Refusal(10062)
    answer = call.body.get("type")
    nothing_to_change = answer in (DEFER, UPDATE) and interaction.message is None
    if answer not in _ANSWERS[interaction.kind] or nothing_to_change:
        form = Form()
        form.wrong("type", f"{answer} does not answer this interaction.")
        form.check()
    interaction.response = _respond(world, interaction, answer, call)
    interaction.outcome.acknowledge(answer)
    if answer in (REPLY, THINK, UPDATE) and interaction.response:
        interaction.outcome.show(interaction.response)
    return _receipt(interaction) if call.query.get("with_response") in ("1", "true") else None


@route("POST", _HOOK)
def follow_up(world: World, call: Call, hook_id: int, token: str) -> Json:
    """Post a message; the first after a 'thinking' response replaces that response."""
    interaction = _behind(world, call, token)
    thinking = interaction.response
    if thinking and thinking.loading and not thinking.deleted:
        told = posting.revise(world, thinking, call.body, call.files)
    else:
        told = _say(world, interaction, call.body, call)
    interaction.outcome.show(told)
    return told.json()


@route("GET", _HOOK + "/messages/{message_id}")
def read(world: World, call: Call, hook_id: int, token: str, message_id: int | str) -> Json:
    return _told(_behind(world, call, token), message_id).json()


@route("PATCH", _HOOK + "/messages/{message_id}")
def change(world: World, call: Call, hook_id: int, token: str, message_id: int | str) -> Json:
    interaction = _behind(world, call, token)
    told = posting.revise(world, _told(interaction, message_id), call.body, call.files)
    interaction.outcome.show(told)
    return told.json()


@route("DELETE", _HOOK + "/messages/{message_id}")
def remove(world: World, call: Call, hook_id: int, token: str, message_id: int | str) -> None:
    interaction = _behind(world, call, token)
    told = _told(interaction, message_id)
    posting.delete(world, told)
    interaction.outcome.take_away(told)


def _respond(world: World, interaction: Interaction, answer: int, call: Call) -> Message | None:
    """Do what the callback asks; returns the message that becomes the original response."""
    data = call.body.get("data") or {}
    if answer == REPLY:
        return _say(world, interaction, data, call)
    if answer == THINK:
        waiting = _blank(world, interaction, data)
        waiting.flags |= LOADING
        return posting.publish(world, waiting)
    if answer == UPDATE and interaction.message:
        return posting.revise(world, interaction.message, data, call.files)
    if answer == CHOICES:
        interaction.outcome.choices = _choices(data, interaction.option_kind)
    if answer == FORM:
        interaction.outcome.modal = _modal(data)
    return interaction.message


def _choices(data: Json, kind: int) -> list[Json]:
    form = Form()
    choices = data.get("choices") or []
    check_choices(form, "choices", choices, kind)
    form.check()
    return choices


def _modal(data: Json) -> Json:
    form = Form()
    form.length("title", data.get("title"), 1, 45)
    form.length("custom_id", data.get("custom_id"), 1, 100)
    parts = checked_components(form, data.get("components") or [], v2=False, modal=True)
    form.check()
    return data | {"components": parts}


def _facts(interaction: Interaction, body: Json) -> dict[str, Any]:
    private = (body.get("flags") or 0) & EPHEMERAL
    return {"metadata": interaction.metadata(), "only_for": interaction.user if private else None}


def _say(world: World, interaction: Interaction, body: Json, call: Call) -> Message:
    facts = _facts(interaction, body)
    return posting.post(world, interaction.channel, world.bot, body, call.files, **facts)


def _blank(world: World, interaction: Interaction, body: Json) -> Message:
    facts = _facts(interaction, body)
    blank = Message(world.new_id(), interaction.channel, world.bot, world.now(), **facts)
    blank.flags = EPHEMERAL if blank.only_for else 0
    return blank


def _receipt(interaction: Interaction) -> Json:
    told: Json = {"id": str(interaction.id), "type": interaction.kind}
    resource: Json = {"type": interaction.answer}
    response = interaction.response
    if response is not None:
        told["response_message_id"] = str(response.id)
        told["response_message_ephemeral"] = response.ephemeral
        if interaction.answer != DEFER:
            resource["message"] = response.json()
    return {"interaction": told, "resource": resource}


def _behind(world: World, call: Call, token: str) -> Interaction:
    """The interaction of a token, which expires fifteen minutes after it was sent."""
    interaction = world.interactions.get(token)
    if interaction is None or not interaction.answer:
        raise Refusal(10015)
    call.outcome = interaction.outcome
    if world.now() - interaction.sent > TOKEN_SECONDS:
        raise Refusal(50027)
    return interaction


def _told(interaction: Interaction, message_id: int | str) -> Message:
    found = interaction.response
    if message_id != "@original":
        found = interaction.channel.store.get(int(message_id))
    if found is None or found.deleted:
        raise Refusal(10008)
    return found
