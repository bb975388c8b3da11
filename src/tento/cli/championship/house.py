"""An event at a house, as its organiser reaches it by HTTP with a token."""

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
PATIENCE: Final = 30
"""So often what is asked too fast is asked again, each time after as many seconds as the house says."""
LONGEST_WAIT: Final = 30


class House:
    """One event at one house. What the house refuses ends the command, with its words."""

    def __init__(self, address: str, token: str, lang: Lang) -> None:
        parts = urlsplit(address)
        self.event = parts.path.rstrip("/").rpartition("/")[2]
        self._address, self._token, self._lang = address, token, lang
        if parts.scheme not in ("http", "https") or not self.event:
            fail(self._answered("https://house/evento/ID"))
        self._url = f"{parts.scheme}://{parts.netloc}/api/events/{self.event}"

    def bundle(self) -> Bundle:
        """The whole event."""
        return msgspec.json.decode(self._ask("GET", "bundle"), type=Bundle)

    def bring(self, whole: Bundle) -> int:
        """Brings an event, or more of it; the number of its last decision there."""
        return msgspec.json.decode(self._ask("PUT", "bundle", whole), type=dict[str, int]).get("number", 0)

    def pictures(self) -> list[PictureRow]:
        """The photographs that the house has of the event."""
        listed = msgspec.json.decode(self._ask("GET", "pictures"), type=list[dict[str, Any]])
        return [PictureRow(event=self.event, **row) for row in listed]

    def picture(self, row: PictureRow) -> bytes:
        """What a photograph shows."""
        return self._ask("GET", f"pictures/{row.hash}")

    def bring_picture(self, row: PictureRow, content: bytes) -> None:
        """Brings a photograph, as it was taken."""
        told = {"match": row.match, "by": row.by, "at": row.at, "content": content}
        self._ask("PUT", f"pictures/{row.hash}", told)

    def _ask(self, method: str, path: str, body: object = None) -> bytes:
        for _ in range(PATIENCE):
            try:
                return self._asked(method, path, body)
            except HTTPError as error:
                wait = error.headers.get("Retry-After", "")
                if error.code != TOO_FAST or not wait.isdigit() or int(wait) > LONGEST_WAIT:
                    self._refused(error)
                time.sleep(int(wait))
        fail(self._answered(str(TOO_FAST)))

    def _asked(self, method: str, path: str, body: object) -> bytes:
        headers = {"Authorization": f"Bearer {self._token}", "Accept-Language": self._lang, "Content-Type": "application/json"}
        sent = None if body is None else msgspec.json.encode(body)
        try:
            with urlopen(Request(f"{self._url}/{path}", sent, headers, method=method), timeout=SECONDS) as answer:
                read: bytes = answer.read(LARGEST)
                return read
        except HTTPError:
            raise
        except (URLError, HTTPException, OSError) as error:
            fail(self._answered(str(error)))

    def _refused(self, error: HTTPError) -> NoReturn:
        typer.echo(self._answered(_told(error.read(65_536))), err=True)
        raise typer.Exit(REFUSED) from error

    def _answered(self, text: str) -> str:
        return pick(DESK["answered"], self._lang).format(address=self._address, text=text)


def _told(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body, type=dict[str, object]).get("text", ""))
    except msgspec.DecodeError:
        return "?"
