"""A sample of faults that is kept: what was drawn, and what became of each, so that one that was stopped goes on where it stopped."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

SEEN, SEEN_LATE, SEEN_AGAIN = "seen", "seen late", "seen again"
"""By the nearest tests; by slow ones or by all of the folder; by tests that were written for it, or changed, since it lived."""
UNSEEN, LIVES = "unseen", "lives"
"""By the nearest tests; by any."""
NOTHING, GONE = "changes nothing", "gone"
"""It was judged since; or what it changed stands there no more."""
DEAD = (SEEN, SEEN_LATE, SEEN_AGAIN)


class Drawn(msgspec.Struct, frozen=True):
    """A fault: the lines of a file that it changes, what stands there with it, and how often the same lines stand before them."""

    path: str
    line: int
    operator: str
    old: list[str]
    new: list[str]
    before: int = 0

    @property
    def assigned(self) -> str:
        """The name that gets a value where the fault is, if one does."""
        return self.old[0].partition(":")[0].partition(" =")[0] if self.old else ""

    def planted(self, source: str) -> str | None:
        """The source with the fault, also where the file has changed elsewhere; None if those lines are gone."""
        lines = source.split("\n")
        places = _places(lines, self.old)
        if len(places) <= self.before:
            return None
        at = places[self.before]
        return "\n".join([*lines[:at], *self.new, *lines[at + len(self.old) :]])

    def __str__(self) -> str:
        change = [*(f"-{line}" for line in self.old), *(f"+{line}" for line in self.new)]
        return "\n".join([f"{self.path}:{self.line} {self.operator}", *change])


def drawn(path: str, operator: str, before: str, after: str) -> Drawn:
    """The lines from the first that differs to the last."""
    old, new = before.split("\n"), after.split("\n")
    first = next(at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    same = 0
    while same < min(len(old), len(new)) - first and old[-1 - same] == new[-1 - same]:
        same += 1
    gone = old[first : len(old) - same]
    return Drawn(path, first + 1, operator, gone, new[first : len(new) - same], _places(old, gone).index(first))


def _places(lines: list[str], part: list[str]) -> list[int]:
    return [at for at in range(len(lines)) if lines[at : at + len(part)] == part]


class Sample:
    """The faults of one seed in a folder: `SEED.json` has them, `SEED.jsonl` what became of each, a line at a time."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._drawn, self._told = folder / f"{name}.json", folder / f"{name}.jsonl"
        self.faults = msgspec.json.decode(self._drawn.read_bytes(), type=list[Drawn]) if self._drawn.exists() else []
        told = [json.loads(line) for line in self._told.read_text(encoding="utf-8").splitlines()] if self._told.exists() else []
        self._became: dict[int, str] = {one["fault"]: one["became"] for one in told}

    def take(self, faults: Iterable[Drawn]) -> None:
        """Keeps what was drawn."""
        self.faults = list(faults)
        self._drawn.write_bytes(msgspec.json.encode(self.faults))

    def tell(self, fault: int, became: str) -> None:
        """Keeps what became of a fault."""
        self._became[fault] = became
        with self._told.open("a", encoding="utf-8") as lines:
            print(json.dumps({"fault": fault, "became": became}), file=lines, flush=True)

    def left(self, *became: str) -> list[int]:
        """The faults of which this is so; without a word those that were not tried."""
        return [number for number in range(len(self.faults)) if self._became.get(number, "") in (became or ("",))]

    def told(self, fault: int) -> str:
        """The fault with its number."""
        return f"{fault}. {self.faults[fault]}"

    def __str__(self) -> str:
        counts = Counter(self._became.values())
        count = sum(counts.values()) - counts[NOTHING] - counts[GONE]
        dead = sum(counts[one] for one in DEAD)
        share = f"{100 * dead / count:.1f} %" if count else "none"
        told = ", ".join(f"{number} {one}" for one, number in counts.items())
        return f"{sum(counts.values())} of {len(self.faults)} tried: {told}\n{dead} of the {count} that count died ({share})"
