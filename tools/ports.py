"""A port of the loopback for a server that is started, and perhaps killed and started again, at an address that is known before."""

import random
import socket
from contextlib import suppress

GIVEN = range(10_000, 32_000)
"""Below the ports that systems hand out to whoever asks for any: nobody takes one of these by chance."""


def free_port() -> int:
    """A port that nobody uses now, and that nobody is given before it is bound or while a server is down."""
    while True:
        port = random.SystemRandom().choice(GIVEN)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
