# What is told about Vivarium besides its rules. An item is its name in the first line, then its sentence.

about-story =
    Siberia, 1898. Beside a fault line the seismologist Edgar Vuntaf comes upon a passage into the earth. It leads to a cavern as large as Australia, and the cavern is alive: nothing that crawls, grows, glitters or flies there is known to anybody.
    The scientists of the world, gathered in Paris for the Universal Exposition, found their first international society and call it the Vivarium. Explorers, zoologists, botanists and cartographers set out. You are one of them: identify what lives down there, and bring back what your sponsors have asked for.

## Components

about-box = In the box
about-box-board =
    Board
    { $rows } rows of { $columns } cells. Creatures, equipment and contracts lie in rows of their own.
about-box-creatures =
    Creature cards
    Each has a type, a habitat and points.
about-box-equipment =
    Equipment cards
    Each has a symbol, an ability and perhaps gems.
about-box-contracts =
    Contract cards
    What your sponsors pay for at the end.
about-box-starts =
    Starting contracts
    { $colour_starts } for habitats and { $type_starts } for types; everybody gets one of each. The others stay unseen.
about-box-dominoes =
    Dominoes
    { $dominoes } in all; some are for larger tables only.
about-box-tokens =
    Priority tokens
    One is blank. Of the { $others } others { $stack } are stacked, the rest stays out unseen.
about-box-gems =
    Gems
    They change numbers, and each that is left is worth { $gem_vp ->
        [one] { $gem_vp } point.
       *[other] { $gem_vp } points.
      }{ $finite ->
        [no] { " " }At this table the bank never runs out.
       *[yes] { "" }
      }
about-box-first =
    First player token
    { $laps ->
        [2] Its sides 1 and 2 show whether a round is in its first or in its second lap.
       *[other] Whoever has it begins the round.
      }
about-box-pad =
    Scorepad
    Here the table counts for you.

## What is what

about-creature-card = A creature
about-creature-card-type =
    Type
    What it is: contracts and priorities speak of it.
about-creature-card-home =
    Picture
    The habitat in its colour and pattern, the body by its type, larger the more points it is worth.
about-creature-card-habitat =
    Habitat
    Where it lives, by sign and name; the rules also call it its colour.
about-creature-card-points =
    Points
    What it scores at the end.

about-gear-card = A piece of equipment
about-gear-card-symbol =
    Symbol
    Some contracts pay for it.
about-gear-card-gems =
    Gems
    You take as many from the bank when you gain the card.
about-gear-card-thing =
    What it is
    The thing itself, with its name.
about-gear-card-does =
    Ability
    In a few words. It works once, when you gain the card, or at the end.

about-contract-card = A contract
about-contract-card-title =
    Title
    What kind of contract it is.
about-contract-card-about =
    What it asks for
    Types, habitats, a symbol, contracts or equipment.
about-contract-card-table =
    Points
    Above how many pairs or sets you have, below what they score; other contracts show one number.
about-contract-card-seal =
    Seal
    The sign of contracts: they score only at the end.

about-prices = Board and dominoes
about-prices-domino =
    Your dominoes
    One number of each is the row and the column of a card, whichever way round. The first has a full dot, the second an open one.
about-prices-row =
    Row
    A dot beside a number shows which domino has it.
about-prices-column =
    Column
    The same for columns.
about-prices-free =
    Free
    Your numbers reach this cell as they are.
about-prices-price =
    Price
    As many gems shift your numbers until they fit.

## Symbols

about-types = Types
about-types-each =
    { $type }
    The { $sign ->
        [mineral] crystal
        [vegetable] sprout
        [animal] paw
        [dragon] wing
       *[other] first letter
      }, in ink on a disc of paper.
about-habitats = Habitats
about-habitats-each =
    { $colour }
    { $sign ->
        [purple] A peak on purple, with peaks.
        [green] A fir on green, with bars.
        [yellow] A cactus on yellow, with dots.
        [blue] Three waves on blue, with waves.
       *[red] A sign of its own on red.
      }
about-symbols-on-equipment = Symbols of equipment
about-symbols-on-equipment-each =
    { $symbol }
    In the corner of equipment, and on the contracts that pay for it.
about-marks = Other signs
about-marks-gem =
    Gem
    A gem that you get, pay or hold.
about-marks-points =
    Medal
    Points at the end.
about-marks-contract =
    Page
    Contracts.
about-marks-equipment =
    Compass
    Equipment: on tokens, contracts and the deck.
about-marks-price =
    Price
    What a card costs you now; filled if you can pay it.
about-marks-first =
    Full dot
    Your first domino.
about-marks-second =
    Open dot
    Your second domino.
about-marks-swap =
    Two arrows
    The swap of one of your dominoes for the one in the middle.
about-marks-start =
    A 1, or “1st player”
    Who has the 1st Player token, and so the first turn of the round.
about-marks-playable =
    A ring
    Something that you may choose now.
about-marks-refused =
    A veil
    Something that you may not choose now; press it to read why.

## In the terminal

about-signs = In the terminal
about-sign = { $sign } is the { $symbol }
about-signs-symbols =
    { $signs }
    The symbols of equipment: { $symbols }.
about-signs-dear =
    (2)
    A price in gems that is more than you can pay.
about-signs-swap =
    1/0
    What a card costs if you give your first domino, and if you give the second.
about-signs-domino =
    { $domino } ({ $typed })
    A domino by its numbers, and in brackets what you type for it.
about-signs-points =
    { $per_symbol } VP each
    A contract, and so many points for each of what stands below it.
about-signs-pairs =
    pairs { $table }
    A contract for pairs, and what 1 pair, 2 pairs and so on score.
about-signs-turn =
    ▸
    Whose turn it is; “first” is who has the 1st Player token.

## Set-up

about-steps = { $players } players
about-steps-board =
    Board
    Lay a card on each of the { $cells } cells, from the deck of its row.
about-steps-decks =
    Decks
    Shuffle creatures, equipment and contracts apart; what is left of them lies beside the board.
about-steps-tokens =
    Priority tokens
    The blank one is for round 1. { $stack ->
        [0] The others stay out unseen.
       *[other] Stack { $stack } of the others and turn up the first: it is for round 2.
      }
about-steps-starts =
    Starting contracts
    Everybody gets one for a habitat and one for a type, which only they may see.
about-steps-dominoes =
    Dominoes
    { $in_play } are in play. Everybody takes two at random; { $players ->
        [2] two are left for the middle.
       *[other] the last one lies in the middle.
      }
about-steps-hidden =
    Two players
    One of the two dominoes in the middle lies face down. After each round they change places: the larger number of the one that is turned up says which column is cleared.
about-steps-gems =
    Gems
    Everybody takes { $start_gems ->
        [one] { $start_gems } gem
       *[other] { $start_gems } gems
      }; the others are the bank{ $finite ->
        [no] , which never runs out.
       *[yes] .
      }
about-steps-first =
    First player
    Drawn by lot.

## Player aid

about-gem-count = { $gems ->
    [0] no gem
    [one] { $gems } gem
   *[other] { $gems } gems
  }
about-turn = Your turn
about-turn-swap =
    Swap
    Give one of your dominoes and take the one in the middle. You must.
about-turn-take =
    Take a card
    A number of one domino is its row, a number of the other its column.
about-turn-pay =
    Change a number
    Each gem you pay changes one number by one, from { $number_min } to { $number_max }.
about-turn-gems =
    Or take gems
    { $gems_taken ->
        [one] { $gems_taken } gem
       *[other] { $gems_taken } gems
      } from the bank instead of a card.

about-equipment = Equipment
about-equipment-bag =
    Bag · { $bag }
    At the end: one more of a colour of your choice.
about-equipment-wineskin =
    Wineskin · { $wineskin }
    At the end: one more of each of its two types.
about-equipment-binoculars =
    Binoculars · { $binoculars }
    You may pay { $binoculars_cost } to gain a card beside the cell they came from, in the same row or column.
about-equipment-camera =
    Camera · { $camera }
    You may pay { $camera_cost } to draw { $camera_cards ->
        [one] a creature and gain it.
       *[other] { $camera_cards } creatures: gain one, discard the rest.
      }
about-equipment-compass =
    Compass · { $compass }
    Draw a creature and gain it.
about-equipment-lamp =
    Lamp · { $lamp }
    Discard all other cards of its column.
about-equipment-map =
    Map · { $map }
    Only its gems.
about-equipment-shovel =
    Shovel · { $shovel }
    Draw as many creatures as there are players and give one to everybody, yourself included.

about-contracts = Contracts
about-contracts-type_pairs =
    Pairs of types
    One of each makes a pair. { $pairs_most ->
        [0] Pairs score nothing.
        [1] One pair and more score { $pairs }.
       *[other] One, two and more pairs score { $pairs }.
      }
about-contracts-colour_pairs =
    Pairs of habitats
    One of each makes a pair. { $pairs_most ->
        [0] Pairs score nothing.
        [1] One pair and more score { $pairs }.
       *[other] One, two and more pairs score { $pairs }.
      }
about-contracts-symbol =
    Symbol
    { $per_symbol } for each piece of equipment with this symbol.
about-contracts-type_sets =
    Sets of types
    One of every type makes a set. { $sets_most ->
        [0] Sets score nothing.
        [1] One set and more score { $sets }.
       *[other] One, two and more sets score { $sets }.
      }
about-contracts-colour_sets =
    Sets of habitats
    One of every habitat makes a set. { $sets_most ->
        [0] Sets score nothing.
        [1] One set and more score { $sets }.
       *[other] One, two and more sets score { $sets }.
      }
about-contracts-per_contract =
    Contracts
    { $per_contract } for each contract you own, itself included, { $starts_count ->
        [yes] starting contracts too.
       *[no] without starting contracts.
      }
about-contracts-per_equipment =
    Equipment
    { $per_equipment } for each piece of equipment you own.
about-contracts-six_minus_equipment =
    { $six } minus equipment
    { $six ->
        [one] { $six } point
       *[other] { $six } points
      }, minus { $six_minus } for each piece of equipment you own{ $floor ->
        [yes] , but never below 0.
       *[no] ; it may fall below 0.
      }
about-contracts-start =
    Starting contract
    { $per_creature } for each creature of its habitat or type; { $units ->
        [yes] bags and wineskins count as creatures.
       *[no] bags and wineskins do not count.
      }

about-priorities = Priorities
about-priorities-types =
    Two types
    A creature of either type brings { $priority_gem ->
        [one] { $priority_gem } gem
       *[other] { $priority_gem } gems
      } when you gain it{ $handed ->
        [no] , but not if another player’s shovel gives it to you.
       *[yes] .
      }
about-priorities-equipment =
    Equipment
    Every piece of equipment brings { $priority_gem ->
        [one] { $priority_gem } gem
       *[other] { $priority_gem } gems
      } when you gain it.
about-priorities-contract =
    Contracts
    Every contract brings { $priority_gem ->
        [one] { $priority_gem } gem
       *[other] { $priority_gem } gems
      } when you gain it.
about-priorities-blank =
    Blank
    In round 1: it brings nothing, and nobody takes it.
about-priorities-claim =
    Most
    At the end of the round whoever has the most matching cards takes the token: { $priority_vp ->
        [one] { $priority_vp } point
       *[other] { $priority_vp } points
      }. { $majority ->
        [round] Only cards gained in this round count.
       *[owned] All cards you own count, whenever you gained them.
      }
about-priorities-tie =
    Tie
    Of those who are level, whoever was last in turn order takes it{ $zero ->
        [yes] , even if nobody has a matching card that counts.
       *[no] ; nobody does if nobody has a matching card that counts.
      }

about-ending = And then
about-ending-round =
    End of a round
    When everybody has had { $laps ->
        [one] a turn
       *[other] { $laps } turns
      }: claim the token, pass the first player token, fill the board, turn to the next token.
about-ending-score =
    End of the game
    After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
      }: creatures, contracts, { $priority_vp } for each token and { $gem_vp } for each gem. Whoever has the most points wins.
