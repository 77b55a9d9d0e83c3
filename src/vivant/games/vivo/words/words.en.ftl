### What Vivo says, in English. Rules stand in rulebook.en.ftl.

title = Vivo
tagline = Follow the harmony, and lose with your best card: a trick-taking game for 3 or 4.
about = A trick-taking game. The harmony says how many different suits a trick must hold. The highest card that follows it scores a little, the lowest scores its own rank: so lose each trick with the highest card you can.
primer =
    Everybody holds { $play_hand } cards. In each trick everybody plays one, in turn.
    The harmony says how many different suits the trick must hold: solo 1, duet 2, trio 3, quartet 4.
    Until it has them, you may play any suit, unless so few players are left that a new suit must come now. Once it has them, you must play one of its suits.
    If you can follow, you must. If you cannot, play anything: that card is off-harmony and scores nothing.
    Of the cards that followed, the highest scores { $play_highest_points ->
        [one] 1 point
       *[other] { $play_highest_points } points
    }. The lowest scores its own rank, and its player leads the next trick.
    So the best card to play is the highest one that is still the lowest of the trick.
    After { $play_rounds ->
        [one] 1 round
       *[other] { $play_rounds } rounds
    } of { $play_tricks ->
        [one] 1 trick
       *[other] { $play_tricks } tricks
    }, whoever has the most points wins.

minutes = 20 min
components-printed = The text of the rulebook gives the 48 cards in four suits with ranks from 1 to 12, the 15 harmony cards with three quartets among them, what is left out with three and with four players, and every number of the play.
components-ours = Our own are yellow as the fourth suit, and four solos, four duets and four trios among the harmony cards: the rulebook does not say how many of each there are, and other numbers would fit it too. All pictures are ours.
status = Round { $round } of { $rounds } · trick { $trick } of { $tricks }

suit = { $name ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[other] { $name }
  }
harmony = { $kind ->
    [solo] solo
    [duet] duet
    [trio] trio
   *[quartet] quartet
  }

## Options

option-without = the suit that is left out
option-first = who leads the first trick
option-first-random = drawn at random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
option-open-discards = everybody may look at all cards that were played

## Questions

ask-which = Which card do you play?
ask-which-lead = Which card do you lead?
ask-lead = Lead any card: this trick is a { $harmony }.
ask-free = Play any card: the { $harmony } still needs { $missing ->
    [one] one more suit
   *[other] { $missing } more suits
  }.
ask-reached = Follow the { $harmony }: play { $suits }.
ask-pressed = The { $harmony } needs a new suit: play { $suits }.
ask-off = You cannot follow the { $harmony } (no { $suits }): play any card. It is off-harmony and scores nothing.

## Refusals

refuse-removed = { $card } is not in this game
refuse-not-held = { $card } is not in your hand
refuse-reached = you can follow the { $harmony }, so you must play { $suits }
refuse-pressed = the { $harmony } still needs a new suit, so you must play { $suits }

## Points

points-face-up = { $card } face up, round { $round }
points-face-down = { $count ->
    [one] one card
   *[other] { $count } cards
  } face down, round { $round }

## Log

log-first = { $seat ->
    [You] You are
   *[other] { $seat } is
  } drawn to lead first.
log-round = Round { $round }: the cards are dealt. { $seat ->
    [You] You lead.
   *[other] { $seat } leads.
  }
log-hand = Your hand: { $cards }.
log-next = The next harmony is a { $harmony }.
log-lead = { $seat ->
    [You] You lead
   *[other] { $seat } leads
  } { $card }.
log-play = { $seat ->
    [You] You play
   *[other] { $seat } plays
  } { $card }.
log-off = { $seat ->
    [You] You play
   *[other] { $seat } plays
  } { $card }, off-harmony.
log-trick = Trick { $trick }: { $low ->
    [You] you have
   *[other] { $low } has
  } the lowest card, { $card }, and { $low ->
    [You] score
   *[other] scores
  } { $points }; { $high ->
    [You] you have
   *[other] { $high } has
  } the highest and { $high ->
    [You] score
   *[other] scores
  } { $points-high }.{ $next ->
    [nobody] {""}
   *[other] {" "}{ $low ->
        [You] You lead next.
       *[other] { $low } leads next.
      }
  }
log-trick-one = Trick { $trick }: nobody has the lowest card; { $high ->
    [You] you have
   *[other] { $high } has
  } the highest and { $high ->
    [You] score
   *[other] scores
  } { $points-high }.{ $next ->
    [nobody] {""}
   *[other] {" "}{ $high ->
        [You] You lead next.
       *[other] { $high } leads next.
      }
  }
log-round-over = Round { $round } is over: { $scores }.
log-score = { $seat } { $points }
log-row = { $seat ->
    [You] You score
   *[other] { $seat } scores
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  } in this round.
log-over = The match is over.

## The table in a terminal

board-title = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
board-harmony = Harmony: { $harmony } ({ $suits ->
    [one] 1 suit
   *[other] { $suits } suits
  })
board-harmony-open = Harmony: { $harmony } ({ $suits ->
    [one] 1 suit
   *[other] { $suits } suits
  }), so far { $open }
board-next = Next: { $harmony }; still face down: { $rest }
board-next-last = Next: { $harmony }, the last one
board-kind = { $kind ->
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
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-down = { $count } face down
board-off = off-harmony
board-highest = highest
board-lowest = lowest
board-last = Last trick ({ $harmony }):
board-played = { $name } played:
board-hand = Your hand:
board-hand-letters = Your hand ({ $letters }):
board-letter = { $letter } is { $suit }
board-hand-of = Hand ({ $name }):
plain-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in hand.
plain-turn = To play now.
plain-up = Face up:
plain-card = { $suit } { $rank }

## Editions

edition-tricks = a hand has { $hand } cards, so a round has { $hand } tricks, not { $tricks }
edition-letter = { $suit } does not begin with a letter from a to z
edition-lower = { $suit } must be written in lower case
edition-letters = two suits begin with { $letter }; cards are written by their suit's first letter
edition-cards-most = { $cards } cards are too many; the most is { $most }
edition-count = Vivo is played by 3 or 4
edition-no-count = there is no number of players, neither 3 nor 4
edition-deal = { $cards } cards are in play, but { $players } players with { $hand } cards each need { $needed }
edition-harmony = { $cards } harmony cards are in play, but there are { $tricks } tricks
edition-asks = a { $kind } asks for { $asked } suits, but there are { $suits } suits and { $players } players

## The scene

scene-play = Play { $card }
scene-to-play = to play
scene-later = later
scene-you = You
scene-highest = highest
scene-lowest = lowest
scene-highest-so-far = highest so far
scene-lowest-so-far = lowest so far
scene-next = Next harmony
scene-next-short = Next
scene-then = Still to come
scene-last = Last trick
scene-own-row = Your scoring row
scene-own-row-short = Your row: { $points }
scene-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Pictures of the rules page

picture-player = P{ $n }
picture-trick = { $harmony }: { $cards }.
picture-card = { $player } { $card }
picture-card-marked = { $player } { $card } ({ $mark })
picture-open = { $player } is to play
picture-row = A scoring row: { $cards } face up, { $down } face down.
picture-kinds = The four harmonies: { $kinds }.

## Coach: where points come from, in a sentence

best-face-up = { $card } was the lowest card of its trick, in round { $round }.
purpose-off = This card is off-harmony and scores nothing.
purpose-highest = { $more ->
    [0] This is the highest card of the trick and scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
      }
    [one] This is the highest card so far, with 1 card to come.
   *[other] This is the highest card so far, with { $more } cards to come.
  }
purpose-lowest = { $more ->
    [0] This is the lowest card of the trick, scores { $points ->
        [one] 1 point
       *[other] { $points } points
      } and lets you lead.
    [one] This is the lowest card so far, with 1 card to come.
   *[other] This is the lowest card so far, with { $more } cards to come.
  }
purpose-between = This card lies between the highest and the lowest card{ $more ->
    [0] { "" } and scores nothing.
   *[other] { "" } so far.
  }
purpose-equal = This card is as high as the other cards that follow.
source-face-up = cards face up
source-face-down = cards face down

## The score sheet

sheet-face-up = Lowest cards, face up
sheet-face-down = Highest cards, face down

## How bots play it, by level

bot-easy-about = weak: sees only the current trick, and often slips
bot-normal-about = medium: guesses who holds what, but sees only the current trick
bot-hard-about = strong: counts cards, plans the whole round, and plays at once
bot-expert-about = very strong: counts cards, and takes half a second to plan the whole round

## For programs that learn: what the cells of a row mean

plane-hand = The cards in the viewer’s hand.
plane-pile = How many harmony cards of each kind lie face down, in binary.
plane-follow = The cards, wherever they are, that would follow the harmony now.
plane-tricks = How many tricks of this round are finished.
plane-unseen = The cards that the viewer has not seen in this round.
plane-leader = Who led the trick, or will lead it, in turns after the viewer.
plane-turn = Whose turn it is, in turns after the viewer.
plane-off = The cards played off-harmony in this round.
plane-open = The suits that the trick holds so far.
plane-harmony = The harmony of the trick.
plane-next = The harmony of the next trick.
plane-round = How many rounds are finished, in binary.
plane-played = The cards that the seat has played in this round.
plane-held = How many cards the seat holds.
plane-card = The card that the seat has laid in the trick.
plane-points = The points of the seat so far, in binary.
plane-high = Who has the highest card of the trick so far, in turns after the viewer.
plane-low = Who has the lowest card of the trick so far, in turns after the viewer.
plane-void = The suits that the seat has shown not to hold.
plane-deck = The cards that are not dealt yet.
plane-hands = The cards in the seat’s hand.

# What components are called together, in reports.

component-card = Cards
component-harmony = Harmonies
