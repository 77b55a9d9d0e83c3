### What an edition of Vivarium may change, in English: rulings by what they say, entries by their names.

ruling-finite-bank-true = The gems are limited: an empty bank pays nothing.
ruling-finite-bank-false = The bank never runs out of gems.
ruling-handed-creatures-pay-true = Whoever is given a creature that matches the priority gets the gem for it.
ruling-handed-creatures-pay-false = Only the active player gets priority gems, not those who are given a creature.
ruling-majority-owned = The priority token goes to whoever owns the most matching cards, whenever they were gained.
ruling-majority-round = The priority token goes to whoever gained the most matching cards in the round.
ruling-token-at-zero-true = If nobody has a matching card that counts, the last in turn order takes the priority token.
ruling-token-at-zero-false = If nobody has a matching card that counts, nobody takes the priority token.
ruling-units-are-creatures-false = Starting contracts count creatures only.
ruling-units-are-creatures-true = Starting contracts count bags and wineskins as creatures too.
ruling-starting-contracts-count-true = Points per contract count the starting contracts too.
ruling-starting-contracts-count-false = Points per contract do not count the starting contracts.
ruling-six-minus-floor-false = The contract that loses points for equipment can fall below 0.
ruling-six-minus-floor-true = The contract that loses points for equipment never falls below 0.

entry-edition-players = Numbers of players
entry-edition-rounds = Rounds
entry-edition-turns-per-player-per-round = Turns of each player in a round
entry-edition-board-rows = Rows of the board
entry-edition-board-columns = Columns of the board
entry-edition-row-decks = Decks of the rows
entry-edition-gems-total = Gems in all
entry-edition-gems-at-start = Gems of each player at the start
entry-edition-gems-instead-of-card = Gems instead of a card
entry-edition-gem-vp = Points for a gem
entry-edition-priority-vp = Points for a priority token
entry-edition-priority-gem = Gems for a card that matches the priority
entry-edition-priority-stack = Priority tokens in the stack
entry-edition-number-min = Smallest number of a domino
entry-edition-number-max = Largest number of a domino
entry-edition-types = Types
entry-edition-colours = Colours
entry-edition-symbols = Symbols
entry-abilities-binoculars-gems = Price of the binoculars’ ability
entry-abilities-camera-gems = Price of the camera’s ability
entry-abilities-camera-cards = Creatures that a camera draws
entry-creatures-vp-values = Points of the creatures
entry-creatures-cards = Creature cards
entry-equipment-cards = Equipment cards
entry-contracts-cards = Contract cards
entry-contract-values-per-creature = Points for a creature of a starting contract
entry-contract-values-per-symbol = Points for an equipment card with the symbol
entry-contract-values-per-contract = Points per contract
entry-contract-values-per-equipment = Points per equipment card
entry-contract-values-six-base = Points of the contract that loses some for equipment
entry-contract-values-six-minus = Points that it loses for an equipment card
entry-contract-values-pairs-vp = Points for 0, 1, 2 and more pairs
entry-contract-values-sets-vp = Points for 0, 1, 2 and more sets
entry-starting-contracts-colour = Starting contracts for colours
entry-starting-contracts-type = Starting contracts for types
entry-priority-tokens-tokens = Priority tokens
entry-dominoes-tiles = Dominoes
value-of = { $name ->
    [mineral] mineral
    [vegetable] vegetable
    [animal] animal
    [dragon] dragon
    [mountain] mountain
    [forest] forest
    [desert] desert
    [marsh] marsh
    [circle] circle
    [triangle] triangle
    [square] square
    [cross] cross
    [creature] creatures
    [equipment] equipment
    [contract] contracts
   *[other] { $written }
  }
