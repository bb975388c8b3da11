"""Case files: questions to a rulebook, for any game."""
