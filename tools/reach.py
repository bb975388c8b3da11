"""Which functions a decision of a championship, an action at a table or a ruling comes to: read from the sources, without running them.

A function leads to every function, class and table that it names. It leads to a method where it, or a function that leads to it, speaks
of a class (in an annotation too) that has a method of the name that somebody uses. What only a test or a case calls is not found.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
CONTRACT: Final = ("new", "legal", "apply", "waiting", "timeout", "outcome", "view")
"""What a table asks of its game."""
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


class Spoken(NamedTuple):
    """What a piece of code speaks of: names and attributes of modules by their dotted path, classes, and attributes of anything."""

    names: frozenset[str]
    classes: frozenset[str]
    attributes: frozenset[str]


class Module:
    """One file: what it defines by its name, with methods as `Class.method`, and what it imports by the name it gives it."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.defined: dict[str, list[ast.AST]] = defaultdict(list)
        self.imported = dict(_imports(tree))
        for node in tree.body:
            self._define(node)

    def _define(self, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.defined[node.name].append(node)
            case ast.ClassDef():
                self.defined[node.name].append(node)
                for inner in node.body:
                    if isinstance(inner, FUNCTIONS):
                        self.defined[f"{node.name}.{inner.name}"].append(inner)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, ast.Name):
                        self.defined[target.id].append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                self.defined[name].append(value)


def _imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((one.asname or one.name, f"{node.module}.{one.name}") for one in node.names)
        elif isinstance(node, ast.Import):
            yield from ((one.asname, one.name) for one in node.names if one.asname)


class Sources:
    """The files of a package by the dotted name of each; a file is read when something in it is asked for."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts
        self._modules: dict[str, Module] = {}
        self._spoken: dict[str, Spoken] = {}

    def module(self, name: str) -> Module:
        """A file of the package."""
        if name not in self._modules:
            self._modules[name] = Module(name, ast.parse(self.texts[name]))
        return self._modules[name]

    def methods(self, path: str) -> set[str]:
        """The names of the methods of a class."""
        module, name = self.split(path)
        return {defined.rpartition(".")[2] for defined in module.defined if defined.startswith(f"{name}.")}

    def found(self, path: str) -> str | None:
        """The path under which something is defined, or the module itself; None for what is not of the package."""
        while path not in self.texts:
            module, _, name = path.rpartition(".")
            if module not in self.texts:
                return None
            if name in self.module(module).defined:
                return path
            if name not in self.module(module).imported:
                return None
            path = self.module(module).imported[name]
        return path

    def split(self, path: str) -> tuple[Module, str]:
        """The module of something defined, and its name there."""
        module, _, name = path.rpartition(".")
        if module not in self.texts:
            module, _, of = module.rpartition(".")
            name = f"{of}.{name}"
        return self.module(module), name

    def spoken(self, path: str) -> Spoken:
        """What something defined speaks of."""
        if path not in self._spoken:
            module, name = self.split(path)
            self._spoken[path] = _Reading(self, module).of(module.defined[name])
        return self._spoken[path]

    def is_class(self, path: str) -> bool:
        """Whether a class is defined there."""
        module, name = self.split(path)
        return isinstance(module.defined[name][0], ast.ClassDef)


class _Reading(ast.NodeVisitor):
    """Collects what code of one module speaks of."""

    def __init__(self, sources: Sources, module: Module) -> None:
        self._sources, self._module = sources, module
        self._names: set[str] = set()
        self._classes: set[str] = set()
        self._attributes: set[str] = set()

    def of(self, nodes: Iterable[ast.AST]) -> Spoken:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                self._class(node)
            else:
                self.visit(node)
        return Spoken(frozenset(self._names), frozenset(self._classes), frozenset(self._attributes))

    def _class(self, node: ast.ClassDef) -> None:
        """Its bases and fields; of its methods those that Python calls by itself. The others are found by their names."""
        for part in [*node.bases, *node.body]:
            if not isinstance(part, FUNCTIONS) or part.name.startswith("__"):
                self.visit(part)

    def _named(self, name: str) -> str | None:
        if name in self._module.defined:
            return f"{self._module.name}.{name}"
        return self._sources.found(self._module.imported[name]) if name in self._module.imported else None

    def visit_Name(self, node: ast.Name) -> None:
        found = self._named(node.id)
        if found is not None and found not in self._sources.texts:
            self._names.add(found)

    def _of_module(self, node: ast.AST) -> str | None:
        """What an attribute of a module is; None for anything else."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return None
        module = self._named(node.value.id)
        return self._sources.found(f"{module}.{node.attr}") if module in self._sources.texts else None

    def visit_Attribute(self, node: ast.Attribute) -> None:
        found = self._of_module(node)
        if found is not None:
            self._names.add(found)
            return
        self._attributes.add(node.attr)
        self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Its body; annotations only tell which classes it is about, and decorators what it is marked as."""
        arguments = node.args
        for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]:
            if argument is not None:
                self._annotation(argument.annotation)
        self._annotation(node.returns)
        for part in [*arguments.defaults, *filter(None, arguments.kw_defaults), *node.body]:
            self.visit(part)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name that ast.NodeVisitor calls

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._annotation(node.annotation)
        if node.value is not None:
            self.visit(node.value)

    def _annotation(self, node: ast.expr | None) -> None:
        if node is None:
            return
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        for part in ast.walk(node):
            found = self._named(part.id) if isinstance(part, ast.Name) else self._of_module(part)
            if found is not None and found not in self._sources.texts:
                self._classes.add(found)


class _Reach:
    """The search from some functions on."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self.functions: set[str] = set()
        self._classes: dict[str, set[str]] = {}
        self._attributes: set[str] = set()
        self._todo: list[str] = []

    def go(self, roots: Iterable[str]) -> set[str]:
        self._todo = list(roots)
        while self._todo:
            path = self._todo.pop()
            if path not in self.functions:
                self.functions.add(path)
                self._speak(self._sources.spoken(path))
                if self._sources.is_class(path):
                    self._about(path)
        return self.functions

    def _speak(self, spoken: Spoken) -> None:
        self._todo += spoken.names
        for path in spoken.classes:
            self._about(path)
        for name in spoken.attributes - self._attributes:
            self._attributes.add(name)
            self._todo += [f"{path}.{name}" for path, methods in self._classes.items() if name in methods]

    def _about(self, path: str) -> None:
        """A class, or a name for several, is spoken of: its methods are found if somebody uses their names."""
        if path in self._classes:
            return
        methods = self._classes[path] = self._sources.methods(path)
        spoken = self._sources.spoken(path)
        for other in spoken.classes | (frozenset() if self._sources.is_class(path) else spoken.names):
            self._about(other)
        self._todo += [f"{path}.{name}" for name in methods & self._attributes]


def reached(sources: Sources, roots: Iterable[str]) -> set[str]:
    """Everything that these functions lead to, themselves included, by its dotted path."""
    return _Reach(sources).go(roots)


def read_sources(package: str = "tento") -> Sources:
    """The sources of the package."""
    texts = {}
    for path in sorted((SOURCES / package).rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        texts[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return Sources(texts)


def doors(sources: Sources) -> Iterator[str]:
    """Where people act: opening and deciding of each kind of championship, the contract of each game, and the rulings that it gives."""
    for name in sources.texts:
        kind = name.removeprefix("tento.championship.").removesuffix(".tournament")
        if name == f"tento.championship.{kind}.tournament" and kind != "core":
            yield from filter(None, (sources.found(f"{name}.{act}") for act in ("open", "decide")))
        game = name.removeprefix("tento.games.").removesuffix(".rules.game")
        if name == f"tento.games.{game}.rules.game":
            yield from filter(None, (sources.found(f"{name}.{act}") for act in CONTRACT))
        if name.startswith("tento.games.") and name.endswith(".rulings.ruling"):
            yield f"{name}.answer"
