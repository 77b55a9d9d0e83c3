"""Whatever an edition and people call things: in every game it is read, and becomes no part of a picture."""

from __future__ import annotations

import pytest

from tests.nets.sizes import plain_cases, seeds
from vivant.draw import svg, things
from vivant.engine import registry
from vivant.testkit import markup
from vivant.testkit.cases import Case, registered


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_hostile_names_stay_text(case: Case) -> None:
    for seed in seeds(case):
        markup.check_markup(case.game(), seed)


def forget() -> None:
    """What was drawn before, with the writers as they are or as they were."""
    things.write.cache_clear()
    for kind in registered():
        registry._forget_in(kind.__module__.rpartition(".")[0])


@pytest.mark.parametrize("case", plain_cases()[:1], ids=str)
@pytest.mark.parametrize("writer", ["svg.escape", "things._escaped"])
def test_a_writer_that_does_not_escape_is_found(case: Case, writer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, _, name = writer.partition(".")
    monkeypatch.setattr({"svg": svg, "things": things}[module], name, lambda text, quote=True: text)
    forget()
    with pytest.raises(AssertionError, match=r"stands there as it is|not well-formed"):
        markup.check_markup(case.game(), 0)
    forget()


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_editions_are_made_as_hostile_as_the_game_allows(kind: type) -> None:
    game = Case(kind, kind.player_counts(kind.standard_edition())[0]).game()
    for edition in markup.hostile_editions(game):
        assert edition.name != game.edition.name
        assert markup.HOSTILE in edition.name or markup.SHORT in edition.name
        assert kind.components(edition)
