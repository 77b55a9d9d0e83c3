"""`vivant backup`: everything that a table server keeps, in one file, while it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, progress, speak
from vivant.cli.serve import Db, check_packages, usual_database

if TYPE_CHECKING:
    from vivant.table.backup import Contents


def backup(
    file: Annotated[Path, typer.Argument(help="The file to be written; it must not be there yet.", show_default=False)],
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Copy all matches of a table server into one file and check the copy; the server may go on meanwhile."""
    speak.choose(lang)
    check_packages("sqlalchemy")
    from vivant.table.backup import back_up

    with progress(sys.stderr.isatty(), 100) as tell:
        contents = back_up(usual_database(db), file, lambda part: tell(int(100 * part)))
    print(speak.words("backup-done", file=str(file), **counts_of(contents)))
    name_false(contents)
    if contents.false:
        raise typer.Exit(2)


def counts_of(contents: Contents) -> dict[str, int]:
    return {"tables": contents.tables, "records": contents.records, "lines": contents.lines}


def name_false(contents: Contents) -> None:
    """Records that are not as they were written; the rest is good."""
    for error in contents.false:
        print(error.say(speak.lang), file=sys.stderr)
