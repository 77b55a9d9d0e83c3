# How Vivarium is taught, in English: the sentences of lessons.toml.

lesson-first = Your first expedition
lesson-first-about = Three turns, step by step: swap a domino, find a row and a column, and collect what scores together.
lesson-first-board = Welcome to Vivarium. On the board lie creatures in the upper rows, then equipment, then contracts. You collect those that score well together.
lesson-first-secret = You hold two secret contracts: one scores { $contract_values_per_creature ->
    [one] 1 point
   *[other] { $contract_values_per_creature } points
  } for each mountain creature, the other as much for each mineral.
lesson-first-middle = You have two dominoes, and one lies in the middle. Each turn begins with a swap: you give one of yours and receive that one.
lesson-first-swap = Give the domino 2–3, and receive 3–4.
lesson-first-swap-wrong = You may give that one, too. This time give 2–3: with 2–4 and 3–4 you come near to a good card.
lesson-first-swap-right = Now you have 2–4 and 3–4.
lesson-first-pair = A number of one domino gives the row, a number of the other the column, as you like: 2 and 3 lead to row 2, column 3, or to row 3, column 2.
lesson-first-price = If the numbers do not fit, gems shift them: each moves a number by one. What it costs is written on every card. This mountain animal costs 1 gem.
lesson-first-take = Take it: it is worth 3 points, and your secret contract adds one for the mountain.
lesson-first-take-wrong = You could take that, too. But the mountain animal brings most now: 3 points, and one more by your secret contract.
lesson-first-take-right = 3 points, and 1 more that only you know of.
lesson-first-other = Now the other has had a turn, in the same way. Empty cells stay empty until the round is over.
lesson-first-poor = Your turn again, and your last gem is spent. First the swap: give 2–4, and receive 1–4.
lesson-first-poor-wrong = You may give that one, too. This time keep 3–4 and give 2–4.
lesson-first-free = Without gems only cards that are free can be taken. Instead of a card you may always take { $gems_instead_of_card ->
    [one] 1 gem
   *[other] { $gems_instead_of_card } gems
  }; but here is something better.
lesson-first-equipment = Take the lamp in row 3, column 4. Equipment helps at once or at the end; this one pays gems, and clears its column.
lesson-first-equipment-wrong = That is allowed. But the lamp pays gems and is equipment besides: take it, in row 3, column 4.
lesson-first-equipment-right = Gems for you, and the rest of its column is gone.
lesson-first-round = A new round: the board is full again. In each round from the second on a priority token counts; now it is the one for minerals and animals. Whoever gains such a card receives { $priority_gem ->
    [one] 1 gem
   *[other] { $priority_gem } gems
  } at once.
lesson-first-both = Look at this card: a mineral of the mountains. It fits both of your secret contracts, and the token.
lesson-first-aim = It lies in row 1, column 3. Give 3–4 and receive 2–3: then 1 and 3 stand on your dominoes, and it is free.
lesson-first-aim-wrong = Then the mineral of the mountains would cost a gem. Give 3–4: with 1–4 and 2–3 it is free.
lesson-first-match = Take the mineral of the mountains.
lesson-first-match-wrong = You could take that, too. But the mineral of the mountains scores with both of your secret contracts and brings a gem: take it.
lesson-first-match-right = Its own point, one for each of your two contracts, and a gem by the token.
lesson-first-token = When the round ends, the token itself goes to whoever owns most cards that match it. It is worth { $priority_vp ->
    [one] 1 point
   *[other] { $priority_vp } points
  }.
lesson-first-contracts = Contracts on the board can be taken like any card. This one scores pairs of desert and marsh creatures: the more pairs, the more points each. Take those that fit what you have.
lesson-first-end = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } whoever has the most points wins: creatures, contracts and tokens, and { $gem_vp ->
    [one] 1 point
   *[other] { $gem_vp } points
  } for each gem. You can play this match to its end.
