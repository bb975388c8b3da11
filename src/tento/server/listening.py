"""Where a server listens, and how several processes share one address.

Linux deals connections out among all sockets that listen at an address. Each process has its own, which is gone when the process dies, and
one that is started again listens when it is ready: so nobody is sent where nobody answers. Elsewhere all have the same socket, and whoever
is first accepts the next connection.
"""

import socket
import sys
from typing import Final

BACKLOG: Final = 2048
"""So many connections may wait to be accepted."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def with_port(host: str, port: int) -> str:
    """Host and port as an address has them."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def address_of(listener: socket.socket) -> str:
    """Where a socket listens."""
    return with_port(*listener.getsockname()[:2])


def lan_address() -> str:
    """The machine's address on the network around it. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for far in ("192.0.2.1", "10.255.255.255", "192.168.255.255"):
            try:
                probe.connect((far, 9))
                return str(probe.getsockname()[0])
            except OSError:
                continue
    return "127.0.0.1"


def shared(listener: socket.socket) -> socket.socket:
    """The socket as several processes may have it: on Linux its address alone, bound and not listening, elsewhere the socket itself."""
    if sys.platform != "linux":
        return listener
    address, family = listener.getsockname(), listener.family
    listener.close()
    return _bound(address, family)


def for_one_more(shared_socket: socket.socket) -> socket.socket:
    """The socket of one more process at the shared address."""
    return _bound(shared_socket.getsockname(), shared_socket.family) if sys.platform == "linux" else shared_socket.dup()


def _bound(address: tuple[str, int], family: int) -> socket.socket:
    """A socket that has this address together with others, and does not listen yet."""
    made = socket.socket(family)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        made.setsockopt(socket.SOL_SOCKET, option, 1)
    if family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    made.bind(address)
    return made
