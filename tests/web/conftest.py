"""The application with a browser in it, as the tests over REST have it."""

from tests.e2e.conftest import app, client  # noqa: F401  # fixtures are found by their names
