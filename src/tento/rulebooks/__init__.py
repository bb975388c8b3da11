"""Rulebooks: one TOML file for each edition of a regulation, its loader and its articles."""
