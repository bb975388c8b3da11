"""Whatever is sent to the interface, the server answers as its own description says, and never with an error of its own."""

from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.e2e.test_serve import PATIENCE, serving

CHECKS = [not_a_server_error, response_schema_conformance]
BOUNDED = settings(deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
EXAMPLES = (pytest.param(3, id="few"), pytest.param(20, id="many", marks=pytest.mark.long))
"""So many examples of each operation."""
PARTS = 2
"""Each test asks one of so many parts of the interface."""


def guest(server: httpx.Client, with_table: bool) -> tuple[dict[str, str], str]:
    """A guest's cookie and second secret, and a table of the guest's own."""
    server.cookies.clear()
    answer = server.post("/api/guest")
    headers = {"cookie": f"tento_session={answer.cookies['tento_session']}", "x-csrf-token": answer.json()["csrf"]}
    server.cookies.clear()
    return headers, str(server.post("/api/tables", json={}, headers=headers).json()["id"]) if with_table else ""


def send_all_sorts(operation: Any, mode: GenerationMode, headers: dict[str, str], table: str, examples: int) -> None:
    """What the description allows, or what it does not; mostly to a table that is there."""

    @settings(BOUNDED, max_examples=examples)
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def send(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=PATIENCE)

    send()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_nothing_that_is_sent_breaks_the_server(tmp_path, mode, examples, part):
    with serving(tmp_path, "--no-limits") as (server, address), httpx.Client(base_url=address, timeout=PATIENCE) as asking:
        described = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        operations: list[Any] = [cast(Any, found).ok() for found in described.get_all_operations()]
        assert len(operations) > 25
        for operation in operations[part::PARTS]:
            if operation.path.startswith("/api") and (mode.is_positive or can_be_wrong(operation)):
                send_all_sorts(operation, mode, *guest(asking, "{table}" in operation.path), examples)
        assert server.poll() is None
    assert '"level": "error"' not in (tmp_path / "err").read_text(encoding="utf-8")


def can_be_wrong(operation: Any) -> bool:
    """What takes nothing cannot be asked wrongly."""
    return bool(operation.body or operation.query or operation.headers)
