"""Agreement: a sentence about whoever is called "You" has the verb of a person who is spoken to, in each language."""

from __future__ import annotations

import re

from vivant.words import COMMON

# By language, what is wrong behind the name that a terminal gives the one person at it, and what may stand before it.
_VERBS = {
    "en": re.compile(r" (?:is|has|was|does|[a-z]+(?<!s)s)\b(?! of\b)"),
    "fr": re.compile(r" (?!avez|êtes|faites|dites|[a-zéèêç]+ez\b|et\b|ou\b|en\b|à\b)[a-zéèêç]+\b"),
}
_INSIDE = re.compile(r"[^\W\d]['’]? $")  # a word: the name stands in the middle of a sentence
_JOINS = {"en": ("and ", "or "), "fr": ("et ", "ou ")}


def agreement_fault(text: str, lang: str) -> str | None:
    """What is wrong with a sentence in which somebody is called as the terminal calls the one person at it."""
    name = COMMON.words(lang)("name-you")
    for place in re.finditer(rf"\b{name}\b", text):
        before, behind = text[: place.start()], text[place.end() :]
        if _VERBS[lang].match(behind):
            return f"the verb does not agree in {text!r}"
        if _INSIDE.search(before) and not before.endswith(_JOINS[lang]):
            return f"{name} stands in the middle of {text!r}"
    return None
