"""Case files that cannot be judged: each is told in plain words which key is wrong and why."""

import pytest

from tento.records.judge import judge_file

TRUCO = {"game": '"truco"', "rulebooks": '["fenacef-ix"]', "expect": '{ winner = "none" }'}
TRANCA = {"game": '"tranca"', "rulebooks": '["afia-2025"]', "expect": "{ over = false }"}


@pytest.fixture
def error_of(tmp_path):
    """What the judge says of a case with some keys changed, without the name of the file."""

    def error_of(keys: dict[str, str], **changed: str) -> str:
        path = tmp_path / "case.toml"
        path.write_text("".join(f"{key} = {value}\n" for key, value in (keys | changed).items()), encoding="utf-8")
        error = judge_file(path).error
        assert error is not None
        return error.removeprefix(f"{path}: ")

    return error_of


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("dealer", '"0"', "dealer: holds text in quotes, not a whole number"),
        ("dealer", "1979-05-27", "dealer: holds a date, not a whole number"),
        ("do", '"rodada"', "do: holds text in quotes, not a list"),
        ("do", "[1]", "do[0]: holds a whole number, not text in quotes"),
        ("vira", "3.5", "vira: holds a number with a point, not text in quotes"),
        ("score", "[1]", "score: is a list of 2, not of 1"),
        ("overtime", "[]", "overtime: holds a list, not true or false"),
        ("options", "true", "options: holds true or false, not a table"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_in_plain_words(error_of, key, value, told):
    assert error_of(TRUCO, **{key: value}) == told


def test_a_wrong_value_inside_a_table_is_named_by_the_key_of_the_table(error_of):
    assert error_of(TRANCA, melds='{ A = "4c 5c 6c" }') == "melds: holds text in quotes, not a list"


@pytest.mark.parametrize("keys", [TRUCO, TRANCA], ids=["truco", "tranca"])
def test_a_rulebook_whose_name_no_file_can_have_is_an_error(error_of, keys):
    assert error_of(keys, rulebooks=f'["{"a" * 5000}"]').startswith("rulebooks: ")


@pytest.mark.parametrize("keys", [TRUCO, TRANCA], ids=["truco", "tranca"])
def test_an_unknown_rulebook_is_not_blamed_on_the_options(error_of, keys):
    assert error_of(keys, rulebooks='["nope"]', options="{ burn_max = 2 }").startswith("rulebooks: nope: no rulebook of this name")


@pytest.mark.parametrize("keys", [TRUCO, TRANCA], ids=["truco", "tranca"])
def test_a_rulebook_of_another_game_is_an_error(error_of, keys):
    assert error_of(keys, rulebooks='["cgp-2024"]') == "rulebooks: cgp-2024 is a rulebook of poker"


@pytest.mark.parametrize("keys", [TRUCO, TRANCA], ids=["truco", "tranca"])
def test_an_option_that_does_not_exist_is_blamed_on_the_options(error_of, keys):
    assert error_of(keys, options="{ zzz = 2 }").startswith("options: ")


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"do": '["0 draw 4c"]', "hands": '["", "", "", ""]'}, "hands: nobody has cards while the first deal is drawn for"),
        ({"do": '["0 draw 4x"]'}, "do[0]: "),
        ({"do": '["0 draw 8c"]'}, "do[0]: 8c is not in the pack of fenacef-ix"),
        ({"do": '["0 draw"]'}, "do[0]: 'draw' needs the place of a card"),
        ({"do": '["cutting"]'}, "do[0]: 'cutting' needs a time: "),
        ({"do": '["cutting 31"]'}, "do[0]: 'cutting' needs a time: "),
        ({"expect": '{ can = ["cutting 0:31"] }'}, "expect.can: `cutting 0:31` is a whole script"),
        ({"expect": "{ drawing = [4] }"}, "expect.drawing: "),
        ({"expect": '{ seconds = "thirty" }'}, "expect.seconds: "),
        ({"expect": '{ advances = "C" }'}, "expect.advances: "),
        ({"expect": "{ disqualified = 0 }"}, "expect.disqualified: "),
        ({"expect": '{ partner_visible = "A" }'}, "expect.partner_visible: "),
    ],
)
def test_a_mistake_about_the_draw_the_ceremony_or_the_end_is_named(error_of, changed, told):
    assert error_of(TRUCO, **changed).startswith(told)
