"""The rules of Vivo: states, and what may be done with them. Compiled, and they import nothing of the rest."""
