"""Which share of the loop's processor time each part of an action takes, under the closed loop of `server_load.py`.

Beside it, in the same run, stands the whole: the share of `_listen` is all that is done for a message, that of `_empty` the writing.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server_load import PARTS, SEATS, ask, free_port, program, wait_for


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=SEATS, default="truco")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=15)
    chosen = options.parse_args()
    port, played = free_port(), (chosen.game, str(SEATS[chosen.game]))
    with tempfile.TemporaryDirectory() as name:
        found = Path(name) / "looks"
        sampled = (sys.executable, "-m", "load.sampled_server", str(found), name, str(port), "1", *played)
        with program(*sampled, cwd=PARTS.parent) as server:
            wait_for(port)
            ids = [id for _ in range(chosen.tables) for id in ask(f"http://127.0.0.1:{port}/tables/1", "POST")]
            command = [sys.executable, str(PARTS / "clients.py"), str(port), str(chosen.seconds + 30), "0", *played]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as load:
                assert load.stdin is not None
                load.stdin.write("\n".join(ids))
                load.stdin.close()
                time.sleep(10)  # everybody has joined
                os.kill(server.pid, signal.SIGUSR1)
                time.sleep(chosen.seconds)
                load.kill()
        print(found.read_text())


if __name__ == "__main__":
    main()
