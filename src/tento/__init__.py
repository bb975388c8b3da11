"""Tento: Brazilian card games by the letter of their regulations."""

__version__ = "0.1.0"
