"""What a store says when it must not go on; what the club catches is named by its ports."""


class SchemaTooNew(RuntimeError):
    """The database was written by a newer program than this one; this one must not touch it."""
