"""What somebody typed becomes a decision: a CPF is closed wherever it stands."""

import msgspec
import pytest

from tento.championship.core.filling import BadCpf, closed

TYPED = "111.444.777-35"


@pytest.mark.parametrize(
    "typed",
    [{"cpf": TYPED}, [{"name": "Ana", "cpf": TYPED}], [{"player": "Ana", "person": {"name": "Ana", "cpf": TYPED}}]],
    ids=["a person", "people", "forms"],
)
def test_no_number_is_kept_wherever_it_was_typed(typed):
    kept = msgspec.json.encode(closed(typed, bytes(32))).decode()
    assert "***.444.777-**" in kept
    assert "11144477735" not in kept.replace(".", "").replace("-", "")


def test_a_number_that_is_none_is_refused():
    with pytest.raises(BadCpf):
        closed({"to": {"person": {"cpf": "111.444.777-36"}}}, bytes(32))
