"""The rules of poker: one hand at a table, as pure functions over values."""
