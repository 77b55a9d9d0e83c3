"""What the calls about being called take and give: how a seat can be called when it is its turn, and who is."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from vivant.table.forms import Form, Shown


class PushForm(Form):
    """What a browser's push subscription says of itself."""

    endpoint: str = Field(max_length=1000, examples=["https://push.example.net/aBcD"])
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class MovedForm(PushForm):
    """A browser has got another subscription in the place of an old one, which it still knows."""

    old: str = Field(max_length=1000, description="The endpoint of the old one.")
    old_auth: str = Field(max_length=40)


class MailForm(Form):
    address: str = Field(max_length=254, examples=["fern@example.org"])


class Callee(Shown):
    id: str
    kind: Literal["push", "mail"]
    confirmed: bool = Field(description="Mail is sent only after a link in the first one was followed.")
    address: str = Field(default="", description="Of mail.")


class Calls(Shown):
    """How this seat can be called, and who is."""

    push: str = Field(description="The key to subscribe with; empty where the server cannot push.")
    mail: bool = Field(description="Whether the server sends mail.")
    callees: list[Callee]


class Called(Shown):
    id: str
