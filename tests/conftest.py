"""Settings for all tests: Hypothesis tries the same examples every time, so that a red run can be repeated."""

from hypothesis import settings

settings.register_profile("tento", derandomize=True, deadline=None)
settings.load_profile("tento")
