"""The decisions of an event that lies in files: its log, and its people beside it."""

from tento.championship.core.beside import Beside
from tento.championship.core.tournament import read
from tento.championship.registry import replay
from tento.cli.championship.event_file import EventFile


def decisions_in(kind, path):
    """The decisions of a log in a file."""
    return read(kind, path.read_text(encoding="utf-8"), Beside(EventFile(path).things()))


def replayed(path, rulebook):
    """The event of a log in a file."""
    return replay(path.read_text(encoding="utf-8"), rulebook, Beside(EventFile(path).things()))
