"""The house as it was before the last step of the schema: what a rolling upgrade begins with."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
STEPS: Final = "src/tento/store/migrations/versions"


def older_sources(folder: Path) -> Path:
    """The sources of the commit before the one that brought the last step, unpacked into this folder."""
    named = ("git", "log", "-1", "--diff-filter=A", "--format=%H", "--", STEPS)
    commit = subprocess.run(named, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    assert commit, "the history of the sources is needed: this is no full clone"
    folder.mkdir()
    archived = subprocess.run(("git", "archive", f"{commit}^", "src"), cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(("tar", "-x", "-C", str(folder)), input=archived, check=True)
    return folder / "src"
