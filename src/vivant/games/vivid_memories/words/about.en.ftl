# What is told about Vivid Memories besides its rules. An item is its name in the first line, then its sentence.

about-story =
    What is left of childhood are fragments: a colour, a smell, half a song. You gather them and weave them into a tapestry of coloured threads, somewhere in the mind. The moments that matter most go into a memory bank, where they lend you what they taught you.
    In the end you count what you could hold on to: core memories that are joined, the imagination behind each moment, and the one aspiration that has been with you all your life.
    Alone, you meet something else. Scientists whose intentions are doubtful have built an artificial brain, and it collects memories in order to become aware of itself. It hides nothing of how it decides: to play around that is the challenge. If it wins, it wakes, and nobody knows what follows.
about-notes =
    The rulebook names about ninety people who tried the game out. Thank you all.
    The rulebook of the solo mode calls its harder ways “Be more human” (harder) and “Learn from experience” (hardest). It exists in English only: what our French pages call it is our own translation.

## Components

about-box = In the box
about-box-boards =
    Player boards
    { $boards } in all: hexes in the middle, core memories on the rim, a memory bank above.{ $solo ->
        [yes] {" "}Alone, one is the Brain’s.
       *[no] {""}
      }
about-box-moments =
    Moment tiles
    With an action side and a scoring side; { $lines } lie in the line of each round.
about-box-aspirations =
    Aspiration tiles
    One for each colour; everybody gets one and keeps it secret.{ $solo ->
        [yes] {" "}Alone, all of them are the Brain’s first preferences.
       *[no] {""}
      }
about-box-fragments =
    Fragment tokens
    { $each } of each of { $colours } colours.
about-box-bag =
    Bag
    What it holds when the game begins.
about-box-supply =
    Supply
    The other fragments lie open.
about-box-start =
    Start player marker
    It goes on to whoever sits left of the one who ends the line.{ $solo ->
        [yes] {" "}Alone, { $begins ->
            [brain] the Brain has it first.
           *[human] you have it first: the Brain has no memories.
          }
       *[no] {""}
      }
about-box-track =
    Score and round track
    With a marker for the round. Here the table keeps both.
about-box-markers =
    Scoring markers
    The English rulebook lists 24, the French one 16. They have no rule of their own.
about-box-helpers =
    Helper cards
    Four in the printed game; here it is the player aid.

## What is what

about-board = A board
about-board-hex =
    Hex
    It holds up to { $capacity } fragments. Hexes that touch are adjacent.
about-board-empty =
    Empty slot
    For a fragment of its colour; a line shows which hexes it touches.
about-board-filled =
    Filled slot
    A connection has filled it. It stays so.
about-board-cluster =
    Core memory
    Slots on one band belong together.
about-board-points =
    Its points
    What it scores each round, once all its slots are filled.
about-board-thread =
    Thread
    Fragments of one colour in adjacent hexes. It glows if it would score now.

about-moment = A moment, action side up
about-moment-action =
    Action
    What it lets you do once it lies in your bank.
about-moment-pattern =
    Pattern
    What a hex must hold for the moment to score.
about-moment-fragments =
    Fragments
    What lies on it while it is in the line.

about-turned = A moment, scoring side up
about-turned-pattern =
    Pattern
    Exactly these fragments, no more and no less.
about-turned-points =
    Points
    For each hex that matches.

about-bank = The memory bank
about-bank-own =
    A free slot
    It has an action of its own.
about-bank-covered =
    A moment with its action
    It replaces the action of its slot.
about-bank-scoring =
    A turned moment
    Its action was used. It waits to score, and blocks its slot meanwhile.

## Symbols

about-colours = Colours
about-colours-each =
    { $colour }
    { $sign ->
        [heart] The heart, on a lattice.
        [sun] The sun, on dots.
        [leaf] The leaf, on bars.
        [drop] The drop, on waves.
        [moon] The moon, on peaks.
       *[other] A sign of its own.
      }
about-actions-signs = Actions
about-actions-signs-add =
    Add
    On a moment: this colour from the supply.
about-actions-signs-split =
    Split
    On a moment: one fragment becomes two others.
about-actions-signs-combine =
    Combine
    In the bank: two become one.
about-actions-signs-speculate =
    Speculate
    In the bank: draw one from the bag.
about-actions-signs-nudge =
    Nudge
    In the bank: one moves on.
about-actions-signs-swap =
    Swap
    In the bank: two change places.
about-actions-signs-out =
    Rewire out
    Fragments leave this hex.
about-actions-signs-in =
    Rewire in
    Fragments come into this hex.
about-marks = Other signs
about-marks-empty =
    Sign on paper
    An empty slot for this colour.
about-marks-filled =
    Bead
    A fragment.
about-marks-pattern =
    Small hex
    What a hex must hold.
about-marks-secret =
    Lock
    Something that only its owner knows.
about-marks-brain =
    Brain
    The Artificial Brain.
about-marks-start =
    “starts”
    Who has the start player marker.
about-marks-gain =
    A number with a sign
    How many points more, or fewer, this choice would bring you.
about-marks-playable =
    A ring
    Something that you may choose now.
about-marks-refused =
    A veil
    Something that you may not choose now; press it to read why.

## In the terminal

about-signs = In the terminal
about-letter = { $letter } is { $colour }
about-signs-letters =
    { $letters }
    The colours: { $named }.
about-signs-hex =
    { $hex } { $held }
    The hex { $hex }, which holds { $holds }; each dot is room for one more.
about-signs-slots =
    { $empty } { $full }
    A slot for { $colour } on the rim, empty and filled.
about-signs-line =
    { $tile }
    Moment { $number } in the line: its action, its pattern, and the fragments on it.
about-signs-add =
    { $add }
    Add: { $added } goes into an empty hex.
about-signs-split =
    { $split }
    Split: { $gone } is taken away, { $put } are put there.
about-signs-pattern =
    { $pattern }
    A pattern: a hex must hold exactly { $patterned }.
about-signs-bank =
    { $bank }
    The slot { $slot } of the bank with its own action; the star says that it was used.
about-signs-turned =
    { $turned }
    A moment in the bank that was turned over: { $worth } points for each hex that holds its pattern.
about-signs-queue =
    { $preferences }
    The Brain’s preferences, the first one first: an aspiration by its letter, a moment by its number and pattern.
about-signs-turn =
    ▸
    Whose turn it is; “starts” is who has the start player marker.

## Set-up

about-steps = { $players ->
    [one] Alone
   *[other] { $players } players
  }
about-steps-boards =
    Boards
    { $players ->
        [one] One for you, one for the Brain.
       *[other] One for everybody; they differ in the places of the colours.
      }
about-steps-aspirations =
    Aspiration
    { $players ->
        [one] Draw one for yourself.
       *[other] Everybody draws one and keeps it secret until the end.
      }
about-steps-line =
    Line of moments
    Lay out { $line } moments, action side up, with { $per_tile } fragments from the bag on each.
about-steps-bag =
    Bag
    { $bag_each } fragments of each colour went into it, { $bag } in all; { $left } are left after the line was filled.
about-steps-supply =
    Supply
    The other { $supply_each } of each colour lie open.
about-steps-stack =
    Stack
    The other moments lie face down.
about-steps-first =
    Start player
    { $players ->
        [one] { $begins ->
            [brain] The Brain begins.
           *[human] You begin.
          }
       *[other] By the printed rule whoever has the earliest positive memory, or somebody chosen at random; here it is drawn by lot, unless you choose.{ $head_start ->
            [yes] {" "}As a house rule, scores begin at { $head_starts } points, in the order of turns.
           *[no] {""}
          }
      }
about-steps-brain =
    The Brain
    The aspiration tiles, shuffled and turned up, are its preferences: it asks for the first one first.
about-steps-reminder =
    Reminder
    One fragment of the colour of your aspiration lies on the track{ $excludes ->
        [no] .
       *[yes] : the Brain scores nothing for that colour.
      }

## Player aid

about-take = Take from one end of the line
about-take-one =
    One
    Of any colour. Only then you may rewire.
about-take-two =
    Two
    Of the same colour.
about-take-three =
    Three
    Of three different colours. However many you take: a tile that you empty is yours, and you may continue with the next one.

about-rewires = Rewire
about-rewires-out =
    Out of one hex
    Move 1 to 3 fragments of one hex into adjacent hexes, together or apart.
about-rewires-in =
    Into one hex
    Move 1 to 3 fragments from adjacent hexes into one hex. No hex may hold more than { $capacity }.

about-actions = Actions
about-actions-add =
    Add
    A fragment of the tile’s colour goes from the supply into an empty hex.
about-actions-split =
    Split
    In a hex take away the first colour and put both others there from the supply; in a full hex only one of them.
about-actions-combine =
    Combine
    Return any two fragments of a hex to the supply and put one of any colour there.
about-actions-speculate =
    Speculate
    Draw a fragment from the bag, then put it into an empty hex.
about-actions-nudge =
    Nudge
    Move one fragment to an adjacent hex that has room.
about-actions-swap =
    Swap
    Exchange two fragments of adjacent hexes.

about-scoring = Scoring, each round
about-scoring-moments =
    Moments
    A turned moment scores for each hex that holds exactly its pattern: { $pattern_points } points for { $pattern_sizes } fragments. Then it is cherished.
about-scoring-connections =
    Connections
    A thread that touches at least two { $filled_connect ->
        [no] empty slots
       *[yes] slots
    } of its colour scores its hexes times the empty slots it touches, and fills them.
about-scoring-core =
    Core memories
    Clusters of { $cluster_sizes } slots score { $cluster_points }, once they are filled, in each round.
about-scoring-aspiration =
    Aspiration
    After round { $rounds }, for your colour: { $hex_token } for each fragment in a hex, { $slot_token } for each in a slot, { $cherished } for each cherished moment that shows it.
