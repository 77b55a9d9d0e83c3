"""What `make attack` runs: attacks on servers of its own, each with a figure and a bound. No tests."""
