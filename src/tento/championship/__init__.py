"""Championships of every kind, as pure decisions over values: `core.tournament` is their contract, `registry` finds that of a rulebook."""
