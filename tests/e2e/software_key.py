"""A device with passkeys, made of the bytes that the standard (WebAuthn, level 2) prescribes: what a house must take, and what not."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class SoftwareKey:
    """One key of one person. Every field may be another one, so that a test can lie."""

    def __init__(self, user: str, name: str = "key", origin: str = "http://tento.test") -> None:
        self.user, self.id, self.origin = user, sha256(name.encode()).digest(), origin
        self.site = origin.partition("//")[2].partition(":")[0]
        self.flags, self.count = PRESENT | VERIFIED, 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, challenge: str, name: str = "Celular") -> dict[str, Any]:
        """What the browser sends when the key is made."""
        point = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(self.flags | ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", challenge)
        return {"name": name, "id": text(self.id), "client_data": text(client_data), "attestation": text(attestation)}

    def shown(self, challenge: str) -> dict[str, Any]:
        """What the browser sends when the key is shown."""
        self.count += 1
        data, client_data = self._data(self.flags), self._client_data("webauthn.get", challenge)
        signature = self._key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(signature),
            "user_handle": text(self.user.encode()),
        }
