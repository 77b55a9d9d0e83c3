"""`vivant restore`: puts a backup back into the database of a table server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.backup import counts_of, name_false
from vivant.cli.common import Lang, progress, speak
from vivant.cli.serve import Db, check_packages, usual_database


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", show_default=False)],
    db: Db = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Also where there are matches already; a copy of them is made first.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Put back all matches of a backup, after checking it; no server may use the database meanwhile."""
    speak.choose(lang)
    check_packages("sqlalchemy")
    from vivant.table.backup import restore as put_back

    where = usual_database(db)
    with progress(sys.stderr.isatty(), 100) as tell:
        done = put_back(file, where, replace, lambda part: tell(int(100 * part)))
    if done.replaced is not None:
        print(speak.words("restore-replaced", file=str(done.replaced)))
    print(speak.words("restore-done", file=str(file), db=where.split("@")[-1], **counts_of(done.contents)))
    name_false(done.contents)
