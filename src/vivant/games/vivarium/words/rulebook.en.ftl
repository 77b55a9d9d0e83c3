### The rules of Vivarium in our own words, one message for each section and id of rulebook.toml.

section-setup = Set-up
rule-VA-01 = Vivarium is for { $counts } players. Turns go clockwise, to the left.
rule-VA-02 = The board has { $board_rows ->
    [one] 1 row
   *[other] { $board_rows } rows
  }, counted from the top, and { $board_columns ->
    [one] 1 column
   *[other] { $board_columns } columns
  }, counted from the left; a cell is written row, column. Each row has its deck: { $deck_rows }.
rule-VA-03 = The three decks are shuffled, each by itself. A card of the right deck is laid face up on every cell; what is left stays face down as three decks. The discard pile is empty.
rule-VA-04 = The blank priority token is the active one in round 1. The other { $tokens_others } are shuffled: { $priority_stack } of them make a face-down stack, { $tokens_away } are put away unseen.{ $priority_stack ->
    [0] { "" }
   *[other] { " " }The top one of the stack is turned up; it will count in round 2.
  }
rule-VA-05 = Everybody gets one starting contract for a colour and one for a type, at random. They are secret until the final scoring, but one may look at one’s own. The others are put away unseen.
rule-VA-06 = A domino says from how many players on it is used: { $dominoes_used }.
rule-VA-07 = Everybody takes two dominoes at random and lays them face up. With three or four players the one that is left lies face up in the middle; with two players VA-41 applies.
rule-VA-08 = Everybody takes { $gems_at_start ->
    [one] 1 gem
   *[other] { $gems_at_start } gems
  }; { $rulings_finite_bank ->
    [false] all others are the bank, which never runs out.
   *[other] of the { $gems_total } that there are, all others are the bank.
  }
rule-VA-09 = The first player is drawn at random and takes the 1st Player token.

section-turn = Rounds and turns
rule-VA-10 = A round has { $turns_per_player_per_round ->
    [one] 1 lap
   *[other] { $turns_per_player_per_round } laps
  }: in each of them, beginning with the first player, everybody takes a turn, clockwise.
rule-VA-11 = A turn has two parts, both of which must be done: first swap a domino, then act, which is to take a card or to take gems.

section-swap = Swapping
rule-VA-12 = You give one of your two dominoes, whichever you like, and receive the one that lies face up in the middle; yours lies there from now on. This happens exactly once in a turn.

section-cost = Row, column and price
rule-VA-13 = Dominoes carry numbers from { $number_min } to { $number_max }. Choose a number on one of your dominoes and a number on the other. One of them is the row, the other the column, as you like. The two numbers of the same domino never make a pair.
rule-VA-14 = Gems that you hand to the bank shift the numbers: each moves one of the two by one, up or down, and a number may be moved several times, but never out of the range of the board. So a cell’s price is the least number of such moves, over all choices and both ways round.

section-take = A card, or gems
rule-VA-15 = You may take any card on the board whose price you can pay with the gems that you have before taking it, and you pay exactly that price.
rule-VA-16 = What is gained comes in this order: the card lies before you and its cell is empty; equipment pays its gems; the priority gem is paid if the card matches; an immediate ability is carried out. Then your turn is over.
rule-VA-17 = A cell that was emptied stays empty until the round ends.
rule-VA-18 = Instead of a card you may always take { $gems_instead_of_card ->
    [one] 1 gem
   *[other] { $gems_instead_of_card } gems
  } from the bank, even if you could take a card. No gems are spent then.
rule-VA-19 = All gems come from the bank and go back to it. { $rulings_finite_bank ->
    [false] There are always enough of them (VA-R7).
   *[other] If it holds too few, you get what is there and no more.
  }

section-cards = The cards
rule-VA-20 = A creature is worth its points at the end: { $creature_points }. Its type ({ $type_names }) and its colour ({ $colour_names }) count for contracts and priorities. It does nothing when it is gained.
rule-VA-21 = A contract is scored at the end. It does nothing when it is gained.
rule-VA-22 = Equipment has a symbol ({ $symbol_names }), which counts for contracts, and an ability: either an immediate one, which works once, when the card is gained, and must be carried out unless it says “may”; or one for the final scoring.
rule-VA-23 = Bag, { $gems_bag }: at the final scoring it is one more unit of a colour that its owner chooses.
rule-VA-24 = Wineskin, { $gems_wineskin }: at the final scoring it is one more unit of each of the two types on it.
rule-VA-25 = Binoculars, { $gems_binoculars }: you may pay { $abilities_binoculars_gems ->
    [one] 1 gem
   *[other] { $abilities_binoculars_gems } gems
  } to gain a card that lies directly above, below, left or right of where the binoculars lay. You choose among those that are there. Everything about gaining applies, and no domino is needed.
rule-VA-26 = Camera, { $gems_camera }: you may pay { $abilities_camera_gems ->
    [one] 1 gem
   *[other] { $abilities_camera_gems } gems
  } to draw { $abilities_camera_cards ->
    [one] 1 creature and gain it.
    [2] 2 creatures and look at them; you gain one and discard the other.
   *[other] { $abilities_camera_cards } creatures and look at them; you gain one and discard the others.
  }
rule-VA-27 = Compass, { $gems_compass }: you draw a creature and gain it.
rule-VA-28 = Lamp, { $gems_lamp }: all other cards in its column are discarded, and nobody gets them.
rule-VA-29 = Map, { $gems_map }: nothing else.
rule-VA-30 = Shovel, { $gems_shovel }: you draw as many creatures as there are players, look at them, and give one to everybody, yourself included, as you like. Each receiver gains the card the moment it is given.

section-priority = Priority tokens
rule-VA-31 = Whoever gains a card that matches the active token takes { $priority_gem ->
    [one] 1 gem
   *[other] { $priority_gem } gems
  } at once{ $rulings_handed_creatures_pay ->
    [false] , but not for a creature that another player’s shovel gives (VA-R11).
   *[other] .
  } A token with two types matches creatures of either; one for equipment matches equipment, one for contracts matches contracts. The blank one and the one for the next round pay nothing.
rule-VA-32 = When a round ends, { $rulings_majority ->
    [round] whoever gained the most matching cards in that round takes the active token, worth { $priority_vp ->
    [one] 1 point
   *[other] { $priority_vp } points
  }. Cards of earlier rounds do not count.
   *[owned] whoever owns the most matching cards takes the active token, worth { $priority_vp ->
    [one] 1 point
   *[other] { $priority_vp } points
  }. All cards count, whenever they were gained.
  }
rule-VA-33 = In a tie the token goes to the one who came last in the turn order of that round.{ $rulings_token_at_zero ->
    [false] { " " }If nobody has a matching card that counts, nobody takes it (VA-R18).
   *[other] { "" }
  }
rule-VA-34 = Nobody takes the blank token; it is gone after round 1.

section-round = The end of a round
rule-VA-35 = After the last turn of all players, in this order: the token is claimed; after round { $rounds }, which is the last, the match is scored; the 1st Player token moves on; with two players the dominoes are turned and a column is cleared; the board is refilled; the next token becomes active.
rule-VA-36 = The 1st Player token goes to the next seat, clockwise.
rule-VA-37 = Every empty cell gets a card from the deck of its row, in the order of the rows and from left to right in each.
rule-VA-38 = When the equipment or the contract deck is empty, creatures take their place. A cell that should get a creature stays empty when there are none left. What was discarded never comes back.
rule-VA-39 = The token that was next becomes active, and another one of the stack is turned up if there is one. So two tokens can be seen in every round but the last.
rule-VA-40 = Dominoes stay where they are between rounds; the middle one is the one that the last turn left there. With two players VA-43 applies.

section-two = Two players
rule-VA-41 = Both dominoes that are left over lie in the middle; one of them, drawn at random, is turned face down.
rule-VA-42 = Only the one that is face up can be swapped. The other is out of use in this round.
rule-VA-43 = At the end of each round but the last the two change places: the hidden one is turned up, the other one down.
rule-VA-44 = Then all cards in the column with the larger number of the domino just turned up are discarded, and its cells are refilled with all others.

section-scoring = The final scoring
rule-VA-45 = The match ends after round { $rounds }, once its token is claimed. The starting contracts are shown.
rule-VA-46 = Your score is the points of your creatures, { $gem_vp } for each gem, { $priority_vp } for each priority token, and the points of all your contracts, the starting ones included.
rule-VA-47 = Units of a type are your creatures of it and your wineskins that show it. Units of a colour are your creatures of it and your bags that are set to it.
rule-VA-48 = A starting contract for a colour: { $contract_values_per_creature ->
    [one] 1 point
   *[other] { $contract_values_per_creature } points
  } for each { $rulings_units_are_creatures ->
    [true] unit of that colour, bags included (VA-R20).
   *[other] creature of that colour. Only creatures count.
  }
rule-VA-49 = A starting contract for a type: { $contract_values_per_creature ->
    [one] 1 point
   *[other] { $contract_values_per_creature } points
  } for each { $rulings_units_are_creatures ->
    [true] unit of that type, wineskins included (VA-R20).
   *[other] creature of that type. Only creatures count.
  }
rule-VA-50 = Pairs of two types, or of two colours: there are as many pairs as the scarcer of the two has units. { $pairs_most ->
    [0] They are worth nothing.
    [one] 1 pair, and any more, { $pairs_last ->
        [one] are worth 1 point.
       *[other] are worth { $pairs_points } points.
    }
   *[other] { $pairs } pairs are worth { $pairs_points } points.
  }
rule-VA-51 = Sets of all types, or of all colours: there are as many sets as the scarcest of them has units. { $sets_most ->
    [0] They are worth nothing.
    [one] 1 set, and any more, { $sets_last ->
        [one] are worth 1 point.
       *[other] are worth { $sets_points } points.
    }
   *[other] { $sets } sets are worth { $sets_points } points.
  }
rule-VA-52 = A symbol: { $contract_values_per_symbol ->
    [one] 1 point
   *[other] { $contract_values_per_symbol } points
  } for each of your equipment cards with it.
rule-VA-53 = Per contract: { $contract_values_per_contract ->
    [one] 1 point
   *[other] { $contract_values_per_contract } points
  } for each contract that you own{ $rulings_starting_contracts_count ->
    [false] , the starting ones left out
   *[other] { "" }
  }. Per equipment: { $contract_values_per_equipment ->
    [one] 1 point
   *[other] { $contract_values_per_equipment } points
  } for each equipment card that you own.
rule-VA-54 = { $contract_values_six_base } minus equipment: { $contract_values_six_base ->
    [one] 1 point
   *[other] { $contract_values_six_base } points
  }, less { $contract_values_six_minus } for each equipment card that you own{ $rulings_six_minus_floor ->
    [true] , and never less than 0
   *[other] { "" }
  }.
rule-VA-55 = Each contract is scored by itself. A card may serve any number of contracts; within one of them each unit counts once, and a wineskin is two units of different types.
rule-VA-56 = The highest score wins. Equal scores share the place: your rank is one more than the number of players with more points.

section-rulings = Rulings
rule-VA-R1 = Either domino may give the row; the printed example allows both.
rule-VA-R2 = A single number may be shifted by several gems. It stops at the edge: there is no way round from the last number to the first.
rule-VA-R3 = Nobody may pay more than the price, or pay without taking the card. The price is always the least possible one.
rule-VA-R4 = The gems on a card cannot pay for reaching it.
rule-VA-R5 = Shifting belongs to this one choice; the dominoes keep their numbers.
rule-VA-R6 = { $turns_per_player_per_round ->
    [one] 1 turn in a round is one lap: nobody has two in a row.
   *[other] { $turns_per_player_per_round } turns in a round are as many laps, not turns in a row.
  }
rule-VA-R7 = { $rulings_finite_bank ->
    [false] At this table the bank never runs out, so nobody ever gets fewer gems than a rule says. The switch finite_bank, here false, can limit them to those that there are.
   *[other] Taking gems from an empty bank is allowed and brings nothing, so there is always something to do. The gems are limited, and when several players gain some at once the active one is paid first, then clockwise. The switch finite_bank can lift the limit.
  }
rule-VA-R8 = Binoculars need the gems for their ability and a card beside them. Otherwise they are passed over and cost nothing. The board does not wrap, and corners do not touch.
rule-VA-R9 = A card gained with binoculars pays its gems and its priority gem and does what it does; second binoculars go on from where they lay themselves.
rule-VA-R10 = The priority gem for equipment comes before its ability and may pay for it.
rule-VA-R11 = Creatures from a camera, a compass, a shovel or binoculars count for the majority, in anybody’s hands; what a camera discards does not. { $rulings_handed_creatures_pay ->
    [false] At this table only what the active player gains earns the priority gem; the switch handed_creatures_pay, here false, can give it to everybody.
   *[other] They earn the priority gem too, in anybody’s hands. The switch handed_creatures_pay can restrict the gem to what the active player gains.
  }
rule-VA-R12 = With one creature left a camera draws and keeps it. With none left, or without the gems, it is passed over. A compass without creatures brings its gems only.
rule-VA-R13 = If there are fewer creatures than players, a shovel draws them all. They go to the active player first and then clockwise, one each until they are gone; who of these gets which is still the active player’s choice.
rule-VA-R14 = A lamp always clears its column, welcome or not; empty cells do not matter. Gained with binoculars it clears the column where it lay, not theirs.
rule-VA-R15 = What a camera, a lamp or the two-player rule discards lies face up and is out of the game.
rule-VA-R16 = A creature in a row for equipment or contracts is an ordinary creature. When cards run short, the order of the cells decides who gets them.
rule-VA-R17 = { $rulings_majority ->
    [round] At this table the majority counts only matching cards that were gained in the round. Wineskins are not creatures. The switch majority, here round, can make it count all that somebody owns.
   *[owned] The majority counts every matching card that somebody owns. Wineskins are not creatures. The switch majority can restrict it to what was gained in the round.
  }
rule-VA-R18 = { $rulings_token_at_zero ->
    [false] At this table nobody takes the token if nobody has a matching card that counts. { $rulings_majority ->
        [round] Starting contracts do not count, as nobody gained them in a round.
       *[owned] Starting contracts count as contracts here.
    }{ " " }The switch token_at_zero, here false, can give such a token to the last in turn order.
   *[other] If nobody has a matching card that counts, all are tied with none and the last in turn order takes the token. { $rulings_majority ->
        [round] Starting contracts do not count, as nobody gained them in a round.
       *[owned] Starting contracts count as contracts here.
    }{ " " }The switch token_at_zero can leave such a token to nobody.
  }
rule-VA-R19 = Last in turn order means in the round that just ended: the token is claimed before the first player changes.
rule-VA-R20 = { $rulings_units_are_creatures ->
    [true] At this table bags and wineskins count as creatures for the starting contracts too. The switch units_are_creatures, here true, can leave them to pairs and sets.
   *[other] Bags and wineskins count for pairs and sets, not for points per creature. The switch units_are_creatures lets bags and wineskins count as creatures for the starting contracts too.
  } One wineskin may be both sides of a pair, or two members of a set.
rule-VA-R21 = A bag has one colour for the whole scoring. It takes the colours that bring the most; in a tie those that come first in the list, bag by bag.
rule-VA-R22 = { $rulings_starting_contracts_count ->
    [false] At this table points per contract count that contract itself and the others that were collected, but no starting contracts. The switch starting_contracts_count, here false, can count those too.
   *[other] Points per contract count that contract itself and both starting contracts. The switch starting_contracts_count can leave those out.
  }
rule-VA-R23 = { $rulings_six_minus_floor ->
    [true] At this table { $contract_values_six_base } minus equipment stops at 0. The switch six_minus_floor, here true, can let it fall below.
   *[other] { $contract_values_six_base } minus equipment can fall below zero. The switch six_minus_floor stops it at 0.
  }
rule-VA-R24 = More pairs or sets than the table lists score its last entry; none score nothing.
rule-VA-R25 = The printed scoring example names six cards for three points of a colour contract. Three of them are taken, those that the other contracts of the example need to be of one colour.
rule-VA-R26 = Two players: a column is named by the larger number of a domino, so only a 1-1 could clear the first one in this way. Everybody knows which domino is face down. The cards are discarded before the refill, so that all cells of the column get new ones while there are any.
rule-VA-R27 = Two players: what is turned face down is the domino that lies in the middle at that moment.
rule-VA-R28 = Dominoes, gems, collected cards, tokens and the discard pile are open to all. Decks, starting contracts, and what a camera or a shovel has drawn before the choice are not.
rule-VA-R29 = Decks can run out, for there are { $equipment_cards_count } equipment cards, { $contract_cards_count } contracts and { $creature_cards_count } creatures in all. VA-38 says what happens.

section-examples = Examples
rule-VA-X1 = A final scoring. Creatures C28, C29, C31, C35, C04, C07, C20 and C14: 12. Four gems: 4. Three tokens: 6. T3 with four animals: 4. S2 with three creatures of the forest: 3. K01 with three pairs, one of them the wineskin E03 with itself: 9. K04 with three pairs: 9. K11 with two pairs, the bag E01 being marsh: 5. K13 with E03, E01 and E10: 9. In all 61.
rule-VA-X2 = Holding 1-2 and 2-4 while 3-4 lies in the middle, you give 2-4. With 1-2 and 3-4 eight cells are free: 1,3 and 3,1, 2,3 and 3,2, 1,4 and 4,1, 2,4 and 4,2. You take 3,2.
rule-VA-X3 = Prices with 1-2 and 3-4, row by row: 2 1 0 0; 1 1 0 0; 0 0 1 1; 0 0 1 2.
rule-VA-X4 = With 1-3 and 2-4 the cell 1,3 costs 1, because 1 and 3 are on the same domino; without a gem it cannot be taken. With 1-2 and 1-3 the cell 4,4 costs 3 and 1,1 is free.
rule-VA-X5 = The token is for equipment and you have no gems. Binoculars at 3,2 bring the priority gem; it buys the camera at 3,3, which brings another; that one pays for the camera. You keep one of two creatures and have no gems, but three cards more.
rule-VA-X6 = A lamp at 3,4 with 1,4 empty, 1 gem held and no match: you have 3 gems, and 2,4 and 4,4 are discarded. The column is empty now.
rule-VA-X7 = Three players, the token is for minerals and dragons. A draws C03, C18 and C45 with a shovel, keeps C45, gives C03 to B and C18 to C. A gains 2 gems, B 1 and C none.
rule-VA-X8 = The order was B, C, D, A and the token is for minerals and vegetables. A and B have 3 of them, C 1 and D 2: A takes the token. If A had only 2, B would take it. If nobody had any, A would.
rule-VA-X9 = Two players, end of round 3: 2-4 lies face down and 1-3 in the middle. 2-4 is turned up, 1-3 down, and column 4 is cleared. With 1,4, 2,1, 3,3 and 4,2 taken before, three cards are discarded and seven cells refilled.
rule-VA-X10 = Two minerals, a vegetable, an animal, a dragon and the wineskin E03 are 3, 2, 1 and 1 units. K01 has two pairs, 5 points; K17 one set, 4; T1 is worth 2, not 3.
rule-VA-X11 = Mountain 2, forest 3, desert 2, marsh 1, one bag, and the contracts K18 and K10. As marsh the bag makes two sets and two pairs, 15 points; no other colour makes as many.
rule-VA-X12 = K21 with 0, 4 and 7 equipment cards is worth 6, 2 and –1 points; K20 with four is worth 4; K19 with three collected contracts 5; K14 with E05, E12 and E16 is worth 6.
rule-VA-X13 = One equipment card and two creatures are left; 2,3, 3,1, 3,3 and 3,4 are empty. They get a creature, the equipment card, a creature, and nothing.
rule-VA-X14 = With one gem in the bank, taking gems brings one. With two, a map that matches the token brings two in all.
rule-VA-X15 = Three players and B is first: round 1 goes B, C, A, B, C, A. C begins round 2, B round 4 and round 7.
rule-VA-X16 = Five pairs are worth 14, four sets 18. With 61, 61 and 40 points the first two share the victory.
rule-VA-X17 = Four players and two creatures in the deck: B takes a shovel. B and C get one each, as B likes; D and A get none.

## Parts of sentences

rules-rows = { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
  } for { $deck ->
    [creature] creatures
    [equipment] equipment
   *[contract] contracts
  }
rules-dominoes = { $tiles } with { $players } players
rules-gems = { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
  }
rules-gems-several = { $gems } gems
rules-gems-none = which this edition does not have
