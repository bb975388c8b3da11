"""What is personal in a decision, said by the types of its fields; and the way to every such value of a decision that is plain data.

A name is of somebody whom the log knows, a text is in somebody's own words, and a form is a `Person`. What has no mark is public: words of
the rulebook, numbers, times, and the names of entries and delegations.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import inspect

Mark = Literal["name", "maybe", "text", "form"]
_KEY: Final = "personal"

Who = Annotated[str, msgspec.Meta(extra={_KEY: "name"})]
"""The name by which a log knows a person."""
PerhapsWho = Annotated[str, msgspec.Meta(extra={_KEY: "maybe"})]
"""The name of a person, or else a word of the rulebook, an office or an entry."""
Said = Annotated[str, msgspec.Meta(extra={_KEY: "text"})]
"""What somebody wrote in their own words, which may name people."""


class Node(NamedTuple):
    """Where personal values lie in a value of some type: here, in fields, in all items, in the keys or the values of a table."""

    mark: Mark | None = None
    fields: Mapping[str, "Node"] = {}
    items: "Node | None" = None
    keys: Mark | None = None
    values: "Node | None" = None

    @property
    def empty(self) -> bool:
        """True where nothing is personal."""
        return self == Node()


Change = Callable[[Mark, Any, Mapping[str, Any] | None], Any]
"""Makes another value of a personal one; the third argument is what else is personal in the same table."""


def changed(node: Node, value: Any, change: Change, around: Mapping[str, Any] | None = None) -> Any:
    """The value with every personal part changed. Forms are changed before what lies beside them, so that it can be told whose it is."""
    if value is None or value == "":
        return value
    if node.mark is not None and (node.mark == "form" or isinstance(value, str)):
        return change(node.mark, value, around)
    if isinstance(value, dict):
        return _in_table(node, value, change)
    if isinstance(value, list | tuple) and node.items is not None:
        return [changed(node.items, one, change) for one in value]
    return value


def _in_table(node: Node, value: dict[str, Any], change: Change) -> dict[str, Any]:
    found = dict(value)
    for key in sorted(node.fields.keys() & value.keys(), key=lambda key: (not _forms(node.fields[key]), key)):
        found[key] = changed(node.fields[key], value[key], change, {near: found[near] for near in node.fields.keys() & value.keys()})
    if node.values is not None:
        found = {key: changed(node.values, one, change) for key, one in found.items()}
    if node.keys is not None:
        found = {change(node.keys, key, None): one for key, one in found.items()}
    return found


def _forms(node: Node) -> bool:
    """Whether forms lie here."""
    inner = (*node.fields.values(), *(one for one in (node.items, node.values) if one is not None))
    return node.mark == "form" or any(_forms(one) for one in inner)


@cache
def personal_in(decision: type[msgspec.Struct]) -> Node:
    """Where a decision of this type is personal."""
    return _node(inspect.type_info(decision))


def _node(info: Any) -> Node:
    match info:
        case inspect.Metadata():
            mark = (info.extra or {}).get(_KEY)
            return Node(mark=mark) if mark is not None else _node(info.type)
        case inspect.UnionType():
            return _together([_node(one) for one in info.types])
        case inspect.StructType():
            if getattr(info.cls, "is_form", False):
                return Node(mark="form")
            found = {field.encode_name: _node(field.type) for field in info.fields}
            return Node(fields={key: node for key, node in found.items() if not node.empty})
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType() | inspect.SetType():
            return _listed(_node(info.item_type))
        case inspect.TupleType():
            return _listed(_together([_node(one) for one in info.item_types]))
        case inspect.DictType():
            keys, values = _node(info.key_type), _node(info.value_type)
            return Node(keys=keys.mark, values=None if values.empty else values)
        case _:
            return Node()


def _listed(node: Node) -> Node:
    return Node() if node.empty else Node(items=node)


def _together(nodes: list[Node]) -> Node:
    """What may be one of several: each kind of value finds its own way."""
    found = Node()
    for one in nodes:
        found = Node(
            found.mark or one.mark,
            {**found.fields, **one.fields},
            found.items or one.items,
            found.keys or one.keys,
            found.values or one.values,
        )
    return found
