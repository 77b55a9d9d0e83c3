"""What `import vivant` promises."""

import importlib.metadata
import tomllib

import pytest

import vivant

from . import ROOT


@pytest.mark.parametrize("name", vivant.__all__)
def test_every_export_can_be_had(name: str) -> None:
    assert getattr(vivant, name) is not None


def test_no_export_is_hidden_by_a_package_of_its_name() -> None:
    vivant.game("vivo", players=3)  # imports the package of games
    packages = {path.name for path in (ROOT / "src" / "vivant").iterdir() if path.is_dir()}
    assert not packages & set(vivant.__all__)
    assert "vivo" in vivant.game_ids()


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'vivid'"):
        vivant.vivid  # noqa: B018


def test_the_version_is_written_once_in_each_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert vivant.__version__ == project["version"] == importlib.metadata.version("vivant")
