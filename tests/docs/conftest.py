"""Makes the modules of this folder importable by name, whichever way pytest imports tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
