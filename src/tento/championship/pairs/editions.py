"""What one edition of a championship of pairs leaves to the next: the people and delegations whom it suspended."""

from typing import Any, Final

from tento.championship.pairs.state import State

BY_NAME: Final = ("name:", "undocumented:")
BY_DOCUMENT: Final = ("cpf:", "doc:", "erased:")


def carried_over(state: Any, fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of the next opening with everybody whom this edition suspended, beside those whom the organiser names."""
    named = fields.get("suspended", [])
    if not isinstance(state, State) or not state.next_edition or not isinstance(named, list | tuple):
        return fields
    return {**fields, "suspended": [*named, *sorted({*state.next_edition} - {*map(str, named)})]}


def barred_by_cpf(state: Any) -> bool:
    """Whether this edition suspended people whom the next one knows by the marks of their CPFs."""
    return isinstance(state, State) and any(key.startswith("cpf:") for key in state.next_edition)


def barred_names(state: State) -> list[str]:
    """The people and delegations who may not enter this edition, by name: the list of the last edition spells people without accents."""
    found = {_spelled(key): None for key in sorted(state.suspended) if not key.startswith(BY_DOCUMENT)}
    return [*found]


def _spelled(key: str) -> str:
    for mark in BY_NAME:
        if key.startswith(mark):
            return key.removeprefix(mark).title()
    return key


def barred_entries(state: State) -> list[str]:
    """The entries whose people may not enter the next edition."""
    return sorted(dict.fromkeys(state.next_edition.values()))
