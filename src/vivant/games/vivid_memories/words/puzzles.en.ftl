# The puzzles of Vivid Memories in English.

puzzle-plan = The last Reflect
puzzle-plan-task = Plan your last Reflect: how do you end the match with the most points? Any way that brings them is right.
puzzle-plan-proof = Proved: nothing you could do brings more than { $best } points in the end. Whoever takes what is best at each step ends with { $gap } fewer, and without any action you would have { $idle }.
