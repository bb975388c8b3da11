"""Championships of pairs: entries, stages, matches, standings, honours."""
