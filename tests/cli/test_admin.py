"""`tento admin`: whom it makes."""

from pathlib import Path

from typer.testing import CliRunner, Result

from tento.cli.admin import admin_app


def made(name: str, data: Path) -> Result:
    return CliRunner().invoke(
        admin_app, ["make", name, "--role", "organiser", "--data", str(data)], env={"LC_ALL": "", "LANGUAGE": "", "LANG": "en_US.UTF-8"}
    )


def test_no_account_is_made_whose_name_looks_like_that_of_another(tmp_path):
    assert made("Ana Silva", tmp_path).exit_code == 0
    again = made("Ana S1lva", tmp_path)
    assert (again.exit_code, "looks like it" in str(again.exception)) == (1, True)
