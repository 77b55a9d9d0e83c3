"""How bots think about Vivarium."""
