"""The processes of a server: supervision, the hand-off of sockets, relay, timeouts."""
