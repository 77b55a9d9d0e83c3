### What an edition of Vivo may change, in English: every entry by its name.

entry-cards-suits = Suits
entry-cards-ranks = Cards in each suit
entry-harmony-solo = Solos
entry-harmony-duet = Duets
entry-harmony-trio = Trios
entry-harmony-quartet = Quartets
entry-players-suits-removed = Suits left out by { $part } players
entry-players-harmony-removed-solo = Solos left out by { $part } players
entry-players-harmony-removed-duet = Duets left out by { $part } players
entry-players-harmony-removed-trio = Trios left out by { $part } players
entry-players-harmony-removed-quartet = Quartets left out by { $part } players
entry-play-hand = Cards in a hand
entry-play-rounds = Rounds
entry-play-tricks = Tricks in a round
entry-play-highest-points = Points for the highest card
without-players = Not for { $part } players
value-of = { $name ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[other] { $written }
  }
