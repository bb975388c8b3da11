"""A page that talks to the engine as a browser does: it gives its number for each deal, and does what somebody tells it."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

from tento.offline.engine import Engine

FAST = {"bot_seconds": 0, "pause_seconds": 0}


class Diary:
    """What the engine wrote down."""

    def __init__(self, notes: Iterable[str] = ()) -> None:
        self.notes = list(notes)
        self._made: list[Engine] = []
        self._after: list[Diary] = []

    async def keep(self, note: str) -> None:
        await asyncio.sleep(0)
        self.notes.append(note)

    def engine(self) -> Engine:
        self._made.append(Engine("Ana", "pt", self.keep, f"[{','.join(self.notes)}]"))
        return self._made[-1]

    def engine_of_a_new_page(self) -> Engine:
        """What was written until now is all that it knows."""
        self._after.append(Diary(self.notes))
        return self._after[-1].engine()

    async def close(self) -> None:
        for engine in self._made:
            await engine.stop()
        for later in self._after:
            await later.close()


class Page:
    """One socket of a page at one table; `choose` picks from what may be done."""

    def __init__(self, engine: Engine, table: str, choose: Callable[[list[Any]], Any]) -> None:
        self.heard: list[Any] = []
        self.over = asyncio.Event()
        self._choose, self._numbered, self._acts = choose, 0, 0
        self._act: dict[str, Any] = {}
        self._line = engine.connect(self._hear, lambda _code: None)
        self.say({"type": "hello", "table": table, "lang": "pt"})

    def say(self, message: dict[str, Any]) -> None:
        self._line.hear(json.dumps(message))

    def leave(self) -> None:
        self._line.leave()

    def _hear(self, frame: str) -> None:
        for line in frame.split("\n"):
            message = json.loads(line)
            self.heard.append(message)
            proof = message.get("proof")
            if proof is not None and proof["deal"] > self._numbered:
                self._numbered = proof["deal"]
                self.say({"type": "number", "deal": proof["deal"], "number": "ab"})
            if message.get("status") == "over" or (message.get("view") or {}).get("outcome"):
                self.over.set()
            if message.get("legal"):
                self._acts += 1
                self._act = {"type": "act", "id": f"a{self._acts}", "action": self._choose(message["legal"])}
                self.say(self._act)
            if message.get("type") == "refused" and message["code"] == "too_fast":
                asyncio.get_running_loop().call_later(0.3, self.say, self._act)  # as the protocol says: a moment later


async def asked(engine: Engine, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Status and answer of what a page asks for."""
    told = await engine.ask(method, path, "" if body is None else json.dumps(body), "pt")
    assert told is not None, path
    status, text, name = told
    return status, text if name else json.loads(text)
