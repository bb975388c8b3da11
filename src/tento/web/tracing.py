"""Spans for OpenTelemetry: how long a request, an action at a table and a commit took, and what set off what.

Off unless `tento[traces]` is installed and the settings of OpenTelemetry say where spans go. A span names tables as the log does.
"""

import logging
import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

from tento.web.log_facts import log_name

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer

ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_log = logging.getLogger("tento.web")
_NOTHING: Final = nullcontext()


class _Spans:
    """Where spans are made; nowhere at first."""

    def __init__(self) -> None:
        self.make: Callable[[str, dict[str, str]], AbstractContextManager[object]] | None = None


_spans = _Spans()


def span(name: str, table: str | None = None, **facts: str) -> AbstractContextManager[object]:
    """What happens inside of it is one span; the table is told by its name in the log."""
    if _spans.make is None:
        return _NOTHING
    return _spans.make(name, facts if table is None else {"table": log_name(table), **facts})


def use(tracer: "Tracer | None") -> None:
    """Spans are made by this tracer from now on, or by none."""
    if tracer is None:
        _spans.make = None
        return
    from opentelemetry.context import Context  # noqa: PLC0415 - only who traces has it
    from opentelemetry.trace import get_current_span  # noqa: PLC0415 - as above

    def make(name: str, facts: dict[str, str]) -> AbstractContextManager[object]:
        # What a table does by itself belongs to no request: the one that once set it off is over.
        context = None if get_current_span().is_recording() else Context()
        return tracer.start_as_current_span(name, context, attributes=facts)

    _spans.make = make


def begin() -> None:
    """Sends spans to where the settings of OpenTelemetry say, if they say so."""
    if not any(map(os.environ.get, ENDPOINTS)):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # type: ignore[import-not-found]  # noqa: PLC0415 - an extra
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - as above
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - as above
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - as above
    except ImportError:
        _log.warning("traces are asked for, and need: pip install 'tento[traces]'")
        return
    provider = TracerProvider(resource=Resource.create({"service.name": os.environ.get("OTEL_SERVICE_NAME", "tento")}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    use(provider.get_tracer("tento"))
