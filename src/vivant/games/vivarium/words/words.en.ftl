### What Vivarium says, in English. Rules stand in rulebook.en.ftl.

title = Vivarium
tagline = Two dominoes point at a row and a column: creatures, equipment and contracts for 2 to 4.
about = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } of { $turns_per_player_per_round ->
    [one] 1 turn
   *[other] { $turns_per_player_per_round } turns
  } each. In a turn you swap one of your dominoes with the one in the middle. Then a number from each domino gives the row and the column of a card to take; gems shift the numbers. Creatures are worth points, equipment helps at once or at the end, contracts reward what you have collected.
primer =
    You have two dominoes; one more lies in the middle. Begin your turn by swapping one of yours with that one.
    Then take a card: a number of one domino gives its row, a number of the other its column, whichever way round you like.
    If the numbers do not fit, shift them: each gem you pay moves one of them by one. The price of every card is written on it.
    Or take { $gems_instead_of_card ->
    [one] 1 gem
   *[other] { $gems_instead_of_card } gems
  } instead of a card.
    Creatures are worth points, equipment helps at once or at the end, contracts reward what you have collected. Your two starting contracts are secret.
    Each round has a priority: a card that matches it{ $rulings_handed_creatures_pay ->
        [false] { "" }, gained in your own turn,
       *[other] { "" }
    } brings { $priority_gem ->
    [one] 1 gem
   *[other] { $priority_gem } gems
  } at once, and { $rulings_majority ->
        [round] whoever gained the most such cards in the round
       *[owned] whoever has the most such cards at the end of the round
    } takes the token, worth { $priority_vp ->
    [one] 1 point
   *[other] { $priority_vp } points
  }.
    After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } of { $turns_per_player_per_round ->
    [one] 1 turn
   *[other] { $turns_per_player_per_round } turns
  } each, count creatures, contracts, tokens and { $gem_vp ->
    [one] 1 point
   *[other] { $gem_vp } points
  } for each gem: whoever has the most points wins.
minutes = 25 min
components-printed = The text of the rulebook gives how many cards, tokens, dominoes and gems there are, the kinds of equipment with their gems and abilities, the kinds of contracts, types and habitats, and what two and three pairs score.
components-ours = The rulebook came to us without its pictures. So our own are which creatures there are, the symbols and copies of the equipment, what stands on each contract, the starting ones too, and on each priority token, the numbers of the dominoes, the points for one and four pairs and for sets, and all pictures.

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
# Other languages choose their words by habitat and kind.
creature = { $habitat ->
   *[other] { $colour }
  } { $type }, { $vp } VP
creature-short = { $habitat ->
   *[other] { $colour }
  } { $type }
the-creature = the { $habitat ->
   *[other] { $colour }
  } { $kind ->
   *[other] { $type }
  } ({ $vp } VP)
the-equipment = the { $name ->
    [bag] bag
    [wineskin] wineskin
    [binoculars] binoculars
    [camera] camera
    [compass] compass
    [lamp] lamp
    [map] map
    [shovel] shovel
   *[other] { $name }
  } ({ $symbol })
the-contract = the contract ({ $name })
cell = row { $row }, column { $column }
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
contract-scores = { $name }: { $points } VP for { $most ->
    [1] 1
   *[other] 1 to { $most }
  }
contract-symbol = { $vp } VP for each { $symbol }
contract-type-sets = sets of all types
contract-colour-sets = sets of all colours
contract-per-contract = { $vp } VP for each contract{ $starts ->
    [no] { " " }but the starting ones
   *[yes] { "" }
  }
contract-per-equipment = { $vp } VP for each equipment
contract-six-minus = { $base } VP minus { $minus } for each equipment{ $floor ->
    [yes] , never below 0
   *[no] { "" }
  }
contract-start = { $vp } VP for each { $about } creature{ $with ->
    [bag] , bags included
    [wineskin] , wineskins included
   *[none] { "" }
  }
token-types = { $x } or { $y }
token-equipment = equipment
token-contract = contracts
token-blank = blank

## Questions

ask-swap = Give the domino { $one } or { $two } and receive { $middle }.
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
refuse-domino-out = the domino { $domino } is not used with { $players } players
refuse-domino = the domino { $domino } is not one of your dominoes
refuse-swapped = you have already swapped a domino this turn
refuse-act = now take a card, or gems
refuse-empty = there is no card in { $cell }
refuse-cost = { $name }: the price is { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
  }, and you have { $gems ->
    [0] none
   *[other] { $gems }
  }
refuse-binoculars = the binoculars come first: gain a card beside them, or pass
refuse-not-beside = { $cell } is not directly beside the binoculars, which were in { $where }
refuse-camera = the camera comes first: draw, or pass
refuse-not-drawn = { $name } is not among the cards you drew
refuse-keep = the camera comes first: keep one of the cards you drew
refuse-give = the shovel comes first: give one of the cards you drew

## Points

points-creature = { $name }
points-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
points-token = priority token ({ $name })
points-bag = { $name } counts as { $colour }
points-start = { $name }
points-start-cards = { $name }: { $count }, by { $cards }
points-contract = { $name }
points-contract-cards = { $name }: { $count }, by { $cards }
hidden-starts = two hidden starting contracts
joined-cards = ({ $cards })

## Log

log-first = First player: { $seat }.
log-dominoes = { $seat ->
    [You] You have the dominoes
   *[other] { $seat } has the dominoes
  } { $one } and { $two }.
log-middle = In the middle: the domino { $middle }.
log-middle-two = In the middle: the domino { $middle }, and { $hidden } face down.
log-starts = Your starting contracts: { $colour }; { $type }.
log-round = Round { $round }, first player: { $seat }. Priority: { $token }. Next: { $next }.
log-round-last = Round { $round }, first player: { $seat }. Priority: { $token }, the last one.
log-swap = { $seat ->
    [You] You give the domino { $given } and receive
   *[other] { $seat } gives the domino { $given } and receives
  } { $received }.
log-take = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $card } from { $cell }, { $price }.
log-gain = { $seat ->
    [You] You gain
   *[other] { $seat } gains
  } { $card } from { $cell } with the binoculars, { $price }.
log-gems = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $count ->
    [0] { $asked ->
        [0] no gems
       *[other] no gems: the bank is empty
      }
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
  } { $card } with the compass.
log-drawn = You draw { $card }.
log-drawn-hidden = { $seat ->
    [You] You draw
   *[other] { $seat } draws
  } a creature in secret.
log-keep = { $seat ->
    [You] You keep
   *[other] { $seat } keeps
  } { $card }.
log-give = { $seat ->
    [You] You give
   *[other] { $seat } gives
  } { $card } to { $to ->
    [You] you
   *[other] { $to }
  }.
turn-take = { $seat ->
    [You] You give the domino { $given } and take
   *[other] { $seat } gives the domino { $given } and takes
  } { $card }, { $price }{ $count ->
    [0] .
    [one] , and { $seat ->
        [You] gain
       *[other] gains
      } 1 gem.
   *[other] , and { $seat ->
        [You] gain
       *[other] gains
      } { $count } gems.
  }
turn-gems = { $seat ->
    [You] You give the domino { $given } and take
   *[other] { $seat } gives the domino { $given } and takes
  } { $count ->
    [0] { $asked ->
        [0] no gems
       *[other] no gems: the bank is empty
      }
    [one] 1 gem
   *[other] { $count } gems
  }.
log-discard = Discarded: { $cards }.
log-token = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } the priority token ({ $name }).
log-token-nobody = Nobody has a matching card that counts, so nobody takes the priority token ({ $name }).
log-revealed = The domino { $revealed } is turned face up and { $hidden } face down; column { $column } is cleared.
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
board-cost = { $gems ->
    [one] 1 gem:
   *[other] { $gems } gems:
  }
board-does = { $kind ->
    [bag] +1 of a colour
    [wineskin] +1 of each
    [binoculars] a card beside
    [camera] draw { $cards }, keep 1
    [compass] draw a creature
    [lamp] clear its column
   *[shovel] a creature each
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
board-drawn-hidden = { $name ->
    [You] You are
   *[other] { $name } is
  } looking at { $count ->
    [one] 1 creature
   *[other] { $count } creatures
  } that nobody else can see.
board-card = { $name } ({ $card })
plain-cell = { $cell }: { $name }. { $price }
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
    [one] 1 gem for each card { $whose ->
        [all] gained
       *[own] gained in one’s own turn
    }
   *[other] { $gems } gems for each card { $whose ->
        [all] gained
       *[own] gained in one’s own turn
    }
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
scene-dominoes-of = Dominoes: { $name }
scene-middle = Middle
scene-hidden = face down
scene-domino-note = One number of each: a row and a column.
scene-swap-note = The price on the left holds if you give the left domino.
scene-swap-short = the left price if you give the left one
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
scene-swap-left = Give the left domino { $domino } and receive { $middle }
scene-swap-right = Give the right domino { $domino } and receive { $middle }
scene-swap = Give domino { $domino } and receive { $middle }
scene-domino = Domino { $domino }
scene-take = Take { $name }, { $price } ({ $cell })
scene-gain = Gain { $name }, { $price } ({ $cell })
gems-given = +{ $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
and-more = { $said }; { $more }
wineskin-does = 1 more { $x } and 1 more { $y }
scene-cell = { $name }, { $cell }
scene-cell-prices = { $name }, { $cell }. Price { $first } or { $second }, depending on the swap
scene-cell-empty = Empty: { $cell }
scene-keep = Keep { $name }
scene-give = Give { $name } to { $seat }
scene-gems = Take { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
short-swap = Give { $domino }
short-take = { $cost ->
    [0] Take, free
    [one] Take for 1 gem
   *[other] Take for { $cost } gems
  }
short-gain = { $cost ->
    [0] Gain, free
    [one] Gain for 1 gem
   *[other] Gain for { $cost } gems
  }
short-keep = Keep it
short-give = Give it to { $seat }
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

best-take = { $card }, { $price }.
best-gain = { $card }, with the binoculars.
purpose = This card { $parts }.
purpose-swap = You could then take { $card } free, worth { $points } VP to you.
purpose-creature = is worth { $points } VP itself
purpose-own = is worth { $points } VP at once
purpose-contract = adds { $points } VP to the contract ({ $name })
purpose-contract-less = takes { $points } VP from the contract ({ $name })
purpose-gems = brings { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }
purpose-token = counts for this round’s priority token
purpose-does = { $kind ->
    [binoculars] lets you gain a card beside it for { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
      }
    [camera] lets you draw { $cards } creatures for { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
      } and keep one
    [compass] draws you a creature
    [lamp] clears its column
   *[shovel] gives everybody a creature, and you choose yours first
  }
source-creature = creatures
source-gems = gems
source-token = priority tokens
source-bag = bags
source-start = contracts
source-start-cards = contracts
source-contract = contracts
source-contract-cards = contracts

## The score sheet

sheet-creature = Creatures
sheet-gems = Gems
sheet-token = Priority tokens
sheet-start = Starting contracts
sheet-start-cards = Starting contracts
sheet-contract = Contracts
sheet-contract-cards = Contracts
sheet-bag = Contracts

## How bots play it, by level

bot-easy-about = weak: takes what looks best this turn, and often slips
bot-normal-about = medium: weighs what each card will bring, contracts included
bot-hard-about = strong: plays many matches to the end in its head
bot-expert-about = very strong: plays matches in its head for almost a second

## For programs that learn: what the cells of a row mean

plane-deck = The creatures that may still be in the deck, as far as the viewer knows.
plane-middle = The domino in the middle.
plane-cell = The card in this cell of the board.
plane-stand-in = The creature in this cell of the board, whose own deck is empty.
plane-equipment-deck = The equipment in its deck.
plane-contract-deck = The contracts in their deck.
plane-stage = What is waited for.
plane-drawn = The creatures that the viewer has drawn and not yet kept or given.
plane-turn = Whose turn it is, in turns after the viewer.
plane-first = Who is first player, in turns after the viewer.
plane-hidden-domino = The domino that lies beside the middle.
plane-pool = The dominoes that nobody has been dealt.
plane-token = The active priority token.
plane-next = The next priority token.
plane-stack = The priority tokens that are still unseen.
plane-where = The cell that a card is gained from, or that is to be filled.
plane-drawing = The equipment that draws cards.
plane-round = How many rounds are finished, in binary.
plane-turns = How many turns of this round are finished, in binary.
plane-bank = How many gems the bank holds, in binary.
plane-due = How many cards are yet to be drawn, in binary.
plane-held = How many drawn cards the active seat holds, in binary.
plane-given = How many cards the shovel has handed out, in binary.
plane-colour = The viewer’s starting contract for a colour.
plane-type = The viewer’s starting contract for a type.
plane-creatures = The creatures of the seat.
plane-dominoes = The dominoes of the seat.
plane-equipment = The equipment of the seat.
plane-contracts = The contracts of the seat, without the starting ones.
plane-tokens = The priority tokens of the seat.
plane-gems = How many gems the seat has, in binary.
plane-matched = How many cards that match its token the seat has gained in this round, in binary.
plane-hidden-deck = The creatures in the deck.
plane-hidden-drawn = The creatures that the active seat has drawn.
plane-hidden-colour = The seat’s starting contract for a colour.
plane-hidden-type = The seat’s starting contract for a type.

# What components are called together, in reports.

component-creature = Creatures
component-equipment = Equipment
component-contract = Contracts
component-start = Starting contracts
component-token = Priority tokens
component-domino = Dominoes
domino-name = { $name }
