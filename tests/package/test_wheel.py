"""What is shipped: the wheel for any platform, and the source package from which it can be built again."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from . import ROOT, copy_tree, source_files

BUILD = "import sys, setuptools.build_meta as b; print(b.build_wheel('dist'), b.build_sdist('dist'), sep='\\n')"
NEEDED = ["LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py", "src"]


def build(tree: Path) -> tuple[Path, Path]:
    """The wheel and the source package of a tree, in plain Python."""
    environment = {**os.environ, "VIVANT_BUILD": "pure"}
    done = subprocess.run([sys.executable, "-c", BUILD], cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    wheel, source = done.stdout.split()[-2:]
    return tree / "dist" / wheel, tree / "dist" / source


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a build reads, so that the checkout stays as it is."""
    tree = tmp_path_factory.mktemp("tree")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, tree / name)
    return tree


@pytest.fixture(scope="module")
def shipped(tree: Path) -> tuple[Path, Path]:
    return build(tree)


def package_files(wheel: Path) -> set[str]:
    names = zipfile.ZipFile(wheel).namelist()
    return {name for name in names if ".dist-info/" not in name}


def test_the_pure_wheel_is_for_any_platform_and_holds_every_file(shipped: tuple[Path, Path]) -> None:
    wheel, _ = shipped
    assert wheel.name.endswith("-py3-none-any.whl")
    assert package_files(wheel) == source_files()


def test_the_wheel_brings_the_command_and_the_licence(shipped: tuple[Path, Path]) -> None:
    archive = zipfile.ZipFile(shipped[0])
    [points] = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    assert "vivant = vivant.cli.main:run" in archive.read(points).decode()
    assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())


def test_the_wheel_can_be_built_from_the_source_package(shipped: tuple[Path, Path], tmp_path: Path) -> None:
    with tarfile.open(shipped[1]) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # type: ignore[assignment]  # new in 3.11.4
        archive.extractall(tmp_path)
    [unpacked] = tmp_path.iterdir()
    assert package_files(build(unpacked)[0]) == source_files()


def test_the_source_package_is_the_whole_tree(tmp_path: Path) -> None:
    """Whoever has it can build, test and change everything; what was made on the way stays behind."""
    tree = copy_tree(tmp_path / "tree")
    kept = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    with tarfile.open(build(tree)[1]) as archive:
        packed = {path.name.partition("/")[2] for path in archive.getmembers() if path.isfile()}
    assert packed - {"PKG-INFO", "setup.cfg", ".build/vivant.egg-info/SOURCES.txt"} == kept


def test_a_build_leaves_nothing_in_the_sources(tree: Path, shipped: tuple[Path, Path]) -> None:
    assert shipped
    assert sorted(path.name for path in tree.iterdir()) == sorted([*NEEDED, ".build", "dist"])
    left = {path.relative_to(tree / "src").as_posix() for path in (tree / "src").rglob("*") if path.is_file()}
    assert left == source_files()


def test_a_deleted_module_does_not_come_back(tree: Path, shipped: tuple[Path, Path]) -> None:
    extra = tree / "src" / "vivant" / "short_lived.py"
    extra.touch()
    assert "vivant/short_lived.py" in package_files(build(tree)[0])
    extra.unlink()
    assert package_files(build(tree)[0]) == source_files()
