"""What the tests of stores put into them."""

from typing import Any

from tento.club.ports import Lease, Store, TableRow

MINUTE = 60.0
OVER = 0.0  # a lease for no time has run out at once


async def owned(store: Store, table: str = "mesa", process: str = "we", seconds: float = MINUTE) -> Lease:
    lease = await store.leases.claim(table, process, f"{process}:1", seconds)
    assert lease is not None
    return lease


def a_table(table: str, **known: Any) -> TableRow:
    usual = {"game": "truco", "rulebook": "fenacef-ix", "title": "Mesa do Zé", "host": "zé", "seats": 4, "taken": 1}
    return TableRow(id=table, **{**usual, "visibility": "public", "status": "waiting", "created": 0, **known})
