"""What stands on this machine in the place of push services and mail servers, and a browser that can read what comes."""

from __future__ import annotations

import json
import socket
import socketserver
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from vivant.table.outgoing import Deadline, NotAllowed, Outgoing, Target
from vivant.table.webpush import _stretch, letters, point

AUTH = bytes(range(16))


class Browser:
    """Holds the other half of the keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = point(self.key.public_key())

    def form(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": letters(self.public), "auth": letters(AUTH)}

    def read(self, body: bytes) -> Any:
        return json.loads(unseal(body, self.key, self.public, AUTH))


def unseal(body: bytes, key: ec.EllipticCurvePrivateKey, public: bytes, auth: bytes) -> bytes:
    """As RFC 8291 says that a browser does it."""
    salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    seed = _stretch(auth, shared, b"WebPush: info\x00" + public + sender, 32)
    content_key = _stretch(salt, seed, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _stretch(salt, seed, b"Content-Encoding: nonce\x00", 12)
    return AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\x00")[:-1]


class PushService:
    """Takes what is posted; `statuses` are what it answers, then always the last."""

    def __init__(self) -> None:
        self.statuses = [201]
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = outer.statuses.pop(0) if len(outer.statuses) > 1 else outer.statuses[0]
                self.send_response(status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()


class Nearby(Outgoing):
    """A policy that knows this machine and nothing else, so that no test ever calls further."""

    def check(self, address: str) -> tuple[str, int, str]:
        if not address.startswith("http://127.0.0.1:"):
            raise NotAllowed(address)
        port, _, path = address.removeprefix("http://127.0.0.1:").partition("/")
        return "127.0.0.1", int(port), f"/{path}"

    def place(self, address: str, seconds: float = 0.0) -> Target:
        return Target(*self.check(address), "127.0.0.1")

    def connect(self, place: Target, deadline: Deadline) -> None:
        deadline.hold(socket.create_connection((place.address, place.port), deadline.left()))


class Mailbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    command = line[:4].upper()
                    if command == "DATA":
                        self.say("354 go on")
                        letter = b""
                        while (row := self.rfile.readline()) != b".\r\n":
                            letter += row
                        outer.letters.append(letter.decode())
                    self.say("221 bye" if command == "QUIT" else "250 fine")
                    if command == "QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()
