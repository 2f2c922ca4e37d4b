"""The service's limits on messages, components, embeds and modals."""

import copy
import itertools
import re
from collections.abc import Callable, Iterator
from enum import IntEnum

from tests.wire.refusals import Form, Json

EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15

Resolve = Callable[[str], Json | None]


class Kind(IntEnum):
    """Types of components that the service supports."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    INPUT = 4
    USER_SELECT = 5
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


_IN_CONTAINER = (Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR)
_TOP_V2 = (*_IN_CONTAINER, Kind.CONTAINER)
_CHILDREN: dict[int, tuple[int, ...]] = {
    Kind.ROW: (Kind.BUTTON, Kind.SELECT, Kind.USER_SELECT, Kind.INPUT),
    Kind.SECTION: (Kind.TEXT,),
    Kind.CONTAINER: _IN_CONTAINER,
}
_LENGTHS: dict[int, dict[str, tuple[int, int]]] = {
    Kind.ROW: {"components": (1, 5)},
    Kind.BUTTON: {"label": (0, 80)},
    Kind.SELECT: {"custom_id": (1, 100), "placeholder": (0, 150), "options": (1, 25)},
    Kind.USER_SELECT: {"custom_id": (1, 100), "placeholder": (0, 150)},
    Kind.INPUT: {"custom_id": (1, 100), "placeholder": (0, 100), "value": (0, 4000)},
    Kind.SECTION: {"components": (1, 3)},
    Kind.TEXT: {"content": (1, 4000)},
    Kind.THUMBNAIL: {"description": (0, 256)},
    Kind.GALLERY: {"items": (1, 10)},
    Kind.CONTAINER: {"components": (1, 40)},
    Kind.LABEL: {"label": (1, 45), "description": (0, 100)},
}
_EMBED = {"title": 256, "description": 4096, "fields": 25}
_LINK = 5


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[Json, str]]:
    """Every component, depth first, with its dotted path."""
    for i, component in enumerate(components):
        here = f"{path}.{i}"
        yield component, here
        yield from walk(component.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]], f"{here}.{key}")


def media(component: Json) -> list[Json]:
    """The pictures and files a component shows."""
    shown = [component.get("media"), component.get("file")]
    shown += [item.get("media") for item in component.get("items") or []]
    return [one for one in shown if one]


def check_message(form: Form, body: Json, *, v2: bool) -> None:
    """Check content (2000) and embeds (ten, 6000 in all); components v2 allow neither."""
    form.length("content", body.get("content"), 0, 2000)
    for key in ("content", "embeds"):
        if v2 and body.get(key):
            form.wrong(key, f"'{key}' cannot be used with IS_COMPONENTS_V2.")
    embeds = body.get("embeds") or []
    form.length("embeds", embeds, 0, 10)
    for i, embed in enumerate(embeds):
        for key, high in _EMBED.items():
            form.length(f"embeds.{i}.{key}", embed.get(key), 0, high)
        for j, field in enumerate(embed.get("fields") or []):
            form.length(f"embeds.{i}.fields.{j}.name", field.get("name"), 1, 256)
            form.length(f"embeds.{i}.fields.{j}.value", field.get("value"), 1, 1024)
    if sum(len(text) for embed in embeds for text in embed_texts(embed)) > 6000:
        form.wrong("embeds", "Embed size exceeds maximum size of 6000")
    _check_mentions(form, body.get("allowed_mentions") or {})


def embed_texts(embed: Json) -> list[str]:
    """Every text of an embed, in reading order."""
    fields = [field.get(key) for field in embed.get("fields") or [] for key in ("name", "value")]
    author, footer = embed.get("author") or {}, embed.get("footer") or {}
    parts = [author.get("name"), embed.get("title"), embed.get("description"), *fields]
    return [part for part in [*parts, footer.get("text")] if part]


def checked_components(
    form: Form, raw: list[Json], *, v2: bool, modal: bool = False, resolve: Resolve | None = None
) -> list[Json]:
    """A numbered copy of the components, uploads resolved; broken limits are noted in `form`."""
    components = copy.deepcopy(raw)
    every = list(walk(components))
    top = (Kind.ROW, Kind.TEXT, Kind.LABEL) if modal else _TOP_V2 if v2 else (Kind.ROW,)
    form.length("components", components, 0, 40 if v2 else 5)
    if len(every) > 40:
        form.wrong("components", f"There are {len(every)} components; 40 at most.")
    if sum(len(one.get("content") or "") for one, _ in every) > 4000:
        form.wrong("components", "The displayable text exceeds the maximum size of 4000.")
    ids = [one["custom_id"] for one, _ in every if one.get("custom_id")]
    for twice in {one for one in ids if ids.count(one) > 1}:
        form.wrong("components", f"Custom id {twice!r} cannot be duplicated.")
    for i, component in enumerate(components):
        if component.get("type") not in top:
            form.wrong(f"components.{i}.type", f"Not allowed here: {component.get('type')}.")
    _number(form, [component for component, _ in every])
    for component, path in every:
        _check_component(form, component, path)
        for shown in media(component):
            _unfurl(form, shown, path, resolve)
    return components


def _number(form: Form, components: list[Json]) -> None:
    """Keep the ids that were given, and number the other components with free ids."""
    given = [one["id"] for one in components if one.get("id")]
    for twice in {one for one in given if given.count(one) > 1}:
        form.wrong("components", f"Component id {twice} cannot be duplicated.")
    free = (number for number in itertools.count(1) if number not in given)
    for component in components:
        component["id"] = component.get("id") or next(free)


def _check_mentions(form: Form, allowed: Json) -> None:
    parse = allowed.get("parse") or []
    for name in parse:
        if name not in ("users", "roles", "everyone"):
            form.wrong("allowed_mentions.parse", f"{name!r} is no kind of mention.")
    for kind in ("users", "roles"):
        form.length(f"allowed_mentions.{kind}", allowed.get(kind), 0, 100)
        if kind in parse and allowed.get(kind):
            form.wrong("allowed_mentions", f"parse {kind} and {kind} ids are mutually exclusive.")


def _check_component(form: Form, component: Json, path: str) -> None:
    kind = component.get("type")
    if kind not in _LENGTHS and kind not in (Kind.FILE, Kind.SEPARATOR):
        form.wrong(f"{path}.type", f"Unknown component type {kind}.")
        return
    for key, (low, high) in _LENGTHS.get(kind, {}).items():
        form.length(f"{path}.{key}", component.get(key), low, high)
    children = component.get("components") or []
    for child in children:
        if child.get("type") not in _CHILDREN.get(kind, ()):
            form.wrong(f"{path}.components", f"Type {child.get('type')} is not allowed here.")
    if kind == Kind.ROW and len(children) > 1 and {c["type"] for c in children} != {Kind.BUTTON}:
        form.wrong(f"{path}.components", "A row holds five buttons or one select.")
    if kind == Kind.SECTION and not component.get("accessory"):
        form.wrong(f"{path}.accessory", "This field is required")
    for i, item in enumerate(component.get("items") or []):
        form.length(f"{path}.items.{i}.description", item.get("description"), 0, 256)
    if kind == Kind.BUTTON:
        _check_button(form, component, path)
    if kind == Kind.SELECT:
        _check_options(form, component, path)


def _check_button(form: Form, button: Json, path: str) -> None:
    link = button.get("style") == _LINK
    form.length(
        f"{path}.{'url' if link else 'custom_id'}", _target(button, link), 1, 512 if link else 100
    )
    emoji = button.get("emoji") or {}
    if not button.get("label") and not emoji:
        form.wrong(path, "A button needs a label or an emoji.")
    if emoji and not emoji.get("id") and re.fullmatch(r"[\w:]+", emoji.get("name") or "", re.ASCII):
        form.wrong(f"{path}.emoji.name", "Invalid emoji")


def _target(button: Json, link: bool) -> str | None:
    return button.get("url" if link else "custom_id")


def _check_options(form: Form, select: Json, path: str) -> None:
    options = select.get("options") or []
    for i, option in enumerate(options):
        form.length(f"{path}.options.{i}.label", option.get("label"), 1, 100)
        form.length(f"{path}.options.{i}.value", option.get("value"), 1, 100)
        form.length(f"{path}.options.{i}.description", option.get("description"), 0, 100)
    if len({option.get("value") for option in options}) < len(options):
        form.wrong(f"{path}.options", "The option values must be unique.")
    if (select.get("max_values") or 1) > len(options):
        form.wrong(f"{path}.max_values", "max_values exceeds the number of options.")


def _unfurl(form: Form, shown: Json, path: str, resolve: Resolve | None) -> None:
    url = shown.get("url") or ""
    upload = resolve(url) if resolve else None
    if upload:
        shown |= upload
    elif not re.match(r"https?://\S+$", url):
        form.wrong(f"{path}.media.url", f"The referenced attachment was not found: {url!r}")
