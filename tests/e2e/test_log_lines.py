"""A line of the log says to which request and table it belongs, and gives no link away."""

import io
import json
import logging
from hashlib import sha256

import pytest

from tento.server.logs import JsonLines
from tests.e2e.rest_app import guest, new_table


@pytest.fixture
def log_lines():
    """What the log says meanwhile, as it is written."""
    stream = io.StringIO()
    handler, logger = logging.StreamHandler(stream), logging.getLogger("tento")
    handler.setFormatter(JsonLines())
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


async def test_the_log_has_the_name_that_the_proxy_gave_the_request_and_never_the_link_to_the_table(client, log_lines):
    table = await new_table(await guest(client), visibility="private")
    answer = await client.get(f"/api/tables/{table}", headers={"X-Request-Id": "0123456789abcdef"})
    (line,) = [line for line in map(json.loads, log_lines.getvalue().splitlines()) if line.get("request") == "0123456789abcdef"]
    assert answer.headers["X-Request-Id"] == "0123456789abcdef"
    assert (line["what"], line["status"], line["table"]) == ("request", 200, sha256(table.encode()).hexdigest()[:12])
    assert table not in log_lines.getvalue()


async def test_a_name_that_could_break_the_log_is_replaced(client, log_lines):
    answer = await client.get("/api/tables", headers={"X-Request-Id": 'x"} {"what":"forged"'})
    assert answer.headers["X-Request-Id"].isalnum()
    assert "forged" not in log_lines.getvalue()
