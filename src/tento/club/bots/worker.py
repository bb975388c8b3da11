"""A process in which bots think: `python -m tento.club.bots.worker`. Questions come on the standard input, answers go to the output.

A second thread reads: whatever the first one is thinking about, the process ends when the server at the other end does, however that
one ended.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Literal, NamedTuple

import msgspec

from tento.club.bots.frames import framed, read_frame
from tento.club.bots.question import Question, Thought, factory, stand_in, think, value
from tento.games.registry import games, kit_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot, Prepares

READY: Final = b"ready"
REMEMBERED: Final = 16
"""So many rulebooks are remembered, those that came last; the other end forgets them in the same order."""
POLITE: Final = 5
"""Who answers people comes first: a bot's thinking takes the processor that they leave."""


class Asked(NamedTuple):
    """A question as it travels: the rulebook comes along once, and then goes by its hash."""

    hash: str
    rulebook: Rulebook | None
    game: str
    bot: str | None
    view: Any
    options: tuple[Any, ...]
    seed: bytes
    lesson: str | None
    want: Literal["move", "worth"] = "move"
    signs: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """Which of the options, and the key of the reason; -1 if the player's head failed, and the kind of the error.

    `worths` are those of the options where they were asked for; none where there was no choice.
    """

    option: int
    reason: str = ""
    worths: tuple[float | None, ...] = ()


class Head:
    """The rulebooks that are known here, and the bots made for them."""

    def __init__(self) -> None:
        self._rulebooks: dict[str, Rulebook] = {}
        self._bots: dict[tuple[str, str, str], Bot] = {}
        self._preparing: dict[tuple[str, str | None], Thread] = {}

    def answer(self, asked: Asked) -> Answer:
        """The answer to a question, whatever goes wrong with it."""
        try:
            rest = (asked.view, asked.options, asked.seed, "", asked.lesson, asked.want, asked.signs)
            question = Question(asked.game, asked.bot, self._rulebook(asked), *rest)
            if asked.want == "worth":
                said = value(question)
                return Answer(0) if said is None else Answer(question.options.index(said.best), said.reason, said.worths)
            thought = self._thought(question, asked.hash)
            return Answer(question.options.index(thought.action), thought.reason)
        except Exception as error:
            return Answer(-1, type(error).__name__)

    def _thought(self, question: Question, hash: str) -> Thought:
        """A bot that is not ready yet gets ready beside, while its deputy plays."""
        bot = self._bot(question, hash)
        if isinstance(bot, Prepares):
            key = (question.game, question.bot)
            if key not in self._preparing:
                self._preparing[key] = Thread(target=bot.prepare, daemon=True)
                self._preparing[key].start()
            if self._preparing[key].is_alive():
                other = stand_in(question)
                return Thought(other.action, question.bot)
        return think(question, bot)

    def _rulebook(self, asked: Asked) -> Rulebook:
        if asked.rulebook is not None:
            if len(self._rulebooks) >= REMEMBERED:
                gone = next(iter(self._rulebooks))
                del self._rulebooks[gone]
                self._bots = {key: bot for key, bot in self._bots.items() if key[2] != gone}
            self._rulebooks[asked.hash] = asked.rulebook
        return self._rulebooks[asked.hash]

    def _bot(self, question: Question, hash: str) -> Bot | None:
        if question.bot is None:
            return None
        key = (question.game, f"{question.bot} {question.lesson}", hash)
        if key not in self._bots:
            self._bots[key] = factory(question)(question.rulebook)
        return self._bots[key]


def _read(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Until the other end is gone; then this process is too, at once: a bot that thinks for ever does not keep it."""
    while (piece := read_frame(source)) is not None:
        questions.put(piece)
    os._exit(0)


def main() -> None:
    """Answers one question after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this one
    with suppress(OSError, AttributeError):
        os.nice(POLITE)
    source, told = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    for game in games():
        kit_of(game)
    questions: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_read, args=(source, questions), daemon=True).start()
    head, piece = Head(), READY
    while True:
        told.write(framed(piece))
        told.flush()
        # The question comes from our own server, over a pipe that nobody else holds.
        piece = msgspec.json.encode(head.answer(pickle.loads(questions.get())))


if __name__ == "__main__":
    main()
