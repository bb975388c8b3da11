"""Questions to a poker rulebook: hands played and answered."""
