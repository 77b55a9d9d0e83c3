"""How fast vivant is, beside the peers that are installed with the extra `bench`: `make bench`."""
