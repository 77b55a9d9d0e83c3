# The puzzles of Vivarium in English.

puzzle-turn = The last turn
puzzle-turn-task = This turn ends the match. How do you end with the most points? Cards that you draw count as what they bring on average.
puzzle-turn-proof = All { $ways } ways to play this turn were tried to the end: this one gives you { $best } points, the next best { $gap } less.
