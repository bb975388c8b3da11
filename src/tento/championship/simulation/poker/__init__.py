"""A poker tournament, and a stage of a season, at random."""
