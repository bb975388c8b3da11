"""The browser client for those who work on it: `build` it into the package, or `check` its format, code, types, words and tests."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from hatch_build import build_client, install_packages, node


def main() -> int:
    """The program."""
    match sys.argv[1:]:
        case ["build"]:
            build_client()
        case ["check"]:
            if not sys.stdout.isatty():
                os.environ["NO_COLOR"] = "1"  # in a log every dot came with four signs for its colour
            install_packages()
            node("node_modules/prettier/bin/prettier.cjs", "--check", ".", "--log-level", "warn")
            node("node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0")
            node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
            node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")
        case _:
            sys.stderr.write("python tools/client.py build | check\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
