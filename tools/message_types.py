"""Writes the client's types from the schema of the server's messages; with --check only says whether they are up to date."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from tento.championship.core.known import Known
from tento.club.live.messages import ServerMessage
from tento.club.people.friends import MyPeople, PersonShown
from tento.games.registry import kits
from tento.web.api import cup_messages as cup
from tento.web.api import friends, ladder
from tento.web.api import memory_messages as memory
from tento.web.api import progress_messages as progress
from tento.web.api.events import board_messages as board
from tento.web.api.events import custody_messages as custody
from tento.web.api.events import messages as event
from tento.web.api.events import office_messages as office
from tento.web.api.events import pairs_messages as pairs
from tento.web.api.events.poker import messages as field
from tento.web.api.tournament_messages import NewTournament, TournamentNews, TournamentRow
from tento.web.refusals import DecisionRefused
from tento.web.sockets.client_messages import ClientMessage
from tento.web.sockets.events.messages import EventHello, EventServerMessage
from tento.web.sockets.people.session import PeopleMessage

SOURCES: Final = Path(__file__).parent.parent / "client" / "src"
HEAD: Final = "// Written by tools/message_types.py from the server's schema of messages. Do not edit: `make types` writes it anew.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> dict[Path, str]:
    """Each file of types: what every table says, and what is said at the tables of each game."""
    files = {SOURCES / "lib" / "messages.ts": types_of({"ServerMessage": ServerMessage, "ClientMessage": ClientMessage})}
    files[SOURCES / "lib" / "tournaments.ts"] = types_of(
        {"NewTournament": NewTournament, "TournamentRow": TournamentRow, "TournamentNews": TournamentNews}
    )
    files[SOURCES / "lib" / "cups.ts"] = types_of(
        {
            one.__name__: one
            for one in (cup.NewCup, cup.EnterCup, cup.CupRow, cup.CupRulebook, cup.CupNews, cup.CupInvite, cup.WeeklyCupShown)
        }
    )
    files[SOURCES / "lib" / "progress.ts"] = types_of(
        {one.__name__: one for one in (progress.League, progress.MyProgress, progress.MatchMedals)}
    )
    asked = {one.__name__: one for one in (event.NewEvent, event.NewDecision, event.NewRole, event.NewEventLink)}
    told = (event.EventLine, event.EventShown, event.EventNews, event.ChangedBody, event.ActsShown, event.EntryKept, event.RoleShown)
    answered = {one.__name__: one for one in (*told, event.LinkShown, event.LinkMade, DecisionRefused)}
    files[SOURCES / "lib" / "events.ts"] = types_of(asked | answered | {"EventServerMessage": EventServerMessage, "EventHello": EventHello})
    run = (
        field.FieldClock,
        field.DeskKept,
        field.FloorKept,
        field.MoneyKept,
        field.AskDeal,
        field.DealWays,
        field.AskSeason,
        field.SeasonKept,
    )
    files[SOURCES / "lib" / "field.ts"] = types_of({one.__name__: one for one in run})
    at_board = (
        board.BoardShown,
        board.Looker,
        board.NewLook,
        board.NewSignature,
        board.PinShown,
        board.NewCount,
        board.CountedSide,
        board.LinkCode,
        board.NewPicture,
        board.PictureShown,
    )
    files[SOURCES / "lib" / "board.ts"] = types_of({one.__name__: one for one in at_board})
    planned = (office.NewPlan, office.PlanShown, office.HeldUnder)
    shown = (office.EntryForm, pairs.AboutShown, office.FileShown, office.ListShown)
    files[SOURCES / "lib" / "event_office.ts"] = types_of({one.__name__: one for one in (*planned, *shown)})
    kept = (Known, custody.RequestShown, custody.PersonGoing, custody.MyData)
    files[SOURCES / "lib" / "event_people.ts"] = types_of({one.__name__: one for one in kept})
    known = {one.__name__: one for one in (MyPeople, PersonShown, friends.FriendCode, friends.NewReport)}
    files[SOURCES / "lib" / "friends.ts"] = types_of(known | {"PeopleMessage": PeopleMessage})
    files[SOURCES / "lib" / "memory.ts"] = types_of(
        {one.__name__: one for one in (memory.MemoryShown, memory.StyleCode, memory.StyleShown)}
    )
    files[SOURCES / "lib" / "ladder.ts"] = types_of({"LadderShown": ladder.LadderShown})
    for kit in kits():
        game = kit.game
        files[SOURCES / "games" / kit.name / "messages.ts"] = types_of(
            {"Action": game.SeatAction, "View": game.View, "GameEvent": game.AnyEvent}
        )
    return files


def types_of(unions: dict[str, Any]) -> str:
    """One exported type for each definition, and one for each union."""
    tops, parts = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    named = {_plain(name): one for name, one in parts.items()}
    named |= {name: one for name, one in zip(unions, tops, strict=True) if name not in named}
    return HEAD + "\n" + "\n".join(_declared(name, one) for name, one in sorted(named.items()))


def _plain(name: str) -> str:
    """The name of a definition as a name of TypeScript."""
    return "".join(letter for letter in name if letter.isalnum())


def _declared(name: str, one: dict[str, Any]) -> str:
    told = one.get("description", "").partition("\n")[0]
    comment = f"/** {told} */\n" if told else ""
    return f"{comment}export type {name} = {_type(one)};\n"


def _type(one: dict[str, Any]) -> str:
    if "$ref" in one:
        return _plain(one["$ref"].rpartition("/")[2])
    if "anyOf" in one:
        return " | ".join(_type(part) for part in one["anyOf"])
    if "const" in one:
        return _literal(one["const"])
    if "enum" in one:
        return " | ".join(_literal(value) for value in one["enum"])
    match one.get("type"):
        case "object":
            return _object(one)
        case "array":
            return _array(one)
        case list() as several:
            return " | ".join(SIMPLE[kind] for kind in several)
        case None:
            return "unknown"
        case kind:
            return SIMPLE[kind]


def _literal(value: object) -> str:
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else str(value).lower()


def _array(one: dict[str, Any]) -> str:
    if one.get("prefixItems"):
        return f"[{', '.join(_type(item) for item in one['prefixItems'])}]"
    items = one.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _object(one: dict[str, Any]) -> str:
    if "properties" not in one:
        values = one.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    tag = {name for name, part in one["properties"].items() if "enum" in part and len(part["enum"]) == 1}
    required = set(one.get("required", ())) | tag
    parts = [f"{name}{'' if name in required else '?'}: {_type(part)}" for name, part in one["properties"].items()]
    return "{ " + "; ".join(parts) + " }"


def main() -> int:
    """The program."""
    stale = [path for path, text in written().items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path.relative_to(SOURCES.parent.parent)} is out of date: run `make types`\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written()[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
