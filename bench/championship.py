"""Championships from a small field to 100,000 entries: poker, then groups and knockout of pairs; both curves, and time over n log n.

Time over n log n that stays level, or falls, says that nothing here grows faster than sorting does. The named peer is Python's own
`random.shuffle` and `sorted` over as many names: the least that any program would do to draw a field and rank it. A knockout of 1,000,
10,000 and 100,000 pairs is drawn, played at random decision by decision and ranked, in nanoseconds an entry; `--knockout` does that alone.
`--whole` also plays events of up to 6,000 pairs decision by decision.
"""

import sys
from collections.abc import Callable, Mapping
from math import log2

from championships import pairs, poker
from championships.timing import PEER

Measured = Mapping[str, float]


def curve(title: str, sizes: tuple[int, ...], measured: Callable[[int], Measured]) -> None:
    """Prints the CPU seconds of each part for each size, the same over n log n, and how many times the peer all parts take."""
    found = {size: measured(size) for size in sizes}
    parts = list(found[sizes[0]])
    print(f"\n{title}\n{'CPU seconds':26}" + "".join(f"{size:>12,}" for size in sizes))
    for part in parts:
        print(f"{part:26}" + "".join(f"{times[part]:12.4f}" for times in found.values()))
    print(f"{'nanoseconds / (n log n)':26}")
    for part in parts:
        print(f"{part:26}" + "".join(f"{times[part] * 1e9 / (size * log2(size)):12.1f}" for size, times in found.items()))
    ours = {size: sum(seconds for part, seconds in times.items() if part != PEER) for size, times in found.items()}
    print(f"{'all parts':26}" + "".join(f"{seconds:12.4f}" for seconds in ours.values()))
    print(f"{'times the peer':26}" + "".join(f"{ours[size] / times[PEER]:12.1f}" for size, times in found.items()))


def knockouts() -> None:
    """Prints the nanoseconds that each part of a knockout takes for each entry."""
    found = {size: pairs.played(size) for size in pairs.PLAYED}
    print(f"\n{'knockout: ns an entry':26}" + "".join(f"{size:>12,}" for size in found))
    for part in next(iter(found.values())):
        print(f"{part:26}" + "".join(f"{times[part] * 1e9 / size:12,.0f}" for size, times in found.items()))
    print(f"{'all parts':26}" + "".join(f"{sum(times.values()) * 1e9 / size:12,.0f}" for size, times in found.items()))


def main() -> None:
    if "--knockout" in sys.argv:
        return knockouts()
    curve("Poker: draw, seat, balance, break, pay, rank", poker.SIZES, poker.measured)
    curve("Pairs: groups of four, two of each in a knockout", pairs.SIZES, pairs.measured)
    knockouts()
    if "--whole" in sys.argv:
        for size in pairs.WHOLE:
            decisions, seconds = pairs.whole(size)
            print(f"whole event of {size:,} pairs: {decisions:,} decisions, {seconds:.2f} s, {seconds * 1e6 / decisions:.0f} µs each")


if __name__ == "__main__":
    main()
