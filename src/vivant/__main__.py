"""`python -m vivant` is `vivant`."""

from vivant.cli.main import run

run()
