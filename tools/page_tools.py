"""Installs what checks the page, as package.json lists it, into node_modules: `python tools/page_tools.py`.

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
NOTE = ROOT / "node_modules" / ".vivant"


def main() -> None:
    if shutil.which("npm") is None:
        sentence = "there is no npm: the page is not checked (Debian, Ubuntu: nodejs npm)"
        if os.environ.get("CI") == "true":
            sys.exit(sentence)
        print(sentence, flush=True)
        return
    wanted = hashlib.sha256((ROOT / "package.json").read_bytes()).hexdigest()
    if NOTE.exists() and NOTE.read_text() == wanted:
        return
    print("installing what checks the page", flush=True)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit("npm install failed; its output stands above")
    NOTE.write_text(wanted)


if __name__ == "__main__":
    main()
