"""`tento serve` before it serves: a port that another program has."""

from contextlib import closing
from socket import create_server

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tento.cli.serve import LAST_PORT


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt_BR.UTF-8", "A porta {port} já está em uso: tente --port {other}."),
        ("en_US.UTF-8", "Port {port} is already in use: try --port {other}."),
    ],
)
def test_a_port_in_use_is_named_with_another_to_try(tmp_path, lang, said):
    with closing(create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        told = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path)], env={"LC_ALL": lang})
    assert told.exit_code == 2
    assert told.stderr.strip() == said.format(port=port, other=port + 1 if port < LAST_PORT else 0)
