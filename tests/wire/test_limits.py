"""Limits that the simulated Discord service enforces, tested without a bot."""

from typing import Any

import pytest

from tests.wire.command_limits import check_choices, check_commands
from tests.wire.limits import V2, Kind
from tests.wire.posting import Files, post
from tests.wire.refusals import Form, Json, Refusal
from tests.wire.things import Message
from tests.wire.world import World, named

TEXT = {"type": Kind.TEXT, "content": "x"}
BUTTON = {"type": Kind.BUTTON, "style": 1, "label": "Go", "custom_id": "go"}
PICTURE = {"media": {"url": "attachment://sea.png"}}
OPTION = {"name": "game", "description": "Which", "type": 3}


def row(*inner: Json) -> Json:
    return {"type": Kind.ROW, "components": list(inner)}


def gallery(**item: Any) -> Json:
    return {"type": Kind.GALLERY, "items": [PICTURE | item]}


def v2(*components: Json, **body: Any) -> Json:
    return {"flags": V2, "components": list(components)} | body


def send(body: Json, files: Files | None = None) -> Message:
    world = World({"Port": ["harbour"]}, {"alice": "en-US"})
    where = named(world.channels.values(), "harbour")
    return post(world, where, world.bot, body, files or {})


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        v2(*[TEXT] * 40),
        v2({"type": Kind.TEXT, "content": "x" * 4000}),
        v2(row(BUTTON | {"custom_id": "x" * 100})),
        {"content": "x", "components": [row(BUTTON)]},
        {"content": "x", "nonce": "q" * 25},
    ],
)
def test_a_message_exactly_at_a_limit_is_posted(body: Json) -> None:
    assert send(body).id


def test_components_keep_the_ids_they_are_given() -> None:
    posted = send(v2(TEXT, TEXT | {"id": 1}, TEXT | {"id": 1_000_007}, dict(TEXT)))
    assert [one["id"] for one in posted.components] == [2, 1, 1_000_007, 3]
    with pytest.raises(Refusal):
        send(v2(TEXT | {"id": 7}, TEXT | {"id": 7}))


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"content": "x" * 2001}, "content"),
        (v2(*[TEXT] * 41), "40 at most"),
        (v2({"type": Kind.CONTAINER, "components": [TEXT] * 40}), "40 at most"),
        (v2(*[{"type": Kind.TEXT, "content": "x" * 2001}] * 2), "4000"),
        (v2(TEXT, content="x"), "IS_COMPONENTS_V2"),
        (v2(row(BUTTON | {"custom_id": "x" * 101})), "custom_id"),
        (v2(row(BUTTON | {"label": "x" * 81})), "label"),
        (v2(row(BUTTON, BUTTON)), "duplicated"),
        (v2(row(*[BUTTON | {"custom_id": str(n)} for n in range(6)])), "5 or fewer"),
        (v2(row({"type": Kind.SELECT, "custom_id": "s", "options": []})), "options"),
        (v2({"type": Kind.SECTION, "components": [TEXT]}), "accessory"),
        (v2(gallery()), "not found"),
        ({"content": "x", "components": [TEXT]}, "Not allowed here"),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "exclusive"),
        ({"content": "x", "attachments": [{"id": 3}]}, "not found: 3"),
        ({"content": "x", "nonce": "q" * 26}, "25 or fewer"),
        ({"content": "x", "message_reference": {"message_id": "1"}}, "Unknown message"),
        ({"embeds": [{"description": "x" * 4000}] * 2}, "6000"),
        ({"content": " "}, "50006"),
    ],
)
def test_a_message_over_a_limit_is_refused_with_the_name_of_the_limit(
    body: Json, where: str
) -> None:
    with pytest.raises(Refusal, match=where):
        send(body)


def test_an_upload_shown_by_a_component_is_not_listed_as_an_attachment() -> None:
    body = v2(gallery(description="x" * 256), attachments=[{"id": 0, "description": "x" * 1024}])
    message = send(body, {0: ("sea.png", b"png")})
    assert message.json()["attachments"] == []
    assert message.components[0]["items"][0]["media"]["url"] == message.attachments[0].url


@pytest.mark.parametrize(("item", "upload"), [(257, 1), (1, 1025)])
def test_an_alternative_text_too_long_is_refused(item: int, upload: int) -> None:
    entries = [{"id": 0, "description": "x" * upload}]
    body = v2(gallery(description="x" * item), attachments=entries)
    with pytest.raises(Refusal, match="description"):
        send(body, {0: ("sea.png", b"png")})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": "Table"}, "valid command name"),
        ({"description": "x" * 101}, "100 or fewer"),
        ({"options": [OPTION | {"name": f"o{n}"} for n in range(26)]}, "25 or fewer"),
        ({"options": [OPTION, OPTION]}, "unique"),
        ({"options": [OPTION, OPTION | {"name": "b", "required": True}]}, "Required options"),
        ({"options": [OPTION, OPTION | {"name": "b", "type": 1}]}, "mutually exclusive"),
        ({"options": [OPTION | {"type": 2, "options": [OPTION]}]}, "sub-commands only"),
        ({"options": [OPTION | {"autocomplete": True, "type": 6}]}, "take choices"),
        ({"name_localizations": {"fr": "Deux Mots"}}, "valid command name"),
    ],
)
def test_a_command_that_breaks_a_limit_is_refused(changes: Json, why: str) -> None:
    form = Form()
    check_commands(form, [{"name": "table", "description": "Tables"} | changes])
    assert why in str(form.errors)


def test_a_hundred_commands_fit_and_one_more_does_not() -> None:
    every = [{"name": f"c{n}", "description": "x"} for n in range(101)]
    form = Form()
    check_commands(form, every[:100])
    assert form.errors == {}
    check_commands(form, every)
    assert "commands" in form.errors


def test_twenty_five_choices_fit_and_one_more_does_not() -> None:
    every = [{"name": f"c{n}", "value": "x"} for n in range(26)]
    form = Form()
    check_choices(form, "choices", every[:25], 3)
    assert form.errors == {}
    check_choices(form, "choices", every, 3)
    assert "choices" in form.errors
