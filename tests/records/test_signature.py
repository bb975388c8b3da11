"""A record that a server signed: what is changed afterwards is found, also where somebody made the chain fit again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.records.errors import RecordError
from tento.records.reading import read
from tento.records.signature import public_key, signed, signer_of
from tests.records.recorded import SMALL, rechained, refusal

KEY, OTHER = bytes(range(32)), bytes(32)
SIGNED = signed(SMALL, KEY)


def forged(before: str, after: str) -> str:
    """The signed record with something else in its place, and checks that fit again."""
    return rechained([line.rpartition(" ~")[0].replace(before, after) for line in SIGNED.splitlines()])


def test_a_signed_record_names_its_server_and_reads_as_before():
    assert signer_of(SIGNED) == public_key(KEY)
    assert read(SIGNED) == read(SMALL)


def test_a_record_without_a_signature_names_nobody():
    assert signer_of(SMALL) is None


def test_the_key_of_rfc_8032_gives_its_public_key():
    secret = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    assert public_key(secret) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


def test_a_name_changed_after_signing_is_found_though_the_chain_fits():
    changed = forged('player 0 "Ana"', 'player 0 "Eva"')
    read(changed)
    with pytest.raises(RecordError) as error:
        signer_of(changed)
    assert error.value.code == "false_signature"


def test_a_signature_under_the_name_of_another_server_is_false():
    with pytest.raises(RecordError):
        signer_of(forged(public_key(KEY), public_key(OTHER)))


@pytest.mark.parametrize("value", ["", "00", "zz" * 64, "0" * 128])
def test_a_signature_that_is_none_is_false(value):
    with pytest.raises(RecordError):
        signer_of(forged(SIGNED.splitlines()[-1].split(" ")[3], value))


@given(st.integers(0, len(SIGNED) - 1), st.sampled_from("09afx #~\n\r\tÀ"))
def test_any_character_of_a_signed_record_changed_is_found(place, char):
    if SIGNED[place] != char:
        refusal(SIGNED[:place] + char + SIGNED[place + 1 :])


def test_nothing_follows_a_signature():
    assert refusal(SIGNED + SIGNED.splitlines(keepends=True)[-1]).code == "after_end"
