"""A hand on the line: what a page calls over its socket is noted, and may be held back, or its answer lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.table.page.house import asked


class Line:
    """Between a page and its server. The page is loaded once more, to open its socket through here."""

    def __init__(self, page: Any) -> None:
        self.calls: list[dict[str, Any]] = []
        self.shut = False  # no further socket can be had
        self.up: Callable[[Any, Callable[[], None]], None] = lambda socket, pass_on: pass_on()
        self.down: Callable[[Any, Callable[[], None]], None] = lambda socket, pass_on: pass_on()
        page.route_web_socket(re.compile(r"/socket$"), self._open)
        page.reload()
        asked(page)

    def acts(self) -> list[Any]:
        return [call.get("act") for call in self.calls]

    def _open(self, socket: Any) -> None:
        if self.shut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._called(socket, server, text))
        server.on_message(lambda text: self._answered(socket, text))

    def _called(self, socket: Any, server: Any, text: str) -> None:
        said = json.loads(text)
        if "call" not in said:
            server.send(text)
            return
        self.calls.append(said)
        self.up(socket, lambda: server.send(text))

    def _answered(self, socket: Any, text: str) -> None:
        if "call" in json.loads(text):
            self.down(socket, lambda: socket.send(text))
        else:
            socket.send(text)
