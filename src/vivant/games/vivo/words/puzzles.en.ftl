# The puzzles of Vivo in English.

puzzle-tricks = The last tricks
puzzle-tricks-task = Which card gives you the best lead at the end of this round, whatever the others hold?
puzzle-tricks-proof = { $deals ->
    [one] Only one deal is possible, and in it this card is best
   *[other] { $deals } deals are possible, and in every one of them no card is better; in { $alone } it is better than all others
  }. On average it brings { $gap } points more than the next best.
puzzle-take = Which card would you play?
puzzle-take-task = Which card gives you the best lead at the end of the match? The coach is sure of one.
