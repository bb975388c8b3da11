"""`tento championship new`: an event opened in a file or at a house, the first one or the next edition of another."""

from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import typer

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import NUMBERED, BadCpf, kinds_of
from tento.championship.core.log import rulebook_named
from tento.championship.core.tournament import Tournament
from tento.championship.pairs.editions import barred_by_cpf, carried_over
from tento.championship.registry import tournament_of
from tento.cli.championship.answers import JsonOption, say_json
from tento.cli.championship.at_house import TokenOption, here, new_there
from tento.cli.championship.decide import AtOption, ByOption, EventArgument, FieldsArgument, actor, opened, refused, when
from tento.cli.championship.event_file import EventFile, FileBusy
from tento.cli.championship.fields import BadField, read_fields
from tento.cli.championship.house import House, is_address
from tento.cli.championship.settings import settings
from tento.cli.shared import LangOption, Language, fail
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

AfterOption = Annotated[
    str,
    typer.Option(
        "--after",
        metavar="LOG",
        help="The edition before this one, its log or its address: people whom it suspended may not enter.",
        show_default=False,
    ),
]


class LastEdition(NamedTuple):
    """The edition before an event: where it ended, and the key that closed its CPFs."""

    state: Any
    cpf_key: bytes


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)


def new_command(  # noqa: PLR0913 - one argument for each option of the command
    log: EventArgument,
    rulebook: Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.")],
    fields: FieldsArgument = None,
    *,
    title: Annotated[str, typer.Option(help="The name of the event.")],
    by: ByOption = "organiser",
    at: AtOption = None,
    options: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A choice of the organiser, as in stages.groups.groups=4.")
    ] = None,
    after: AfterOption = "",
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Open an event under a rulebook: its log with the first decision, and its secrets beside it; or an event at a house."""
    event = EventFile(Path(log))
    try:
        rules = load(rulebook)
        kind = tournament_of(rules)
        if isinstance(kind, Refusal):
            return refused(kind, lang.code, as_json=as_json)
        chosen = settings(options or [])
        if is_address(log):
            own = read_fields(_opening_of(kind), fields or [], None)
            asked = {"title": title, "rulebook": rules.name, "options": chosen, "fields": own, **_after_there(after, log, lang.code)}
            return new_there(log, token, asked, as_json=as_json, lang=lang.code)
        last = _last_edition(after, rulebook, rules, token, lang.code) if after else None
        given = {
            "title": title,
            "rulebook": rules.name,
            "hash": rules.hash,
            "options": chosen,
            "by": actor(by, "organiser"),
            "at": when(at, lang.code, as_json=as_json),
        }
        with event.alone():
            if event.log.exists():
                fail(_say("exists", lang.code, log=log))
            refusal = _begun(event, rules, kind, given, fields or [], last)
        if refusal is not None:
            return refused(refusal, lang.code, as_json=as_json)
    except (RulebookError, BadField, ValueError) as error:
        fail(str(error))
    except BadCpf as error:
        return refused(error.refusal, lang.code, as_json=as_json)
    except FileBusy:
        fail(_say("busy", lang.code, log=log))
    if as_json:
        return say_json({"log": log, "secret": str(event.secret_path)})
    typer.echo(_say("opened", lang.code, log=log, secret=str(event.secret_path)))


def _opening_of(kind: Tournament) -> type[msgspec.Struct]:
    return next(one for one in kinds_of(kind.Decision).values() if issubclass(one, Opening))


def _begun(  # noqa: PLR0913, PLR0917 - what is opened, under which rulebook, and what is filled in
    event: EventFile, rules: Rulebook, kind: Tournament, given: dict[str, Any], typed: list[str], last: LastEdition | None
) -> Refusal | None:
    """Opens the event in its file, or says why that cannot be."""
    event.secret()
    wanted, cpf_key = _opening_of(kind), token_bytes(32) if last is None else last.cpf_key
    fields = read_fields(wanted, typed, cpf_key)
    if last is not None:
        fields = carried_over(last.state, fields)
    fields |= {NUMBERED: True} if NUMBERED in wanted.__struct_fields__ else {}
    opening = msgspec.convert({"do": wanted.__struct_config__.tag, **given, **fields}, kind.Decision, strict=False)
    return event.begin(rules, kind, opening, cpf_key)


def _after_there(after: str, house: str, lang: Lang) -> dict[str, str]:
    """Which edition an event at a house follows: one of the same house, which has the key of its CPFs."""
    if not after:
        return {}
    if not is_address(after) or urlsplit(after).netloc != urlsplit(house).netloc:
        fail(_say("after_elsewhere", lang, after=after, house=house))
    return {"after": House(after, "", lang).event}


def _last_edition(after: str, rulebook: str, rules: Rulebook, token: str, lang: Lang) -> LastEdition:
    """The edition before, from its log or from its house. One whose CPFs were closed under a key that is not there ends the command."""
    with here(after, token, lang) as log:
        if log is None:
            House(after, token, lang).bundle()  # says why this token does not get it, and ends the command
        if log is None or not log.exists():
            fail(_say("no_edition", lang, after=after))
        same = rulebook_named(log.read_text(encoding="utf-8")) == rules.name
        found, _ = opened(log, rulebook if same else None, lang)
        event = EventFile(log)
        if barred_by_cpf(found.state) and not event.has_cpf_key:
            fail(_say("no_cpf_key", lang, after=after, file=event.cpf_path.name))
        return LastEdition(found.state, event.cpf_key() if event.has_cpf_key else token_bytes(32))
