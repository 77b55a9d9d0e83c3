"""Measures every figure in one run; ends with a line for each: `figure NAME VALUE TARGET ok|short`.

Values are ratios: contestants take turns, and the median of the ratios of all rounds counts.
`python -m benchmarks.run [SUBJECT ...]`; a subject is a file in figures/.
"""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module

from benchmarks import figures
from benchmarks.drive import is_compiled
from benchmarks.figure import Figure, tell


def main(asked: list[str]) -> None:
    subjects = [module.name for module in pkgutil.iter_modules(figures.__path__)]
    if unknown := [name for name in asked if name not in subjects]:
        sys.exit(f"no such subject: {', '.join(unknown)}; there are {', '.join(subjects)}")
    if not is_compiled():
        tell("this is the interpreted build: it is expected to fall short")
    found: list[Figure] = []
    for name in asked or subjects:
        found += import_module(f"benchmarks.figures.{name}").figures()
    for figure in found:
        print(figure)


if __name__ == "__main__":
    main(sys.argv[1:])
