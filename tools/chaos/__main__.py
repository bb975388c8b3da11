"""Rounds of chaos until the time is up or something does not hold: `make chaos MINUTES=10`, `make chaos SEED=7 ROUNDS=1`.

`--kills 200` kills alone, until houses on SQLite and houses on PostgreSQL have each survived that many.

A round is one house of one or two processes, on SQLite or PostgreSQL. The seed of a round decides its house, its faults and what people
choose; a failure is printed with the line that repeats its round. What processes do between two faults is the machine's own chance, so
that a failure may need several tries. Filling and slowing the disk need root; clock jumps need libfaketime.
"""

import argparse
import sys
import time
from collections import Counter

from tools.chaos.findings import COUNTS
from tools.chaos.house import FAKETIME
from tools.chaos.kills import FAULTS, kills_of, next_house
from tools.chaos.rounds import HOUSES, Plan, Told, run_round

SLOWEST_MS = 1000.0
"""While somebody attacks, 99 of 100 actions of the others are acknowledged within so many milliseconds."""
ENOUGH = 200
"""Of fewer actions nobody says what the slowest hundredth is."""


def main() -> None:
    """Rounds while there is time; exits with 1 if something did not hold, or the kills that were asked for were not reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=0, help="so many rounds at most; 0 is as many as there is time for")
    parser.add_argument("--seconds", type=float, default=75, help="of faults in each round")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000, help="of the first round; each next one has the next")
    parser.add_argument("--house", choices=HOUSES, help="always this one")
    parser.add_argument("--faults", default="", help="these alone, with commas: kill-house, kill, stop, cut …")
    parser.add_argument("--kills", type=int, default=0, help="kill processes of the house alone, so many times on each database")
    parser.add_argument("--tables", type=int, default=7)
    parser.add_argument("--plain", action="store_true", help="no disk and no clock of its own")
    parser.add_argument("--slowest-ms", type=float, default=SLOWEST_MS, help="bound of everybody's p99 while attacked; 0 for none")
    asked = parser.parse_args()
    if asked.kills:
        asked.plain, asked.faults, asked.slowest_ms = True, ",".join(FAULTS), 0
    if not asked.plain and FAKETIME is None:
        print("libfaketime is not installed: no clock will jump", flush=True)
    until, told = time.monotonic() + 60 * asked.minutes, list[Told]()
    while time.monotonic() < until and (not asked.rounds or len(told) < asked.rounds):
        seed = asked.seed + len(told)
        house = next_house(asked.kills, told) if asked.kills else asked.house or HOUSES[seed % len(HOUSES)]
        if house is None:
            break
        faults = frozenset(filter(None, asked.faults.split(",")))
        plan = Plan(seed, house, asked.seconds, faults, asked.plain, asked.tables)
        told.append(run_round(plan))
        print(line_of(told[-1]), flush=True)
        if told[-1].findings.wrong:
            break
    failed = bool(told and told[-1].findings.wrong)
    print(summary(told))
    if asked.kills:
        survived = kills_of(told)
        print("kills survived: " + ", ".join(f"{times} of {asked.kills} on {kind}" for kind, times in survived.items()))
        if min(survived.values()) < asked.kills:
            print(f"FAILED: the time was up before {asked.kills} kills on each database")
            failed = True
    slow = p99_ms([wait for one in told for wait in one.attacked])
    if asked.slowest_ms and slow is not None and slow > asked.slowest_ms:
        print(f"FAILED: p99 while attacked is {slow:.0f} ms, above {asked.slowest_ms:.0f}")
        failed = True
    sys.exit(1 if failed else 0)


def line_of(told: Told) -> str:
    """A round in one line; what did not hold, and how to repeat it, in as many as it takes."""
    plan, found = told.plan, told.findings
    faults = sum(told.faults.values())
    line = (
        f"seed {plan.seed}, {plan.house}: {told.seconds:.0f} s, {faults} faults, {sum(told.attacks.values())} attacks, "
        f"{len(found.acknowledged)} acknowledged actions kept, {found.deals} deals redone"
    )
    if not found.wrong:
        return line
    only = f" --faults {','.join(sorted(plan.faults))}" if plan.faults else ""
    same = f"--seed {plan.seed} --house {plan.house} --seconds {plan.seconds:g} --tables {plan.tables}{only}{' --plain' * plan.plain}"
    repeat = f"{len(found.wrong)} in all; to repeat the round: python -m tools.chaos --rounds 1 {same}"
    return "\n".join((line, *(f"FAILED: {one}" for one in found.wrong[:20]), repeat))


def p99_ms(waits: list[float]) -> float | None:
    """The wait that one of a hundred exceeds; None of too few."""
    return 1000 * sorted(waits)[int(0.99 * len(waits))] if len(waits) >= ENOUGH else None


def summary(told: list[Told]) -> str:
    """All rounds together."""
    faults, attacks, complaints, refused = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for one in told:
        faults, attacks = faults + one.faults, attacks + one.attacks
        complaints, refused = complaints + one.complaints, refused + one.refused
    checked = {name: sum(getattr(one.findings, name) for one in told) for name in COUNTS}
    acknowledged = sum(len(one.findings.acknowledged) for one in told)
    wrong = sum(len(one.findings.wrong) for one in told)
    lines = [
        "",
        f"{len(told)} rounds, {sum(one.seconds for one in told) / 60:.1f} minutes; {wrong} promises broken",
        f"acknowledged actions, each kept once: {acknowledged}",
        f"checked: {', '.join(f'{count} {name}' for name, count in checked.items())}",
        f"faults survived ({sum(faults.values())}): " + ", ".join(f"{kind} {count}" for kind, count in sorted(faults.items())),
        f"attacks ({sum(attacks.values())}): " + ", ".join(f"{kind} {count}" for kind, count in sorted(attacks.items())),
    ]
    for name, waits in (("while nothing is broken", "quiet"), ("while attacked", "attacked")):
        taken = [wait for one in told for wait in getattr(one, waits)]
        slow = p99_ms(taken)
        lines.append(f"p99 {name}: {'too few actions' if slow is None else f'{slow:.0f} ms'} ({len(taken)} actions)")
    lines.append("refused to people: " + (", ".join(f"{code} {count}" for code, count in refused.most_common()) or "nothing"))
    lines.append(
        "errors in the log of the house: " + (", ".join(f"{what} {count}" for what, count in complaints.most_common(12)) or "none")
    )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
