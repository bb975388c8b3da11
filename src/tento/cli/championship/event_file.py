"""An event in a file: read, decided, and every new line kept before anything is said. Beside it lie its people and its secrets."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
from filelock import FileLock, Timeout

from tento.championship.core.beside import Beside, PeopleFile, Thing, people_text
from tento.championship.core.bundle import Bundle, Parted, beyond, merged
from tento.championship.core.custody import Erase
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.erasing import owed, stripped
from tento.championship.core.ledger import CHECK_MARK, Ledger, Prepared
from tento.championship.core.log import LogError, is_sealed
from tento.championship.core.tournament import Made, Tournament, Transition
from tento.championship.pairs.state import State as PairsState
from tento.championship.registry import Replayed, replay
from tento.club.events.venue.picture_folder import PictureFolder
from tento.club.events.venue.pictures import of_erased
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

WAITED = 5.0
"""So many seconds another program that writes the same file is waited for."""


class FileBusy(Exception):
    """Another program is writing this event."""


class EventFile(NamedTuple):
    """The log of an event with its people, the secret of its draws and the key that closes its CPFs.

    They lie in `X.log`, `X.people.json`, `X.log.secret` and `X.log.cpf`; the last two are for the organiser alone.
    """

    log: Path

    @property
    def secret_path(self) -> Path:
        """Where the secret lies."""
        return self.log.with_name(f"{self.log.name}.secret")

    @property
    def cpf_path(self) -> Path:
        """Where the key that closes the CPFs lies."""
        return self.log.with_name(f"{self.log.name}.cpf")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """While this program may write; FileBusy if another one does."""
        try:
            with FileLock(self.log.with_name(f"{self.log.name}.lock"), timeout=WAITED):
                yield
        except Timeout as error:
            raise FileBusy(self.log.name) from error

    def secret(self) -> bytes:
        """The secret of this event, made when it is first asked for; only its owner may read the file."""
        if not self.secret_path.exists():
            _put_secret(self.secret_path, token_bytes(32).hex())
        return bytes.fromhex(self.secret_path.read_text(encoding="ascii"))

    def cpf_key(self) -> bytes:
        """The key that closes the CPFs of this event; one from before closes them under its secret."""
        return bytes.fromhex(self.cpf_path.read_text(encoding="ascii")) if self.cpf_path.exists() else self.secret()

    @property
    def has_cpf_key(self) -> bool:
        """Whether the key under which this event closed its CPFs lies beside the log."""
        return self.cpf_path.exists() or self.secret_path.exists()

    @property
    def people_path(self) -> Path:
        """Where its people lie."""
        return self.log.with_name(f"{self.log.name.removesuffix('.log')}.people.json")

    def things(self) -> dict[int, Thing]:
        """What lies beside the log. LogError if that cannot be read."""
        if not self.people_path.exists():
            return {}
        try:
            return msgspec.json.decode(self.people_path.read_bytes(), type=PeopleFile).things
        except msgspec.DecodeError as error:
            raise LogError(1, "people_missing", str(error)) from error

    def begin(self, rulebook: Rulebook, kind: Tournament, opening: DecisionBase, cpf_key: bytes) -> Refusal | None:
        """A new log with its first decision, or why it cannot be opened; FileExistsError if there is one."""
        prepared = Ledger(kind, rulebook, sealed=True).prepare(opening, token_bytes)
        if isinstance(prepared, Refusal):
            return prepared
        self.cpf_path.unlink(missing_ok=True)  # left of an opening that came to nothing
        _put_secret(self.cpf_path, cpf_key.hex())
        self._keep([prepared], "x")
        return None

    def replayed(self, rulebook: Rulebook) -> Replayed:
        """What the log leads to. LogError or Refused as everywhere. What a lost program should have erased is erased first."""
        text = self.log.read_text(encoding="utf-8")
        found = replay(text, rulebook, Beside(self.things()))
        late = owed(found.beside, found.log)
        if not late:
            return found
        self._put(stripped(found.beside, late, found.log))
        return replay(text, rulebook, Beside(self.things()))

    def ledger(self, found: Replayed, rulebook: Rulebook) -> Ledger:
        """The log and its people, to be written on."""
        text = self.log.read_text(encoding="utf-8")
        ledger = Ledger(found.tournament, rulebook, sealed=is_sealed(text))
        ledger.lines = text.encode().splitlines()
        ledger.last_check = text.rstrip("\n").rpartition(CHECK_MARK)[2]
        ledger.made = [Made(one.decision, one.events) for one in found.transitions]
        ledger.state, ledger.beside = found.state, found.beside.dropped()
        return ledger

    def decide(self, ledger: Ledger, decision: Any, *, keep: bool) -> Transition | Refusal:
        """What a decision brings about, kept before it is told; or why it may not be made."""
        prepared = ledger.prepare(decision, token_bytes)
        if isinstance(prepared, Refusal):
            return prepared
        if keep:
            self._keep([prepared], "a")
            if isinstance(decision, Erase) and isinstance(prepared.state, PairsState):
                PictureFolder(self.log).forget(of_erased(prepared.state, ledger.beside))
        return Transition(prepared.decision, prepared.events, prepared.state)

    def keep(self, ledger: Ledger, decisions: Sequence[DecisionBase]) -> None:
        """Adds decisions that may be made to the log, all in one piece."""
        made = []
        for decision in decisions:
            prepared = ledger.prepare(decision, token_bytes)
            assert isinstance(prepared, Prepared), "it was tried before"
            ledger.accept(prepared)
            made.append(prepared)
        self._keep(made, "a")

    def _keep(self, made: Sequence[Prepared], mode: str) -> None:
        """New forms are on the disk before the line that speaks of them; what is erased goes once the line is there that says so."""
        things = {number: thing for one in made for number, thing in one.things.items()}
        new = {number: thing for number, thing in things.items() if not thing.erased}
        if new:
            self._put(new)
        with self.log.open(mode, encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line.decode()}\n" for one in made for line in one.lines))
            file.flush()
            os.fsync(file.fileno())
        if len(new) < len(things):
            self._put(things)

    def whole(self) -> Bundle:
        """Everything of the event in one piece. What lies there of no line yet is left out."""
        secret = self.secret().hex() if self.secret_path.exists() else ""
        cpf_key = self.cpf_key().hex() if self.has_cpf_key else ""
        return Bundle(log=self.log.read_text(encoding="utf-8"), things=self.things(), secret=secret, cpf_key=cpf_key)

    def follow(self, there: Bundle) -> int | Parted:
        """Goes on as a longer log of the same event has it: how many lines came. Nothing is changed where it is not the same."""
        here = self.log.read_bytes().removesuffix(b"\n").split(b"\n") if self.log.exists() else []
        lines = beyond(here, there.lines)
        if isinstance(lines, Parted):
            return lines
        if there.secret and not self.secret_path.exists():
            _put_secret(self.secret_path, there.secret)
        if there.cpf_key and not self.cpf_path.exists():
            _put_secret(self.cpf_path, there.cpf_key)
        things = merged(self.things(), there.things)
        if things:
            self._put(things)
        with self.log.open("ab") as file:
            file.write(b"".join(line + b"\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())
        return len(lines)

    def _put(self, things: Mapping[int, Thing]) -> None:
        """The people as a file that only its owner may read, whole or not at all."""
        made = self.people_path.with_name(f"{self.people_path.name}.new")
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(people_text({**self.things(), **things}).encode())
            file.flush()
            os.fsync(file.fileno())
        made.replace(self.people_path)


def _put_secret(path: Path, text: str) -> None:
    """A new file that only its owner may read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(f"{text}\n")
