"""Which language to speak: what was asked for, or what the environment says."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "fr")
_VARIABLES = ("VIVANT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """Asked for a language that nothing is written in."""

    def __init__(self, asked: str) -> None:
        super().__init__(asked)
        self.asked = asked


def check_language(asked: str) -> str:
    """The language that a person asked for by name, `fr` or `fr_CA.UTF-8`."""
    known = _known(asked)
    if known is None:
        raise UnknownLanguage(asked)
    return known


def preferred_language(environ: Mapping[str, str]) -> str:
    """The first variable that is set decides; English where it names a language we do not have."""
    for variable in _VARIABLES:
        if environ.get(variable):
            return _known(environ[variable]) or "en"
    return "en"


def decimal(value: float, digits: int, lang: str) -> str:
    """A number with so many digits after its point, or after its comma where that is how it is written."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


def signed(value: float, lang: str) -> str:
    """One digit after its point, with its sign; what would read as nothing has none."""
    shown = decimal(abs(value), 1, lang)
    if not any(digit in shown for digit in "123456789"):
        return shown
    return ("+" if value > 0 else "−") + shown


def _known(name: str) -> str | None:
    code = name.strip().lower().replace("-", "_").split(".")[0].split("_")[0]
    return code if code in LANGUAGES else None
