# How Vivo is taught, in English: the sentences of lessons.toml.

lesson-first = Your first tricks
lesson-first-about = Four tricks, step by step: follow the harmony, and lose with your best card.
lesson-first-welcome = Welcome to Vivo. Everybody holds { $play_hand } cards; these are yours, and nobody else sees them.
lesson-first-aim = In each trick everybody plays one card. The highest card scores { $play_highest_points ->
    [one] 1 point
   *[other] { $play_highest_points } points
  }. The lowest scores its own rank. So the best card is a high one that is still the lowest.
lesson-first-harmony = The harmony says how many suits the trick must hold. This one is a solo: one suit. The first card says which.
lesson-first-led = Red 10 was led, and red 9 followed. You play last.
lesson-first-follow = You hold red cards, so you must play one of them. Play the one that is the lowest card here: red 8.
lesson-first-follow-wrong = Red 11 would be the highest card, and the highest scores little. Red 8 is the lowest here, and scores its rank.
lesson-first-follow-right = Well done. Red 8 was the lowest card, and scores 8 points.
lesson-first-row = It lies face up in your row. The highest card, red 10, went face down into the row of whoever played it.
lesson-first-duet = Whoever had the lowest card leads the next trick: that is you. The next trick is a duet, and needs two suits.
lesson-first-next = The harmony after that is known, too: a trio. Those that follow are hidden.
lesson-first-lead = Who leads may play any card. Lead green 9: perhaps it will be the lowest.
lesson-first-lead-wrong = You may lead that card. But very high cards are rarely the lowest, and low ones score little: lead green 9 this time.
lesson-first-lead-right = Green is open. Watch what the others do with the second suit.
lesson-first-between = Red 12 brought the second suit. The last card then had to be green or red. Red 7 was the lowest and red 12 the highest; your 9 lay between them and scores nothing.
lesson-first-trio = A trio needs three suits. Green was led, and only two cards are still to come: each of them must bring a new suit.
lesson-first-pressed = So you may not play green, even though you hold some. Play red 11: it may be the highest card, and it is your last red one.
lesson-first-pressed-wrong = You may play that card. But red 11 is your last red one, and the next trick shows what that is good for: play it.
lesson-first-pressed-right = Now blue is missing, and the last player must bring it.
lesson-first-hidden = Red 11 was the highest card: { $play_highest_points ->
    [one] 1 point
   *[other] { $play_highest_points } points
  }. It lies face down in your row; only you may look at it.
lesson-first-without = A solo again, and red was led. You hold no red card: you cannot follow.
lesson-first-off = Then you may play any card. It is off-harmony: it counts for nothing, and scores nothing. Get rid of a card that you do not want.
lesson-first-off-right = It is gone, and cost you nothing.
lesson-first-best = That is all of Vivo: follow the harmony if you can, and be the lowest with the highest card that does it.
lesson-first-end = { $play_rounds ->
    [one] There is 1 round
   *[other] There are { $play_rounds } rounds
  } of { $play_tricks } tricks. Whoever has the most points then wins. You can play this match to its end.
