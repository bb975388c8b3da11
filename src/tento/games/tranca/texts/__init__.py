"""What people read at a tranca table."""
