"""The sentences of championships."""
