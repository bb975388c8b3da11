"""Truco: the rules of one game as pure functions over values, for every truco rulebook."""
