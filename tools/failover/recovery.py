"""Back to a moment: a base backup and the archived log, as docs/operations.md describes it."""

from datetime import UTC, datetime
from pathlib import Path

from tools.failover.postgres import Postgres


def recovered(server: Postgres, base: Path, archive: Path, moment: float, acknowledged: set[tuple[str, str]]) -> str:
    """Starts the base backup as it was at this moment on the machine of this server, and looks for what was acknowledged until then."""
    server.crash()
    when = datetime.fromtimestamp(moment, UTC).isoformat(sep=" ")
    with (base / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
        settings.write(
            f"restore_command = 'cp {archive}/%f %p'\nrecovery_target_time = '{when}'\nrecovery_target_timeline = 'current'\n"
            "recovery_target_action = 'promote'\nsynchronous_standby_names = ''\narchive_mode = off\n"
        )
    (base / "recovery.signal").touch()
    server.start(base)
    rows = server.ask("SELECT table_id, convert_from(payload, 'UTF8') FROM events", "tento")
    ids = {(table, text.partition('"id":"')[2].partition('"')[0]) for table, text in rows if '"entry":"acted"' in text}
    lost = acknowledged - ids
    server.crash()
    assert not lost, f"{len(lost)} acknowledged actions are not in the recovered database"
    return f"recovered to {when}: {len(rows)} lines, all {len(acknowledged)} actions that were acknowledged by then"
