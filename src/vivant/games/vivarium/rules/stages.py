"""What a match of Vivarium waits for."""
# vivant: compiled

from typing import Final

from mypy_extensions import i64

# What is waited for. All before SWAP are chance, in the order of the set-up.
FIRST: Final[i64] = 0
DOMINO: Final[i64] = 1
HIDDEN: Final[i64] = 2
COLOUR: Final[i64] = 3
TYPE: Final[i64] = 4
FILL: Final[i64] = 5
NEXT: Final[i64] = 6
DRAW: Final[i64] = 7
SWAP: Final[i64] = 8
ACT: Final[i64] = 9
LOOK: Final[i64] = 10  # Binoculars: a neighbour, or none
SNAP: Final[i64] = 11  # Camera: draw, or not
KEEP: Final[i64] = 12  # Camera: which one
GIVE: Final[i64] = 13  # Shovel: what the next receiver gets
OVER: Final[i64] = 14

STAGES: Final = tuple("first domino hidden colour type fill next draw swap act look snap keep give over".split())
