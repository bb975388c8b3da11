"""Spans for OpenTelemetry: a request, an action at a table and the commit inside of each."""

from hashlib import sha256

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tento.club.live.entries import TableConfig
from tento.store.open import open_store
from tento.web import tracing
from tento.web.metrics import Metrics, TimedStore
from tests.e2e.live_client import sitting
from tests.e2e.live_server import open_table, running
from tests.e2e.rest_app import guest, new_table


@pytest.fixture
def spans():
    """All spans that end meanwhile."""
    kept, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    tracing.use(provider.get_tracer("tento"))
    yield kept
    tracing.use(None)


def named(table: str) -> str:
    return sha256(table.encode()).hexdigest()[:12]


async def test_a_request_is_a_span_with_its_route_and_the_commit_inside(client, spans):
    table = await new_table(await guest(client))
    (commit,) = [span for span in spans.get_finished_spans() if span.name == "commit" and span.attributes["table"] == named(table)]
    (request,) = [span for span in spans.get_finished_spans() if span.context.span_id == commit.parent.span_id]
    assert (request.name, request.attributes["method"], request.attributes["route"]) == ("request", "POST", "/api/tables")


async def test_an_action_at_a_table_is_a_span_with_the_commit_inside(tmp_path, spans):
    async with running(TimedStore(open_store(str(tmp_path)), Metrics())) as server:
        table = (await open_table(server.live_tables, TableConfig(pause_seconds=0, bot_seconds=0), ("ana",))).state.id
        async with sitting(server.port, "ana", table) as ana:
            await ana.until(lambda: ana.asked)
            await ana.act(ana.legal[0])
    (act,) = [span for span in spans.get_finished_spans() if span.name == "act"]
    inside = [span.name for span in spans.get_finished_spans() if span.parent is not None and span.parent.span_id == act.context.span_id]
    assert (act.attributes["table"], act.parent, inside) == (named(table), None, ["commit"])


def test_nothing_is_traced_unless_it_is_asked_for(monkeypatch):
    for name in tracing.ENDPOINTS:
        monkeypatch.delenv(name, raising=False)
    tracing.begin()
    with tracing.span("act", "mesa") as made:
        assert made is None
