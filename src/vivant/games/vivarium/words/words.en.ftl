### What Vivarium says, in English. Rules stand in rulebook.en.ftl.

title = Vivarium
tagline = Two dominoes point at a row and a column: creatures, equipment and contracts for 2 to 4.
about = Seven rounds of two turns each. In a turn you swap one of your dominoes with the one in the middle. Then a number from each domino gives the row and the column of a card to take; gems shift the numbers. Creatures are worth points, equipment helps at once or at the end, contracts reward what you have collected.
primer =
    You have two dominoes; one more lies in the middle. Begin your turn by swapping one of yours with that one.
    Then take a card: a number of one domino gives its row, a number of the other its column, whichever way round you like.
    If the numbers do not fit, shift them: each gem you pay moves one of them by one. The price of every card is written on it.
    Or take two gems instead of a card.
    Creatures are worth points, equipment helps at once or at the end, contracts reward what you have collected. Your two starting contracts are secret.
    Each round has a priority: a card that matches it brings a gem at once, and whoever has the most such cards at the end of the round takes the token, worth 2 points.
    After seven rounds of two turns each, count creatures, contracts, tokens and 1 point for each gem: whoever has the most points wins.
minutes = 25 min

## Names

type = { $name ->
    [mineral] mineral
    [vegetable] vegetable
    [animal] animal
    [dragon] dragon
   *[other] { $name }
  }
colour = { $name ->
    [mountain] mountain
    [forest] forest
    [desert] desert
    [marsh] marsh
   *[other] { $name }
  }
symbol = { $name ->
    [circle] circle
    [triangle] triangle
    [square] square
    [cross] cross
   *[other] { $name }
  }
equipment = { $name ->
    [bag] bag
    [wineskin] wineskin
    [binoculars] binoculars
    [camera] camera
    [compass] compass
    [lamp] lamp
    [map] map
    [shovel] shovel
   *[other] { $name }
  }
creature = { $type }, { $colour }, { $vp } VP
equipment-card = { $kind }, { $symbol }
equipment-card-gems = { $kind }, { $symbol }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
wineskin-card = { $kind } ({ $x } and { $y }), { $symbol }
wineskin-card-gems = { $kind } ({ $x } and { $y }), { $symbol }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
price = { $cost ->
    [0] free
    [one] for 1 gem
   *[other] for { $cost } gems
  }
card-does = { $name } ({ $does })
ability = { $kind ->
    [bag] 1 more of a colour
    [wineskin] 1 more of each type
    [binoculars] { $gems ->
        [one] 1 gem: a card beside
       *[other] { $gems } gems: a card beside
      }
    [camera] { $gems ->
        [one] 1 gem: draw { $cards }, keep 1
       *[other] { $gems } gems: draw { $cards }, keep 1
      }
    [compass] draws a creature
    [lamp] clears its column
   *[shovel] a creature for each
  }
contract-pairs = pairs of { $x } and { $y }
contract-symbol = { $vp } VP for each { $symbol }
contract-type-sets = sets of all types
contract-colour-sets = sets of all colours
contract-per-contract = { $vp } VP for each contract
contract-per-equipment = { $vp } VP for each equipment
contract-six-minus = { $base } VP minus { $minus } for each equipment
contract-start = { $vp } VP for each { $about } creature
token-types = { $x } or { $y }
token-equipment = equipment
token-contract = contracts
token-blank = blank

## Questions

ask-swap = Give { $one } or { $two } and receive { $middle }.
ask-act = Take a card with { $one } and { $two } (you have { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
  }), or take { $taken ->
    [one] 1 gem
   *[other] { $taken } gems
  }.
ask-look = Binoculars: gain a card beside them for { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  } (you have { $gems }), or pass.
ask-snap = Camera: draw { $cards ->
    [one] 1 creature
   *[other] { $cards } creatures and keep one,
  } for { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  } (you have { $gems }), or pass.
ask-keep = Camera: keep one of the creatures you drew. The rest is discarded.
ask-give = Shovel: which creature do you give to { $seat }?
ask-give-self = Shovel: which creature do you keep for yourself?
prompt-swap = Which domino do you give?
prompt-act = Which card do you take?
prompt-look = A card beside the binoculars?
prompt-snap = Do you use the camera?
prompt-keep = Which creature do you keep?
prompt-give = Which creature goes to { $seat }?

## Refusals

refuse-swap-first = you must swap a domino first
refuse-domino-out = { $domino } is not used with { $players } players
refuse-domino = { $domino } is not one of your dominoes
refuse-swapped = you have already swapped a domino this turn
refuse-act = now take a card, or gems
refuse-empty = there is no card at { $cell }
refuse-cost = { $cell } costs { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  }, and you have { $gems ->
    [0] none
   *[other] { $gems }
  }
refuse-binoculars = the binoculars come first: gain a card beside them, or pass
refuse-not-beside = { $cell } is not directly beside { $where }, where the binoculars were
refuse-camera = the camera comes first: draw, or pass
refuse-not-drawn = { $card } is not among the cards you drew
refuse-keep = the camera comes first: keep one of the cards you drew
refuse-give = the shovel comes first: give one of the cards you drew

## Points

points-creature = { $card }: { $name }
points-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
points-token = priority token { $token }: { $name }
points-bag = { $card }, a bag, counts as { $colour }
points-contract = { $card }: { $name }
points-contract-cards = { $card }: { $name } ({ $count }: { $cards })

## Log

log-first = First player: { $seat }.
log-dominoes = { $seat ->
    [You] You have
   *[other] { $seat } has
  } { $one } and { $two }.
log-middle = In the middle: { $middle }.
log-middle-two = In the middle: { $middle }, and { $hidden } face down.
log-starts = Your starting contracts: { $colour }; { $type }.
log-round = Round { $round }, first player: { $seat }. Priority: { $token }. Next: { $next }.
log-round-last = Round { $round }, first player: { $seat }. Priority: { $token }, the last one.
log-swap = { $seat ->
    [You] You give { $given } and receive
   *[other] { $seat } gives { $given } and receives
  } { $received }.
log-take = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $card } ({ $name }) at { $cell }, { $price }.
log-gain = { $seat ->
    [You] You gain
   *[other] { $seat } gains
  } { $card } ({ $name }) at { $cell } with the binoculars, { $price }.
log-gems = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $count ->
    [0] no gems: the bank is empty
    [one] 1 gem
   *[other] { $count } gems
  }.
log-received = { $seat ->
    [You] You receive
   *[other] { $seat } receives
  } { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }.
log-pass = { $seat ->
    [You] You pass
   *[other] { $seat } passes
  }.
log-snap = { $seat ->
    [You] You use
   *[other] { $seat } uses
  } the camera, for { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  }.
log-compass = { $seat ->
    [You] You draw
   *[other] { $seat } draws
  } { $card } ({ $name }) with the compass.
log-drawn = You draw { $card } ({ $name }).
log-drawn-hidden = { $seat ->
    [You] You draw
   *[other] { $seat } draws
  } a creature in secret.
log-keep = { $seat ->
    [You] You keep
   *[other] { $seat } keeps
  } { $card } ({ $name }).
log-give = { $seat ->
    [You] You give
   *[other] { $seat } gives
  } { $card } ({ $name }) to { $to ->
    [You] you
   *[other] { $to }
  }.
log-discard = Discarded: { $cards }.
log-token = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } the priority token ({ $name }).
log-token-nobody = Nobody has a matching card, so nobody takes the priority token ({ $name }).
log-revealed = { $revealed } is turned face up and { $hidden } face down; column { $column } is cleared.
log-over = The match is over.

## The table in a terminal

status = Round { $round } of { $rounds } · turn { $turn } of { $turns }
note = { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
  } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-title = Round { $round } of { $rounds }, turn { $turn } of { $turns }
board-bank = Bank: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
board-bank-endless = Bank: unlimited gems
board-priority = Priority: { $token }
board-next = next: { $token }
board-stack = { $count ->
    [0] none face down
    [one] 1 face down
   *[other] { $count } face down
  }
board-middle = In the middle: { $domino }
board-hidden = face down: { $domino }
board-decks = Decks: { $creatures } creatures, { $equipment } equipment, { $contracts } contracts; discarded: { $discarded }
board-prices-swap = Price of each cell in gems: if you give { $one } / if you give { $two }; in brackets: more than you can pay
board-prices-act = Price of each cell in gems; in brackets: more than you can pay
board-free = free
board-price = { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  }
board-empty = –
board-vp = { $vp } VP
board-gems = +{ $gems } { $gems ->
    [one] gem
   *[other] gems
  }
board-pairs = pairs
board-sets = sets
board-all-types = all types
board-all-colours = all colours
board-each = { $vp } VP each
board-each-contract = contract
board-each-equipment = equipment
board-six = { $base } VP – { $minus } each
board-first = first
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-own-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
board-dominoes = { $one } and { $two }
board-creatures = Creatures:
board-equipment = Equipment:
board-contracts = Contracts:
board-tokens = Tokens:
board-own-starts = Only you see: { $colour }; { $type }
board-starts = Starting contracts: { $colour }; { $type }
board-estimate = Your points if it ended now, secret contracts included: { $points }
board-drawn = You drew: { $cards }
board-drawn-hidden = { $name } is looking at { $count ->
    [one] 1 creature
   *[other] { $count } creatures
  } that nobody else can see.
board-card = { $card } ({ $name })
plain-cell = { $cell }: { $card }, { $name }. { $price }
plain-cell-empty = { $cell }: empty.
plain-price-swap = Price if you give { $one }: { $first }; if you give { $two }: { $second }.
plain-price = Price: { $price }.
plain-too-dear = { $price }, too much for you
plain-seat = { $name }: { $points ->
    [one] 1 visible point
   *[other] { $points } visible points
  }, { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
  }, dominoes { $one } and { $two }.
plain-turn = To play now.
plain-first = First player of this round.

## Editions

edition-count = Vivarium is played by 2, 3 or 4, not by { $count }
edition-names-most = { $count } are too many; the most is { $most }
edition-name = { $name } is not a name: lower-case letters, digits, - and _ only, a letter first
edition-row-decks = { $count } decks are named for { $rows } rows
edition-row = { $row } is not written like the entries of this list
edition-cards-most = { $cards } are too many; the most is { $most }
edition-id = { $id } is not an id: letters and digits only, a letter first, at most 12
edition-id-twice = the id { $id } is used twice
edition-unknown = { $value } is not known here; it is one of { $known }
edition-arguments = { $id } must name { $count ->
    [0] nothing more
    [one] one thing
   *[other] { $count } different things
  }
edition-vp = { $value } is not a number of points from 0 to { $most }
edition-vp-ids = { $row } must have { $count } ids, one for each value
edition-gems = the gems of { $id } must be from 0 to { $most }
edition-bags-most = { $bags } bags are too many; the most is { $most }
edition-domino-number = { $id } has the number { $number }, which is not from 1 to { $most }
edition-domino-players = { $id } must say for how many players it is used, from 1 to { $most }
edition-table-start = the table must begin with 0, the points for none
edition-numbers = the numbers go up to { $most }, but the longer side of the board is { $side }
edition-deck = { $name ->
    [creature] creature
    [equipment] equipment
   *[contract] contract
  }
edition-board-large = the board has { $cells } { $deck } cells, but there are only { $cards } such cards
edition-name-unused = no { $deck } card has { $name }
edition-blank = there must be one blank token, not { $count }
edition-stack = { $rounds } rounds need a stack of one token fewer, not of { $stack }
edition-tokens = there are { $tokens } tokens besides the blank one, too few for a stack of { $stack }
edition-dominoes-few = { $tiles } dominoes are too few for { $players } players, who need { $needed }
edition-dominoes-many = { $tiles } dominoes are too many for { $players } players, who need { $needed }
edition-no-column = { $id } points beyond column { $columns }, so that with two players it could clear no column
edition-starts = { $cards } are too few for { $players } players
edition-gems-few = { $needed } gems are handed out at the start, but there are only { $gems }


## The scene

scene-discard = discard
scene-deck-creature = creatures
scene-deck-equipment = equipment
scene-deck-contract = contracts
scene-bank-name = bank
scene-bank = Bank: { $count }
scene-empty = empty
scene-priority = Priority of this round
scene-priority-gem = { $gems ->
    [0] nothing at once
    [one] 1 gem for each card gained
   *[other] { $gems } gems for each card gained
  }
scene-priority-most = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  } for the most
scene-priority-blank = nothing counts this round
scene-next = Next
scene-stack = Stack
scene-stack-left = { $count } left
scene-your-dominoes = Your dominoes
scene-dominoes-of = Dominoes of { $name }
scene-middle = Middle
scene-hidden = face down
scene-domino-note = One number of each: a row and a column.
scene-swap-note = Left price: if you give the left domino.
scene-swap-short = left price: if you give the left
scene-your-cards = Your vivarium
scene-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
scene-estimate = { $points ->
    [one] 1 point
   *[other] { $points } points
  } if it ended now
scene-first = 1st player
scene-first-short = 1st
scene-row = row
scene-column = column
scene-free = free
scene-swap = Give domino { $domino } and receive { $middle }
scene-domino = Domino { $domino }
scene-take = Take { $cell }: { $name }, { $price }
scene-gain = Gain { $cell }: { $name }, { $price }
scene-cell = { $cell }: { $name }
scene-cell-prices = { $cell }: { $name }. Price { $first } or { $second }, depending on the swap
scene-cell-empty = { $cell }, which is empty
scene-keep = Keep { $name }
scene-give = Give { $name } to { $seat }
scene-gems = Take { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
scene-drawn = Drawn
scene-draw = Draw { $cards ->
    [one] 1 creature
   *[other] { $cards } creatures
  } for { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  }
scene-pass = Pass
scene-pairs = Pairs
scene-sets = Sets
scene-per-contract = Per contract
scene-per-equipment = Per equipment
scene-per-symbol = Per symbol
scene-six = Minus equipment
scene-start = { $vp } per { $about }

## Pictures of the rules page

picture-prices = The board with the price of each cell for { $one } and { $two }, row by row: { $rows }.
picture-cards = { $cards }.

## Coach: where points come from, in a sentence

source-creature = creatures
source-gems = gems
source-token = priority tokens
source-bag = bags
source-contract = contracts
source-contract-cards = contracts

## How bots play it, by level

bot-easy-about = weak: takes what looks best this turn, and often slips
bot-normal-about = medium: weighs what each card will bring, contracts included
bot-hard-about = strong: plays many matches to the end in its head
bot-expert-about = very strong: plays matches in its head for almost a second
