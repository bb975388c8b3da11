"""A championship of pairs at random."""
