"""What people read at a truco table."""
