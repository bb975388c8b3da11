"""What can be decided in an event now: by whom, by which article and with which values; and what is still asked for on a terminal."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from difflib import get_close_matches
from typing import Any, Final, NoReturn, get_args

import msgspec
import typer

from tento.championship.core.filling import kinds_of
from tento.championship.core.roles import Actor, Role
from tento.championship.core.tournament import Tournament
from tento.championship.registry import Replayed
from tento.cli.championship.fields import names_of
from tento.cli.shared import fail
from tento.club.events.venue.acting import Open, open_acts
from tento.club.events.venue.instead import LEGIBLE, SHOWN, as_typed, typed_as, would_do
from tento.texts.championship.core import ROLES
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

TABLES: Final = tuple(range(1, 501))


class OpenAct(msgspec.Struct, frozen=True):
    """A decision that somebody may make now. Fields in brackets may be missing; `ways` is null where it asks for more than one thing.

    `example` has values with which it would be taken, where they can be told.
    """

    do: str
    roles: tuple[str, ...]
    articles: tuple[str, ...]
    fields: tuple[str, ...]
    ways: tuple[dict[str, str], ...] | None
    example: dict[str, Any] = {}

    @property
    def needed(self) -> tuple[str, ...]:
        """The fields that must be told."""
        return tuple(field for field in self.fields if not field.startswith("["))


def anybody(role: Role, state: Any) -> Actor:
    """An actor of this role to whom every table and every entry of the event belongs: whoever it is, without a name."""
    entries = getattr(state, "entries", ())
    return Actor(name="", role=role, entries=tuple(entries) if isinstance(entries, Mapping) else (), tables=TABLES)


def acts_of(found: Replayed, at: datetime) -> list[OpenAct]:
    """The decisions that can be made in the event of a log, in their order, each with every role that may make it."""
    kind = found.tournament
    may: dict[str, list[Open]] = {}
    for role in get_args(Role):
        for act in open_acts(kind, found.state, (anybody(role, found.state),), at):
            may.setdefault(act.do, []).append(act)
    return [_open_act(kind, may[word]) for word in kinds_of(kind.Decision) if word in may]


def _open_act(kind: Tournament, acts: Sequence[Open]) -> OpenAct:
    first = acts[0]
    return OpenAct(
        do=first.do,
        roles=tuple(act.actor.role for act in acts),
        articles=first.articles,
        fields=tuple(names_of(first.kind, kind.filled.get(first.kind, ()))),
        ways=first.ways,
        example=as_typed(kind, first.kind, first.example),
    )


def acts_told(acts: Iterable[OpenAct], lang: Lang) -> Iterator[str]:
    """Two lines for each decision: its fields; who may make it, by which article, and what it may be about."""
    yield pick(DESK["decisions"], lang)
    for act in acts:
        yield f"  {act.do}: {', '.join(act.fields) or '–'}"
        roles = ", ".join(pick(ROLES[role], lang) if role in ROLES else role for role in act.roles)
        values = would_do(act.ways) or _example_told(act.example, lang)
        yield f"      {' · '.join(filter(None, (roles, ', '.join(act.articles), values)))}"


def _example_told(example: Mapping[str, Any], lang: Lang) -> str:
    """One way to make a decision as it is typed; nothing where that is too long to be read, as a form is."""
    text = typed_as(example)
    return pick(DESK["example"], lang).format(fields=text) if 0 < len(text) <= LEGIBLE else ""


def on_terminal() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def asked_for(acts: Sequence[OpenAct], decision: str, typed: Sequence[str], lang: Lang) -> tuple[str, list[str]]:
    """The decision and its fields, after whoever sits at the terminal was asked for what is missing; as they were typed elsewhere."""
    if not on_terminal():
        return decision, [*typed]
    if not decision:
        for line in acts_told(acts, lang):
            typer.echo(line)
        decision = typer.prompt(pick(DESK["which"], lang)).strip()
    act = next((one for one in acts if one.do == decision), None)
    told = {one.partition("=")[0] for one in typed}
    missing = [] if act is None else [field for field in act.needed if field not in told]
    return decision, [*typed, *(f"{field}={typer.prompt(_question(field, act)).strip()}" for field in missing)]


def _question(field: str, act: OpenAct | None) -> str:
    known = [way[field] for way in (act.ways if act is not None else None) or () if field in way]
    return f"{field} ({', '.join(known[:SHOWN])})" if known else field


def unknown_decision(asked: str, kinds: Iterable[str], lang: Lang) -> NoReturn:
    """Ends the command: there is no such decision, and which one is near."""
    near = get_close_matches(asked, list(kinds), 1)
    hint = pick(DESK["near"], lang).format(near=near[0]) if near else ""
    fail(pick(DESK["unknown"], lang).format(word=asked, near=hint))
