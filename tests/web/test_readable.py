"""NUL, half a surrogate pair and bytes that are no UTF-8 are refused wherever they come in, before any database sees them."""

import re

import pytest

from tento.web.readable import readable_json
from tento.web.sockets.client_messages import Malformed, decode
from tento.web.sockets.events.messages import decode as decode_event
from tests.e2e.rest_app import code, guest

BODIES = (b'{"name":"a\\u0000b"}', b'{"\\u0000":1}', b'{"name":"\xff"}', b'\xff\xfe{"name":1}')


@pytest.mark.parametrize("body", BODIES)
def test_what_cannot_be_kept_is_found(body):
    assert not readable_json(body)


@pytest.mark.parametrize("body", [b'{"a":"\\\\u0000"}', b'{"a":"\\ud83c\\udca1"}', '{"a":"\\u00e3 🂡"}', "no JSON", b"["])
def test_what_can_be_kept_or_is_no_json_is_left_alone(body):
    assert readable_json(body)


@pytest.mark.parametrize("table", ["a\\u0000b", "\\ud800"])
def test_a_hello_with_such_a_table_is_no_message(table):
    for reads, name in ((decode, "table"), (decode_event, "event")):
        with pytest.raises(Malformed):
            reads(f'{{"type":"hello","{name}":"{table}"}}')


async def test_every_route_refuses_an_address_or_a_body_that_is_no_text(app, client, monkeypatch):
    monkeypatch.setattr(app.state.services.limits, "_on", False)
    ana, asked = await guest(client), 0
    for route in app.routes:
        methods = set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
        for method in sorted(methods) if route.path.startswith("/api") else ():
            handler, *_ = route.route_handler_map[method]
            path = re.sub(r"\{[^}]*:int\}", "1", route.path)
            plain = re.sub(r"\{[^}]*\}", "x", path)
            for bad in ("%00", "%ff"):
                assert code(await ana.ask(method, re.sub(r"\{[^}]*\}", bad, path) + f"?q={bad}")) == (400, "bad_request"), route.path
            if handler.parsed_data_field is not None:
                for body in BODIES:
                    answer = await ana.ask(method, plain, content=body, headers={"content-type": "application/json"})
                    assert code(answer) == (400, "bad_request"), (method, plain, body)
                answer = await ana.ask(method, plain, content=b"{}", headers={"content-type": "text/plain"})
                assert code(answer) == (415, "not_json"), plain
                asked += 1
    assert asked > 20


@pytest.mark.parametrize("header", ["cookie", "authorization", "accept-language", "origin", "x-csrf-token"])
async def test_a_header_that_is_no_text_is_nobody_and_breaks_nothing(client, header):
    for value in (b"tento_session=ts_\xff", b"Bearer tb_\xff", b"\xff\xfe", b"x%00"):
        answer = await client.get("/api/me", headers=[(header.encode(), value)])
        assert (answer.status_code, answer.json()["person"]) == (200, None)
