"""The signature at the end of a record: which server gave the record out, and that no line was changed since."""

import re
from typing import Final

from tento.records.chain import SIGNED, chained
from tento.records.errors import RecordError

_LINE: Final = re.compile(rf"{SIGNED} ([0-9a-f]{{64}}) ([0-9a-f]{{128}}) ~[0-9a-f]+")


def public_key(key: bytes) -> str:
    """The public key, as hex digits, of a private Ed25519 key of 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415 - not in a browser's engine

    return Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw().hex()


def signed(record: str, key: bytes) -> str:
    """The record with one more line: its signature by this private key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415 - not in a browser's engine

    value = Ed25519PrivateKey.from_private_bytes(key).sign(record.encode("utf-8", "surrogatepass")).hex()
    line, _ = chained(record.rstrip("\n").rpartition("~")[2], f"{SIGNED} {public_key(key)} {value}")
    return f"{record}{line}\n"


def signer_of(record: str) -> str | None:
    """The public key by which the record is signed, or None if it has no signature; RecordError if the signature is false."""
    *lines, _ = record.split("\n")
    if not lines or not lines[-1].startswith(f"{SIGNED} "):
        return None
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - not in a browser's engine
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    found = _LINE.fullmatch(lines[-1])
    covered = record.removesuffix(f"{lines[-1]}\n").encode("utf-8", "surrogatepass")
    try:
        if found is None:
            raise InvalidSignature
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(found[1])).verify(bytes.fromhex(found[2]), covered)
    except (InvalidSignature, ValueError) as error:
        raise RecordError(len(lines), "false_signature") from error
    return found[1]
