"""Faults to plant: every small change that Cosmic Ray's operators and four of our own can make to a source, where it would mean something.

What no test could see is left out by rule: types, decorators (caches, and the marks of articles, which have their own check), assertions,
logging, and words of a class statement that change no value.
"""

import ast
import difflib
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

Position = tuple[int, int]
Span = tuple[Position, Position]


class Place(NamedTuple):
    """Where something may be changed: the file and the first sign."""

    path: Path
    line: int
    column: int


class Mutant(NamedTuple):
    """One change: the operator that makes it, and its number among all that this operator could make in the file."""

    place: Place
    operator: str
    occurrence: int


class _Own(Operator):  # type: ignore[misc]  # Cosmic Ray comes without types
    """An operator of our own."""

    @classmethod
    def examples(cls) -> tuple[()]:
        """Ours are tried by their tests."""
        return ()


class DropOperand(_Own):
    """Leaves one side of an `and` or an `or` out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Each operand."""
        if node.type in ("and_test", "or_test"):
            yield from ((operand.start_pos, operand.end_pos) for operand in node.children[::2])

    def mutate(self, node: Any, index: int) -> Any:
        """Without the operand and the word beside it."""
        del node.children[max(0, 2 * index - 1) : 2 * index + (2 if index == 0 else 1)]
        return node


class DropStatement(_Own):
    """Leaves out a call that is made for what it does."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """A statement that is nothing but a call, awaited or not."""
        if node.type == "simple_stmt" and node.children[0].type in ("atom_expr", "power") and node.children[0].get_code().endswith(")"):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, _index: int) -> Any:
        """Nothing is done instead."""
        first = node.children[0]
        node.children[0] = parso.python.tree.Keyword("pass", first.start_pos, prefix=first.get_first_leaf().prefix)
        return node


class SwapIn(_Own):
    """`in` for `not in`, and the other way round."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """The words between two operands."""
        if node.type == "comparison":
            yield from ((word.start_pos, word.end_pos) for word in node.children[1::2] if _word(word) in ("in", "not in"))

    def mutate(self, node: Any, index: int) -> Any:
        """The other word."""
        places = [place for place in range(1, len(node.children), 2) if _word(node.children[place]) in ("in", "not in")]
        other = "not in" if _word(node.children[places[index]]) == "in" else "in"
        node.children[places[index]] = get_ast(f" {other}")
        return node


def _word(node: Any) -> str:
    return " ".join(node.get_code().split())


class NegateFilter(_Own):
    """A comprehension takes what it left out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """The condition of a comprehension."""
        if node.type == "comp_if":
            yield node.children[1].start_pos, node.children[1].end_pos

    def mutate(self, node: Any, _index: int) -> Any:
        """The opposite."""
        node.children[1] = get_ast(f" not ({node.children[1].get_code().strip()})")
        return node


_LEFT_OUT = ("RemoveDecorator", "VariableReplacer", "VariableInserter")
_IDENTITY = re.compile(r"Comparison.*_Is(Not)?(_|$)")
"""`is` compares with None and single objects: where it stands its opposite is tried, and nowhere else."""
_OWN = {kind.__name__: kind() for kind in (DropOperand, DropStatement, SwapIn, NegateFilter)}
OPERATORS: dict[str, Any] = {
    **{
        name.split("/")[1]: get_operator(name)()
        for name in operator_names()
        if not name.endswith(_LEFT_OUT) and (not _IDENTITY.search(name) or name.endswith(("_Is_IsNot", "_IsNot_Is")))
    },
    **_OWN,
}


_UNCHANGED = ("name", "newline", "string", "trailer", "atom_expr", "param", "arglist", "expr_stmt")
"""What no operator changes: more than half of a source."""


def mutants_of(path: Path, measured: Collection[str] = ()) -> Iterator[Mutant]:
    """Every change of a file that means something, but those of the values with a name among the measured ones."""
    source = path.read_text(encoding="utf-8")
    spared = list(spared_spans(source, measured))
    counts = dict.fromkeys(OPERATORS, 0)
    for node in ast_nodes(get_ast(source)):
        if node.type in _UNCHANGED:
            continue
        for name, operator in OPERATORS.items():
            for start, end in operator.mutation_positions(node):
                if not any(first <= start and end <= last for first, last in spared) and not _orders_words(node, name):
                    yield Mutant(Place(path, *start), name, counts[name])
                counts[name] += 1


def _orders_words(node: Any, operator: str) -> bool:
    """A word is another word or the same; that it stands before another in the alphabet means nothing."""
    compared = operator.startswith("ReplaceComparisonOperator") and not operator.endswith(("_Eq", "_NotEq"))
    return compared and any(operand.type in ("string", "strings", "fstring") for operand in node.children[::2])


def mutated(source: str, mutant: Mutant) -> str | None:
    """The source with the change; None where it gives no program, or the same one."""
    changed: str | None = mutate_code(source, OPERATORS[mutant.operator], mutant.occurrence)
    if changed is None:
        return None
    try:
        same = ast.dump(ast.parse(changed)) == ast.dump(ast.parse(source))
    except SyntaxError:
        return None
    return None if same else changed


def difference(before: str, after: str) -> str:
    """The lines that went and the lines that came."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def statement(source: str, line: int) -> tuple[int, int] | None:
    """The first and the last line of the statement in a function where this line stands; of an `if` or a `for` only the head.

    None if it stands outside every function, or says what a function's arguments are when nobody gives them.
    """
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    bodies = [inside for function in functions for inside in function.body if inside.lineno <= line <= (inside.end_lineno or 0)]
    spans = [_lines(node) for body in bodies for node in ast.walk(body) if isinstance(node, ast.stmt)]
    return min((span for span in spans if span[0] <= line <= span[1]), key=lambda span: span[1] - span[0], default=None)


def _lines(node: ast.stmt) -> tuple[int, int]:
    inner = [part.lineno for name in ("body", "cases") for part in getattr(node, name, [])[:1] if isinstance(part, ast.stmt)]
    return node.lineno, max(node.lineno, inner[0] - 1) if inner else (node.end_lineno or node.lineno)


def spared_spans(source: str, measured: Collection[str] = ()) -> Iterator[Span]:
    """Where a change could not be seen by any test."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        for part in (*_spared(node), *_measured(node, measured)):
            yield _position(lines, part.lineno, part.col_offset), _position(lines, part.end_lineno, part.end_col_offset)


def _position(lines: list[str], line: int, offset: int) -> Position:
    """Python counts bytes, Cosmic Ray signs."""
    return line, len(lines[line - 1].encode()[:offset].decode())


def _spared(node: ast.AST) -> Iterator[Any]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from (*node.decorator_list, *([node.returns] if node.returns else []))
        case ast.ClassDef():
            yield from (*node.decorator_list, *(word.value for word in node.keywords if word.arg in ("gc", "kw_only")))
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.BinOp(op=ast.BitOr()) if _is_type(node.left) or _is_type(node.right):
            yield node
        case ast.Assert() | ast.MatchOr():
            yield node
        case ast.Call(func=ast.Name(id="zip"), keywords=keywords):  # `strict` asserts that nothing is left over
            yield from (word.value for word in keywords)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))):
            yield node


def _measured(node: ast.AST, names: Collection[str]) -> Iterator[Any]:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield from [value] if name in names else []


_BUILT_IN = ("int", "str", "bytes", "bool", "float", "tuple", "list", "dict", "set", "frozenset")


def _is_type(node: ast.expr) -> bool:
    """A name of a type, by the way it is written."""
    match node:
        case ast.BinOp(op=ast.BitOr()):
            return _is_type(node.left) or _is_type(node.right)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in _BUILT_IN or (name[:1].isupper() and not name.isupper())
        case ast.Subscript():
            return _is_type(node.value)
        case ast.Constant(value=None):
            return True
        case _:
            return False
