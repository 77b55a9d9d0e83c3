"""What is sent to the nodes of a cluster is this very build: unpacked anywhere, it plays by the same code."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

from vivant.arena.build import pack_build
from vivant.arena.running import made_by
from vivant.engine.registry import make_game

ASK = """
import sys
sys.path.insert(0, sys.argv[1])
import vivant
from vivant.arena.running import made_by
from vivant.engine import state
from vivant.engine.registry import make_game
print(vivant.__file__.startswith(sys.argv[1]), made_by(make_game("vivo", 3), []).program, state.__file__[-3:])
"""


def test_it_is_the_same_program_elsewhere(tmp_path: Path) -> None:
    from vivant.engine import state

    build = pack_build()
    assert build == pack_build()
    zipfile.ZipFile(io.BytesIO(build)).extractall(tmp_path)
    asked = [sys.executable, "-c", ASK, str(tmp_path)]
    said = subprocess.run(asked, capture_output=True, text=True, cwd=tmp_path, check=True).stdout.split()
    assert said == ["True", made_by(make_game("vivo", 3), []).program, (state.__file__ or "")[-3:]]
