### What Magpies says, in English. The rules stand in rulebook.en.ftl.

title = Magpies
tagline = Choose in secret, outbid the others, and do not squabble: for 2 to 4.
minutes = 5 min

## Options

option-rests = how often each player may rest

## Questions

ask-card = Choose a card for the { $worth } on the table.
ask-card-or-rest = Choose a card for the { $worth } on the table, or rest ({ $rests ->
    [one] once more
   *[other] { $rests } times more
  }).
label-card = Play { $card }
label-rest = Rest this round
choice-card = { $feather ->
    [blue] blue
    [green] green
   *[other] { $feather }
  } { $rank }
choice-rest = rest

## Refusals

refuse-not-held = { $card } is not in your hand
refuse-rest = you have rested as often as you may

## Points

points-trinket = a trinket worth { $worth }

## Log

log-dealt = The cards are dealt.
log-hand = Your hand: { $cards }.
log-shiny = Round { $round }: a trinket worth { $worth } is turned up.
log-own-choice = You have chosen { $choice }.
log-choice = { $seat } has chosen.
log-shown = { $seat } { $choice }
log-swoop = Shown: { $choices }.
log-taken = { $seat } takes what lies on the table, worth { $worth }.
log-stays = Nobody takes anything; trinkets worth { $worth } stay on the table.
log-lost = Nobody takes anything; trinkets worth { $worth } are out of the game.
log-over = The match is over.

## The table in a terminal

board-title = Round { $round } of { $rounds }
board-table = On the table: { $worths }
board-pile = Still face down: { $worths }
board-nothing = nothing
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-rests = { $rests ->
    [one] 1 rest
   *[other] { $rests } rests
  }
board-chosen = Has chosen.
board-last = Last round: { $choices }
board-hand = Hand of { $name }:
board-seat = { $name }: { $figures }.

## The table in a picture

scene-table = On the table

## Editions

edition-feathers = a feather must be { $colours }
edition-few-cards = there are { $cards } cards, but the hands need { $needed }
edition-long = a hand of { $hand } does not last for more rounds
edition-few-trinkets = each of the { $rounds } rounds needs a trinket
ruling-tie-stays = After a tie the trinkets stay on the table.
ruling-tie-lost = After a tie the trinkets are out of the game.
entry-cards-feathers = Feathers
entry-cards-ranks = Cards with each feather
entry-trinkets-worths = Trinkets
entry-play-hand = Cards in a hand
entry-play-rounds = Rounds
entry-players-least = Fewest players
entry-players-most = Most players
