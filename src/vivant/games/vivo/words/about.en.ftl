# What is told about Vivo besides its rules. An item is its name in the first line, then its sentence.

about-story =
    A handful of puppies have found a drum, a bell, a set of pan pipes and a tuning fork, and tonight they perform. Nobody conducts: a card says whether the next piece is a solo, a duet, a trio or a quartet, and everybody listens to what the others play.
    Whoever blends in and still hits the right note gives the perfect performance.

## Components

about-box = In the box
about-box-cards =
    Playing cards
    { $suits } suits with the ranks 1 to { $ranks }, { $cards } cards in all. Depending on how many play, a suit may be left out.
about-box-harmonies =
    Harmony cards
    { $harmonies } cards; each says how many suits a trick must hold. Depending on how many play, some may be left out.
about-box-paper =
    Pen and paper
    To keep the score. Here the table keeps it.

## What is what

about-card = A playing card
about-card-rank =
    Rank
    From 1 to { $ranks }. It decides who is highest and lowest, and it is what the lowest card scores.
about-card-sign =
    Suit
    The instrument is the sign of the suit.
about-card-corner =
    Corner
    Rank and suit once more, so that a fan of cards can be read.
about-card-puppy =
    Puppy
    Every suit has a puppy who plays its instrument. It has no meaning in the rules.
about-card-colour =
    Colour and pattern
    Every suit has both, so that nobody needs to tell colours apart.

about-harmony = A harmony
about-harmony-notes =
    Notes
    As many as the suits that the trick must hold.
about-harmony-name =
    Name
    Solo, duet, trio or quartet.
about-harmony-there =
    Suit that is there
    It was played in this trick, by a card that followed.
about-harmony-due =
    Suit still due
    One dashed circle for each suit that is missing.

about-row = A scoring row
about-row-up =
    Face up
    You played the lowest card of a trick: it scores its rank.
about-row-down =
    Face down
    You played the highest card of a trick: it scores { $highest ->
        [one] { $highest } point
       *[other] { $highest } points
      }, whatever it is.

## Symbols

about-suits = Suits
about-suits-each =
    { $suit }
    { $sign ->
        [drum] The drum, on a lattice.
        [bell] The bell, on dots.
        [pipes] The pan pipes, on bars.
        [fork] The tuning fork, on waves.
       *[star] The star, on peaks.
      }
about-kinds = Harmonies
about-kinds-each =
    { $kind }
    The trick must hold { $voices ->
        [one] { $voices } suit.
       *[other] { $voices } different suits.
      }
about-marks = Signs at the table
about-marks-there =
    A filled circle
    A suit that the harmony has.
about-marks-due =
    A dashed circle
    A suit that the harmony still lacks.
about-marks-highest =
    Highest
    The highest card that followed, so far or in the end.
about-marks-lowest =
    Lowest
    The lowest card that followed, so far or in the end.
about-marks-off =
    Off-harmony
    A tilted card with a cross did not follow and scores nothing.
about-marks-back =
    A card’s back
    A card that you may not look at, or one that was scored as highest.
about-marks-playable =
    A ring
    A card that you may play now.
about-marks-refused =
    A veil
    A card that you may not play now; press it to read why.

## In the terminal

about-signs = In the terminal
about-letter = { $letter } is { $suit }
about-signs-card =
    { $card }
    A card by its suit and its rank, here { $spoken }: { $letters }.
about-signs-off =
    ✗
    A card that was played off-harmony.
about-signs-awaited =
    …
    A card is awaited from this seat.
about-signs-row =
    │
    Left of it lies the card of this trick, right of it the scoring row.
about-signs-down =
    3 face down
    So many cards were scored as highest; in brackets behind it, your own.
about-signs-turn =
    ▸
    Whose turn it is.

## Set-up

about-steps = { $players } players
about-steps-suits =
    Suits
    { $removed ->
        [0] All { $suits } suits are in play: { $cards } cards.
       *[other] One suit is left out, the same in every round: { $cards } cards are in play.
      }
about-steps-kinds =
    Harmonies
    { $pile } harmony cards are in play: { $kinds }.
about-kind-count = { $count } × { $kind }
about-steps-pile =
    Next harmony
    Shuffle them. The first lies face up in the middle, and the top card of the rest is turned up, so that the next harmony is always known.
about-steps-deal =
    Hands
    Shuffle the cards and deal { $hand } to everybody. Hands are secret.
about-steps-first =
    First to play
    Whoever sang last leads the first trick; here it is drawn by lot, unless you choose.

## Player aid

about-following = Follow the harmony
about-following-free =
    Free choice
    Suits are missing, and enough players are still to come: play any suit.
about-following-pressed =
    Pressed
    As many suits are missing as players are to come, or more: play a new suit if you can.
about-following-reached =
    Harmony reached
    The harmony has all its suits: play one of them if you can.
about-following-off =
    Off-harmony
    Only if you cannot follow: play any card. It adds no suit and scores nothing.

about-scoring = Score a trick
about-scoring-highest =
    Highest
    The highest card that followed goes face down into its player’s row: { $highest ->
        [one] { $highest } point.
       *[other] { $highest } points.
      }
about-scoring-lowest =
    Lowest
    The lowest card that followed goes face up into its player’s row: its own rank in points.
about-scoring-ties =
    Ties
    Of equal cards the one that was played later counts, for highest and for lowest.
about-scoring-equal =
    All equal
    If all cards that followed are equal, the last one scores as highest, and nobody scores lowest.

about-ending = And then
about-ending-next =
    Who leads
    Whoever scored lowest leads the next trick; if nobody did, whoever scored highest.
about-ending-round =
    End of a round
    After { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
      } count your row: ranks face up, { $highest } for each card face down.
about-ending-winner =
    End of the game
    After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
      } whoever has the most points wins; who is level shares the victory.
