"""The `tento` command."""
