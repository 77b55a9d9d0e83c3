"""Web Push on paper: a message sealed for one browser (RFC 8291, 8188) and the server's word for it (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4096
MOST_TEXT: Final = 3000  # bytes of a message; a push service takes 4096 sealed ones
TOKEN_SECONDS: Final = 12 * 3600  # at most 24 hours are allowed
_CURVE: Final = ec.SECP256R1()

__all__ = ["InvalidSignature", "PushKeys", "Receiver", "read_receiver", "seal"]


@dataclass(frozen=True)
class Receiver:
    """What a browser gives who may push to it: a point, and a secret shared with it."""

    public: bytes
    secret: bytes


def read_receiver(public: str, secret: str) -> Receiver:
    """As the page sends them; ValueError where they are none."""
    receiver = Receiver(unletters(public), unletters(secret))
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, receiver.public)
    if len(receiver.public) != 65 or len(receiver.secret) != 16:
        raise ValueError
    return receiver


def seal(text: bytes, receiver: Receiver, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """The body of a push message in aes128gcm. Salt and key are new for each, but for the published example."""
    if len(text) > MOST_TEXT:
        raise ValueError("too long for a push message")
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(_CURVE)
    ours = point(own.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, receiver.public)
    shared = own.exchange(ec.ECDH(), theirs)
    key = _stretch(receiver.secret, shared, b"WebPush: info\x00" + receiver.public + ours, 32)
    content_key = _stretch(salt, key, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _stretch(salt, key, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)  # the last record, and the only one
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


class PushKeys:
    """The server's own, by which push services know that it is the same one."""

    def __init__(self, private: str = "") -> None:
        """From the text of the private key; without one, new."""
        number = int.from_bytes(unletters(private), "big") if private else 0
        self._key = ec.derive_private_key(number, _CURVE) if private else ec.generate_private_key(_CURVE)

    @property
    def private(self) -> str:
        return letters(self._key.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """What a browser is told when it subscribes."""
        return letters(point(self._key.public_key()))

    def headers(self, endpoint: str, contact: str, now: float | None = None) -> dict[str, str]:
        """Who asks for this message to be handed on, and until when that is believed."""
        parts = urlsplit(endpoint)
        until = int(time.time() if now is None else now) + TOKEN_SECONDS
        claim = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": contact}
        written = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claim)}"
        one, other = decode_dss_signature(self._key.sign(written.encode(), ec.ECDSA(hashes.SHA256())))
        signature = letters(one.to_bytes(32, "big") + other.to_bytes(32, "big"))
        return {"Authorization": f"vapid t={written}.{signature}, k={self.public}"}


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def letters(content: bytes) -> str:
    """Base64 for addresses, without what fills it up."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unletters(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError(text) from None


def _stretch(salt: bytes, content: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(content)


def _json(content: dict[str, object]) -> str:
    return letters(json.dumps(content, separators=(",", ":")).encode())
