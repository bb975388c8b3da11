"""Questions to a tranca rulebook: case files read, played and answered."""
