"""The papers of a championship of pairs."""
