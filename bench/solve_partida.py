"""The chance to win a partida of truco for two at every score, and what the best answer to the strategy behind it wins.

`python bench/solve_partida.py --kept chances.json` solves the mão of every score for what the scores after it are worth, from the
end of the partida to its beginning, and prints the grid; what is done is kept, and the same command goes on. `--kinds 7` takes one
kind of vira for all (the default), `--kinds all` each of them, which takes nine times as long. `--write` then writes the chances for which
the bot `solver` solves the rest of a mão anew.
"""

import argparse
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tento.games.truco.bots.solver.chances import FILE, Chances
from tento.games.truco.solver.partida import HALF, Effort, Score, chances
from tento.games.truco.solver.parts import kinds_of
from tento.rulebooks.loader import load
from tento.table.solving import Exploited

THOUSAND = 1000


class Kept(msgspec.Struct):
    """What is done: of each score what best answers win, and what the strategy of its own mão loses; seconds of CPU time in all."""

    kinds: list[str]
    scores: list[tuple[int, int, float, float, float]] = []
    seconds: float = 0.0

    def known(self) -> dict[Score, Exploited]:
        """By score."""
        return {Score(hand, foot): Exploited(first, second) for hand, foot, first, second, _ in self.scores}


def main() -> None:
    """Solves what is missing and prints the grid."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rulebook", default="paulista-da-casa")
    asked.add_argument("--kinds", default="7", help="kinds of vira, by their ranks, with commas; or all")
    asked.add_argument("--numbers", type=float, default=0.7e9, help="numbers gone through at each score")
    asked.add_argument("--kept", type=Path, default=Path("chances.json"))
    asked.add_argument("--write", action="store_true", help=f"writes {FILE.name} of the package")
    options = asked.parse_args()
    rules = load(options.rulebook).values
    kinds = [kind for kind in kinds_of(rules) if options.kinds == "all" or kind.name in options.kinds.split(",")]
    kept = msgspec.json.decode(options.kept.read_bytes(), type=Kept) if options.kept.exists() else Kept([kind.name for kind in kinds])
    if kept.kinds != [kind.name for kind in kinds]:
        raise SystemExit(f"{options.kept} is about the kinds {', '.join(kept.kinds)}")
    begun = time.process_time() - kept.seconds

    def told(score: Score, found: Exploited, loss: float) -> None:
        kept.scores.append((*score, found.first, found.second, loss))
        kept.seconds = time.process_time() - begun
        options.kept.write_bytes(msgspec.json.encode(kept))
        print(
            f"{score.hand}:{score.foot} {HALF + found.value:.4f} loses {found.loss * THOUSAND:.3f}, its mão {loss * THOUSAND:.3f}",
            flush=True,
        )

    chances(rules, kinds, Effort(options.numbers, 5, 50, 100), kept.known(), told)
    print_grid(kept, rules.partida_target)
    if options.write:
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(written(kept, rules.partida_target)), indent=0) + b"\n")


def written(kept: Kept, target: int) -> Chances:
    """The chances as the bot reads them: to a hundred-thousandth, of which nothing more is known."""
    known = kept.known()
    hand = tuple(tuple(round(known[Score(hand, foot)].value, 5) for foot in range(target)) for hand in range(target))
    return Chances(tuple(kept.kinds), hand)


def print_grid(kept: Kept, target: int) -> None:
    """The chance of the hand in hundredths, by its own points (rows) and the foot's; then what the strategy loses from there on."""
    known, after = kept.known(), f"{', '.join(kept.kinds)}, {kept.seconds:.0f} s"
    _print_table(f"The hand wins, in hundredths; {after}", target, {score: 100 * (HALF + one.value) for score, one in known.items()})
    _print_table(f"The strategy loses, in thousandths; {after}", target, {score: THOUSAND * one.loss for score, one in known.items()})


def _print_table(title: str, target: int, figures: Mapping[Score, float]) -> None:
    print(f"\n{title}\n")
    print("| hand \\ foot | " + " | ".join(map(str, range(target))) + " |")
    print("| ---: |" + " ---: |" * target)
    for hand in range(target):
        print(f"| {hand} | " + " | ".join(f"{figures[Score(hand, foot)]:.1f}" for foot in range(target)) + " |")


if __name__ == "__main__":
    main()
