"""What the numbers in the arrays of the solver mean: compiled code takes whole numbers in place of our words."""

from typing import Final

import numpy as np

COUNT: Final = 0
LEARN: Final = 1
BEST: Final = 2
"""What a walk is for: to count the numbers of a strategy, to learn, to find the best answer."""

END, SHOW, REVEAL, DECIDE = 0, 1, 2, 3
LEAD, ANSWER, LAST, HIGHEST = 1, 2, 3, 4
ONE, TWO, THREE, ONE_AND_COVERED = 1, 2, 3, 4
"""As `Kind` and `Laying` of the situations, and `Space` of the hands."""

HIGHER, LOWER, EQUAL = 0, 1, 2
NONE: Final = np.float32(0)
IMPOSSIBLE: Final = np.float32(-1e30)
