"""A server whose bot thinks for ever: it prints the number of the process in which it does."""

import asyncio
import sys

from tento.club.bots.pool import ThinkingLimits, ThinkingPool
from tests.club.bots.questions import questions


async def main() -> None:
    pool = ThinkingPool(ThinkingLimits(seconds=600), (sys.executable, "-m", "tests.club.bots.heads", "hangs"))
    thinking = asyncio.create_task(pool.think(questions("truco", "sensible", 1)[0]))
    while not pool.processes:
        await asyncio.sleep(0.01)
    print(*pool.processes, flush=True)
    await thinking


if __name__ == "__main__":
    asyncio.run(main())
