"""Questions to a championship of pairs."""
