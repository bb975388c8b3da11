"""Championships of every kind, as pure decisions over values; `registry` finds the kind of a rulebook, `core.tournament` is the contract."""
