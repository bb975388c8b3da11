"""How long the longest log of each game takes to be folded, as a server does that takes up a running table.

All seats draw the match out: poker with the deepest stacks and everybody in every pot, truco by cutting the pack again and again, tranca
without a meld. Where the match does not end the server closes its table, and there the log ends. The named peer is Python's own json, which
reads the same lines once and does nothing with them.

python bench/long_logs.py --games poker,tranca
"""

import argparse
import json
from collections.abc import Sequence
from itertools import count
from time import process_time
from typing import Any, Final

from tento.cards.chance import Chance
from tento.club.bots.question import Thought
from tento.club.live import entries as log
from tento.club.live.past import replayed
from tento.club.live.rulebook_in_force import rulebook_today
from tento.club.live.scheduled import Means, bot_acted, fill_up, next_scheduled, perform, revealing
from tento.club.live.seating import Decision
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, fold, opened

LONGEST: Final = {
    "poker": log.TableConfig(
        game="poker", rulebook="cgp-2024", seats=10, reveal="referee",
        options={"variant": "limit-holdem", "starting_stack": 1_000_000, "level_hands": 150},
    ),
    "truco": log.TableConfig(
        game="truco", rulebook="truco-masters-2025", seats=4, options={"partida_target": 120, "match_best_of": {"default": 5}},
    ),
    "tranca": log.TableConfig(game="tranca", rulebook="afia-2025", seats=4, options={"partida_target": {"default": 20_000}}),
}  # fmt: skip
"""The agreement of the longest match of each game."""
LEAST: Final = ("Check", "Call", "Deal", "Cut", "Play", "DecideOnze", "Accept", "Draw", "Discard")
"""What draws a match out: the first of these kinds of actions that the seat has."""


def drawn_out(options: Sequence[Any]) -> Any:
    """The action that ends nothing."""
    by_kind = {type(option).__name__: option for option in reversed(options)}
    return next((by_kind[kind] for kind in LEAST if kind in by_kind), options[0])


class Longest:
    """A table that bots alone play, as fast as they can, without a store."""

    def __init__(self, config: log.TableConfig) -> None:
        self._rulebook = rulebook_today(config)
        first = log.Opened(at=0, host="", config=config, rulebook_hash=self._rulebook.hash)
        self.state, self._lines = opened("table", first, self._rulebook), [log.encode(first)]
        self._secrets: dict[int, bytes] = {}
        self._numbers = count(1)

    def played(self) -> TableLog:
        """The log of the whole match."""
        self._keep(fill_up(self.state, 0, self._seed()))
        while self.state.closed is None:
            self._keep(self._next(self.state))
        return TableLog("table", self._lines, self._secrets, self._rulebook)

    def _next(self, state: TableState) -> Decision:
        due = next_scheduled(state, ())
        assert due is not None, "a table of bots always goes on"
        if due.kind != "bot" or due.seat is None:
            return perform(state, 0, due, Means((), self._seed, Chance(b"", "")))
        return bot_acted(state, 0, due.seat, Thought(drawn_out(list(state.game.legal(state.match, due.seat))), "longest"))

    def _keep(self, decision: Decision) -> None:
        seed = None if decision.secret is None else decision.secret[1]
        if decision.secret is not None:
            self._secrets[decision.secret[0]] = decision.secret[1]
        last = None
        for entry in decision.entries:
            folded = fold(self.state, entry, decision.step, seed)
            self.state, last = folded.state, folded.step or last
            self._lines.append(log.encode(entry))
        for entry in revealing(self.state, 0, last):
            self.state = fold(self.state, entry).state
            self._lines.append(log.encode(entry))

    def _seed(self) -> bytes:
        return next(self._numbers).to_bytes(32, "big")


def main() -> None:
    """Prints entries and bytes of each log, and the seconds of folding it beside those of reading it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(LONGEST))
    for game in parser.parse_args().games.split(","):
        table = Longest(LONGEST[game])
        kept = table.played()
        began = process_time()
        state, _past = replayed(kept)
        folded = process_time()
        for line in kept.lines:
            json.loads(line)
        read = process_time() - folded
        size = sum(map(len, kept.lines)) / 1e6
        print(
            f"{game}: {len(kept.lines):,} entries, {state.dealt:,} packs, {size:.1f} MB, {state.closed}: folded in {folded - began:.2f} s, "
            f"{1e6 * (folded - began) / len(kept.lines):.0f} µs an entry, {(folded - began) / read:.1f} times as long as json reads it"
        )


if __name__ == "__main__":
    main()
