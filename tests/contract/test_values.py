"""States, decisions, events and answers are values: nobody changes one after it was made."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tento

PACKAGES = ("cards", "rulebooks", "table", "games", "records", "championship", "club", "papers")


def kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from kinds_of(one)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_struct_is_frozen(package):
    for module in pkgutil.walk_packages([f"{tento.__path__[0]}/{package}"], f"tento.{package}."):
        importlib.import_module(module.name)
    kinds = {kind for kind in kinds_of(msgspec.Struct) if f"{kind.__module__}.".startswith(f"tento.{package}.")}
    assert kinds
    assert sorted(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if not kind.__struct_config__.frozen) == []
