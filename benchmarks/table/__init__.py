"""The table under load, beside boardgame.io: `python -m benchmarks.table`."""
