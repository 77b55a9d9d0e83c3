# The rules of Vivo in English, one message for each section and rule id of rulebook.toml.

## Set-up

section-setup = Set-up
rule-VO-01 = Vivo is for { $counts } players. There are { $cards } playing cards, { $cards_ranks } in each of the suits { $suits }, and as harmony cards { $harmonies }. The edition says which of them are taken out for each number of players, and everybody knows what was taken out. { $removed }
rule-VO-02 = At the start of each round, shuffle the harmony cards in play. Lay the first one face up: it is the current harmony. The others form a pile with its top card turned face up, so that the next harmony is always known. Then shuffle the playing cards in play and deal them all, { $play_hand } to each player. Hands are kept secret.
rule-VO-03 = Chance chooses who leads the first trick of round 1. (In the printed rulebook it is whoever sang last; here the option “first” can name a seat instead.)

## A trick

section-trick = A trick
rule-VO-04 = The leader opens the trick with any card from their hand. That card always follows the harmony.
rule-VO-05 = The others then play one card each from their hand, clockwise (seat numbers going up, and the first seat after the last one), and must follow the harmony if they are able to. Playing out of turn, or playing a card one does not hold, is not allowed.
rule-VO-06 = Three numbers tell which cards follow. How many suits does the current harmony ask for: solo 1, duet 2, trio 3, quartet 4? How many suits are open, that is, found among the cards of this trick that followed the harmony? How many players are left to play in this trick, counting the one whose turn it is? The suits missing are the suits asked for less the open ones.
rule-VO-07 = Harmony reached: when no suit is missing any more, a card follows if its suit is one of the open suits.
rule-VO-08 = Free choice: when suits are missing, but fewer of them than there are players left to play, a card of any suit follows.
rule-VO-09 = Pressed: when suits are missing, and at least as many of them as there are players left to play, a card follows only if its suit is not open yet.
rule-VO-10 = Whoever holds at least one card that follows must play such a card. Whoever holds none plays any card of their hand; that card is off-harmony.
rule-VO-11 = An off-harmony card does not count: it opens no suit, it can be neither the highest nor the lowest, and its player scores nothing in this trick.

## Scoring a trick

section-scoring = Scoring a trick
rule-VO-12 = Look only at the cards that followed the harmony. Whoever played the one with the highest rank puts it face down into their scoring row.
rule-VO-13 = Of the cards that followed the harmony, the one with the lowest rank goes face up into the scoring row of whoever played it.
rule-VO-14 = When cards are tied for highest, or tied for lowest, the one that was played later wins the tie.
rule-VO-15 = When every card that followed the harmony has the same rank, the last one played scores as the highest, and nobody scores the lowest.
rule-VO-16 = The remaining cards of the trick go face down to the discards.

## The next trick

section-next-trick = The next trick
rule-VO-17 = Discard the current harmony card. The card on top of the pile becomes the current harmony, and the card below it, if there is one, is turned face up.
rule-VO-18 = The player who scored the lowest card leads the next trick. If nobody scored the lowest, the player who scored the highest leads.

## Rounds and the end

section-end = Rounds and the end
rule-VO-19 = After { $play_tricks ->
    [one] 1 trick
   *[other] { $play_tricks } tricks
  } the round is over, and each player counts their scoring row: { $play_highest_points ->
    [one] 1 point
   *[other] { $play_highest_points } points
  } for every face-down card, and for every face-up card its rank. The sum is added to their score. The scores shown during the round already count the rows as they lie.
rule-VO-20 = { $play_rounds ->
    [one] There is 1 round. Were there another, all cards would be gathered, and it would be set up in the same way (VO-02); the player who would have led next (VO-18) would lead its first trick.
   *[other] There are { $play_rounds } rounds. After each but the last all cards are gathered, and the next one is set up in the same way (VO-02). The player who would have led next after the last trick of a round (VO-18) leads the first trick of the next.
  }
rule-VO-21 = Whoever has the most points after round { $play_rounds } wins. Players with equal points share the victory: a player’s place is 1 plus the number of players with more points.

## What may be looked at

section-looking = What may be looked at
rule-VO-22 = { $open_discards ->
    [true] At this table everybody may look at all cards that were played, at any time, as VO-R6 says of the option “open_discards”.
   *[other] While a round lasts, nobody may look through the discards or at the face-down cards of another player.
  } Players may look at their own hand and their own scoring row at any time.

## Rulings

section-rulings = Rulings
rule-VO-R1 = Only one card followed the harmony, because everybody after the leader played off-harmony. That card is highest and lowest at the same time, but it cannot lie face down and face up at once. It is treated as a tie of all cards (VO-15): it scores as the highest.
rule-VO-R2 = Harmony out of reach. Players are pressed (VO-09) even when more suits are missing than there are players left. The harmony can then no longer be completed, yet a new suit must still be played. The printed rulebook says so, with the example VO-X5.
rule-VO-R3 = Hands play no part in the count. Only the cards on the table decide what follows (VO-06 to VO-09); it makes no difference that perhaps nobody can hold another suit.
rule-VO-R4 = Where a suit is left out, as with 3 players in the standard edition, it is the same one in all rounds.
rule-VO-R5 = If nobody scored the lowest card in the last trick of a round, the player who scored the highest leads the next round: VO-20 follows VO-18 in this too.
rule-VO-R6 = What a seat knows. Every card was seen by all when it was played. For searching and imagining, a seat’s view therefore holds every card played in this round, with its player and whether it was off-harmony. What people are shown obeys VO-22: the page and the terminal show the current trick, the last trick until the next card is played, everybody’s face-up scored cards and how many face-down ones each player has, but nothing of the discards. In the log, the lines of every trick before the last one are folded into a single line that names only what still lies open. With the option “open_discards”, and at the end of the match, everything is shown to all.
rule-VO-R7 = What an off-harmony card tells. Its player held no card that would have followed, and so not one card of the suits that VO-07 or VO-09 allowed at that moment. Hands only get smaller, so this stays true until the end of the round. When the program imagines hidden hands, it deals only hands that agree with this, each possible deal being equally likely: it counts the deals suit by suit (how many cards of each unseen suit go to each other seat, every such table weighted by the number of deals it stands for, the multinomial), draws a table, then draws the cards. It never deals and tries again.
rule-VO-R8 = The order of the harmony pile is hidden except for its top card. Which cards are left in the pile, taken as a set, is known to everybody.
rule-VO-R9 = There is nothing to decide between two rounds; the next deal comes at once.
rule-VO-R10 = Off-harmony cards open no suit (VO-11). The printed rulebook says that they are ignored in scoring; it follows that they are ignored in the count as well, or a player who cannot follow would open a suit for the others (VO-X13). The printed clarification that in a solo all must play the suit of the leader says the same.
rule-VO-R11 = Whether all ranks are equal (VO-15) is judged, like everything in scoring, from the cards that followed the harmony alone (VO-X8).

## Worked examples

section-examples = Worked examples
rule-VO-X1 = In all examples P1 leads and P2, P3 and P4 play in this order; r, g, b and y stand for red, green, blue and yellow, and ✗ marks an off-harmony card. Duet, 4 players. P1 leads r5. P2 may play any suit, as 1 suit is missing and 3 players are left (VO-08), and plays g3. Both suits are open now, so P3 and P4 must play red or green if they hold any (VO-07).
rule-VO-X2 = Duet, 4 players. After r5 from P1 and b9 from P2, P3 may play red or blue. Suppose the trick goes otherwise: P1 plays b5, P2 b9, and P3, still free (1 suit missing, 2 players left), b2. Now P4 is pressed (1 missing, 1 left) and may not play blue while holding any other suit.
rule-VO-X3 = Trio, 4 players. P1 plays g8 and P2 g1. P3 is pressed (2 suits missing, 2 players left) and plays y4. P4 is pressed too (1 missing, 1 left) and ought to play red or blue, but holds neither and plays g12 ✗. That leaves g8, g1 and y4 to be scored. The highest is g8, face down for P1; the lowest is g1, face up for P2 and worth 1 point. P2 leads next.
rule-VO-X4 = Solo, 4 players. P1 plays r6, P2 r2, P3, who has no red, b12 ✗, and P4 r11. The highest is r11, for P4. The lowest is r2, for P2: 2 points and the next lead. The b12 is ignored, even though its rank is higher.
rule-VO-X5 = Trio, 3 players. P1 leads r4. P2 holds nothing but red and plays r9 ✗. The trio is now out of reach, but P3 is still pressed (2 suits missing, 1 player left) and must play green or blue if either is in hand. P3 plays b7. The highest is b7, for P3; the lowest is r4, for P1, who leads next.
rule-VO-X6 = Ties. Duet, 4 players: P1 plays r7, P2 g7, P3 r3 and P4 g3. P2’s g7 is the highest, as it came after r7. P4’s g3 is the lowest, as it came after r3. P4 leads next.
rule-VO-X7 = All equal. Quartet, 4 players: P1 plays r5, P2 g5, P3 b5 and P4 y5. P4 scores y5 as the highest, nobody scores the lowest, and P4 leads next.
rule-VO-X8 = All equal, with one card off-harmony. Trio, 4 players: P1 plays r5, P2 g5, P3 b5, and P4, who holds only yellow, y9 ✗. P3 scores b5 as the highest, nobody scores the lowest, and P3 leads next.
rule-VO-X9 = Alone. Solo, 3 players: P1 plays b2, P2 r12 ✗ and P3 g11 ✗. P1 scores b2 as the highest, for 2 points (VO-R1), and leads next.
rule-VO-X10 = Counting a row, an example of the printed rulebook: three face-up cards whose ranks add up to 13, and four face-down cards at 2 points each, make 13 + 8 = 21 points.
rule-VO-X11 = With 3 players, 36 playing cards and 12 harmony cards are in play: 4 solos, 4 duets and 4 trios. With 4 players there are 48 playing cards and 3 harmony cards of each of the four kinds. A round is 36 or 48 decisions, a whole game 72 or 96.
rule-VO-X12 = Knowledge. Solo, 4 players: P1 leads r6 and P3 plays b12 ✗. For the rest of the round, no hand imagined for P3 holds red. Later, in a trio, P1 plays g1, P2 g2, and P3, who is pressed, g5 ✗. Now no hand imagined for P3 holds red, blue or yellow: all of P3’s cards are green.
rule-VO-X13 = Duet, 4 players. P1 plays r5, P2 g3, and P3, who has neither red nor green, b9 ✗. P4 holds b2 and g4. The b9 did not open blue, so P4 must play g4.
rule-VO-X14 = The printed scoring example for 3 players, with ranks of ours. Solo: P1 plays r5, P2 r3, and P3, who has no red, b11 ✗. Its rank is the highest on the table, but a card off-harmony cannot score. The highest is r5, face down for P1; the lowest is r3, for P2: 3 points and the next lead.
rule-VO-X15 = The printed scoring example for 4 players, with ranks of ours. Duet: P1 plays r9, P2 g4, P3 r4, and P4, who has neither red nor green, y1 ✗, which cannot be the lowest. P2 and P3 tie, and r4 came after g4. The highest is r9, face down for P1; the lowest is r4, for P3: 4 points and the next lead.

## Parts of sentences

rules-harmony = { $kind ->
    [solo] { $count ->
        [one] 1 solo
       *[other] { $count } solos
    }
    [duet] { $count ->
        [one] 1 duet
       *[other] { $count } duets
    }
    [trio] { $count ->
        [one] 1 trio
       *[other] { $count } trios
    }
   *[quartet] { $count ->
        [one] 1 quartet
       *[other] { $count } quartets
    }
  }
rules-suit-out = one whole suit (the option “without” names it; otherwise it is the last one)
rules-removed = { $players } players leave out { $things }.
rules-removed-none = { $players } players leave out nothing.
rules-removed-both = { $first } { $second }
