"""The competition of a rulebook: its keys, how a file writes them, and what cannot be together."""
