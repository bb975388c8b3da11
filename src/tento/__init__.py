"""Tento: Brazilian card games by the letter of their regulations."""

from tento.games import registry as registry  # the games make their rulebooks' values known before anybody reads one

__version__ = "0.1.0"
