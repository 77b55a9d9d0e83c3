"""A server whose network is this machine's loopback: `python -m tests.table.near FOLDER`; tests let 127.0.0.2 in."""

from __future__ import annotations

import socket
import sys
from ipaddress import IPv4Network

from vivant.table.reach import Reach
from vivant.table.serving import listen, serve
from vivant.table.settings import Settings

NEAR = "127.0.0.2"


def main(folder: str) -> None:
    listening: socket.socket = listen("127.0.0.1", 0, exactly=True)
    port = listening.getsockname()[1]
    settings = Settings(
        db=f"sqlite:///{folder}/tables.db", port=port, neighbours=True, tables_per_address=0, pace_seconds=0.01
    )
    reach = Reach(settings, find=lambda: [NEAR], nets=[IPv4Network("127.0.0.0/30")])
    serve(settings, listening, lambda: print(settings.public_url, flush=True), reach)


if __name__ == "__main__":
    main(sys.argv[1])
