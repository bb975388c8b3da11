"""How the name of each person with a password is drawn, so that no other one that looks the same is kept."""

from alembic import op
from sqlalchemy import Column, Text, text
from sqlalchemy.dialects import postgresql

from tento.club.people.names import drawn_alike

revision = "0022"
down_revision = "0021"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Of those who look the same already the oldest account has the skeleton; the others keep their names without one."""
    op.add_column("people", Column("skeleton", Id))
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)
    db = op.get_bind()
    taken = set[str]()
    for person, name in db.execute(text("SELECT id, name FROM people WHERE kept IS NOT NULL ORDER BY created, id")).all():
        skeleton = drawn_alike(name)
        if skeleton not in taken:
            db.execute(text("UPDATE people SET skeleton = :skeleton WHERE id = :person"), {"skeleton": skeleton, "person": person})
            taken.add(skeleton)
