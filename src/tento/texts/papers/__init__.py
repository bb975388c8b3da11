"""What stands on printed papers."""
