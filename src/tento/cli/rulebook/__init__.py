"""The command `tento rulebook`."""
