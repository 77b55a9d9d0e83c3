"""Score sheets: every point of everybody stands in one row, and all sums are right, for whoever may count."""

from __future__ import annotations

from collections import Counter

from vivant.engine.scoresheet import score_sheet
from vivant.testkit.trial import COMPILED, Trial, net

LOOKS = 8 if COMPILED else 3  # in a match


@net
def check_sheet(trial: Trial) -> None:
    """Rows sum to sections and these to the scores; each line of a breakdown is in one row; titles can be said."""
    game = trial.game
    for state in trial.looks(LOOKS):
        for viewer, view in trial.views(state):
            what, sheet = f"the score sheet for {viewer}", score_sheet(game, view)
            if list(sheet.points) != list(view.scores()):
                raise trial.broken(f"{what} gives {list(sheet.points)}, the scores are {list(view.scores())}")
            for seat, points in enumerate(sheet.points):
                breakdown = game.breakdown(view, seat)
                rows = [row for section in sheet.sections for row in section.rows]
                told = Counter(place for row in rows for place in row.lines[seat])
                if told != Counter(range(len(breakdown))):
                    raise trial.broken(f"{what} does not have every line of {seat} once")
                if any(sum(breakdown[at].value for at in row.lines[seat]) != row.points[seat] for row in rows):
                    raise trial.broken(f"{what} has a row whose lines give {seat} other points")
                sums = [sum(row.points[seat] for row in section.rows) for section in sheet.sections]
                if sums != [section.points[seat] for section in sheet.sections] or sum(sums) != points:
                    raise trial.broken(f"{what} has a wrong sum for {seat}")
            for section in sheet.sections:
                for title in (section.title, *(row.title for row in section.rows)):
                    if title is not None:
                        trial.check_said(what, title)
