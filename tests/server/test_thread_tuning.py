"""What is done beside the loop gives way to it soon."""

import sys

from litestar import Litestar

from tento.server.app_server import AppServer, configured
from tento.server.thread_tuning import SWITCH_SECONDS


async def test_a_server_that_is_open_lets_the_loop_interrupt_its_threads():
    before, found = sys.getswitchinterval(), list[float]()
    app = Litestar([])
    config = configured(app)
    config.port = 0
    config.load()
    server = AppServer(app, config, lambda: found.append(sys.getswitchinterval()))
    server.lifespan = config.lifespan_class(config)
    try:
        await server.startup()
        await server.shutdown()
    finally:
        sys.setswitchinterval(before)
    assert found == [SWITCH_SECONDS]
