"""The budgets of 2-architecture.md, enforced: sizes of functions and files, docstrings that name their authority."""

from __future__ import annotations

import ast
import io
import math
import subprocess
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("config", "evidence", "memories", "extraction")
LONGEST_FUNCTION, P90_FUNCTION = 40, 20
LONGEST_FILE, LONGEST_TEST_FILE = 300, 400
TOP_LEVEL = {
    *PACKAGES, "templates", "tests", "docs", "manage.py", "requirements.txt", "requirements-dev.txt",
    "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "Makefile", "requirements-bench.txt",
    "requirements-model.txt", "requirements-live.txt", "requirements-weights.txt",
}  # fmt: skip


def _sources(*folders: str) -> list[Path]:
    return [p for folder in folders for p in sorted((ROOT / folder).rglob("*.py")) if "migrations" not in p.parts]


def _code_lines(text: str) -> set[int]:
    """The numbers of the lines that hold code: no blank ones, no comments, no docstrings."""
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    lines = {n for t in tokens if t.type not in skipped for n in range(t.start[0], t.end[0] + 1)}
    return lines - _docstring_lines(ast.parse(text))


def _docstring_lines(tree: ast.AST) -> set[int]:
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [
        node.body[0] for node in ast.walk(tree) if isinstance(node, owners) and ast.get_docstring(node, clean=False)
    ]
    return {n for text in texts for n in range(text.lineno, (text.end_lineno or text.lineno) + 1)}


def _function_sizes(path: Path) -> list[tuple[int, str]]:
    text = path.read_text()
    code = _code_lines(text)
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [
        (len(code & set(range(f.lineno, (f.end_lineno or f.lineno) + 1))), f"{path.relative_to(ROOT)}:{f.name}")
        for f in functions
    ]


def test_no_function_of_the_product_is_longer_than_forty_code_lines_and_nine_tenths_are_at_most_twenty():
    sizes = sorted(size for path in _sources(*PACKAGES) for size in _function_sizes(path))
    counts = [size for size, _ in sizes]
    assert [name for size, name in sizes if size > LONGEST_FUNCTION] == []
    assert counts[math.ceil(len(counts) * 0.9) - 1] <= P90_FUNCTION


@pytest.mark.parametrize(("folders", "limit"), [(PACKAGES, LONGEST_FILE), (("tests",), LONGEST_TEST_FILE)])
def test_no_file_is_longer_than_its_budget(folders: tuple[str, ...], limit: int):
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in _sources(*folders)}
    assert {name: length for name, length in lengths.items() if length > limit} == {}


def test_every_module_of_the_product_opens_with_a_sentence_that_says_what_it_decides():
    texts = {str(path.relative_to(ROOT)): path.read_text() for path in _sources(*PACKAGES)}
    openings = {
        name: (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
        for name, text in texts.items()
        if text.strip()
    }
    assert [name for name, opening in openings.items() if not opening.strip().endswith((".", ")"))] == []


def test_the_top_level_holds_nothing_but_what_the_architecture_names():
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    top = {Path(name).parts[0] for name in tracked}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_a_broad_except_stands_in_the_chain_alone():
    broad = [
        str(path.relative_to(ROOT))
        for path in _sources(*PACKAGES)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or (isinstance(node.type, ast.Name) and node.type.id in {"Exception", "BaseException"}))
    ]
    assert broad == ["extraction/domain/chain.py"]
