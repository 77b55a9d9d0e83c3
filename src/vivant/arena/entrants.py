"""Who takes part: a bot of the house by its name, a class in a Python file, or a program that speaks over a pipe."""

from __future__ import annotations

import ast
import hashlib
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vivant.arena.pipes import Program
from vivant.arena.playing import Sitter
from vivant.bots.registry import is_policy, make_bot, split_bots
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.words import Message

PIPE: Final = "pipe:"
ROOT: Final = Path(__file__).resolve().parents[2]  # a host finds this very package, wherever it was started from
HOST: Final = "import sys; sys.path.insert(0, sys.argv[1]); from vivant.arena.host import main; main(*sys.argv[2:])"
# Linux alone can end a program with whoever started it; elsewhere one that hangs may outlive a run that was killed.
TIE: Final = "import ctypes, os, sys; ctypes.CDLL(None).prctl(1, 9); os.execvp(sys.argv[1], sys.argv[1:])"
TIED: Final = (sys.executable, "-I", "-S", "-c", TIE)
MOST: Final = 64  # bots in one run
LONGEST: Final = 200  # letters of a name


@dataclass(frozen=True)
class Entrant:
    """One of those who play: a bot of the house unless it has words to start it with, or a class in a Python file."""

    name: str
    words: tuple[str, ...] = ()
    kind: str = ""  # the class
    files: tuple[str, ...] = ()  # what it is made of, as far as that is known

    @property
    def outside(self) -> bool:
        """Whether it is a program of its own, which is shown its seat's view over a pipe."""
        return bool(self.words or self.kind)

    def command(self) -> list[str]:
        """How it is started where this is called."""
        words = [sys.executable, "-c", HOST, str(ROOT), *self.files, self.kind] if self.kind else [*self.words]
        return [*TIED, *words] if sys.platform == "linux" else words

    def hash(self) -> str:
        """Of what it is made of, as far as that lies in files that it names and in modules of Python beside them; empty
        for a bot of the house."""
        if not self.files and not self.outside:
            return ""
        hash = hashlib.sha256(repr((self.name, self.kind)).encode())
        for path in _with_helpers([Path(file) for file in self.files]):
            content = path.read_bytes()
            hash.update(f"{path.name} {len(content)}\n".encode() + content)
        return hash.hexdigest()

    def sitter(self, game: Game, limit: float) -> Sitter:
        """What decides for it, from now on; a program is started when it is first asked."""
        if self.outside:
            return Program(game, self.command(), limit)
        return make_bot(self.name, game, files=True)


def read_entrants(game: Game, bots: str | Sequence[str]) -> list[Entrant]:
    """Those that are named, in their order; SetupError says in one line which cannot take part and why."""
    names = [name.strip() for name in (split_bots(bots) if isinstance(bots, str) else bots)]
    if not 1 <= len(names) <= MOST:
        raise SetupError(Message("arena-bots", {"most": str(MOST)}))
    entrants = [_read_entrant(game, name) for name in names]
    for at, name in enumerate(names):
        if name in names[:at]:
            raise SetupError(Message("arena-bot-twice", {"bot": name[:40]}))
    return entrants


def is_file(name: str) -> bool:
    """Whether a bot is named by its Python file, as in `./mybot.py:Bot`."""
    file, colon, _ = name.rpartition(":")
    return name.endswith(".py") or (bool(colon) and file.endswith(".py"))


def _read_entrant(game: Game, name: str) -> Entrant:
    if len(name) > LONGEST or not name.isprintable():
        raise SetupError(Message("arena-bot-name", {"bot": ascii(name)[1:-1][:40], "most": str(LONGEST)}))
    if name.startswith(PIPE):
        return _read_program(name)
    if is_file(name):
        return _read_file(name)
    make_bot(name, game, files=True)
    if is_policy(name):  # a network plays as its file has it
        return Entrant(name, files=(str(Path(name.partition(":")[2].strip()).resolve()),))
    return Entrant(name)


def _read_file(name: str) -> Entrant:
    path, _, kind = name.rpartition(":") if not name.endswith(".py") else (name, "", "Bot")
    file = Path(path)
    if not file.is_file():
        raise SetupError(Message("arena-bot-file", {"bot": name, "where": path}))
    return Entrant(name, kind=kind or "Bot", files=(str(file.resolve()),))


def _with_helpers(files: list[Path]) -> list[Path]:
    """These, and the modules that they import from beside them, and those that these do, each once."""
    known = dict.fromkeys(files)
    left = [file for file in files if file.suffix == ".py"]
    while left:
        for helper in _imported(left.pop()):
            if helper not in known:
                known[helper] = None
                left.append(helper)
    return [*known]


def _imported(file: Path) -> Iterator[Path]:
    """What a module imports that lies in its folder: files, and all of a package. Nothing of one that cannot be read
    as Python, which will say so when it is started."""
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError, RecursionError):
        return
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(one.name.partition(".")[0] for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update([node.module.partition(".")[0]] if node.module else [one.name for one in node.names])
    for name in sorted(names):
        if (helper := file.parent / f"{name}.py").is_file():
            yield helper
        elif (package := file.parent / name).is_dir():
            yield from sorted(package.rglob("*.py"))


def _read_program(name: str) -> Entrant:
    try:
        words = shlex.split(name.removeprefix(PIPE))
    except ValueError:  # a quotation mark is open
        words = []
    if not words:
        raise SetupError(Message("arena-bot-command", {"bot": name}))
    if shutil.which(words[0]) is None:
        raise SetupError(Message("arena-bot-file", {"bot": name, "where": words[0]}))
    whole = [str(Path(word).resolve()) if Path(word).is_file() else word for word in words]  # wherever it is started
    files = [word for word in whole if Path(word).is_file()]
    return Entrant(name, tuple(whole), files=tuple(files))


def try_outside(game: Game, entrants: Sequence[Entrant], limit: float) -> None:
    """Start every program once: one that cannot play this game at all is refused before the first deal."""
    for entrant in entrants:
        if entrant.outside:
            program = Program(game, entrant.command(), limit)
            try:
                program.start()
            except Exception as error:
                detail = getattr(error, "detail", "") or str(error)
                raise SetupError(Message("arena-bot-start", {"bot": entrant.name, "detail": detail})) from None
            finally:
                program.close()
