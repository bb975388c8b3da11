"""Questions to the championship of a rulebook, answered by its rules."""
