"""Laws of wording that a game must keep: every sentence exists in every language."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words.option_fields import adapter_of
from engine.core.game import AnyGame
from engine.core.words import Text

LANGUAGES = ("en", "fr")
REFUSALS = ("RuleViolation", "NotOffered", "NotYourTurn")
LEAST_PREFIX = 3
"""Letters with which a key made at run time, such as ``f"card-{id}"``, must begin at least."""


@dataclass
class Message:
    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    """The variants a message may choose by each variable."""


Messages = dict[str, Message]


@dataclass
class Said:
    """A key as the source writes it; *facts* is None if they cannot be read from the source."""

    pattern: str
    facts: set[str] | None
    where: str

    def matches(self, key: str) -> bool:
        return re.fullmatch(self.pattern, key) is not None

    @property
    def key(self) -> str | None:
        """The key, if it is written in full."""
        plain = self.pattern.replace("\\", "")
        return plain if ".+" not in self.pattern else None


def faults(
    folder: Path, elsewhere: Iterable[Path] = (), shared: Messages | None = None
) -> list[str]:
    """Faults in the texts of the game in *folder*, in words.

    *elsewhere* are further sources that may use its messages; *shared* are further messages that it
    may use.
    """
    languages: dict[str, Messages] = {}
    found: list[str] = []
    for language in LANGUAGES:
        languages[language], wrong = read_all(folder / "text", language)
        found += wrong
    first, *others = languages.items()
    for other in others:
        found += _differences(first, other)
    said, constants = _sources([folder, *elsewhere])
    for language, messages in languages.items():
        known = {**(shared or {}), **messages}
        found += [f"{language}: {fault}" for fault in _missing(said, known)]
    refers = {key for message in first[1].values() for key in message.refers}
    used = constants | refers | {f"violation-{why}" for why in constants}
    idle = [key for key in first[1] if key not in used and not any(s.matches(key) for s in said)]
    found += [f"{key} is never used" for key in idle]
    return found


ABOUT_A_GAME = ("game-title", "game-about", "game-cover", "button-first-game")
"""Keys of what every game says of itself before it begins: what stands on its card at home."""


def unnamed(game: AnyGame, messages: Messages) -> list[str]:
    """Presets, options, values and levels of *game* that its own *messages* do not name.

    Names of things that do not exist are listed too.
    """
    fields = adapter_of(game.options_type).json_schema()["properties"]
    values = {
        one
        for field in fields.values()
        for one in field.get("enum", (field.get("const"),))
        if isinstance(one, str) and not one.isdecimal()
    }
    wanted = (
        ("preset-name", "preset", set(game.presets), set[str]()),
        ("option-name", "option", set(fields), set[str]()),
        ("option-value", "option", set[str](), set(fields)),
        ("option-value", "value", values, set[str]()),
        ("policy-name", "level", set(game.levels), {"random"}),
    )
    found = [f"{key} is not worded" for key in ABOUT_A_GAME if key not in messages]
    for key, variable, names, more in wanted:
        known = messages.get(key, Message()).variants.get(variable, set()) - {"other"}
        found += [f"{key}: {name} is not named" for name in sorted(names - known)]
        found += [f"{key}: there is no {name}" for name in sorted(known - names - more)]
    return found


def unworded(texts: Iterable[Text], messages: Messages) -> list[str]:
    """Faults of *texts* that a game made: keys without a message, and facts that are missing."""
    found: set[str] = set()
    for text in texts:
        given = {name for name, _ in text.facts}
        if text.key not in messages:
            found.add(f"{text.key} is not worded")
        elif lacks := _variables(text.key, messages) - given:
            found.add(f"{text.key} is not given {', '.join(sorted(lacks))}")
    return sorted(found)


def read_all(folder: Path, language: str) -> tuple[Messages, list[str]]:
    """The messages of all files of *language* below *folder*, and what is wrong with them."""
    messages: Messages = {}
    found: list[str] = []
    for path in sorted(folder.rglob(f"{language}.ftl")):
        more, wrong = read(path)
        found += [*wrong, *(f"{path.name}: {key} stands twice" for key in more if key in messages)]
        messages |= more
    return messages, found


def own_rooms(folder: Path, slugs: Iterable[str], slug: str | None = None) -> list[Path]:
    """The modules below *folder* that belong to the game *slug* or to no game.

    *slugs* are those of all games; without *slug*, only modules of no game are given.
    """
    others = {one for one in slugs if one != slug}
    modules = sorted(folder.rglob("*.py"))
    return [
        path
        for path in modules
        if path.relative_to(folder).parts[0].removesuffix(".py") not in others
    ]


def read(path: Path) -> tuple[Messages, list[str]]:
    """The messages of a Fluent file, and what is wrong with it; terms are named ``-term``."""
    messages: Messages = {}
    found: list[str] = []
    parser = FluentParser()
    for entry in parser.parse(path.read_text("utf-8")).body:
        match entry:
            case ftl.Junk():
                found.append(
                    f"{path.name}: cannot be read: {(entry.content or '').splitlines()[0]}"
                )
            case ftl.Message() | ftl.Term():
                key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if key in messages:
                    found.append(f"{path.name}: {key} stands twice")
                collector = _Collector()
                collector.visit(entry)
                messages[key] = collector.message
            case _:
                pass
    return messages, found


class _Collector(Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            chosen = self.message.variants.setdefault(node.selector.id.name, set())
            chosen.update(
                one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value
                for one in node.variants
            )
        self.generic_visit(node)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.message.refers.add(f"-{node.id.name}")
        self.generic_visit(node)


def _differences(one: tuple[str, Messages], two: tuple[str, Messages]) -> Iterator[str]:
    """Messages and variables that only one language has; terms may differ between languages."""
    (name, messages), (other, others) = one, two
    keys, other_keys = (
        {key for key in texts if not key.startswith("-")} for texts in (messages, others)
    )
    yield from (f"{other}: {key} is missing" for key in sorted(keys - other_keys))
    yield from (f"{name}: {key} is missing" for key in sorted(other_keys - keys))
    for key in sorted(keys & other_keys):
        if _variables(key, messages) != _variables(key, others):
            yield f"{key}: {name} and {other} have other variables"


def _variables(key: str, messages: Messages) -> set[str]:
    """The variables that *key* needs; those of a term do not count, since its user writes them."""
    message = messages.get(key, Message())
    deeper = (_variables(inner, messages) for inner in message.refers if inner[0] != "-")
    return message.variables.union(*deeper)


def _missing(said: Iterable[Said], messages: Messages) -> Iterator[str]:
    for one in said:
        if one.key is None:
            if not any(one.matches(key) for key in messages):
                yield f"{one.where}: nothing is called {one.pattern}"
        elif one.key not in messages:
            yield f"{one.where}: {one.key} is not worded"
        elif one.facts is not None and (lacks := _variables(one.key, messages) - one.facts):
            yield f"{one.where}: {one.key} is not given {', '.join(sorted(lacks))}"


def _sources(folders: Iterable[Path]) -> tuple[list[Said], set[str]]:
    """The keys used by modules below *folders*, and all strings of these modules and data files."""
    said: list[Said] = []
    constants: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*.toml")):
            constants.update(re.findall(r"[\w-]+", path.read_text("utf-8")))
        for path in [folder] if folder.is_file() else sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    constants.add(node.value)
                elif isinstance(node, ast.Call):
                    said += _said(node, path.name)
    return said, constants


def _said(call: ast.Call, module: str) -> Iterator[Said]:
    name = ast.unparse(call.func)
    if name == "Text.of" and call.args:
        prefix, key = "", call.args[0]
    elif name.split(".")[-1] in REFUSALS and len(call.args) > 1:
        prefix, key = "violation-", call.args[1]
    else:
        return
    facts = {word.arg for word in call.keywords if word.arg}
    known = all(word.arg for word in call.keywords)
    for pattern in _patterns(key):
        yield Said(re.escape(prefix) + pattern, facts if known else None, f"{module}:{call.lineno}")


def _patterns(key: ast.expr) -> Iterator[str]:
    """Patterns of the keys that the expression *key* can make; none if it cannot be read."""
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if (
            len(start) >= LEAST_PREFIX
        ):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in key.values
            )
        case _:
            pass
