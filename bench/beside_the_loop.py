"""How long the event loop waits while a thread beside it works, by how soon that thread must give way.

The same hand-overs, from the loop to a thread that sleeps as a commit does and back, in rounds that take turns: with nobody else at work,
and beside a thread that draws QR codes without end. Python's usual 5 ms is the peer; the server takes what stands in `thread_tuning`.

python bench/beside_the_loop.py --actions 400
"""

import argparse
import asyncio
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tento.server.thread_tuning import SWITCH_SECONDS
from tento.web.api.qr import drawn

USUAL: Final = 0.005
COMMIT: Final = 0.0002
ROUNDS: Final = 3


def draw_until(done: threading.Event) -> None:
    number = 0
    while not done.is_set():
        drawn(f"http://127.0.0.1:8000/{'ab' * 58}{number}")
        number += 1


async def waits(actions: int) -> list[float]:
    """How long so many actions take, in milliseconds: two hand-overs each."""
    found, loop = list[float](), asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as writer:
        for _ in range(actions):
            began = time.perf_counter()
            for _ in range(2):
                await loop.run_in_executor(writer, time.sleep, COMMIT)
            found.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(0.002)
    return found


def measured(switch: float, actions: int, *, busy: bool) -> list[float]:
    sys.setswitchinterval(switch)
    done = threading.Event()
    drawing = threading.Thread(target=draw_until, args=(done,))
    if busy:
        drawing.start()
    try:
        return asyncio.run(waits(actions))
    finally:
        done.set()
        if busy:
            drawing.join()


def main() -> None:
    """Prints median and p99 of each, and the ratios of the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=300)
    asked = parser.parse_args()
    for busy in (False, True):
        found: dict[float, list[float]] = {USUAL: [], SWITCH_SECONDS: []}
        for _ in range(ROUNDS):
            for switch in found:
                found[switch] += measured(switch, asked.actions, busy=busy)
        medians = []
        for switch, all_waits in found.items():
            ordered = sorted(all_waits)
            medians.append(ordered[len(ordered) // 2])
            p99 = ordered[int(0.99 * len(ordered))]
            name = "beside a thread at work" if busy else "alone"
            print(f"{name:24} gives way after {1000 * switch:3.1f} ms: median {medians[-1]:6.1f} ms, p99 {p99:6.1f} ms")
        print(f"{'':24} an action takes {medians[0] / medians[1]:.1f} times as long by Python's usual 5 ms")


if __name__ == "__main__":
    main()
