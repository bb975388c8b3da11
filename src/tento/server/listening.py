"""The front door of a house of several processes: how they share one address.

Linux deals people out among all sockets that are open at an address. Each process has its own, which is gone when the process dies, and
one that is started again opens it when it is ready: so nobody is sent where nobody answers. Elsewhere all have the same one, and whoever is
first opens to the next.
"""

import socket
import sys


def shared(front: socket.socket) -> socket.socket:
    """The front door as several may have it: on Linux its address alone, held and not open, elsewhere the door itself."""
    if sys.platform != "linux":
        return front
    address, family = front.getsockname(), front.family
    front.close()
    return _held(address, family)


def beside(front: socket.socket) -> socket.socket:
    """The front door for one more process."""
    return _held(front.getsockname(), front.family) if sys.platform == "linux" else front.dup()


def _held(address: tuple[str, int], family: int) -> socket.socket:
    """A socket that has this address together with others, and does not listen yet."""
    made = socket.socket(family)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        made.setsockopt(socket.SOL_SOCKET, option, 1)
    if family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    made.bind(address)
    return made
