"""Settings for all tests. Hypothesis tries the same examples every time, so that a red run can be repeated; `make soak` tries new ones."""

import os

from hypothesis import settings

settings.register_profile("tento", derandomize=True, deadline=None)
settings.register_profile("soak", derandomize=False, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "tento"))
