"""A person's own client before anything reaches the bot: finding, typing, filling in commands."""

from collections.abc import Mapping
from typing import Any

from discord import Permissions

from tests.wire import command_limits as limits
from tests.wire.limits import Kind, walk
from tests.wire.refusals import Json
from tests.wire.things import DIRECT, Channel, Message, User
from tests.wire.world import World, named

_LINK = 5


class NotOffered(Exception):
    """Raised for something that a real client does not offer, so that no bot is told of it."""


def find_command(
    world: World, user: User, channel: Channel, path: str
) -> tuple[Json, list[Json], list[Json]]:
    """For "table new": the command, its chain of sub-commands, and the options of the last."""
    first, *rest = path.split()
    command = _pick(_visible(world, user, channel), first, f"/{first}")
    node, chain = command, []
    for word in rest:
        node = _pick(node.get("options") or [], word, f"/{path}")
        chain.append(node)
    options = node.get("options") or []
    if any(option["type"] in (limits.SUBCOMMAND, limits.GROUP) for option in options):
        raise NotOffered(f"/{path} is a group of {[option['name'] for option in options]}")
    return command, chain, options


def typed(
    world: World, channel: Channel, options: list[Json], values: Mapping[str, Any], resolved: Json
) -> list[Json]:
    """The values as a client sends them, checked against what the command declares."""
    if strange := values.keys() - {option["name"] for option in options}:
        raise NotOffered(f"no option {sorted(strange)}")
    if missing := [o["name"] for o in options if o.get("required") and o["name"] not in values]:
        raise NotOffered(f"required: {missing}")
    return [
        {"name": option["name"], "type": option["type"]}
        | {"value": _value(world, channel, option, values[option["name"]], resolved)}
        for option in options
        if values.get(option["name"]) is not None
    ]


def command_data(command: Json, chain: list[Json], options: list[Json], resolved: Json) -> Json:
    for node in reversed(chain):
        options = [{"name": node["name"], "type": node["type"], "options": options}]
    scope = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    own = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return own | scope | {"options": options, "resolved": resolved}


def press(user: User, message: Message, key: str | None) -> Json:
    """Data of a press on the button with this label or custom id; None means the only one."""
    button = _component(user, message, message.buttons, key)
    if button.get("style") == _LINK:
        raise NotOffered(f"{key!r} is a link")
    return {"custom_id": button["custom_id"], "component_type": Kind.BUTTON}


def choose(user: User, message: Message, values: list[str], key: str | None) -> Json:
    """Data of a choice, by labels or values, in the select with this placeholder or custom id."""
    select = _component(user, message, message.selects, key)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise NotOffered(f"{low} to {high} values, not {len(values)}")
    chosen = [_option(select, value) for value in values]
    return {"custom_id": select["custom_id"], "component_type": select["type"], "values": chosen}


def fill(modal: Json, values: Mapping[str, str]) -> Json:
    """Data of the modal with these fields filled in, by label or custom id."""
    left = dict(values)
    tops = [_filled_top(top, left) for top in modal["components"]]
    if left:
        raise NotOffered(f"the modal has no field {sorted(left)}")
    return {"custom_id": modal["custom_id"], "components": tops}


def _visible(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands that this person may use here, those of the guild first."""
    scope = channel.guild.id if channel.guild else 0
    every = [*world.commands.get(scope, []), *world.commands.get(None, [])]
    held = Permissions(channel.allowed(user))
    return [one for one in every if one["type"] == 1 and _usable(one, channel, held)]


def _usable(command: Json, channel: Channel, held: Permissions) -> bool:
    direct = channel.kind == DIRECT
    contexts = command.get("contexts")
    if contexts is not None and (1 if direct else 0) not in contexts:
        return False
    if direct:
        return contexts is not None or bool(command.get("dm_permission", True))
    needed = command.get("default_member_permissions")
    return needed is None or held.administrator or Permissions(int(needed)) <= held


def _pick(nodes: list[Json], name: str, what: str) -> Json:
    for node in nodes:
        if name in (node["name"], *(node.get("name_localizations") or {}).values()):
            return node
    raise NotOffered(f"{what}: no {name!r} among {[node['name'] for node in nodes]}")


def _value(world: World, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise NotOffered(f"{name}: {value!r} is none of {option['choices']}")
    if kind == limits.STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(str(value)) <= high:
            raise NotOffered(f"{name}: {low} to {high} characters")
        return str(value)
    if kind in (limits.INTEGER, limits.NUMBER):
        number = int(value) if kind == limits.INTEGER else float(value)
        low, high = option.get("min_value", number), option.get("max_value", number)
        if not low <= number <= high:
            raise NotOffered(f"{name}: {low} to {high}, not {number}")
        return number
    if kind == limits.BOOLEAN:
        return bool(value)
    if kind == limits.USER:
        return _resolve_user(channel, named(world.users, value), resolved)
    if kind == limits.CHANNEL:
        found = named(world.channels.values(), value)
        resolved.setdefault("channels", {})[str(found.id)] = found.json(world.bot)
        return str(found.id)
    raise NotOffered(f"{name}: options of type {kind} are not simulated")


def _resolve_user(channel: Channel, user: User, resolved: Json) -> str:
    resolved.setdefault("users", {})[str(user.id)] = user.json()
    if channel.guild:
        member = channel.guild.member(user) | {"permissions": str(channel.allowed(user))}
        resolved.setdefault("members", {})[str(user.id)] = member
    return str(user.id)


def _component(user: User, message: Message, pool: list[Json], key: str | None) -> Json:
    if not message.visible_to(user):
        raise NotOffered(f"{user.name} does not see that message")
    if key is None and len(pool) == 1:
        key = pool[0].get("custom_id")
    for name in ("custom_id", "label", "placeholder"):
        for one in pool:
            if key is not None and one.get(name) == key:
                if one.get("disabled"):
                    raise NotOffered(f"{key!r} is disabled")
                return one
    labels = [one.get("label") or one.get("placeholder") or one.get("custom_id") for one in pool]
    raise NotOffered(f"no {key!r} among {labels}")


def _option(select: Json, value: str) -> str:
    for option in select.get("options") or []:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    raise NotOffered(f"no {value!r} among {[one['label'] for one in select['options']]}")


def _filled_top(top: Json, left: dict[str, str]) -> Json:
    own: Json = {"type": top["type"], "id": top["id"]}
    if top["type"] == Kind.LABEL:
        return own | {"component": _filled(top["component"], top["label"], left)}
    inner = [_filled(one, one.get("label"), left) for one, _ in walk(top.get("components") or [])]
    return own | ({"components": inner} if inner else {})


def _filled(field: Json, label: str | None, left: dict[str, str]) -> Json:
    own: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    keys = [key for key in (field["custom_id"], label) if key in left]
    if field["type"] == Kind.SELECT:
        return own | {"values": [_option(field, left.pop(keys[0]))] if keys else []}
    text = left.pop(keys[0]) if keys else field.get("value") or ""
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if (field.get("required", True) and not text) or (text and not low <= len(text) <= high):
        raise NotOffered(f"{label}: {low} to {high} characters, not {len(text)}")
    return own | {"value": text}
