"""Without the packages of the lab everything else works, and the lab says in one line what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
import vivant
match = vivant.Match(vivant.game("vivo", players=3), vivant.FastDice(1))
while not match.over:
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
from vivant import lab
try:
    {call}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("missing", "call", "said"),
    [
        (["numpy"], "lab.make_vec('vivo')", 'the package numpy is missing: pip install "vivant[lab]"'),
        (["librt"], "lab.spec('vivo')", 'the package librt is missing: pip install "vivant[lab]"'),
        (["gymnasium"], "lab.register()", 'the package gymnasium is missing: pip install "vivant[lab,gymnasium]"'),
    ],
)
def test_what_is_missing_is_named(missing: list[str], call: str, said: str) -> None:
    script = PLAY.format(missing=missing, call=call)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout.strip().partition(" (in a checkout")[0], done.stderr) == (said, "")


def test_no_package_is_loaded_before_it_is_asked_for() -> None:
    script = "import sys, vivant.lab as lab, vivant.engine.match; lab.__all__; print([n for n in ('numpy', 'librt', 'gymnasium') if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_no_adapter_is_loaded_unless_asked_for() -> None:
    asked = {"gymnasium", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"}
    done = run(f"import sys, vivant.lab, vivant.cli.main; vivant.lab.make_vec; print(set(sys.modules) & {asked})")
    assert done.stdout.strip() == "set()", done.stderr


@pytest.mark.parametrize(
    ("module", "package", "extras"),
    [
        ("vivant.lab.zoo", "pettingzoo", "lab,pettingzoo"),
        ("vivant.lab.gym", "gymnasium", "lab,gymnasium"),
        ("vivant.lab.spiel", "pyspiel", "lab,openspiel"),
        ("vivant.lab.export", "pyarrow", "lab,parquet"),
        ("vivant.lab.zoo", "numpy", "lab,pettingzoo"),
        ("vivant.lab.spiel", "librt", "lab,openspiel"),
    ],
)
def test_an_adapter_says_what_to_install(module: str, package: str, extras: str) -> None:
    done = run(f"import sys; sys.modules[{package!r}] = None\nimport {module}")
    here = f"(in a checkout: python tools/environment.py {extras.replace(',', ' ')})"
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(f'the package {package} is missing: pip install "vivant[{extras}]" {here}'), done.stderr
    assert done.returncode == 1
