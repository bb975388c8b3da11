"""A new file that several processes open at once."""

import sqlite3
from pathlib import Path
from threading import Timer

from tento.store.sqlite_log import prepare


def test_who_opens_a_new_file_waits_for_another_who_is_about_to_write_to_it(tmp_path: Path) -> None:
    """SQLite refuses the write-ahead log at once there, and a process of a house did not come up."""
    file = tmp_path / "new.db"
    first = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    first.execute("CREATE TABLE tables (id TEXT)")
    first.execute("BEGIN IMMEDIATE")
    second = sqlite3.connect(file, isolation_level=None)
    writing = Timer(0.3, first.execute, ["COMMIT"])
    writing.start()
    prepare(second)
    assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    writing.join()
    first.close()
    second.close()
