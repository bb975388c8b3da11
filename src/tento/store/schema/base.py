"""What every table of the schema is made with."""

from sqlalchemy import MetaData, Text
from sqlalchemy.dialects import postgresql

metadata = MetaData()

# An id is compared byte by byte: by the rules of a language it would be slower, and an update of those rules would spoil the index.
Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
