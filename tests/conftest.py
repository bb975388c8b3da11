"""Settings for all tests. Hypothesis tries the same examples every time, so that a red run can be repeated; `make soak` tries new ones."""

import os
import signal
import threading

from hypothesis import settings

settings.register_profile("tento", derandomize=True, deadline=None)
settings.register_profile("soak", derandomize=False, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "tento"))


def pytest_configure() -> None:
    """Starts every child program with the system's own answer to Ctrl+C and a hang-up.

    A child inherits an ignored signal (`nohup make test`), but never a handler: one that does nothing ignores it for the tests alone.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGINT", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
