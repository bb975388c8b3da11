"""The browser opens where somebody sits before a screen, and nowhere else."""

import pytest

from tento.cli.browser import open_page, should_open

SCREEN = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("environ", "platform"), [(SCREEN, "linux"), ({"WAYLAND_DISPLAY": "wayland-0"}, "linux"), ({}, "darwin"), ({}, "win32")]
)
def test_it_opens_by_itself_at_a_terminal_with_a_screen(environ, platform):
    assert should_open(None, True, environ, platform)


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, SCREEN | {"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}])
def test_it_stays_closed_without_a_screen_of_the_own(environ):
    assert not should_open(None, True, environ, "linux")


def test_it_stays_closed_where_nobody_reads_what_is_printed():
    assert not should_open(None, False, SCREEN, "linux")


def test_what_was_asked_for_is_done():
    assert should_open(True, False, {}, "linux")
    assert not should_open(False, True, SCREEN, "linux")


def test_the_page_of_the_house_is_opened():
    opened: list[str] = []

    def opens(page: str) -> bool:
        opened.append(page)
        return True

    open_page("http://127.0.0.1:8000/", opens).join(60)
    assert opened == ["http://127.0.0.1:8000/"]
