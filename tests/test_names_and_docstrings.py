"""Module docstrings and names of constants that a stranger reads without opening the code."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "renders", "bot", "cogs", "tests")

FIRST_WORDS = frozenset(
    {
        *("how", "what", "whatever", "when", "where", "whether", "which"),
        *("who", "whoever", "whom", "whose", "why"),
    }
)
"""First words of sentences that do not name their subject."""

AMOUNTS = frozenset(
    {
        *("BEST", "ENOUGH", "FAR", "FEW", "GREAT", "LARGE", "LATE", "LEAST", "LIMIT", "LITTLE"),
        *("LONG", "MANY", "MOST", "MUCH", "NEAR", "PATIENCE", "SHORT", "SLIGHT", "SMALL", "SOON"),
    }
)
"""Names of constants that say how much, and not of what."""


@pytest.fixture(scope="module")
def modules() -> dict[str, ast.Module]:
    """Each module by its path below the root."""
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_bytes()) for path in paths}


def is_riddle(docstring: str) -> bool:
    """Whether its first sentence opens without a subject, or does not end with a full stop."""
    paragraph, *_ = docstring.split("\n\n")
    first = docstring.split(maxsplit=1)[0].strip("*`,.:").lower()
    return first in FIRST_WORDS or paragraph.rstrip()[-1] not in ".:"


def bare_constants(module: ast.Module) -> list[str]:
    """Constants at the top of *module* that are called by an amount alone."""
    found: list[ast.expr] = []
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            found += statement.targets
        elif isinstance(statement, ast.AnnAssign):
            found.append(statement.target)
    names = [part.id for one in found for part in ast.walk(one) if isinstance(part, ast.Name)]
    return [name for name in names if name.lstrip("_") in AMOUNTS]


def test_a_module_docstring_opens_with_its_subject(modules: dict[str, ast.Module]) -> None:
    docstrings = ((path, ast.get_docstring(tree)) for path, tree in modules.items())
    riddles = {path for path, said in docstrings if said and is_riddle(said)}
    assert sorted(riddles) == []


def test_a_constant_is_called_by_its_subject(modules: dict[str, ast.Module]) -> None:
    bare = {path for path, tree in modules.items() if bare_constants(tree)}
    assert sorted(bare) == []


@pytest.mark.parametrize(
    ("docstring", "riddle"),
    [
        ("Threats that a move adds.", False),
        ("What ships are in danger of.", True),
        ("*Who* is hit: each ship.", True),
        ("Whatever is left.", True),
        ("Tables of the house", True),
        ("Errors of the engine:\n\n* one", False),
    ],
)
def test_a_docstring_without_a_subject_is_found_by_its_first_word(
    docstring: str, riddle: bool
) -> None:
    assert is_riddle(docstring) is riddle


def test_a_constant_called_by_an_amount_is_found_wherever_it_is_set() -> None:
    source = "MOST = 1\n_FAR: int = 2\nSHORT, WIDE = 3, 4\nMOST_STEPS = 5\ndef f():\n    LONG = 6"
    assert bare_constants(ast.parse(source)) == ["MOST", "_FAR", "SHORT"]
