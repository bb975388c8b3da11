"""The papers of a poker tournament, and of a stage of a season."""
