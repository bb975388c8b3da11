"""Questions to a truco rulebook: case files read, played and answered."""
