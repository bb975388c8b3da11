"""What the master imagines, compiled: worlds, and how everybody plays in them."""
