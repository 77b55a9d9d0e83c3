"""Builds the modules that carry the line `# vivant: compiled` with mypyc; without a C compiler they stay Python.

VIVANT_BUILD=pure builds a wheel for any platform; VIVANT_BUILD=compiled fails rather than fall back.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import setup

MARK = "\n# vivant: compiled\n"
FLAGS = ["-fno-semantic-interposition"] if sys.platform.startswith("linux") else []


def hot_modules() -> list[str]:
    sources = sorted(Path("src").rglob("*.py"))
    return [str(path) for path in sources if MARK in path.read_text(encoding="utf-8")]


def has_compiler() -> bool:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, OSError):
            return False
        return True


def extensions() -> list:
    wanted = os.environ.get("VIVANT_BUILD", "")
    if wanted == "pure":
        return []
    if wanted != "compiled" and not has_compiler():
        print("vivant: no C compiler found, building in plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(["--config-file=pyproject.toml", *hot_modules()], group_name="vivant")
    for extension in found:
        extension.extra_compile_args += FLAGS
    return found


setup(ext_modules=extensions())
