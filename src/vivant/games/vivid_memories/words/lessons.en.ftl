# How Vivid Memories is taught, in English: the sentences of lessons.toml.

lesson-first = The end of your first round
lesson-first-about = From the last fragment of the line to the first points: take, place, rewire, Reflect, Reward.
lesson-first-board = Welcome to Vivid Memories. This is your board: hexes for fragments, and around them slots that wait for fragments of their colour.
lesson-first-line = Some turns of the first round are behind you. In each you take fragments from the moment at an end of the line: one of any colour, two of the same, or three different ones.
lesson-first-take = Only one fragment is left on the line. Take it.
lesson-first-stop = You could take more only if there were more. Stop here.
lesson-first-place = What you took goes together into one empty hex. Put it into d1.
lesson-first-place-wrong = You may place it there. But in d1 it will be of use in a moment.
lesson-first-place-right = The moment is empty, so it is yours: you claim it.
lesson-first-rewire = Whoever took a single fragment may also rewire: move up to three fragments out of one hex, or into one. Choose out of c2.
lesson-first-rewire-wrong = You could rewire there, too. This time move something out of c2.
lesson-first-move = Two blue fragments lie in c2. Move one of them to d1.
lesson-first-move-wrong = It could go there, too. Move it to d1 this time: blue then lies in b1, c2 and d1, all adjacent.
lesson-first-moved = You could move more. One is enough: press Done.
lesson-first-moved-wrong = You could move that, too. Leave the other blue fragment where it is, and press Done.
lesson-first-moved-right = The line is empty. Remember is over, and Reflect begins.
lesson-first-bank = First the moments that you claimed go into your bank, one into each slot. Put the first into slot 1.
lesson-first-bank-wrong = It could lie there, too. Put the red and yellow one into slot 1 this time.
lesson-first-second = The next one into slot 2.
lesson-first-second-wrong = It could lie there, too. Put the yellow and green one into slot 2 this time.
lesson-first-third = And the last into slot 3, so that slot 4 stays free.
lesson-first-third-wrong = It could lie there, too. But then it would cover the Swap of slot 4, which is needed now: put it into slot 3.
lesson-first-third-right = All your moments lie in the bank.
lesson-first-reflect = Each slot offers one action: its own if it is free, else that of the moment on it. A moment whose action you use is turned over, and can score.
lesson-first-swap = Slot 4 is free: its action is Swap. Use it.
lesson-first-swap-wrong = You can do that afterwards. Begin with Swap, in slot 4.
lesson-first-from = Swap exchanges two fragments of adjacent hexes. Begin at c1.
lesson-first-from-wrong = You could begin there, too. This time begin at c1.
lesson-first-give = Pick the green fragment.
lesson-first-to = And the other hex: d1.
lesson-first-to-wrong = You could swap with that one, too. This time choose d1.
lesson-first-receive = Pick the yellow one there.
lesson-first-receive-wrong = Blue should stay in d1. Pick the yellow fragment.
lesson-first-receive-right = Now c1 holds yellow and green, d1 green and blue: just what two of your moments ask for.
lesson-first-add = They score only when they are turned over. Use the green and blue one in slot 3: it adds a green fragment.
lesson-first-add-wrong = You can do that afterwards. First use slot 3, which adds a green fragment.
lesson-first-thread = Put it into d2. Adjacent hexes with the same colour make a thread, and this one grows.
lesson-first-thread-wrong = You may place it there. But in d2 it makes the green thread longer: each hex of it counts.
lesson-first-thread-right = The green thread now runs through c1, d1, d2 and e1.
lesson-first-flip = Use slot 2 as well, so that the yellow and green moment is turned over.
lesson-first-flip-wrong = That is allowed. But the moment in slot 2 scores only if you use it: do that now.
lesson-first-yellow = It adds a yellow fragment. Put it into any empty hex: this round it will score nothing.
lesson-first-done = The moment in slot 1 asks for red and yellow in one hex, which you have nowhere: keep it for later. Press Done.
lesson-first-done-wrong = Keep that moment for later: turned over it would have nothing to score now, and block its slot. Press Done.
lesson-first-done-right = Now Reward: everybody’s points are counted.
lesson-first-matches = Each moment that was turned over scores for every hex that holds exactly its fragments: c1 and d1 brought 4 points each. Such moments leave the bank, and are cherished.
lesson-first-connections = A thread that touches two or more slots of its colour, filled or empty, scores its hexes times the empty ones: green 4 times 2. Then it fills the slots from its hexes. Blue brought 3 times 2.
lesson-first-core = A cluster whose slots are all filled is a core memory: 4 points now, and again in each later round.
lesson-first-end = That makes 26 points. After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } your secret aspiration counts one colour once more, and whoever has the most points wins. You can play this match to its end.

## The Artificial Brain

lesson-brain = Against the Artificial Brain
lesson-brain-about = Three turns alone, for those who know the game: what the Brain will take, and how to leave it less.
lesson-brain-hello = Alone you play against the Artificial Brain. It decides nothing: fixed rules say what it takes after each of your turns, so you can know it beforehand.
lesson-brain-queue = These are its preferences, in order. Whenever it drafts, the front one is asked first.
lesson-brain-first = Purple is in front. A preference takes its colour from an end of the line: purple lies on the left end only, so the Brain would take it there.
lesson-brain-next = Then the next preference is asked, at the same end: green is there too, and is taken. The third, red, is not there: the draft is over. It is never more than { $solo_draft_max_tokens }.
lesson-brain-foresee = You need not work that out: while you look at what you may take, the table tells what the Brain would take after it. In a terminal, type “what if” and the action.
lesson-brain-yellow = Now your turn. Take three different fragments from the right end, yellow first.
lesson-brain-yellow-wrong = You may take that. This time begin with yellow from the right end.
lesson-brain-blue = Then blue.
lesson-brain-blue-wrong = You may do that, too. But three different ones are more: take blue.
lesson-brain-green = And green.
lesson-brain-place = Place them into any empty hex.
lesson-brain-place-right = Now the Brain does just what was foreseen.
lesson-brain-hex = Several fragments go together into the first empty hex of its board: purple and green lie in a1.
lesson-brain-under = Preferences that gave a fragment go to the end of the queue. In front now is red, which lies at neither end: it will be skipped. Then blue, which lies at both; the right end would give more.
lesson-brain-again = You can change that. Take from the right end again, yellow first.
lesson-brain-again-wrong = You may take that. But to leave the Brain less, take yellow from the right end.
lesson-brain-less = Then blue: so none is left for the Brain on that side.
lesson-brain-less-wrong = You may do that, too. But then blue would stay there for the Brain: take it.
lesson-brain-third = And green, the last fragment of that moment.
lesson-brain-claim = Place them into any empty hex. You have emptied the moment, and claim it.
lesson-brain-claim-right = Only one fragment is left for the Brain’s preferences this time.
lesson-brain-slot = A single fragment goes into the first empty slot of its colour, here a blue one.
lesson-brain-danger = Yellow is the next preference. If you take only one of these two, the Brain takes the other, empties the moment, and gains it.
lesson-brain-deny = So take both. The first yellow one:
lesson-brain-deny-wrong = You may take that. But yellow is what the Brain asks for next: take it away, from the right end.
lesson-brain-both = And the second.
lesson-brain-both-wrong = Then one would be left, and the Brain would gain the moment: take the second yellow one.
lesson-brain-kept = Place them into any empty hex.
lesson-brain-kept-right = The moment is yours, and not the Brain’s.
lesson-brain-score = After each round the Brain scores { $solo_score_round_hex_token ->
    [one] 1 point
   *[other] { $solo_score_round_hex_token } points
  } for each fragment in its hexes and { $solo_score_round_slot_token ->
    [one] 1 point
   *[other] { $solo_score_round_slot_token } points
  } for each in a slot, but nothing for the colour of your aspiration; and its core memories.
lesson-brain-gained = A moment that it gains is one more preference, and scores at the end of the match for each of its hexes that matches.
lesson-brain-end = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } you win with at least as many points as the Brain. Two options make it harder. You can play this match to its end.
