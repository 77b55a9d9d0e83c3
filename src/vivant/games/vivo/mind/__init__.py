"""How bots think about Vivo."""
