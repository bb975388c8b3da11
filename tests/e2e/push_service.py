"""A push service on this machine, over https, with a device that can open what is sent to it."""

import asyncio
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Device:
    """The keys of a browser."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))

    def described(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": text(point), "auth": text(self.auth)}}

    def opened(self, body: bytes) -> Any:
        return msgspec.json.decode(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class PushService:
    """Takes what is sent to it, and answers with the status that the test wants."""

    def __init__(self) -> None:
        self.port, self.status = 0, 201
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.trust: ssl.SSLContext | None = None

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    def endpoint(self, device: str = "one") -> str:
        return f"https://{self.host}/send/{device}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)}
        self.taken.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\nlocation: https://{self.host}/other\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, many: int) -> tuple[dict[str, str], bytes]:
        """What was sent last, when so many were sent."""
        async with asyncio.timeout(60):
            while len(self.taken) < many:
                await asyncio.sleep(0.01)
        return self.taken[-1]


def signed_by(authorization: str, key: str) -> Any:
    """The claims of a request, if the key of the house signed them."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    half = raw(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    der = encode_dss_signature(int.from_bytes(half[:32]), int.from_bytes(half[32:]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(raw(claims))


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM),
    )
    return file


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    service, file = PushService(), _certificate(folder)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    service.trust = ssl.create_default_context(cafile=str(file))
    server = await asyncio.start_server(service.answer, "localhost", 0, ssl=own, family=2)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
