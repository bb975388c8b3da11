"""A rulebook as text that is kept beside what was played under it, so that it can be read again when its file has changed.

The text is JSON. A rulebook of a file is written whole; one with options agreed on at a table only by what it changes of that one,
because everybody may agree on other options, and its articles are the same.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from tento.rulebooks.championship.kinds import KINDS, ChampionshipRules, rules_in
from tento.rulebooks.game_values import values_of
from tento.rulebooks.reading import RulebookError, types_of
from tento.rulebooks.rulebook import Option, Rulebook

T = TypeVar("T")


class ChangedRulebook(msgspec.Struct, frozen=True, kw_only=True):
    """What options change of the rulebook with the hash `base`."""

    base: str
    name: str
    hash: str
    values: dict[str, Any]
    championship: msgspec.Raw = msgspec.Raw(b"null")


def write_whole(rulebook: Rulebook) -> str:
    """The whole rulebook as text."""
    return msgspec.json.encode(rulebook).decode()


def write_changed(rulebook: Rulebook, base: Rulebook) -> str:
    """The text of a rulebook that an overlay made of this base."""
    championship = msgspec.Raw(msgspec.json.encode(rulebook.championship))
    values = msgspec.to_builtins(rulebook.values)
    changed = ChangedRulebook(base=base.hash, name=rulebook.name, hash=rulebook.hash, values=values, championship=championship)
    return msgspec.json.encode(changed).decode()


def base_of(text: str) -> str | None:
    """The hash of the rulebook that this text changes; None if it is whole. RulebookError if it is no text of a rulebook."""
    return _read(text, _Base).base


def read_whole(text: str, now: Rulebook | None) -> Rulebook:
    """The rulebook of a whole text, under the hash with which it was kept. RulebookError if this program cannot read it.

    `now` is the one of the same name today, if there is one: a rule that the program has learnt since then is taken from it.
    """
    kept = _read(text, _Whole)
    championship = _championship(kept.championship)
    return Rulebook(
        name=kept.name,
        game=kept.game,
        title=kept.title,
        source=kept.source,
        parent=kept.parent,
        values=_values(kept.name, kept.game, kept.values, now),
        championship=championship,
        articles=kept.articles,
        options=_typed(kept.options, {**types_of(values_of(kept.game).struct), **rules_in(championship)}),
        hash=kept.hash,
        citations=kept.citations,
    )


def read_changed(text: str, base: Rulebook, now: Rulebook | None) -> Rulebook:
    """The rulebook of a text that changes this base. RulebookError if this program cannot read it."""
    kept = _read(text, ChangedRulebook)
    return msgspec.structs.replace(
        base,
        name=kept.name,
        parent=base.name,
        values=_values(kept.name, base.game, kept.values, now),
        championship=_championship(kept.championship),
        hash=kept.hash,
    )


class _Base(msgspec.Struct, frozen=True):
    """The part of a text that says whether it is whole."""

    base: str | None = None


class _Whole(Rulebook, frozen=True, kw_only=True):
    """A rulebook whose parts are still to be read as the game's own."""

    values: dict[str, Any]
    championship: msgspec.Raw = msgspec.Raw(b"null")  # type: ignore[assignment]  # read afterwards, if it can be


def _read(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise RulebookError("kept rulebook", "", f"cannot be read any more: {error}") from error


def _values(name: str, game: str, kept: Mapping[str, Any], now: Rulebook | None) -> Any:
    learnt = msgspec.to_builtins(now.values) if now is not None and now.game == game else {}
    try:
        return msgspec.convert({**learnt, **kept}, values_of(game).struct, str_keys=True)
    except msgspec.ValidationError as error:
        raise RulebookError(name, "values", f"cannot be read any more: {error}") from error


def _championship(kept: msgspec.Raw) -> ChampionshipRules | None:
    """The competition of the rulebook; none if the program writes it otherwise today, for no table is played by it."""
    for kind in KINDS.values():
        try:
            found: ChampionshipRules | None = msgspec.json.decode(kept, type=kind.struct | None)
        except msgspec.DecodeError:
            continue
        return found
    return None


def _typed(options: Iterable[Option], types: Mapping[str, Any]) -> tuple[Option, ...]:
    """The options with their alternatives as values of their rules; as they were written where there is no such rule any more."""
    return tuple(_typed_as(types[option.rule], option) if option.rule in types else option for option in options)


def _typed_as(kind: Any, option: Option) -> Option:
    try:
        typed = tuple(msgspec.convert(found, kind, str_keys=True) for found in option.alternatives)
    except msgspec.ValidationError:
        return option
    return msgspec.structs.replace(option, alternatives=typed)
