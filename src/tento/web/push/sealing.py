"""The keys of Web Push: those of a device as they must be, the one by which the house signs, and a notice that only one device can open."""

import binascii
import time
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode
from pywebpush import WebPusher

from tento.club.ports import PushSubscription

AUTH_BYTES: Final = 16
KEY_BYTES: Final = 32
LASTS: Final = 600
"""So many seconds a push service keeps a notice for a phone that is off."""
SIGNED_FOR: Final = 12 * 3600


class Sealed(NamedTuple):
    """A request to a push service."""

    data: bytes
    headers: dict[str, str]


def good_keys(keys: Mapping[str, str]) -> bool:
    """Whether these are a point of the curve and a secret of sixteen bytes, as a browser makes them."""
    try:
        point, auth = (urlsafe_b64decode(keys[name] + "=" * (-len(keys[name]) % 4)) for name in ("p256dh", "auth"))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError, binascii.Error):
        return False
    return len(auth) == AUTH_BYTES


def new_key() -> bytes:
    """A key for the house."""
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES)


def public_key(key: bytes) -> str:
    """By what a browser knows the house of this key."""
    public = _signer(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(public))


def _signer(key: bytes) -> Vapid02:
    return Vapid02(ec.derive_private_key(int.from_bytes(key), ec.SECP256R1()))


def sealed(device: PushSubscription, body: bytes, key: bytes) -> Sealed:
    """The request that only this device can read, signed by the house."""
    parts = urlsplit(device.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": device.origin}
    pusher = WebPusher({"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}})
    about = {"Urgency": "high", "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LASTS)}
    return Sealed(pusher.encode(body)["body"], {**_signer(key).sign(claims), **about})
