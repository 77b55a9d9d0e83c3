"""Installs what checks the page into node_modules, as package-lock.json lists it: `python tools/page_tools.py`.

Without node and npm it says so in one line: then the page is not type-checked, and the tests that need it are skipped.
In CI that is a failure.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ("package.json", "package-lock.json")
NOTE = ROOT / "node_modules" / ".vivant"


def main() -> None:
    if shutil.which("npm") is None:
        sentence = "there is no npm: the page is not checked (Debian, Ubuntu: nodejs npm)"
        if os.environ.get("CI") == "true":
            sys.exit(sentence)
        print(sentence, flush=True)
        return
    wanted = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in LISTS)).hexdigest()
    if NOTE.exists() and NOTE.read_text() == wanted:
        return
    print("installing what checks the page", flush=True)
    command = ["npm", "ci", "--silent", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit("npm ci failed; its output stands above")
    NOTE.write_text(wanted)


if __name__ == "__main__":
    main()
