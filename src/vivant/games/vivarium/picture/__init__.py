"""Vivarium as it is seen: in the browser, on paper and in a terminal."""
