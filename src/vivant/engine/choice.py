"""Choice: one thing that a seat may choose, or might expect to. Whatever shows choices reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vivant.draw.things import Mark
from vivant.engine.reason import Reason
from vivant.words import Message, Words


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a seat may choose now, or might expect to: then `reason` says why not.

    `keys` name the things of a scene that stand for it, in any of its compositions; with none of them drawn it needs
    a button. What is `aside` says its reason when it is pressed, but in no list: a thing whose time has not come. It
    may have no action at all (UNKNOWN, and no text). `short` is what a button says that stands near the thing it is
    about; without it that is the label.
    """

    action: int
    text: str
    label: Message
    keys: tuple[str, ...] = ()
    reason: Reason | None = None
    aside: bool = False
    short: Message | None = None

    @property
    def offered(self) -> bool:
        return self.reason is None


def marks_of(choices: Sequence[Choice], words: Words, names: Sequence[str] | None = None) -> dict[str, Mark]:
    """How choices are marked on the things that stand for them, by key, in the reader's words.

    What is offered goes before what is refused; a second offer of the same thing is its `also`.
    """
    marks: dict[str, Mark] = {}
    for choice in sorted(choices, key=lambda choice: choice.reason is not None):
        label, refused, reason = words.say(choice.label, names), "", ""
        if choice.reason is not None:
            refused = choice.reason.rule
            if choice.aside:
                said = words.say(choice.reason.message, names)
                reason = said[:1].upper() + said[1:] + "."
        for key in choice.keys:
            first = marks.get(key)
            if first is None:
                marks[key] = Mark(choice.text, label, refused, reason, number=choice.action)
            elif first.offered and choice.reason is None and not first.also:
                marks[key] = first._replace(label=f"{first.label} / {label}", also=choice.text)
    return marks


def only_shown(choices: Sequence[Choice]) -> list[Choice]:
    """The same choices for a picture that is only looked at: drawn alike, and nothing can be pressed."""
    return [replace(choice, text="") for choice in choices if not choice.aside]
