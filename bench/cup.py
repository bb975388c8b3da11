"""A cup of bots at the live tables of one process, from its opening to its champion, its log and every deal checked afterwards.

python bench/cup.py --pairs 64
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.club.events.cup_house import QUICK, cup_house, proven
from tests.club.events.house import somebody


async def played(pairs: int) -> None:
    """Plays one cup and prints how long it took, and how long another coroutine had to wait for its turn meanwhile."""
    waits: list[float] = []

    async def visitor() -> None:
        while True:
            asked = time.perf_counter()
            await asyncio.sleep(0.01)
            waits.append(time.perf_counter() - asked - 0.01)

    with tempfile.TemporaryDirectory() as folder:
        async with cup_house(Path(folder)) as there:
            task, began = asyncio.create_task(visitor()), time.perf_counter()
            cup = await there.cup(await somebody(there.store, "Ana"), replace(QUICK, entries=pairs, begins=1))
            while cup.row.status != "over":
                await asyncio.sleep(0.05)
            seconds = time.perf_counter() - began
            task.cancel()
            state = await proven(there, cup)
    deals = sum(match.sheet.deals or 0 for match in state.matches.values() if match.sheet is not None)
    late = sorted(waits)[int(0.99 * len(waits))]
    print(f"{pairs} pairs: {len(state.matches)} matches, {deals} deals, all true; {seconds:.1f} s; others wait {1000 * late:.0f} ms (p99)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=64)
    asyncio.run(played(parser.parse_args().pairs))
