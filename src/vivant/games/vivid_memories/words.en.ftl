### What Vivid Memories says, in English. Rules stand in rulebook.en.ftl.

title = Vivid Memories
tagline = Gather fragments, join them into threads, cherish moments: for 2 to 4, or alone against the Artificial Brain.
minutes = 30–60 min
about = Over three rounds fragments are taken from the two ends of a line of moments and laid into the hexes of one’s board. A chain of one colour between rim slots of that colour scores its length for each slot and fills them; filled clusters and moments that match a hex exactly score too. One colour, your aspiration, scores once more at the end.
primer =
    In a turn, take fragments from one end of the line of moments: one of any colour, two of one colour, or three of different colours. They go together into one empty hex of your board.
    A moment that you empty is yours. Whoever took only one fragment may also move up to three fragments into or out of one hex.
    When the line is empty, everybody uses the actions of their bank, once each. A moment whose action was used is turned over and can score.
    Then a turned moment scores for each hex that holds exactly its fragments.
    Hexes side by side that hold the same colour make a thread. One that touches at least two slots of its colour on the rim scores its hexes times the empty slots that it touches, and fills them.
    Clusters whose slots are all filled score in this round and in each later one.
    After three rounds your secret aspiration scores its colour once more. The most points win.
    Alone you play against the Artificial Brain, which takes fragments by fixed rules; all that it will do can be foreseen.

colour = { $name ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[other] { $name }
  }
action = { $kind ->
    [add] Add
    [split] Split
    [combine] Combine
    [speculate] Speculate
    [nudge] Nudge
   *[swap] Swap
  }
action-short = { $kind ->
    [add] Add
    [split] Split
    [combine] Combine
    [speculate] Speculate
    [nudge] Nudge
   *[swap] Swap
  }
action-help = { $kind ->
    [add] One fragment from the supply into an empty hex.
    [split] One fragment of a hex becomes two others; in a full hex, one.
    [combine] Two fragments of a hex become one of any colour.
    [speculate] Draw a fragment from the bag into an empty hex.
    [nudge] A fragment moves to a hex beside it.
   *[swap] Two fragments of neighbouring hexes change places.
  }
action-add = add { $colour }
action-split = split { $colour } into { $results }
phase = { $name ->
    [prepare] Prepare
    [remember] Remember
    [reflect] Reflect
    [reward] Reward
   *[over] the end
  }

## Questions

ask-take = Take a fragment from an end of the line.
ask-more = The same colour, or three different ones.
ask-more-third = Two that differ are no take: a third colour follows.
ask-place = Into an empty hex: { $tokens }.
ask-rewire = One fragment taken: rewire a hex, or be done.
ask-move-out = Out of { $hex }: which fragment, to which hex?
ask-move-in = Into { $hex }: which fragment, from which hex?
ask-full = Your board is full: rewire so that a hex becomes empty.
ask-full-move = Your board is full: move on until a hex is empty ({ $hex } is rewired).
ask-bank = Put a claimed moment into a free bank slot.
ask-use = Use an action of your bank, or be done.
ask-from = { $action }: which hex?
ask-pick = { $action }: which fragment of { $hex }?
ask-pick-second = { $action }: which fragment of { $hex } goes with the { $colour } one?
ask-pick-other = { $action }: which fragment of { $hex } is exchanged for the { $colour } one?
ask-result = { $action }: which colour from the supply comes into { $hex }?
ask-result-split = { $action }: { $hex } is full, so which one of the two colours comes?
ask-to = { $action }: to which hex beside { $hex }?
ask-give = Two hexes of the thread touch { $slot }: which gives its fragment?

prompt-take = Which fragment do you take?
prompt-more = Another fragment?
prompt-place = Into which empty hex?
prompt-rewire = Rewire a hex?
prompt-move = Which fragment moves?
prompt-full = Your board is full
prompt-bank = Which moment goes where?
prompt-use = Which action do you use?
prompt-from = Which hex?
prompt-result = Which colour comes?
prompt-pick = Which fragment?
prompt-to = To which hex?
prompt-give = Which hex gives?

## Refusals

refuse-asked-take = a fragment has to be taken from an end of the line first
refuse-asked-more = the take is not over: take another fragment or stop
refuse-asked-place = the fragments in hand have to be placed first
refuse-asked-rewire = now is the time to rewire a hex or to be done
refuse-asked-move = the rewire has to be finished first
refuse-asked-bank = the claimed moments go into the bank first
refuse-asked-use = now is the time to use an action of the bank or to be done
refuse-asked-from = the action has been chosen, and now needs a hex to start from
refuse-asked-result = the action has been chosen, and now needs a colour from the supply
refuse-asked-pick = the action has been chosen, and now needs a fragment of the hex
refuse-asked-to = the action has been chosen, and now needs a hex to go to
refuse-asked-give = a slot waits for its fragment
refuse-one-tile = only one moment is left; its end is called left
refuse-not-there = there is no { $colour } fragment on the moment at that end
refuse-other-end = all fragments of a take come from the same end
refuse-not-open = no { $colour } fragment is open at this end
refuse-no-third = two different colours need a third one after them, and there is none
refuse-third-differs = the third fragment must have a third colour
refuse-two-differ = two fragments of different colours are not a take; a third colour must follow
refuse-occupied = { $hex } is not empty
refuse-full-board = the board is full: only a rewire is possible, and a hex must be empty after it
refuse-move-one = at least one fragment has to move
refuse-full = { $hex } is full
refuse-in-none = all hexes around { $hex } are empty
refuse-empty = { $hex } is empty
refuse-no-room = all hexes around { $hex } are full
refuse-not-adjacent = { $hex } does not touch { $chosen }
refuse-lacks = there is no { $colour } fragment in { $hex }
refuse-not-claimed = moment { $tile } is not among those you claimed
refuse-covered = { $slot } is covered by a moment
refuse-used = { $slot } has been used this round
refuse-flipped = the moment on { $slot } shows its scoring side and offers no action
refuse-no-empty = there is no empty hex
refuse-bag = the bag is empty
refuse-supply = the supply lacks { $colours }
refuse-no-removable = there is no { $colour } fragment on your board
refuse-no-pair = no hex holds two fragments
refuse-no-nudge = no fragment has a hex beside it with room
refuse-no-swap = no two adjacent hexes hold fragments of different colours
refuse-one-token = { $hex } holds one fragment only
refuse-swap-from = every fragment around { $hex } has the same colour as those in it
refuse-swap-equal = swapping { $colour } for { $colour } would change nothing
refuse-no-result = this moment gives { $colours }
refuse-no-second = the two fragments are named in the order of the wheel, and after { $colour } none follows
refuse-wheel-order = the two fragments are named in the order of the wheel, and { $colour } comes before the first
refuse-give = { $hex } cannot give its fragment to this slot

## Points

points-moment = round { $round }: moment { $tile } matches { $hexes }
points-thread = round { $round }: { $colour } thread { $hexes } to { $slots }
points-cluster = round { $round }: core memory { $cluster } ({ $slots })
points-in-hexes = aspiration: { $colour } in hexes
points-in-slots = aspiration: { $colour } in slots
points-in-tiles = aspiration: cherished moments with { $colour }

## Log

log-first = Drawn to hold the start player marker: { $seat }.
log-board = { $seat } plays on board { $board }.
log-aspiration = Your aspiration is { $colour }.
log-round = Round { $round }: { $tiles } moments lie in line with { $tokens } fragments. First: { $seat }.
log-take = { $seat }: { $colour } from the { $end ->
    [L] left
   *[R] right
  } end.
log-place = { $seat }: { $tokens } into { $hex }.
log-claim = { $seat } claims moment { $tiles }.
log-rewire-out = { $seat } rewires out of { $hex }.
log-rewire-in = { $seat } rewires into { $hex }.
log-move = { $seat }: { $colour } from { $hex } to { $other }.
log-pass = { $seat } passes: no rewire can empty a hex.
log-remembered = Remember is over.
log-marker = The start player marker goes to { $seat }.
log-bank = { $seat }: moment { $tile } into { $slot }.
log-discard = Out of the game: moment { $tiles }.
log-together = Reflect: there is enough of everything, all act at once.
log-in-order = Reflect: one after another, { $seat } first.
log-use = { $seat } uses { $slot }: { $action }.
log-draw = { $seat } draws { $colour } from the bag.
log-split = { $seat }: { $colour } in { $hex } becomes { $results }.
log-return = { $seat }: { $colour } from { $hex } to the supply.
log-combine = { $seat }: { $colour } from the supply into { $hex }.
log-swap = { $seat }: { $colour } from { $hex } for { $with } from { $other }.
log-done = { $seat } is done with Reflect.
log-give = { $seat }: { $hex } gives its fragment to { $slot }.
log-points = { $seat } +{ $points }: { $source }.
log-round-over = Round { $round } is over: { $scores }.
log-score = { $seat } { $points }
log-reveal = { $seat } reveals the aspiration { $colour }.
log-tie-aspiration = Tie at { $points }: { $seat } is before { $other } with { $more } aspiration points to { $less }.
log-tie-order = Tie at { $points }, aspiration points too: { $seat } is before { $other }, sitting later in turn order.
log-over = The match is over.

## The table in a terminal

board-title = Round { $round } of { $rounds }, { $phase }
board-line = Moments:
board-stock = Bag { $bag }, stack { $stack }, supply
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-board = board { $board }
board-marker = starts
board-bank = Bank:
board-claimed = Claimed:
board-cherished = Cherished:
board-aspiration = Aspiration:
board-hand = In hand:
board-now = Reward now: { $points }
plain-tile = Moment { $tile }, { $action }, pattern { $pattern }, fragments: { $tokens }.
plain-line-empty = The line is empty.
plain-stock = In the bag: { $bag }. In the stack: { $stack } moments. In the supply: { $supply }.
plain-count = { $count } { $colour }
plain-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }.
plain-marker = Holds the start player marker.
plain-turn = Asked now.
plain-hex = { $hex }: { $tokens }.
plain-hexes-empty = All hexes are empty.
plain-slots-empty = Empty slots: { $slots }.
plain-slots-filled = Filled slots: { $slots }.
plain-slot = { $slot } { $colour }
plain-bank-own = { $slot }: { $action }.
plain-bank-used = { $slot }: { $action }, used.
plain-bank-tile = { $slot }: moment { $tile }, { $action }.
plain-bank-up = { $slot }: moment { $tile }, scoring side, pattern { $pattern }.
plain-claimed = Claimed: { $tiles }.
plain-cherished = Cherished: { $tiles }.
plain-aspiration = Aspiration: { $colour }.
plain-hand = In hand: { $tokens }.
plain-now = Reward now would give { $points }.

## The scene

scene-line = Moment line
scene-line-left = { $left } of { $all } moments left; take from either end
scene-hand = In your hand
scene-hand-of = In hand: { $name }
scene-aspiration = Your aspiration
scene-aspiration-of = Aspiration
scene-only-you = only you see it
scene-secret = secret until the end
scene-claimed = Claimed this round
scene-claimed-short = Claimed
scene-cherished = Cherished
scene-none = none yet
scene-supply = Supply
scene-bag = Bag
scene-fragments = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  }
scene-stack = Tile stack
scene-moments = { $count ->
    [one] 1 moment
   *[other] { $count } moments
  }
scene-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }
scene-starts = starts
scene-now = Reward now
scene-now-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-now-short = Reward now
scene-points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-none-short = none
scene-inner = Only the two ends of the line are open; this moment is, once all moments outward of it have been emptied in this take.
scene-other-end = All fragments of a take come from the same end.
scene-bank-many = Several moments wait: beside each of them are the slots that it may go into.
scene-used = used
scene-hex = { $hex }: { $tokens }
scene-hex-empty = { $hex }, empty
scene-slot-empty = Slot { $slot }, { $colour }, empty
scene-slot-filled = Slot { $slot }, { $colour }, filled
scene-cluster = Core memory { $slots }: { $points }
scene-tile = Moment { $tile }: { $action }, pattern { $pattern }
scene-tile-up = Moment { $tile }, scoring side: { $pattern } for { $points }
scene-bank = Bank slot { $slot }: { $action }
scene-gain = { $points } more in Reward
do-take = Take { $colour } from the { $end ->
    [L] left
   *[R] right
  } end
do-stop = Stop
do-done = Done
do-place = Place in { $hex }
do-rewire-out = Rewire out of { $hex }
do-rewire-in = Rewire into { $hex }
do-move-out = Move { $colour } to { $hex }
do-move-in = Move { $colour } from { $hex }
do-bank = Moment { $tile } into { $slot }
do-bank-over = Moment { $tile } into { $slot }, over { $action }
do-use = Use { $slot }: { $action }
do-from = Start from { $hex }
do-result = Take { $colour } from the supply
do-pick = Pick { $colour } of { $hex }
do-to = Go to { $hex }
do-give = { $hex } gives its fragment

## Pictures of the rules page

picture-board = Board { $board }: { $things }.
picture-thread = a { $colour } connection for { $points }
picture-filled = filled slots: { $slots }
picture-line = Moments in line: { $tiles }.
picture-pile = moment { $tile } with { $tokens }
picture-taken = Taken: { $tokens }.
picture-tiles = { $things }.
picture-fits = a hex with { $tokens }, which matches
picture-fits-not = a hex with { $tokens }, which does not

## Editions

edition-many = there are too many; the most is { $most }
edition-name = { $name } must be written in small letters and digits only
edition-unknown = there is no { $name } here
edition-hex = a hex is named by its row's letter and a number, such as c3
edition-itself = a hex is not adjacent to itself
edition-asymmetric = adjacency must hold both ways: { $other } names { $hex }, but { $hex } does not name { $other }
edition-size = must be a number of things, such as 2
edition-untouched = a slot must touch at least one hex
edition-cluster = there are no cluster_points for { $size ->
    [one] one slot
   *[other] { $size } slots
  }, as cluster { $cluster } has
edition-slots = { $given } colours are given for { $slots } slots
edition-no-slot = { $colour } has no slot on this board
edition-action = the action { $kind } names { $colours ->
    [one] one colour
   *[other] { $colours } colours
  }
edition-results = the two results of a split must differ
edition-pattern = there are no pattern_points for { $size ->
    [one] one fragment
   *[other] { $size } fragments
  }
edition-pattern-large = { $size } fragments do not fit a hex, which holds { $capacity }
edition-count = Vivid Memories is played by 2, 3 or 4
edition-no-count = there is no player count, neither 2 nor 3 nor 4
edition-bag = must be { $total }, bag_each of every colour
edition-supply = must be { $left }, what the bag leaves of tokens_per_colour
edition-few-tokens = the first line needs more tokens than the { $tokens } that there are
edition-few-tiles = { $rounds } rounds need { $needed } moments, but there are { $tiles }
edition-few-boards = { $players } players need as many boards; there are { $boards }
edition-few-aspirations = { $players } players need as many aspirations; there are { $tiles }
edition-each-once = must name each of them once

## The Artificial Brain

brain = Artificial Brain
option-be-more-human = Be more human: your aspiration’s colour counts for the Brain too
option-learn-from-experience = Learn from experience: each moment that the Brain gains gives it one more fragment
option-practice = Practice: you make the Brain’s turns yourself, as with the printed game, and are told what is wrong
level-plain = Plain
level-human = More human
level-learning = Learning
level-both = More human and learning
preference-aspiration = the { $colour } aspiration
preference-moment = moment { $tile } ({ $colours })

ask-side = The Brain could draft from both ends alike: from which one shall it?
ask-brain-first = The Brain’s turn: which fragment does it take first, or is its first preference skipped?
ask-brain-more = The Brain’s draft goes on: what does its next preference take from that end, or is the draft over?
ask-brain-lay = The Brain holds { $tokens }: where does that go?
ask-brain-under = Which preference goes under the stack now?
ask-brain-gain = Which moment does the Brain gain now?
prompt-side = From which end shall the Brain draft?
prompt-brain-first = What does the Brain take?
prompt-brain-more = What does it take next?
prompt-brain-lay = Where does it go?
prompt-brain-under = Which preference moves?
prompt-brain-gain = Which moment is gained?

do-side = The Brain drafts from the { $end ->
    [L] left
   *[R] right
  } end
do-skip = Skip the first preference
do-draft = The Brain takes { $colour } from the { $end ->
    [L] left
   *[R] right
  } end
do-over = The draft is over
do-lay = Lay it into { $place }
do-lay-supply = To the supply
do-under = Under the stack: { $tile }
do-gain = The Brain gains moment { $tile }

refuse-asked-side = first say from which end the Brain drafts
refuse-asked-brain = it is the Brain’s turn, which you make step by step
refuse-brain-stage-first = its first fragment has to be drafted first
refuse-brain-stage-more = its draft is not over yet
refuse-brain-stage-lay = what it drafted is laid down before any tile moves
refuse-brain-stage-return = the preferences that gave a fragment go under the stack first
refuse-brain-stage-gaining = now it gains the moments that it emptied
refuse-brain-skip = { $tile } is not skipped, for one of its colours lies on an end
refuse-brain-must-skip = no colour of { $tile } lies on either end, so it is skipped
refuse-brain-no-skip = only while the first fragment is looked for are preferences skipped
refuse-brain-colour = { $tile } is asked now, and does not name { $colour }
refuse-brain-order = { $tile } names a colour before { $colour } that is there
refuse-brain-not-there = there is no { $colour } on the { $end ->
    [L] left
   *[R] right
  } end
refuse-brain-side-empties = a draft from the other end empties a moment, and one from here does not
refuse-brain-side-more = a draft from the other end gives { $more }, one from here only { $less }
refuse-brain-side-chosen = both ends are alike
refuse-brain-same-end = all fragments of its draft come from the end that it began at
refuse-brain-over = a colour of { $tile } lies there, so the draft goes on
refuse-brain-slot = a single fragment goes into the first empty slot of its colour, from the one at the bottom clockwise
refuse-brain-no-slot = no slot of that colour is empty, so the fragment goes into a hex
refuse-brain-together = two or three fragments go together into a hex
refuse-brain-hex = it is not the first empty hex, row by row from the top, left to right
refuse-brain-supply = there is an empty place for it
refuse-brain-under = the preferences that gave a fragment go under the stack in the order in which they were asked
refuse-brain-gain = emptied moments are gained in the order in which they were emptied

points-brain-hexes = round { $round }: { $count } in hexes ({ $hexes })
points-brain-slots = round { $round }: { $count } in slots ({ $slots })
points-brain-cores = round { $round }: core memory { $cluster } ({ $slots })
points-brain-matches = gained moment { $tile } matches { $hexes }
points-brain-fragments = gained moment { $tile }: its fragments

log-alone-aspiration = Aspiration of { $seat }: { $colour }.
log-alone-reminder = A { $colour } fragment lies on the score track: that colour is worth nothing to the Brain.
log-alone-reminder-human = A { $colour } fragment lies on the score track; the Brain counts that colour too.
log-brain-line = The Brain’s preferences from the left: { $tiles }.
log-brain-skip = The Brain asks { $tile }: { $count ->
    [one] it lies on neither end
   *[other] none of these lies on an end
  }. Skipped, under the stack.
log-brain-one = The Brain asks { $tile }: { $colour } lies on the { $end ->
    [L] left
   *[R] right
  } end only, and is taken.
log-brain-last = The Brain asks { $tile }: { $colour } lies on the last moment, and is taken.
log-brain-empties = The Brain asks { $tile }: { $colour } lies on both ends. Only from the { $end ->
    [L] left
   *[R] right
  } would a moment be emptied: taken there.
log-brain-more = The Brain asks { $tile }: { $colour } lies on both ends. From the { $end ->
    [L] left
   *[R] right
  } it gets { $more }, from the other { $less }: taken there.
log-brain-chosen = The Brain asks { $tile }: { $colour } lies on both ends. Each gives { $more } and { $emptied ->
    [yes] empties a moment
   *[no] empties no moment
  }: you chose the { $end ->
    [L] left
   *[R] right
  }.
log-brain-choice = The Brain asks { $tile }: { $colour } lies on both ends, and they are alike: you choose. Left: { $left }. Right: { $right }.
log-brain-next = Then it asks { $tile }: { $colour } is there, and is taken.
log-brain-miss = Then it asks { $tile }: { $count ->
    [one] it is not there
   *[other] none of these is there
  }. The draft is over.
log-brain-emptied = Moment { $tile } is empty and leaves the line.
log-brain-slot = The Brain lays { $tokens } into { $slot }, its first empty slot of that colour.
log-brain-alone = No slot for { $tokens } is empty: the Brain lays it alone into { $hex }.
log-brain-hex = The Brain lays { $tokens } together into { $hex }, its first empty hex.
log-brain-supply = The Brain’s board is full: { $tokens } to the supply.
log-brain-under = Under the stack: { $tiles }.
log-brain-gain = The Brain gains moment { $tile }; it goes under the stack and is a preference from now on.
log-brain-learn = The Brain learns from moment { $tile }: { $colour } from the supply.
log-brain-learn-none = The Brain cannot learn from moment { $tile }: the supply has no { $colour }.
log-brain-no-turn = The line would be empty: the Brain has no turn.
log-brain-third = And then { $colour }, a third colour being due:
log-alone-won = The match goes to { $seat }, { $more } to { $less }.
log-alone-tie = { $more } each: a tie is a win for { $seat }.
log-alone-lost = The Artificial Brain wins with { $more } to { $less }.

board-queue = Preferences:
board-gained = Gained:
board-worthless = Worth nothing to it:
board-brain-now = This round so far: { $points }
plain-queue = The Brain’s preferences from the left: { $tiles }.
plain-gained = Moments that it gained: { $tiles }.
plain-worthless = Worth nothing to the Brain: { $colour }.
scene-preferences = Preference line, from the left
scene-asks-first = asks first
scene-then = then
scene-misses = misses here
scene-skips = skipped
scene-stack-of = stack of { $count }
scene-gained = Gained
scene-brain-short = The Brain
scene-worthless-short = Worth nothing
scene-worthless = Worth nothing to it
scene-your-aspiration = your aspiration
scene-on-track = for all to see
scene-counts-all = every colour counts
scene-from = From the { $end ->
    [L] left
   *[R] right
  }
scene-draft = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  }, { $tiles ->
    [0] no moment
    [one] 1 moment
   *[other] { $tiles } moments
  }
scene-brain-would = The Brain would then take
scene-brain-choice = you choose the end
scene-brain-nothing = nothing: the line is empty
scene-preference = Preference { $place }: { $tile }
scene-brain-note = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }
edition-fixed = must be { $value }
edition-unasked = { $colour } has no aspiration tile, so the Brain might look for a colour for ever

## Coach: where points come from, in a sentence

source-moment = matching moments
source-thread = the { $colour } thread
source-cluster = core memories
source-in-hexes = the aspiration
source-in-slots = the aspiration
source-in-tiles = the aspiration

## How bots play it, by level

mind-easy = likes long threads, looks one decision ahead, and slips three times in ten
mind-normal = looks one decision ahead, at threads, core memories and moments
mind-hard = thinks to the end of Remember for a blink, and works its Reflect out
mind-expert = thinks to the end of Remember for half a second, and works its Reflect out
