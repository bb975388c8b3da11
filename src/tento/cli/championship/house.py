"""An event at a house, reached by HTTP with the token of an account, or of a referee's link."""

import time
from http.client import HTTPException
from typing import Any, Final, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import typer

from tento.championship.core.bundle import Bundle
from tento.cli.shared import fail
from tento.club.ports import PictureRow
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

REFUSED: Final = 1
SECONDS: Final = 30.0
LARGEST: Final = 64 * 1024 * 1024
TOO_FAST: Final = 429
NOT_GIVEN: Final = (401, 403)
"""How a house answers those who may not read what they ask for."""
ADDRESS: Final = ("http://", "https://")
LINK: Final = "te_"
"""How the token of a referee's link begins."""
PATIENCE: Final = 30
"""So often what is asked too fast is asked again, each time after as many seconds as the house says."""
LONGEST_WAIT: Final = 30


def is_address(event: str) -> bool:
    """Whether an event is at a house and not in a file."""
    return event.startswith(ADDRESS)


def open_there(house: str, token: str, asked: dict[str, Any], lang: Lang) -> str:
    """Opens an event at a house: its address there."""
    parts = urlsplit(house)
    opened = House(f"{parts.scheme}://{parts.netloc}/evento/new", token, lang).begin(asked)
    return f"{parts.scheme}://{parts.netloc}/evento/{opened}"


class FieldThere(msgspec.Struct, frozen=True):
    """A field of a decision, as a house tells it."""

    name: str
    required: bool


class ActThere(msgspec.Struct, frozen=True):
    """A decision that may be made at a house now."""

    do: str
    role: str
    articles: tuple[str, ...]
    fields: tuple[FieldThere, ...]
    ways: tuple[dict[str, str], ...] | None


class ActsThere(msgspec.Struct, frozen=True):
    """What may be decided at a house now, in which roles, and the number of the last decision that the answer goes by."""

    number: int
    roles: tuple[str, ...]
    acts: tuple[ActThere, ...]


class FileThere(msgspec.Struct, frozen=True):
    """A paper or a workbook of an event at a house."""

    name: str
    ending: str


class House:
    """One event at one house. What the house refuses ends the command, with its words."""

    json = False
    """Whether what is refused is told to a program."""

    def __init__(self, address: str, token: str, lang: Lang) -> None:
        parts = urlsplit(address)
        self.event = parts.path.rstrip("/").rpartition("/")[2]
        self._address, self._token, self._lang = address, token, lang
        if parts.scheme not in ("http", "https") or not self.event:
            fail(self._answered("https://house/evento/ID"))
        self._url = f"{parts.scheme}://{parts.netloc}/api/events/{self.event}"

    def begin(self, asked: dict[str, Any]) -> str:
        """Opens an event; its id."""
        return str(msgspec.json.decode(self.ask("POST", "..", asked), type=dict[str, Any])["id"])

    def acts(self) -> ActsThere:
        """What may be decided with this token now."""
        return msgspec.json.decode(self.ask("GET", "acts"), type=ActsThere)

    def decide(self, asked: dict[str, Any], *, preview: bool) -> bytes:
        """Sends a decision: what followed from it, as JSON."""
        return self.ask("POST", "preview" if preview else "decisions", asked)

    def bundle(self) -> Bundle:
        """The whole event."""
        return msgspec.json.decode(self.ask("GET", "bundle"), type=Bundle)

    def bundle_if_given(self) -> Bundle | None:
        """The whole event, if this token is its organiser's."""
        try:
            return msgspec.json.decode(self._patiently("GET", "bundle"), type=Bundle)
        except HTTPError as error:
            if error.code not in NOT_GIVEN:
                self._refused(error)
        return None

    def log(self) -> str:
        """The log as this token may read it: the whole of it, or names and results."""
        return self.ask("GET", "log").decode()

    def shown(self) -> bytes:
        """The event as everybody may see it, as JSON."""
        return self.ask("GET", "")

    def news(self) -> bytes:
        """The last decisions, told to this reader, as JSON."""
        return self.ask("GET", "since/0")

    def files(self) -> list[FileThere]:
        """The papers and workbooks that this token may have."""
        return msgspec.json.decode(self.ask("GET", "files"), type=list[FileThere])

    def file(self, name: str) -> bytes:
        """What one of them holds."""
        return self.ask("GET", f"files/{name}")

    def bring(self, whole: Bundle) -> int:
        """Brings an event, or more of it; the number of its last decision there."""
        return msgspec.json.decode(self.ask("PUT", "bundle", whole), type=dict[str, int]).get("number", 0)

    def pictures(self) -> list[PictureRow]:
        """The photographs that the house has of the event."""
        listed = msgspec.json.decode(self.ask("GET", "pictures"), type=list[dict[str, Any]])
        return [PictureRow(event=self.event, **row) for row in listed]

    def picture(self, row: PictureRow) -> bytes:
        """What a photograph shows."""
        return self.ask("GET", f"pictures/{row.hash}")

    def bring_picture(self, row: PictureRow, content: bytes) -> None:
        """Brings a photograph, as it was taken."""
        told = {"match": row.match, "by": row.by, "at": row.at, "content": content}
        self.ask("PUT", f"pictures/{row.hash}", told)

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """What the house answers to a request; what it refuses ends the command."""
        try:
            return self._patiently(method, path, body)
        except HTTPError as error:
            self._refused(error)

    def _patiently(self, method: str, path: str, body: object = None) -> bytes:
        """The answer, asked again where it was asked too fast; HTTPError for what is refused."""
        for _ in range(PATIENCE):
            try:
                return self._asked(method, path, body)
            except HTTPError as error:
                wait = error.headers.get("Retry-After", "")
                if error.code != TOO_FAST or not wait.isdigit() or int(wait) > LONGEST_WAIT:
                    raise
                time.sleep(int(wait))
        fail(self._answered(str(TOO_FAST)))

    def _asked(self, method: str, path: str, body: object) -> bytes:
        who = (
            {"X-Event-Link": self._token}
            if self._token.startswith(LINK)
            else {"Authorization": f"Bearer {self._token}"}
            if self._token
            else {}
        )
        raw = body if isinstance(body, bytes) else None
        headers = {**who, "Accept-Language": self._lang, "Content-Type": "application/json" if raw is None else "application/octet-stream"}
        sent = raw if body is None or raw is not None else msgspec.json.encode(body)
        url = self._url.rpartition("/")[0] if path == ".." else f"{self._url}/{path}".rstrip("/")
        try:
            with urlopen(Request(url, sent, headers, method=method), timeout=SECONDS) as answer:
                read: bytes = answer.read(LARGEST)
                return read
        except HTTPError:
            raise
        except (URLError, HTTPException, OSError) as error:
            fail(self._answered(str(error)))

    def _refused(self, error: HTTPError) -> NoReturn:
        body = error.read(65_536)
        if self.json:
            typer.echo(body.decode(errors="replace"))
        else:
            told = _refusal(body)
            typer.echo(self._answered(told.sentence), err=True)
            if told.instead:
                typer.echo(pick(DESK["would_do"], self._lang).format(ways=told.instead), err=True)
        raise typer.Exit(REFUSED) from error

    def _answered(self, text: str) -> str:
        return pick(DESK["answered"], self._lang).format(address=self._address, text=text)


class _Refused(msgspec.Struct, frozen=True):
    text: str = "?"
    articles: tuple[str, ...] = ()
    instead: str = ""

    @property
    def sentence(self) -> str:
        """The sentence of the refusal with its articles."""
        return f"{self.text} ({', '.join(self.articles)})" if self.articles else self.text


def _refusal(body: bytes) -> _Refused:
    """A refusal as a house tells it; what cannot be read says nothing."""
    try:
        return msgspec.json.decode(body, type=_Refused)
    except msgspec.DecodeError:
        return _Refused()
