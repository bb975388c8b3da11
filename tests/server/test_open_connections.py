"""The connections of one process are bounded in all, by address, and by how many wait for the rest of a request."""

from functools import partial

from tento.server.open_connections import OpenConnections, Place
from tento.web.sockets.limits import ConnectionLimits

HERE, THERE = "203.0.113.7", "203.0.113.8"


def nothing() -> None:
    """What closes a connection that nobody closes."""


def entered(connections: OpenConnections, host: str) -> Place:
    place = connections.enter(host, nothing)
    assert place is not None
    return place


def test_one_address_has_so_many_connections_and_another_has_its_own():
    connections = OpenConnections(ConnectionLimits(connections_an_address=2))
    taken = [connections.enter(host, nothing) is not None for host in (HERE, HERE, HERE, THERE)]
    assert taken == [True, True, False, True]


def test_all_together_have_so_many():
    connections = OpenConnections(ConnectionLimits(connections=2))
    assert [connections.enter(host, nothing) is not None for host in (HERE, THERE, "203.0.113.9")] == [True, True, False]


def test_a_network_of_ipv6_is_one_address():
    connections = OpenConnections(ConnectionLimits(connections_an_address=1))
    assert [connections.enter(host, nothing) is not None for host in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [
        True,
        False,
        True,
    ]


def test_a_connection_that_waits_again_counts_again():
    refused = list[str]()
    connections = OpenConnections(ConnectionLimits(half_open_an_address=1), refused.append)
    first = entered(connections, HERE)
    first.answer()
    second = entered(connections, HERE)
    assert (first.wait(), refused) == (False, ["too_many_half_open"])
    second.leave()
    assert connections.enter(HERE, nothing) is not None


def test_the_connection_that_is_idle_for_longest_gives_way():
    closed = list[int]()
    connections = OpenConnections(ConnectionLimits(connections_an_address=3))
    places = [connections.enter(HERE, partial(closed.append, number)) for number in range(3)]
    for number in (2, 1):
        place = places[number]
        assert place is not None
        place.rest()
    assert (connections.enter(HERE, nothing) is not None, closed) == (True, [2])


def test_a_connection_that_left_twice_is_counted_once():
    connections = OpenConnections()
    place = entered(connections, HERE)
    place.rest()
    place.leave()
    place.leave()
    assert (connections.total, dict(connections.of_address), dict(connections.half_open), dict(connections.idle)) == (0, {}, {}, {})
