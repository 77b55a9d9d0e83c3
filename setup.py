"""Builds the modules that carry the line `# vivant: compiled` with mypyc; without a C compiler they stay Python.

VIVANT_BUILD=pure builds a wheel for any platform; VIVANT_BUILD=compiled fails rather than fall back.
Whatever is made on the way lies in .build/, never in src/, where it would hide later edits.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

MARK = "\n# vivant: compiled\n"
WORK = Path(".build")
LIBRARY = "vivant__mypyc" + (sysconfig.get_config_var("EXT_SUFFIX") or "")  # all compiled code; the rest points to it
# Without the second, some machines would round a product and a sum in one go, and decide otherwise than interpreted.
WANTED_FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off", "-Wno-error"]
NOTHING_COMPILED = {"dist_info", "editable_wheel", "egg_info", "sdist"}  # an editable install reads src/ as it is


def hot_modules() -> list[str]:
    sources = sorted(Path("src").rglob("*.py"))
    return [str(path) for path in sources if MARK in path.read_text(encoding="utf-8")]


def compiles(flags: list[str]) -> bool:
    """Whether there is a C compiler that finds Python's headers and takes these flags."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()], extra_preargs=flags)
        except (CCompilerError, DistutilsError, OSError):
            return False
        return True


def extensions() -> list[Extension]:
    wanted = os.environ.get("VIVANT_BUILD", "")
    if wanted == "pure" or not NOTHING_COMPILED.isdisjoint(sys.argv):
        return []
    if wanted != "compiled" and not compiles([]):
        print("vivant: no C compiler found, building in plain Python", file=sys.stderr)
        return []
    import mypyc
    from mypyc.build import mypycify

    options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    found = mypycify([*options, *hot_modules()], group_name="vivant", target_dir=str(WORK / "mypyc"))
    flags = WANTED_FLAGS if sys.platform.startswith("linux") and compiles(WANTED_FLAGS) else []
    for extension in found:
        extension.extra_compile_args += flags
        extension.depends += ["setup.py", mypyc.__file__]  # older objects than these are compiled again
    return found


def forget(everything: bool) -> None:
    """Remove what an earlier build gathered: a file deleted since then must not come back in the wheel.

    The compiled library may stay, for it is compiled again when its source changes.
    """
    for path in sorted((WORK / "lib").rglob("*")):
        if path.is_file() and (everything or path.name != LIBRARY):
            path.unlink()


WORK.mkdir(exist_ok=True)
ext_modules = extensions()
if NOTHING_COMPILED.isdisjoint(sys.argv):
    forget(everything=not ext_modules)
setup(
    ext_modules=ext_modules,
    options={
        "build": {"build_base": str(WORK), "build_lib": str(WORK / "lib")},
        "egg_info": {"egg_base": str(WORK)},
    },
)
