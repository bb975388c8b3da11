"""A process that shall end does, though it hangs wherever a program can."""

import json
import os
import subprocess
import sys
from contextlib import suppress

PATIENCE = 120
HANGING = """
import os, sys, threading
from tento.server.forced_end import end_within
from tento.server.logs import log_to_stderr

log_to_stderr()
end_within(0.1, lambda: os.read(int(sys.argv[1]), 1), "it hangs", lambda: print("cleaned", flush=True))
threading.Thread(target=threading.Event().wait).start()
print("waits", flush=True)
threading.Event().wait()
"""


def hanging(ends: int, stderr: int) -> subprocess.Popen[str]:
    """A process in which two threads wait for ever, one of them the first; it shall end when the other side of `ends` is closed."""
    command = [sys.executable, "-c", HANGING, str(ends)]
    return subprocess.Popen(command, pass_fds=[ends], stdout=subprocess.PIPE, stderr=stderr, text=True)


def test_a_process_that_hangs_ends_when_it_shall_and_says_so():
    ends, running = os.pipe()
    process = hanging(ends, subprocess.PIPE)
    assert process.stdout is not None
    assert (process.stdout.readline(), process.poll()) == ("waits\n", None)
    os.close(running)
    out, err = process.communicate(timeout=PATIENCE)
    os.close(ends)
    (line,) = [json.loads(line) for line in err.splitlines()]
    assert (process.returncode, out, line["level"], line["what"], line["seconds"]) == (1, "cleaned\n", "error", "it hangs", 0.1)


def test_it_ends_though_nobody_reads_what_it_says():
    ends, running = os.pipe()
    unread, full = os.pipe()
    os.set_blocking(full, False)
    with suppress(BlockingIOError):
        while True:
            os.write(full, b"\n" * 4096)
    os.set_blocking(full, True)
    with hanging(ends, full) as process:
        os.close(running)
        assert process.wait(PATIENCE) == 1
    for one in (ends, unread, full):
        os.close(one)
