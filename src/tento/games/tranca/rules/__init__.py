"""Tranca: the rules of the game as pure functions over values."""
