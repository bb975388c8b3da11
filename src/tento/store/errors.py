"""What a store says when it must not go on; what the club catches is named by its ports."""


class SchemaTooNew(RuntimeError):
    """The database was written by a newer program than this one; this one must not touch it."""


class BadAddress(ValueError):
    """No store is opened by such an address."""


class Unusable(RuntimeError):
    """What lies at the address answers, and is no database that this program may use."""
