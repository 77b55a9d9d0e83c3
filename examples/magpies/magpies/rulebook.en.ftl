# The rules of Magpies in English, one message for each section and rule id of rulebook.toml.

section-setup = Set-up
rule-MP-01 = Magpies is played by { $players_least } to { $players_most }. The cards are numbered from 1 to { $cards_ranks }, once with each feather: { $cards_feathers }. They are shuffled and each player is dealt a hand of { $play_hand }. Nobody looks at the cards that are left over.

section-round = A round
rule-MP-02 = One of the trinkets that are still face down, which are worth { $trinkets_worths }, is turned up and joins whatever lies on the table.
rule-MP-03 = Then all choose at the same time and in secret: a card of their hand to swoop with, or to rest.
rule-MP-04 = Only a card that is in one’s own hand can be chosen.
rule-MP-05 = Who rests keeps all cards. Each player may rest as often in a match as the option “rests” says, once by default.
rule-MP-06 = When all have chosen, the choices are shown. The card with the highest number takes everything on the table, whatever its feather. All cards that were chosen are out of the game.

section-end = The end
rule-MP-07 = The match ends after round { $play_rounds }. A trinket is worth the points that are written on it. The most points win; equal points share the place.

section-looking = What one may look at
rule-MP-08 = Hands and choices are secret until they are shown. Everybody may see the cards that were played, how many cards a player holds, how often each has rested, who has chosen already, and which trinkets are still face down, but not their order.

section-rulings = Rulings
rule-MP-R1 = Two or more share the highest number: they chase each other away and nobody takes anything. { $rulings_tie ->
    [lost] At this table the trinkets are then out of the game. One that prefers otherwise sets “tie” to “stays”: then they stay for the next round.
   *[stays] The trinkets stay on the table for the next round. A table that prefers otherwise sets “tie” to “lost”: then they are out of the game.
  }
rule-MP-R2 = If everybody rests, that counts as a tie (MP-R1).
rule-MP-R3 = Trinkets that lie on the table after the last round belong to nobody.

section-examples = Examples
rule-MP-X1 = A trinket worth 3 lies on the table. P1 plays b5, P2 g5 and P3 b2. The two fives are equal, so nobody takes it. In the next round a trinket worth 1 joins it, P1 rests, P2 plays g1 and P3 b8: P3 takes both, 4 points.
