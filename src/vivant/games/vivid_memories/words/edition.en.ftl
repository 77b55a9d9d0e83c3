### What an edition of Vivid Memories may change, in English: rulings by what they say, entries by their names.

ruling-filled-slots-connect-true = A filled slot counts for being connected: a thread with one filled and one empty slot of its colour scores.
ruling-filled-slots-connect-false = A connection needs two empty slots; filled ones do not count.
ruling-boards-by-seat = The boards go by seats.
ruling-boards-random = The boards are drawn at random, but not alone.
ruling-simultaneous-true = In Reflect all act at once where supply and bag suffice for it.
ruling-simultaneous-false = In Reflect players always act one after another.
ruling-reflect-by-player = Where players act one by one in Reflect, each finishes before the next begins.
ruling-reflect-by-action = Where players act one by one in Reflect, each takes one action in turn.
ruling-used-moments-return-true = Against the Brain: moments that gave it a fragment go under the stack.
ruling-used-moments-return-false = Against the Brain: moments that gave it a fragment stay in front.
house-edition-fair-start = A fair start
house-edition-fair-start-about = With two players, the one who does not start has a head start in points. Between equal bots the start player then wins { $now } % of the matches instead of { $before } % (measured in { $games } matches).
house-edition-winning-brain = A Brain that wins
house-edition-winning-brain-about = No colour is worth nothing to the Artificial Brain, and each of its fragments scores more. It then beats the bot of the level “normal” in { $now } % of the matches instead of { $before } % (measured in { $games } matches).
entry-rounds = Rounds
entry-colours = Colours
entry-tokens-per-colour = Fragments of each colour
entry-hex-capacity = Fragments that a hex holds
entry-score-markers = Score markers
entry-cluster-points = Points for a core memory of { $part ->
    [1] 1 slot
   *[other] { $part } slots
  }
entry-pattern-points = Points for a hex that matches a pattern of { $part ->
    [1] 1 fragment
   *[other] { $part } fragments
  }
entry-aspiration-hex-token = Aspiration: points for a fragment in a hex
entry-aspiration-slot-token = Aspiration: points for a fragment in a slot
entry-aspiration-cherished-tile = Aspiration: points for a cherished moment
entry-aspirations = Aspiration tiles
entry-head-start = Head start with { $part } players, in points, from the start player on
entry-players-bag-each = Fragments of each colour in the bag with { $part } players
entry-players-bag-total = Fragments in the bag with { $part } players
entry-players-supply-each = Fragments of each colour in the supply with { $part } players
entry-players-tiles-per-round = Moments in a round with { $part } players
entry-players-tokens-per-tile = Fragments on a moment with { $part } players
entry-bank = Action of the bank slot { $part }
entry-adjacency = Hexes beside { $part }
entry-slots-touches = Hexes that the slot { $part } touches
entry-slots-cluster = Cluster of the slot { $part }
entry-boards = Colours of the slots on board { $part }
entry-moments-kind = Kind of moment { $part }
entry-moments-action = Action of moment { $part }
entry-moments-pattern = Pattern of moment { $part }
entry-solo-setup-players-row = Alone: material as for so many players
entry-solo-setup-seat = Alone: seat ({ $part })
entry-solo-setup-human-board = Alone: the human’s board
entry-solo-setup-brain-board = Alone: the Brain’s board
entry-solo-setup-start-player = Alone: who starts
entry-solo-setup-reminder-tokens = Alone: fragments on the score track as a reminder
entry-solo-setup-reminder-from = Alone: where the reminder comes from
entry-solo-queue-visible-places = Alone: places of the preference line
entry-solo-queue-initial = Alone: the first preferences
entry-solo-queue-colours-of-aspiration = Alone: what an aspiration asks for
entry-solo-queue-colours-of-moment = Alone: what a moment asks for
entry-solo-draft-max-tokens = Alone: most fragments that the Brain takes
entry-solo-draft-min-tokens = Alone: fewest fragments that the Brain takes
entry-solo-draft-side-tie = Alone: how the Brain’s end is chosen
entry-solo-placement-one-token = Alone: order of the Brain’s slots
entry-solo-placement-many-tokens = Alone: order of the Brain’s hexes
entry-solo-score-round-hex-token = Alone: the Brain’s points for a fragment in a hex
entry-solo-score-round-slot-token = Alone: the Brain’s points for a fragment in a slot
entry-solo-score-round-core-memories = Alone: the Brain scores core memories
entry-solo-score-round-threads = Alone: the Brain scores threads
entry-solo-score-round-moments = Alone: the Brain scores moments in each round
entry-solo-score-final-matching-hex-2 = Alone: the Brain’s points for a hex that matches 2 fragments
entry-solo-score-final-matching-hex-3 = Alone: the Brain’s points for a hex that matches 3 fragments
entry-solo-score-final = Alone: the Brain’s points at the end ({ $part })
entry-solo-score-final-pattern-fragment = Alone: the Brain’s points for a fragment of a gained moment
entry-solo-score-excluded-colour = Alone: the colour that does not count for the Brain
entry-solo-variants-be-more-human-default = Alone: “Be more human” unless somebody chooses
entry-solo-variants-be-more-human-excluded-colour = Alone: the colour that does not count when the Brain is more human
entry-solo-variants-learn-from-experience-default = Alone: “Learn from experience” unless somebody chooses
entry-solo-variants-learn-from-experience = Alone: how the Brain learns ({ $part })
without-moments = Without moment { $part }
without-players = Not for { $part } players
without-solo = No match against the Artificial Brain
value-of = { $name ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [add] Add
    [split] Split
    [combine] Combine
    [speculate] Speculate
    [nudge] Nudge
    [swap] Swap
    [human] the human
    [brain] the Brain
    [supply] the supply
    [bag] the bag
    [human-aspiration] that of the human’s aspiration
    [none] none
   *[other] { $written }
  }
