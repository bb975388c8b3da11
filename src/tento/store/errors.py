"""What a store says when it cannot answer."""


class StoreAway(ConnectionError):
    """The database does not answer. Whether the lines under way were kept, only the log itself can tell: read it again.

    It is a ConnectionError, so that the club may catch it without knowing this room.
    """


class SchemaTooNew(RuntimeError):
    """The database was written by a newer program than this one; this one must not touch it."""
