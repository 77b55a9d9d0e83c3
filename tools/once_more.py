"""pytest for continuous integration: what failed is tried once more, alone, and it is said that this was needed.

Tests of the page share two cores with all others, and a machine may be busy besides. Whatever is really broken is
broken when it runs alone, too; and when more than a few tests fail, no machine is to blame.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

FEW = 3
FAILED = 1  # pytest's exit code for tests that failed; all others are about the run itself


def main(asked: list[str]) -> int:
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "pytest", *asked, "-o", f"cache_dir={cache}"]
        code = subprocess.run(command).returncode
        failed = read_failed(Path(cache))
    if code != FAILED or not 0 < len(failed) <= FEW:
        return code
    print("\nonce more, alone, for it may have been the machine:", *failed, sep="\n  ", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", *asked, "-n", "0", *failed]).returncode


def read_failed(cache: Path) -> list[str]:
    found = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(found.read_text())) if found.exists() else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
