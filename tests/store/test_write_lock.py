"""The lock of a file that several processes write: one holds it, the others wait, and who dies lets go."""

import subprocess
import sys
import threading
import time
from pathlib import Path

from tento.store.write_lock import WriteLock

HOLDER = """
import sys, time
from pathlib import Path
from tento.store.write_lock import WriteLock
with WriteLock(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_two_who_share_a_file_write_in_turn(tmp_path):
    locks = [WriteLock(tmp_path / "club.db") for _ in range(2)]
    inside, most = [0], [0]

    def write(lock: WriteLock) -> None:
        for _ in range(50):
            with lock:
                inside[0] += 1
                most[0] = max(most[0], inside[0])
                time.sleep(0.0002)
                inside[0] -= 1

    threads = [threading.Thread(target=write, args=(lock,)) for lock in locks * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def test_a_process_that_dies_lets_go_of_it(tmp_path):
    file = tmp_path / "club.db"
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    waiting = threading.Thread(target=_take, args=(file,))
    waiting.start()
    waiting.join(0.2)
    assert waiting.is_alive(), "it waits while another holds it"
    holder.kill()
    holder.wait()
    waiting.join(60)
    assert not waiting.is_alive()


def _take(file: Path) -> None:
    with WriteLock(file):
        pass
